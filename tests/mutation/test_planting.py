"""A planted fault changes the running rules of one forked process and nothing else."""

import signal
from dataclasses import replace
from types import FunctionType
from typing import Any

import pytest

from othersight.games.the_others.rules import move
from tests.mutation.asserting import Watch
from tests.mutation.fault import Fault, NotApplicable
from tests.mutation.planting import live_functions, plant
from tests.mutation.runner import in_children

pytestmark = pytest.mark.skipif(
    not isinstance(move.teleport_hero, FunctionType),
    reason="faults are planted in interpreted code; the command imports that by itself",
)

FILE = "games/the_others/rules/move.py"
STEPS = Fault(
    ("TO-MOVE-11",),
    FILE,
    "HeroStep",
    '"corruption_left", "fire_left"',
    '"fire_left", "corruption_left"',
)


def in_a_child(fault: Fault, look: Any) -> dict[str, Any]:
    live = live_functions()

    def work() -> dict[str, Any]:
        plant(fault, live)
        return {"seen": look()}

    (told,) = in_children([work], 1)
    return told


def test_a_function_runs_with_the_fault_in_the_child_only() -> None:
    fault = Fault(
        ("TO-MOVE-14",),
        FILE,
        "teleport_hero",
        "place_hero(table_of(g), hero, space)",
        "return 'lost'",
    )
    seen = in_a_child(fault, lambda: move.teleport_hero(None, 0, 0))  # type: ignore[arg-type]
    assert seen == {"seen": "lost"}
    with pytest.raises(AttributeError):
        move.teleport_hero(None, 0, 0)  # type: ignore[arg-type]


def test_steps_change_places() -> None:
    before = move.HeroStep.steps
    seen = in_a_child(STEPS, lambda: list(move.HeroStep.steps))["seen"]
    assert seen.index("fire_left") < seen.index("corruption_left")
    assert sorted(seen) == sorted(before)
    assert move.HeroStep.steps == before


def test_a_fault_that_changes_nothing_is_refused() -> None:
    with pytest.raises(NotApplicable, match="is changed by the fault"):
        plant(replace(STEPS, new=STEPS.old), live_functions())


def test_works_are_answered_in_order_and_an_endless_one_is_ended() -> None:
    def endless() -> dict[str, Any]:
        signal.setitimer(signal.ITIMER_PROF, 0.05)
        while True:
            pass

    works = [lambda: {"n": 1}, endless, lambda: {"n": 3}]
    assert list(in_children(works, 2)) == [{"n": 1}, {"signal": signal.SIGPROF}, {"n": 3}]


def asserting() -> None:
    for name in ("live", "functions"):
        assert (
            name  # on a line of its own
            in live_functions.__name__
        )


def silent() -> None:
    live_functions.__name__.upper()


def test_an_assertion_is_seen_when_it_runs() -> None:
    watch = Watch()
    with watch:
        silent()
    assert not watch.has_asserted
    with watch:
        asserting()
    assert watch.has_asserted
