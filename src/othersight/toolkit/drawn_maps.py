"""A map that somebody draws, as a page is told of it."""

from typing import Any

from othersight.toolkit.phrases import Phrase


class Fault:
    """What is wrong with a drawing: in words, with its line, its key and its Space (-1 for none)."""

    def __init__(self, phrase: Phrase, line: int, path: str, space: int) -> None:
        self.phrase = phrase
        self.line = line
        self.path = path
        self.space = space


class DrawnMap:
    """A map file with its values, its faults, its own tiles and, where a board can be made of it, that board with
    what stands on it. `addresses` are all names of each Space."""

    def __init__(
        self,
        text: str,
        drawing: dict[str, Any],
        faults: list[Fault],
        tiles: list[dict[str, Any]],
        board: dict[str, Any] | None = None,
        view: dict[str, Any] | None = None,
        addresses: list[list[str]] | None = None,
    ) -> None:
        self.text = text
        self.drawing = drawing
        self.faults = faults
        self.tiles = tiles
        self.board = board
        self.view = view
        self.addresses = addresses or []
