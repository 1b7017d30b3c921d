"""`python -m training GAME --minutes M --jobs J --out FILE`: play, fit, write the network."""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from training.reading import READINGS
from training.self_play import played


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training")
    parser.add_argument("game", choices=sorted(READINGS))
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="training")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    out = given.out or Path(READINGS[given.game].kept_in)
    until = time.time() + 60 * given.minutes
    tasks = [(given.game, job, given.jobs, given.seed, until) for job in range(given.jobs)]
    with ProcessPoolExecutor(given.jobs) as pool:
        found = sorted([one for part in pool.map(played, tasks) for one in part])
    numbers = [example[0] for _, game in found for example in game]
    won = [example[1] for _, game in found for example in game]
    games = [number for number, game in found for _ in game]
    print(f"{len(set(games))} games, {len(won)} tables, first side won {np.mean(won):.1%}")
    from training.fitting import fit, written  # here, so that the workers do without PyTorch

    model, told = fit(np.array(numbers, np.float32), np.array(won, np.float32), np.array(games))
    print(told)
    out.write_text(written(model, {**told, "games": len(set(games))}), encoding="utf-8")


if __name__ == "__main__":
    main()
