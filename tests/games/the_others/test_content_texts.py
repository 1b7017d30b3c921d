"""The English texts fit the content: every id has one, printed names stand, figures agree."""

import re
import tomllib
from importlib.resources import files

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.content.checking import english_keys
from othersight.locales import keys, text
from tests.rule_ids import rule

CONTENT = load_content()
FOLDER = files("othersight.games.the_others.content")
KINDS = (
    "hero|class|sin|monster|acolyte|hellclub|npc|token|city-action|face|type|tile|map|card|story"
    "|mission|term"
)
OURS = sorted(key for key in keys() if re.match(rf"the-others-({KINDS})-", key))


def named(kind: str) -> set[str]:
    """The ids of a kind that have both a name and a text."""
    start = f"the-others-{kind}-"
    ids = {key.removeprefix(start) for key in OURS if key.startswith(start) and "." not in key}
    return {id for id in ids if f"{start}{id}.text" in OURS or f"{start}{id}.opening" in OURS}


def test_the_content_check_sees_the_keys_that_readers_see() -> None:
    assert set(OURS) <= english_keys() <= keys()


def test_misprints_of_the_printed_names_are_kept() -> None:
    assert text("the-others-hero-morgana.ability") == "VAMPRIC REGENERATION"
    assert text("the-others-sin-pride.power") == "BE WARE LONE HEROED!"
    assert text("the-others-card-marguerite-corruption") == "MARUGUERITE UNLEASHED!"
    assert text("the-others-card-marguerite-terror") == "MARGUERITE UNLEASHED!"
    assert text("the-others-card-dr-gan-terror") == "Dr.GAN UNLEASHED!"
    assert text("the-others-card-hazmata-suit") == "HAZMATA SUIT"
    assert text("the-others-card-sucide-pact") == "SUCIDE PACT"
    assert text("the-others-mission-rescue-the-chief") == "RESUCUE THE CHIEF!"
    assert text("the-others-mission-hallow-the-districts") == "CLEAR ABOMINATIONS"


def test_every_text_of_a_card_hero_or_mission_is_for_something_that_exists() -> None:
    known = {
        "hero": set(CONTENT.heroes),
        "sin": set(CONTENT.sins),
        "acolyte": set(CONTENT.acolytes),
        "card": {
            *CONTENT.sin_cards,
            *CONTENT.apocalypse,
            *CONTENT.upgrades,
            *CONTENT.dark_past,
        },
        "story": set(CONTENT.stories),
        "mission": {id for story in CONTENT.stories.values() for id in story.missions},
    }
    for kind, ids in known.items():
        assert named(kind) == ids, kind


def test_every_city_action_icon_and_kind_of_monster_has_a_text() -> None:
    for icon in ("heal", "repent", "extra-turn", "inventory", "orbital-strike"):
        assert text(f"the-others-city-action-{icon}.text")
    for kind in ("acolyte", "abomination", "controller", "avatar", "tainted"):
        assert text(f"the-others-monster-{kind}.text")


def test_tiles_with_a_name_and_a_line_are_those_of_the_tiles_file() -> None:
    tiles = tomllib.loads(FOLDER.joinpath("tiles.toml").read_text(encoding="utf-8"))["tiles"]
    assert named("tile") == set(tiles)


def test_maps_with_a_name_and_a_line_are_those_of_the_maps_folder() -> None:
    files = (file.name for file in FOLDER.joinpath("maps").iterdir())
    assert named("map") == {name.removesuffix(".toml") for name in files}


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("the-others-hero-karl.text", f"adds {CONTENT.heroes['karl'].figures['defense']} DEF"),
        ("the-others-hero-rocco.text", f"adds {CONTENT.heroes['rocco'].figures['hits']} HIT"),
        (
            "the-others-card-leaden-hours.text",
            f"at most {CONTENT.sin_cards['leaden-hours'].figures['steps']} step",
        ),
        (
            "the-others-sin-sloth.text",
            f"costs {CONTENT.sins['sloth'].power.figures['corruption']} Forced Corruption",
        ),
        (
            "the-others-card-the-tainted-one.text",
            f"Fight {CONTENT.tainted.fight} and Defense {CONTENT.tainted.defense}",
        ),
        (
            "the-others-story-the-darkness-within.end",
            f"in {CONTENT.stories['the-darkness-within'].end_raises[0].districts} or more",
        ),
    ],
)
def test_a_text_says_the_figure_that_is_played(key: str, said: str) -> None:
    assert said in text(key)


def test_sloth_spares_the_first_step_as_its_text_says() -> None:
    assert CONTENT.sins["sloth"].power.figures["free_steps"] == 1
    assert "after the first" in text("the-others-sin-sloth.text")


def test_protector_and_killshot_are_worded_as_ruled() -> None:
    assert "1 Wound that comes from a HIT" in text("the-others-hero-thorley.text")
    assert "Once per Fight" in text("the-others-hero-thorley.text")
    assert "Ranged Fight he starts" in text("the-others-hero-rocco.text")


MARKING = (
    "hallow-the-districts", "hold-the-blocks", "hear-the-confession", "open-the-stations",
    "shut-the-doors",
)  # fmt: skip
"""Missions that mark Spaces."""


@rule("HOUSE-HOLD-02")
@pytest.mark.parametrize("mission", MARKING)
def test_who_marks_a_space_is_told_that_no_corruption_comes_there(mission: str) -> None:
    said = text(f"the-others-mission-{mission}.text", n=3)
    assert "No new Corruption token can be placed in a marked" in said


@rule("HOUSE-HOLD-01")
@pytest.mark.parametrize(
    "mission", ["hold-the-blocks", "hold-until-morning", "hear-the-confession"]
)
def test_a_district_is_held_when_all_turns_have_been_taken(mission: str) -> None:
    """Not after the Summoning, which is part of the Round too."""
    said = text(f"the-others-mission-{mission}.text", n=3)
    assert re.search("when all Turns of (a|the) Round have been taken", said)


@pytest.mark.parametrize("key", [key for key in OURS if key.endswith((".text", ".window"))])
def test_a_text_is_short_and_a_rule_text_ends_as_a_sentence(key: str) -> None:
    said = text(key, n=3)
    assert len(said) <= 330
    assert "  " not in said
    if key.endswith(".text"):
        assert re.search(r"[.!?]$", said)


@pytest.mark.parametrize("key", [key for key in OURS if key.endswith(".quote")])
def test_a_quote_is_one_breath(key: str) -> None:
    assert 10 < len(text(key)) <= 90
