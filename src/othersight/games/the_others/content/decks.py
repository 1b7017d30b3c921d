"""Cards from their files: sin_cards.toml, apocalypse.toml, upgrades.toml, dark_past.toml
(TO-SETUP-03, TO-SETUP-06, TO-SETUP-17; TO-DARKPAST-01).
"""

from collections.abc import Callable, Mapping
from typing import TypedDict, TypeVar

from othersight.games.the_others.content.entries import Entry, Source
from othersight.games.the_others.content.records import (
    ApocalypseCard,
    DarkPastCard,
    SinCard,
    UpgradeCard,
)

APOCALYPSE_DECKS = ("terror", "corruption", "redemption")
FINALE = "finale"
STORY_TYPES = (*APOCALYPSE_DECKS, FINALE)
"""The finale has no deck of its own; its Story says from which ones it is mixed (HOUSE-APOC-01)."""
SIN_DECKS = ("both", "pride", "sloth")
"""Decks of sin_cards.toml; a Sin of one's own has its cards in its own file."""
HELL_CLUB = ("dr-gan", "grin", "marguerite", "gourd-and-vex", "flay")

CardType = TypeVar("CardType")


class CardFields(TypedDict):
    """The fields that all cards share."""

    id: str
    catalogue: str
    windows: tuple[str, ...]
    acts: tuple[str, ...]
    copies: int
    figures: dict[str, int]


def _card(entry: Entry) -> CardFields:
    return CardFields(
        id=entry.path[-1],
        catalogue=entry.catalogue(),
        windows=entry.windows(),
        acts=entry.windows("acts"),
        copies=entry.figure("copies", 1, 4),
        figures=entry.figures("figures", 0, 8),
    )


def read_cards(
    source: Source, table: Mapping[str, object], read: Callable[[Entry], CardType]
) -> dict[str, CardType]:
    """Every card of a file by its id."""
    cards: dict[str, CardType] = {}
    for id, values in table.items():
        entry = Entry(source, (id,), values)
        cards[id] = read(entry)
        entry.close()
    return cards


def sin_card(entry: Entry) -> SinCard:
    """One card of a Sin deck."""
    return SinCard(**_card(entry), deck=entry.word("deck", SIN_DECKS))


def cards_of(sin: str, board: Entry) -> dict[str, SinCard]:
    """The cards in the file of a Sin; they are of its deck."""
    part = board.part("cards")
    cards: dict[str, SinCard] = {}
    for id in part.table:
        entry = part.part(id)
        cards[id] = SinCard(**_card(entry), deck=sin)
        entry.close()
    return cards


def apocalypse_card(entry: Entry) -> ApocalypseCard:
    """One Apocalypse card, with the Hell Club member it brings in, if any."""
    return ApocalypseCard(
        **_card(entry),
        deck=entry.word("deck", APOCALYPSE_DECKS),
        hell_club=entry.word("hell_club", HELL_CLUB) if entry.has("hell_club") else "",
    )


def upgrade_card(entry: Entry) -> UpgradeCard:
    """One Upgrade card."""
    return UpgradeCard(**_card(entry))


def dark_past_card(entry: Entry) -> DarkPastCard:
    """One Dark Past card."""
    return DarkPastCard(**_card(entry), number=entry.figure("number", 1, 7))
