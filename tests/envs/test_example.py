"""The example of docs/envs.md, run small: what it trains is better than chance, and chance is not."""

import math
from typing import Any

import numpy as np
import pytest

from examples.train_masked_policy import GENTLE, STORY, MaskedPolicy, judged, train
from othersight.envs import the_others_v1

TRAINED_WITH = 96
TESTED_WITH = 48
SURE = 3.5
"""Standard errors; chance alone gets as far once in four thousand times."""


@pytest.fixture(scope="module")
def env() -> Any:
    return the_others_v1.env(story=STORY, hero_players=1, figures=GENTLE)


def standard_errors(one: Any, other: Any) -> float:
    """How far two means are apart."""
    spread = math.sqrt((np.var(one, ddof=1) + np.var(other, ddof=1)) / len(one))
    return float((one.mean() - other.mean()) / spread)


def test_a_trained_policy_beats_a_random_one(env: Any) -> None:
    policy = train(env, TRAINED_WITH, seconds=math.inf, seed=0)
    _, _, trained = judged(env, policy, TESTED_WITH)
    _, _, untrained = judged(env, MaskedPolicy(), TESTED_WITH)
    _, _, at_random = judged(env, None, TESTED_WITH)
    assert standard_errors(trained, at_random) > SURE
    assert abs(standard_errors(untrained, at_random)) < SURE
