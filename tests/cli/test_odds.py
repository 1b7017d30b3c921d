"""`othersight odds` as a person or a script types it."""

import inspect
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from othersight.cli._odds_flags import given_of
from othersight.cli.app import application
from othersight.games.the_others.cli.odds import ROLLS as OTHERS
from othersight.games.the_others.cli.odds import the_others
from othersight.games.they_live.cli.odds import ROLLS as LIVE
from othersight.games.they_live.cli.odds import they_live


def odds(*arguments: str) -> Result:
    typed = ["odds", *arguments]
    return CliRunner().invoke(application(typed), typed)


FIGHT = ("the-others", "--fight", "4", "--defense", "2", "--against", "abomination,acolyte")


def test_a_fight_is_told_as_a_table() -> None:
    run = odds(*FIGHT, "--pentagrams", "1")
    assert run.exit_code == 0
    assert "Monsters killed: 0.801 expected" in run.stdout
    assert "Abomination killed" in run.stdout
    assert "Chains cut off: " in run.stdout


def test_json_has_the_keys_that_scripts_rely_on() -> None:
    told = json.loads(odds(*FIGHT, "--json").stdout)
    assert set(told) == {"what", "numbers", "events", "expected", "remainder", "assuming"}
    assert set(told["numbers"]) == {"kills", "wounds", "corruption"}
    assert sum(told["numbers"]["kills"]) + told["remainder"] == pytest.approx(1.0, abs=1e-12)
    assert told["events"]["all-killed"] == pytest.approx(told["numbers"]["kills"][2])


def test_a_picture_is_drawn_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "out.svg"
    run = odds(*FIGHT, "--plot", str(file))
    assert run.exit_code == 0
    picture = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    bars = [r for r in picture.iter("{http://www.w3.org/2000/svg}rect") if r.get("class") == "bar"]
    assert len(bars) > 3
    assert all(float(bar.get("height", "-1")) >= 0 for bar in bars)


@pytest.mark.parametrize(
    ("arguments", "number"),
    [
        (["the-others", "--fight", "3", "--ranged", "--against", "acolyte"], "wounds"),
        (["the-others", "--cleanse", "3", "--tokens", "2"], "removed"),
        (["the-others", "--fire", "2", "--corruption", "1", "--shield", "1"], "corruption"),
        (["they-live", "--combat", "4", "--stealth", "3", "--enemy", "2,3,4"], "dealt"),
        (["they-live", "--combat", "4,2", "--stealth", "3,3", "--against", "human-cop"], "damage"),
        (["they-live", "--persuade", "3", "--against", "human-cop"], "damage"),
        (
            ["they-live", "--attacker", "3,4,6", "--defender", "2,3,5", "--lenses"],
            "damage-attacker",
        ),
        (["they-live", "--test", "3", "--needed", "2"], "successes"),
        (["they-live", "--gather", "3", "--scrap", "4"], "cards"),
        (["they-live", "--reward", "3,2"], "cards-contested"),
        (["they-live", "--assault", "3,4,2", "--required", "6", "--helped", "2"], "successes"),
        (["they-live", "--fighters", "3,4", "--invader", "5", "--life", "4"], "dealt"),
    ],
)
def test_every_kind_of_roll_can_be_asked_for(arguments: list[str], number: str) -> None:
    run = odds(*arguments, "--json")
    assert run.exit_code == 0, run.output
    told = json.loads(run.stdout)
    assert sum(told["numbers"][number]) + told["remainder"] == pytest.approx(1.0, abs=1e-9)
    assert odds(*arguments).exit_code == 0


def test_survivors_out_of_reach_hurt_nobody() -> None:
    shot = ("the-others", "--fight", "2", "--ranged", "--against", "acolyte", "--json")
    assert json.loads(odds(*shot, "--out-of-reach").stdout)["expected"]["wounds"] == 0
    assert json.loads(odds(*shot).stdout)["expected"]["wounds"] > 0


def test_a_confrontation_without_a_game_counts_the_dice_that_are_named() -> None:
    run = odds("they-live", "--attacker", "3,4,6", "--defender", "2,3,5", "--json")
    assert json.loads(run.stdout)["assuming"] == ["fought-out"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "chess is no game with odds"),
        (["the-others"], "name one roll"),
        (["the-others", "--fight", "2", "--cleanse", "2"], "name one roll"),
        (["the-others", "--fight", "2"], "--fight needs --against"),
        (["the-others", "--fight", "-1", "--against", "acolyte"], "--fight is -1"),
        (["the-others", "--fight", "999", "--against", "acolyte"], "--fight is 999"),
        (["the-others", "--fight", "2", "--against", "dragon"], "there is no Monster dragon"),
        (["the-others", "--fight", "2", "--against", "acolyte", "--aim", "win"], "--aim is win"),
        (
            ["the-others", "--fight", "2", "--against", "acolyte", "--sin", "no-such-sin"],
            "--sin is no-such-sin",
        ),
        (["the-others", "--fight", "2", "--against", "acolyte", "--here", "avatar"], "--ranged"),
        (["the-others", "--fight", "2", "--against", ",".join(["acolyte"] * 9)], "too many"),
        (["they-live"], "name one roll"),
        (["they-live", "--combat", "3"], "--combat needs --stealth"),
        (["they-live", "--combat", "3,x", "--stealth", "3,3", "--enemy", "1,1,1"], "--combat is"),
        (
            ["they-live", "--combat", "3", "--stealth", "3,3", "--enemy", "1,1,1"],
            "--stealth has 2 numbers; it has one for each fighter named by --combat, which names one",
        ),
        (["they-live", "--combat", "3", "--stealth", "3", "--enemy", "1,1,0"], "health, its third"),
        (["they-live", "--combat", "3", "--stealth", "3", "--against", "elvis"], "no enemy elvis"),
        (["they-live", "--persuade", "3", "--against", "invader-civilian"], "cannot be persuaded"),
        (["they-live", "--attacker", "3,3,3"], "--attacker needs --defender"),
        (["they-live", "--gather", "3", "--scrap", "1"], "--scrap is 1"),
        (
            ["they-live", "--combat", "3", "--stealth", "3", "--enemy", "1,1,1", "--life", "0"],
            "--life is 0",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(arguments: list[str], said: str) -> None:
    run = odds(*arguments)
    assert run.exit_code == 2
    assert said in run.stderr
    assert run.stderr.count("\n") == 1
    assert run.stdout == ""


SHOT = ("the-others", "--fight", "2", "--against", "acolyte", "--ranged")
MET = ("they-live", "--combat", "4", "--stealth", "3", "--against", "human-cop")


@pytest.mark.parametrize(
    ("arguments", "stranger", "asked", "companion"),
    [
        ([*MET, "--enemy", "9,9,9"], "--against", "--combat --enemy", "--stealth"),
        (
            [*SHOT, "--here", "acolyte", "--out-of-reach"],
            "--here",
            "--fight --ranged --out-of-reach",
            "--against",
        ),
        ([*SHOT, "--out-of-reach", "--pentagrams", "1"], "--pentagrams", "--fight", "--hits"),
        (["the-others", "--cleanse", "3", "--wounds", "77"], "--wounds", "--cleanse", "--tokens"),
        (["the-others", "--cleanse", "3", "--ranged"], "--ranged", "--cleanse", "--choices"),
        (["the-others", "--fire", "2", "--defense", "99"], "--defense", "--fire", "--shield"),
        (["the-others", "--fire", "2", "--against", ""], "--against", "--fire", "--corruption"),
        (["they-live", "--test", "4", "--lenses"], "--lenses", "--test", "--needed"),
        (["they-live", "--test", "4", "--life", "-5"], "--life", "--test", "--needed"),
        (["they-live", "--test", "4", "--life", "0"], "--life", "--test", "--needed"),
        (["they-live", "--reward", "4", "--scrap", "2"], "--scrap", "--reward", "no other flag"),
    ],
)
def test_a_flag_that_the_roll_does_not_read_is_refused(
    arguments: list[str], stranger: str, asked: str, companion: str
) -> None:
    run = odds(*arguments)
    assert run.exit_code == 2
    assert run.stderr.startswith(f"{stranger} does not belong to {asked}")
    assert companion in run.stderr.partition("; ")[0]
    assert f"; {stranger} belongs to --" in run.stderr
    assert run.stderr.count("\n") == 1


def test_every_flag_belongs_to_a_roll() -> None:
    for command, rolls in ((the_others, OTHERS), (they_live, LIVE)):
        flags = given_of(dict.fromkeys(inspect.signature(command).parameters, True))
        assert flags == {name for roll in rolls for name in roll.flags}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            [*FIGHT, "--sin-dice", "20", "--pentagrams", "5"],
            "30 Sin dice are too many; the Monsters, --pentagrams and --sin-dice",
        ),
        (["the-others", "--fight", "21", "--against", "acolyte"], "a number from 0 to 20"),
        ([*FIGHT, "--choices", "6"], "--choices is 6; it is a number from 0 to 5"),
        (["the-others", "--fight", "2", "--against", ","], '--against is ","; a name is missing'),
        (["they-live", "--persuade", "2", "--against", ""], '--against is ""; a name is missing'),
        (
            ["they-live", "--attacker", "3,4,0", "--defender", "1,1,1"],
            '--attacker is "3,4,0"; the health, its third number, is from 1 to 30',
        ),
        (
            ["they-live", "--attacker", "1,1,1", "--defender", "0,4,1"],
            '--defender is "0,4,1"; the Stealth, its first number, is from 1',
        ),
        (["they-live", "--attacker", "3,4", "--defender", "1,1,1"], "Stealth, Combat and health"),
        (["they-live", "--reward", "99999999999"], "--reward is 99999999999; it"),
        (["they-live", "--reward", "9" * 5000], "; it is a number from 0 to 30"),
        (["they-live", "--reward", "1,,2"], '--reward is "1,,2"; it is one or more numbers'),
        (["they-live", "--reward", "1,1,1,1,1,1,1"], "--reward names 7 people; at most 6"),
        (["they-live", "--fighters", "30,1", "--invader", "1"], "--fighters names 31 dice in all"),
        ([*FIGHT, "--plot", "a.png"], '--plot is "a.png"; the picture is SVG'),
        ([*FIGHT, "--plot", ""], '--plot is ""; the picture is SVG'),
    ],
)
def test_a_refusal_blames_what_is_wrong(arguments: list[str], said: str) -> None:
    run = odds(*arguments)
    assert run.exit_code == 2
    assert said in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["they-live", "--reward", "1,            2"], ["they-live", "--reward", "1,2"]),
        (["they-live", "--reward", "0000000000001"], ["they-live", "--reward", "1"]),
        ([*MET[:-1], " Human-Cop"], list(MET)),
        (["the-others", "--fight", "2", "--against", "Acolyte"], [*SHOT[:-1]]),
        ([*SHOT, "--sin", "Sloth"], [*SHOT, "--sin", "sloth"]),
        ([*SHOT, "--aim", "MOST"], list(SHOT)),
    ],
)
def test_capitals_spaces_and_noughts_make_no_difference(one: list[str], other: list[str]) -> None:
    run = odds(*one, "--json")
    assert run.exit_code == 0, run.output
    assert run.stdout == odds(*other, "--json").stdout


@pytest.mark.slow
def test_the_largest_that_can_be_asked_for_is_answered() -> None:
    many = ",".join(["avatar"] * 2 + ["acolyte"] * 4)
    largest = ("the-others", "--fight", "20", "--choices", "5", "--against", many)
    for more in (["--ranged"], ["--cancelled", "5"]):
        assert odds(*largest, *more, "--aim", "unhurt").exit_code == 0


def test_the_health_of_an_invader_gives_the_chance_that_he_dies() -> None:
    run = odds("they-live", "--fighters", "3,4", "--invader", "5", "--invader-life", "3")
    assert "the Invader dies  77.34 %" in run.stdout


def test_a_number_or_more_is_never_rarer_than_the_number() -> None:
    run = odds(*MET)
    assert "       3   9.38 %    9.38 %" in run.stdout


def test_a_picture_that_cannot_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    run = odds(*FIGHT, "--plot", str(tmp_path / "nowhere" / "out.svg"))
    assert run.exit_code == 2
    assert run.stderr.startswith("cannot write")
    assert run.stderr.count("\n") == 1
