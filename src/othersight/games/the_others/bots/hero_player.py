"""The scripted Hero Player: which question is answered where."""

from collections.abc import Callable
from typing import Final

from othersight.games.the_others.bots import hero_fight, hero_side, hero_turn
from othersight.games.the_others.bots.position import Position
from othersight.kernel.chance import Chance

Choice = Callable[[Position, list[str]], str]

CHOICES: Final[dict[str, Choice]] = {
    "pick-hero": hero_side.pick_hero,
    "contested-hero": hero_side.first_option,
    "first-hero": hero_turn.first_hero,
    "token": hero_turn.token,
    "start-ability": hero_turn.start_ability,
    "main": hero_turn.main,
    "holy-water": hero_turn.push,
    "icon": hero_turn.icon,
    "orbital-token": hero_turn.orbital_token,
    "orbital-move": hero_turn.orbital_move,
    "orbital-strike": hero_turn.orbital_strike,
    "upgrade": hero_turn.upgrade,
    "inherit": hero_turn.upgrade,
    "heal": hero_fight.heal,
    "cleanse-corruption": hero_turn.cleanse_corruption,
    "remove": hero_turn.remove,
    "face-down": hero_side.face_down,
    "intention": hero_fight.intention,
    "corruption": hero_fight.corruption,
    "faith": hero_fight.faith,
    "assign": hero_fight.assign,
    "protector": hero_fight.protector,
    "wound": hero_fight.wound,
    "dr-gan": hero_fight.dr_gan,
    "end-ability": hero_turn.end_ability,
    "mind-control": hero_turn.push,
    "former-hell-club": hero_side.first_option,
    "branch": hero_side.branch,
    "successor": hero_side.successor,
    "damned": hero_side.damned,
    "hubris": hero_side.hubris,
    "give-up": hero_side.give_up,
    "conceit": hero_side.conceit,
    "ego": hero_side.ego,
    "crawl": hero_side.crawl,
}


def answer(pos: Position, chance: Chance) -> str:
    """The option a Hero Player takes."""
    question = pos.view["question"]
    options: list[str] = question["options"]
    if question["kind"] == "ballot":
        talks = pos.frame("ballot")
        assert talks is not None
        preferred = choice_at(talks["kind"])(pos, talks["options"])
        return hero_side.ballot(pos, preferred, chance)
    return choice_at(question["kind"])(pos, options)


def choice_at(kind: str) -> Choice:
    """How a kind of question is answered."""
    return CHOICES.get(kind, hero_side.of_card)
