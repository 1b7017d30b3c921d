"""A scenario file that cannot be run is refused in one line with the place and the remedy."""

from pathlib import Path

import pytest

from othersight.games import GAMES
from othersight.scenarios import FaultyScenario, Scenario, read_file, run, skeleton

HEAD = 'format = 1\ngame = "the-others"\n'
EXPECT = "\n[expect]\nround = 1\n"


def fault_of(text: str) -> FaultyScenario:
    with pytest.raises(FaultyScenario) as caught:
        run(Scenario(text, "my.scn"))
    fault = caught.value
    assert "\n" not in str(fault)
    assert str(fault).startswith(f"my.scn:{fault.line}: ")
    return fault


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "format is nothing; this program reads format = 1"),
        ('format = 2\ngame = "the-others"', 1, "format is 2"),
        ('format = true\ngame = "the-others"', 1, "format is true"),
        ('format = 1\ngame = "chess"', 2, "game is chess; there are: the-others"),
        ("format = 1\ngame = []", 2, "game is []"),
        (HEAD + "title = 3", 3, "title must be a text"),
        (HEAD + "positon = 3", 3, "there is no key positon here"),
        (HEAD + "rules = 3", 3, "rules must be a list"),
        (HEAD + 'rules = ["TO-FIGHT-05",\n"TO-FIGHT-99"]', 4, "there is no rule TO-FIGHT-99"),
        (HEAD + 'rules = ["to-fight-05"]', 3, "write TO-FIGHT-05"),
        (HEAD + "position = 3", 3, "position must be a table"),
        (HEAD + "case = 3", 3, "cases are written as [[case]]"),
        (HEAD + "[[case]]\nscrpt = 3", 4, "there is no key scrpt here"),
        (HEAD + "[script]\nplay = 3", 4, "script.play must be a list of texts"),
        (HEAD + '[script]\nplay = [\n"end",\n3]', 6, "script.play must be a list of texts"),
        (HEAD + "[chance]\ndice = [1]", 4, "chance.dice must be a list of texts"),
        (HEAD + "[chance]\nluck = 3", 4, "there is no key luck here; there are: dice"),
        (HEAD + "[chance]\nmore = 3", 4, "more is 3; give true or false"),
        (HEAD + "[chance]\nseed = []", 4, "seed is []; give a whole number or a short text"),
        (HEAD + "expect = [3]", 3, "expect must be a table"),
        (
            HEAD + "[[expect]]\nafter = 3\nround = 1",
            4,
            "after is 3; give a whole number from 0 to 0",
        ),
        (HEAD + "[position]\nround = 1", 1, "nothing is expected here"),
        (HEAD + "[position\nround = 1", 3, "not TOML"),
        (HEAD + 'title = "' + "x" * 3000 + '"', 3, "this line is longer than 2,000 characters"),
        (HEAD + "x = " + "[" * 1900, 1, "the file is nested too deep"),
    ],
)
def test_a_fault_of_the_file_is_named_with_its_line(text: str, line: int, said: str) -> None:
    fault = fault_of(text)

    assert said in fault.fault
    assert fault.line == line


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[options]\nsin = 'pride'\nstorry = 'x'", 5, "there is no option storry"),
        ("[options]\nsin = 'pride'\nstory = 'x'", 5, "there is no story x"),
        ("[options]\n\nhero_players = 9", 5, "one to four people"),
        ("[options]\npower = 3", 4, "power: give true or false"),
        ("[options]\nmap = 3", 4, "there is no map 3"),
        ("[options]\nfigures = 3", 4, "figures"),
        ("[board]\nlayout = 'ZZ'", 3, "no tile has the code ZZ"),
        ("[board]\nlayout = 3", 3, "layout must be a text"),
        ("[position]\nwhn = 'main'", 4, "there is no 'whn'; did you mean when"),
        ("[position]\nwhen = 'mian'", 4, "there is no 'mian'; did you mean main?"),
        ("[position]\nhand = 5", 4, "5 stands where a list belongs"),
        ("[position]\nround = " + "9" * 50, 4, "a huge number is not from 1 to 9,999"),
        ("[position]\nhero = 'rosie'", 4, "there is no 'rosie'; did you mean rose?"),
        ("[position.heroes.rose]\nlevel = 8", 4, "heroes.rose.level: 8 is not from 1 to 7"),
        ("[position]\nheroes.rose = { space = 'x' }", 4, "heroes.rose.space: there is no 'x'"),
        ("[position]\nmonsters = [\n{ kind = 'imp', space = 1 }]", 5, "there is no 'imp'"),
        ("[position.spaces.gasworks]\nfire = 99", 3, "99 is not from 0 to 12"),
        ("[position]\nframes = [{ procedure = 'os.system' }]", 4, "is no procedure"),
        ("[chance]\ndice = ['hit',\n'six']", 5, "no die has a face six; there are: hit, def"),
        ("[script]\nplay = ['me: end']", 4, "there is no seat me; there are: sins, heroes-1"),
    ],
)
def test_a_fault_of_the_position_is_named_with_its_line(text: str, line: int, said: str) -> None:
    fault = fault_of(HEAD + text + EXPECT)

    assert said in fault.fault
    assert fault.line == line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("heroes.rose.levle = 3", "there is no 'levle'; did you mean level?"),
        ("heroes.rosie.level = 3", "there is no 'rosie'; did you mean rose?"),
        ("heroes.rose = 3", "the name of one value"),
        ("spaces.nowhere.fire = 3", "there is no 'nowhere'"),
        ("luck = 3", "there is no 'luck'"),
        ("monsters.acolyte = ['nowhere']", "there is no 'nowhere'"),
        ("asked = 3", "asked must be a table"),
        ("asked.who = 3", "there is no key who here; there are: seat, kind, rule"),
        ("options.only = 'end'", "options.only must be a list of texts"),
        ("why_not = [{ rule = 'TO-TURN-08' }]", "why_not needs an option"),
        ("log = ['round']", "log[0] must be a table"),
    ],
)
def test_an_expectation_that_means_nothing_is_a_fault(text: str, said: str) -> None:
    fault = fault_of(HEAD + "[expect]\n" + text)

    assert said in fault.fault
    assert fault.line == 4


def test_a_fault_in_a_case_is_named_where_the_case_says_so() -> None:
    shared = HEAD + "[position.heroes.rose]\nlevel = 3\n[expect]\nround = 1\n"

    fault = fault_of(shared + "[[case]]\n[[case]]\nposition.heroes.rose.level = 9")

    assert fault.line == 9


def test_a_fault_that_all_cases_share_is_named_where_the_file_says_so() -> None:
    fault = fault_of(HEAD + "[position]\nround = 0\n[[case]]\nexpect.round = 1")

    assert fault.line == 4


def test_a_script_of_a_million_lines_is_refused() -> None:
    fault = fault_of(HEAD + "[script]\nplay = [" + '"end",\n' * 1_000_000 + "]" + EXPECT)

    assert "the file is longer than 262,144 characters" in fault.fault


def test_a_script_of_many_short_lines_is_refused() -> None:
    fault = fault_of(HEAD + "[script]\nplay = [\n" + '"end",\n' * 20_000 + "]" + EXPECT)

    assert "script.play has 20,000 entries; at most 2,000 may be" in fault.fault
    assert fault.line == 4


def test_keys_that_go_on_for_ever_are_refused_at_once() -> None:
    assert "there is no key a here" in fault_of(HEAD + ".".join("a" * 900) + " = 1").fault


def line_of_fault(text: str) -> int:
    try:
        run(Scenario(text, "my.scn"))
    except FaultyScenario as fault:
        return fault.line
    return 0


@pytest.mark.parametrize("game", GAMES)
def test_every_beginning_of_a_file_is_a_fault_or_a_scenario(game: str) -> None:
    whole = skeleton(game)
    for length in range(0, len(whole), 97):
        line = line_of_fault(whole[:length])
        assert 0 <= line <= whole[:length].count("\n") + 1


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FaultyScenario, match="No such file"):
        read_file(tmp_path / "none.scn")


def test_a_file_that_is_not_text_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "my.scn"
    file.write_bytes(HEAD.encode() + b"\n# \xff")

    with pytest.raises(FaultyScenario, match=r"my.scn:4: the text is not UTF-8"):
        read_file(file)


def test_windows_line_ends_and_a_byte_order_mark_are_understood(tmp_path: Path) -> None:
    file = tmp_path / "my.scn"
    file.write_bytes(b"\xef\xbb\xbf" + (HEAD + EXPECT).replace("\n", "\r\n").encode())

    assert read_file(file).game == "the-others"
