"""Everything that earns trust, on random games, for as long as you like: `python -m tests.fuzz --minutes 60`.

Every decision of every game is checked in full: options, reasons, views, clones, saves, soundness, laws, earlier
tables, replays; twins are watched for leaks, saves are spoilt, and the state machine does what it likes. One line
a minute tells how far it has come. A failure is written down as a saved game with the command that repeats it.

`--game they-live --games 2000 --leaks` watches twins and nothing else in so many games of They Live.
`--game the-others --games 20000 --one-in 400` plays every Sin, Story, map, Acolyte type and number of Hero Players
several times to the end, and checks one decision in 400 and the last table.
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
from typing import Any, NamedTuple

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from othersight.games import GAMES
from othersight.kernel.chance import Chance
from othersight.kernel.codec import load_game, save_game, state_hash
from othersight.kernel.errors import DamagedFile
from othersight.kernel.game import Game
from tests.conformance import they_live
from tests.conformance.checks import check_fully, check_lightly, nothing_wrong, seats_and_spectator
from tests.conformance.walk import (
    Walk,
    check_end,
    every_combination,
    steps_of,
    table_of,
    walk_named,
    walk_of,
)
from tests.hostile.spoil import sealed, shallow_first, spoilt
from tests.no_leak.the_others import MAKERS
from tests.no_leak.they_live import watch_some
from tests.no_leak.twins import Maker
from tests.no_leak.watch import watch
from tests.properties import they_live_laws
from tests.properties.laws import broken, grown, what_only_decreases
from tests.properties.machine import LiveMachine, OthersMachine

Told = Counter[str]
AnyWalk = Walk | they_live.Walk
THE_OTHERS, THEY_LIVE = "the-others", "they-live"
COMBINATION = "combination "
TWINS = 80
"""Each kind of twin is watched at one decision in so many."""
SPOILS = 15
"""A save is spoilt at one decision in so many."""
LIVE_TWINS = 25
"""In They Live a twin of some kind is watched at one decision in so many."""
LIVE_IN_FULL = 6
"""In They Live one decision in so many is checked in full."""
MACHINES = 40
"""The state machine runs after so many games."""


class Failure(Exception):
    """What went wrong, in which walk, at which decision, and the game as it stood."""

    def __init__(self, walk: AnyWalk, decision: int, saved: str, reason: str) -> None:
        super().__init__(walk, decision, saved, reason)
        self.walk = walk
        self.decision = decision
        self.saved = saved
        self.reason = reason


def fuzz_any(walk: AnyWalk, told: Told, leaks_only: bool = False, one_in: int = 1) -> None:
    """One game of either kind."""
    if isinstance(walk, Walk):
        fuzz_walk(walk, told, one_in)
    else:
        fuzz_live_walk(walk, told, leaks_only)


def fuzz_live_walk(walk: they_live.Walk, told: Told, leaks_only: bool = False) -> None:
    """One game of They Live, checked in every way, or for leaks alone."""
    game = walk.begin()
    try:
        first = they_live.table_of(game.clone())
        before = they_live_laws.what_only_grows(game)
        snapshots: list[tuple[int, Game, str]] = []
        chance = Chance(f"fuzz {walk.name}")
        seen: Counter[Maker] = Counter()
        for game in they_live.steps_of(walk):
            watch_some(game, chance, LIVE_TWINS, seen)
            told["decisions"] += 1
            if leaks_only:
                continue
            check_lightly(game)
            nothing_wrong(they_live_laws.broken(game, first))
            nothing_wrong(they_live_laws.shrunk(before, game))
            before = they_live_laws.what_only_grows(game)
            if chance.below(LIVE_IN_FULL) == 0:
                hash = state_hash(game)
                check_fully(game, hash, chance)
                snapshots.append((game.history.length, game.clone(), hash))
            if chance.below(SPOILS) == 0:
                spoil_save(game, chance, told)
        check_end(game, snapshots, ("humans", "invaders"))
        told["twins"] += sum(seen.values())
        told["games"] += 1
        told[f"{COMBINATION}{walk.players}-{walk.difficulty}"] += 1
        told[f"won by the {game.outcome}"] += 1
    except Exception as error:
        reason = "".join(traceback.format_exception(error))
        raise Failure(walk, game.history.length, saved_if_possible(game), reason) from error


def any_walk_named(name: str) -> AnyWalk:
    """A walk of either game."""
    try:
        return they_live.walk_named(name)
    except ValueError:
        return walk_named(name)


def any_walk_of(number: int, games: tuple[str, ...]) -> AnyWalk:
    """Walk number so-and-so of these games, in turn."""
    everything = every_combination()
    if games[number % len(games)] == THE_OTHERS:
        return walk_of(number, everything[(number * 97) % len(everything)])
    live = they_live.walks(1)
    like = live[number // len(games) % len(live)]
    manner = number // len(live) % 4
    return they_live.Walk(like.players, like.difficulty, number, manner in (1, 2), manner == 3)


def fuzz_walk(walk: Walk, told: Told, one_in: int = 1) -> None:
    """One game of The Others, checked in every way at one decision in so many and at its end."""
    game = walk.begin()
    try:
        first = table_of(game.clone())
        before = what_only_decreases(game)
        snapshots: list[tuple[int, Game, str]] = []
        chance = Chance(f"fuzz {walk.name}")
        for game, _, _ in steps_of(walk):
            told["decisions"] += 1
            if chance.below(one_in):
                continue
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
        seed(number)(LiveMachine if number % 2 else OthersMachine),
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


class Plan(NamedTuple):
    """What all workers do: which games from which walk, until when, or how many of them."""

    games: tuple[str, ...]
    start: int
    workers: int
    until: float
    most: int
    leaks_only: bool
    one_in: int

    def is_over(self, number: int) -> bool:
        """Whether a worker should not begin that walk."""
        if self.most:
            return number >= self.start + self.most
        return time.monotonic() >= self.until


def work(worker: int, plan: Plan, queue: "Queue[Any]") -> None:
    """One process: walks start, start + workers, ... until the plan is over."""
    number = plan.start + worker
    while not plan.is_over(number):
        told: Told = Counter()
        walk = any_walk_of(number, plan.games)
        try:
            fuzz_any(walk, told, plan.leaks_only, plan.one_in)
            if (
                not plan.leaks_only
                and plan.one_in == 1
                and number // plan.workers % MACHINES == MACHINES - 1
            ):
                run_machine(number, told)
        except Failure as failure:
            queue.put(failure)
            return
        except Exception as error:
            reason = f"the state machine with seed {number}: {error!r}\n" + traceback.format_exc()
            queue.put(Failure(walk, 0, "", reason))
            return
        queue.put(told)
        number += plan.workers
    queue.put(None)


def fuzz(plan: Plan, folder: Path) -> int:
    """Run all workers; print a line a minute; 1 if something has failed."""
    queue: Queue[Any] = multiprocessing.Queue()
    processes = [
        multiprocessing.Process(target=work, args=(worker, plan, queue))
        for worker in range(plan.workers)
    ]
    for process in processes:
        process.start()
    try:
        return listen(queue, len(processes), time.monotonic(), folder, plan.one_in)
    finally:
        for process in processes:
            process.terminate()


def listen(queue: "Queue[Any]", running: int, began: float, folder: Path, one_in: int = 1) -> int:
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
            report(news, folder, one_in)
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
    every = len(every_combination()) + len(they_live.walks(1))
    return ", ".join([f"{seen} of {every} combinations", *counts])


def report(failure: Failure, folder: Path, one_in: int) -> None:
    """The reason, the command that repeats it, and the game in a file."""
    print(failure.reason, file=sys.stderr)
    print(f"FAILED: {failure.walk.name} at decision {failure.decision}")
    thinned = f" --one-in {one_in}" if one_in > 1 else ""
    print(f"again:  python -m tests.fuzz --walk {failure.walk.name}{thinned}")
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
    parser.add_argument("--game", choices=[THE_OTHERS, THEY_LIVE], help="this game alone")
    parser.add_argument(
        "--games", type=int, default=0, help="so many games, however long they take"
    )
    parser.add_argument("--leaks", action="store_true", help="in They Live watch for leaks alone")
    parser.add_argument(
        "--one-in", type=int, default=1, help="in The Others check one decision in so many"
    )
    given = parser.parse_args(arguments)
    if given.one_in < 1:
        parser.error(f"--one-in {given.one_in}: check one decision in 1 or more")
    if given.machine is not None:
        run_machine(given.machine, Counter())
        return 0
    if given.walk:
        try:
            walk = any_walk_named(given.walk)
        except ValueError as error:
            parser.error(str(error))
        return fuzz_one(walk, given.folder, given.one_in)
    start = int(time.time()) if given.start is None else given.start
    games = (given.game,) if given.game else (THE_OTHERS, THEY_LIVE)
    until = time.monotonic() + given.minutes * 60
    plan = Plan(games, start, given.jobs, until, given.games, given.leaks, given.one_in)
    length = f"{given.games} games" if given.games else f"{given.minutes:g} minutes"
    print(f"fuzzing for {length}, {given.jobs} at once, from walk {start}", flush=True)
    return fuzz(plan, given.folder)


def fuzz_one(walk: AnyWalk, folder: Path, one_in: int = 1) -> int:
    """One walk by name."""
    told: Told = Counter()
    try:
        fuzz_any(walk, told, one_in=one_in)
    except Failure as failure:
        report(failure, folder, one_in)
        return 1
    print(f"nothing found: {summary(told)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
