"""What learners ask for: masks, numbers between 0 and 1, shaped rewards, presets, states to return to, many games."""

import copy
import pickle
import re
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from othersight.envs import SeatEnv, VectorEnv, the_others_v1, they_live_v2
from othersight.envs.catalogue import KINDS
from othersight.envs.single import SeatState
from othersight.games.the_others.envs.learning import acting
from othersight.kernel.errors import IllegalOption, UnknownName

CASES = pytest.mark.parametrize(
    ("name", "agent"), [("the_others-v1", "heroes_1"), ("they_live-v2", "player_2")]
)
MODULES = pytest.mark.parametrize("module", [the_others_v1, they_live_v2])
Played = list[tuple[int, float, bool, bytes]]


def made(name: str, agent: str, **options: Any) -> SeatEnv:
    return SeatEnv(name, agent=agent, **{"bots": "random", "preset": "gentle", **options})


def walked(env: SeatEnv, steps: int, seed: int) -> Played:
    """What comes of random legal actions."""
    draw = np.random.default_rng(seed)
    found: Played = []
    for _ in range(steps):
        action = int(draw.choice(np.flatnonzero(env.action_masks())))
        _, reward, over, _, _ = env.step(action)
        found.append((action, reward, over, env.play.bytes_seen(env.seat).tobytes()))
        if over:
            break
    return found


@CASES
@pytest.mark.parametrize("observations", ["unit", "compact", "text"])
def test_gymnasium_finds_nothing_wrong(name: str, agent: str, observations: str) -> None:
    env = made(name, agent, observations=observations, rewards="shaped")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env, skip_render_check=True)


@CASES
def test_the_mask_says_what_info_says(name: str, agent: str) -> None:
    env = made(name, agent)
    _, info = env.reset(seed=2)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


@CASES
def test_unit_observations_are_the_bytes_by_what_they_hardly_exceed(name: str, agent: str) -> None:
    env = made(name, agent, observations="unit")
    seen, _ = env.reset(seed=2)
    walked(env, 20, 1)
    raw, most = env.play.bytes_seen(env.seat), np.array(KINDS[name].layout.most())
    seen = env.form.of(env.play, env.seat)
    assert seen.dtype == np.float32
    assert np.allclose(seen, np.minimum(raw / most, 1))
    assert 0 < seen.max() <= 1


def places_of(each: str, names: list[str]) -> list[int]:
    """Where the bytes are that a count of things is made of."""
    head, _, rest = each.partition(" ")
    return [at for at, one in enumerate(names) if re.fullmatch(rf"{head} \d+ {rest}", one)]


@pytest.mark.slow
@CASES
def test_compact_observations_say_what_the_bytes_say(name: str, agent: str) -> None:
    """Byte by byte: those that are kept, the row of whoever acts, and how many things are in each place."""
    env = made(name, agent, observations="compact")
    env.reset(seed=2)
    compact = KINDS[name].compact
    assert compact is not None
    names, most = list(KINDS[name].layout.names()), KINDS[name].layout.most()
    section, acting = compact.own.section, set()
    counted = {e: places_of(e, names) for e in set(compact.names) - set(names) if e[:4] != "own "}
    for _ in range(25):
        walked(env, 1, 5)
        raw, short = env.play.bytes_seen(env.seat), env.form.of(env.play, env.seat)
        seen = {each: min(raw[at] / most[at], 1) for at, each in enumerate(names)}
        row = compact.own.row(raw)
        acting.add(row)
        wanted = []
        for each in compact.names:
            if each in seen:
                wanted.append(seen[each])
            elif each in counted:
                wanted.append(min(sum([raw[at] for at in counted[each]]) / 4, 1))
            else:
                rest = each.removeprefix("own ")
                wanted.append(seen[f"{section} {row} {rest}"] if row >= 0 else 0)
        assert short == pytest.approx(np.array(wanted))
    assert acting - {-1}


def test_the_compact_row_is_that_of_the_hero_whose_turn_it_is() -> None:
    env = made("the_others-v1", "heroes_1", observations="compact")
    env.reset(seed=2)
    found: set[int] = set()
    while len(found) < 3:
        walked(env, 1, 7)
        view = env.play.game.view(env.seat)
        row = acting(env.play.bytes_seen(env.seat))
        assert view["current"] == ("" if row < 0 else view["heroes"][row]["hero"])
        found.add(row)


@CASES
def test_text_observations_end_with_the_question_and_its_actions(name: str, agent: str) -> None:
    env = made(name, agent, observations="text")
    text, _ = env.reset(seed=2)
    assert not env.observation_space.contains(3)
    question = env.play.game.question_of(env.seat)
    lines = text.splitlines()
    assert env.play.game.say(question, env.seat) in lines
    for action in np.flatnonzero(env.action_masks()):
        assert [line for line in lines if line.startswith(f"{action}: ")]


@CASES
def test_shaped_rewards_add_up_to_the_outcome_and_how_the_agent_stands(
    name: str, agent: str
) -> None:
    env = made(name, agent, rewards="shaped")
    env.reset(seed=2)
    first = env.stood
    steps = walked(env, 10_000, 3)
    outcome = env.play.rewards()[env.seat]
    assert steps[-1][2]
    assert sum([reward for _, reward, _, _ in steps]) == pytest.approx(outcome + env.stood - first)
    assert any([0 < abs(reward) < 0.5 for _, reward, _, _ in steps])


def test_what_is_good_for_the_heroes_is_bad_for_the_sins_player() -> None:
    shaping = KINDS["the_others-v1"].shaping
    assert shaping is not None
    env = made("the_others-v1", "heroes_1")
    env.reset(seed=2)
    walked(env, 30, 1)
    heroes, sins = (shaping.standing(env.play.bytes_seen(seat)) for seat in (1, 0))
    assert heroes == -sins != 0


def test_an_invader_of_they_live_is_rewarded_for_the_other_side() -> None:
    shaping = KINDS["they_live-v2"].shaping
    assert shaping is not None
    env = made("they_live-v2", "player_1")
    env.reset(seed=2)
    for seat in range(6):
        view = env.play.game.view(seat)
        identity = view["people"][view["playing"][seat]]["identity"]
        assert shaping.sign(env.play.bytes_seen(seat)) == (-1 if identity == "invader" else 1)


def test_presets_are_set_ups_and_options_stand_over_them() -> None:
    env = made("the_others-v1", "heroes_1", preset="gentle", figures={"heroes.rose.skill": 2})
    env.reset(seed=1)
    start = env.play.game.start["options"]
    assert start["story"] == "battleground-of-souls"
    assert start["figures"]["heroes.rose.skill"] == 2
    assert start["figures"]["heroes.rose.fight"] == 6
    with pytest.raises(UnknownName, match="no preset 'soft'; there are printed, short, gentle"):
        made("the_others-v1", "heroes_1", preset="soft")
    with pytest.raises(UnknownName, match="no rewards 'many'; there are outcome, shaped"):
        made("the_others-v1", "heroes_1", rewards="many")
    with pytest.raises(UnknownName, match="'pixels'; there are bytes, unit, compact, text"):
        made("the_others-v1", "heroes_1", observations="pixels")


@CASES
@pytest.mark.parametrize("bots", ["random", "novice"])
def test_one_comes_back_to_a_state_as_often_as_one_likes(name: str, agent: str, bots: str) -> None:
    env = made(name, agent, bots=bots, rewards="shaped")
    env.reset(seed=4)
    walked(env, 5, 1)
    twin, state = copy.deepcopy(env), env.state()
    assert isinstance(state, SeatState)
    first = walked(env, 12, 2)
    assert walked(twin, 12, 2) == first
    for _ in range(2):
        env.restore(state)
        assert walked(env, 12, 2) == first


@MODULES
def test_pettingzoo_environments_are_copied_with_their_game(module: Any) -> None:
    for make in (module.env, module.raw_env):
        env = make()
        assert copy.deepcopy(env).possible_agents == env.possible_agents
        env.reset(seed=1)
        turns(env, 15, 0)
        twin = copy.deepcopy(env)
        snapshot = env.unwrapped.snapshot()
        assert turns(env, 20, -1) == turns(twin, 20, -1)
        end = env.unwrapped.state().tobytes()
        env.unwrapped.restore(snapshot)
        turns(env.unwrapped, 20, -1)
        assert env.unwrapped.state().tobytes() == end


def turns(env: Any, number: int, which: int) -> list[tuple[str, int]]:
    found = []
    for _ in range(number):
        legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
        found.append((env.agent_selection, int(legal[which])))
        env.step(found[-1][1])
    return found


@MODULES
def test_parallel_environments_are_copied_with_their_game(module: Any) -> None:
    env = module.parallel_env()
    env.reset(seed=1)
    twin, snapshot = copy.deepcopy(env), env.snapshot()
    ends = []
    for one in (env, twin, env):
        for _ in range(10):
            masks = {agent: one.play.mask(seat) for seat, agent in enumerate(one.agents)}
            one.step({agent: int(np.flatnonzero(mask)[-1]) for agent, mask in masks.items()})
        ends.append(one.play.bytes_seen(0).tobytes())
        env.restore(snapshot)
    assert len(set(ends)) == 1
    assert pickle.loads(pickle.dumps(env)).possible_agents == env.possible_agents


@pytest.mark.parametrize("name", ["the_others-v1", "they_live-v2"])
def test_a_vector_of_games_plays_what_single_games_play(name: str) -> None:
    """Three games in one call, against the same three in environments of their own."""
    env = VectorEnv(name, 3)
    seen, info = env.reset(seed=7)
    assert seen is env.observations
    module = the_others_v1 if name == "the_others-v1" else they_live_v2
    singles = [module.raw_env() for _ in range(3)]
    for at, one in enumerate(singles):
        one.reset(seed=7 + at)
    for _ in range(40):
        for at, one in enumerate(singles):
            observation = one.observe(one.agent_selection)
            assert one.names[env.seats[at]] == one.agent_selection
            assert np.array_equal(env.observations[at], observation["observation"])
            assert np.array_equal(env.masks[at], observation["action_mask"])
        actions = [int(np.flatnonzero(mask)[-1]) for mask in env.masks]
        again, _, over, _, info = env.step(actions)
        assert again is seen
        assert info["action_mask"] is env.masks
        assert not over.any()
        for one, action in zip(singles, actions, strict=True):
            one.step(action)


def test_a_game_of_a_vector_that_is_over_begins_again() -> None:
    env = VectorEnv("the_others-v1", 2, preset="gentle")
    env.reset(seed=3)
    draw = np.random.default_rng(1)
    ended: dict[int, tuple[str, dict[int, float]]] = {}
    while not ended:
        actions = [int(draw.choice(list(found))) for found in env.open]
        _, rewards, over, _, info = env.step(actions)
        ended = info["ended"]
    for at, (outcome, of_seats) in ended.items():
        assert over[at]
        assert rewards[at] in (-1, 1)
        assert set(of_seats.values()) == {-1.0, 1.0}
        assert outcome in ("heroes", "sins")
        assert env.rows[at].play.game.history.length == 0


def test_one_seat_of_a_vector_against_bots_is_that_of_a_single_environment() -> None:
    env = VectorEnv("the_others-v1", 2, "heroes_1", "random", "shaped", preset="gentle")
    env.reset(seed=[4, 9])
    single = made("the_others-v1", "heroes_1", rewards="shaped")
    single.reset(seed=9)
    for _ in range(15):
        assert np.array_equal(env.observations[1], single.play.bytes_seen(single.seat))
        assert np.array_equal(env.action_masks()[1], single.action_masks())
        action = int(np.flatnonzero(single.action_masks())[0])
        _, rewards, _, _, _ = env.step([next(iter(env.open[0])), action])
        assert rewards[1] == single.step(action)[1]


def test_games_of_a_vector_have_states_too() -> None:
    env = VectorEnv("they_live-v2", 2)
    env.reset(seed=1)
    state, before = env.state(1), env.observations[1].tobytes()
    env.step([next(iter(found)) for found in env.open])
    assert env.observations[1].tobytes() != before
    env.restore(1, state)
    assert env.observations[1].tobytes() == before


def test_wrong_actions_and_numbers_of_games_are_refused() -> None:
    env = VectorEnv("the_others-v1", 1)
    env.reset(seed=1)
    with pytest.raises(IllegalOption, match=r"action 0 \('wait'\) is not open to sins now"):
        env.step([0])
    with pytest.raises(UnknownName, match="num_envs is 0; give a whole number from 1"):
        VectorEnv("the_others-v1", 0)
    with pytest.raises(UnknownName, match="no agent 'sins'"):
        VectorEnv("the_others-v1", 1, "sins")
