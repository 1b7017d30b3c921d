"""Conditions of The Others never close what the rules offer."""

from collections import Counter
from functools import cache

import pytest

from othersight.games.the_others.rules.conditions import CONDITIONS
from othersight.games.the_others.rules.effects import CARD_QUESTIONS
from othersight.kernel.game import Game
from tests.conformance.meeting import check_rule, rules_of
from tests.conformance.walk import steps_of, walk_named
from tests.rule_ids import rule

WALKS = (
    "the-darkness-within-a-3-pride-diplomat-pick-draft-easy-178",
    "the-darkness-within-b-1-sloth-doctor-random-final-easy-228",
    "havens-last-stand-a-2-pride-hobo-random-final-easy-49",
    "battleground-of-souls-b-4-pride-doctor-random-final-easy-23",
    "the-darkness-within-a-3-sloth-nun-random-final-plain-250",
)
OFTEN = 6
"""So many moments of each verb at each kind of question are kept."""
ELSEWHERE_ONLY = ("TO-SINCARD-02",)
"""Rules of conditions that only speak of verbs which answer another question."""


@cache
def moments(later: int = 0) -> list[Game]:
    """Games at many decisions, of nearly every kind; others with later seeds."""
    seen: Counter[tuple[str, str | int]] = Counter()
    games: list[Game] = []
    for walk in WALKS:
        known = walk_named(walk)
        for game, _, _ in steps_of(known._replace(seed=known.seed + later)):
            question = game.questions[0]
            open_now = {(question.kind, option[0]) for option in question.options}
            if any(seen[each] < OFTEN for each in open_now):
                seen.update(open_now)
                games.append(game.clone())
    return games


OF_RULES = {key: held for key, held in CONDITIONS.items() if key[0] not in CARD_QUESTIONS}
RULES = [id for id in rules_of(OF_RULES) if id not in ELSEWHERE_ONLY]


@pytest.mark.parametrize("id", [pytest.param(id, marks=rule(id)) for id in RULES])
def test_what_is_open_meets_the_conditions_of_the_rule(id: str) -> None:
    assert check_rule(id, moments()) or any(check_rule(id, moments(later)) for later in range(1, 9))
