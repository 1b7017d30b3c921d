"""What a run tells at its end."""

from dataclasses import replace
from pathlib import Path

from othersight.arena.match import play
from othersight.arena.schedule import Schedule
from othersight.arena.summary import told_of

BEFORE, AFTER = "heroes.rose.skill=3", "heroes.rose.skill=1"


def test_the_setting_that_is_compared_with_is_rated_whatever_the_names(tmp_path: Path) -> None:
    settings = {BEFORE: {"heroes.rose.skill": 3}, AFTER: {"heroes.rose.skill": 1}}
    schedule = Schedule("the-others", ("random",), "s", settings=settings)
    winner = {BEFORE: "heroes", AFTER: "sins"}
    rows = [
        replace(row, outcome=winner[row.setting]) for row in (play(schedule, 0), play(schedule, 1))
    ]
    ratings = told_of(schedule, 2, rows, tmp_path / "page.html")["ratings"]
    assert ratings["random/heroes"]["rating"] > ratings["random/sins"]["rating"]
    assert ratings["random/heroes"]["games"] == 1
