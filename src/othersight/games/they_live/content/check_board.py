"""The board, the clock, the billboards and the die (chapter TL-CONTENT)."""

import math
from collections.abc import Iterator

from othersight.games.they_live.content.loader import Content
from othersight.games.they_live.content.problems import Entry, Fixed, Problem
from othersight.games.they_live.state.config import AREAS, FACES
from othersight.toolkit.distances import FAR, steps_from

BOARD = "board.toml"
SPACES = 24
IN_AREA = 6
PICTURE = 100
APART = 7
"""Spaces drawn nearer to each other cover each other's names."""
CONSTRUCTION_SITE = "construction-site"


def check_board(content: Content, fixed: Fixed) -> Iterator[Problem]:
    """Everything about places and time."""
    spaces: list[Entry] = content["board"]["space"]
    yield from numbers(spaces)
    yield from kinds_in_areas(spaces)
    yield from specials(spaces)
    yield from threads(spaces)
    yield from freeway(spaces, fixed)
    yield from names(spaces)
    yield from drawing(spaces)
    yield from clock(fixed)
    yield from billboards(content["billboards"])
    yield from die(content["dice"]["faces"])


def numbers(spaces: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-01: 1 to 24, six to an area in order."""
    have = sorted([space["number"] for space in spaces])
    if have != list(range(1, SPACES + 1)):
        yield Problem(BOARD, "space", "TL-CONTENT-01", "number the spaces 1 to 24, each once")
    for space in spaces:
        area = AREAS[min((space["number"] - 1) // IN_AREA, len(AREAS) - 1)]
        if space["area"] != area:
            told = f"space {space['number']} belongs to {area}, not to {space['area']}"
            yield Problem(BOARD, space["id"], "TL-CONTENT-01", told)


def kinds_in_areas(spaces: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-02, TL-CONTENT-04: three named, two unnamed and one special space in each area."""
    for area in AREAS:
        kinds = [space["kind"] for space in spaces if space["area"] == area]
        if kinds.count("named") != 3:
            told = f"has {kinds.count('named')} named spaces; give it three"
            yield Problem(BOARD, area, "TL-CONTENT-02", told)
        special = kinds.count("billboard") + kinds.count("cable54")
        if special != 1 or kinds.count("unnamed") != 2:
            told = "give it two unnamed spaces and one billboard or Cable 54"
            yield Problem(BOARD, area, "TL-CONTENT-04", told)


def specials(spaces: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-03."""
    kinds = [space["kind"] for space in spaces]
    for kind, wanted in (("billboard", 3), ("cable54", 1)):
        if kinds.count(kind) != wanted:
            told = f"there are {kinds.count(kind)} of this kind; there must be {wanted}"
            yield Problem(BOARD, kind, "TL-CONTENT-03", told)


def threads(spaces: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-05: between different spaces, and the whole board hangs together."""
    known = {space["number"] for space in spaces}
    joined: list[set[int]] = [set() for _ in range(max(known) + 1)]
    for space in spaces:
        for other in space["threads"]:
            if other == space["number"] or other not in known:
                told = f"a thread cannot lead to {other}; name another space of the board"
                yield Problem(BOARD, space["id"], "TL-CONTENT-05", told)
                continue
            joined[space["number"]].add(other)
            joined[other].add(space["number"])
    steps = steps_from([sorted(ends) for ends in joined], min(known))
    for space in spaces:
        if steps[space["number"]] == FAR:
            told = f"no threads lead from here to space {min(known)}; join it to its neighbours"
            yield Problem(BOARD, space["id"], "TL-CONTENT-05", told)


def freeway(spaces: list[Entry], fixed: Fixed) -> Iterator[Problem]:
    """TL-CONTENT-06: the freeway's spaces exist, in three areas, and remain ordinary spaces."""
    if fixed.freeway != (2, 17, 23):
        yield Problem(BOARD, "freeway", "TL-CONTENT-06", "the freeway must be 2, 17, 23")
    kinds = {space["number"]: space["kind"] for space in spaces}
    for number in fixed.freeway:
        if kinds.get(number) not in ("named", "unnamed"):
            told = f"space {number} is on the freeway; make it a named or unnamed space"
            yield Problem(BOARD, "freeway", "TL-CONTENT-06", told)


def names(spaces: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-07: ids, from which names come, are unique; the Construction Site is where it must be."""
    ids = [space["id"] for space in spaces]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield Problem(BOARD, id, "TL-CONTENT-07", "two spaces have this id; rename one")
    sites = [space for space in spaces if space["id"] == CONSTRUCTION_SITE]
    if not any(site["kind"] == "named" and 7 <= site["number"] <= 12 for site in sites):
        told = "must be a named space among 7 to 12"
        yield Problem(BOARD, CONSTRUCTION_SITE, "TL-CONTENT-07", told)


def drawing(spaces: list[Entry]) -> Iterator[Problem]:
    """Every space has a place of its own on the picture."""
    for at, space in enumerate(spaces):
        if not (0 <= space["x"] <= PICTURE and 0 <= space["y"] <= PICTURE):
            told = (
                f"space {space['number']} is off the picture; keep x and y within 0 and {PICTURE}"
            )
            yield Problem(BOARD, space["id"], "TL-CONTENT-01", told)
        for other in spaces[:at]:
            if math.hypot(space["x"] - other["x"], space["y"] - other["y"]) < APART:
                told = f"spaces {other['number']} and {space['number']} cover each other; draw them {APART} apart"
                yield Problem(BOARD, space["id"], "TL-CONTENT-01", told)


def clock(fixed: Fixed) -> Iterator[Problem]:
    """TL-CONTENT-08."""
    if (fixed.noon, fixed.red_from, fixed.midnight) != (12, 19, 24):
        told = "the clock must run from 12:00, red from 19:00, to 00:00"
        yield Problem(BOARD, "clock", "TL-CONTENT-08", told)


def billboards(data: Entry) -> Iterator[Problem]:
    """TL-CONTENT-41, TL-CONTENT-42: three artworks, each once with each of the three messages."""
    file = "billboards.toml"
    if len(set(data["artworks"])) != 3 or len(data["artworks"]) != 3:
        yield Problem(file, "artworks", "TL-CONTENT-41", "name exactly three different artworks")
    tiles = {(artwork, message) for artwork in data["artworks"] for message in data["messages"]}
    if len(tiles) != 9 or set(data["messages"]) != {"obey", "consume", "marry-and-reproduce"}:
        told = "nine tiles are needed: each artwork once with obey, consume, marry-and-reproduce"
        yield Problem(file, "messages", "TL-CONTENT-42", told)


def die(faces: list[str]) -> Iterator[Problem]:
    """TL-CONTENT-48: six faces, both colours and a failure among them."""
    if len(faces) != 6 or set(faces) != set(FACES):
        told = "a die has six faces, with at least one gum, one kick-a and one kick-b"
        yield Problem("dice.toml", "faces", "TL-CONTENT-48", told)
