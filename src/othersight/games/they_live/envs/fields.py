"""Fields that only They Live has: Resistance cards, by face and by the allegiance the seat knows."""

from typing import Any, Final

from othersight.envs.fields import MOST, Field, places
from othersight.games.they_live.envs.names import CARD_FACES

ICONS: Final = ("resistance", "invader")
FACE_AT: Final = places(CARD_FACES)
ICON_AT: Final = places(ICONS)
FACES: Final = len(CARD_FACES)


def card(key: str, about: str) -> Field:
    """One card: its face, and its icon if the seat knows it."""

    def put(row: bytearray, at: int, value: Any) -> None:
        if isinstance(value, dict):
            row[at + FACE_AT[value["face"]]] = 1
            if value["icon"]:
                row[at + FACES + ICON_AT[value["icon"]]] = 1

    parts = [f"{key} {name}" for name in (*CARD_FACES, *ICONS)]
    return Field(key, parts, about, put)


def cards(key: str, about: str) -> Field:
    """Cards: how many; of each face how many are seen; and of those with a known icon, how many of either."""

    def put(row: bytearray, at: int, value: Any) -> None:
        if isinstance(value, int):
            row[at] = min(MOST, value)
            return
        row[at] = len(value)
        at += 1
        for one in value:
            place = FACE_AT[one["face"]]
            row[at + place] += 1
            icon = one.get("icon")
            if icon:
                row[at + FACES * (1 + ICON_AT[icon]) + place] += 1

    parts = [
        f"{key} number",
        *[f"{key} {face}" for face in CARD_FACES],
        *[f"{key} {icon} {face}" for icon in ICONS for face in CARD_FACES],
    ]
    return Field(key, parts, about, put, 2)


def faces(key: str, about: str) -> Field:
    """Cards that lie open: how many, of each face how many, and how many the seat knows to be of either side."""

    def put(row: bytearray, at: int, value: Any) -> None:
        row[at] = len(value)
        for one in value:
            row[at + 1 + FACE_AT[one["face"]]] += 1
            if one["icon"]:
                row[at + 1 + FACES + ICON_AT[one["icon"]]] += 1

    parts = [f"{key} {part}" for part in ("number", *CARD_FACES, *ICONS)]
    return Field(key, parts, about, put, 2)


def inside(key: str, about: str, *fields: Field) -> Field:
    """The fields of what a view has under a key, if it has it."""
    offsets = [sum(field.size for field in fields[:at]) for at in range(len(fields))]
    plan = [(field.key, field.put, offset) for field, offset in zip(fields, offsets, strict=True)]

    def put(row: bytearray, at: int, value: Any) -> None:
        for name, write, offset in plan:
            write(row, at + offset, value[name])

    parts = [f"{key} {part}" for field in fields for part in field.parts]
    return Field(key, parts, about, put, max(field.most for field in fields))


def test_of(key: str, skills: tuple[str, ...], about: str) -> Field:
    """A skill and a number."""
    index = places(skills)

    def put(row: bytearray, at: int, value: Any) -> None:
        row[at + index[value[0]]] = max(0, min(MOST, value[1]))

    return Field(key, [f"{key} {skill}" for skill in skills], about, put, 6)


def numbers(key: str, n: int, most: int, about: str) -> Field:
    """Numbers in their order."""

    def put(row: bytearray, at: int, value: Any) -> None:
        for place, one in enumerate(value[:n]):
            row[at + place] = min(MOST, one)

    return Field(key, [f"{key} {place}" for place in range(n)], about, put, most)


def at_place(key: str, places: tuple[int, ...], about: str) -> Field:
    """A thing: 1 in the place that its number has; all 0 for none."""

    def put(row: bytearray, at: int, value: Any) -> None:
        if value >= 0:
            row[at + places[value]] = 1

    return Field(key, [f"{key} {place}" for place in range(len(places))], about, put)


def first_of(key: str, places: tuple[int, ...], about: str) -> Field:
    """How many there are, and a 1 at the place of the first."""

    def put(row: bytearray, at: int, value: Any) -> None:
        row[at] = len(value)
        if value:
            row[at + 1 + places[value[0]]] = 1

    parts = [f"{key} number", *[f"{key} first {place}" for place in range(len(places))]]
    return Field(key, parts, about, put, 4)


def each_index(key: str, slots: int, n: int, about: str) -> Field:
    """For each place of a list a 1 at the number that stands there."""

    def put(row: bytearray, at: int, value: Any) -> None:
        for slot, one in enumerate(value[:slots]):
            row[at + slot * n + one] = 1

    parts = [f"{key} {slot} {one}" for slot in range(slots) for one in range(n)]
    return Field(key, parts, about, put)
