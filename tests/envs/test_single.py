"""One seat as a Gymnasium environment, the others played by bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from othersight.envs import SeatEnv
from othersight.kernel.errors import UnknownName

CASES = pytest.mark.parametrize(
    ("name", "options"),
    [
        ("the_others-v1", {"agent": "sins_0", "bots": "random", "hero_players": 1}),
        ("they_live-v2", {"agent": "player_2", "bots": "random", "players": 4}),
    ],
)


@CASES
def test_gymnasium_finds_nothing_wrong(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(f"othersight/{name}", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


@CASES
def test_the_agent_alone_is_asked_until_the_game_is_over(
    name: str, options: dict[str, Any]
) -> None:
    env = SeatEnv(name, **options)
    draw = np.random.default_rng(1)
    _, info = env.reset(seed=5)
    reward, over = 0.0, False
    while not over:
        assert env.play.open_to(env.seat) is not None
        assert info["question"]
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = env.step(int(draw.choice(legal)))
    assert reward in (-1.0, 1.0)
    assert info["outcome"]


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        env = SeatEnv("the_others-v1", agent="heroes_1", bots={"sins_0": "regular"})
        observation, info = env.reset(seed=5)
        for _ in range(12):
            observation, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        ends.append(observation["observation"].tobytes())
    assert ends[0] == ends[1]


def test_an_action_that_is_not_open_ends_the_game() -> None:
    env = SeatEnv("the_others-v1", agent="sins_0", bots="random")
    env.reset(seed=5)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_unknown_agents_and_bots_are_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="no agent 'sins'; there are sins_0, heroes_1"):
        SeatEnv("the_others-v1", agent="sins")
    with pytest.raises(UnknownName, match="there is no player 'clever'"):
        SeatEnv("the_others-v1", bots="clever")
    with pytest.raises(UnknownName, match="no agent 'heroes_1'; there are sins_0"):
        SeatEnv("the_others-v1", agent="heroes_1", bots={"heroes_1": "random"})
