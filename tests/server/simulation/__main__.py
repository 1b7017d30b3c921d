"""`python -m tests.server.simulation --worlds 1700 --jobs 2`: simulated worlds from one seed each, six tables in each.

`--seed N` repeats the world of that seed, twice, and says whether it went the same way."""

import argparse
import itertools
import sys
import tempfile
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tests.server.simulation.world import Lived, live, template

TABLES = 6
ANSWERS = 3
"""Acknowledged answers at each table, at least, unless its game is over before."""


def attempt(seed: int, empty: Path, tables: int, answers: int) -> tuple[int, Lived | str]:
    """One world: what came of it, or why it failed."""
    try:
        return seed, live(str(seed), empty, tables, answers)
    except BaseException:
        return seed, traceback.format_exc()


def repeat(seed: int, empty: Path, tables: int, answers: int) -> bool:
    """Tell how the world of a seed goes, and whether it goes the same way again."""
    results = [attempt(seed, empty, tables, answers)[1] for _ in range(2)]
    for result in results:
        print(result)
    return results[0] == results[1] and isinstance(results[0], Lived)


def several(first: int, worlds: int, jobs: int, run: "partial[tuple[int, Lived | str]]") -> bool:
    """Many worlds; whether all went well."""
    failed: list[int] = []
    lives = decisions = 0
    faults: dict[str, int] = {}
    began = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        seeds = itertools.islice(itertools.count(first), worlds)
        for number, (seed, result) in enumerate(pool.map(run, seeds, chunksize=4), 1):
            if isinstance(result, str):
                failed.append(seed)
                print(f"seed {seed} failed:\n{result}", flush=True)
                continue
            lives, decisions = lives + result.tables, decisions + result.decisions
            faults = {k: faults.get(k, 0) + n for k, n in result.faults.items()} | {
                k: n for k, n in faults.items() if k not in result.faults
            }
            if number % 5 == 0 or number == worlds:
                took = time.monotonic() - began
                print(
                    f"{lives} table-lives, {decisions} decisions, {took:.0f} s, {len(failed)} failed"
                )
                print(f"  {faults}", flush=True)
    print(f"failed seeds: {failed}")
    return not failed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=250)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        size = {"tables": asked.tables, "answers": asked.answers}
        empty = template(Path(folder))
        if asked.seed is not None:
            sys.exit(0 if repeat(asked.seed, empty, **size) else 1)
        run = partial(attempt, empty=empty, **size)
        sys.exit(0 if several(asked.first, asked.worlds, asked.jobs, run) else 1)


if __name__ == "__main__":
    main()
