"""Shaped rewards: how well a seat stands, as a sum over the bytes of its observation.

Since only the observation is read, a shaped reward tells a seat nothing that it does not see anyway.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from othersight.envs.layout import Layout

Bytes = npt.NDArray[np.uint8]


class Shaping:
    """`worth` has for the beginning of a byte's name what 1 in it is worth to the side that `sign` calls 1."""

    def __init__(
        self, layout: Layout, worth: Mapping[str, float], sign: Callable[[Bytes], float]
    ) -> None:
        self.worth = dict(worth)
        self.sign = sign
        self.at: npt.NDArray[np.intp]
        self.weights: npt.NDArray[np.float64]
        found = [
            (at, each)
            for at, name in enumerate(layout.names())
            for head, each in worth.items()
            if name.startswith(head)
        ]
        self.at = np.array([at for at, _ in found], np.intp)
        self.weights = np.array([each for _, each in found])

    def standing(self, observation: npt.NDArray[Any]) -> float:
        """How well the seat stands that sees this."""
        return self.sign(observation) * float(self.weights @ observation[self.at])
