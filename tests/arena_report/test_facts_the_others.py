"""What the report knows of a game of The Others, read from its log."""

import json
from itertools import pairwise
from typing import Any

import pytest

from othersight.arena.spec import spec_of
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game
from tests.arena_report.rows import NUMBER, games_of
from tests.games.the_others.cards.test_dark_past import revealed
from tests.games.the_others.play import faces, play, space_with
from tests.games.the_others.rules.duels import duel

FIGHT = ("fight", "mean no", "corruption no")
DYING = {"wounds": [1, 2, 3, 4]}

EACH = pytest.mark.parametrize("number", range(NUMBER))


def facts(game: Game) -> dict[str, Any]:
    return spec_of("the-others").facts(game)


def deaths(game: Game) -> list[tuple[str, str, list[str], str]]:
    return [(d["hero"], d["by"], d["what"], d["through"]) for d in facts(game)["deaths"]]


def test_in_a_fight_the_monster_with_the_most_dice_is_named_first() -> None:
    game = duel("acolyte", "abomination", rose=DYING)
    play(game, *FIGHT, dice=faces("sin-hit*5 skill*2"))
    assert deaths(game) == [("rose", "fight", ["abomination", "acolyte"], "wounds")]


def test_corruption_that_level_7_cannot_take_kills_as_corruption() -> None:
    game = duel("acolyte", rose={**DYING, "level": 7})
    play(game, "fight", dice=faces("corr blank skill*2"))
    assert deaths(game) == [("rose", "fight", ["acolyte"], "corruption")]


def test_only_what_is_above_level_7_is_a_wound() -> None:
    game = duel("acolyte", rose={**DYING, "level": 6})
    play(game, *FIGHT, dice=faces("corr*2 skill*2"))
    assert deaths(game) == [("rose", "fight", ["acolyte"], "corruption")]


def test_fire_kills_in_its_check() -> None:
    game = duel(rose=DYING, spaces={"a/se": space_with(fire=1)})
    play(game, "move a/se", dice=faces("sin-hit"))
    assert deaths(game) == [("rose", "check", ["fire"], "wounds")]


def test_corruption_on_the_ground_kills_in_its_check() -> None:
    game = duel(rose={**DYING, "level": 7}, spaces={"a/se": space_with(corruption=1)})
    play(game, "move a/se", dice=faces("corr"))
    assert deaths(game) == [("rose", "check", ["corruption"], "corruption")]


def test_breaking_away_from_monsters_is_no_fight() -> None:
    game = duel("acolyte", rose=DYING)
    play(game, "move a/se")
    assert deaths(game) == [("rose", "breakaway", [], "wounds")]


@pytest.mark.parametrize(
    ("wounds", "killer"),
    [([1, 2, 3, 4], ("sin-card", ["price-of-hubris"])), ([1, 2, 3], ("fight", ["acolyte"]))],
)
def test_a_card_played_in_a_fight_and_the_fight_itself_are_told_apart(
    wounds: list[int], killer: tuple[str, list[str]]
) -> None:
    game = duel("acolyte", rose={"wounds": wounds}, hand=["price-of-hubris"], sin="pride")
    play(game, "fight", "mean no", "play price-of-hubris")
    if len(wounds) < 4:
        play(game, "cover 4", "corruption no", dice=faces("sin-hit blank skill*2"))
    assert deaths(game) == [("rose", *killer, "wounds")]


def test_two_heroes_killed_by_one_card_die_of_that_card() -> None:
    near = {"rocco": {"space": "e", "wounds": [1, 2, 3]}, "brad": {"space": "e"}}
    game = revealed("psychopathy-trigger", {"wounds": [1, 2, 3]}, hero_players=3, heroes=near)
    play(game, "heroes-1: cover 4", "heroes-2: cover 4", "heroes-3: cover 1", "heroes-3: cover 2")
    play(game, "hero leah", "hero morgana")
    by_card = ("dark-past", ["psychopathy-trigger"], "wounds")
    assert deaths(game) == [("thorley", *by_card), ("rocco", *by_card)]


def test_a_hero_who_becomes_a_monster_counts_as_killed() -> None:
    game = revealed("the-tainted-one")
    assert deaths(game) == [("thorley", "dark-past", ["the-tainted-one"], "wounds")]


def test_a_successor_takes_over_upgrades_and_buys_others_himself() -> None:
    stock = ["kevlar-suit", "rail-gun", "ice-blade", "flamethrower", "cyber-legs"]
    game = duel("acolyte", rose={**DYING, "upgrades": ["brutality"]}, inventory=stock)
    play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    play(game, "hero karl", "take ice-blade")
    told = facts(game)
    assert told["successors"] == ["karl"]
    assert told["upgrades"] == [
        {"hero": "karl", "card": "ice-blade", "round": 1, "inherited": True}
    ]
    assert told["kept"]["karl"] == ["ice-blade"]
    assert "rose" not in told["kept"]


@EACH
def test_every_hero_who_is_dead_has_a_death_with_a_cause(number: int) -> None:
    game = games_of("the-others")[number]
    told, view = facts(game), game.view(-1)
    fallen = {hero["hero"] for hero in view["heroes"] if hero["state"] == "dead"}
    if game.outcome == "sins":  # the last is not taken off any more
        fallen |= {told["deaths"][-1]["hero"]}
    assert sorted(death["hero"] for death in told["deaths"]) == sorted(fallen)
    assert [death for death in told["deaths"] if death["by"] == "unknown"] == []
    assert all(1 <= death["round"] <= told["rounds"] for death in told["deaths"])


@EACH
def test_missions_follow_each_other_on_the_way_the_heroes_took(number: int) -> None:
    game = games_of("the-others")[number]
    path = facts(game)["missions"]
    assert path[0]["begun"] == 1
    assert path[-1]["mission"] == game.view(-1)["story"]["mission"]
    for before, after in pairwise(path):
        assert before["done"] == after["begun"] > 0
    assert (path[-1]["done"] > 0) == (game.outcome == "heroes")


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_facts_are_plain_data(name: str) -> None:
    for game in games_of(name):
        told = spec_of(name).facts(game)
        assert json.loads(json.dumps(told)) == told


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(
        UnknownName, match="there is no game 'chess'; there are the-others, they-live"
    ):
        spec_of("chess")
