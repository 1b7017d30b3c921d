"""`othersight balance GAME --try PATH=VALUE`: which house figures make both sides win about as often as they should."""

import hashlib
import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from othersight.arena.balancing import (
    Figures,
    Target,
    Trial,
    check_changes,
    house_figures,
    search,
)
from othersight.arena.results import Row
from othersight.arena.runner import rows_of
from othersight.arena.schedule import PLAIN, Schedule
from othersight.arena.side_words import of_side
from othersight.arena.spec import spec_of
from othersight.arena.storage import Results
from othersight.bots import NAMES, USUAL
from othersight.cli._help import described
from othersight.cli._output import console, print_line, refuse
from othersight.cli._screen import Asked, screen_figures
from othersight.cli._set_up import figure, files_named, options_for, takes_set_up
from othersight.cli.arena import Stopped, name_of, played_on, say
from othersight.cli.ladder import make_folder
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.locales.figures import decimal, percent
from othersight.tui.errors import mistake

Game = Annotated[str, typer.Argument(metavar="GAME", help=text("balance-help.game"))]
LEVEL = text("balance-help.level", levels=", ".join(NAMES))
Level = Annotated[str, typer.Option("--level", help=LEVEL)]
Games = Annotated[int, typer.Option("--games", min=1, help=text("balance-help.games"))]
Try = Annotated[
    list[str] | None, typer.Option("--try", metavar="PATH=VALUE", help=text("balance-help.try"))
]
Low = Annotated[float, typer.Option("--low", min=0, max=1, help=text("balance-help.low"))]
High = Annotated[float, typer.Option("--high", min=0, max=1, help=text("balance-help.high"))]
Seed = Annotated[str, typer.Option("--seed", help=text("balance-help.seed"))]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help=text("balance-help.jobs"))]
Out = Annotated[str, typer.Option("--out", metavar="FOLDER", help=text("balance-help.out"))]
Only = Annotated[str, typer.Option("--only", metavar="WORDS", help=text("balance-help.only"))]
Listed = Annotated[bool, typer.Option("--list", help=text("balance-help.list"))]
Screen = Annotated[bool, typer.Option("--screen", help=text("balance-help.screen"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("balance-help.json"))]


def register(app: typer.Typer) -> None:
    app.command("balance", **described("balance", text("balance-help")))(takes_set_up(balance))


def balance(
    game: Game,
    level: Level = USUAL,
    games: Games = 200,
    changes: Try = None,
    low: Low = 0.45,
    high: High = 0.55,
    seed: Seed = "balance",
    jobs: Jobs = 1,
    out: Out = "",
    listed: Listed = False,
    only: Only = "",
    screen: Screen = False,
    as_json: AsJson = False,
    *,
    set_up: dict[str, Any],
) -> None:
    if low >= high:
        refuse(text("balance-target", low=str(low), high=str(high)))
    try:
        spec_of(game)
        if listed:
            list_figures(game, as_json, only)
            return
        if screen:
            if changes:
                refuse(text("balance-screen-try"))
            screen_figures(Asked(game, level, seed, games, jobs, out, only, as_json), set_up)
            return
    except OthersightError as error:
        refuse(mistake(error, files=files_named(set_up)))
    try:
        wanted = [figure(pair) for pair in changes or []]
        options = {**spec_of(game).standard, **options_for(game, set_up)}
        check_changes(game, wanted, options.get("figures", {}))
        folder = Path(out or f"{game}-balance")
        bench = Bench(game, level, seed, options, games, jobs, folder, console(), as_json)
        for figures in ({}, *[{path: value} for path, value in wanted], dict(wanted)):
            bench.lab_with(figures).check()
        make_folder(folder)
        best = search(bench.lab_with, wanted, Target(low, high), bench.play, bench.tell)
    except Stopped:
        say("balance-stopped", folder=str(folder))
        raise
    except OthersightError as error:
        refuse(mistake(error, files=files_named(set_up)))
    finish(bench, best, Target(low, high))


class Bench:
    """Where the trials are played, each in a file of its own, so that a search can be gone on with."""

    def __init__(
        self,
        game: str,
        level: str,
        seed: str,
        options: dict[str, Any],
        games: int,
        jobs: int,
        folder: Path,
        screen: Console,
        as_json: bool,
    ) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.options = options
        self.games = games
        self.jobs = jobs
        self.folder = folder
        self.screen = screen
        self.as_json = as_json
        self.trials: list[Trial] = []

    def lab_with(self, figures: Figures) -> Schedule:
        """The games of a trial: the same seeds whatever the figures."""
        fixed = self.options.get("figures", {})
        options = {name: value for name, value in self.options.items() if name != "figures"}
        settings = {PLAIN: {**fixed, **figures}}
        return Schedule(self.game, (self.level,), self.seed, options, settings)

    def play(self, schedule: Schedule) -> list[Row]:
        """The games that are not in the file yet, and all of them."""
        mark = hashlib.sha256(name_of(schedule.settings[PLAIN]).encode()).hexdigest()[:12]
        with Results(
            self.folder / f"{self.level}-{mark}.sqlite", schedule.description()
        ) as results:
            played_on(schedule, self.games, results, self.jobs, "")
            return rows_of(schedule, self.games, results)

    def tell(self, trial: Trial) -> None:
        """One line for each trial, as soon as it is there."""
        self.trials.append(trial)
        if not self.as_json:
            print_line(self.screen, line_of(self.game, trial))


def finish(bench: Bench, best: Trial, target: Target) -> None:
    """What was found; exit status 1 where the target was not reached."""
    reached = target.holds(best)
    if bench.as_json:
        typer.echo(json.dumps(data_of(bench, best, target)))
    else:
        key = "balance-reached" if reached else "balance-not-reached"
        print_line(
            bench.screen, text(key, figures=name_of(best.figures) or text("balance-as-they-are"))
        )
        print_line(bench.screen, line_of_certainty(best, target))
    raise typer.Exit(0 if reached else 1)


def data_of(bench: Bench, best: Trial, target: Target) -> dict[str, Any]:
    """The same for a script."""
    certain = target.is_certain(best)
    return {
        "game": bench.game,
        "level": bench.level,
        "reached": target.holds(best),
        "best": best.data(),
        "trials": [trial.data() for trial in bench.trials],
        "target": [target.low, target.high],
        "is_certain": certain,
        "games_wanted": 0 if certain else target.games_wanted(best),
    }


def line_of_certainty(best: Trial, target: Target) -> str:
    """Whether so many games can tell that the share lies inside the target, or outside."""
    if not best.games:
        return text("balance-no-games")
    where = "inside" if target.holds(best) else "outside"
    key = f"balance-{where}" if target.is_certain(best) else f"balance-perhaps-{where}"
    wanted = target.games_wanted(best)
    return text(
        key,
        share=percent(best.share, 1),
        low=percent(best.low, 1),
        high=percent(best.high, 1),
        least=percent(target.low, 1),
        most=percent(target.high, 1),
        games=best.games,
        more=text("balance-more", wanted=decimal(wanted, 0))
        if wanted
        else text("balance-on-the-edge"),
    )


def line_of(game: str, trial: Trial) -> str:
    """A trial in words."""
    side = spec_of(game).balanced
    return of_side(
        f"balance-trial-{side}",
        "balance-trial-any-side",
        side,
        figures=name_of(trial.figures) or text("balance-as-they-are"),
        share=percent(trial.share, 1),
        low=percent(trial.low, 1),
        high=percent(trial.high, 1),
        games=trial.games,
    )


def list_figures(game: str, as_json: bool, only: str) -> None:
    """Every house figure whose path has all these words, with its value, as --try takes it or as JSON."""
    words = only.lower().replace(",", " ").split()
    house = {
        path: value
        for path, value in house_figures(game).items()
        if all([word in path.lower() for word in words])
    }
    if not house:
        refuse(text("balance-none-listed", only=only, game=game))
    if as_json:
        typer.echo(json.dumps({"game": game, "figures": dict(house)}))
        return
    for path, value in house.items():
        typer.echo(name_of({path: value}))
