"""Positions of the past and the futures that begin there."""

import json

import pytest

import othersight
from othersight.kernel.codec import checksum
from othersight.kernel.errors import DamagedFile
from othersight.study.past_games import Past
from othersight.study.resampling import another_future
from tests.games.the_others.play import play
from tests.games.the_others.rules.duels import duel
from tests.study.pasts import past, played, saved

GAMES = ("the-others", "they-live")


@pytest.mark.parametrize("name", GAMES)
def test_beginnings_are_in_order_from_the_first_step_to_the_last(name: str) -> None:
    one = past(name)
    steps = one.beginnings()
    assert steps == sorted(set(steps))
    assert (steps[0], steps[-1]) == (0, one.last)
    assert len(steps) > 5
    assert one.is_over


def test_a_step_is_placed_in_its_round_and_its_turn() -> None:
    one = past("the-others")
    step = next(entry.decision for entry in one.headings if entry.key == "turn")
    keys = [entry.key for entry in one.place(step)]
    assert keys == ["round", "turn"]
    assert one.round_at(step) == one.place(step)[0].values[0] == 1
    assert one.place(-1) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_seat_can_tell_another_future_of_a_past_game_from_the_true_position(name: str) -> None:
    one = past(name)
    for step in range(0, one.last, max(1, one.last // 12)):
        position = one.positions[step]
        dealt = another_future(position, -1, "1")
        for seat in range(-1, len(position.seats)):
            assert dealt.view(seat) == position.view(seat)
        assert [q.texts for q in dealt.questions] == [q.texts for q in position.questions]


@pytest.mark.parametrize("name", GAMES)
def test_the_future_is_not_the_one_that_came(name: str) -> None:
    position = past(name).positions[past(name).last // 2]
    one, again, other = [another_future(position, -1, seed) for seed in ("1", "1", "2")]
    assert one.chance.seed != position.chance.seed
    assert [one.chance.byte() for _ in range(20)] == [again.chance.byte() for _ in range(20)]
    assert [one.chance.byte() for _ in range(20)] != [other.chance.byte() for _ in range(20)]


def test_what_people_hold_stays_and_the_order_of_piles_does_not() -> None:
    position = past("they-live").positions[40]
    dealt = another_future(position, -1, "1")
    before, after = json.loads(position.save())["state"], json.loads(dealt.save())["state"]
    assert [p["bag"] for p in before["table"]["people"]] == [
        p["bag"] for p in after["table"]["people"]
    ]
    piles, shuffled = before["table"]["decks"]["piles"], after["table"]["decks"]["piles"]
    assert piles != shuffled
    assert [sorted(pile) for pile in piles] == [sorted(pile) for pile in shuffled]


def test_what_has_been_answered_in_secret_stays_answered() -> None:
    waiting = [one for one in past("they-live").positions if one.answers]
    assert waiting
    for position in waiting[:5]:
        dealt = another_future(position, -1, "1")
        assert dealt.answers == position.answers
        assert [q.seat for q in dealt.questions] == [q.seat for q in position.questions]


def test_a_game_that_began_in_a_position_of_its_own_can_be_looked_back_on() -> None:
    game = play(duel("acolyte"), "fight", "mean no")
    one = Past(othersight.load(game.save()), 1)
    assert one.last == game.history.length
    dealt = another_future(one.positions[0], 1, "1")
    assert dealt.view(1) == one.positions[0].view(1)


def test_the_past_itself_is_not_changed_by_its_futures() -> None:
    one = past("the-others")
    before = one.positions[10].save()
    dealt = another_future(one.positions[10], -1, "1")
    while dealt.questions and dealt.history.length < 40:
        dealt.answer(0)
    assert one.positions[10].save() == before


def test_of_a_game_that_goes_on_only_one_seats_knowledge_is_used() -> None:
    game = played("they-live", 60)
    one = Past(game, 0)
    assert all([entry.is_seen_by(0) for entry in one.entries()])
    other = game.deal_anew(0, "elsewhere")
    assert another_future(game, 0, "1").view(1) == another_future(other, 0, "1").view(1)


def test_decisions_that_lead_elsewhere_are_refused() -> None:
    body = json.loads(saved("the-others", 30))
    body["state"]["table"]["round"] = 3
    body.pop("checksum")
    body["checksum"] = checksum(body)
    game = othersight.load(json.dumps(body))
    with pytest.raises(DamagedFile, match="another position"):
        Past(game)
