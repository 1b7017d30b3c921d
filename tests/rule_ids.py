"""`@rule("TO-FIGHT-07")` on a test says which rules of the catalogue it proves."""

import pytest

from othersight.rules_reference import UnknownRule
from othersight.rules_reference import rule as rule_of_catalogue


def rule(*ids: str) -> pytest.MarkDecorator:
    """A mark with rule ids; an id that is not in a catalogue fails when tests are collected."""
    if not ids:
        raise ValueError('@rule needs at least one id, such as @rule("TO-FIGHT-07")')
    for id in ids:
        known = rule_of_catalogue(id).id
        if known != id:
            raise UnknownRule(id, (known,))
    return pytest.mark.rule(*ids)
