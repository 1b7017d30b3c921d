"""`othersight campaign` as a person types it."""

import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

import othersight as package
from othersight.cli.app import application
from othersight.games.the_others.content import load_content


def othersight(*arguments: str, said: str = "") -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments), input=said)


def test_the_machine_plays_a_whole_campaign(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.campaign")
    begun = othersight("campaign", "new", file, "--seed", "4", "--team", "random")
    planned = package.load_campaign(Path(file)).planned
    assert f"has a campaign of {planned} sittings" in begun.output
    again = othersight("campaign", "new", file)
    assert again.exit_code != 0
    assert "is there already" in again.output
    told = othersight("campaign", "next", file, "--simulate", "--machine", "random")
    assert told.exit_code == 0
    lines = told.output.splitlines()
    assert [line.partition(".")[0] for line in lines[:planned]] == [
        str(number) for number in range(1, planned + 1)
    ]
    assert lines[-1].startswith("The campaign is over.")
    assert f"{planned} of {planned} sittings played" in lines[-2]
    shown = othersight("campaign", "show", file)
    assert shown.output == told.output
    assert othersight("campaign", "next", file).output == told.output


def test_a_sitting_that_was_left_goes_on(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.campaign")
    othersight("campaign", "new", file, "--seed", "4")
    left = othersight("campaign", "next", file, "--machine", "random", said="a\na\nquit\n")
    assert "Traceback" not in left.output
    campaign = package.load_campaign(Path(file))
    assert campaign.game.history.length > 0
    assert campaign.past == []
    shown = othersight("campaign", "show", file)
    assert "Sitting 1 is under way" in shown.output


def test_a_sitting_whose_program_is_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.campaign"
    othersight("campaign", "new", str(file), "--seed", "4")
    command = [sys.executable, "-m", "othersight", "campaign", "next", str(file)]
    with subprocess.Popen(
        [*command, "--machine", "random"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("a\na\na\n")
        running.stdin.flush()
        for line in running.stdout:
            if line.startswith("Your decision (TO-TIME-08)"):  # asked after three answers
                break
        running.kill()
    kept = package.load_campaign(file).game.history.list()
    assert [option for seat, option in kept if seat == 1][1:] == [("cover", 1)]
    gone_on = othersight("campaign", "next", str(file), "--machine", "random", said="quit\n")
    assert f"Sitting 1 of {len(load_content().stories)}: " in gone_on.output
    assert f"This sitting is kept: go on with othersight campaign next {file}" in gone_on.output
    assert package.load_campaign(file).game.history.list()[: len(kept)] == kept


def test_a_story_that_the_campaign_does_not_play_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.campaign"
    told = othersight("campaign", "new", str(file), "--story", "lights-out")
    assert told.exit_code != 0
    assert "plays the Story havens-last-stand, not lights-out; leave the Story out" in told.output
    assert not file.exists()


def test_a_bad_file_and_a_bad_option_get_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.campaign"
    file.write_text("hello", encoding="utf-8")
    for command in ("next", "show"):
        told = othersight("campaign", command, str(file))
        assert told.exit_code != 0
        assert "bad.campaign" in told.output
    wrong = othersight("campaign", "new", str(tmp_path / "new.campaign"), "--sin", "sneezing")
    assert "sneezing" in wrong.output
    assert not (tmp_path / "new.campaign").exists()
