"""The catalogues as records, and how they are found."""

import doctest

import pytest

import othersight.rules_reference
from othersight.rules_reference import UnknownGame, UnknownRule, games, rule, rules, search
from othersight.rules_reference.catalogue_text import Reader


def test_the_examples_of_the_module_hold() -> None:
    assert doctest.testmod(othersight.rules_reference).attempted > 0
    assert doctest.testmod(othersight.rules_reference).failed == 0


def test_both_games_have_a_catalogue() -> None:
    assert games() == ("the-others", "they-live")


def test_a_bullet_is_a_rule_with_chapter_and_sources() -> None:
    found = rule("TO-TURN-10")
    assert (found.game, found.chapter, found.is_content) == ("the-others", "TURN", False)
    assert found.text.startswith("(ruling) The free acts of TO-TURN-09 fit before")
    assert found.text.endswith("Why: those resolutions are single events.")
    assert found.sources == ("000 p15",)
    assert found.is_ruling


def test_a_rule_without_a_ruling_is_none() -> None:
    assert not rule("TO-MOVE-01").is_ruling


def test_sources_are_listed_one_by_one() -> None:
    assert rule("TO-APOC-04").sources == ("000 p23", "001", "002")


@pytest.mark.parametrize(
    ("id", "chapter", "title"),
    [
        ("TO-EDITION-02", "EDITION", "Revealing an Apocalypse card"),
        ("TO-REJECT-10", "REJECTED READINGS", "Greed is named among the Sins one may pick"),
        ("TO-TIME-45", "TIMING", ""),
        ("TO-EX-05", "WORKED EXAMPLES", "Rose walks through RavenCorp HQ"),
        ("HR-7b", "HEROES", "KARL (WOLF)"),
        ("ACO-1", "ACOLYTES", "CORRUPTED DOCTOR"),
        ("APR-7", "APOCALYPSE CARDS", "WE' VE COME FOR YOU"),
        ("SCX-1", "SIN CARDS", "EVIL REGROUPS"),
        ("UP-01", "UPGRADES", "ADRENO WEAR"),
        ("DP-7", "DARK PAST", "THE TAINTED ONE!"),
        ("CA-5", "CITY ACTIONS", "Orbital Strike"),
        ("STA", "STORIES", "HAVEN' S LAST STAND (Terror)"),
        ("STC-2B", "STORIES", "RESUCUE THE CHIEF!"),
        ("TL-SETUP-01", "SETUP", ""),
        ("TL-CONTENT-48", "Dice and tokens", ""),
        ("TL-TIME-55", "TIMING", ""),
        (
            "TL-INFO-17",
            "INFORMATION",
            "Vote intentions and secret answers (reveal, joining the fight)",
        ),
        ("TL-EX-14", "EXAMPLES", "Billboard swap"),
    ],
)
def test_every_shape_of_entry_is_read(id: str, chapter: str, title: str) -> None:
    found = rule(id)
    assert (found.id, found.chapter, found.title) == (id, chapter, title)
    assert found.text


def test_a_card_names_its_columns() -> None:
    assert (
        rule("UP-02").text == "card: BRUTALITY\nwindow: TO-TIME-23\neffect: +1 HIT in his Fights."
    )
    assert rule("UP-02").is_content


def test_a_card_without_own_sources_has_those_of_its_chapter() -> None:
    assert rule("UP-02").sources == ("001",)


def test_a_worked_example_holds_its_table() -> None:
    assert rule("TO-EX-04").text.splitlines() == [
        "board: 3 Altars; 1 of them in a Space with a Hero",
        "expected: the Sins Player draws 2 cards",
    ]


def test_a_wide_example_repeats_its_headings() -> None:
    assert "event: same entry; dice: 1 (Fire check, second)" in rule("TO-EX-05").text


def test_a_mission_follows_its_story() -> None:
    ids = [entry.id for entry in rules("the-others")]
    start = ids.index("STA")
    assert ids[start : start + 5] == ["STA", "STA-1", "STA-2A", "STA-2B", "STA-3"]


def test_the_catalogues_define_as_many_rules_as_they_say() -> None:
    counts = {game: sum(not entry.is_content for entry in rules(game)) for game in games()}
    assert counts == {"the-others": 314 + 45 + 18 + 12 + 14 + 2 + 5, "they-live": 424}


def test_ids_are_found_in_any_case() -> None:
    assert rule(" hr-7A ").id == "HR-7a"


def test_an_unknown_id_comes_with_the_nearest() -> None:
    with pytest.raises(UnknownRule) as fault:
        rule("TO-FIGTH-07")
    assert str(fault.value) == "there is no rule TO-FIGTH-07; did you mean TO-FIGHT-07?"


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("TO-FIGHT-77", ("TO-FIGHT-07", "TO-FIGHT-17")),
        ("TL-NEWS", ("TL-NEWS-01", "TL-NEWS-02", "TL-NEWS-03")),
        ("TO-9", ("ACO-9", "TO-EX-09")),
        ("7", ("DP-7",)),
    ],
)
def test_whatever_looks_like_an_id_comes_with_the_nearest(
    asked: str, near: tuple[str, ...]
) -> None:
    with pytest.raises(UnknownRule) as fault:
        rule(asked)
    assert fault.value.suggestions == near


def test_a_word_that_is_like_no_id_points_to_the_search() -> None:
    with pytest.raises(UnknownRule) as fault:
        rule("monopoly")
    assert str(fault.value) == "there is no rule monopoly; try: othersight rules search WORDS"


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame) as fault:
        rules("chess")
    assert (
        str(fault.value)
        == "there is no game chess with a rule catalogue; there are: the-others, they-live"
    )


def test_a_search_wants_all_words_whatever_their_case() -> None:
    found = search(["ALTAR", "hero"], "the-others")
    assert "TO-ALTAR-01" in [entry.id for entry in found]
    assert all("altar" in f"{entry}".lower() and "hero" in f"{entry}".lower() for entry in found)


def test_a_search_puts_titles_first() -> None:
    assert search("cursed fate")[0].id == "SCX-6"


def test_a_search_keeps_to_its_game() -> None:
    assert {entry.game for entry in search("stealth", "they-live")} == {"they-live"}
    assert {entry.game for entry in search("stealth")} == {"the-others", "they-live"}


def test_a_search_for_nothing_finds_nothing() -> None:
    assert search("  ") == search("zzzz") == []


def test_a_table_without_ids_defines_nothing() -> None:
    lines = ["## TRACKS", "| level | effect |", "|---|---|", "| 0 | none |"]
    assert list(Reader("x").records(lines)) == []
