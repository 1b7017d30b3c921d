"""Decide, clone and wander off, save and load, rewind: the laws hold whatever is done."""

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.properties.machine import GameMachine


def test_laws_hold_whatever_is_done_with_a_game() -> None:
    run_state_machine_as_test(
        GameMachine,
        settings=settings(
            max_examples=60,
            stateful_step_count=25,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
