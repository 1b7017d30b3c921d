"""Questions of The Others that nobody would answer in two ways, as everybody at the table can see."""

from collections.abc import Callable, Collection
from itertools import combinations_with_replacement
from typing import Final

from othersight.games.the_others.questions.standing import fight_with, free_results
from othersight.games.the_others.rules.city import CityAction, is_useful, visible_icons
from othersight.games.the_others.rules.cleanse import Cleanse
from othersight.games.the_others.rules.corrupt import TOP
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.fight_options import RESULTS, can_start_fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.kill import defense_of
from othersight.games.the_others.rules.monster_move import can_any_move
from othersight.games.the_others.rules.sin_reaction import SinReaction
from othersight.games.the_others.rules.token import removable_in
from othersight.games.the_others.rules.wound import TakeWounds, markers_left
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, Question, number, word

WELCOME: Final = ("heal", "extra-turn", "inventory")
"""Icons that only help; a lower Level is not what every Hero wants, and a strike wants aiming."""

Judged = Option | None
Outcome = tuple[int, int, int]


def obvious_answer(g: Game, question: Question, listeners: Collection[int]) -> Judged:
    """The only answer that makes sense; None if it is a decision."""
    if question.kind == "intention":
        return None if SINS in listeners else question.options[0]
    judge = JUDGES.get(question.kind)
    return judge(g, g.stack[-1], question.options) if judge is not None else None


def only_victim(g: Game, frame: Procedure, options: list[Option]) -> Judged:
    """TO-FIGHT-15: Hits for one Monster, for Monsters that do not differ, or for all of them."""
    assert isinstance(frame, Fight)
    t = table_of(g)
    victims = [number(option, 1) for option in options if option != PASS]
    alike = len({likeness(t, monster) for monster in victims}) == 1
    enough = sum([defense_of(g, monster) for monster in victims]) <= frame.hits
    return options[0] if alike or enough else None


def likeness(t: OthersTable, monster: int) -> tuple[int, str, bool, int]:
    """What tells Monsters of one Space apart."""
    record = t.monsters[monster]
    return record.kind, record.card, record.marked, record.hero


def only_target(g: Game, frame: Procedure, options: list[Option]) -> Judged:
    """TO-CITY-09: one target of a strike that has been aimed there."""
    return options[0] if len(options) == 2 else None


def only_removal(g: Game, frame: Procedure, options: list[Option]) -> Judged:
    """TO-CLEANSE-03: one kind of token, or a success for each of them."""
    assert isinstance(frame, Cleanse)
    t = table_of(g)
    space = t.heroes[frame.hero].space
    tokens = sum([t.spaces[space].tokens[kind] for kind in removable_in(t, space)])
    return options[0] if len(options) == 2 or tokens <= frame.successes else None


def only_icon(g: Game, frame: Procedure, options: list[Option]) -> Judged:
    """TO-CITY-04: the one icon for which he has used the City Action, or icons that only help."""
    assert isinstance(frame, CityAction)
    t = table_of(g)
    icons = [word(option, 1) for option in options if option != PASS]
    if all([icon in WELCOME for icon in icons]):
        return options[0]
    seen = visible_icons(t, t.heroes[frame.hero].space)
    untouched = len(frame.icons) == len(seen)
    useful = [icon for icon in seen if is_useful(t, frame.hero, icon)]
    return options[0] if untouched and len(useful) == 1 else None


def fatal_wound(g: Game, frame: Procedure, options: list[Option]) -> Judged:
    """TO-WOUND-05: Wounds that kill him wherever the markers lie, those of the Fight's Corruption among them."""
    assert isinstance(frame, TakeWounds)
    hero = table_of(g).heroes[frame.hero]
    wounds = frame.wounds + wounds_of_corruption(g.stack[-2], hero)
    return options[0] if wounds >= markers_left(hero) else None


def wounds_of_corruption(caller: Procedure, hero: Hero) -> int:
    """TO-CORRUPT-11, TO-FIGHT-12: what Level 7 cannot take of the Corruption that follows the Wounds of a Fight."""
    if not isinstance(caller, Fight):
        return 0
    return max(0, caller.corruption_due - (TOP - hero.level))


def idle_reaction(g: Game, frame: Procedure, options: list[Option]) -> Judged:
    """TO-SINREACT-08: no Monster can Move, and none is with the current Hero."""
    assert isinstance(frame, SinReaction)
    t = table_of(g)
    return None if can_any_move(t) or can_start_fight(t, frame.hero) else PASS


def better_faith(g: Game, frame: Procedure, options: list[Option]) -> Judged:
    """TO-DICE-05: a result that is never worse than another, whatever the FAITH left over is turned into: a Hit, where
    nothing is left that DEF or CC could cancel. After a shot the Sin roll is still to come."""
    assert isinstance(frame, Fight)
    if frame.is_ranged:
        return None
    outcomes = outcomes_of(g, free_results(table_of(g), frame) - len(frame.chosen))
    reached = {
        option: [outcomes[split] for split in outcomes if word(option, 1) in split]
        for option in options
    }
    for option in options:
        if all([surpasses(reached[option], reached[other]) for other in options]):
            return option
    return None


def outcomes_of(g: Game, left: int) -> dict[tuple[str, ...], Outcome]:
    """Hits, and Wounds and Corruption below zero, for every way to turn so much FAITH into results."""
    outcomes: dict[tuple[str, ...], Outcome] = {}
    for split in combinations_with_replacement(RESULTS, left):
        fight = fight_with(g, *split)
        outcomes[split] = (fight.hits, -fight.wounds_due, -fight.corruption_due)
    return outcomes


def surpasses(mine: list[Outcome], other: list[Outcome]) -> bool:
    """Whether for everything that the other reaches there is something here that is nowhere worse."""
    return all(
        [any([all([m >= o for m, o in zip(a, b, strict=True)]) for a in mine]) for b in other]
    )


JUDGES: Final[dict[str, Callable[[Game, Procedure, list[Option]], Judged]]] = {
    "assign": only_victim,
    "faith": better_faith,
    "icon": only_icon,
    "orbital-strike": only_target,
    "reaction": idle_reaction,
    "remove": only_removal,
    "wound": fatal_wound,
}
