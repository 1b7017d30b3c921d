"""The scripted Sins Player: which question is answered where."""

from typing import Final

from othersight.games.the_others.bots import hero_side, sin_board, sin_cards, sin_reaction
from othersight.games.the_others.bots.hero_player import Choice
from othersight.games.the_others.bots.position import Position
from othersight.kernel.chance import Chance

CHOICES: Final[dict[str, Choice]] = {
    "contested-hero-for-heroes": sin_cards.contested,
    "dark-past": sin_board.dark_past,
    "place": sin_board.place,
    "first-hero-for-heroes": sin_cards.first_for_heroes,
    "start-of-turn-card": sin_cards.start_of_turn,
    "agony": sin_cards.agony,
    "after-roll-card": sin_cards.after_roll,
    "acolyte-ability": sin_cards.acolyte_ability,
    "nun": sin_cards.nun,
    "start-of-fight-card": sin_cards.start_of_fight,
    "after-fight-card": sin_cards.after_fight,
    "after-kill-card": sin_cards.after_fight,
    "survivor": sin_reaction.survivor,
    "reaction": sin_reaction.reaction,
    "monster": sin_reaction.monster,
    "monster-move": sin_reaction.monster_move,
    "marguerite": sin_reaction.marguerite,
    "reaction-fight": sin_reaction.reaction_fight,
    "summon": sin_board.summon,
    "summon-nest": sin_board.nest,
    "enter": sin_board.nest,
    "apocalypse": sin_board.apocalypse,
    "branch-for-heroes": sin_cards.branch_for_heroes,
    "mark": sin_board.mark,
    "door": sin_board.door,
    "hate": sin_cards.hate,
    "teleport": sin_cards.teleport,
    "conceit-for-heroes": sin_cards.refuse_for_heroes,
    "conceit-avatar": sin_cards.conceit_avatar,
    "ego-for-heroes": sin_cards.corruption_for_heroes,
    "crawl-for-heroes": sin_cards.wounds_for_heroes,
}


def answer(pos: Position, chance: Chance) -> str:
    """The option the Sins Player takes."""
    question = pos.view["question"]
    if question["kind"] == "place" and pos.config.face_down:
        return sin_board.place_face_down(pos, question["options"], chance)
    choice = CHOICES.get(question["kind"], hero_side.of_card)
    return choice(pos, question["options"])
