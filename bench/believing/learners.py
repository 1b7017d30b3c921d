"""Two classifiers in numpy: a logistic regression and boosted trees of two questions."""

from typing import Any

import numpy as np

Array = Any
STEPS = 600
RATE = 0.05


def class_weights(y: Array) -> Array:
    """Both classes weigh the same in all."""
    share = y.mean()
    return np.where(y > 0.5, 0.5 / share, 0.5 / (1.0 - share))


class Logistic:
    """Weights on standardised numbers, kept small."""

    def __init__(self, keep_small: float = 0.01) -> None:
        self.keep_small = keep_small

    def fit(self, x: Array, y: Array) -> "Logistic":
        self.mean, self.spread = x.mean(0), x.std(0) + 1e-9
        z, weight = (x - self.mean) / self.spread, class_weights(y)
        self.weights, self.start = np.zeros(z.shape[1]), 0.0
        for _ in range(STEPS):
            gap = weight * (1 / (1 + np.exp(-(z @ self.weights + self.start))) - y) / len(y)
            self.weights -= 0.5 * (z.T @ gap + self.keep_small * self.weights)
            self.start -= 0.5 * gap.sum()
        return self

    def scores(self, x: Array) -> Array:
        return (x - self.mean) / self.spread @ self.weights + self.start


class Boosted:
    """Small trees, each fitted to what those before it leave unexplained."""

    def __init__(self, trees: int = 120, least: int = 15) -> None:
        self.trees = trees
        self.least = least

    def fit(self, x: Array, y: Array) -> "Boosted":
        self.cuts = [np.unique(np.quantile(column, np.linspace(0.1, 0.9, 9))) for column in x.T]
        weight, score = class_weights(y), np.zeros(len(y))
        self.grown: list[tuple[Any, ...]] = []
        for _ in range(self.trees):
            chance = 1 / (1 + np.exp(-score))
            gap, curve = weight * (y - chance), weight * chance * (1 - chance)
            tree = self.tree(x, gap, curve)
            self.grown.append(tree)
            score += RATE * leaf_values(tree, x)
        return self

    def tree(self, x: Array, gap: Array, curve: Array) -> tuple[Any, ...]:
        """One question, then one more on either side."""
        everybody = np.ones(len(x), bool)
        column, cut = self.best_cut(x, gap, curve, everybody)
        sides = []
        for side in (x[:, column] <= cut, x[:, column] > cut):
            inner, at = self.best_cut(x, gap, curve, side)
            low, high = side & (x[:, inner] <= at), side & (x[:, inner] > at)
            sides.append((inner, at, step(gap, curve, low), step(gap, curve, high)))
        return column, cut, *sides

    def best_cut(self, x: Array, gap: Array, curve: Array, among: Array) -> tuple[int, float]:
        """The question that explains most."""
        best = (-1.0, 0, 0.0)
        for column, cuts in enumerate(self.cuts):
            for cut in cuts:
                low = among & (x[:, column] <= cut)
                high = among & ~low
                if low.sum() >= self.least and high.sum() >= self.least:
                    gain = gain_of(gap, curve, low) + gain_of(gap, curve, high)
                    best = max(best, (gain, column, float(cut)))
        return best[1], best[2]

    def scores(self, x: Array) -> Array:
        return RATE * sum(leaf_values(tree, x) for tree in self.grown)


def gain_of(gap: Array, curve: Array, part: Array) -> float:
    return float(gap[part].sum() ** 2 / (curve[part].sum() + 1.0))


def step(gap: Array, curve: Array, part: Array) -> float:
    return float(gap[part].sum() / (curve[part].sum() + 1.0))


def leaf_values(tree: tuple[Any, ...], x: Array) -> Array:
    column, cut, low, high = tree
    sides = []
    for inner, at, below, above in (low, high):
        sides.append(np.where(x[:, inner] <= at, below, above))
    return np.where(x[:, column] <= cut, sides[0], sides[1])


def balanced_accuracy(scores: Array, y: Array) -> float:
    """The mean of the shares of Invaders and of Humans who are called by their right name."""
    named = scores > 0
    return float((named[y > 0.5].mean() + (~named[y < 0.5]).mean()) / 2)


def area(scores: Array, y: Array) -> float:
    """How often an Invader looks more like one than a Human does."""
    ones, zeros = scores[y > 0.5], scores[y < 0.5]
    return float((ones[:, None] > zeros).mean() + 0.5 * (ones[:, None] == zeros).mean())
