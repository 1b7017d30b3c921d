"""Decide, clone and wander off, save and load, rewind: the laws hold whatever is done."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.properties.machine import LiveMachine, Machine, OthersMachine


@pytest.mark.parametrize(("machine", "examples"), [(OthersMachine, 60), (LiveMachine, 40)])
def test_laws_hold_whatever_is_done_with_a_game(machine: type[Machine], examples: int) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=25,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
