"""The balance of The Others in one table: how often the Sin wins in every Story, on every map, with every Sin, Acolytes
and number of Hero Players, how often Heroes win who took part, and the cards that never matter.

python -m bench.balance --games 5600 --jobs 2 --out balance.sqlite     # 400 games for each of fourteen maps
python -m bench.balance --games 5600 --out balance.sqlite --write      # and put the table into docs/balance.md
python -m bench.balance --games 800 --sin wrath --out wrath.sqlite     # one Sin

Stopped, the same command goes on: the games are kept in the file.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from othersight.arena.jobs import Broken
from othersight.arena.report.cards import cards_met
from othersight.arena.report.rates import Effect
from othersight.arena.results import Row
from othersight.arena.runner import missing, play_missing, rows_of
from othersight.arena.schedule import Schedule
from othersight.arena.statistics import wilson
from othersight.arena.storage import Results
from othersight.kernel.errors import OthersightError
from othersight.locales import text

GAME = "the-others"
PAGE = Path(__file__).resolve().parents[1] / "docs" / "balance.md"
MARKED = re.compile(r"(<!-- balance: begin -->\n).*?(<!-- balance: end -->)", re.DOTALL)
WANTED = (0.4, 0.6)
"""The share that each side shall have of every group of games."""

Groups = dict[str, list[Row]]


def grouped(rows: Iterable[Row], names: Callable[[Row], Iterable[str]]) -> Groups:
    """The games by their names, of which one game may have several."""
    found: Groups = {}
    for row in rows:
        for name in names(row):
            found.setdefault(name, []).append(row)
    return dict(sorted(found.items()))


def named(family: str, id: str) -> str:
    """What a thing of the game is called."""
    return text(f"the-others-{family}-{id}")


def map_name(row: Row) -> str:
    story, letter = row.options["story"], row.options["map"]
    return f"{named('story', story)} {letter}: {named('map', f'{story}-{letter}')}"


def heroes_of(row: Row) -> set[str]:
    """Everybody who stood on the board at some time."""
    return {named("hero", hero) for hero in (*row.facts["team"], *row.facts["successors"])}


KINDS: tuple[tuple[str, str, Callable[[Row], Iterable[str]]], ...] = (
    ("all games", "sins", lambda row: ["together"]),
    ("Story", "sins", lambda row: [named("story", row.options["story"])]),
    ("map", "sins", lambda row: [map_name(row)]),
    ("Sin", "sins", lambda row: [named("sin", row.options["sin"])]),
    ("Acolytes", "sins", lambda row: [named("acolyte", row.facts["setting"]["acolyte"])]),
    ("Hero Players", "sins", lambda row: [str(row.options["hero_players"])]),
    ("Hero who took part", "heroes", heroes_of),
)
"""What games are told apart by, the side whose share is told, and the names of a game."""


def table(rows: Sequence[Row]) -> list[str]:
    """All groups in Markdown; a share outside of what is wanted is marked."""
    lines = ["| of | games | wins of | share | 95 % interval | |", "|---|---|---|---|---|---|"]
    for kind, side, names in KINDS:
        for name, games in grouped(rows, names).items():
            won = sum(row.outcome == side for row in games)
            share, (low, high) = won / len(games), wilson(won, len(games))
            mark = "" if WANTED[0] <= share <= WANTED[1] else "**outside**"
            cells = f"{len(games)} | {side} | {share:.1%} | {low:.1%} to {high:.1%} | {mark}"
            lines.append(f"| {kind}: {name} | {cells} |")
    return lines


def cards(rows: Sequence[Row]) -> list[str]:
    """The cards that never came into play, and those with which their side wins hardly more or less often."""
    lines = []
    for met in cards_met(GAME, rows):
        never = ", ".join([met.kind.named(card) for card in met.never]) or "none"
        idle = ", ".join([with_points(met.kind.named(one.name), one) for one in met.idle])
        lines.append(
            f"- {met.kind.id}: never in play: {never}; little difference: {idle or 'none'}"
        )
    return lines


def with_points(name: str, one: Effect) -> str:
    """A card with the points by which its side wins more often with it, and their 95 % interval."""
    low, points, high = [round(100 * part) for part in (one.low, one.difference, one.high)]
    return f"{name} {points:+} ({low:+} to {high:+})"


def report(rows: Sequence[Row], bots: str) -> str:
    """Everything, as it stands in the document."""
    finished = [row for row in rows if row.outcome]
    stuck = len(rows) - len(finished)
    head = f"{len(rows)} games between `{bots}` players; {stuck} did not end."
    return "\n".join([head, "", *table(finished), "", *cards(finished), ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--bots", default="regular")
    parser.add_argument("--sin", default="", help="games with one Sin only")
    parser.add_argument("--out", type=Path, default=Path("balance.sqlite"))
    parser.add_argument("--write", action="store_true", help="put the table into docs/balance.md")
    given = parser.parse_args()
    options = {"team": "random"} | ({"sin": given.sin} if given.sin else {})
    schedule = Schedule(GAME, (given.bots,), given.seed, options)
    try:
        with Results(given.out, schedule.description()) as results:
            places = missing(schedule, given.games, results)
            for one in play_missing(schedule, places, results, given.jobs):
                if isinstance(one, Broken):
                    print(one)
            told = report(rows_of(schedule, given.games, results), given.bots)
    except OthersightError as fault:
        sys.exit(str(fault))
    if given.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(MARKED.sub(lambda found: found[1] + told + found[2], page), "utf-8")
    print(told)


if __name__ == "__main__":
    main()
