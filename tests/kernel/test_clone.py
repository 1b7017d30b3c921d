"""Clones share records, procedures, log and decisions, and still never feel each other."""

from othersight.kernel.codec import state_hash
from tests.kernel.toy import Dicing, done, table_of, toy


def test_a_clone_is_equal_and_shares_its_records() -> None:
    game = toy("Dicing")
    game.answer("roll")
    twin = game.clone()
    assert state_hash(twin) == state_hash(game)
    assert all(a is b for a, b in zip(table_of(game).boxes, table_of(twin).boxes, strict=True))
    assert twin.stack[0] is game.stack[0]


def test_a_clone_that_goes_on_changes_copies_of_its_own() -> None:
    game = toy("Dicing")
    game.answer("roll")
    before, twin = state_hash(game), game.clone()
    twin.answer("roll")
    twin.answer("roll")
    assert state_hash(game) == before
    assert game.history.length == 1
    assert len(game.log(0)) == 1


def test_a_game_that_goes_on_leaves_its_clone_as_it_was() -> None:
    game = toy("Dicing")
    game.answer("roll")
    twin = game.clone()
    before = state_hash(twin)
    for _ in range(3):
        game.answer("roll")
    assert state_hash(twin) == before
    rolling = twin.stack[0]
    assert isinstance(rolling, Dicing)
    assert len(rolling.rolled) == 1


def test_clones_of_clones_go_their_own_ways_and_come_to_the_same_dice() -> None:
    game = toy("Dicing")
    games = [game]
    for _ in range(6):
        games.append(games[-1].clone())
        games[-1].answer("roll")
    totals = [table_of(one).boxes[1].stones for one in games]
    assert totals == sorted(set(totals))
    straight = toy("Dicing")
    for _ in range(6):
        straight.answer("roll")
    assert state_hash(straight) == state_hash(games[-1])


def test_a_record_is_copied_once_and_then_changed_in_place() -> None:
    game = toy("Dicing")
    twin = game.clone()
    twin.answer("roll")
    box = table_of(twin).boxes[1]
    twin.answer("roll")
    assert table_of(twin).boxes[1] is box
    assert table_of(game).boxes[1] is not box


def test_chance_is_used_up_alone() -> None:
    game = toy("Dicing")
    twin = game.clone()
    twin.answer("roll")
    assert (game.chance.used, game.seals) == (0, 0)
    assert (twin.chance.used, twin.seals) == (1, 1)


def test_a_clone_at_the_end_of_a_game_is_at_its_end() -> None:
    game = toy("Rounds")
    while game.question:
        game.answer(1)
    twin = game.clone()
    assert (twin.outcome, twin.questions) == ("full", [])
    assert done(twin) == done(game)
