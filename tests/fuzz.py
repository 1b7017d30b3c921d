"""Everything that earns trust, on random games, for as long as you like: `python -m tests.fuzz --minutes 60`.

Every decision of every game is checked in full: options, reasons, views, clones, saves, soundness, laws, earlier
tables, replays; twins are watched for leaks, saves are spoilt, and the state machine does what it likes. One line
a minute tells how far it has come. A failure is written down as a saved game with the command that repeats it.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
import traceback
from collections import Counter
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from typing import Any

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from othersight.games import GAMES
from othersight.kernel.chance import Chance
from othersight.kernel.codec import load_game, save_game, state_hash
from othersight.kernel.errors import DamagedFile
from othersight.kernel.game import Game
from tests.conformance.checks import check_fully, check_lightly, nothing_wrong, seats_and_spectator
from tests.conformance.walk import (
    Walk,
    check_end,
    combinations,
    steps_of,
    table_of,
    walk_named,
    walk_of,
)
from tests.hostile.spoil import sealed, shallow_first, spoilt
from tests.no_leak.twins import MAKERS
from tests.no_leak.watch import watch
from tests.properties.laws import broken, grown, what_only_decreases
from tests.properties.machine import OthersMachine

Told = Counter[str]
COMBINATION = "combination "
TWINS = 80
"""Each kind of twin is watched at one decision in so many."""
SPOILS = 15
"""A save is spoilt at one decision in so many."""
MACHINES = 40
"""The state machine runs after so many games."""


class Failure(Exception):
    """What went wrong, in which walk, at which decision, and the game as it stood."""

    def __init__(self, walk: Walk, decision: int, saved: str, reason: str) -> None:
        super().__init__(walk, decision, saved, reason)
        self.walk = walk
        self.decision = decision
        self.saved = saved
        self.reason = reason


def fuzz_walk(walk: Walk, told: Told) -> None:
    """One game, checked in every way at every decision."""
    game = walk.begin()
    try:
        first = table_of(game.clone())
        before = what_only_decreases(game)
        snapshots: list[tuple[int, Game, str]] = []
        chance = Chance(f"fuzz {walk.name}")
        for game, _, _ in steps_of(walk):
            check_lightly(game)
            hash = state_hash(game)
            check_fully(game, hash, chance)
            snapshots.append((game.history.length, game.clone(), hash))
            nothing_wrong(broken(game, first))
            nothing_wrong(grown(before, game))
            before = what_only_decreases(game)
            watch_twins(game, chance, told)
            if chance.below(SPOILS) == 0:
                spoil_save(game, chance, told)
            told["decisions"] += 1
        check_end(game, snapshots, ("heroes", "sins"))
        nothing_wrong(broken(game, first))
        told["games"] += 1
        told[f"{COMBINATION}{walk.combination.name}"] += 1
        told[f"won by the {game.outcome}"] += 1
    except Exception as error:
        reason = "".join(traceback.format_exception(error))
        raise Failure(walk, game.history.length, saved_if_possible(game), reason) from error


def watch_twins(game: Game, chance: Chance, told: Told) -> None:
    """No seat can tell this table from one that differs in what it may not know."""
    for make in MAKERS:
        if chance.below(TWINS) == 0:
            for twin in make(game, chance):
                watch(game, twin, chance, 6, with_words=chance.below(16) == 0)
                told["twins"] += 1


def spoil_save(game: Game, chance: Chance, told: Told) -> None:
    """A spoilt save is refused in one line, or it can be looked at."""
    body: dict[str, Any] = json.loads(save_game(game))
    what, other = spoilt(body, shallow_first(body), chance)
    told["spoilt saves"] += 1
    try:
        loaded = load_game(sealed(other), GAMES)
    except DamagedFile as error:
        if len(str(error).splitlines()) == 1:
            return
        raise AssertionError(f"a save with {what} is refused in many lines") from error
    except Exception as error:
        raise AssertionError(f"a save with {what} brings about {error!r}") from error
    for seat in seats_and_spectator(loaded):
        json.dumps(loaded.view(seat))


def run_machine(number: int, told: Told) -> None:
    """The state machine with another seed each time."""
    run_state_machine_as_test(
        seed(number)(OthersMachine),
        settings=settings(
            max_examples=20,
            stateful_step_count=40,
            deadline=None,
            database=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        ),
    )
    told["machines"] += 1


def saved_if_possible(game: Game) -> str:
    """The game as text, if it can be saved at all."""
    try:
        return save_game(game)
    except Exception:
        return ""


def work(worker: int, workers: int, start: int, until: float, queue: "Queue[Any]") -> None:
    """One process: walks start, start + workers, ... until the time is up."""
    everything = combinations()
    number = start + worker
    while time.monotonic() < until:
        told: Told = Counter()
        combination = everything[(number * 97) % len(everything)]
        try:
            fuzz_walk(walk_of(number, combination), told)
            if number // workers % MACHINES == MACHINES - 1:
                run_machine(number, told)
        except Failure as failure:
            queue.put(failure)
            return
        except Exception as error:
            reason = f"the state machine with seed {number}: {error!r}\n" + traceback.format_exc()
            queue.put(Failure(walk_of(number, combination), 0, "", reason))
            return
        queue.put(told)
        number += workers
    queue.put(None)


def fuzz(minutes: float, start: int, workers: int, folder: Path) -> int:
    """Run all workers; print a line a minute; 1 if something has failed."""
    queue: Queue[Any] = multiprocessing.Queue()
    until = time.monotonic() + minutes * 60
    processes = [
        multiprocessing.Process(target=work, args=(worker, workers, start, until, queue))
        for worker in range(workers)
    ]
    for process in processes:
        process.start()
    try:
        return listen(queue, len(processes), time.monotonic(), folder)
    finally:
        for process in processes:
            process.terminate()


def listen(queue: "Queue[Any]", running: int, began: float, folder: Path) -> int:
    """Add up what the workers tell until all are done or one has failed; a line a minute."""
    told: Told = Counter()
    minutes = 0
    while running:
        try:
            news = queue.get(timeout=max(0.1, began + 60 * (minutes + 1) - time.monotonic()))
        except Empty:
            minutes += 1
            print(f"{minutes} min: {summary(told)}", flush=True)
            continue
        if isinstance(news, Failure):
            report(news, folder)
            return 1
        if news is None:
            running -= 1
        else:
            told.update(news)
    print(f"nothing found: {summary(told)}", flush=True)
    return 0


def summary(told: Told) -> str:
    """What was done so far, in one line."""
    seen = len([name for name in told if name.startswith(COMBINATION)])
    counts = [
        f"{count} {name}"
        for name, count in sorted(told.items())
        if not name.startswith(COMBINATION)
    ]
    return ", ".join([f"{seen} of {len(combinations())} combinations", *counts])


def report(failure: Failure, folder: Path) -> None:
    """The reason, the command that repeats it, and the game in a file."""
    print(failure.reason, file=sys.stderr)
    print(f"FAILED: {failure.walk.name} at decision {failure.decision}")
    print(f"again:  python -m tests.fuzz --walk {failure.walk.name}")
    if failure.saved:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{failure.walk.name}-{failure.decision}.save"
        file.write_text(failure.saved, encoding="utf-8")
        print(f"saved:  {file}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--start", type=int, default=None, help="number of the first walk")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--walk", help="repeat one walk by its name")
    parser.add_argument("--machine", type=int, help="repeat the state machine with this seed")
    parser.add_argument("--folder", type=Path, default=Path("build/fuzz"))
    given = parser.parse_args(arguments)
    if given.machine is not None:
        run_machine(given.machine, Counter())
        return 0
    if given.walk:
        try:
            walk = walk_named(given.walk)
        except ValueError as error:
            parser.error(str(error))
        return fuzz_one(walk, given.folder)
    start = int(time.time()) if given.start is None else given.start
    print(
        f"fuzzing for {given.minutes:g} minutes, {given.jobs} at once, from walk {start}",
        flush=True,
    )
    return fuzz(given.minutes, start, given.jobs, given.folder)


def fuzz_one(walk: Walk, folder: Path) -> int:
    """One walk by name."""
    told: Told = Counter()
    try:
        fuzz_walk(walk, told)
    except Failure as failure:
        report(failure, folder)
        return 1
    print(f"nothing found: {summary(told)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
