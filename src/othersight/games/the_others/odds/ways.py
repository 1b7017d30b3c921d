"""The ways of the rest of a Hero's Move, each with its price and its odds (TO-MOVE-01, TO-MOVE-11, TO-CHECK-06)."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from othersight.games.the_others.odds.options import harm_odds
from othersight.games.the_others.odds.pending_roll import certain_corruption, dice_in
from othersight.games.the_others.odds.rolls import Check, check_odds
from othersight.games.the_others.rules.check import shield
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.metro import steps_from
from othersight.games.the_others.rules.move import steps_of_move, wounds_for_leaving
from othersight.games.the_others.rules.token import corruption_in, fire_in
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.state.table import OthersTable
from othersight.games.the_others.words.names import space_named
from othersight.games.the_others.words.space import place_with_icons
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.toolkit.phrases import Phrase
from othersight.toolkit.ways import Way

LONGEST = 4
"""Steps of the longest way; nobody plans further, and there would be too many."""

Path = tuple[int, ...]


class Price(NamedTuple):
    """What a way costs: steps, Wounds for leaving Monsters, dice of Fire and Corruption checks, certain Corruption."""

    steps: int
    wounds: int
    fire: int
    corruption: int
    certain: int

    def is_no_worse(self, other: "Price") -> bool:
        return all([mine <= theirs for mine, theirs in zip(self, other, strict=True)])


def ways_of(game: Game, seat: int) -> list[Way]:
    """The ways of two or more steps that are open to a seat; of those to one Space the ones that are no worse."""
    question = game.question_of(seat)
    turn = game.stack[-1]
    if question.kind != "main" or not isinstance(turn, Turn):
        return []
    if not any([option[0] == "move" for option in question.options]):
        return []
    t = table_of(game)
    best: dict[int, list[tuple[Price, Path]]] = {}
    for path in sorted(paths_from(t, turn), key=len):
        add_way(best.setdefault(path[-1], []), price_of(t, turn, path), path)
    return [
        way_along(game, turn, price, path)
        for found in best.values()
        for price, path in found
        if price.steps > 1
    ]


def paths_from(t: OthersTable, turn: Turn) -> Iterator[Path]:
    """Every way of one or more steps that comes to no Space twice."""
    whole = min(turn.step_limit, steps_of_move(t, t.heroes[turn.hero]))
    left = min(whole - turn.steps_made, LONGEST)
    going: list[Path] = [(t.heroes[turn.hero].space,)]
    for _ in range(left):
        going = [(*path, s) for path in going for s in steps_from(t, path[-1]) if s not in path]
        yield from going


def price_of(t: OthersTable, turn: Turn, path: Path) -> Price:
    """TO-MOVE-05, TO-CHECK-06: leaving and entering, step by step."""
    hero = t.heroes[turn.hero]
    passed = [space for step in pairwise(path) for space in step]
    steps = len(path) - 1
    return Price(
        steps,
        sum([wounds_for_leaving(t, hero, space) for space in path[:-1]]),
        sum([fire_in(t, space) for space in passed]),
        sum([corruption_in(t, space) for space in passed]),
        sum([certain_corruption(t, turn.steps_made + nth) for nth in range(1, steps + 1)]),
    )


def add_way(found: list[tuple[Price, Path]], price: Price, path: Path) -> None:
    """Keep a way unless another one is nowhere worse; then those go that it surpasses."""
    if any([other.is_no_worse(price) for other, _ in found]):
        return
    found[:] = [(other, way) for other, way in found if not price.is_no_worse(other)]
    found.append((price, path))


def way_along(game: Game, turn: Turn, price: Price, path: Path) -> Way:
    """A way in words, with the odds of its checks."""
    t = table_of(game)
    costs = [
        Phrase(f"the-others-way-{name}", count=count)
        for name, count in zip(Price._fields[1:], price[1:], strict=True)
        if count
    ]
    through = [space_named(t.config.city, space) for space in path[1:-1]]
    words = Phrase(
        "the-others-whole-way",
        space=place_with_icons(t, path[-1]),
        through=through,
        steps=price.steps,
    )
    if costs:
        words = Phrase("the-others-step-at-a-cost", step=words, costs=costs)
    options = tuple([("move", space) for space in path[1:]])
    return Way(options, path, words, odds_along(game, turn, price, path))


def odds_along(game: Game, turn: Turn, price: Price, path: Path) -> Odds | None:
    """All checks of the way together; None if there is none."""
    t = table_of(game)
    checks: list[Check] = []
    for here, there in pairwise(path):
        for space in (here, there):
            for dice, is_fire in ((corruption_in(t, space), False), (fire_in(t, space), True)):
                if dice:
                    checks.append(Check(dice, is_fire, shield(t, turn.hero)))
    if not checks:
        return None
    harm = check_odds(tuple(checks), dice_in(t), price.wounds, price.certain)
    return harm_odds(game, game, turn.hero, harm, "move")
