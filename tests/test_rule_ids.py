"""The mark that ties a test to rules refuses ids that no catalogue has."""

import pytest

from othersight.rules_reference import UnknownRule
from tests.rule_ids import rule


def test_a_mark_carries_its_ids() -> None:
    assert rule("TO-FIGHT-07", "HR-1").args == ("TO-FIGHT-07", "HR-1")


@pytest.mark.parametrize("id", ["TO-FIGHT-99", "to-fight-07", ""])
def test_an_unknown_id_is_refused(id: str) -> None:
    with pytest.raises(UnknownRule):
        rule(id)


def test_a_mark_without_ids_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one id"):
        rule()
