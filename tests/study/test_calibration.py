"""The ledger against whole games: in the long run dice bring what is expected, and harm is what the log says."""

from collections import defaultdict

import pytest

from othersight.kernel.game import Game
from othersight.kernel.replay import replay
from othersight.study.ledger import ledger
from othersight.study.measures import Account, Measure
from othersight.study.rolls import Rolled
from othersight.study.spec import study_of
from tests.study.pasts import past, played

SEEDS = ("5", "6", "7", "8", "9", "10")
FAR = 4.0
"""Standard deviations that one sum in sixteen thousand exceeds."""

TOLD = {"check-harm": (2, None), "strike-back-results": (1, 2)}
"""Where in these lines Wounds (or the harm of a check) and Corruption stand."""


def positions(name: str, seed: str) -> list[Game]:
    return [position.clone() for position in replay(played(name, 0, seed))]


def rolls_of(game: list[Game]) -> list[Rolled]:
    return study_of(game[-1]).rolls(game)


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_no_sum_of_many_games_is_far_from_its_expectation(name: str) -> None:
    found: dict[tuple[str, str], list[Measure]] = defaultdict(list)
    for seed in SEEDS:
        for roll in rolls_of(positions(name, seed)):
            for what, measure in (("successes", roll.successes), *roll.others.items()):
                found[roll.kind, what].append(measure)
    assert len(found) > 10
    sums = {key: Account(tuple(measures)) for key, measures in found.items()}
    assert [(key, one.got, one.expected) for key, one in sums.items() if abs(one.z) > FAR] == []


def test_harm_of_checks_and_strikes_back_is_what_the_log_tells() -> None:
    seen = 0
    for seed in SEEDS:
        game = positions("the-others", seed)
        rolls = iter([roll for roll in rolls_of(game) if is_harm(roll)])
        for entry in game[-1].chronicle.entries():
            if entry.key in TOLD:
                harm = next(rolls).others
                got = [harm[what].got for what in ("wounds", "corruption") if what in harm]
                assert got == [entry.values[at] for at in TOLD[entry.key] if at is not None]
                seen += 1
        assert next(rolls, None) is None
    assert seen > 20


def is_harm(roll: Rolled) -> bool:
    """A roll that stood and whose harm does not hang on FAITH."""
    return roll.stands and roll.kind in ("fire-check", "corruption-check", "strike-back")


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_sides_figures_and_kinds_add_up_to_the_same_dice(name: str) -> None:
    luck = ledger(past(name).positions)
    ways = (luck.sides, luck.figures, luck.kinds)
    assert len({sum([line.dice for line in lines]) for lines in ways}) == 1
    assert len({sum([line.successes.got for line in lines]) for lines in ways}) == 1
    expected = [sum([line.successes.expected for line in lines]) for lines in ways]
    assert expected == pytest.approx([expected[0]] * 3)
