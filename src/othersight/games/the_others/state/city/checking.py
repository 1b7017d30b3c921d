"""Whether a map is fit for play: the linter behind `othersight content check`.

The rules behind it: TO-SETUP-03, TO-SETUP-05, TO-SETUP-09, TO-SETUP-15, TO-SUMMON-01 (enough Nests), TO-METRO-04
(every
Space within reach), TO-CITY-10 (Orbital Strike tokens), TO-TOKEN-02 (no more than the supply).
"""

from collections.abc import Iterable

from othersight.games.the_others.content import load_content
from othersight.games.the_others.content.checking import english_keys
from othersight.games.the_others.state.city.city import City, Layout
from othersight.games.the_others.state.city.files import MapText, Problem, short
from othersight.games.the_others.state.city.maps import addresses_in, map_in
from othersight.games.the_others.state.city.tiles import check_tile_names
from othersight.toolkit.distances import FAR

FEWEST_TILES = 6
FEWEST_NESTS = 5
"""Four Heroes and Apocalypse level 2 let five Monsters be Summoned in one Round."""
NEST_TO_START = 2
ALTARS = (1, 6)
ICONS_NEEDED = {"heal": 2, "repent": 2, "extra-turn": 1, "inventory": 2, "orbital-strike": 1}
FIGURES = {"acolyte": (1, 6), "abomination": (1, 6), "controller": (1, 1), "avatar": (0, 1)}
"""Fewest and most figures of a kind; a Monster that never was in play is never Summoned."""


def check_map(text: str, filename: str) -> list[Problem]:
    """All that is wrong with a map, in the order of its lines."""
    return check_reading(MapText(text, filename))


def check_reading(reading: MapText) -> list[Problem]:
    """All that is wrong with a map whose text is read already."""
    found = map_in(reading)
    check_tile_names(reading)
    if found is not None:
        city, layout = found
        _check_names(reading, layout)
        _check_size(reading, city, layout)
        if reading.word("start") in city.addresses:
            _check_start(reading, city, layout)
            _check_reach(reading, city)
        _check_altars_and_icons(reading, city)
        _check_orbital(reading, city, layout)
        _check_supply(reading, layout)
        _check_monsters(reading, layout)
        _check_story(reading, city, layout)
    return sorted(reading.problems, key=lambda problem: problem.line)


def _check_names(reading: MapText, layout: Layout) -> None:
    reading.word("source")
    story, letter = reading.word("story"), reading.word("letter")
    if not layout.name and f"the-others-map-{layout.id}" not in english_keys():
        reading.fault("name", "content-key-missing", name="name")
    stories = load_content().stories
    if story and story not in stories:
        known = ", ".join(sorted(stories))
        reading.fault("story", "content-story", story=short(story), known=known)
    if letter and not (len(letter) == 1 and "a" <= letter <= "z"):
        reading.fault("letter", "content-letter", letter=short(letter))


def _check_size(reading: MapText, city: City, layout: Layout) -> None:
    tiles = len(city.districts)
    if tiles < FEWEST_TILES:
        reading.fault("layout", "content-few-tiles", n=tiles, fewest=FEWEST_TILES)
    nests = sum(city.permanent_nest) + len(layout.tokens.get("nest", ()))
    if nests < FEWEST_NESTS:
        reading.fault("tokens.nest", "content-few-nests", n=nests, fewest=FEWEST_NESTS)


def _check_start(reading: MapText, city: City, layout: Layout) -> None:
    start = city.name[city.start]
    if city.district[city.start]:
        near = city.name[city.corners[city.start][0]]
        reading.fault("start", "content-start-street", start, near=near)
    for space in nest_spaces(city, layout.tokens.get("nest", ())):
        if city.distance[city.start][space] < NEST_TO_START:
            nest = city.name[space]
            reading.fault("start", "content-nest-near-start", nest, nest=nest, steps=NEST_TO_START)
    for kind, spaces in layout.monsters.items():
        if city.start in spaces:
            reading.fault(f"monsters.{kind}", "content-monster-at-start", start, kind=kind)


def _check_reach(reading: MapText, city: City) -> None:
    """TO-METRO-04: what no step and no Metro reaches from the Starting Space, group by group."""
    far = city.hero_distance[city.start]
    cut_off = {city.group[s]: s for s in reversed(city.districts) if far[s] == FAR}
    for district in sorted(cut_off.values()):
        name = city.name[district]
        reading.fault("layout", "content-unreachable", name, district=name)


def nest_spaces(city: City, physical: Iterable[int]) -> list[int]:
    """The Spaces with a Nest, printed or placed."""
    printed = [s for s in range(city.n) if city.permanent_nest[s]]
    return sorted({*printed, *physical})


def _check_altars_and_icons(reading: MapText, city: City) -> None:
    fewest, most = ALTARS
    altars = sum(city.altars)
    if not fewest <= altars <= most:
        reading.fault("altars", "content-altars", n=altars, fewest=fewest, most=most)
    for icon, needed in ICONS_NEEDED.items():
        n = sum(icons.count(icon) for icons in city.icons)
        if n < needed:
            reading.fault("layout", "content-icons", icon=icon, n=n, fewest=needed)


def _check_orbital(reading: MapText, city: City, layout: Layout) -> None:
    """TO-CITY-10: each tile group has a token, unless the map says it lies out of orbit."""
    exempt = {city.group[city.space(a)] for a in addresses_in(reading, city, "out_of_orbit")}
    covered = {city.group[space] for space in layout.orbital}
    for group in sorted(set(city.group) - covered - exempt):
        name = _district_of(city, group)
        reading.fault("orbital", "content-no-orbital", name, district=name)
    for group in sorted(covered & exempt):
        name = _district_of(city, group)
        reading.fault("out_of_orbit", "content-in-orbit", name, district=name)


def _district_of(city: City, group: int) -> str:
    """The first District of a tile group."""
    return city.name[next(s for s in city.districts if city.group[s] == group)]


def _check_supply(reading: MapText, layout: Layout) -> None:
    supply = load_content().exploration
    for kind, spaces in layout.tokens.items():
        n, most = len(spaces), supply[kind]
        if n > most:
            reading.fault(f"tokens.{kind}", "content-supply", kind=kind, n=n, most=most)


def _check_monsters(reading: MapText, layout: Layout) -> None:
    for kind, (fewest, most) in FIGURES.items():
        n = len(layout.monsters.get(kind, ()))
        if not fewest <= n <= most:
            path, key = f"monsters.{kind}", "content-figures-number"
            reading.fault(path, key, kind=kind, n=n, fewest=fewest, most=most)


def _check_story(reading: MapText, city: City, layout: Layout) -> None:
    """What the Missions of the Story ask of its maps."""
    story = load_content().stories.get(layout.story)
    if story is None:
        return
    for kind, fewest in story.map_tokens.items():
        n = len(layout.tokens.get(kind, ()))
        if n < fewest:
            reading.fault(f"tokens.{kind}", "content-few-tokens", kind=kind, n=n, fewest=fewest)
    stations = len([stops for stops in city.metro if stops])
    if stations < story.map_stations:
        reading.fault("metro", "content-few-stations", n=stations, fewest=story.map_stations)
    for npc in story.map_npcs:
        if npc not in layout.npcs:
            reading.fault(f"npcs.{npc}", "content-npc-missing", npc=npc)
