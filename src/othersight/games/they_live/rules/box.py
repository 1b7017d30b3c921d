"""Cards drawn from all that the box has for a deck (TL-HOUSE-01, TL-HOUSE-03)."""

from collections.abc import Callable, Iterable
from typing import Any, Final

Shuffle = Callable[[tuple[str, ...]], tuple[str, ...]]


def drawn(
    shuffle: Shuffle, cards: Iterable[str], seen: tuple[str, ...], size: int
) -> tuple[str, ...]:
    """TL-HOUSE-03: so many of the cards in random order, the top one last; those that the group has seen before only if
    the others are too few, and then below them."""
    fresh, known = parted(tuple(cards), seen)
    chosen = shuffle(fresh)[:size]
    if not known:
        return chosen
    return shuffle(known)[: size - len(chosen)] + chosen


_PARTED: Final[dict[Any, tuple[tuple[str, ...], tuple[str, ...]]]] = {}
_MOST_PARTED: Final = 1000


def parted(
    cards: tuple[str, ...], seen: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """TL-HOUSE-03: the cards in order of their names, those that the group has not seen before and the others; the same
    decks are drawn from game after game."""
    found = _PARTED.get((cards, seen))
    if found is None:
        printed = sorted(cards)
        fresh = tuple([card for card in printed if card not in seen])
        found = (fresh, tuple([card for card in printed if card in seen]))
        if len(_PARTED) >= _MOST_PARTED:
            _PARTED.clear()
        _PARTED[cards, seen] = found
    return found


def first_drawn(cards: Iterable[str], seen: tuple[str, ...]) -> list[str]:
    """TL-HOUSE-03: each card that can be the first of those drawn, all of them equally likely."""
    printed = sorted(cards)
    return [card for card in printed if card not in seen] or printed
