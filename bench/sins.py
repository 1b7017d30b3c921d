"""How each Sin plays: its share of games between equal players, and the figures of play that tell the Sins apart.

python -m bench.sins --games 400 --jobs 2              # the table of docs/balance.md, for all Sins
python -m bench.sins --sins greed,lust --games 100 --set sins.greed.avatar.fight=6
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from othersight.arena.simulate import Run, begin, players_of, take_turn
from othersight.games.the_others.content import load_content
from othersight.kernel.game import Game
from othersight.toolkit.log_words import a_number, several

FIGURES = (
    ("steps a Turn", "steps", "turns"),
    ("Fights a Round", "fights", "rounds"),
    ("alone in Fights, %", "alone", "rolled"),
    ("Upgrades kept a Hero", "upgrades", "heroes"),
    ("Corruption a Round", "corruption", "rounds"),
    ("Monsters killed a Round", "killed", "rounds"),
    ("Wounds a Round", "wounds", "rounds"),
)
"""What is told, and the two counts of which it is the quotient."""


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
    while game.questions:
        seat = game.questions[0].seat
        take_turn(game, seat, players[seat], board)
    return task.sin, task.number, game.outcome, counts_of(game)


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


def table(sins: Sequence[str], played: list[Played]) -> list[str]:
    """The table in Markdown, a row for each Sin."""
    lines = [
        "| Sin | games | Sin wins | " + " | ".join(name for name, _, _ in FIGURES) + " |",
        "|---" * (3 + len(FIGURES)) + "|",
    ]
    for sin in sins:
        games = [(won, counts) for name, _, won, counts in played if name == sin]
        share = sum(won == "sins" for won, _ in games) / len(games)
        sums = Counter[str]()
        for _, counts in games:
            sums.update(counts)
        cells = [f"{sums[over] / max(1, sums[under]):.2f}" for _, over, under in FIGURES]
        cells[2] = f"{float(cells[2]):.0f}"
        lines.append(f"| {sin.title()} | {len(games)} | {share:.0%} | {' | '.join(cells)} |")
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


if __name__ == "__main__":
    main()
