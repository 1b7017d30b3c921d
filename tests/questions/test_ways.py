"""Whole ways: what is offered, what they cost, and that they can be walked."""

import pytest

import othersight
import othersight.odds
from othersight.games import ways_of
from othersight.kernel.question import text_of
from tests.games.the_others.play import monster, play, space_with
from tests.games.the_others.rules.plain import walk
from tests.games.they_live.figures import street
from tests.games.they_live.play import at
from tests.rule_ids import rule


@rule("TO-MOVE-01")
def test_every_way_of_the_others_can_be_walked_to_its_end() -> None:
    game = walk()
    ways = ways_of(game, 1)
    assert ways
    for way in ways:
        twin = game.clone()
        for option in way.options:
            assert twin.question is not None
            assert option in twin.question.options
            twin.answer(option)
        assert twin.view(1)["heroes"][4]["space"] >= 0
        heroes = {one["hero"]: one["space"] for one in twin.view(1)["heroes"]}
        assert heroes["thorley"] == way.spaces[-1]


@rule("TO-MOVE-01")
def test_ways_are_as_long_as_the_move() -> None:
    assert {len(way.options) for way in ways_of(walk(), 1)} == {2}
    longer = ways_of(walk({"upgrades": ["cyber-legs"]}), 1)
    assert {len(way.options) for way in longer} == {2, 3}
    stepped = walk()
    play(stepped, stepped.question.texts[0])  # type: ignore[union-attr]
    assert ways_of(stepped, 1) == []


@rule("TO-CHECK-06")
def test_of_the_ways_to_a_space_those_are_offered_that_differ_in_risk() -> None:
    calm = walk()
    far = max(ways_of(calm, 1), key=lambda way: way.spaces[-1]).spaces
    middle = far[1]
    assert len([way for way in ways_of(calm, 1) if way.spaces[-1] == far[-1]]) == 1
    name = calm.board()["spaces"][middle]["name"]
    burning = walk(spaces={middle: space_with(fire=1)})
    for way in ways_of(burning, 1):
        if middle in way.spaces:
            assert way.odds is not None, name
            assert 0 < way.odds.events["unharmed"] < 1
        elif burning.board()["spaces"][way.spaces[0]]:
            assert way.odds is None


@rule("TO-MOVE-05")
def test_wounds_for_leaving_monsters_are_told() -> None:
    told = str(ways_of(walk(monsters=[monster("acolyte", "e")]), 1)[0].words.as_data())
    assert "the-others-way-wounds" in told
    assert "the-others-way-wounds" not in str(ways_of(walk(), 1)[0].words.as_data())


def test_whoever_cannot_move_has_no_way() -> None:
    game = play(walk(monsters=[monster("acolyte", "e")]), "fight")
    assert ways_of(game, 1) == []
    assert ways_of(game, 0) == []


@rule("TL-ACTION-04")
def test_in_they_live_a_free_move_and_the_action_are_one_way() -> None:
    game = at("action", people={0: {}, 1: {"space": 20}}, figures=street)
    ways = ways_of(game, 0)
    assert ways
    for way in ways:
        twin = game.clone()
        for option in way.options:
            assert twin.question is not None
            assert text_of(option) in twin.question.texts
            twin.answer(option)
        person = next(one for one in twin.view(0)["people"] if one["seat"] == 0)
        assert person["space"] == way.spaces[-1]


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_a_spectator_has_no_way(name: str) -> None:
    assert ways_of(othersight.new(name, seed=1), -1) == []
