"""Questions in words: who is asked what, with the facts one needs to answer.

A question is described by the facts its text uses, each as `name=fact` or as the fact alone; a fact is read off
the rule that asks, which is the innermost one under way.
"""

from collections.abc import Callable
from typing import Any

from othersight.games.the_others.questions.standing import free_results
from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.rules.effects import CARD_QUESTIONS
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.move import steps_of_move, wounds_for_leaving
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.rules.unite import Collective
from othersight.games.the_others.state.config import FAITH
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.games.the_others.words.fight_results import results_so_far
from othersight.games.the_others.words.names import (
    card_named,
    counted,
    hero_named,
    members_of,
    monster_named,
    roll_named,
    seat_named,
    space_named,
    token_named,
)
from othersight.games.the_others.words.options import ballot_option
from othersight.games.the_others.words.space import contents_of, monsters_in
from othersight.kernel.game import Game
from othersight.kernel.question import Question
from othersight.toolkit.card_questions import facts_with
from othersight.toolkit.log_words import a_number
from othersight.toolkit.phrases import Argument, Phrase

RULES: dict[str, str] = {
    # set-up and Rounds
    "pick-hero": "",
    "contested-hero": "hero=contested",
    "dark-past": "card=past-card text=past-text",
    "place": "token=placed hidden already",
    "first-hero": "",
    "ballot": "stated",
    "token": "hero tokens=turn-tokens extra=extra-turns",
    # a Hero's Turn
    "start-of-turn-card": "hero=current",
    "start-ability": "hero",
    "main": "hero space=hero-space here steps action leaving state",
    "agony": "hero space=check-space",
    "after-roll-card": "roll=last-roll",
    "holy-water": "monster",
    "icon": "hero",
    "orbital-token": "hero",
    "orbital-move": "hero",
    "orbital-strike": "hero",
    "upgrade": "hero",
    "heal": "hero",
    "cleanse-corruption": "hero next=next-level bonuses=cleanse-bonuses",
    "remove": "hero count=successes",
    # Fights
    "intention": "hero ranged next=next-level opponents bonuses=next-bonuses",
    "acolyte-ability": "hero opponents space=fight-space acolyte",
    "nun": "space=icon-space",
    "face-down": "hero",
    "start-of-fight-card": "hero ranged opponents",
    "corruption": "hero next=next-level opponents bonuses=next-bonuses barred",
    "faith": "hero roll=hero-roll nth=choice-number of=choices source=choice-source standing",
    "assign": "hero count=hits",
    "protector": "hero count=wounds-due",
    "wound": "hero count=wounds markers",
    "dr-gan": "hero",
    "after-fight-card": "hero",
    "after-kill-card": "hero=current",
    "survivor": "monster=survivor members=survivor-members hero",
    "end-ability": "hero",
    "mind-control": "monster",
    "former-hell-club": "hero",
    # the Sins Player
    "reaction": "hero count=reactions space=hero-space",
    "monster": "count=monsters-left",
    "monster-move": "monster=picked members=picked-members",
    "marguerite": "",
    "reaction-fight": "hero space=hero-space",
    "summon": "due",
    "summon-nest": "monster=picked",
    "enter": "monster members",
    "apocalypse": "",
    "mark": "count=marks",
    "hate": "",
    "teleport": "hero",
    "conceit-avatar": "",
    # the Story, successors and prices
    "branch": "",
    "successor": "hero=dead",
    "inherit": "hero=successor count=inherited",
    "damned": "hero",
    "hubris": "hero",
    "conceit": "",
    "ego": "",
    "crawl": "hero=current",
    # what the Sins Player decides for Heroes who did not agree
    "contested-hero-for-heroes": "hero=contested",
    "first-hero-for-heroes": "",
    "branch-for-heroes": "",
    "conceit-for-heroes": "",
    "ego-for-heroes": "",
    "crawl-for-heroes": "hero=current",
}
QUESTIONS: dict[str, str] = facts_with(RULES, CARD_QUESTIONS)

BONUSES: dict[int, tuple[str, int]] = {
    2: ("dice", 1),
    3: ("def", 1),
    4: ("hit", 1),
    5: ("dice", 1),
    6: ("hit", 2),
    7: ("choice", 1),
}
"""What each slot of the Corruption Track brings."""

Fact = Callable[[Game, OthersTable, Any], Argument]


def phrase_question(game: Game, question: Question) -> Phrase:
    """What a seat is asked."""
    t = table_of(game)
    arguments: dict[str, Argument] = {}
    for part in QUESTIONS[question.kind].split():
        name, _, fact = part.partition("=")
        arguments[name] = FACTS[fact or name](game, t, game.stack[-1])
    return Phrase(f"the-others-question-{question.kind}", **arguments)


def steps_left(game: Game, t: OthersTable, turn: Any) -> int:
    """How many steps the Hero may still Move."""
    if turn.move_over:
        return 0
    limit = int(min(turn.step_limit, steps_of_move(t, t.heroes[turn.hero])))
    return max(0, limit - int(turn.steps_made))


def price_of_leaving(game: Game, t: OthersTable, turn: Any) -> int:
    """The Wounds that the next step would cost for the Monsters here."""
    hero = t.heroes[turn.hero]
    return wounds_for_leaving(t, hero, hero.space) if steps_left(game, t, turn) else 0


def surroundings(game: Game, t: OthersTable, turn: Any) -> Phrase:
    """Who and what else is in the Hero's Space."""
    space = t.heroes[turn.hero].space
    name = hero_named(turn.hero).key
    others = [thing for thing in contents_of(t, space) if thing.key != name]
    return Phrase("the-others-here", things=others) if others else Phrase("the-others-alone-here")


def state_of(game: Game, t: OthersTable, turn: Any) -> Phrase:
    """A Hero's Level and Wounds."""
    hero = t.heroes[turn.hero]
    return Phrase("the-others-state", level=hero.level, wounds=len(hero.covered))


def opponents(game: Game, t: OthersTable, frame: Any) -> list[Phrase]:
    """The Monsters of the Fight under way."""
    fight = innermost_fight(game)
    return monsters_in(t, fight.space) if fight is not None else []


def innermost_fight(game: Game) -> Fight | None:
    """The Fight under way, only to be read."""
    for frame in reversed(game.stack):
        if isinstance(frame, Fight):
            return frame
    return None


def hero_of_fight_or(game: Game, frame: Any) -> int:
    """The Hero whom the rule that asks is about."""
    hero = getattr(frame, "hero", -1)
    if hero >= 0:
        return int(hero)
    fight = innermost_fight(game)
    return fight.hero if fight is not None else table_of(game).current


def next_bonuses(game: Game, t: OthersTable, frame: Any) -> list[Phrase]:
    """What Voluntary Corruption would bring: the open slots up to the next Level."""
    return bonuses(t.heroes[hero_of_fight_or(game, frame)], ("dice", "def", "hit", "choice"))


def bonuses(hero: Hero, kinds: tuple[str, ...]) -> list[Phrase]:
    """The bonuses of some kinds on one Level more, each kind added up (TO-CORRUPT-06)."""
    found = dict.fromkeys(kinds, 0)
    for slot in range(2, hero.level + 2):
        kind, count = BONUSES[slot]
        if slot not in hero.covered and kind in found:
            found[kind] += count
    return [
        Phrase(f"the-others-bonus-{kind}", count=count) for kind, count in found.items() if count
    ]


def cleanse_bonuses(game: Game, t: OthersTable, frame: Any) -> list[Phrase]:
    """Those of them that count in a Cleanse: dice and the result of choice (TO-CLEANSE-06)."""
    return bonuses(t.heroes[frame.hero], ("dice", "choice"))


def is_shot(game: Game, t: OthersTable, frame: Any) -> str:
    """Whether the Fight under way is Ranged."""
    fight = innermost_fight(game)
    return "yes" if fight is not None and fight.is_ranged else "no"


def source_of_choice(game: Game, t: OthersTable, fight: Fight) -> str:
    """What gives the Hero the result to be chosen now: a FAITH, or Level 7 after them."""
    return "faith" if len(fight.chosen) < fight.hero_roll.count(FAITH) else "level"


def last_roll(game: Game, t: OthersTable, frame: Any) -> Phrase:
    """The dice that lie on the table now."""
    for under_way in reversed(game.stack):
        if isinstance(under_way, Fight):
            return fight_roll(under_way)
        rolled = getattr(under_way, "rolled", None)
        if rolled is not None:
            return roll_named(rolled)
    return roll_named(())


def fight_roll(fight: Fight) -> Phrase:
    """The dice of a Fight: both sides, or the one that rolls alone at a distance."""
    if fight.is_ranged:
        return roll_named(fight.sin_roll or fight.hero_roll)
    return Phrase(
        "the-others-both-rolls", hero=roll_named(fight.hero_roll), sins=roll_named(fight.sin_roll)
    )


def already_chosen(game: Game, t: OthersTable, frame: Any) -> Phrase:
    """The Spaces chosen for the tokens of this task before."""
    if not frame.chosen:
        return Phrase("the-others-none-chosen")
    spaces = [space_named(t.config.city, space) for space in frame.chosen]
    return Phrase("the-others-chosen", spaces=spaces)


def standing(game: Game, t: OthersTable, frame: Any) -> Phrase:
    """What the Fight would come to if all results still to be chosen came to nothing."""
    return Phrase("the-others-standing", results=results_so_far(game))


def stated(game: Game, t: OthersTable, frame: Any) -> Phrase:
    """What each Hero Player has stated so far."""
    assert isinstance(frame, Collective)
    said = [
        Phrase(
            "the-others-stated",
            seat=seat_named(seat),
            option=ballot_option(game, frame.options[at]),
        )
        for seat, at in enumerate(frame.stated, start=1)
    ]
    together = said[-1]
    for first in reversed(said[:-1]):
        together = Phrase("the-others-stated-more", first=first, rest=together)
    return together


def steps_of_turn(game: Game, t: OthersTable, frame: Any) -> Phrase:
    """The rest of the Move."""
    return counted("steps", steps_left(game, t, frame))


def contested(game: Game, t: OthersTable, frame: Any) -> Phrase:
    """The Hero that two players want."""
    option = frame.options[0]
    return hero_named(a_number(VERBS.form(option).values(option)["hero"]))


def turn_hero(game: Game) -> int:
    """The Hero whose Turn it is, or the current one."""
    for frame in reversed(game.stack):
        if isinstance(frame, Turn):
            return frame.hero
    return table_of(game).current


FACTS: dict[str, Fact] = {
    "hero": lambda g, t, f: hero_named(hero_of_fight_or(g, f)),
    "current": lambda g, t, f: hero_named(turn_hero(g)),
    "contested": contested,
    "past-card": lambda g, t, f: card_named(f.cards[len(f.chosen)]),
    "past-text": lambda g, t, f: Phrase(f"the-others-card-{f.cards[len(f.chosen)]}.text"),
    "placed": lambda g, t, f: token_named(f.kinds[len(f.chosen)]),
    "hidden": lambda g, t, f: "yes" if f.face_down else "no",
    "already": already_chosen,
    "stated": stated,
    "turn-tokens": lambda g, t, f: t.heroes[f.hero].turns,
    "extra-turns": lambda g, t, f: t.heroes[f.hero].extra_turns,
    "hero-space": lambda g, t, f: space_named(t.config.city, t.heroes[f.hero].space),
    "check-space": lambda g, t, f: space_named(t.config.city, f.space),
    "fight-space": lambda g, t, f: space_named(t.config.city, f.space),
    "icon-space": lambda g, t, f: space_named(t.config.city, f.space),
    "here": surroundings,
    "steps": steps_of_turn,
    "action": lambda g, t, f: "used" if f.acted else "free",
    "leaving": price_of_leaving,
    "state": state_of,
    "last-roll": last_roll,
    "monster": lambda g, t, f: monster_named(t, f.monster),
    "members": lambda g, t, f: members_of(t, f.monster),
    "picked": lambda g, t, f: monster_named(t, f.picked),
    "picked-members": lambda g, t, f: members_of(t, f.picked),
    "survivor": lambda g, t, f: monster_named(t, f.moving[0]),
    "survivor-members": lambda g, t, f: members_of(t, f.moving[0]),
    "next-level": lambda g, t, f: t.heroes[f.hero].level + 1,
    "next-bonuses": next_bonuses,
    "cleanse-bonuses": cleanse_bonuses,
    "ranged": is_shot,
    "choice-source": source_of_choice,
    "successes": lambda g, t, f: f.successes,
    "opponents": opponents,
    "acolyte": lambda g, t, f: Phrase(f"the-others-acolyte-{t.config.acolyte}.text"),
    "barred": lambda g, t, f: "yes" if f.barred else "no",
    "choice-number": lambda g, t, f: len(f.chosen) + 1,
    "choices": lambda g, t, f: free_results(t, f),
    "standing": standing,
    "hero-roll": lambda g, t, f: roll_named(f.hero_roll),
    "hits": lambda g, t, f: f.hits,
    "wounds-due": lambda g, t, f: f.wounds_due,
    "wounds": lambda g, t, f: f.wounds,
    "markers": lambda g, t, f: len(t.heroes[f.hero].covered),
    "reactions": lambda g, t, f: t.sins.reactions,
    "monsters-left": lambda g, t, f: f.left,
    "due": lambda g, t, f: f.due,
    "marks": lambda g, t, f: f.marks,
    "dead": lambda g, t, f: hero_named(f.dead),
    "successor": lambda g, t, f: hero_named(f.successor),
    "inherited": lambda g, t, f: f.upgrades,
}
