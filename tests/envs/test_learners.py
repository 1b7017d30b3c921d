"""Learners of others run against the environments as they are: `make learners` installs them and runs these tests.

`make setup` leaves them out, because torch alone is larger than all the rest; without them the tests are skipped.
"""

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import othersight
import othersight.envs
from othersight.envs import the_others_v1, they_live_v2

SMALL = {"the_others-v1": {"hero_players": 1}, "they_live-v2": {"players": 4}}
AGENTS = {"the_others-v1": "heroes_1", "they_live-v2": "player_1"}
NAMES = pytest.mark.parametrize("name", SMALL)
SPIEL = pytest.mark.parametrize("name", ["othersight_the_others", "othersight_they_live"])
EXAMPLES = Path(othersight.__file__).parent / "games" / "the_others" / "scenarios" / "examples"


@pytest.fixture(autouse=True)
def _their_warnings() -> Iterator[None]:
    """What these packages warn of in their own code is not ours to mend."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@NAMES
@pytest.mark.parametrize("policy", ["MlpPolicy", "MultiInputPolicy"])
def test_maskable_ppo_learns_without_a_wrapper(name: str, policy: str) -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib")
    form = "unit" if policy == "MlpPolicy" else "bytes"
    env = gymnasium.make(
        f"othersight/{name}", agent=AGENTS[name], bots="random", observations=form,
        rewards="shaped", preset="gentle",
    )  # fmt: skip
    model = sb3_contrib.MaskablePPO(policy, env, n_steps=32, batch_size=16, n_epochs=1, seed=1)
    model.learn(64)
    assert model.num_timesteps == 64
    observation, info = env.reset(seed=3)
    action, _ = model.predict(observation, action_masks=info["action_mask"])
    assert info["action_mask"][int(action)]


@pytest.mark.parametrize("module", [the_others_v1, they_live_v2])
def test_tianshou_collects_games_of_all_seats(module: Any) -> None:
    data = pytest.importorskip("tianshou.data")
    env_of = pytest.importorskip("tianshou.env").PettingZooEnv
    venvs = pytest.importorskip("tianshou.env.venvs")
    multi = pytest.importorskip("tianshou.algorithm.multiagent.marl").MultiAgentOffPolicyAlgorithm
    single = pytest.importorskip("tianshou.algorithm.random")

    def made() -> Any:
        return env_of(module.env(**SMALL[module.NAME]))

    env = made()
    learner = single.MARLRandomDiscreteMaskedOffPolicyAlgorithm
    algorithm = multi(algorithms=[learner(env.action_space) for _ in env.agents], env=env)
    collector = data.Collector(algorithm, venvs.DummyVectorEnv([made, made]))
    collector.reset()
    assert collector.collect(n_step=60).n_collected_steps >= 60


@SPIEL
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("othersight.envs.openspiel")
    game = pyspiel.load_game(name, {"decisions": 60, "seed": 3})
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@SPIEL
def test_openspiel_writes_a_playthrough(name: str) -> None:
    pytest.importorskip("pyspiel")
    pytest.importorskip("othersight.envs.openspiel")
    from open_spiel.python.algorithms import generate_playthrough

    written = generate_playthrough.playthrough(f"{name}(decisions=2,seed=1)", None)
    assert "ChanceMode.SAMPLED_STOCHASTIC" in written
    assert "IsTerminal() = True" in written


def test_openspiel_clones_feel_nothing_of_each_other_and_roll_dice_of_their_own() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("othersight.envs.openspiel")
    state = pyspiel.load_game("othersight_the_others").new_initial_state()
    state.apply_action(0)
    draw = np.random.default_rng(1)
    while not state.is_chance_node():
        state.apply_action(int(draw.choice(state.legal_actions())))
    before, futures = str(state), set()
    for _ in range(8):
        twin = state.clone()
        twin.apply_action(0)
        futures.add(tuple(twin.play.bytes_seen(0).tobytes()))
    assert str(state) == before
    assert len(futures) > 1


def test_openspiel_searches_and_tells_exploitability_on_a_small_setting() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("othersight.envs.openspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability, mcts

    game = pyspiel.load_game("othersight_the_others", {"decisions": 6})
    state = game.new_initial_state()
    state.apply_action(0)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()
    small = {"fixed": True, "decisions": 2, "set_up": f"scenario={EXAMPLES / 'to-ex-02.scn'}"}
    fixed = pyspiel.load_game("othersight_the_others", small)
    found = exploitability.nash_conv(fixed, policy.UniformRandomPolicy(fixed))
    assert 0 < found < 1
