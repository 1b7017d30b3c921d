"""Saves: the same game comes back, equal states have equal hashes, and what does not fit is named."""

import json
from typing import Any

import pytest

from othersight.kernel.codec import checksum, load_game, save_game, state_hash
from othersight.kernel.errors import DamagedFile
from othersight.kernel.game import Game
from othersight.kernel.log import EVERYBODY, only
from othersight.kernel.replay import replay, verify
from tests.kernel.toy import TOYS, Box, Dicing, table_of, toy


def rolled(times: int) -> Game:
    """A toy game with so many rolls."""
    game = toy("Dicing")
    for _ in range(times):
        game.answer("roll")
    return game


def resealed(game: Game, **changes: Any) -> str:
    """A save with other entries in its state, sealed again."""
    body = json.loads(save_game(game))
    body["state"].update(changes)
    del body["checksum"]
    return json.dumps({**body, "checksum": checksum(body)})


@pytest.mark.parametrize("procedure", ["Rounds", "Outer", "Ballot", "Alone", "Dicing"])
def test_a_game_comes_back_as_it_was_saved(procedure: str) -> None:
    game = toy(procedure)
    for _ in range(4):
        loaded = load_game(save_game(game), TOYS)
        assert state_hash(loaded) == state_hash(game)
        assert [str(q) for q in loaded.questions] == [str(q) for q in game.questions]
        assert loaded.history.list() == game.history.list()
        assert save_game(loaded) == save_game(game)
        if game.questions:
            game.answer(0, game.questions[-1].seat)
            loaded.answer(0, loaded.questions[-1].seat)
            assert state_hash(loaded) == state_hash(game)


def test_half_given_secret_answers_are_saved() -> None:
    game = toy("Ballot")
    game.answer("vote 1", 1)
    loaded = load_game(save_game(game), TOYS)
    assert loaded.answers == {1: ("vote", 1)}
    assert [question.seat for question in loaded.questions] == [0, 2]
    assert loaded.secret


def test_who_may_see_a_line_is_saved() -> None:
    game = rolled(2)
    game.tell_to(only(2), "whisper", 1, ("a", 2))
    loaded = load_game(save_game(game), TOYS)
    assert [(e.key, e.values, e.seen_by) for e in loaded.log(2)] == [
        ("rolled", (1,), EVERYBODY),
        ("rolled", (2,), EVERYBODY),
        ("whisper", (1, ("a", 2)), only(2)),
    ]
    assert len(loaded.log(1)) == 2


def test_loaded_results_are_saved() -> None:
    game = toy("Dicing")
    game.chance.loaded = (6, 6)
    loaded = load_game(save_game(game), TOYS)
    loaded.answer("roll")
    assert table_of(loaded).boxes[1].stones == 6


def test_the_hash_changes_with_any_part_of_the_state() -> None:
    def change_box(game: Game) -> None:
        table_of(game).edit_box(2).label = "x"

    def change_frame(game: Game) -> None:
        frame = game.own(0)
        assert isinstance(frame, Dicing)
        frame.rolled = (1, 1)

    def change_chance(game: Game) -> None:
        game.chance.used += 1

    def change_seals(game: Game) -> None:
        game.seals += 1

    hashes = {state_hash(rolled(2))}
    for change in (change_box, change_frame, change_chance, change_seals):
        game = rolled(2)
        change(game)
        hashes.add(state_hash(game))
    assert len(hashes) == 5


def test_the_hash_does_not_depend_on_log_or_decisions() -> None:
    game, other = rolled(2), rolled(2)
    other.tell("aside")
    assert state_hash(game) == state_hash(other)


def test_records_come_back_with_their_types() -> None:
    loaded = load_game(save_game(rolled(3)), TOYS)
    box = table_of(loaded).boxes[1]
    assert isinstance(box, Box)
    assert isinstance(box.marks, tuple)
    assert box.marks == table_of(rolled(3)).boxes[1].marks


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"table": {"boxes": []}}, "table must have exactly the entries boxes, done, settled"),
        ({"table": {"boxes": [], "done": [], "settled": 0}}, "table.boxes must have 3 entries"),
        ({"table": {"boxes": {}, "done": [], "settled": 0}}, "table.boxes must be a list"),
        ({"stack": [{"procedure": "Chess"}]}, "'Chess', which is no procedure of toy"),
        ({"stack": [{"procedure": "Dicing", "at": "fly"}]}, "Dicing has no step 'fly'"),
        ({"stack": [{"procedure": "Dicing", "at": "roll"}]}, "None is not a whole number"),
        ({"result": "x"}, "'x' is not a whole number"),
        ({"result": 2**70}, "is not a whole number of at most"),
        ({"outcome": 5}, "outcome must be a text, not 5"),
        ({"chance": ["7", 0]}, "chance must be a list of seed"),
        ({"answers": {"1": "vote 9"}}, "seat 1 cannot have answered 'vote 9'"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(DamagedFile) as error:
        load_game(resealed(toy("Dicing"), **changes), TOYS)
    assert reason in str(error.value)


def test_a_save_without_its_checksum_or_of_another_game_is_refused() -> None:
    text = save_game(toy("Take"))
    with pytest.raises(DamagedFile, match="checksum does not fit"):
        load_game(text.replace('"settled":0', '"settled":1'), TOYS)
    with pytest.raises(DamagedFile, match="the game 'toy', which is not known here"):
        load_game(text, {})


def test_a_replay_goes_through_every_state_once_more() -> None:
    game = toy("Rounds")
    hashes = [state_hash(game)]
    while game.question:
        game.answer(0)
        hashes.append(state_hash(game))
    assert [state_hash(again) for again in replay(game)] == hashes


def test_verify_gives_the_game_or_says_that_it_was_not_played_so() -> None:
    game = rolled(3)
    assert state_hash(verify(save_game(game), TOYS)) == state_hash(game)
    with pytest.raises(DamagedFile, match="lead to another position"):
        verify(resealed(game, seals=99), TOYS)
