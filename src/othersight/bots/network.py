"""A small learned function: numbers in, a chance out. Trained elsewhere (`python -m training`), evaluated here."""

import json
from importlib.resources import files
from math import exp

Layer = tuple[list[list[float]], list[float]]
"""For each input what it adds to every output, and what each output starts from."""


class Network:
    """Layers one after the other, each but the last cut off below nothing."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def chance(self, inputs: list[float]) -> float:
        """The chance that the last layer stands for."""
        values = inputs
        last = len(self.layers) - 1
        for at, (weights, start) in enumerate(self.layers):
            sums = start.copy()
            for value, row in zip(values, weights, strict=True):
                if value:
                    sums = [total + value * weight for total, weight in zip(sums, row, strict=True)]
            values = sums if at == last else [total if total > 0.0 else 0.0 for total in sums]
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, values[0]))))


def read_network(package: str, name: str) -> Network:
    """A network kept beside the code."""
    data = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return Network([(layer["weights"], layer["start"]) for layer in data["layers"]])
