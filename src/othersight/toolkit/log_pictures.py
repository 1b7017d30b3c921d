"""What the lines of a log show on a page: figures that go, dice that fall and what they add up to, cards turned up."""

from collections.abc import Mapping

from othersight.kernel.log import Entry, Value
from othersight.toolkit.verbs import Target, Verbs

ROLLS = ("roll", "any-roll")
"""The kinds of values that are dice."""


class LogPictures:
    """Log lines by their keys.

    `entries` describes the values of each line by their kinds, of which `look_back` take no value of their own.
    `moves` names the kind of figure of lines that tell first of a figure and then of the spaces it passed.
    `decks` names the deck of lines that show a card: their texts have a `.title` and a `.body`.
    `faces` are the signs of dice by number, `sides` says whose dice a line tells of, where a game has several kinds.
    `joined` are the rolls after which another may belong to the same throw.
    `sums` are the lines that add up rolls, with the lines of those rolls, and `signs` the signs of faces in such a line
    that differ from their names; `follows` are the lines that tell what came of a roll.
    """

    def __init__(
        self,
        verbs: Verbs,
        entries: Mapping[str, str],
        look_back: tuple[str, ...],
        moves: Mapping[str, str],
        decks: Mapping[str, str],
        faces: tuple[str, ...],
        joined: tuple[str, ...],
        sums: Mapping[str, tuple[str, ...]],
        follows: tuple[str, ...],
        sides: Mapping[str, str] | None = None,
        signs: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.verbs = verbs
        self.moves = moves
        self.decks = decks
        self.faces = faces
        self.joined = joined
        self.sums = sums
        self.follows = follows
        self.sides = sides or {}
        self.own_signs = signs or {}
        self.rolls = {key: places_of(form, ROLLS, look_back) for key, form in entries.items()}
        self.steps = {key: 1 + entries[key].count("space") for key in moves}

    def figure_of(self, entry: Entry) -> Target | None:
        """The figure that goes somewhere."""
        kind = self.moves.get(entry.key, "")
        value = entry.values[0] if kind and entry.values else None
        return self.verbs.kinds[kind].target_of(value) if isinstance(value, int) else None

    def spaces_of(self, entry: Entry) -> list[int]:
        """The spaces that it passed: where from, if the line says so, and where to."""
        last = self.steps.get(entry.key, 0)
        return [value for value in entry.values[1:last] if isinstance(value, int)]

    def rolls_of(self, entry: Entry) -> list[list[str]]:
        """The dice that fell, roll by roll, by their signs."""
        return [self.signs(entry.values[place]) for place in self.rolls.get(entry.key, [])]

    def signs(self, faces: Value) -> list[str]:
        """Dice by their signs."""
        fallen = faces if isinstance(faces, tuple) else ()
        return [self.faces[face] for face in fallen if isinstance(face, int)]

    def sums_of(self, entry: Entry) -> dict[str, int]:
        """What a roll adds up to, by face: sources, faces and numbers come in turn."""
        parts = entry.values[1] if entry.key in self.sums and len(entry.values) > 1 else ()
        found: dict[str, int] = {}
        own = self.own_signs.get(entry.key, {})
        if isinstance(parts, tuple):
            for face, count in zip(parts[1::3], parts[2::3], strict=False):
                sign = own.get(str(face), str(face))
                found[sign] = found.get(sign, 0) + int(count)
        return found


def places_of(described: str, kinds: tuple[str, ...], look_back: tuple[str, ...]) -> list[int]:
    """The places of the values of some kinds in a line."""
    found: list[int] = []
    at = 0
    for part in described.split():
        kind = part.rpartition("=")[2]
        if kind in look_back:
            at -= 1
        if kind in kinds:
            found.append(at)
        at += 1
    return found
