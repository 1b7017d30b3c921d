"""What a group has seen goes from evening to evening by itself (TL-HOUSE-03): through the plugin, in the terminal's
file and in the options of a rematch."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight.games import handed_on
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.setup.handed_on import decks_of
from othersight.kernel.game import Game
from othersight.tui.handed_on import file_for, forget, leave, left_for
from tests.rule_ids import rule

EVENING = {"news": 10, "area": 4, "generic": 10, "assault": 3}
"""Cards that an evening turns up: those of all news, of each area deck, of the generic deck and of the assault."""


def turn_up(game: Game) -> dict[str, list[str]]:
    """The cards from the top of each deck, told in the log as play tells them."""
    decks = table_of(game).decks
    *areas, generic = decks.locations
    shown = {
        "news": list(decks.news[-EVENING["news"] :]),
        "locations": [card for deck in areas for card in deck[-EVENING["area"] :]],
        "assault": list(decks.assault[-EVENING["assault"] :]),
    }
    shown["locations"] += generic[-EVENING["generic"] :]
    for card in shown["news"]:
        game.tell("news", card)
    for card in shown["locations"]:
        game.tell("location-card", 0, card, "top")
    for card in shown["assault"]:
        game.tell("assault-card", card)
    return shown


def repeats(group: int) -> list[dict[str, int]]:
    """For each of five evenings how many cards of each kind were seen on an earlier one."""
    found, before = [], set[str]()
    options: dict[str, Any] = {}
    for evening in range(5):
        game = othersight.new("they-live", f"{group}/{evening}", **options)
        shown = turn_up(game)
        found.append({kind: len(before & set(cards)) for kind, cards in shown.items()})
        before.update(*shown.values())
        options = handed_on(game)
    return found


@rule("TL-HOUSE-03")
def test_a_group_sees_no_card_again_as_long_as_there_are_others() -> None:
    sums = [Counter[str]() for _ in range(5)]
    for group in range(4):
        for evening, counts in enumerate(repeats(group)):
            sums[evening].update(counts)
    assert [[count[kind] for kind in ("news", "locations", "assault")] for count in sums[:2]] == [
        [0, 0, 0],
        [0, 0, 0],
    ]
    assert [count["assault"] for count in sums[:4]] == [0] * 4
    assert sums[2]["news"] == 0
    assert [count["locations"] for count in sums] == [0] * 4 + [12]  # of 104; Tax Exempt has 17


@rule("TL-HOUSE-03")
def test_what_was_turned_up_and_nothing_else_is_handed_on() -> None:
    game = othersight.new("they-live", 1, seen=["manhunt"])
    assert handed_on(game) == {"seen": ("manhunt",)}
    game.tell("news", "amnesty-day")
    game.tell("injury", 0, table_of(game).decks.injuries[-1])
    seen = {"manhunt", "amnesty-day", table_of(game).decks.injuries[-1]}
    assert handed_on(game) == {"seen": tuple(sorted(seen))}
    assert handed_on(othersight.new("the-others", 1)) == {}


@rule("TL-HOUSE-03")
def test_a_deck_that_is_known_whole_begins_anew_with_the_cards_of_this_game() -> None:
    generic = table_of(othersight.new("they-live", 1)).config.location_decks[4]
    assert set(generic) in list(decks_of(table_of(othersight.new("they-live", 1)).config))
    game = othersight.new("they-live", 1, seen=[*generic[1:], "manhunt"])
    game.tell("location-card", 0, generic[0], "top")
    assert handed_on(game) == {"seen": tuple(sorted([generic[0], "manhunt"]))}


def test_the_terminal_keeps_what_was_seen_until_it_is_told_to_forget(tmp_path: Path) -> None:
    home = {"XDG_STATE_HOME": str(tmp_path)}
    assert left_for("they-live", home) == {}
    game = othersight.new("they-live", 1, seen=["manhunt"])
    leave(game, home)
    assert left_for("they-live", home) == {"seen": ["manhunt"]}
    again = othersight.new("they-live", 2, **left_for("they-live", home))
    assert again.start["options"]["seen"] == ("manhunt",)
    leave(othersight.new("the-others", 1), home)
    assert left_for("the-others", home) == {}
    file_for("they-live", home).write_text("[[[")
    assert left_for("they-live", home) == {}
    leave(game, home)
    forget("they-live", home)
    assert left_for("they-live", home) == {}


@pytest.mark.parametrize("told", ["[1]", "3", '{"seen": ["no-such-card"]}'])
def test_a_spoilt_file_stops_nobody(told: str, tmp_path: Path) -> None:
    home = {"XDG_STATE_HOME": str(tmp_path)}
    file = file_for("they-live", home)
    file.parent.mkdir(parents=True)
    file.write_text(told)
    assert left_for("they-live", home) in ({}, json.loads(told))
