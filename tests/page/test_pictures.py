"""Every Hero, Monster, character, enemy and card has a picture, the inks stand out, and all of it is light."""

import gzip
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "web" / "src" / "pictures"
GAMES = ROOT / "src" / "othersight" / "games"
MOST = 250_000
LEAST_CONTRAST = 4.5
SHAPES = (ROOT / "web" / "src" / "board" / "shapes.ts").read_text(encoding="utf-8")


def content(game: str, name: str) -> dict[str, Any]:
    """One file of a game's content."""
    return tomllib.loads((GAMES / game / "content" / f"{name}.toml").read_text(encoding="utf-8"))


def emblems(game: str) -> dict[str, Any]:
    """What is told about the pictures of a game beside its drawings."""
    told: dict[str, Any] = json.loads((PICTURES / game / "emblems.json").read_text())
    return told


def drawn(game: str) -> set[str]:
    """All drawings of a game as kind/id, with those that are shown for others."""
    files = {str(file.relative_to(PICTURES / game))[:-4] for file in all_drawings(game)}
    same = emblems(game)["same"]
    shown = {thing for thing in same if not thing.endswith("/*")}
    assert {same[thing] for thing in shown} <= files
    for thing in set(same) - shown:
        before, _, after = same[thing].partition("*")
        alike = [file for file in files if file.startswith(before) and file.endswith(after)]
        assert alike, thing
        shown |= {
            thing.replace("*", file.removeprefix(before).removesuffix(after)) for file in alike
        }
    return files | shown


def all_drawings(game: str) -> list[Path]:
    return sorted((PICTURES / game).rglob("*.svg"))


def printed(entries: dict[str, Any]) -> set[str]:
    """The ids of The Others that the catalogue has; what is one's own is shown by the picture of its type."""
    return {id_ for id_, entry in entries.items() if "catalogue" in entry}


def ids_of(cards: list[dict[str, Any]]) -> set[str]:
    """The ids of They Live's cards but for one's own, which are shown by the picture of their type."""
    return {card["id"] for card in cards if not card.get("own")}


def own_sins() -> dict[str, dict[str, Any]]:
    """The Sins that have a file of their own."""
    files = sorted((GAMES / "the_others" / "content" / "sins").glob("*.toml"))
    return {file.stem: content("the_others", f"sins/{file.stem}") for file in files}


def people_of_the_others() -> set[str]:
    monsters = content("the_others", "monsters")
    sins = {**monsters["sins"], **own_sins()}
    return {
        *(f"hero/{hero}" for hero in content("the_others", "heroes")),
        *(f"sin/{sin}" for sin in sins),
        *(
            f"monster/{sin}-{kind}"
            for sin in sins
            for kind in sins[sin]
            if kind not in ("power", "cards")
        ),
        *(f"monster/{kind}" for kind in ("abomination", "controller", "avatar", "tainted")),
        *(f"acolyte/{acolyte}" for acolyte in printed(monsters["acolytes"])),
        *(f"hellclub/{member}" for member in monsters["hell_club"]),
        *(f"npc/{npc}" for npc in content("the_others", "tokens")["npc"]),
    }


def people_of_they_live() -> set[str]:
    characters = {one["id"] for one in content("they_live", "characters")["character"]}
    tiles = content("they_live", "enemies")["tile"]
    return {
        *(f"character/{one}" for one in characters),
        *(f"front/{tile.get('front', tile['id'])}" for tile in tiles),
        *(f"enemy/{tile['id']}" for tile in tiles),
        *(f"story/{one}" for one in characters),
    }


def cards_of_the_others() -> dict[str, set[str]]:
    stories = sorted((GAMES / "the_others" / "content" / "stories").glob("*.toml"))
    return {
        "upgrade": printed(content("the_others", "upgrades")),
        "sin-card": printed(content("the_others", "sin_cards")).union(
            *[printed(sin["cards"]) for sin in own_sins().values()]
        ),
        "apocalypse": printed(content("the_others", "apocalypse")),
        "dark-past": printed(content("the_others", "dark_past")),
        "story": {story.stem for story in stories},
        "mission": {
            mission for story in stories for mission in tomllib.loads(story.read_text())["missions"]
        },
    }


def cards_of_they_live() -> dict[str, set[str]]:
    of = "they_live"
    assault = content(of, "assault")
    made = {
        "news": ids_of(content(of, "news")["card"]),
        "location": ids_of(content(of, "locations")["card"]),
        "injury": {one["id"] for one in content(of, "injuries")["injury"]},
        "story-card": {
            one["id"] for deck in content(of, "stories")["deck"] for one in deck["cards"]
        },
        "assault": {one["id"] for one in (*assault["introduction"], *assault["card"])},
    }
    for card in content(of, "resistance")["card"]:
        used_up = card["type"] == "item" and card.get("single_use", False)
        made.setdefault("single-use" if used_up else card["type"], set()).add(card["id"])
    return made


PEOPLE = {"the_others": people_of_the_others, "they_live": people_of_they_live}
CARDS = {"the_others": cards_of_the_others, "they_live": cards_of_they_live}


@pytest.mark.parametrize("game", PEOPLE)
def test_everybody_has_a_portrait(game: str) -> None:
    assert sorted(PEOPLE[game]() - drawn(game)) == []


@pytest.mark.parametrize("game", CARDS)
def test_cards_have_signs_under_their_type_and_few_have_only_those_of_the_type(game: str) -> None:
    cards = CARDS[game]()
    told = emblems(game)["emblems"]
    assert set(told) == {*cards, "card"}
    for type_, ids in cards.items():
        assert set(told[type_]) - {"*"} <= ids
        assert len(ids - set(told[type_])) <= len(ids) / 10


@pytest.mark.parametrize("game", CARDS)
def test_every_type_has_a_face_and_a_sign_of_its_own(game: str) -> None:
    for type_, ids in emblems(game)["emblems"].items():
        assert f"type/{type_}" in drawn(game)
        assert "*" in ids


def test_the_signs_are_those_that_are_drawn() -> None:
    glyphs = json.loads((PICTURES / "glyphs.json").read_text())
    groups = [ids for game in CARDS for ids in emblems(game)["emblems"].values()]
    used = {sign for ids in groups for signs in ids.values() for sign in signs.split()}
    assert used == set(glyphs)


@pytest.mark.parametrize("game", CARDS)
def test_no_two_cards_of_a_type_look_alike(game: str) -> None:
    for ids in emblems(game)["emblems"].values():
        own = [signs for id_, signs in ids.items() if id_ != "*"]
        assert len(own) == len(set(own))


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def grounds() -> Iterator[tuple[str, str]]:
    """Ink and ground of every theme, and the colours that Heroes and players have behind them."""
    css = (PICTURES / "pictures.css").read_text()
    (ink,) = set(re.findall(r"--picture-ink: (#\w{6})", css))
    behind = re.findall(r"--picture-(?:ground|paper): (#\w{6})", css)
    assert len(behind) == 6
    for line in re.findall(r"_COLOURS = \[(.*)\]", SHAPES):
        behind += re.findall(r"#\w{6}", line)
    assert len(behind) == 6 + 7 + 6
    yield from ((ink, ground) for ground in behind)


@pytest.mark.parametrize(("ink", "ground"), list(grounds()))
def test_ink_stands_out_from_its_ground(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= LEAST_CONTRAST


@pytest.mark.parametrize("game", CARDS)
def test_drawings_hold_no_colour_no_script_and_no_letters(game: str) -> None:
    for file in all_drawings(game):
        assert re.search(r"#\w{3}|style=|fill=|<text|<script|<image|href", file.read_text()) is None
        assert 'viewBox="0 0 96 96"' in file.read_text()


def test_every_tone_of_a_drawing_is_in_the_style() -> None:
    known = set(re.findall(r"\.([a-z0-9_]+)", (PICTURES / "pictures.css").read_text()))
    for game in CARDS:
        for file in all_drawings(game):
            said = re.findall(r'class="([^"]*)"', file.read_text())
            assert {tone for one in said for tone in one.split()} <= known, file


def test_all_pictures_are_light() -> None:
    files = [file for file in PICTURES.rglob("*") if file.is_file()]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST
