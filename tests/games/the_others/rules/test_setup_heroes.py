"""Set-up of the Heroes and the final preparations (chapter TO-SETUP)."""

from collections import Counter
from typing import Any

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.state.table import IN_PLAY, NOWHERE, RESERVE
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    hero,
    heroes_in,
    idle,
    is_open,
    logged,
    monster,
    play,
    sins,
    where,
)
from tests.rule_ids import rule

FIRE_AT_HOME = """
layout = "A B"
start = "b/se"
[tokens]
fire = ["b/se", "b/se"]
corruption = ["b/se"]
[monsters]
acolyte = ["b/se"]
"""

LONE_PICK = ("hero rose", "hero leah", "hero karl")


def begin(seed: str = "0", **options: Any) -> Game:
    """A new game at its first decision."""
    return THE_OTHERS.begin(options, seed)


def places(game: Game) -> list[str]:
    """The Heroes in play, clockwise."""
    return [HEROES[index] for index in table_of(game).places]


def in_state(game: Game, state: int) -> set[str]:
    """The Heroes in that state."""
    return {HEROES[record.index] for record in table_of(game).heroes if record.state == state}


@rule("TO-SETUP-11")
def test_the_team_is_seven_heroes_of_four_classes() -> None:
    boards = load_content().heroes
    game = begin()
    assert {board.id for board in boards.values() if not board.board_of} == set(HEROES)
    team = in_state(game, IN_PLAY) | in_state(game, RESERVE)
    assert team == set(HEROES[:7])
    assert Counter([boards[name].hero_class for name in team]) == {
        "leader": 1,
        "fixer": 2,
        "shooter": 2,
        "bruiser": 2,
    }


@rule("TO-SETUP-12", "TO-SETUP-13")
@pytest.mark.parametrize(
    ("hero_players", "each", "n"), [(1, 3, 3), (2, 2, 4), (3, 1, 3), (4, 1, 4)]
)
def test_the_hero_number_follows_from_the_players_and_the_others_are_the_reserve(
    hero_players: int, each: int, n: int
) -> None:
    game = begin(hero_players=hero_players)
    players = [hero(game, name).player for name in places(game)]
    assert Counter(players) == dict.fromkeys(range(1, hero_players + 1), each)
    assert table_of(game).config.n == len(in_state(game, IN_PLAY)) == n
    assert len(in_state(game, RESERVE)) == 7 - n


@rule("TO-SETUP-12")
def test_the_hero_number_stays_when_a_hero_is_killed() -> None:
    game = at(
        team=["leah", "rose", "brad"],
        hero="rose",
        heroes={"rose": {"space": "e", "wounds": [1, 2, 3, 4]}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "move e/nw")
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero karl")
    assert in_state(game, IN_PLAY) == {"leah", "karl", "brad"}
    assert table_of(game).config.n == 3


@rule("TO-SETUP-13")
def test_each_hero_player_picks_his_heroes() -> None:
    game = begin(heroes="pick", hero_players=2)
    play(game, "heroes-1: hero rose", "heroes-2: hero leah")
    assert not is_open(game, "hero rose")
    assert not is_open(game, "hero leah")
    play(game, "heroes-1: hero brad", "heroes-2: hero karl")
    owners = {name: hero(game, name).player for name in places(game)}
    assert owners == {"rose": 1, "brad": 1, "leah": 2, "karl": 2}
    assert in_state(game, RESERVE) == {"morgana", "thorley", "rocco"}
    assert asked(game) == ("sins", "place")


@rule("TO-SETUP-13")
def test_starting_heroes_may_be_dealt_at_random() -> None:
    dealt = {tuple(places(begin(str(seed), heroes="random"))) for seed in range(12)}
    assert len(dealt) > 6
    assert {name for team in dealt for name in team} == set(HEROES[:7])


@rule("TO-SETUP-14")
def test_a_hero_wanted_by_two_players_is_given_by_all_together() -> None:
    game = begin(heroes="pick", hero_players=3)
    play(game, "heroes-1: hero rose", "heroes-2: hero leah", "heroes-3: hero rose")
    assert [question.kind for question in game.questions] == ["contested-hero"] * 3
    assert not is_open(game, "give rose 2")
    play(game, "heroes-1: give rose 3", "heroes-2: give rose 3", "heroes-3: give rose 3")
    assert asked(game) == ("heroes-1", "pick-hero")
    play(game, "heroes-1: hero brad")
    assert places(game) == ["brad", "leah", "rose"]
    assert asked(game) == ("sins", "place")


@rule("TO-SETUP-14")
def test_the_sins_player_gives_the_hero_on_whom_they_cannot_agree() -> None:
    game = begin(heroes="pick", hero_players=3)
    play(game, "heroes-1: hero rose", "heroes-2: hero leah", "heroes-3: hero rose")
    play(game, "heroes-1: give rose 1", "heroes-2: give rose 1", "heroes-3: give rose 3")
    play(game, "heroes-1: confirm", "heroes-2: confirm", "heroes-3: confirm")
    assert asked(game) == ("sins", "contested-hero-for-heroes")
    play(game, "give rose 3")
    assert hero(game, "rose").player == 0  # nobody sits down before all have picked
    assert asked(game) == ("heroes-1", "pick-hero")
    play(game, "hero karl")
    assert [hero(game, name).player for name in ("karl", "leah", "rose")] == [1, 2, 3]


@rule("TO-SETUP-15")
def test_heroes_start_in_the_starting_space_and_nothing_there_touches_them() -> None:
    game = begin(heroes=["rose", "leah", "karl"], map=FIRE_AT_HOME)
    assert heroes_in(game, "b/se") == ["karl", "leah", "rose"]
    assert logged(game, "check") == []
    assert [hero(game, name).level for name in places(game)] == [1, 1, 1]
    assert [hero(game, name).covered for name in places(game)] == [()] * 3


@rule("TO-SETUP-16")
def test_a_starting_hero_has_level_1_no_wounds_two_turns_and_his_city_action_token() -> None:
    for name in places(begin()):
        record = hero(begin(), name)
        assert (record.level, record.covered) == (1, ())
        assert (record.turns, record.extra_turns) == (2, 0)
        assert record.city_token == NOWHERE
        assert (record.upgrades, record.innocents, record.npcs) == ((), 0, ())


@rule("TO-SETUP-17")
def test_the_top_five_of_the_shuffled_upgrade_deck_are_the_inventory() -> None:
    game = begin()
    table = table_of(game)
    assert len(table.inventory) == 5
    assert Counter((*table.inventory, *table.upgrade_deck)) == Counter(
        load_content().upgrade_deck()
    )
    assert table.upgrade_deck != table_of(begin("1")).upgrade_deck
    assert game.view(1)["inventory"] == list(table.inventory)


@rule("TO-SETUP-18")
@pytest.mark.parametrize(("hero_players", "n"), [(1, 3), (2, 4)])
def test_the_sins_player_starts_with_five_cards_and_a_token_per_hero(
    hero_players: int, n: int
) -> None:
    side = sins(begin(hero_players=hero_players))
    assert len(side.hand) == 5
    assert (side.reactions, side.spent) == (n, 0)


@rule("TO-SETUP-19")
def test_dark_past_cards_are_dealt_before_the_first_round_of_a_corruption_story() -> None:
    game = begin(story="the-darkness-within", heroes=["rose", "leah", "karl"])
    assert asked(game) == ("sins", "dark-past")
    assert table_of(game).round == 0
    play(game, "hero karl", "hero rose", "hero rocco", "hero brad", "hero thorley")
    assert hero(game, "karl").dark_past == "clear-conscience"
    assert all([record.dark_past for record in table_of(game).heroes])
    assert asked(game) == ("sins", "place")


@rule("TO-SETUP-19")
@pytest.mark.parametrize("name", ["havens-last-stand", "battleground-of-souls"])
def test_no_other_story_deals_dark_past_cards(name: str) -> None:
    game = begin(story=name)
    assert asked(game) == ("sins", "place")
    assert not any([record.dark_past for record in table_of(game).heroes])


@rule("TO-SETUP-20")
def test_a_player_with_several_heroes_sits_them_in_the_order_he_names() -> None:
    game = begin(heroes="pick", hero_players=1)
    play(game, *LONE_PICK)
    assert places(game) == ["rose", "leah", "karl"]


@rule("TO-SETUP-20")
def test_heroes_sit_clockwise_by_player() -> None:
    game = begin(heroes="pick", hero_players=2)
    play(game, "heroes-1: hero rose", "heroes-2: hero karl")
    play(game, "heroes-1: hero brad", "heroes-2: hero leah")
    assert places(game) == ["rose", "brad", "karl", "leah"]


@rule("TO-SETUP-20")
def test_the_order_stays_whoever_begins_a_round() -> None:
    game = at(team=["rose", "leah", "karl"], when="first-hero", reactions=0)
    play(game, "first karl")
    idle(game, "first-hero")
    play(game, "first leah")
    idle(game, "first-hero")
    turns = [HEROES[int(values[0])] for values in logged(game, "turn")]
    assert turns == ["karl", "rose", "leah"] * 2 + ["leah", "karl", "rose"] * 2
    assert places(game) == ["rose", "leah", "karl"]


@rule("TO-SETUP-20")
def test_a_successor_sits_in_the_seat_of_the_hero_he_replaces() -> None:
    game = at(
        team=["leah", "rose", "brad"],
        hero="rose",
        heroes={"rose": {"space": "e", "wounds": [1, 2, 3, 4]}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "move e/nw", "hero morgana")
    assert places(game) == ["leah", "morgana", "brad"]
    assert where(game, "morgana") == "a/nw"
    assert asked(game) == ("heroes-1", "main")
    assert table_of(game).current == HEROES.index("brad")


@rule("TO-SETUP-18", "TO-SETUP-19")
def test_the_sins_player_has_his_cards_before_he_deals_the_dark_past() -> None:
    game = begin(story="the-darkness-within")
    assert (asked(game), len(sins(game).hand)) == (("sins", "dark-past"), 5)


@rule("TO-SETUP-13", "TO-SETUP-14")
def test_who_has_his_hero_gets_no_other_while_the_rest_go_on_naming() -> None:
    game = begin(heroes="pick", hero_players=3)
    play(game, *[f"heroes-{seat}: hero rose" for seat in (1, 2, 3)])
    play(game, *[f"heroes-{seat}: give rose 1" for seat in (1, 2, 3)])
    play(game, "heroes-2: hero leah", "heroes-3: hero brad")
    assert places(game) == ["rose", "leah", "brad"]
