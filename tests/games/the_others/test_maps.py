"""Maps and tiles: the shipped ones are sound, and every fault of a file is named by its line."""

from pathlib import Path

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.content.report import check_file, check_shipped
from othersight.games.the_others.state.city.checking import check_map, nest_spaces
from othersight.games.the_others.state.city.city import ICONS, City, Layout, Tile
from othersight.games.the_others.state.city.files import (
    LONGEST_LIST,
    LONGEST_TEXT,
    MOST_PROBLEMS,
    FaultyMap,
    MapText,
    Problem,
)
from othersight.games.the_others.state.city.maps import (
    board_from,
    city_from,
    load_map,
    shipped_map,
    shipped_maps,
)
from othersight.games.the_others.state.city.tiles import CONTENT, check_tiles, shipped_tiles
from othersight.locales import text
from tests.rule_ids import rule

EACH_MAP = pytest.mark.parametrize(("story", "letter"), shipped_maps())

SOUND = """\
name = "Test Ground"
story = "havens-last-stand"
letter = "c"
source = "house"
layout = \"\"\"
SE   RC   GR
GWv  CA   PN
LP   CS   CW
\"\"\"
start = "lyric-palace/sw"
altars = ["central-station", "cathedral-of-ashes", "gunsmiths-row/ne"]
orbital = ["ravencorp-hq/ne"]

[tokens]
fire = ["precinct-nine/ne"]
pentagram = [
    "saint-elmo-hospital",
    "gasworks",
    "gunsmiths-row",
    "central-station/se",
]
nest = ["ravencorp-hq/nw", "precinct-nine/ne"]

[monsters]
acolyte = ["gasworks", "central-station"]
abomination = ["cannery-wharf", "ravencorp-hq/nw"]
controller = ["cathedral-of-ashes"]

[npcs]
commissioner = "precinct-nine"
"""

RIVER = SOUND.replace("LP   CS   CW", "LP   .    .\n.    CS   CW")


def broken(old: str, new: str, source: str = SOUND) -> list[Problem]:
    """The problems of a sound map after one change."""
    assert source.count(old) == 1
    return check_map(source.replace(old, new), "my.toml")


def line_of(part: str, source: str = SOUND) -> int:
    return source[: source.index(part)].count("\n") + 1


def told(problems: list[Problem]) -> list[tuple[str, int]]:
    return [(problem.key, problem.line) for problem in problems]


def nests(city: City, layout: Layout) -> int:
    return sum(city.permanent_nest) + len(layout.tokens["nest"])


def test_all_shipped_content_holds() -> None:
    found = check_shipped()
    assert {file: problems for file, problems in found.items() if problems} == {}
    assert {"tiles.toml", "heroes.toml", "stories/havens-last-stand.toml"} <= set(found)
    assert sum(file.startswith("maps/") for file in found) == 2 * len(load_content().stories)


def test_each_story_has_two_maps() -> None:
    stories = sorted(load_content().stories)
    assert shipped_maps() == tuple((story, letter) for story in stories for letter in "ab")


@EACH_MAP
def test_a_shipped_map_says_what_it_is(story: str, letter: str) -> None:
    city, layout = shipped_map(story, letter)
    assert (layout.id, layout.source) == (f"{story}-{letter}", "house")
    assert (layout.story, layout.letter) == (story, letter)
    assert 8 <= len(city.districts) <= 11
    assert city.n >= 23
    assert text(f"the-others-map-{layout.id}")


@EACH_MAP
def test_a_shipped_map_has_room_for_both_sides(story: str, letter: str) -> None:
    city, layout = shipped_map(story, letter)
    more = load_content().stories[story].map_tokens.get("nest", 0)
    assert 5 <= nests(city, layout) <= 7 + more
    assert 2 <= sum(city.altars) <= 3
    assert len(layout.npcs) >= 1
    monsters = {kind: len(spaces) for kind, spaces in layout.monsters.items()}
    assert 2 <= monsters.pop("acolyte") <= 5
    assert 1 <= monsters.pop("abomination") <= 3
    finale = load_content().stories[story].type == "finale"
    assert monsters == {"controller": 1, **({"avatar": 1} if finale else {})}


@EACH_MAP
def test_nests_of_a_shipped_map_are_in_every_tile_group(story: str, letter: str) -> None:
    city, layout = shipped_map(story, letter)
    spaces = nest_spaces(city, layout.tokens["nest"])
    assert {city.group[space] for space in spaces} == set(city.group)
    assert {city.group[space] for space in layout.orbital} == set(city.group)


@EACH_MAP
def test_altars_of_a_shipped_map_lie_at_different_distances(story: str, letter: str) -> None:
    city, _ = shipped_map(story, letter)
    far = [city.hero_distance[city.start][s] for s in range(city.n) if city.altars[s]]
    assert len(far) == len(set(far)) == sum(city.altars)


def test_some_maps_have_rivers_and_some_have_none() -> None:
    groups = [max(shipped_map(*each)[0].group) + 1 for each in shipped_maps()]
    assert set(groups) == {1, 2, 3}


def test_a_shipped_map_is_read_once() -> None:
    assert shipped_map("the-darkness-within", "a") is shipped_map("the-darkness-within", "a")


def test_an_unknown_map_is_refused_with_those_there_are() -> None:
    with pytest.raises(FaultyMap) as refused:
        shipped_map("havens-last-stand", "z")
    assert refused.value.key == "content-no-such-map"
    assert "havens-last-stand b" in str(refused.value.arguments["known"])


def test_ravencorp_hq_has_one_permanent_corruption_in_its_district() -> None:
    city = city_from("RC>")
    assert city.permanent_corruption[city.space("ravencorp-hq")] == 1
    assert sum(city.permanent_corruption) == 1


def test_the_tiles_bear_all_icons_and_have_texts() -> None:
    tiles = shipped_tiles()
    assert len(tiles) >= 14
    assert {icon for tile in tiles.values() for icon in tile.icons} == set(ICONS)
    assert all(text(f"the-others-tile-{tile.id}") for tile in tiles.values())


@rule("TO-SETUP-09")
def test_a_map_is_built_as_it_is_written() -> None:
    city, layout = load_map(SOUND)
    assert city.n == 25
    assert city.name[city.start] == "lyric-palace/sw"
    assert layout.name == "Test Ground"
    assert layout.tokens["fire"] == (city.space("precinct-nine/ne"),)
    assert layout.monsters["controller"] == (city.space("cathedral-of-ashes"),)
    assert layout.orbital == (city.space("ravencorp-hq/ne"),)
    assert layout.npcs == {"commissioner": city.space("precinct-nine")}
    assert layout.text == SOUND
    assert city.turns[city.space("gasworks")] == 2


def test_a_sound_map_has_no_problem() -> None:
    assert check_map(SOUND, "my.toml") == []


def test_a_map_is_loaded_from_a_path(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(SOUND.replace("\n", "\r\n"), encoding="utf-8", newline="")
    city, _ = load_map(tmp_path / "my.toml")
    assert city.n == 25


def test_a_board_of_a_scenario_needs_no_more_than_a_layout() -> None:
    city, layout = board_from({"layout": "A B", "monsters": {"acolyte": ["a", "a"]}})
    assert city.n == 8
    assert layout.monsters["acolyte"] == (city.space("a"), city.space("a"))
    assert layout.tokens == {}


def test_a_map_may_bring_tiles_of_its_own() -> None:
    own = '[tiles.old-mill]\ncode = "OM"\nname = "Old Mill"\nicons = ["heal"]\nsource = "mine"\n'
    assert check_map(SOUND.replace("LP   CS", "LP   OM") + own, "my.toml") != []
    moved = SOUND.replace("SE   RC   GR", "SE   RC   GR   OM")
    assert check_map(moved + own, "my.toml") == []
    city, _ = load_map(moved + own)
    assert city.title[city.space("old-mill")] == "Old Mill"


FAULTS = [
    ('story = "havens-last-stand"', 'story = "haven"', "content-story"),
    ('letter = "c"', 'letter = "cc"', "content-letter"),
    ('letter = "c"', "letter = 3", "content-wants-text"),
    ('source = "house"', 'source = ""', "content-wants-text"),
    ("SE   RC   GR", "SE   ZZ   GR", "content-unknown-tile"),
    ("GWv  CA   PN", "GWv  SE   PN", "content-tile-twice"),
    ("LP   CS   CW", "LP   CS!  CW", "content-cell"),
    ('start = "lyric-palace/sw"', 'start = "lyric-palace"', "content-start-street"),
    ('start = "lyric-palace/sw"', 'start = "lyric-palace/south"', "content-unknown-address"),
    ('start = "lyric-palace/sw"', 'start = "gasworks/nw"', "content-nest-near-start"),
    ('start = "lyric-palace/sw"', 'strat = "lyric-palace/sw"', "content-unknown-key"),
    ('altars = ["central-station", ', 'altars = ["central", ', "content-unknown-address"),
    ('orbital = ["ravencorp-hq/ne"]', "orbital = []", "content-no-orbital"),
    ('orbital = ["ravencorp-hq/ne"]', "orbital = 7", "content-wants-list"),
    ('    "gasworks",', '    "gasthings",', "content-unknown-address"),
    ('fire = ["precinct-nine/ne"]', 'flood = ["precinct-nine/ne"]', "content-unknown-key"),
    ('acolyte = ["gasworks", ', 'acolyte = ["lyric-palace/sw", ', "content-monster-at-start"),
    ('controller = ["cathedral-of-ashes"]', "controller = []", "content-figures-number"),
    ('commissioner = "precinct-nine"', 'commissioner = "gasthings"', "content-unknown-address"),
    ('commissioner = "precinct-nine"', 'mayor = "precinct-nine"', "content-unknown-key"),
    ('letter = "c"', 'letter = "c"\nletter = "d"', "content-not-toml"),
    ('letter = "c"', "letter = ", "content-not-toml"),
]


@pytest.mark.parametrize(("old", "new", "key"), FAULTS)
def test_a_fault_is_reported_with_its_line(old: str, new: str, key: str) -> None:
    changed = SOUND.replace(old, new)
    line = line_of(new.split("\n")[-1], changed)
    assert (key, line) in told(broken(old, new))


def test_a_missing_start_is_reported() -> None:
    assert [p.key for p in broken('start = "lyric-palace/sw"\n', "")] == ["content-key-missing"]


def test_a_missing_layout_is_reported() -> None:
    rows = SOUND[SOUND.index("layout") : SOUND.index("start")]
    assert "content-key-missing" in [p.key for p in broken(rows, "")]


def test_an_address_is_answered_with_the_nearest_one() -> None:
    problem = broken("gunsmiths-row/ne", "gunsmith-row/ne")[0]
    assert problem.args == {
        "name": "altars",
        "address": "gunsmith-row/ne",
        "near": "gunsmiths-row/ne",
    }


def test_a_wrong_address_given_twice_is_found_in_both_lines() -> None:
    problems = broken('    "gasworks",\n', '    "nowhere",\n    "nowhere",\n')
    first = line_of('    "gasworks"')
    lines = [p.line for p in problems if p.key == "content-unknown-address"]
    assert lines == [first, first + 1]


def test_an_empty_row_is_reported() -> None:
    problems = broken("GWv  CA   PN", "")
    assert ("content-empty-row", line_of("GWv")) in told(problems)


@rule("TO-METRO-04")
def test_tiles_beyond_a_river_without_metro_are_out_of_reach() -> None:
    problems = check_map(RIVER, "my.toml")
    found = [p for p in problems if p.key == "content-unreachable"]
    assert [(p.line, p.args["district"]) for p in found] == [(5, "central-station")]


def test_metro_stations_on_both_banks_join_them() -> None:
    metro = '[metro]\nred = ["lyric-palace/se", "central-station/sw"]\n'
    joined = RIVER.replace("ravencorp-hq/ne", 'ravencorp-hq/ne", "cannery-wharf') + metro
    assert check_map(joined, "my.toml") == []


@rule("TO-METRO-01")
@pytest.mark.parametrize("stations", ['["gasworks"]', '["gasworks", "gasworks"]', "[]"])
def test_a_metro_line_with_one_station_is_reported(stations: str) -> None:
    problems = check_map(f"{SOUND}[metro]\nred = {stations}\n", "my.toml")
    assert told(problems) == [("content-lone-station", SOUND.count("\n") + 2)]


@rule("TO-METRO-01")
def test_a_station_that_does_not_exist_is_reported_and_no_lone_line_with_it() -> None:
    problems = check_map(f'{SOUND}[metro]\nred = ["gasworks", "gaswork"]\n', "my.toml")
    assert told(problems) == [("content-unknown-address", SOUND.count("\n") + 2)]


@rule("TO-CITY-10")
def test_each_tile_group_has_an_orbital_strike_token_or_is_said_to_have_none() -> None:
    river = RIVER + '[metro]\nred = ["lyric-palace/se", "central-station/sw"]\n'
    (problem,) = check_map(river, "my.toml")
    assert (problem.key, problem.args["district"]) == ("content-no-orbital", "central-station")
    out = 'orbital = ["ravencorp-hq/ne"]\nout_of_orbit = ["cannery-wharf"]'
    assert broken('orbital = ["ravencorp-hq/ne"]', out, river) == []
    both = out.replace("/ne", '/ne", "central-station')
    assert [p.key for p in broken('orbital = ["ravencorp-hq/ne"]', both, river)] == [
        "content-in-orbit"
    ]


@pytest.mark.parametrize(
    ("kind", "supply"),
    [("fire", 12), ("corruption", 12), ("pentagram", 8), ("extra-turn", 8), ("innocent", 8)],
)
def test_no_map_places_more_tokens_than_there_are(kind: str, supply: int) -> None:
    source = "".join(
        line for line in SOUND.splitlines(True) if not line.startswith(("story", "fire"))
    )
    source = source[: source.index("pentagram")] + source[source.index("nest =") :]
    source = f'story = "the-darkness-within"\n{source}'
    for count, expected in ((supply, []), (supply + 1, ["content-supply"])):
        placed = ", ".join(['"gunsmiths-row"'] * count)
        changed = source.replace("[tokens]\n", f"[tokens]\n{kind} = [{placed}]\n")
        assert [p.key for p in check_map(changed, "my.toml")] == expected


def test_nests_are_counted_against_the_supply_too() -> None:
    nine = ", ".join(['"gunsmiths-row"'] * 9)
    problems = broken('nest = ["ravencorp-hq/nw", "precinct-nine/ne"]', f"nest = [{nine}]")
    assert told(problems) == [("content-supply", line_of("nest ="))]


def test_printed_and_placed_nests_together_must_be_enough() -> None:
    assert broken('nest = ["ravencorp-hq/nw", "precinct-nine/ne"]', 'nest = ["gasworks/nw"]') == []
    problems = broken('nest = ["ravencorp-hq/nw", "precinct-nine/ne"]', "nest = []")
    assert [(p.key, p.args["n"], p.line) for p in problems] == [
        ("content-few-nests", 4, line_of("nest ="))
    ]


def test_havens_last_stand_needs_pentagrams_for_its_hive() -> None:
    problems = broken('    "gasworks",\n', "")
    assert told(problems) == [("content-few-tokens", line_of("pentagram"))]


def test_a_map_without_altars_is_reported() -> None:
    altars = SOUND[SOUND.index("altars") : SOUND.index("orbital")]
    assert told(broken(altars, "altars = []\n")) == [("content-altars", line_of("altars"))]


def test_too_few_icons_of_a_kind_are_reported() -> None:
    problems = broken("GWv  CA   PN", "GWv  OO   PN")
    assert [p.key for p in problems].count("content-unknown-address") == 2
    plain = SOUND.replace("CA", "X").replace("cathedral-of-ashes", "x")
    assert [(p.key, p.args["icon"]) for p in check_map(plain, "my.toml")] == [
        ("content-icons", "repent")
    ]


def test_a_map_of_few_tiles_is_reported() -> None:
    assert "content-few-tiles" in [p.key for p in check_map('layout = "A B"', "my.toml")]


def test_a_huge_grid_is_refused() -> None:
    wide = " ".join(["."] * 100)
    assert "content-grid-too-big" in [p.key for p in check_map(f'layout = "{wide}"', "my.toml")]
    tall = "A\n" * 1000
    assert "content-grid-too-big" in [p.key for p in check_map(f'layout = """{tall}"""', "my.toml")]


def test_no_more_tiles_are_laid_than_a_city_can_have() -> None:
    codes = [f"{letter}{digit}" for letter in "AB" for digit in range(10)]
    codes += [f"{letter}{digit}" for letter in "XY" for digit in range(10)] + ["Z1"]
    tiles = {code: Tile(code.lower(), code, code) for code in codes}
    rows = [" ".join(codes[n : n + 10]) for n in range(0, len(codes), 10)]
    assert len(city_from("\n".join(rows[:4]), tiles).districts) == 40
    with pytest.raises(FaultyMap) as refused:
        city_from("\n".join(rows), tiles)
    assert refused.value.key == "content-too-many-tiles"


def test_many_faults_are_told_up_to_a_limit() -> None:
    cells = "\n".join(" ".join(["zz"] * 16) for _ in range(16))
    problems = check_map(f'layout = """\n{cells}\n"""', "my.toml")
    assert len(problems) == MOST_PROBLEMS


HOSTILE = {
    "empty": "",
    "long": "#" * (LONGEST_TEXT + 1),
    "deep list": "layout = " + ("[" * 900 + "\n") * 60,
    "deep keys": ".".join(["a"] * 30_000) + " = 1",
    "dots": "a." * 30_000,
    "blanks": "[" + " " * 60_000,
    "long number": "layout = " + "9" * 60_000,
    "control": 'layout = "A\x00B"',
    "numbers": "layout = 1\nstart = 2\naltars = 3\ntokens = 4\nmetro = 5\nnpcs = 6\ntiles = 7",
    "lists": 'layout = "A"\ntokens = ["fire"]\nmonsters = [[1]]\nnpcs = [{}]\nmetro = [[]]',
    "odd keys": 'layout = "A"\n[metro]\n"a.b" = ["a"]\n"" = []\n[tiles]\n"x.y" = 1\n"" = {}',
    "odd tiles": 'layout = "A"\n[tiles.mill]\ncode = 4\nicons = [1]\npermanent = {}\nname = []',
    "long list": 'layout = "A"\naltars = [\n' + '"x",\n' * 12_000 + "]",
    "deep tables": "\n".join("[" + ".".join(["a"] * 450) + f".b{n}]" for n in range(60)),
    "nan": "layout = nan\nstart = 1979-05-27\nletter = true\nstory = inf",
    "one line": 'layout = "A B\\nC Z9"',
    "surrogate": 'layout = "A"\nname = "\\uD800"',
    "blank grid": 'layout = """\n\n   \n"""',
    "gaps": 'layout = ". . ."',
}


@pytest.mark.parametrize("source", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_files_are_refused_in_clear_lines(source: str) -> None:
    for problems in (check_map(source, "my.toml"), check_tiles(source, "my.toml")):
        assert problems
        assert all(problem.line >= 0 for problem in problems)
        assert all("\n" not in said(problem) for problem in problems)


@pytest.mark.parametrize("cut", range(0, len(SOUND), 23))
def test_a_map_cut_short_is_never_taken_for_a_whole_one(cut: int) -> None:
    problems = check_map(SOUND[:cut], "my.toml")
    assert all(said(problem) for problem in problems)
    complete = SOUND.index("[npcs]")
    assert problems or cut >= complete


def said(problem: Problem) -> str:
    return text(problem.key, "en", **problem.args)


def test_a_list_without_end_is_cut() -> None:
    problems = check_map('layout = "A"\naltars = [' + '"a",' * (LONGEST_LIST + 1) + "]", "my.toml")
    assert ("content-list-too-long", 2) in told(problems)


def test_a_faulty_map_cannot_be_loaded() -> None:
    with pytest.raises(FaultyMap) as refused:
        load_map(SOUND.replace("GR", "ZZ"), "my.toml")
    assert str(refused.value).startswith("my.toml:6: content-unknown-tile (code=ZZ")
    with pytest.raises(FaultyMap):
        city_from("A A")
    with pytest.raises(FaultyMap):
        city_from("A B", start="c")


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_bytes(b"name = '\xff'")
    (tmp_path / "other.toml").write_text("[heroes]\n", encoding="utf-8")
    assert told(check_file(tmp_path / "none.toml")) == [("content-unreadable", 0)]
    assert told(check_file(tmp_path)) == [("content-unreadable", 0)]
    assert told(check_file(tmp_path / "bad.toml")) == [("content-not-utf8", 0)]
    assert told(check_file(tmp_path / "other.toml")) == [("content-neither", 1)]


TILE = '[tiles.old-mill]\ncode = "OM"\nname = "Old Mill"\nicons = ["heal"]\nsource = "mine"\n'
TILE_FAULTS = [
    ("[tiles.old-mill]", "[tiles.Old-Mill]", "content-tile-id", 1),
    ('code = "OM"', 'code = "om"', "content-tile-code", 2),
    ('code = "OM"', "", "content-key-missing", 1),
    ('name = "Old Mill"', "", "content-key-missing", 1),
    ('icons = ["heal"]', 'icons = ["heel"]', "content-unknown-icon", 4),
    ('icons = ["heal"]', "icons = []", "content-icon-bar", 4),
    ('icons = ["heal"]', 'icons = ["heal", "heal", "heal", "heal"]', "content-icon-bar", 4),
    ('icons = ["heal"]', 'permanent = ["nest/north"]', "content-permanent", 4),
    ('icons = ["heal"]', 'permanent = ["innocent"]', "content-permanent", 4),
    ('icons = ["heal"]', 'permanent = ["nest/"]', "content-permanent", 4),
    ('source = "mine"', "", "content-key-missing", 1),
    ('source = "mine"', 'sauce = "mine"', "content-unknown-key", 5),
    (TILE, TILE + TILE.replace("old-mill", "new-mill"), "content-code-taken", 7),
]


@pytest.mark.parametrize(("old", "new", "key", "line"), TILE_FAULTS)
def test_a_fault_of_a_tile_is_reported_with_its_line(
    old: str, new: str, key: str, line: int
) -> None:
    assert check_tiles(TILE, "tiles.toml") == []
    assert (key, line) in told(check_tiles(TILE.replace(old, new), "tiles.toml"))


def test_a_tile_of_ones_own_may_not_take_a_shipped_id_or_code() -> None:
    same_id = SOUND + TILE.replace("old-mill", "gasworks")
    same_code = SOUND + TILE.replace("OM", "GW")
    assert [p.key for p in check_map(same_id, "my.toml")] == ["content-tile-taken"]
    assert [p.key for p in check_map(same_code, "my.toml")] == ["content-code-taken"]


def test_every_problem_that_can_be_reported_has_a_text() -> None:
    folder = Path(str(CONTENT)).parent
    modules = (
        "state/city/tiles",
        "state/city/maps",
        "state/city/files",
        "state/city/checking",
        "content/report",
    )
    sources = [(folder / f"{module}.py").read_text(encoding="utf-8") for module in modules]
    keys = {word for source in sources for word in source.split('"') if word.startswith("content-")}
    assert len(keys) > 30
    known = (folder.parents[1] / "locales" / "en" / "content.ftl").read_text(encoding="utf-8")
    assert {key for key in keys if f"\n{key} = " not in known} == set()


def test_lines_are_found_for_other_ways_to_write_a_table() -> None:
    reading = MapText("a.b = [\n'x',\n]\nc = { d = 1 }\n[e]\n'f' = '''\ng = 1\n'''\n", "my.toml")
    assert reading.line("a.b", "x") == 2
    assert reading.line("c.d") == 4
    assert reading.line("e.f") == 6
    assert reading.line("e.g") == 5


def test_the_examples_of_the_documentation_hold() -> None:
    page = (Path(__file__).parents[3] / "docs" / "maps.md").read_text(encoding="utf-8")
    a_map, a_tile = [part.split("```")[0] for part in page.split("```toml\n")[1:]]
    assert check_map(a_map, "maps.md") == []
    assert check_tiles(a_tile, "maps.md") == []
