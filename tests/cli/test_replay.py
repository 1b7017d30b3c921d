"""`othersight replay` as a person types it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import othersight as package
from othersight.cli.app import application
from othersight.kernel.codec import checksum
from othersight.kernel.game import Game
from othersight.tui.replay import Showing
from tests.tui.tape import Tape


def othersight(*arguments: str) -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments))


def played(decisions: int, **options: Any) -> Game:
    """A game some decisions on, always by the last option; without a number, to its end."""
    game = package.new("the-others", seed=8, story="the-darkness-within", **options)
    while game.question and (not decisions or game.history.length < decisions):
        game.answer(len(game.question.options) // 2)
    return game


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("saves") / "finished.json"
    file.write_text(played(0).save())
    return file


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("saves") / "unfinished.json"
    file.write_text(played(60).save())
    return file


def test_a_game_is_printed_through_where_there_is_no_terminal(finished: Path) -> None:
    shown = othersight("replay", str(finished))
    assert shown.exit_code == 0
    assert shown.stdout.startswith("THE DARKNESS WITHIN\n")
    assert "decisions, as a spectator sees them." in shown.stdout
    assert "\nRound 1\n" in shown.stdout
    assert "has won." in shown.stdout or "have won." in shown.stdout
    assert "Decision " not in shown.stdout


def test_a_seat_sees_its_own_decisions_and_what_it_may_know(unfinished: Path) -> None:
    sins = othersight("replay", str(unfinished), "--seat", "sins").stdout
    heroes = othersight("replay", str(unfinished), "--seat", "heroes-1").stdout
    assert "Decision 1, The Sins Player: Give it to " in sins
    assert "has the Dark Past" in sins
    assert "The Sins Player:" not in heroes
    assert "has the Dark Past" not in heroes
    assert "Hero Player 1:" in heroes
    assert "The game goes on from here" in heroes


def test_a_finished_game_is_shown_whole_and_secrets_are_marked(finished: Path) -> None:
    shown = othersight("replay", str(finished), "--all").stdout
    assert "everything shown" in shown
    assert "  (only The Sins Player) " in shown
    assert "The Sins Player:" in shown
    assert "Hero Player 1:" in shown


def test_a_seat_of_a_game_that_goes_on_is_shown_to_its_owner_and_says_so(unfinished: Path) -> None:
    said = "This game goes on: what follows is for the eyes of the Sins Player alone.\n"
    assert said in othersight("replay", str(unfinished), "--seat", "sins").stdout
    assert "for the eyes of" not in othersight("replay", str(unfinished)).stdout


def test_a_decision_is_shown_with_its_notation_and_rule(unfinished: Path) -> None:
    sins = othersight("replay", str(unfinished), "--seat", "sins").stdout
    assert re.search(
        r"Decision 1, The Sins Player: Give it to .* \[hero \d\] \(TO-[A-Z]+-\d+\)", sins
    )


def test_a_game_that_goes_on_keeps_its_secrets(unfinished: Path) -> None:
    shown = othersight("replay", str(unfinished), "--all")
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert shown.stderr.startswith("this game is not over, and its secrets stay secret")


def test_one_step_is_shown_with_the_board_as_it_stood(unfinished: Path) -> None:
    shown = othersight("replay", str(unfinished), "--step", "9")
    assert "Step 9 of 60\n" in shown.stdout
    assert "[0 " in shown.stdout
    beyond = othersight("replay", str(unfinished), "--step", "61")
    assert (beyond.exit_code, beyond.stderr) == (
        2,
        "there is no such step; this game has steps 0 to 60\n",
    )


def test_as_json_each_step_has_what_the_seat_may_know(unfinished: Path) -> None:
    data = json.loads(othersight("replay", str(unfinished), "--json").stdout)
    assert (data["game"], data["seat"], data["decisions"]) == ("the-others", "spectator", 60)
    assert [step["number"] for step in data["steps"]] == list(range(61))
    assert all(step["decision"] is None for step in data["steps"])
    keys = {line["key"] for step in data["steps"] for line in step["log"]}
    assert "sin-cards-drawn" in keys
    assert not {key for key in keys if key.endswith("-by-you")}
    sins = json.loads(othersight("replay", str(unfinished), "--json", "--seat", "sins").stdout)
    assert sins["steps"][1]["decision"]["option"].startswith("hero ")


def test_as_json_one_step_comes_with_the_view_after_it(unfinished: Path) -> None:
    shown = othersight("replay", str(unfinished), "--json", "--step", "20", "--seat", "heroes-1")
    data = json.loads(shown.stdout)
    assert data["step"]["number"] == 20
    assert data["view"]["decisions"] == 20
    assert isinstance(data["view"]["sins"]["hand"], int)


def test_decisions_that_lead_to_the_state_are_verified(finished: Path) -> None:
    shown = othersight("replay", str(finished), "--verify")
    assert shown.exit_code == 0
    assert "decisions lead to the position it holds" in shown.stdout


def test_decisions_that_lead_elsewhere_are_found_out(unfinished: Path, tmp_path: Path) -> None:
    body = json.loads(unfinished.read_text())
    body["decisions"] = body["decisions"][:-1]
    del body["checksum"]
    body["checksum"] = checksum(body)
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(body))
    shown = othersight("replay", str(file), "--verify")
    assert (shown.exit_code, shown.stdout) == (1, "")
    assert "its decisions lead to another position" in shown.stderr
    assert shown.stderr.count("\n") == 1


def test_a_decision_that_is_not_legal_is_named(unfinished: Path, tmp_path: Path) -> None:
    body = json.loads(unfinished.read_text())
    body["decisions"][30][1] = "no such thing"
    del body["checksum"]
    body["checksum"] = checksum(body)
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(body))
    shown = othersight("replay", str(file))
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert "decision 31 is not legal" in shown.stderr
    assert shown.stderr.count("\n") == 1


def test_log_lines_that_make_no_sense_do_no_harm(unfinished: Path, tmp_path: Path) -> None:
    body = json.loads(unfinished.read_text())
    for line in (["hero-moves", ["x"], -1, 1], ["frob", [], -1, 1], ["level", [[1], 99], -1, 1]):
        body["log"].append(line)
    body["log"].append(["sin-card", ["no-such-card"], -1, 1])
    del body["checksum"]
    body["checksum"] = checksum(body)
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(body))
    arguments = ["play", "--load", str(file)]
    shown = CliRunner().invoke(application(arguments), arguments, input="log\nquit\n")
    assert shown.exit_code == 0
    assert shown.stdout.count("(a line that cannot be read: ") >= 3


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["no-such-file"], "cannot read no-such-file: No such file or directory\n"),
        (["."], "cannot read .: Is a directory\n"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(arguments: list[str], line: str) -> None:
    shown = othersight("replay", *arguments)
    assert (shown.exit_code, shown.stdout, shown.stderr) == (2, "", line)


def test_an_unknown_seat_is_refused_with_those_there_are(unfinished: Path) -> None:
    shown = othersight("replay", str(unfinished), "--seat", "x")
    assert shown.exit_code == 2
    assert shown.stderr == "there is no seat x; there are: sins, heroes-1, spectator\n"


def test_one_steps_on_and_back_and_jumps() -> None:
    tape = Tape("n", "", "p", "goto 20", "p", "7", "board", "log 3", "card hate", "rule", "frob")
    tape.type(["goto 999", "goto x", "goto 60", "n", "goto 0", "p", "help", "quit"])
    showing = Showing(played(60), 1, False, tape)
    assert showing.step_through(0) == 0
    assert "Step 20 of 60" in tape.after("goto 20").splitlines()[0]
    assert "Step 7 of 60" in tape.after("7").splitlines()[0]
    assert 'I do not understand "frob"' in tape.after("frob").splitlines()[0]
    assert "this game has steps 0 to 60" in tape.after("goto 999").splitlines()[0]
    assert "this game has steps 0 to 60" in tape.after("goto x").splitlines()[0]
    assert "The game goes on from here" in tape.after("goto 60")
    assert "This is the end." in tape.text
    assert tape.after("p").splitlines()[0] == "This is the beginning."


def test_stepping_skips_what_the_seat_cannot_see() -> None:
    game = played(60)
    tape = Tape(*["n"] * 100)
    showing = Showing(game, 1, False, tape)
    assert showing.step_through(0) == 0
    steps = [line for line in tape.said if line.startswith("Step ")]
    assert len(steps) < 61
    assert steps[-1] == "Step 60 of 60"


def test_an_interrupt_leaves_the_replay_with_its_own_status() -> None:
    assert Showing(played(5), -1, False, Tape("^C")).step_through(0) == 130


@pytest.mark.parametrize("arguments", [["replay", "--verify"], ["verify"]])
def test_a_file_that_cannot_be_checked_is_named_once(arguments: list[str]) -> None:
    shown = othersight(*arguments, "no-such-file")
    line = "cannot read no-such-file: No such file or directory\n"
    assert (shown.exit_code, shown.stdout, shown.stderr) == (2, "", line)
