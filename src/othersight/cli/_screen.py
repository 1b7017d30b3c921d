"""`othersight balance GAME --screen`: the figures that move the balance most, and cards that never matter."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from othersight.arena.report.cards import LITTLE, CardsMet, cards_met, kind_named, sentence_of
from othersight.arena.results import Row
from othersight.arena.runner import rows_of
from othersight.arena.schedule import mark
from othersight.arena.screening import Screened, Screening, screened, steps_for
from othersight.arena.side_words import of_side
from othersight.arena.spec import spec_of
from othersight.arena.storage import Results
from othersight.cli._arena_tables import print_table, table
from othersight.cli._output import console, print_line
from othersight.cli._set_up import options_for
from othersight.cli.arena import Stopped, played_on, say
from othersight.cli.ladder import make_folder
from othersight.locales import enumeration, text
from othersight.locales.figures import decimal, percent, signed


@dataclass(frozen=True)
class Asked:
    """What was typed."""

    game: str
    level: str
    seed: str
    games: int
    jobs: int
    out: str
    only: str
    as_json: bool

    @property
    def folder(self) -> Path:
        return Path(self.out or f"{self.game}-balance")


def screen_figures(asked: Asked, set_up: dict[str, Any]) -> None:
    """Play what is missing and tell what came of it."""
    options = {**spec_of(asked.game).standard, **options_for(asked.game, set_up)}
    fixed = options.pop("figures", {})
    steps = steps_for(asked.game, fixed, asked.only)
    schedule = Screening(
        asked.game, (asked.level,), asked.seed, {**options, "figures": fixed}, steps=steps
    )
    schedule.check()
    rows = played(asked, schedule)
    found = screened(schedule, rows)
    cards = cards_met(asked.game, rows)
    if asked.as_json:
        typer.echo(json.dumps(data_of(asked, found, cards)))
    else:
        tell(console(), asked.game, found, cards)


def played(asked: Asked, schedule: Screening) -> list[Row]:
    """The games of the run, those of the file and those that were missing."""
    make_folder(asked.folder)
    name = f"{asked.level}-screen-{mark(json.dumps(schedule.steps))}.sqlite"
    try:
        with Results(asked.folder / name, schedule.description()) as results:
            played_on(schedule, asked.games, results, asked.jobs, "")
            return rows_of(schedule, asked.games, results)
    except Stopped:
        say("balance-screen-stopped", folder=str(asked.folder))
        raise


def data_of(asked: Asked, found: Screened, cards: list[CardsMet]) -> dict[str, Any]:
    """The same for a script."""
    return {
        "game": asked.game,
        "level": asked.level,
        **found.data(),
        "cards": {one.kind.id: one.data() for one in cards},
    }


def tell(screen: Console, game: str, found: Screened, cards: list[CardsMet]) -> None:
    """The table, what it is worth, and the cards."""
    if not found.pairs:
        print_line(screen, text("balance-no-games"))
        return
    side = spec_of(game).balanced
    print_line(
        screen,
        of_side(
            f"balance-screen-{side}",
            "balance-screen-any-side",
            side,
            pairs=found.pairs,
            figures=len(found.figures),
            share=percent(found.share, 1),
        ),
    )
    if found.figures[0].effect:
        print_table(screen, table_of(found))
    print_line(screen, verdict(found))
    for one in cards:
        print_line(screen, sentence_of(one))
        if one.idle:
            print_line(screen, line_of_idle(one))


def table_of(found: Screened) -> Table:
    """The figures that move the share most."""
    keys = ("figure", "value", "tried", "effect", "interval")
    drawn = table(*[text(f"balance-screen-{key}") for key in keys])
    for one in found.most:
        drawn.add_row(
            one.path,
            written(one.standing),
            " / ".join([written(value) for value in one.step]),
            signed(100 * one.effect),
            f"{signed(100 * one.low)} .. {signed(100 * one.high)}",
        )
    return drawn


def written(value: int | str) -> str:
    """A value as --try takes it."""
    return json.dumps(value).strip('"')


def verdict(found: Screened) -> str:
    """Whether so many games can tell any of them from chance."""
    wanted = decimal(2 * found.pairs_wanted, 0)
    if not found.figures[0].effect:
        return text("balance-screen-same")
    if found.is_few:
        return text("balance-screen-few", pairs=found.pairs, wanted=wanted)
    chance = decimal(100 * found.chance)
    if found.clear:
        return text(
            "balance-screen-clear",
            count=len(found.clear),
            paths=enumeration([one.path for one in found.clear]),
            figures=len(found.figures),
            chance=chance,
        )
    return text(
        "balance-screen-unclear",
        figures=len(found.figures),
        chance=chance,
        overlap=sum([one.may_be_nothing for one in found.most]),
        wanted=wanted,
    )


def line_of_idle(one: CardsMet) -> str:
    """Cards that came into play often enough and changed next to nothing."""
    return text(
        "balance-screen-idle",
        kind=kind_named(one.kind),
        points=round(100 * LITTLE),
        cards=enumeration([one.kind.named(card.name) for card in one.idle]),
    )
