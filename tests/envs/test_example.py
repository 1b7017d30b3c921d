"""The example of docs/envs.md, run small: what it trains is better than chance, and chance is not."""

import math
from typing import Any

import numpy as np
import pytest

from examples.train_masked_policy import judged, train, untrained

TRAINED_WITH = 80
TESTED_WITH = 24
SURE = 3.5
"""Standard errors; chance alone gets as far once in four thousand times."""


def standard_errors(one: Any, other: Any) -> float:
    """How far two means are apart."""
    spread = math.sqrt((np.var(one, ddof=1) + np.var(other, ddof=1)) / len(one))
    return float((one.mean() - other.mean()) / spread)


@pytest.mark.slow
def test_a_trained_policy_beats_a_random_one() -> None:
    policy = train(TRAINED_WITH, seed=0, sins_players=("random",))
    _, trained = judged(policy, "random", TESTED_WITH)
    _, alike = judged(untrained(), "random", TESTED_WITH)
    _, at_random = judged(None, "random", TESTED_WITH)
    assert standard_errors(trained, at_random) > SURE
    assert abs(standard_errors(alike, at_random)) < SURE
