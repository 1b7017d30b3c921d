"""What players of They Live who look ahead know of the game: numbers, moments, imagined tables and rollout players."""

import pytest

import othersight
from othersight.bots import Observation
from othersight.games.they_live.bots.features import features
from othersight.games.they_live.bots.habits import HABITS
from othersight.games.they_live.bots.learned import humans_win, network
from othersight.games.they_live.bots.progress import moment
from othersight.games.they_live.bots.script import TheyLiveScript
from othersight.games.they_live.bots.search_knowledge import LiveSearchKnowledge
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.kernel.game import Game
from tests.bots.they_live.asking import looked_at
from tests.games.they_live.play import at, play

INVADER = {"invader": True}
SPARES = {4: INVADER, 5: INVADER}
KNOWLEDGE = LiveSearchKnowledge()


def script_at(game: Game, seat: int) -> tuple[Observation, TheyLiveScript]:
    """A seat that is asked, its script having read the question."""
    observation, script = Observation(game, seat), TheyLiveScript(seat, "1", {})
    script.choose(observation.view, observation.board)
    return observation, script


@pytest.mark.parametrize("players", [4, 6])
def test_a_game_only_goes_on_and_always_has_as_many_numbers(players: int) -> None:
    game = othersight.new("they-live", players=players, difficulty="easy", seed=players)
    scripts = [TheyLiveScript(seat, str(seat), {}) for seat in range(players)]
    board, moments = game.board(), [moment(game)]
    while game.questions:
        seat = game.questions[0].seat
        game.answer(scripts[seat].choose(game.view(seat), board), seat)
        if game.questions:
            moments.append(moment(game))
            assert len(features(game)) == len(network().layers[0][0])
    assert moments == sorted(moments)
    assert len(set(moments)) > 40


def test_a_second_invader_makes_the_humans_chance_smaller() -> None:
    chances = []
    for traitors in ({}, {1: INVADER}, {1: INVADER, 2: INVADER}):
        chances.append(humans_win(at("roof-hatch", people=traitors, clock=21)))
    assert chances[0] > chances[2]
    assert all([0.0 < chance < 1.0 for chance in chances])


def test_imagined_tables_are_in_keeping_with_beliefs() -> None:
    game = at("end-of-round", people={1: INVADER, 4: INVADER}, leader=2)
    looked_at(game, 0, 1)
    for seat in (2, 3):
        game.aside("claim person 1 human" if seat == 2 else "claim person 1 invader", seat)
    observation, script = script_at(game, 0)
    tables = [table_of(KNOWLEDGE.imagine(observation, script, str(seed))) for seed in range(40)]
    assert all([person_of(table, 1).invader for table in tables])
    liar = sum([person_of(table, 2).invader for table in tables])
    honest = sum([person_of(table, 3).invader for table in tables])
    assert liar > honest


def test_imagined_humans_vote_with_the_player() -> None:
    game = looked_at(at("end-of-round", people=SPARES), 0, 1, 2, 3)
    observation, script = script_at(game, 0)
    table = observation.imagine("1")
    rollout_players = KNOWLEDGE.rollout_players(observation, script, "leader 3", "1")
    table.answer("leader 3", 0)
    while table.questions and table.questions[0].kind == "leader":
        KNOWLEDGE.play_on(table, rollout_players, observation.board)
    assert table_of(table).leader == 3


def test_nobody_follows_an_invaders_vote() -> None:
    game = at("end-of-round", people={0: INVADER, 4: INVADER})
    observation, script = script_at(game, 0)
    own = script.choose(observation.view, observation.board)
    other = next(option for option in observation.options if option != own)
    table = observation.imagine("1")
    rollout_players = KNOWLEDGE.rollout_players(observation, script, other, "1")
    table.answer(other, 0)
    while table.questions and table.questions[0].kind == "leader":
        KNOWLEDGE.play_on(table, rollout_players, observation.board)
    assert f"leader {table_of(table).leader}" == own


def looked_into(game: Game, thorough: bool = False, level: str = "master") -> list[str]:
    """The options that the first seat tries out."""
    observation, script = Observation(game, 0), TheyLiveScript(0, "1", {}, HABITS[level])
    first = script.choose(observation.view, observation.board)
    return KNOWLEDGE.candidates_of(observation, script, first, 3, thorough)


def test_nobody_looks_ahead_before_the_assault() -> None:
    for person in ({}, INVADER):
        people = {0: {**person, "space": 9, "glasses": 1}}
        city = at("location", people=people, places={9: {"deposit": ["tool-belt"]}})
        assert len(looked_into(city, thorough=True)) == 1
        assert len(looked_into(play(city, "check"), thorough=True)) == 1


@pytest.mark.parametrize("card", ["guided-tour", "control-room", "dish-mount"])
def test_only_the_best_invader_looks_ahead_before_he_leaves_the_group(card: str) -> None:
    game = at(card, people={0: INVADER})
    assert sorted(looked_into(game, level="master")) == ["go-on", "reveal"]
    assert len(looked_into(game, level="expert")) == 1
    assert sorted(looked_into(game, thorough=True, level="expert")) == ["go-on", "reveal"]


def test_an_assault_is_thought_through_to_its_end() -> None:
    game = at("roof-hatch", people={0: INVADER})
    observation, script = script_at(game, 0)
    table = observation.imagine("1")
    rollout_players = KNOWLEDGE.rollout_players(observation, script, "reveal", "1")
    table.answer("reveal", 0)
    last = KNOWLEDGE.horizon(table, 1)
    while table.questions:
        assert KNOWLEDGE.moment(table) < last
        KNOWLEDGE.play_on(table, rollout_players, observation.board)
    assert KNOWLEDGE.evaluate(table, observation) == float(table.outcome == "invaders")


def test_a_table_is_worth_to_an_invader_what_it_is_not_to_a_human() -> None:
    game = at("end-of-round", people={1: INVADER, 4: INVADER})
    human, _ = script_at(game, 0)
    invader, _ = script_at(game, 1)
    worth = KNOWLEDGE.evaluate(game, human) + KNOWLEDGE.evaluate(game, invader)
    assert worth == pytest.approx(1.0)


def test_a_player_who_dies_keeps_hoping_for_his_side() -> None:
    game = at("action", people={0: {"damage": 3}, 4: INVADER, 5: INVADER})
    observation, _ = script_at(game, 0)
    twin = game.clone()
    table = table_of(twin)
    table.playing = (4, *table.playing[1:])
    assert KNOWLEDGE.evaluate(twin, observation) == pytest.approx(humans_win(twin))


def test_a_lost_game_is_worth_nothing_to_a_human() -> None:
    game = at("end-of-round", people={1: INVADER}, clock=23)
    observation, _ = script_at(game, 0)
    twin = game.clone()
    twin.outcome = "invaders"
    assert KNOWLEDGE.evaluate(twin, observation) == 0.0
