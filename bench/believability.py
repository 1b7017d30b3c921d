"""How well the Invaders of They Live hide, and whether hiding costs them the game.

A classifier learns from the public records of half of the games, each up to the start of the Final Assault, and names
the Invaders in the other half. The same classifier has to find clumsy Invaders, else its failure would mean nothing.
Then the same games are played with Invaders who decide as Humans would.

    python -m bench.believability --games 400 --level regular --jobs 2
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from bench.believing.games import AS_THEY_ARE, CLUMSY, LOYAL, Played, played
from bench.believing.learners import Boosted, Logistic, area, balanced_accuracy

RARE = 0.02
"""A number that differs from its usual value in fewer records than this says nothing."""


def played_games(games: int, level: str, how: str, jobs: int, seed: str) -> list[Played]:
    tasks = [(number, seed, level, how) for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(played, tasks, chunksize=4))


def in_numbers(games: list[Played]) -> tuple[Any, Any, Any, list[str]]:
    """Every record as a row: each number a turn, and the same compared with the others at the table."""
    names = sorted({name for _, people in games for told, _ in people for name in told})
    rows, invaders, numbers = [], [], []
    for at, (_, people) in enumerate(games):
        table = []
        for told, invader in people:
            turns = max(1, told["action-turn"])
            table.append([told[name] for name in names] + [told[name] / turns for name in names])
            invaders.append(float(invader))
            numbers.append(at)
        own = np.array(table, float)
        rows.append(np.hstack([own, own[:, : len(names)] - own[:, : len(names)].mean(0)]))
    x = np.vstack(rows)
    usual = np.median(x, axis=0)
    telling = (x != usual).mean(0) >= RARE
    labels = [*names, *[f"{n} a turn" for n in names], *[f"{n} against others" for n in names]]
    kept = [label for label, keep in zip(labels, telling, strict=True) if keep]
    return x[:, telling], np.array(invaders), np.array(numbers), kept


def judged(games: list[Played]) -> dict[str, Any]:
    """Learn from the first half, name the Invaders of the second; the better of the classifiers counts."""
    x, y, number, names = in_numbers(games)
    first = number < len(games) // 2
    found = {}
    logistic = Logistic(0.02).fit(x[first], y[first])
    for label, model in (("logistic", logistic), ("trees", Boosted().fit(x[first], y[first]))):
        scores = model.scores(x[~first])
        found[label] = {
            "balanced accuracy": round(balanced_accuracy(scores, y[~first]), 4),
            "interval": round(1.96 * spread(scores, y[~first], number[~first]), 4),
            "area": round(area(scores, y[~first]), 4),
        }
    telling = sorted(zip(logistic.weights, names, strict=True), key=lambda one: -abs(one[0]))[:12]
    best = max(found.values(), key=lambda one: one["balanced accuracy"])
    return {
        **best,
        "by": found,
        "records": len(y),
        "invaders": round(float(y.mean()), 3),
        "telling": [f"{name} {weight:+.2f}" for weight, name in telling],
    }


def spread(scores: Any, y: Any, number: Any) -> float:
    """The standard error of a balanced accuracy, whole games drawn anew."""
    dice = np.random.default_rng(1)
    games = np.unique(number)
    rows = {game: np.flatnonzero(number == game) for game in games}
    drawn = []
    for _ in range(200):
        some = np.concatenate([rows[game] for game in dice.choice(games, len(games))])
        drawn.append(balanced_accuracy(scores[some], y[some]))
    return float(np.std(drawn))


def humans_win(games: list[Played]) -> float:
    return float(np.mean([won for won, _ in games]))


def paired(one: list[Played], other: list[Played]) -> tuple[float, float]:
    """The difference of the Humans' rate in the same games, and its 95 % interval."""
    gaps = np.array([a[0] - b[0] for a, b in zip(one, other, strict=True)])
    return float(gaps.mean()), float(1.96 * gaps.std(ddof=1) / len(gaps) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.believability")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="believability")
    parser.add_argument("--skip-loyal", action="store_true")
    parser.add_argument("--skip-clumsy", action="store_true")
    given = parser.parse_args()
    games = played_games(given.games, given.level, AS_THEY_ARE, given.jobs, given.seed)
    told = {"games": given.games, "level": given.level, **judged(games)}
    told["humans win"] = round(humans_win(games), 4)
    if not given.skip_clumsy:
        clumsy = played_games(given.games, given.level, CLUMSY, given.jobs, given.seed)
        told["clumsy Invaders found"] = judged(clumsy)["balanced accuracy"]
    if not given.skip_loyal:
        loyal = played_games(given.games, given.level, LOYAL, given.jobs, given.seed)
        gap, error = paired(loyal, games)
        told["humans win with loyal Invaders"] = round(humans_win(loyal), 4)
        told["Invaders take"] = f"{gap:+.3f} +- {error:.3f}"
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
