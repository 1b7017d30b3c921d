"""House rules of They Live: four sets of cards, two towns, cards seen before, the difficulty that is recommended
(TL-HOUSE-01, TL-HOUSE-02, TL-HOUSE-03, TL-HOUSE-04)."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest

import othersight
from othersight.games.they_live.content import load_content
from othersight.games.they_live.content.earlier import (
    FIRST,
    REVISION,
    REVISIONS,
    SINCE,
    earlier_figures,
)
from othersight.games.they_live.content.figures import figures_in
from othersight.games.they_live.content.shares import Share, advice, measured, nearest_to_even
from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.rules.box import drawn, first_drawn
from othersight.games.they_live.rules.location_card import next_locations
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.setup.options import SET_UP
from othersight.games.they_live.setup.start import DIFFICULTIES
from othersight.games.they_live.state.config import NAMED
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.chance import Chance
from othersight.kernel.errors import UnknownName
from othersight.kernel.replay import prove
from othersight.toolkit.setup_options import advised
from tests.games.they_live.play import at, person, play
from tests.rule_ids import rule

SEEDS = range(12)


def table(seed: int | str = 0, **options: Any) -> LiveTable:
    """The table of a new game."""
    return table_of(othersight.new("they-live", seed, **options))


def in_decks(t: LiveTable) -> set[str]:
    """All news, Location, Injury and Final Assault cards that are in a deck."""
    locations = {card for deck in t.decks.locations for card in deck}
    return {*t.decks.news, *locations, *t.decks.injuries, *t.decks.assault}


# -- TL-HOUSE-01


@rule("TL-HOUSE-01")
@pytest.mark.parametrize("town", ["city", "harbour"])
def test_decks_are_as_large_with_all_cards_as_with_those_of_the_first_set(town: str) -> None:
    one, other = table(cards="all", town=town), table(cards="first", town=town)
    for t in (one, other):
        assert [len(deck) for deck in t.decks.locations] == list(t.config.locations_dealt)
        assert (len(t.decks.news), len(t.decks.injuries), len(t.decks.assault)) == (15, 16, 3)
    assert one.config.locations_dealt == other.config.locations_dealt
    assert Counter(one.decks.injuries) <= Counter(one.config.injury_list)


@rule("TL-HOUSE-01")
def test_any_card_of_all_sets_may_come_and_of_the_first_set_only_its_own() -> None:
    met = set.union(*[in_decks(table(seed, cards="all")) for seed in SEEDS])
    first = set.union(*[in_decks(table(seed, cards="first")) for seed in SEEDS])
    second = {"manhunt", "chalk-marks", "torn-coat", "the-long-desk", "amnesty-day", "pay-day"}
    assert len(met & second) >= 4
    assert not first & second
    config = table(cards="first").config
    sizes = (len(config.news), len(config.injuries), len(config.assault), len(config.characters))
    assert sizes == (24, 11, 22, 8)
    config = table(cards="all").config
    sizes = (len(config.news), len(config.injuries), len(config.assault), len(config.characters))
    kinds = (
        ("news", "card"),
        ("injuries", "injury"),
        ("assault", "card"),
        ("characters", "character"),
    )
    assert sizes == tuple([len(load_content()[file][entry]) for file, entry in kinds])


@rule("TL-HOUSE-01", "TL-LOCATION-07")
def test_a_location_deck_that_is_used_up_is_made_anew_from_all_its_cards() -> None:
    found: set[str] = set()
    for seed in SEEDS:
        blank = at("location", cards="all", seed=str(seed))
        t = table_of(blank)
        gone = list(t.decks.locations)
        empty = [*gone[:4], ()]
        decks = {"locations": tuple(empty), "location_discards": ((), (), (), (), gone[4])}
        game = at("location", cards="all", seed=str(seed), decks=decks, figures=lambda config: None)
        game.answer("card", 0)
        after = table_of(game).decks
        assert (len(after.locations[4]), len(after.location_discards[4])) == (9, 1)
        now = {*after.locations[4], *after.location_discards[4]}
        assert len(now) == 10
        assert now <= set(t.config.location_decks[4])
        found |= now - set(gone[4])
    assert found


@rule("TL-HOUSE-01", "TL-INJURY-08")
def test_an_injury_deck_that_is_used_up_is_made_anew_without_what_people_have() -> None:
    held = ("detached-nerve", "torn-coat")
    others: set[str] = set()
    for seed in SEEDS:
        people = {0: {"injuries": held, "injury_rounds": (1, 1), "space": 20, "health": 9}}
        discards = ("split-lip", "winded", "panic")
        decks = {"injuries": (), "injury_discards": discards}
        tiles = [("riot-squad", 20)]
        game = at(
            "response", cards="all", seed=str(seed), people=people, tiles=tiles, decks=decks,
            figures=lambda config: None,
        )  # fmt: skip
        t = table_of(game)
        drawn_now = [injury for injury in person(game, 0).injuries if injury not in held]
        now = [*drawn_now, *t.decks.injuries]
        assert len(now) == len(discards)
        assert not set(now) & set(held)
        others |= set(now) - set(discards)
    assert others


@rule("TL-HOUSE-01")
def test_games_saved_before_there_were_two_sets_play_with_the_first() -> None:
    old = {"options": {"players": 5, "difficulty": "normal", "figures": {}}, "seed": "7"}
    t = table_of(THEY_LIVE.again(old))
    assert (t.config.cards, t.config.town) == ("first", "city")
    new = THEY_LIVE.begin({}, "7")
    assert (table_of(new).config.cards, new.start["options"]["cards"]) == ("all", "all")
    assert in_decks(t) == in_decks(table("7", cards="first"))
    position = {**old, "position": {"when": "action"}}
    assert table_of(THEY_LIVE.again(position)).config.cards == "first"
    assert "revision" not in THEY_LIVE.again(position).start["options"]


@rule("TL-HOUSE-01")
@pytest.mark.parametrize("town", ["city", "harbour"])
def test_games_begun_before_there_was_a_third_set_have_no_cards_of_it(town: str) -> None:
    options = {"players": 5, "difficulty": "normal", "cards": "all", "town": town, "seen": ()}
    game = THEY_LIVE.again({"options": options, "seed": "7"})
    for one in (game, othersight.load(game.save())):
        assert "revision" not in one.start["options"]
        assert not set(table_of(one).config.locations) & of_set("third")
        assert table_of(one).config.revision == FIRST
    newer = othersight.new("they-live", 7, **options)
    assert newer.start["options"]["revision"] == REVISION
    assert set(table_of(newer).config.locations) >= of_set("third")
    assert table_of(othersight.load(newer.save())).config.revision == REVISION
    first = othersight.new("they-live", 7, **{**options, "cards": "first"})
    assert not set(table_of(first).config.locations) & of_set("third")


@rule("TL-HOUSE-01")
@pytest.mark.parametrize("town", ["city", "harbour"])
def test_games_begun_before_there_was_a_fourth_set_have_no_cards_of_it(town: str) -> None:
    fourth = of_set("fourth")
    assert len(fourth) == 71
    for revision in REVISIONS:
        game = othersight.new("they-live", 7, town=town, revision=revision)
        for one in (game, othersight.load(game.save())):
            config = table_of(one).config
            there = {*config.news, *config.locations, *config.assault}
            assert there & fourth == (fourth if revision >= SINCE["fourth"] else set())
            assert config.revision == revision
    first = table_of(othersight.new("they-live", 7, town=town, cards="first")).config
    assert not {*first.news, *first.locations, *first.assault} & fourth


@rule("TL-HOUSE-03")
def test_a_group_that_plays_five_evenings_need_not_see_a_final_assault_card_again() -> None:
    cards = table().config.assault.values()
    for colours in DIFFICULTIES.values():
        for level, colour in enumerate(colours, start=1):
            assert len([c for c in cards if (c.level, c.colour) == (level, colour)]) >= 6


@rule("TL-HOUSE-01")
def test_a_game_of_before_goes_on_with_the_figures_it_began_with() -> None:
    now = figures_in(load_content())
    for path, before in earlier_figures(FIRST).items():
        assert now[path] != before
        for revision, figure in ((FIRST, before), (REVISION, now[path])):
            assert printed(table(7, revision=revision), path) == figure
        assert printed(table(7, revision=FIRST, figures={path: 8}), path) == 8
    assert earlier_figures(REVISION) == {}
    board = {"options": {"cards": "all", "board": {}}, "seed": "7", "position": {"when": "action"}}
    assert table_of(THEY_LIVE.again(board)).config.assault["control-room"].tests[0][1] == 5


@rule("TL-HOUSE-01")
@pytest.mark.parametrize("revision", [0, REVISION + 1, "2", None, True])
def test_an_unknown_revision_is_refused_with_those_there_are(revision: object) -> None:
    known = ", ".join([str(revision) for revision in REVISIONS])
    with pytest.raises(UnknownName, match=f"revision '{revision}'; there are {known}"):
        othersight.new("they-live", revision=revision)


@rule("TL-HOUSE-01")
@pytest.mark.parametrize("name", ["third", "fourth"])
def test_any_location_card_of_a_later_set_may_come_in_both_towns(name: str) -> None:
    places = {card["id"] for card in load_content()["locations"]["card"]} & of_set(name)
    for town in ("city", "harbour"):
        met = set.union(*[in_decks(table(f"{town} {seed}", town=town)) for seed in range(40)])
        assert len(met & places) > len(places) * 3 // 4


def printed(t: LiveTable, path: str) -> int:
    """A figure of a Final Assault card or of a character, by its path."""
    file, id, _, at, *_ = path.split(".")
    if file == "assault":
        return t.config.assault[id].tests[int(at)][1]
    return t.config.characters[id].skills[int(at)]


def of_set(name: str) -> set[str]:
    """The news, Location and Final Assault cards of a set."""
    decks = [load_content()[file]["card"] for file in ("news", "locations", "assault")]
    return {card["id"] for deck in decks for card in deck if card.get("set") == name}


@rule("TL-HOUSE-01", "TL-HOUSE-02")
@pytest.mark.parametrize(
    "options", [{"town": "harbour"}, {"cards": "first"}, {"seen": ["manhunt"]}]
)
def test_a_game_of_any_set_and_town_is_saved_and_proved(options: dict[str, Any]) -> None:
    game = othersight.new("they-live", 3, **options)
    chance = Chance("3")
    for _ in range(40):
        question = game.questions[chance.below(len(game.questions))]
        game.answer(chance.below(len(question.options)), question.seat)
    again = othersight.load(game.save())
    prove(again)
    assert again.start["options"] == json.loads(json.dumps(game.start["options"]))


@rule("TL-HOUSE-01", "TL-INFO-12")
def test_what_is_dealt_anew_may_hold_any_card_that_nobody_has_seen() -> None:
    game = othersight.new("they-live", 1)
    t = table_of(game)
    seen: set[str] = set()
    for seed in SEEDS:
        other = game.clone()
        THEY_LIVE.deal(other, 0, Chance(str(seed)))
        dealt = table_of(other)
        assert [len(deck) for deck in dealt.decks.locations] == [10] * 5
        assert len(dealt.decks.injuries) == 16
        seen |= in_decks(dealt)
    assert len(seen - in_decks(t)) > 20


@rule("TL-HOUSE-01", "TL-INFO-12")
def test_an_injury_that_is_discarded_or_held_is_not_dealt_anew() -> None:
    people = {1: {"injuries": ("panic",), "injury_rounds": (1,)}}
    game = at(
        "action", cards="all", people=people, decks={"injury_discards": ("detached-nerve",)}
    )  # fmt: skip
    for seed in SEEDS:
        other = game.clone()
        THEY_LIVE.deal(other, 0, Chance(str(seed)))
        assert not {"panic", "detached-nerve"} & set(table_of(other).decks.injuries)


# -- TL-HOUSE-02


@rule("TL-HOUSE-02")
def test_the_harbour_has_places_of_its_own_and_the_same_named_numbers() -> None:
    city, harbour = table(town="city").config, table(town="harbour").config
    for config in (city, harbour):
        assert [n for n in range(1, 25) if config.kind[n] == NAMED] == [
            1, 3, 4, 7, 10, 11, 14, 15, 18, 19, 21, 22,
        ]  # fmt: skip
    shared = set(city.space_id[1:]) & set(harbour.space_id[1:])
    assert shared == {"construction-site", "cable-54"}
    assert (city.cable_54, harbour.cable_54) == (6, 13)
    assert (city.billboards, harbour.billboards) == ((9, 13, 24), (6, 12, 20))
    assert city.threads != harbour.threads


@rule("TL-HOUSE-02")
def test_the_harbour_has_area_cards_of_its_own_and_the_generic_ones_of_the_city() -> None:
    city, harbour = table(town="city").config, table(town="harbour").config
    for at_deck in range(4):
        both = set(city.location_decks[at_deck]) & set(harbour.location_decks[at_deck])
        assert both <= of_set("third") | of_set("fourth")
        assert len(set(harbour.location_decks[at_deck]) - both) == 8
    assert city.location_decks[4] == harbour.location_decks[4]
    assert (city.news.keys(), city.characters.keys()) == (
        harbour.news.keys(), harbour.characters.keys(),
    )  # fmt: skip


@rule("TL-HOUSE-02")
def test_people_walk_along_the_threads_of_their_town() -> None:
    game = at("action", town="harbour", people={0: {"space": 16}})
    play(game, "step 13")
    assert person(game, 0).space == 13
    assert game.board()["cable_54"] == 13
    assert game.view(0)["setting"]["town"] == "harbour"


@rule("TL-HOUSE-01", "TL-HOUSE-02")
@pytest.mark.parametrize(("name", "value"), [("town", "desert"), ("cards", 2), ("town", None)])
def test_a_town_or_set_that_does_not_exist_is_named(name: str, value: Any) -> None:
    with pytest.raises(UnknownName, match=f"there is no {name} '{value}'"):
        table(**{name: value})


# -- TL-HOUSE-03


@rule("TL-HOUSE-03")
def test_cards_seen_before_come_last() -> None:
    first = table(0)
    seen = sorted(in_decks(first))
    second = table(1, seen=seen)
    for seed in SEEDS:
        assert not set(table(seed, seen=seen).decks.assault) & set(first.decks.assault)
    news = set(second.decks.news) & set(first.decks.news)
    assert {second.config.news[card].colour for card in news} <= set()
    again = set(second.decks.locations[4]) & set(first.decks.locations[4])
    assert not again


@rule("TL-HOUSE-03")
@pytest.mark.parametrize(
    ("seen", "size", "must"), [("ab", 2, "cd"), ("abc", 2, "d"), ("abcd", 3, ""), ("", 4, "abcd")]
)
def test_what_was_seen_fills_up_where_the_rest_is_too_small(
    seen: str, size: int, must: str
) -> None:
    for seed in SEEDS:
        chosen = drawn(Chance(str(seed)).shuffled, "abcd", tuple(seen), size)
        assert len(set(chosen)) == size
        assert set(must) <= set(chosen)
    assert len({drawn(Chance(str(s)).shuffled, "abcd", tuple(seen), size) for s in SEEDS}) > 1


@rule("TL-HOUSE-03", "TL-INFO-12")
def test_a_deal_of_the_unknown_leaves_cards_seen_before_for_the_end() -> None:
    seen = sorted(in_decks(table(0)))
    game = othersight.new("they-live", 1, seen=seen)
    for seed in SEEDS:
        other = game.clone()
        THEY_LIVE.deal(other, 0, Chance(str(seed)))
        assert not set(table_of(other).decks.locations[4]) & set(seen)
        assert not set(table_of(other).decks.assault) & set(seen)
        assert not set(table_of(other).decks.news) & set(seen)


@rule("TL-HOUSE-03")
@pytest.mark.parametrize(
    "seen", [["no-such-card"], "no-such-card", [3], [["manhunt"]], ["length-of-pipe"]]
)
def test_a_card_that_is_in_no_deck_cannot_have_been_seen(seen: object) -> None:
    with pytest.raises(UnknownName, match="which is no news, Location, Injury or Final Assault"):
        table(seen=seen)


@rule("TL-HOUSE-03")
def test_what_was_seen_is_kept_once_and_in_order() -> None:
    given = ["manhunt", "amnesty-day", "manhunt"]
    game = othersight.new("they-live", 1, seen=given)
    assert game.start["options"]["seen"] == ("amnesty-day", "manhunt")
    assert table(1, seen=given).config.seen == ("amnesty-day", "manhunt")


@rule("TL-HOUSE-03")
@pytest.mark.parametrize(
    ("seen", "size", "likely"),
    [
        ("", 2, "abcd"),
        ("ab", 2, "cd"),
        ("ab", 3, "cd"),
        ("abc", 3, "d"),
        ("abcd", 2, "abcd"),
    ],
)
def test_the_first_card_is_as_likely_as_in_all_orders_of_shuffling(
    seen: str, size: int, likely: str
) -> None:
    assert first_drawn("abcd", tuple(seen)) == list(likely)
    first: Counter[str] = Counter()
    for orders in product(range(24), repeat=3):
        left = iter(orders)

        def shuffle(cards: tuple[str, ...], left: Iterator[int] = left) -> tuple[str, ...]:
            every = list(permutations(cards))
            return every[next(left) % len(every)]

        first[drawn(shuffle, "abcd", tuple(seen), size)[-1]] += 1
    assert {card: n / 24**3 for card, n in first.items()} == pytest.approx(
        {card: 1 / len(likely) for card in likely}
    )


@rule("TL-HOUSE-01", "TL-INFO-12", "TL-LOCATION-07")
def test_the_next_location_card_may_be_any_that_is_not_discarded_or_any_once_the_deck_is_empty() -> (
    None
):
    t = table(0, cards="all")
    decks, box = t.edit_decks(), set(t.config.location_decks[4])
    assert set(next_locations(t, 4)) == box > set(decks.locations[4])
    deck = decks.locations[4]
    decks.location_discards = (*decks.location_discards[:4], deck[-1:])
    decks.locations = (*decks.locations[:4], deck[:-1])
    assert set(next_locations(t, 4)) == box - {deck[-1]}
    decks.location_discards = (*decks.location_discards[:4], deck)
    decks.locations = (*decks.locations[:4], ())
    assert set(next_locations(t, 4)) == box


# -- TL-HOUSE-04


@rule("TL-HOUSE-04")
def test_the_recommended_difficulty_is_the_one_nearest_to_even() -> None:
    for players in (4, 5, 6):
        rows = [row for row in measured() if row.players == players]
        assert len({row.difficulty for row in rows}) == len(rows) > 0
        best = nearest_to_even(players)
        assert best is not None
        assert all(off(best) <= off(row) for row in rows)
        told = advice(players)
        assert told is not None
        assert told.value == best.difficulty
        assert told.why.arguments["games"] == best.games
    assert nearest_to_even(7) is None
    assert advice("many") is None


def off(row: Share) -> float:
    """How far a share is from one half."""
    return abs(2 * row.won - row.games) / row.games


@rule("TL-HOUSE-04")
def test_the_measured_shares_can_be() -> None:
    assert all(0 < row.won <= row.games and row.difficulty in DIFFICULTIES for row in measured())
    assert all(row.games >= 50 for row in measured())


@rule("TL-HOUSE-04")
def test_advice_is_given_only_where_nobody_has_chosen() -> None:
    assert advised(SET_UP, {"players": 4, "difficulty": "expert"}) == {}
    for given, players in (({}, 5), ({"players": 6}, 6)):
        best = nearest_to_even(players)
        assert best is not None
        assert advised(SET_UP, given)["difficulty"].value == best.difficulty
