"""The shipped content holds to every constraint, and content that breaks one is found out."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

import othersight
from othersight.games.they_live.content import load_content
from othersight.games.they_live.content.checking import check_content, check_shipped
from othersight.games.they_live.content.problems import Fixed
from othersight.games.they_live.rules.people import table_of
from tests.rule_ids import rule

Content = dict[str, dict[str, Any]]


@pytest.fixture
def content() -> Content:
    """The shipped content, to be spoilt."""
    return deepcopy(load_content())


def found(content: Content, **fixed: Any) -> set[str]:
    """The constraints that are broken."""
    return {problem.rule for problem in check_content(content, replace(Fixed(), **fixed))}


def entry(content: Content, file: str, kind: str, id: str) -> dict[str, Any]:
    """One entry of a file."""
    entries: list[dict[str, Any]] = content[file][kind]
    return next(each for each in entries if each["id"] == id)


def space(content: Content, id: str) -> dict[str, Any]:
    return entry(content, "board", "space", id)


def card(content: Content, id: str) -> dict[str, Any]:
    return entry(content, "resistance", "card", id)


def tile(content: Content, id: str) -> dict[str, Any]:
    return entry(content, "enemies", "tile", id)


def news(content: Content, id: str) -> dict[str, Any]:
    return entry(content, "news", "card", id)


def character(content: Content, id: str) -> dict[str, Any]:
    return entry(content, "characters", "character", id)


def story(content: Content, id: str) -> dict[str, Any]:
    return entry(content, "stories", "deck", id)


def location(content: Content, id: str) -> dict[str, Any]:
    return entry(content, "locations", "card", id)


def assault(content: Content, id: str) -> dict[str, Any]:
    return entry(content, "assault", "card", id)


@rule(*[f"TL-CONTENT-{number:02}" for number in range(1, 49)])
def test_the_shipped_content_breaks_no_constraint() -> None:
    assert check_content(load_content()) == []


def test_every_shipped_file_is_looked_at() -> None:
    looked_at = check_shipped()
    assert "they_live/board.toml" in looked_at
    assert "they_live/assault.toml" in looked_at
    assert not any(looked_at.values())


def test_a_problem_names_the_entry_the_constraint_and_the_remedy(content: Content) -> None:
    news(content, "state-of-emergency")["clock"] = 4
    [problem] = check_content(content)
    assert (problem.file, problem.entry, problem.rule) == (
        "news.toml",
        "state-of-emergency",
        "TL-CONTENT-32",
    )
    assert "0 to 3" in problem.message
    assert problem.args["name"] == "state-of-emergency"
    assert str(problem.args["reason"]).startswith("TL-CONTENT-32: ")


def test_an_entry_without_its_figures_is_a_problem_and_no_crash(content: Content) -> None:
    del tile(content, "spy-eye")["border"]
    assert "unreadable" in found(content)


# -- the board


@rule("TL-CONTENT-01")
def test_a_space_too_many_or_in_the_wrong_area_is_found(content: Content) -> None:
    space(content, "fenced-lot")["area"] = "downtown"
    assert "TL-CONTENT-01" in found(content)


@rule("TL-CONTENT-01")
def test_a_number_given_twice_is_found(content: Content) -> None:
    space(content, "fenced-lot")["number"] = 11
    assert "TL-CONTENT-01" in found(content)


@rule("TL-CONTENT-02")
def test_an_area_with_two_named_spaces_is_found(content: Content) -> None:
    space(content, "private-bank")["kind"] = "unnamed"
    assert "TL-CONTENT-02" in found(content)


@rule("TL-CONTENT-03")
def test_a_fourth_billboard_is_found(content: Content) -> None:
    space(content, "service-road")["kind"] = "billboard"
    assert "TL-CONTENT-03" in found(content)


@rule("TL-CONTENT-03")
def test_a_second_cable_54_is_found(content: Content) -> None:
    space(content, "back-alley")["kind"] = "cable54"
    assert "TL-CONTENT-03" in found(content)


@rule("TL-CONTENT-04")
def test_two_special_spaces_in_an_area_are_found(content: Content) -> None:
    space(content, "fenced-lot")["kind"] = "billboard"
    space(content, "scaffold-billboard")["kind"] = "billboard"
    space(content, "rooftop-billboard")["kind"] = "unnamed"
    assert "TL-CONTENT-04" in found(content)


@rule("TL-CONTENT-05")
def test_a_space_that_no_thread_reaches_is_found(content: Content) -> None:
    space(content, "service-road")["threads"] = [10]
    assert "TL-CONTENT-05" in found(content)


@rule("TL-CONTENT-05")
@pytest.mark.parametrize("end", [5, 99])
def test_a_thread_to_itself_or_to_nowhere_is_found(content: Content, end: int) -> None:
    space(content, "service-road")["threads"].append(end)
    assert "TL-CONTENT-05" in found(content)


@rule("TL-CONTENT-01")
@pytest.mark.parametrize(("x", "y"), [(28, 36), (101, 50), (50, -1)])
def test_a_space_that_covers_another_or_leaves_the_picture_is_found(
    content: Content, x: int, y: int
) -> None:
    space(content, "service-road").update(x=x, y=y)
    assert found(content) == {"TL-CONTENT-01"}


@rule("TL-CONTENT-06")
def test_a_freeway_along_other_spaces_is_found(content: Content) -> None:
    assert "TL-CONTENT-06" in found(content, freeway=(2, 16, 23))


@rule("TL-CONTENT-06")
def test_a_billboard_on_the_freeway_is_found(content: Content) -> None:
    space(content, "river-ramp")["kind"] = "billboard"
    space(content, "rail-yard-billboard")["kind"] = "unnamed"
    assert found(content) == {"TL-CONTENT-06"}


@rule("TL-CONTENT-07")
def test_two_spaces_of_one_name_are_found(content: Content) -> None:
    space(content, "newsstand")["id"] = "supermarket"
    assert "TL-CONTENT-07" in found(content)


@rule("TL-CONTENT-07")
def test_a_board_without_the_construction_site_is_found(content: Content) -> None:
    space(content, "construction-site")["id"] = "building-site"
    assert "TL-CONTENT-07" in found(content)


@rule("TL-CONTENT-08")
@pytest.mark.parametrize("spoilt", [{"noon": 11}, {"red_from": 20}, {"midnight": 23}])
def test_a_clock_with_other_hours_is_found(content: Content, spoilt: dict[str, int]) -> None:
    assert found(content, **spoilt) == {"TL-CONTENT-08"}


@rule("TL-CONTENT-41")
def test_a_fourth_artwork_is_found(content: Content) -> None:
    content["billboards"]["artworks"].append("new-car")
    assert "TL-CONTENT-41" in found(content)


@rule("TL-CONTENT-42")
def test_a_message_that_is_missing_is_found(content: Content) -> None:
    content["billboards"]["messages"] = ["obey", "consume", "obey"]
    assert "TL-CONTENT-42" in found(content)


@rule("TL-CONTENT-48")
@pytest.mark.parametrize(
    "faces",
    [
        ["gum", "gum", "gum", "kick-a", "kick-a", "kick-a"],
        ["kick-a", "kick-a", "kick-a", "kick-b", "kick-b", "kick-b"],
        ["gum", "kick-a", "kick-b"],
    ],
)
def test_a_die_without_a_colour_a_failure_or_a_face_is_found(
    content: Content, faces: list[str]
) -> None:
    content["dice"]["faces"] = faces
    assert found(content) == {"TL-CONTENT-48"}


# -- people


@rule("TL-CONTENT-09")
def test_too_few_characters_are_found(content: Content) -> None:
    del content["characters"]["character"][6:]
    assert "TL-CONTENT-09" in found(content)


@rule("TL-CONTENT-10")
def test_a_character_with_one_special_is_found(content: Content) -> None:
    del character(content, "ray-doyle")["specials"][0]
    assert "TL-CONTENT-10" in found(content)


@rule("TL-CONTENT-10")
def test_a_character_with_five_skills_is_found(content: Content) -> None:
    del character(content, "ray-doyle")["skills"][0]
    assert "TL-CONTENT-10" in found(content)


@rule("TL-CONTENT-11")
@pytest.mark.parametrize("value", [0, 7])
def test_a_skill_outside_1_to_6_is_found(content: Content, value: int) -> None:
    character(content, "ray-doyle")["skills"][1] = value
    assert found(content) == {"TL-CONTENT-11"}


@rule("TL-CONTENT-11")
def test_a_character_of_health_3_is_found(content: Content) -> None:
    character(content, "ray-doyle")["health"] = 3
    assert found(content) == {"TL-CONTENT-11"}


@rule("TL-CONTENT-12")
def test_a_character_that_hints_at_an_identity_is_found(content: Content) -> None:
    character(content, "ray-doyle")["identity"] = "human"
    assert found(content) == {"TL-CONTENT-12"}


@rule("TL-CONTENT-13")
def test_an_inventory_card_with_too_few_copies_is_found(content: Content) -> None:
    for id in ("ray-doyle", "connie-vale", "dot-kimura", "doc-halloran"):
        character(content, id)["inventory"] = ["length-of-pipe"]
    assert found(content) == {"TL-CONTENT-13"}


@rule("TL-CONTENT-13")
def test_an_inventory_card_that_does_not_exist_is_found(content: Content) -> None:
    character(content, "ray-doyle")["inventory"].append("death-ray")
    assert found(content) == {"TL-CONTENT-13"}


@rule("TL-CONTENT-14")
@pytest.mark.parametrize("overlays", [{4: (4, 2)}, {5: (5, 1)}, {5: (5, 2), 4: (6, 0)}])
def test_too_few_overlays_are_found(content: Content, overlays: dict[int, Any]) -> None:
    assert "TL-CONTENT-14" in found(content, overlays=overlays)


@rule("TL-CONTENT-21")
def test_a_severe_injury_that_does_not_say_how_it_ends_is_found(content: Content) -> None:
    del entry(content, "injuries", "injury", "panic")["removal"]
    assert found(content) == {"TL-CONTENT-21"}


@rule("TL-CONTENT-21")
def test_an_injury_deck_of_one_severity_is_found(content: Content) -> None:
    for injury in content["injuries"]["injury"]:
        injury["severity"] = "minor"
    assert found(content) == {"TL-CONTENT-21"}


@rule("TL-CONTENT-22")
def test_an_injury_deck_of_eleven_is_found(content: Content) -> None:
    for injury in content["injuries"]["injury"]:
        injury["copies"] = 1
    assert found(content) == {"TL-CONTENT-22"}


@rule("TL-CONTENT-37")
def test_two_characters_with_one_story_are_found(content: Content) -> None:
    character(content, "ray-doyle")["story"] = "doc-halloran"
    assert "TL-CONTENT-37" in found(content)


@rule("TL-CONTENT-37")
def test_a_story_without_an_intro_is_found(content: Content) -> None:
    del story(content, "ray-doyle")["intro"]
    assert found(content) == {"TL-CONTENT-37"}


@rule("TL-CONTENT-38")
def test_a_story_of_four_cards_is_found(content: Content) -> None:
    del story(content, "ray-doyle")["cards"][4:]
    assert found(content) == {"TL-CONTENT-38"}


@rule("TL-CONTENT-39")
@pytest.mark.parametrize("number", [6, 9, 8])
def test_a_story_card_at_a_billboard_cable_54_or_nowhere_is_found(
    content: Content, number: int
) -> None:
    story(content, "ray-doyle")["cards"][0]["space"] = number
    assert found(content) == {"TL-CONTENT-39"}


@rule("TL-CONTENT-40")
@pytest.mark.parametrize("reward", ["length-of-pipe", "old-squad"])
def test_an_ending_whose_reward_is_common_or_another_storys_is_found(
    content: Content, reward: str
) -> None:
    story(content, "ray-doyle")["reward"] = reward
    assert found(content) == {"TL-CONTENT-40"}


# -- Resistance cards


@rule("TL-CONTENT-15")
@pytest.mark.parametrize(
    "spoilt", [{"type": "vehicle"}, {"assault": {"skill": "luck", "number": 1}}]
)
def test_a_card_of_no_type_or_skill_is_found(content: Content, spoilt: dict[str, Any]) -> None:
    card(content, "the-unaired-reel").update(spoilt)
    assert "TL-CONTENT-15" in found(content)


@rule("TL-CONTENT-15")
def test_an_assault_value_of_0_is_found(content: Content) -> None:
    card(content, "nail-gun")["assault"]["number"] = 0
    assert found(content) == {"TL-CONTENT-15"}


@rule("TL-CONTENT-16")
@pytest.mark.parametrize(
    ("id", "spoilt"),
    [
        ("nail-gun", {"modifiers": {"engineering": 1}}),
        ("nail-gun", {"single_use": True}),
        ("tool-belt", {"slot": "two-handed"}),
        ("tool-belt", {"wanted": 1}),
    ],
)
def test_a_keyword_or_modifier_on_the_wrong_type_is_found(
    content: Content, id: str, spoilt: dict[str, Any]
) -> None:
    card(content, id).update(spoilt)
    assert found(content) == {"TL-CONTENT-16"}


@rule("TL-CONTENT-17")
def test_a_type_with_too_few_cards_for_both_kinds_is_found(content: Content) -> None:
    for each in content["resistance"]["card"]:
        if each["type"] == "ally" and each.get("border") != "red":
            each["border"], each["sort"] = "red", "scenario"
    assert "TL-CONTENT-17" in found(content)


@rule("TL-CONTENT-18")
def test_a_face_that_tells_its_allegiance_is_found(content: Content) -> None:
    card(content, "bullhorn")["sabotaged"] = True
    assert found(content) == {"TL-CONTENT-18"}


@rule("TL-CONTENT-19")
def test_a_stash_of_fewer_than_60_is_found(content: Content) -> None:
    for each in content["resistance"]["card"]:
        each.pop("copies", None)
    assert "TL-CONTENT-19" in found(content)


@rule("TL-CONTENT-19")
@pytest.mark.parametrize("one_in", [2, 5])
def test_too_many_or_too_few_sabotaged_cards_are_found(content: Content, one_in: int) -> None:
    assert "TL-CONTENT-19" in found(content, sabotaged=one_in)


@rule("TL-CONTENT-19")
def test_a_skill_without_assault_values_is_found(content: Content) -> None:
    for each in content["resistance"]["card"]:
        if each["assault"]["skill"] == "tech":
            each["assault"]["skill"] = "combat"
    assert found(content) == {"TL-CONTENT-19"}


@rule("TL-CONTENT-20")
def test_a_red_border_of_no_sort_is_found(content: Content) -> None:
    del card(content, "press-pass")["sort"]
    assert found(content) == {"TL-CONTENT-20"}


@rule("TL-CONTENT-20")
def test_a_reward_written_twice_with_other_figures_is_found(content: Content) -> None:
    other = deepcopy(card(content, "old-squad"))
    other["assault"]["number"] = 1
    content["resistance"]["card"].append(other)
    assert found(content) == {"TL-CONTENT-20"}


# -- enemies


@rule("TL-CONTENT-23")
def test_an_invader_that_can_be_persuaded_is_found(content: Content) -> None:
    tile(content, "plainclothes-ghoul")["icons"] = ["influence"]
    assert "TL-CONTENT-23" in found(content)


@rule("TL-CONTENT-23")
@pytest.mark.parametrize("figure", ["influence", "assault"])
def test_a_persuadable_tile_without_its_figures_is_found(content: Content, figure: str) -> None:
    del tile(content, "junior-executive")[figure]
    assert "TL-CONTENT-23" in found(content)


@rule("TL-CONTENT-23")
def test_one_front_with_two_kinds_is_found(content: Content) -> None:
    tile(content, "invader-civilian-alarm")["kind"] = "human"
    assert found(content) == {"TL-CONTENT-23"}


@rule("TL-CONTENT-24")
@pytest.mark.parametrize("id", ["spy-eye", "patrol-ghoul"])
def test_an_icon_without_a_rule_is_found(content: Content, id: str) -> None:
    tile(content, id)["rules"] = []
    assert found(content) == {"TL-CONTENT-24"}


@rule("TL-CONTENT-25")
def test_a_boss_that_no_news_brings_in_is_found(content: Content) -> None:
    news(content, "eye-in-the-sky")["boss"] = "riot-squad"
    assert found(content) == {"TL-CONTENT-25"}


@rule("TL-CONTENT-25")
@pytest.mark.parametrize("figure", ["combat", "health"])
def test_a_green_tile_too_strong_for_one_is_found(content: Content, figure: str) -> None:
    tile(content, "bulldozer")[figure] = 6
    assert found(content) == {"TL-CONTENT-25"}


@rule("TL-CONTENT-25")
def test_a_boss_card_without_a_hint_is_found(content: Content) -> None:
    card = news(content, "sunny-weekend")
    card["boss"], card["boss_space"] = "gunship", 8
    [problem] = check_content(content)
    assert problem.entry == "they-live-news-sunny-weekend.hint"
    assert problem.rule == "TL-CONTENT-25"


@rule("TL-CONTENT-26")
def test_an_invader_civilian_of_other_figures_is_found(content: Content) -> None:
    tile(content, "invader-civilian")["health"] = 3
    assert found(content) == {"TL-CONTENT-26"}


@rule("TL-CONTENT-26")
def test_a_human_cop_who_is_no_help_in_combat_is_found(content: Content) -> None:
    tile(content, "human-cop")["assault"]["skill"] = "tech"
    assert found(content) == {"TL-CONTENT-26"}


@rule("TL-CONTENT-26")
def test_an_icon_that_no_green_tile_has_is_found(content: Content) -> None:
    for id in ("patrol-ghoul", "bulldozer"):
        tile(content, id)["icons"], tile(content, id)["rules"] = [], []
    assert found(content) == {"TL-CONTENT-26"}


@rule("TL-CONTENT-27")
def test_a_bag_of_fewer_than_24_tiles_is_found(content: Content) -> None:
    for each in content["enemies"]["tile"]:
        each["copies"] = 1
    assert found(content) == {"TL-CONTENT-27"}


@rule("TL-CONTENT-27")
def test_too_few_tiles_that_can_be_persuaded_are_found(content: Content) -> None:
    tile(content, "plainclothes-ghoul")["copies"] = 30
    assert found(content) == {"TL-CONTENT-27"}


@rule("TL-CONTENT-27")
def test_a_skill_that_no_persuaded_tile_helps_with_is_found(content: Content) -> None:
    tile(content, "cable-repairman")["assault"]["skill"] = "combat"
    assert found(content) == {"TL-CONTENT-27"}


# -- news


@rule("TL-CONTENT-28")
@pytest.mark.parametrize(("colour", "left"), [("green", 6), ("blue", 4), ("red", 2)])
def test_a_colour_with_too_few_news_cards_is_found(
    content: Content, colour: str, left: int
) -> None:
    of_colour = [card for card in content["news"]["card"] if card["colour"] == colour]
    content["news"]["card"] = [c for c in content["news"]["card"] if c not in of_colour[left:]]
    assert "TL-CONTENT-28" in found(content)


@rule("TL-CONTENT-29")
def test_a_bar_out_of_order_is_found(content: Content) -> None:
    card = news(content, "telethon")
    card["clock"] = card.pop("clock")
    assert found(content) == {"TL-CONTENT-29"}


@rule("TL-CONTENT-29")
def test_news_without_an_effect_is_found(content: Content) -> None:
    del news(content, "telethon")["effect"]
    assert found(content) == {"TL-CONTENT-29"}


@rule("TL-CONTENT-30")
@pytest.mark.parametrize(("kind", "id"), [("raid", "marry-and-reproduce"), ("swap", "billy")])
def test_a_message_or_artwork_that_no_card_names_is_found(
    content: Content, kind: str, id: str
) -> None:
    for card in content["news"]["card"]:
        if card[kind] == id:
            card[kind] = ""
    assert found(content) == {"TL-CONTENT-30"}


@rule("TL-CONTENT-30")
@pytest.mark.parametrize("bar", ["enemies", "scrap"])
def test_a_space_that_is_not_on_the_board_is_found(content: Content, bar: str) -> None:
    news(content, "telethon")[bar].append(25)
    assert found(content) == {"TL-CONTENT-30"}


@rule("TL-CONTENT-31")
def test_scrap_on_cable_54_is_found(content: Content) -> None:
    news(content, "telethon")["scrap"].append(6)
    assert found(content) == {"TL-CONTENT-31"}


@rule("TL-CONTENT-32")
@pytest.mark.parametrize("hours", [0, 2])
def test_decks_that_are_always_slow_or_always_fast_are_found(content: Content, hours: int) -> None:
    for card in content["news"]["card"]:
        card["clock"] = hours
    assert found(content) == {"TL-CONTENT-32"}


@rule("TL-CONTENT-32")
def test_a_card_of_four_hours_is_found(content: Content) -> None:
    news(content, "state-of-emergency")["clock"] = 4
    assert found(content) == {"TL-CONTENT-32"}


# -- Location cards


@rule("TL-CONTENT-33")
def test_an_empty_deck_is_found(content: Content) -> None:
    cards = content["locations"]["card"]
    content["locations"]["card"] = [card for card in cards if card["deck"] != "downtown"]
    assert "TL-CONTENT-33" in found(content)


@rule("TL-CONTENT-33")
def test_an_area_card_without_a_section_for_a_named_space_is_found(content: Content) -> None:
    del location(content, "golf-pro")["sections"]["private-bank"]
    assert found(content) == {"TL-CONTENT-33"}


@rule("TL-CONTENT-34")
def test_a_generic_card_without_a_bottom_is_found(content: Content) -> None:
    del location(content, "payphone")["sections"]["bottom"]
    assert found(content) == {"TL-CONTENT-34"}


@rule("TL-CONTENT-35")
def test_a_section_without_a_test_is_found(content: Content) -> None:
    del location(content, "payphone")["sections"]["top"]["test"]
    assert found(content) == {"TL-CONTENT-35"}


@rule("TL-CONTENT-35")
def test_locations_that_never_test_a_skill_are_found(content: Content) -> None:
    for card in content["locations"]["card"]:
        for section in card["sections"].values():
            if section["test"]["skill"] == "tech":
                section["test"]["skill"] = "combat"
    assert found(content) == {"TL-CONTENT-35"}


@rule("TL-CONTENT-35")
def test_locations_without_glasses_are_found(content: Content) -> None:
    for card in content["locations"]["card"]:
        for section in card["sections"].values():
            section["pass"].pop("glasses", None)
    assert found(content) == {"TL-CONTENT-35"}


@rule("TL-CONTENT-36")
def test_a_deck_of_seven_is_found(content: Content) -> None:
    generic = [card for card in content["locations"]["card"] if card["deck"] == "generic"]
    for card in generic[7:]:
        content["locations"]["card"].remove(card)
    assert found(content) == {"TL-CONTENT-36"}


# -- the Final Assault


@rule("TL-CONTENT-43")
@pytest.mark.parametrize(
    "introduction",
    [[], [{"id": "one"}, {"id": "two"}], [{"id": "introduction", "tests": []}]],
)
def test_no_two_or_a_tested_introduction_is_found(
    content: Content, introduction: list[dict[str, Any]]
) -> None:
    content["assault"]["introduction"] = introduction
    assert found(content) == {"TL-CONTENT-43"}


@rule("TL-CONTENT-44", "TL-CONTENT-45")
def test_a_combination_without_a_card_is_found(content: Content) -> None:
    cards = content["assault"]["card"]
    content["assault"]["card"] = [c for c in cards if (c["level"], c["colour"]) != (1, "green")]
    assert found(content) == {"TL-CONTENT-44", "TL-CONTENT-45"}


@rule("TL-CONTENT-45")
def test_a_combination_with_one_card_is_found(content: Content) -> None:
    content["assault"]["card"].remove(assault(content, "guided-tour"))
    assert found(content) == {"TL-CONTENT-45"}


@rule("TL-CONTENT-46")
@pytest.mark.parametrize("missing", ["tests", "fail"])
def test_a_card_without_test_or_fail_section_is_found(content: Content, missing: str) -> None:
    del assault(content, "guided-tour")[missing]
    assert found(content) == {"TL-CONTENT-46"}


@rule("TL-CONTENT-46")
def test_a_split_with_one_test_is_found(content: Content) -> None:
    del assault(content, "two-stairwells")["tests"][1]
    assert found(content) == {"TL-CONTENT-46"}


@rule("TL-CONTENT-47")
@pytest.mark.parametrize(
    ("id", "number"), [("guided-tour", 5), ("front-desk", 3), ("checkpoint-alpha", 5)]
)
def test_a_number_that_does_not_fit_its_colour_is_found(
    content: Content, id: str, number: int
) -> None:
    assault(content, id)["tests"][0]["number"] = number
    assert found(content) == {"TL-CONTENT-47"}


@rule("TL-CONTENT-47")
@pytest.mark.parametrize("outcome", [{"damage": 4}, {"combat": -1}])
def test_a_failure_that_makes_the_next_attempt_pointless_is_found(
    content: Content, outcome: dict[str, int]
) -> None:
    assault(content, "front-desk")["fail"] = {"outcome": outcome}
    assert found(content) == {"TL-CONTENT-47"}


@rule("TL-CONTENT-47")
def test_an_assault_that_never_tests_a_skill_is_found(content: Content) -> None:
    for card in content["assault"]["card"]:
        for test in card["tests"]:
            if test["skill"] == "intelligence":
                test["skill"] = "tech"
    assert found(content) == {"TL-CONTENT-47"}


@rule("TL-CONTENT-17", "TL-CONTENT-19")
def test_every_deal_has_both_kinds_of_every_type_and_assault_skill() -> None:
    for seed in range(150):
        t = table_of(othersight.new("they-live", seed=seed))
        stash = [card for card in range(len(t.icons)) if not t.config.face(card).red]
        for kind in ("type", "assault_skill"):
            both = {(getattr(t.config.face(card), kind), t.icons[card]) for card in stash}
            assert len(both) == 2 * len({kind for kind, _ in both})
