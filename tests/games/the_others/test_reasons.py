"""Whatever is not open in The Others has a reason: the first condition that fails, with its rule and in words."""

import re
from pathlib import Path

import pytest

import othersight
from othersight.games import words_of
from othersight.games.the_others.rules.case import CONDITIONS
from othersight.games.the_others.verbs import VERBS
from othersight.games.the_others.windows import WINDOWS
from othersight.games.the_others.words.reasons import FACTS, REASONS
from othersight.locales import keys, render
from othersight.toolkit.conditions import ELSEWHERE
from othersight.toolkit.legality import forms_at, kinds_of
from tests.conformance.checks import is_rule
from tests.games.the_others.play import at

SOURCE = Path(othersight.__file__).parent / "games" / "the_others"
LOCALE = Path(othersight.__file__).parent / "locales" / "en" / "the_others" / "reasons.ftl"
GENERAL = {
    "reason-game-over",
    "reason-not-your-decision",
    "reason-not-an-option",
    "reason-not-understood",
    "reason-other-moment",
    "reason-must-choose",
    "reason-wrong-form",
    "reason-card-not-so",
}
"""Reasons that no condition gives, or only that of a card of one's own that names none."""


def test_every_reason_of_a_condition_has_words_and_all_words_have_a_condition() -> None:
    raised = {condition.key for conditions in CONDITIONS.values() for condition in conditions}
    assert raised | GENERAL == set(REASONS)
    assert set(REASONS) <= keys()
    used = {part.rpartition("=")[2] for facts in REASONS.values() for part in facts.split()}
    assert used == set(FACTS)


def test_every_key_of_a_reason_in_the_source_has_words() -> None:
    written = "\n".join([file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")])
    assert set(re.findall(r'"(reason-[a-z0-9-]+)"', written)) == set(REASONS)


def test_every_condition_cites_a_rule_of_the_catalogue() -> None:
    rules = {condition.rule for conditions in CONDITIONS.values() for condition in conditions}
    assert [rule for rule in sorted(rules) if not is_rule(rule)] == []


def test_every_verb_of_every_question_has_its_conditions() -> None:
    answered = {
        (kind, verb) for kind in WINDOWS for verb in VERBS.names if forms_at(VERBS, kind, verb)
    }
    elsewhere = {(kind, verb) for kind, verb in CONDITIONS if kind == ELSEWHERE}
    assert set(CONDITIONS) - elsewhere == answered
    assert {verb for _, verb in elsewhere} <= set(VERBS.names)


def test_every_moment_that_is_named_has_words() -> None:
    start = "the-others-moment-"
    moments = {kinds_of(VERBS, verb)[0] for verb in VERBS.names if verb not in ("pass", "play")}
    assert {key.removeprefix(start) for key in keys() if key.startswith(start)} == moments


CASES: list[tuple[str, str, str]] = [
    ("frob 12", "reason-not-understood", "TO-TIME-08"),
    ("", "reason-not-understood", "TO-TIME-08"),
    ("move", "reason-wrong-form", "TO-TIME-08"),
    ("fight 3", "reason-wrong-form", "TO-TIME-08"),
    ("cover 3", "reason-other-moment", "TO-WOUND-01"),
    ("pass", "reason-must-choose", "TO-TIME-08"),
    ("play hate", "reason-sins-players-card", "TO-SINCARD-01"),
    ("holy-water 0", "reason-not-his-ability", "TO-TIME-10"),
    ("put-down proxy", "reason-not-held", "TO-NPC-03"),
    ("city-action", "reason-icons-covered", "TO-CITY-13"),
]


@pytest.mark.parametrize(("option", "key", "rule"), CASES)
def test_in_the_main_part_of_a_turn(option: str, key: str, rule: str) -> None:
    game = at(hero="rose", heroes={"rose": {"space": "e"}})
    assert game.question
    reason = game.why_not(game.question.seat, option)
    assert reason is not None
    assert (reason.key, reason.rule) == (key, rule)
    assert render(words_of(game).reason(game, reason)).endswith(".")
