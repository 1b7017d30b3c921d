"""The environments keep PettingZoo's contract, and the games' secrets."""

import pickle
import warnings
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

import othersight
import othersight.envs
from othersight.envs import the_others_v1, they_live_v2
from othersight.envs.actions import WAIT
from othersight.kernel.codec import state_hash
from othersight.kernel.errors import IllegalOption, OthersightError, UnknownName

MODULES = pytest.mark.parametrize("module", [the_others_v1, they_live_v2])
GAMES = Path(othersight.__file__).parent / "games"
SMALL = {"the_others-v1": {"hero_players": 1}, "they_live-v2": {"players": 4}}


@MODULES
def test_pettingzoo_finds_nothing_wrong(module: ModuleType) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(module.env(), num_cycles=60)
        api_test(module.env(max_cycles=30), num_cycles=40)
    seed_test(module.env, 40)
    max_cycles_test(module)
    parallel_api_test(module.parallel_env(max_cycles=30), 40)
    parallel_seed_test(module.parallel_env, 20)


@MODULES
def test_whole_games_are_played_to_their_end(module: ModuleType) -> None:
    env = module.env(**SMALL[module.NAME])
    for seed in range(3):
        env.reset(seed=seed)
        draw = np.random.default_rng(seed)
        total = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, _, info = env.last()
            total[agent] += reward
            assert np.array_equal(observation["action_mask"], info["action_mask"])
            legal = np.flatnonzero(info["action_mask"])
            env.step(None if terminated else int(draw.choice(legal)))
        assert set(total.values()) <= {-1.0, 1.0}
        assert env.unwrapped.play.game.outcome


@MODULES
def test_environments_are_found_by_name(module: ModuleType) -> None:
    made = pettingzoo.make("aec", module.NAME, **SMALL[module.NAME])
    made.reset(seed=1)
    assert made.agents == list(
        othersight.envs.make(module.NAME, **SMALL[module.NAME]).possible_agents
    )
    assert pettingzoo.make("parallel", module.NAME, max_cycles=3).max_cycles == 3
    assert str(made) == module.__name__.rpartition(".")[2]  # fmt: skip


def test_an_unknown_name_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="the_others-v1, they_live-v2"):
        othersight.envs.make("the_other-v1")


@MODULES
def test_a_seed_begins_the_game_it_begins_everywhere(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=11)
    game = othersight.new(env.seats.kind.game, seed=11)
    assert state_hash(env.play.game) == state_hash(game)
    env.reset()
    second = env.play.game.start["seed"]
    env.reset(seed=11)
    env.reset()
    assert env.play.game.start["seed"] == second != "11"


def test_options_are_those_of_the_game_and_of_each_reset() -> None:
    env = the_others_v1.env(hero_players=2, sin="sloth")
    assert env.possible_agents == ["sins_0", "heroes_1", "heroes_2"]
    env.reset(seed=1, options={"hero_players": 1})
    assert env.agents == ["sins_0", "heroes_1"]
    assert env.unwrapped.play.game.view(0)["setting"]["sin"] == "sloth"
    with pytest.raises(UnknownName, match="seats 5 and this environment was made for 3"):
        env.reset(seed=1, options={"hero_players": 4})
    with pytest.raises(UnknownName, match="has no option 'heros'"):
        env.reset(seed=1, options={"heros": "pick"})


@MODULES
def test_a_scenario_file_is_where_a_game_can_begin(module: ModuleType) -> None:
    folder = GAMES / module.NAME.partition("-v")[0] / "scenarios" / "examples"
    file = sorted(folder.glob("*.scn"))[0]
    env = module.raw_env(scenario=str(file))
    env.reset(seed=3)
    assert "position" in env.play.game.start
    env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    assert env.play.game.history.length == 1


def test_what_is_wrong_with_a_scenario_is_told_in_one_line(tmp_path: Path) -> None:
    example = GAMES / "they_live" / "scenarios" / "examples" / "tl-ex-01.scn"
    for options, told in (
        ({"scenario": str(tmp_path / "none.scn")}, "none.scn"),
        ({"scenario": str(example)}, "the_others-v1 plays the-others"),
        ({"scenario": str(example), "sin": "pride"}, "leave sin out"),
    ):
        with pytest.raises(OthersightError, match=told) as refused:
            the_others_v1.raw_env(**options)
        assert "\n" not in str(refused.value)


def test_more_figures_than_an_observation_has_room_for_are_refused() -> None:
    counts = {"sins.pride.abomination": 12, "sins.pride.controller": 12, "acolytes.doctor": 12}
    figures = {f"monsters.{kind}.count": count for kind, count in counts.items()}
    with pytest.raises(OthersightError, match="41 Monster figures; an observation has room for 32"):
        the_others_v1.raw_env(figures=figures)


@MODULES
def test_only_whoever_is_asked_acts(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=5)
    for _ in range(200):
        asked = {env.names[question.seat] for question in env.play.game.questions}
        assert env.agent_selection in asked
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert (mask[WAIT] == 1) == (agent not in asked)
            assert mask.sum() >= 1
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[-1]))
        if any(env.terminations.values()):
            break


def test_secret_answers_are_not_seen_before_all_are_given() -> None:
    """They Live elects its first Leader in secret: what the first says changes nothing the others see."""
    seen: list[list[bytes]] = []
    for said in (0, -1):
        env = they_live_v2.raw_env(players=5)
        env.reset(seed=2)
        assert len(env.play.asked) == 5
        first = env.agent_selection
        env.step(int(np.flatnonzero(env.infos[first]["action_mask"])[said]))
        assert env.agent_selection != first
        seen.append([env.observe(agent)["observation"].tobytes() for agent in env.agents])
    assert seen[0] == seen[1]


def test_an_action_that_is_not_open_is_refused_or_loses() -> None:
    raw = the_others_v1.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalOption, match=r"action 0 \('wait'\) is not open to sins now"):
        raw.step(0)
    env = the_others_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_in_cycles_the_first_open_action_stands_for_one_that_is_not() -> None:
    env = the_others_v1.parallel_env()
    _, infos = env.reset(seed=1)
    _, rewards, _, _, infos = env.step(dict.fromkeys(env.agents, WAIT))
    assert infos["sins_0"]["illegal"]
    assert not infos["heroes_1"]["illegal"]
    assert rewards == {"sins_0": -1.0, "heroes_1": 0.0}
    assert env.play.game.history.length == 1


def test_a_card_used_when_needed_is_an_action_of_whoever_is_asked() -> None:
    used = 0
    for seed in range(12):
        env = they_live_v2.raw_env(players=4)
        env.reset(seed=seed)
        draw = np.random.default_rng(seed)
        while env.play.game.questions:
            agent = env.agent_selection
            legal = np.flatnonzero(env.infos[agent]["action_mask"])
            asides = [
                a for a in legal if env.seats.kind.actions.text(int(a)).startswith("aside use")
            ]
            used += len(asides)
            env.step(int(asides[0] if asides else draw.choice(legal)))
    assert used > 0


def test_with_talk_a_seat_may_claim_once_before_it_answers() -> None:
    env = they_live_v2.raw_env(players=4, talk=True)
    env.reset(seed=1)
    agent = env.agent_selection
    claim = env.seats.kind.actions.numbers[("aside", "claim", "person", 1, "invader")]
    assert env.infos[agent]["action_mask"][claim]
    env.step(claim)
    assert env.agent_selection == agent
    assert not env.infos[agent]["action_mask"][claim]
    claims = [
        at
        for at, n in enumerate(env.seats.kind.layout.names())
        if n.startswith("claims 0 invader 1")
    ]
    assert [env.observe(agent)["observation"][at] for at in claims] == [1]
    silent = they_live_v2.raw_env(players=4)
    silent.reset(seed=1)
    assert not silent.infos[silent.agent_selection]["action_mask"][claim]  # fmt: skip


@MODULES
def test_environments_can_be_sent_to_other_processes(module: ModuleType) -> None:
    env = pickle.loads(pickle.dumps(module.raw_env(**SMALL[module.NAME])))
    env.reset(seed=1)
    assert env.possible_agents == env.agents


@MODULES
def test_the_table_can_be_shown(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    env: Any = module.raw_env()
    env.reset(seed=1)
    shown = env.render()
    assert len(shown.splitlines()) > 5
    human = module.raw_env(render_mode="human")
    human.reset(seed=1)
    assert human.render() is None
    assert capsys.readouterr().out.strip() == shown.strip()
