"""Whatever is open meets every condition of its verb: read rule by rule, so that each rule answers for its own."""

from collections.abc import Iterable

from othersight.kernel.game import Game
from othersight.kernel.question import text_of
from othersight.toolkit.conditions import Conditions
from tests.conformance.checks import CASE_OF


def rules_of(table: dict[tuple[str, str], Conditions]) -> list[str]:
    """The rules that a game's conditions name."""
    return sorted({condition.rule for conditions in table.values() for condition in conditions})


def check_rule(rule: str, games: Iterable[Game]) -> int:
    """No condition of the rule closes what is open; how often one was asked."""
    asked = 0
    for game in games:
        for question in game.questions[:1]:
            case = CASE_OF[game.definition.name](game, question)
            for option in question.options:
                case.think_of(option)
                for condition in case.table[question.kind, str(option[0])]:
                    if condition.rule == rule:
                        asked += 1
                        assert condition.holds(case), f"{text_of(option)} fails {condition.key}"
    return asked
