"""`othersight analyse` as a person types it."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import othersight
from othersight.cli import analyse as command
from othersight.cli.app import application
from othersight.kernel.codec import checksum
from othersight.study.past_games import Past
from tests.study.pasts import saved

FEW = ("--bots", "random", "--points", "3", "--games", "1", "--turning", "1")
GAMES = ("the-others", "they-live")


def analyse(*arguments: str) -> Result:
    typed = ["analyse", *arguments]
    return CliRunner().invoke(application(typed), typed)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished game of each, and one of each that goes on."""
    folder = tmp_path_factory.mktemp("saves")
    found: dict[str, Path] = {}
    for name in GAMES:
        for end, decisions in (("", 0), ("-running", 60)):
            found[name + end] = folder / f"{name}{end}.json"
            found[name + end].write_text(saved(name, decisions))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_person_reads_chances_turning_points_luck_and_what_they_mean(
    files: dict[str, Path], name: str
) -> None:
    shown = analyse(str(files[name]), *FEW)
    assert shown.exit_code == 0, shown.output
    parts = ("were to win\n", "Turning points\n", "Luck with the dice\n", "What this means\n")
    places = [shown.stdout.index(part) for part in parts]
    assert places == sorted(places)
    assert "  The beginning\n" in shown.stdout
    assert re.search(r" (0|100) %\s+known\s+[#.]{20}  The end\n", shown.stdout)
    assert "machine players (random)" in shown.stdout
    assert re.search(
        r"dice, [\d.]+ (above|below) expectation, as (un)?lucky as 1 game in \d", shown.stdout
    )


@pytest.mark.parametrize("name", GAMES)
def test_json_has_the_keys_that_scripts_rely_on(files: dict[str, Path], name: str) -> None:
    told = json.loads(analyse(str(files[name]), *FEW, "--json").stdout)
    sides = {"the-others": {"heroes", "sins"}, "they-live": {"humans", "invaders"}}
    assert told["game"] == name
    assert told["seat"] == ""
    assert set(told["luck"]) == {"sides", "figures", "kinds"}
    assert set(told["luck"]["sides"]) <= sides[name]
    assert told["curve"][0]["step"] == 0
    assert told["curve"][-1]["known"]
    assert told["curve"][-1]["share"] == float(told["outcome"] == told["side"])
    for point in told["curve"]:
        assert 0.0 <= point["low"] <= point["share"] <= point["high"] <= 1.0
    for turn in told["turning_points"]:
        assert turn["luck"]["by"] + turn["choice"]["by"] == pytest.approx(
            turn["moved"]["by"], abs=2e-4
        )
    whole = sum([figure["dice"] for figure in told["luck"]["figures"]])
    assert whole == sum([side["dice"] for side in told["luck"]["sides"].values()])


def test_a_picture_is_one_file_of_its_own(files: dict[str, Path], tmp_path: Path) -> None:
    picture = tmp_path / "why.svg"
    shown = analyse(str(files["the-others"]), *FEW, "--plot", str(picture))
    drawn = picture.read_text()
    assert f"The picture is in {picture}." in shown.stdout
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert "href" not in drawn
    assert "url(" not in drawn
    assert drawn.count('class="point"') >= 3
    assert list(tmp_path.iterdir()) == [picture]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_on_is_looked_at_by_one_seat_and_says_so(
    files: dict[str, Path], name: str
) -> None:
    shown = analyse(str(files[f"{name}-running"]), *FEW)
    assert shown.exit_code == 0, shown.output
    assert "The game goes on; this is how it stands after 60 decisions" in shown.stdout
    assert "for no other eyes" in shown.stdout
    assert "Dice and cards:" not in shown.stdout


def test_sides_stay_secret_as_long_as_the_game_goes_on(files: dict[str, Path]) -> None:
    running = str(files["they-live-running"])
    told = json.loads(analyse(running, *FEW, "--seat", "player-2", "--json").stdout)
    assert told["seat"] == "player-2"
    assert set(told["luck"]["sides"]) <= {"players"}
    assert all([turn["luck"] is None for turn in told["turning_points"]])
    seats = {one["seat"] for turn in told["turning_points"] for one in turn["decisions"]}
    assert seats <= {"player-2"}


def spoilt(text: str, **changes: Any) -> str:
    """A save with something changed and a checksum that fits."""
    body = {**json.loads(text), **changes}
    body.pop("checksum")
    body["checksum"] = checksum(body)
    return json.dumps(body)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("no replay", "it is not JSON"),
        ("{}", "it is not a save of this program"),
        (saved("the-others", 30)[:-40], "it is not JSON"),
        (spoilt(saved("the-others", 30), version="0.0"), "it needs version '0.0' of the-others"),
        (spoilt(saved("the-others", 30), game="chess"), "it names the game 'chess'"),
    ],
)
def test_a_file_that_is_no_replay_is_refused_in_one_line_that_names_it(
    tmp_path: Path, content: str, said: str
) -> None:
    file = tmp_path / "odd.json"
    file.write_text(content)
    refused = analyse(str(file), *FEW)
    assert refused.exit_code == 2
    assert refused.stderr.count("\n") == 1
    assert str(file) in refused.stderr
    assert said in refused.stderr


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    refused = analyse(str(tmp_path / "none.json"))
    assert refused.exit_code == 2
    assert f"cannot read {tmp_path / 'none.json'}" in refused.stderr


def test_a_game_without_a_decision_has_nothing_to_look_back_on(tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    file.write_text(othersight.new("the-others", seed=1).save())
    refused = analyse(str(file))
    assert refused.exit_code == 2
    assert f"{file} has no decision yet" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "clever"), "there is no player clever"),
        (("--seat", "nobody"), "there is no seat nobody"),
        (("--seat", "spectator"), "name your own seat: sins, heroes-1"),
    ],
)
def test_names_that_are_not_there_are_refused(
    files: dict[str, Path], arguments: tuple[str, ...], said: str
) -> None:
    refused = analyse(str(files["the-others-running"]), *arguments)
    assert refused.exit_code == 2
    assert said in refused.stderr


def test_a_picture_that_cannot_be_written_is_refused_before_any_game_is_played(
    files: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("games were played")

    monkeypatch.setattr(command, "analysed", never)
    folder, nowhere = tmp_path / "folder.svg", tmp_path / "no" / "such.svg"
    folder.mkdir()
    for place, said in (
        (nowhere, f"cannot write {nowhere}: "),
        (folder, f"cannot write {folder}: "),
        (
            tmp_path / "why.png",
            'why.png"; the picture is SVG, and the name of its file ends in .svg',
        ),
    ):
        refused = analyse(str(files["the-others"]), "--plot", str(place))
        assert refused.exit_code == 2
        assert said in refused.stderr
    assert list(tmp_path.iterdir()) == [folder]


def test_an_interrupted_analysis_writes_nothing(
    files: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(past: Past, *_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "analyse", interrupt)
    stopped = analyse(str(files["the-others"]), "--plot", str(tmp_path / "why.svg"))
    assert stopped.exit_code == 130
    assert "interrupted; nothing was written" in stopped.stderr
    assert list(tmp_path.iterdir()) == []
