"""The Propaganda Phase: card, clock, raids, swaps (chapter TL-NEWS, TL-TIME-39, TL-TIME-40, TL-TIME-41, TL-TIME-42,
TL-EX-14)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import TileRule
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, COUSIN, KIT, PIPE
from tests.games.they_live.play import asked, at, faces, logged, open_options, person, play
from tests.games.they_live.town import (
    ARTWORKS,
    GHOUL,
    MESSAGES,
    NEWS,
    OTHER_NEWS,
    PATROL,
    all_say,
    news,
    set_aside,
    signs,
    tile,
    told,
    town,
)
from tests.rule_ids import rule


def reading(*changes: Any, **given: Any) -> Game:
    """The Propaganda Phase with the news card as changed; everybody stands apart, nobody in a billboard's area
    unless the test says so."""
    people: dict[int, dict[str, Any]] = {seat: {"space": 1 + seat} for seat in range(4)}
    for seat, space in given.pop("where", {}).items():
        people[seat]["space"] = space
    for seat, more in given.pop("people", {}).items():
        people[seat].update(more)
    decks = {"news": (NEWS,), **given.pop("decks", {})}
    return at("news", people=people, decks=decks, figures=town(*changes), **given)


def elected(game: Game) -> bool:
    """Whether the phase is over and the next leader is chosen."""
    return {kind for _, kind in asked(game)} == {"leader"}


@rule("TL-NEWS-01", "TL-TIME-39", "TL-ROUND-08")
def test_the_old_card_is_discarded_and_the_next_revealed() -> None:
    game = reading(
        news(), news(OTHER_NEWS, lasting=(("stealth", 1),)), decks={"news_card": OTHER_NEWS}
    )
    decks = table_of(game).decks
    assert (decks.news_card, decks.news, decks.staying) == (NEWS, (), ())
    assert told(game, -1, "news") == [(NEWS,)]
    assert elected(game)


@rule("TL-NEWS-01")
def test_a_card_that_says_it_stays_is_not_discarded() -> None:
    stays = news(OTHER_NEWS, stays=True, lasting=(("no-lay-low", 1),))
    game = reading(news(), stays, decks={"news_card": OTHER_NEWS})
    decks = table_of(game).decks
    assert (decks.news_card, decks.staying) == (NEWS, (OTHER_NEWS,))
    all_say(game, "leader 0")
    play(game, "stay")
    assert "lay-low" not in open_options(game)


@rule("TL-NEWS-02")
def test_the_bar_is_resolved_from_left_to_right_and_then_the_story() -> None:
    game = reading(
        news(
            clock=1,
            raid="obey",
            swap="billy",
            enemies=(20,),
            scrap=(21,),
            who="leader",
            outcome=(("heal", 1),),
        ),
        people={0: {"damage": 2}},
        places=signs("consume", "consume", "consume"),
        decks={"set_aside": set_aside("consume", "consume", "consume")},
    )
    all_say(game, "nominate 0")
    keys = ["news", "clock", "raid", "swap", "enemy", "scrap-placed", "heal"]
    assert [e.key for e in game.log(-1) if e.key in keys] == keys
    assert elected(game)


@rule("TL-NEWS-02")
def test_greyed_out_icons_are_skipped() -> None:
    game = reading(news(), places=signs("obey", "obey", "obey"))
    t = table_of(game)
    assert t.clock == 12
    keys = {"clock", "raid", "swap", "enemy", "scrap-placed"}
    assert not [e for e in game.log(-1) if e.key in keys]


@rule("TL-NEWS-03", "TL-TIME-39")
def test_the_clock_advances_by_the_printed_hours() -> None:
    assert table_of(reading(news(clock=2), clock=15)).clock == 17


@rule("TL-NEWS-03", "TL-NEWS-05", "TL-VICTORY-02", "TL-TIME-39")
def test_midnight_before_the_trigger_loses_at_once_and_nothing_else_is_resolved() -> None:
    game = reading(news(clock=3, enemies=(20,), scrap=(21,)), clock=22)
    t = table_of(game)
    assert game.outcome == "invaders"
    assert t.clock == 24  # not 25
    assert t.places[20].stack == ()
    assert t.places[21].scrap == 0
    assert asked(game) == []


@rule("TL-NEWS-05")
def test_an_advance_from_any_other_effect_ends_the_game_as_well() -> None:
    game = reading(news(who="leader", outcome=(("clock", 1), ("wanted", 2))), clock=23)
    assert game.outcome == "invaders"
    assert person(game, 0).wanted == 0


@rule("TL-NEWS-04")
def test_the_clock_is_red_from_19_to_23() -> None:
    for hour in range(12, 24):
        people = {0: {"space": 6}, 1: {"space": 14}, 2: {"space": 15}, 3: {"space": 16}}
        game = at("location", people=people, clock=hour, figures=town())
        can_trigger = asked(game) == [(0, "location")] and "trigger" in open_options(game)
        assert can_trigger == (hour >= 19)


@rule("TL-NEWS-06", "TL-NEWS-08", "TL-TIME-41")
def test_a_raid_empties_every_billboard_with_the_message_and_its_area_is_wanted() -> None:
    game = reading(
        news(raid="obey"),
        where={0: 8, 1: 14, 2: 20, 3: 1},
        places={
            9: {"billboard": ("billy", "obey"), "deposit": [KIT, PIPE]},
            13: {"billboard": ("cruise", "consume"), "deposit": [BELT]},
            24: {"billboard": ("jeans", "obey")},
        },
    )
    before = len(table_of(game).decks.discard)
    all_say(game, "nominate 3")
    t = table_of(game)
    assert t.places[9].deposit == ()
    assert faces(game, t.places[13].deposit) == [BELT]
    assert len(t.decks.discard) == before + 2
    # TL-NEWS-09: the bare billboard on 24 counts as raided too.
    assert [person(game, seat).wanted for seat in range(4)] == [2, 0, 2, 0]


@rule("TL-NEWS-06", "TL-NEWS-07", "TL-HIDDEN-02", "TL-INFO-10")
def test_the_nominee_alone_sees_all_three_messages_without_a_token() -> None:
    game = reading(
        news(raid="obey"),
        people={2: {"glasses": 1}},
        places=signs("consume", "obey", "marry-and-reproduce"),
    )
    all_say(game, "nominate 2")
    assert person(game, 2).glasses == 1
    assert shown(game, 2) == ["consume", "obey", "marry-and-reproduce"]
    for other in (0, 1, 3, -1):
        assert shown(game, other) == ["", "", ""]
    # The fact which billboards were raided is public.
    assert told(game, -1, "raid") == [("obey", (13,))]


@rule("TL-NEWS-06")
def test_every_matching_billboard_loses_its_whole_deposit_to_the_discard() -> None:
    game = reading(
        news(raid="obey"),
        places={
            9: {"billboard": ("billy", "obey"), "deposit": [KIT, PIPE]},
            13: {"billboard": ("cruise", "obey"), "deposit": [BELT]},
            24: {"billboard": ("jeans", "consume"), "deposit": [COUSIN]},
        },
    )
    before = table_of(game).decks.discard
    all_say(game, "nominate 0")
    t = table_of(game)
    assert [faces(game, t.places[space].deposit) for space in (9, 13, 24)] == [[], [], [COUSIN]]
    lost = [card for card in t.decks.discard if card not in before]
    assert faces(game, lost) == sorted([KIT, PIPE, BELT])
    assert t.decks.useful == ()


@rule("TL-NEWS-06")
@pytest.mark.parametrize("leader", [0, 2])
def test_all_players_nominate_and_whoever_most_of_them_name_looks(leader: int) -> None:
    game = reading(news(raid="obey"), leader=leader)
    assert sorted(asked(game)) == [(seat, "nominee") for seat in range(4)]
    play(game, "0: nominate 1", "1: nominate 1", "2: nominate 3", "3: nominate 1")
    assert [bool(told(game, seat, "lenses-messages")) for seat in range(4)] == [
        False, True, False, False,
    ]  # fmt: skip


def shown(game: Game, seat: int) -> list[str]:
    """The messages a seat sees on the three billboards."""
    places = game.view(seat)["places"]
    return [places[space - 1]["billboard"]["message"] for space in (9, 13, 24)]


@rule("TL-NEWS-07", "TL-TIME-40")
def test_the_nominee_is_voted_for_and_without_a_majority_the_leaders_vote_stands() -> None:
    game = reading(news(raid="obey"), leader=1)
    assert asked(game) == [(seat, "nominee") for seat in (1, 2, 3, 0)]
    assert open_options(game) == [f"nominate {seat}" for seat in range(4)]
    play(game, "0: nominate 0", "1: nominate 3", "2: nominate 0", "3: nominate 1")
    assert [values[0] for values in told(game, 3, "lenses-messages")] == [3]
    game = reading(news(raid="obey"), leader=1)
    play(game, "0: nominate 0", "1: nominate 3", "2: nominate 0", "3: nominate 0")
    assert told(game, 3, "lenses-messages") == []
    assert len(told(game, 0, "lenses-messages")) == 1


@rule("TL-NEWS-09")
def test_without_a_match_nothing_is_lost_and_nobody_is_wanted() -> None:
    places: dict[int, dict[str, Any]] = dict(signs("consume", "consume", "consume"))
    places[9] = {**places[9], "deposit": [KIT]}
    game = reading(news(raid="obey"), where={0: 8, 1: 14, 2: 20}, places=places)
    all_say(game, "nominate 0")
    assert faces(game, table_of(game).places[9].deposit) == [KIT]
    assert [person(game, seat).wanted for seat in range(4)] == [0, 0, 0, 0]


@rule("TL-NEWS-09")
def test_two_raided_billboards_in_one_area_cost_two_tokens_only() -> None:
    def twins(config: Any) -> None:
        config.area = tuple([1 if space == 13 else a for space, a in enumerate(config.area)])

    game = reading(news(raid="obey"), twins, where={0: 8}, places=signs("obey", "obey", "consume"))
    all_say(game, "nominate 0")
    assert person(game, 0).wanted == 2


SUPPORT = TileRule("raid-support", "leader", (("wanted", 1),))


@rule("TL-NEWS-10", "TL-NEWS-11", "TL-ENEMY-03")
def test_raid_support_is_turned_and_carried_out_after_the_raid_matched_or_not() -> None:
    game = reading(
        news(raid="obey"),
        tile(PATROL, raid_support=True, rules=(SUPPORT,)),
        where={0: 8},
        tiles=[(PATROL, 22), (GHOUL, 22), (PATROL, 14)],
        places=signs("consume", "consume", "consume"),
    )
    all_say(game, "nominate 0")
    t = table_of(game)
    assert person(game, 0).wanted == 2
    turned = [values[0] for values in logged(game, "enemy-turned")]
    # Ascending space number: 14 before 22; the other tile keeps its back.
    assert [t.tiles[index].space for index in turned] == [14, 22]
    assert not t.tiles[t.places[22].stack[1]].turned


@rule("TL-NEWS-10")
def test_every_tile_with_raid_support_acts_wherever_it_lies_and_whether_turned_or_not() -> None:
    game = reading(
        news(raid="obey"),
        news(OTHER_NEWS, raid="obey"),
        tile(PATROL, raid_support=True, rules=(SUPPORT,)),
        tiles=[(GHOUL, 22), (PATROL, 22), (PATROL, 14)],
        decks={"news": (OTHER_NEWS, NEWS)},
        places=signs("consume", "consume", "consume"),
    )
    all_say(game, "nominate 0")
    assert person(game, 0).wanted == 2  # one of them lies under another tile
    all_say(game, "leader 0")
    play(game, *["stay", "end"] * 4, *["pass"] * 4)
    all_say(game, "nominate 0")
    assert person(game, 0).wanted == 4  # both once more, face up as they are
    t = table_of(game)
    assert [t.tiles[index].face for index in t.places[22].stack] == [GHOUL, PATROL]
    assert not t.tiles[t.places[22].stack[0]].turned


@rule("TL-NEWS-11")
def test_raid_support_runs_from_top_to_bottom_of_a_stack_after_the_wanted_tokens() -> None:
    first = TileRule("raid-support", "leader", (("wanted", 1),))
    second = TileRule("raid-support", "leader", (("scrap", 1),))
    game = reading(
        news(raid="obey"),
        tile(PATROL, raid_support=True, rules=(first,)),
        tile("bulldozer", raid_support=True, rules=(second,)),
        where={0: 8},
        tiles=[("bulldozer", 20), (PATROL, 20)],
        places=signs("obey", "consume", "consume"),
    )
    all_say(game, "nominate 0")
    events = [(e.key, *e.values) for e in game.log(-1) if e.key in ("wanted", "scrap")]
    assert events == [("wanted", 0, 2, 2), ("scrap", 0, 1, 1), ("wanted", 0, 1, 3)]


@rule("TL-NEWS-10")
def test_without_a_raid_icon_no_raid_support_is_turned() -> None:
    supporter = tile(PATROL, raid_support=True, rules=(SUPPORT,))
    game = reading(news(), supporter, tiles=[(PATROL, 22)])
    assert logged(game, "enemy-turned") == []
    assert elected(game)


@rule("TL-NEWS-12", "TL-NEWS-13", "TL-EX-14", "TL-INFO-11")
def test_a_swap_exchanges_the_named_artwork_for_a_set_aside_tile_and_keeps_the_deposit() -> None:
    seen = set()
    for seed in range(12):
        places: dict[int, dict[str, Any]] = dict(signs("obey", "consume", "consume"))
        places[9] = {**places[9], "deposit": [KIT]}
        game = reading(
            news(swap="billy"),
            places=places,
            decks={"set_aside": set_aside("obey", "consume", "consume")},
            seed=str(seed),
        )
        t = table_of(game)
        artwork, message = t.config.billboard_tiles[t.places[9].billboard]
        seen.add(message)
        assert artwork == "billy"
        assert faces(game, t.places[9].deposit) == [KIT]
        assert t.places[13].billboard == 3 + MESSAGES.index("consume")
        # The old tile has joined the tiles set aside.
        assert t.config.billboard_tiles.index(("billy", "obey")) in t.decks.set_aside
        assert len(t.decks.set_aside) == 6
        assert [shown(game, seat) for seat in (0, 3, -1)] == [["", "", ""]] * 3
    # Random among those set aside; the old one comes back only later.
    assert seen == {"consume", "marry-and-reproduce"}


@rule("TL-NEWS-12", "TL-INFO-10", "TL-HIDDEN-10")
def test_a_swap_makes_what_was_seen_void_for_that_billboard_only() -> None:
    game = reading(
        news(swap="billy"),
        news(OTHER_NEWS, raid="obey"),
        places=signs("consume", "consume", "consume"),
        decks={
            "news": (NEWS, OTHER_NEWS),
            "set_aside": set_aside("consume", "consume", "consume"),
        },
    )
    all_say(game, "nominate 0")
    assert shown(game, 0) == ["consume", "consume", "consume"]
    all_say(game, "leader 0")
    play(game, *["stay", "end"] * 4)
    play(game, *["pass"] * 4)
    assert [v[0] for v in told(game, -1, "news")] == [OTHER_NEWS, NEWS]
    assert shown(game, 0) == ["", "consume", "consume"]


@rule("TL-NEWS-13")
def test_without_a_tile_of_that_artwork_set_aside_nothing_is_swapped() -> None:
    others = tuple([n for n in range(9) if ARTWORKS[n // 3] != "billy"])
    game = reading(
        news(swap="billy"),
        places=signs("obey", "consume", "consume"),
        decks={"set_aside": others},
    )
    t = table_of(game)
    assert t.config.billboard_tiles[t.places[9].billboard] == ("billy", "obey")
    assert logged(game, "swap") == []


@rule("TL-NEWS-14")
def test_enemies_that_a_text_brings_come_onto_the_space_of_the_character() -> None:
    game = reading(news(who="leader", outcome=(("enemy", 2),)), where={0: 20})
    assert [len(table_of(game).places[space].stack) for space in (20, 2, 3, 4)] == [2, 0, 0, 0]


@rule("TL-NEWS-10", "TL-NEWS-11", "TL-NEWS-12")
def test_raid_support_acts_before_the_swap() -> None:
    support = TileRule("raid-support", "all", (("wanted", 1),))
    game = reading(
        news(raid="obey", swap="billy"),
        tile(PATROL, raid_support=True, rules=(support,)),
        tiles=[(PATROL, 20)],
        places=signs("consume", "consume", "consume"),
        decks={"set_aside": set_aside("consume", "consume", "consume")},
    )
    all_say(game, "nominate 0")
    keys = [entry.key for entry in game.log(-1)]
    assert keys.index("raid") < keys.index("wanted") < keys.index("swap")
