"""Who sees what of billboards, decks, tiles, stories and votes (chapter TL-INFO)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config, StoryCard
from othersight.kernel.game import Game
from tests.games.they_live.figures import KIT
from tests.games.they_live.play import People, asked, at, kick, open_options, play
from tests.games.they_live.town import (
    COP,
    NEWS,
    OTHER_NEWS,
    all_say,
    assault,
    go_on,
    news,
    section,
    set_aside,
    signs,
    tile,
    told,
    town,
)
from tests.rule_ids import rule

APART = {1: {"space": 1}, 2: {"space": 3}, 3: {"space": 4}}
FIRST = "checkpoint-alpha"


@rule("TL-INFO-10", "TL-INFO-11")
def test_a_tile_swapped_out_is_remembered_and_one_swapped_in_again_is_new_to_all() -> None:
    def only_two(config: Config) -> None:
        config.news[NEWS].swap = config.news[OTHER_NEWS].swap = "billy"

    up = ("obey", "consume", "consume")
    # One tile of the artwork is set aside: the second swap brings the first tile back.
    aside = tuple([n for n in set_aside(*up) if n not in (0, 1)])
    game = at(
        "action",
        people={0: {"glasses": 1}, **APART},
        places=signs(*up),
        decks={"news": (OTHER_NEWS, NEWS), "set_aside": aside},
        figures=town(news(NEWS), news(OTHER_NEWS), only_two),
    )
    play(game, "stay", "inspect billboards", "end", *["stay", "end"] * 3)
    assert message(game, 0) == "obey"
    for _ in range(2):
        play(game, *["pass"] * 4)
        assert message(game, 0) == message(game, 1) == ""
        all_say(game, "leader 0")
        play(game, *["stay", "end"] * 4)
    t = table_of(game)
    assert t.config.billboard_tiles[t.places[9].billboard] == ("billy", "obey")
    assert len(told(game, -1, "swap")) == 2


def message(game: Game, seat: int) -> str:
    """What a seat knows of the billboard on space 9."""
    found: str = game.view(seat)["places"][8]["billboard"]["message"]
    return found


@rule("TL-INFO-12")
def test_no_view_tells_the_order_of_a_deck() -> None:
    decks: dict[str, tuple[Any, ...]] = {
        "news": (OTHER_NEWS, NEWS),
        "assault": ("signal-core", "boardroom-doors"),
        "piles": ((1, 2, 3), (11, 12)),
        "injuries": ("winded", "split-lip"),
    }
    one = at("action", decks=decks, figures=town())
    turned = {name: tuple(reversed(pile)) for name, pile in decks.items()}
    two = at("action", decks={**turned, "piles": ((3, 1, 2), (12, 11))}, figures=town())
    for seat in (0, 1, -1):
        assert one.view(seat) == two.view(seat)
    assert one.view(0)["decks"]["news"] == 2
    assert one.view(0)["decks"]["assault"] == 2


@rule("TL-INFO-13", "TL-ENEMY-09")
def test_a_tiles_back_is_seen_by_nobody_before_and_by_all_after_it_is_turned() -> None:
    people = {**APART, 0: {"space": 8}}
    game = at("action", people=people, tiles=[(COP, 8)], figures=town())
    for seat in (0, -1):
        (tile,) = game.view(seat)["tiles"]
        assert "back" not in tile
        assert tile["icons"] == ["influence"]
    play(game, *["stay", "end"] * 4)
    play(game, "fight", dice=kick("... .."))
    for seat in (0, 2, -1):
        (tile,) = game.view(seat)["tiles"]
        assert (tile["back"]["stealth"], tile["back"]["combat"]) == (2, 3)
        assert (tile["back"]["influence"], tile["back"]["health"]) == (2, 4)


def backs(game: Game) -> list[bool]:
    """For two players and a spectator whether each tile on the board shows its back."""
    return ["back" in tile for seat in (0, 2, -1) for tile in game.view(seat)["tiles"]]


def turned(game: Game) -> list[list[Any]]:
    """The tiles that players 0 and 2 and a spectator have been told to be turned over."""
    return [[values[2] for values in told(game, seat, "enemy-turned")] for seat in (0, 2, -1)]


@rule("TL-INFO-13", "TL-ENEMY-03")
@pytest.mark.parametrize("icon", [True, False])
def test_a_new_tile_shows_its_back_to_all_with_the_turn_over_icon_and_to_nobody_without(
    icon: bool,
) -> None:
    def icons(config: Config) -> None:
        for face in config.tile_faces.values():
            face.turn_over, face.raid_support = icon, False

    figures = town(news(enemies=(20,)), icons)
    game = at("news", people=APART, decks={"news": (NEWS,)}, figures=figures)
    assert backs(game) == [icon] * 3
    faces = [tile.face for tile in table_of(game).tiles if tile.space == 20]
    assert turned(game) == [faces if icon else []] * 3


@rule("TL-INFO-13", "TL-NEWS-10")
def test_raid_support_shows_the_back_to_all() -> None:
    figures = town(news(raid="obey"), tile(COP, raid_support=True))
    game = at(
        "news",
        people=APART,
        places=signs("consume", "consume", "consume"),
        decks={"news": (NEWS,)},
        tiles=[(COP, 20)],
        figures=figures,
    )
    assert backs(game) == [False] * 3
    all_say(game, "nominate 0")
    assert backs(game) == [True] * 3
    assert turned(game) == [[COP]] * 3


@rule("TL-INFO-13", "TL-ENEMY-09")
def test_a_back_once_seen_stays_known_when_the_tile_moves() -> None:
    people: People = {**APART, 0: {"space": 8, "wanted": 1, "bag": [KIT]}}
    figures = town(news(NEWS))
    game = at("response", people=people, tiles=[(COP, 8)], decks={"news": (NEWS,)}, figures=figures)
    play(game, "fight", dice=kick(".. .."))
    play(game, *["pass"] * 3)  # the Location Phase of the three others
    all_say(game, "leader 0")
    play(
        game, "step 9", "step 10", "end", *["stay", "end"] * 3
    )  # the tile follows, one step behind
    assert backs(game) == [True] * 3
    assert [entry["space"] for entry in game.view(2)["tiles"]] == [9]


@rule("TL-INFO-13", "TL-ENEMY-02")
def test_tiles_with_one_front_look_alike_and_their_numbers_differ_from_game_to_game() -> None:
    numbers = set()
    for seed in ("a", "b", "c", "d"):
        game = at("action", figures=town(), seed=seed)
        numbers.add(tuple([tile.face for tile in table_of(game).tiles if tile.state == 0]))
    assert len(numbers) == 4


@rule("TL-INFO-14", "TL-INFO-15")
def test_the_next_story_location_is_public_and_the_card_itself_is_not() -> None:
    def stories(config: Config) -> None:
        for character in config.characters.values():
            character.story = (
                StoryCard("s1", 7, section("tech", 1)),
                StoryCard("s2", 7, section("combat", 1)),
            )

    people: People = {
        0: {"space": 7, "story": ("s1",)},
        1: {"space": 14},
        2: {"space": 15},
        3: {"space": 16},
    }
    one = at("location", people=people, figures=town(stories))
    people[0]["story"] = ("s2",)
    two = at("location", people=people, figures=town(stories))
    for seat in (0, 1, -1):
        assert one.view(seat)["people"][0]["next_story"] == 7
        # Not even its owner knows which card with this back comes next.
        assert one.view(seat) == two.view(seat)
    play(one, "story", dice=kick("..."))
    assert told(one, -1, "story-card") == [(0, "s1")]


@rule("TL-INFO-16")
def test_an_ending_and_its_version_are_known_to_the_player_alone() -> None:
    def stories(config: Config) -> None:
        for character in config.characters.values():
            character.story = (StoryCard("s1", 7, section("tech", 1)),)
            character.reward = "title-belt"

    games = []
    for invader in (False, True):
        people: People = {
            0: {"space": 7, "story": ("s1",), "passes": 2, "invader": invader},
            1: {"space": 14},
            2: {"space": 15},
            3: {"space": 16},
        }
        game = at("location", people=people, figures=town(stories))
        play(game, "story", dice=kick("a.."))
        games.append(game)
    one, other = games
    views = [{**game.view(1), "overlays": {}} for game in games]
    assert views[0] == views[1]
    assert [e.values for e in one.log(1)] == [e.values for e in other.log(1)]
    assert told(one, 0, "story-ending") != told(other, 0, "story-ending")


@rule("TL-INFO-17", "TL-ROUND-05")
def test_votes_are_unseen_until_the_last_is_in_and_then_shown_to_all() -> None:
    game, other = [at("end-of-round", figures=town()) for _ in range(2)]
    play(game, "0: leader 2", "1: leader 2")
    play(other, "0: leader 1", "1: leader 0")
    for seat in (2, 3, -1):
        assert game.view(seat) == other.view(seat)
        assert told(game, seat, "vote") == []
    assert asked(game) == [(2, "leader"), (3, "leader")]
    play(game, "2: leader 2", "3: leader 3")
    assert told(game, -1, "vote") == [
        (0, "leader 2"),
        (1, "leader 2"),
        (2, "leader 2"),
        (3, "leader 3"),
    ]


@rule("TL-INFO-17")
@pytest.mark.parametrize("seat", [0, 2, -1])
def test_an_answer_to_go_on_is_never_written_down(seat: int) -> None:
    figures = town(assault(FIRST, [("tech", 9)], level=1))
    game = at(FIRST, people={1: {"invader": True}}, figures=figures)
    go_on(game)
    assert not [e for e in game.log(seat) if "go-on" in e.values or e.key == "reveals"]
    assert not [e for e in game.log(seat) if e.key == "vote"]


@rule("TL-INFO-14", "TL-LOCATION-12")
@pytest.mark.parametrize(
    ("story", "completed"), [((), False), ((), True), (("s1",), True)], ids=str
)
def test_a_story_that_is_over_has_no_next_location(story: tuple[str, ...], completed: bool) -> None:
    for space in (1, 7):
        me = {"space": space, "story": story, "completed": completed}
        game = at("location", people={0: me}, figures=town())
        assert "story" not in open_options(game)
        assert {game.view(seat)["people"][0]["next_story"] for seat in (0, 2, -1)} == {0}


@rule("TL-INFO-12")
def test_only_the_number_of_cards_in_a_deck_is_shown() -> None:
    view = at("action", figures=town()).view(0)["decks"]
    hidden = ("discard", "news", "injuries", "assault", "resources")
    assert all([isinstance(view[name], int) for name in hidden])
    assert all([isinstance(n, int) for name in ("piles", "locations") for n in view[name]])
