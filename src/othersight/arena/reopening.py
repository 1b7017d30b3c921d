"""A game of a run once more: the file holds how it went, and the same players play it again to the same end."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from othersight.arena.errors import named, no_results
from othersight.arena.match import Table, play_on
from othersight.arena.schedule import PLAIN, Schedule
from othersight.arena.storage import MARK, check_same
from othersight.games import GAMES
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game


def described(path: Path) -> tuple[dict[str, Any], dict[tuple[int, str], str]]:
    """What a file of results was begun with, and the outcome of each of its games; nothing is written."""
    if not path.is_file():
        raise no_results(path)
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=0)) as database:
            if database.execute("PRAGMA application_id").fetchone()[0] != MARK:
                raise no_results(path)
            asked = database.execute("SELECT name, value FROM asked").fetchall()
            games = database.execute("SELECT number, setting, outcome FROM games").fetchall()
    except sqlite3.Error as error:
        raise named(path, error) from error
    outcomes = {(number, setting): outcome for number, setting, outcome in games}
    return {name: json.loads(value) for name, value in asked}, outcomes


def schedule_of(description: dict[str, Any]) -> Schedule:
    """The run that a file was begun with."""
    return Schedule(
        description["game"],
        tuple(description["players"]),
        description["seed"],
        description["options"],
        description["settings"],
        description["limit"],
        tuple([tuple(levels) for levels in description.get("meetings", ())]),
    )


def game_of(path: Path, number: int, setting: str = PLAIN) -> Game:
    """The game of that number in a file of results, played again."""
    description, outcomes = described(path)
    schedule = schedule_of(description)
    check_same(path, description, schedule.description())
    name = setting if setting in schedule.settings else next(iter(schedule.settings))
    if (number, name) not in outcomes:
        numbers = sorted([one for one, _ in outcomes])
        raise OthersightError(
            f"there is no game {number} in {path}",
            "arena-no-such-game",
            number=number,
            file=str(path),
            first=numbers[0] if numbers else 0,
            last=numbers[-1] if numbers else 0,
        )
    place = number * len(schedule.settings) + list(schedule.settings).index(name)
    task = schedule.task(place)
    options = schedule.options_of(task)
    game = GAMES[schedule.game].begin(options, schedule.seed_of(task))
    table = Table(schedule, task, options.get("figures", {}))
    play_on(game, table, schedule.limit or schedule.spec.limit)
    if game.outcome != outcomes[number, name]:
        raise OthersightError("the game went otherwise", "arena-went-otherwise", number=number)
    return game
