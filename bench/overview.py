"""`python -m bench.overview`: everything that somebody waits for, measured in one run, with the bars.

Commands are run as a person types them, each three times after one run that is not counted; their processor seconds
are told, which depend little on what else the machine does. Compiling alone is timed by the clock. What a command
inside a game takes is what a game with it takes longer than one without. `--all` measures `make setup` and compiling as
well, which take minutes; `--only PART` measures one part; `--engine SECONDS` is how long each engine plays at random
beside Catanatron. Views that nobody reads are counted by `tests/bots/test_observation.py`.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.compiling import CHECKOUT, build_times
from bench.environment import children_seconds, with_bytecode
from othersight.arena.simulate import Run, play
from othersight.bench import Engine, Figures, Othersight, is_compiled, measure
from othersight.bench_catanatron import Catanatron
from othersight.games import GAMES
from othersight.kernel.game import Game
from othersight.locales import languages

COMMAND = "import sys; from othersight.cli._start import main; main()"
TEXTS = """
import sys, time
from othersight.locales.loader import language_named
began = time.process_time()
for name in ("en", sys.argv[1]):
    language_named(name).entries
print(time.process_time() - began)
"""
"""What a command does before its first word in a language: English is there for what the language lacks."""
RUNS = 3
GAMES_PLAYED = 20
DECISIONS = 400
SLOW = ("setup", "compiling")
"""Parts that are measured when they are asked for."""


class Row(NamedTuple):
    """One line of the table."""

    what: str
    found: float
    unit: str
    bar: float
    more_is_better: bool = False

    @property
    def ratio(self) -> float:
        """How many times as good as the bar; 1 and more has reached it."""
        return self.found / self.bar if self.more_is_better else self.bar / self.found


Measure = Callable[[], Iterator[Row]]


def processor_seconds(*arguments: str, typed: str = "") -> float:
    """What a command takes, its helpers included: the median of some runs."""
    times = []
    for _ in range(RUNS + 1):
        before = children_seconds()
        subprocess.run(
            [sys.executable, "-c", COMMAND, *arguments],
            input=typed,
            text=True,
            capture_output=True,
            check=True,
            env=with_bytecode(),
        )
        times.append(children_seconds() - before)
    return median(times[1:])


def commands() -> Iterator[Row]:
    """What is typed in a shell."""
    fight = ("--fight", "4", "--defense", "2", "--against", "abomination,acolyte")
    with tempfile.TemporaryDirectory() as folder:
        scenario, saved = f"{folder}/one.scn", f"{folder}/live.save"
        made = [sys.executable, "-c", COMMAND, "scenario", "new", scenario]
        subprocess.run(made, check=True, capture_output=True)
        Path(saved).write_text(finished_game("they-live").save(), encoding="utf-8")
        for bar, *words in (
            (0.15, "--help"),
            (0.15, "--version"),
            (0.3, "rules", "show", "TO-FIGHT-07"),
            (0.3, "scenario", "run", scenario),
            (0.3, "content", "check"),
            (0.4, "odds", "the-others", *fight),
            (0.5, "replay", saved),
        ):
            asked = [str(word).replace(f"{folder}/", "") for word in words]
            took = processor_seconds(*map(str, words))
            yield Row(f"othersight {' '.join(asked[:2])}", took, "s", float(bar))


def texts() -> Iterator[Row]:
    """What the texts of each language cost a command that has just begun."""
    for name in languages():
        times = []
        for _ in range(RUNS + 1):
            done = subprocess.run(
                [sys.executable, "-c", TEXTS, name],
                capture_output=True,
                text=True,
                check=True,
                env=with_bytecode(),
            )
            times.append(1000 * float(done.stdout))
        yield Row(f"texts: cold load ({name})", median(times[1:]), "ms", 50.0)


def finished_game(name: str) -> Game:
    """A game of random players to its end, its log kept."""
    engine = Othersight(name)
    game = engine.begin(1, silent=False)
    for _ in engine.walk(game, 1):
        pass
    return game


def in_a_game() -> Iterator[Row]:
    """What is typed at the first question of a game."""
    for name in GAMES:
        bare = processor_seconds("play", name, "--seed", "3", typed="quit\n")
        yield Row(f"play {name} to the first question", bare, "s", 0.4)
        for word in ("odds", "hint", "card Kevlar Suit"):
            if not word.startswith("card") or name == "the-others":
                took = processor_seconds("play", name, "--seed", "3", typed=f"{word}\nquit\n")
                yield Row(f"{word} in {name}", max(0.001, took - bare), "s", 0.1)


def server() -> Iterator[Row]:
    """What the server does before it answers, and for a decision."""
    from bench.decision import OPTIONS, measure
    from bench.server_start import start

    with tempfile.TemporaryDirectory() as folder:
        start(folder)
        yield Row("serve to /api/health", median([start(folder)[0] for _ in range(RUNS)]), "s", 1.0)
    for name in OPTIONS:
        with tempfile.TemporaryDirectory() as folder:
            cost = asyncio.run(measure(name, DECISIONS, Path(folder), None))
        yield Row(f"a decision at a table of {name}", cost.milliseconds, "ms", 2.0)


def regular_games() -> Iterator[Row]:
    """Whole games between players by judgement."""
    bar = 12.0 if is_compiled() else 6.0
    for name in GAMES:
        run = Run(name, GAMES_PLAYED, "bench", "regular")
        play(run, 0)
        began = time.process_time()
        for number in range(GAMES_PLAYED):
            play(run, number)
        rate = GAMES_PLAYED / (time.process_time() - began)
        yield Row(f"games of {name}, regular players", rate, "games/s", bar, True)


def engines(seconds: float) -> Iterator[Row]:
    """Random games and clones, with Catanatron in the same run where it is installed."""
    playing: list[Engine] = [Othersight(name) for name in GAMES]
    try:
        playing.append(Catanatron())
    except ImportError:
        print("Catanatron is not installed: pip install 'othersight[bench]'", file=sys.stderr)
    found = measure(playing, seconds)
    peer = found.get(Catanatron.name)
    bars = {"the-others": (40.0, 10.0), "they-live": (30.0, 7.0)}
    for name in GAMES:
        yield Row(f"clone of {name}", found[name].clone_us, "us", 0.8)
        if peer is not None and name in bars:
            times = choices_per_second(found[name]) / choices_per_second(peer)
            bar = bars[name][0 if is_compiled() else 1]
            yield Row(f"choices of {name} beside Catanatron", times, "times", bar, True)


def choices_per_second(figures: Figures) -> float:
    return figures.choices / figures.seconds


def compiled() -> Iterator[Row]:
    """What `make compile` takes by the clock when all is installed."""
    for what, took in build_times().items():
        bar = 150.0 if what == "from nothing" else 20.0
        yield Row(f"compiling {what}", took.clock, "s", bar)


def setting_up() -> Iterator[Row]:
    """`make setup` in a fresh copy of what git keeps: mostly what pip installs."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["git", "clone", "--quiet", str(CHECKOUT), folder], check=True)
        before = children_seconds()
        subprocess.run(["make", "setup"], cwd=folder, check=True, capture_output=True)
        yield Row("make setup", children_seconds() - before, "s", 40.0)


def print_row(row: Row) -> None:
    figure, bar = f"{row.found:.2f} {row.unit}", f"{row.bar:g} {row.unit}"
    print(f"| {row.what} | {figure} | {bar} | {row.ratio:.2f} |", flush=True)


def main() -> None:
    parts: dict[str, Measure] = {
        "commands": commands,
        "texts": texts,
        "in-a-game": in_a_game,
        "server": server,
        "regular-games": regular_games,
        "engines": lambda: engines(given.engine),
        "setup": setting_up,
        "compiling": compiled,
    }
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--all", action="store_true", help="measure what takes minutes as well")
    parser.add_argument("--engine", type=float, default=5.0, metavar="SECONDS")
    parser.add_argument("--only", choices=list(parts))
    given = parser.parse_args()
    wanted = (
        [given.only] if given.only else [name for name in parts if given.all or name not in SLOW]
    )
    print(f"The engine is {'compiled' if is_compiled() else 'interpreted'}.\n")
    print("| what | measured | bar | times as good as the bar |\n|---|---|---|---|")
    for name in wanted:
        for row in parts[name]():
            print_row(row)


if __name__ == "__main__":
    main()
