"""How each Sin plays: its share of games between equal players, and the figures of play that tell the Sins apart.

python -m bench.sins --games 400 --jobs 2              # the table of docs/balance.md, for all Sins
python -m bench.sins --sins greed,lust --games 100 --set sins.greed.avatar.fight=6
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from math import hypot, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from othersight.arena.simulate import Run, begin, players_of, take_turn
from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.figures import companions, table_of
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.toolkit.log_words import a_number, several

FIGURES = (
    ("steps a Turn", "steps", "turns"),
    ("Fights a Round", "fights", "rounds"),
    ("alone in Fights, %", "alone", "rolled"),
    ("Upgrades kept a Hero", "upgrades", "heroes"),
    ("Corruption a Round", "corruption", "rounds"),
    ("Monsters killed a Round", "killed", "rounds"),
    ("Wounds a Round", "wounds", "rounds"),
    ("Monsters killed in a Fight with several", "crowd_killed", "crowds"),
    ("Wounds in a Fight beside another Hero", "company_wounds", "company"),
)
"""What is told, and the two counts of which it is the quotient."""
REACH = 1.96
"""How many standard errors a 95 % interval reaches."""
OVER = ("turn", "turn-over", "turn-declined", "reaction", "end-of-round")
"""Lines of the log after which no Fight of before goes on."""


class Task(NamedTuple):
    """One game of a Sin."""

    sin: str
    number: int
    seed: str
    players: str
    figures: dict[str, Any]


Played = tuple[str, int, str, dict[str, int]]
"""The Sin, the number of the game, the side that won, and what was counted."""


def play(task: Task) -> Played:
    """One game to its end."""
    options = {"sin": task.sin, "figures": task.figures}
    run = Run("the-others", 1, task.seed, task.players, options=options)
    game = begin(run, task.number)
    board = game.board()
    players = players_of(run, task.number, len(game.seats))
    fights = Fights()
    while game.questions:
        seat, decisions = game.questions[0].seat, game.history.length
        take_turn(game, seat, players[seat], board)
        fights.follow(game, game.log(-1, decisions + 1))
    return task.sin, task.number, game.outcome, {**counts_of(game), **fights.counts}


class Fights:
    """What the Fights with several Monsters, and those beside another Hero, came to."""

    def __init__(self) -> None:
        self.counts = Counter(crowds=0, crowd_killed=0, company=0, company_wounds=0)
        self.hero = self.space = -1
        self.crowd = self.company = False

    def follow(self, game: Game, entries: Sequence[Entry]) -> None:
        """What one decision has brought; who stands in the Space of a Fight is seen at its first question."""
        for at, entry in enumerate(entries):
            if entry.key == "fight":
                self.begin(game, entry, [later.key for later in entries[at:]])
            elif entry.key in OVER:
                self.crowd = self.company = False
            elif entry.key == "monster-killed" and entry.values[1] == self.space:
                self.counts["crowd_killed"] += self.crowd
            elif entry.key == "wound" and entry.values[0] == self.hero:
                self.counts["company_wounds"] += self.company

    def begin(self, game: Game, entry: Entry, keys: list[str]) -> None:
        """A Fight; one that was over before anybody was asked counts as neither."""
        self.hero, self.space = a_number(entry.values[0]), a_number(entry.values[1])
        table = table_of(game)
        seen = not {"fight-results", "monster-killed", "hero-killed"} & set(keys)
        self.crowd = seen and len(table.spaces[self.space].monsters) > 1
        self.company = seen and companions(table, self.hero) > 0
        self.counts.update(crowds=self.crowd, company=self.company)


def counts_of(game: Game) -> dict[str, int]:
    """What the log and the last table tell."""
    keys = Counter(entry.key for entry in game.log(-1))
    heroes = [hero for hero in game.view(-1)["heroes"] if hero["state"] == "in-play"]
    rolls = [several(entry.values[2]) for entry in game.log(-1) if entry.key == "fight-roll"]
    return {
        "steps": keys["hero-moves"],
        "turns": keys["turn"],
        "rounds": game.view(-1)["round"],
        "fights": keys["fight"] + keys["shots"],
        "rolled": len(rolls),
        "alone": 100 * sum("teamwork" not in dice for dice in rolls),
        "heroes": len(heroes),
        "upgrades": sum(len(hero["upgrades"]) + len(hero["face_down"]) for hero in heroes),
        "corruption": forced_corruption(game),
        "killed": keys["monster-killed"],
        "wounds": keys["wound"],
    }


def forced_corruption(game: Game) -> int:
    """The Levels that Heroes rose against their will."""
    levels: dict[int, int] = {}
    willing = risen = 0
    for entry in game.log(-1):
        willing = 1 if entry.key == "voluntary-corruption" else willing
        if entry.key == "level":
            hero, level = a_number(entry.values[0]), a_number(entry.values[1])
            risen += max(0, level - levels.get(hero, 1) - willing)
            levels[hero], willing = level, 0
    return risen


class Measure(NamedTuple):
    """A figure of play over some games, and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        digits = 0 if self.value >= 20 else 2
        return f"{self.value:.{digits}f} +- {REACH * self.error:.{max(digits, 1)}f}"


def measure(games: Sequence[dict[str, int]], over: str, under: str) -> Measure:
    """The quotient of two counts; games, not Turns or Fights, are what differs by chance."""
    below = max(1, sum(counts[under] for counts in games))
    value = sum(counts[over] for counts in games) / below
    spread = sum((counts[over] - value * counts[under]) ** 2 for counts in games)
    return Measure(value, sqrt(spread) / below)


def table(sins: Sequence[str], played: list[Played]) -> list[str]:
    """The table in Markdown, a row for each Sin."""
    lines = [
        "| Sin | games | Sin wins | " + " | ".join(name for name, _, _ in FIGURES) + " |",
        "|---" * (3 + len(FIGURES)) + "|",
    ]
    for sin in sins:
        games = [counts for name, _, _, counts in played if name == sin]
        share = sum(won == "sins" for name, _, won, _ in played if name == sin) / len(games)
        cells = [str(measure(games, over, under)) for _, over, under in FIGURES]
        lines.append(f"| {sin.title()} | {len(games)} | {share:.0%} | {' | '.join(cells)} |")
    return lines


def differences(sins: Sequence[str], played: list[Played]) -> list[str]:
    """For each Sin the two figures that differ most, in standard errors, from those of all other Sins together."""
    lines = [
        "| Sin | figure | with it | with the others | difference, 95 % interval |",
        "|---" * 5 + "|",
    ]
    for sin in sins:
        games = [counts for name, _, _, counts in played if name == sin]
        others = [counts for name, _, _, counts in played if name != sin]
        found = []
        for figure, over, under in FIGURES:
            one, other = measure(games, over, under), measure(others, over, under)
            apart = Measure(one.value - other.value, hypot(one.error, other.error))
            found.append((abs(apart.value) / max(apart.error, 1e-9), figure, one, other, apart))
        for _, figure, one, other, apart in sorted(found, key=lambda each: -each[0])[:2]:
            low, high = [apart.value + sign * REACH * apart.error for sign in (-1, 1)]
            values = f"{one.value:.2f} | {other.value:.2f} | {apart.value:+.2f}"
            lines.append(f"| {sin.title()} | {figure} | {values} ({low:+.2f} to {high:+.2f}) |")
    return lines


def kept_in(file: Path | None) -> list[Played]:
    """The games that a run which was stopped has kept."""
    if file is None or not file.exists():
        return []
    return [tuple(json.loads(line)) for line in file.read_text().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sins", default=",".join(load_content().sins))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="sins")
    parser.add_argument("--bots", default="regular")
    parser.add_argument("--set", action="append", default=[], metavar="FIGURE=VALUE")
    parser.add_argument("--kept", type=Path)
    given = parser.parse_args()
    sins = given.sins.split(",")
    figures = {path: int(value) for path, value in [pair.split("=") for pair in given.set]}
    tasks = [
        Task(sin, number, given.seed, given.bots, figures)
        for number in range(given.games)
        for sin in sins
    ]
    played = kept_in(given.kept)
    done = {(sin, number) for sin, number, _, _ in played}
    left = [task for task in tasks if (task.sin, task.number) not in done]
    with get_context("spawn").Pool(given.jobs) as pool:
        for one in pool.imap_unordered(play, left):
            played.append(one)
            if given.kept:
                with given.kept.open("a") as file:
                    file.write(json.dumps(one) + "\n")
    print("\n".join(table(sins, played)))
    if len(sins) > 1:
        print("\n" + "\n".join(differences(sins, played)))


if __name__ == "__main__":
    main()
