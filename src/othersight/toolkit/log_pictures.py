"""What the lines of a log show on a page: whom they tell of, figures that go, dice that fall and what they add up to,
cards turned up, and which lines are moments worth a pause."""

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
    `figures` names the kind of thing of values that are figures or spaces, by the kind or the name of the value.
    `cards` names the kind of picture of values that are cards, by the kind of the value.
    `moments` names what lines are as moments, such as a death: a page may stop at them.
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
        figures: Mapping[str, str] | None = None,
        cards: Mapping[str, str] | None = None,
        moments: Mapping[str, str] | None = None,
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
        self.figures = {
            key: things_in(form, figures or {}, look_back) for key, form in entries.items()
        }
        self.cards = {key: things_in(entries[key], cards or {}, look_back) for key in decks}
        self.moments = moments or {}
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

    def about(self, entry: Entry) -> list[Target]:
        """The figures and spaces that the line tells of, in its order."""
        found: list[Target] = []
        for place, kind in self.figures.get(entry.key, []):
            value = entry.values[place] if place < len(entry.values) else None
            target = self.verbs.kinds[kind].target_of(value) if isinstance(value, int) else None
            if target is not None and target not in found:
                found.append(target)
        return found

    def card_of(self, entry: Entry) -> tuple[str, str]:
        """The card that a line shows, by the kind of its picture and its id; empty where the line does not say."""
        for place, kind in self.cards.get(entry.key, []):
            if isinstance(entry.values[place], str):
                return kind, str(entry.values[place])
        return "", ""

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
    return [at for at, _, kind in values_in(described, look_back) if kind in kinds]


def things_in(
    described: str, figures: Mapping[str, str], look_back: tuple[str, ...]
) -> list[tuple[int, str]]:
    """The places of figures and spaces in a line, each with the kind of thing."""
    found = [
        (at, figures.get(kind, figures.get(name, "")))
        for at, name, kind in values_in(described, look_back)
        if kind not in look_back
    ]
    return [(at, thing) for at, thing in found if thing]


def values_in(described: str, look_back: tuple[str, ...]) -> list[tuple[int, str, str]]:
    """Place, name and kind of each value of a line; what looks back has the place of the value before it."""
    found: list[tuple[int, str, str]] = []
    at = 0
    for part in described.split():
        name, _, kind = part.rpartition("=")
        if kind in look_back:
            at -= 1
        found.append((at, name, kind))
        at += 1
    return found
