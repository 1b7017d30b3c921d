"""Cards drawn from all that the box has for a deck (TL-HOUSE-01, TL-HOUSE-03)."""

from collections.abc import Callable, Iterable

Shuffle = Callable[[tuple[str, ...]], tuple[str, ...]]


def drawn(
    shuffle: Shuffle, cards: Iterable[str], seen: tuple[str, ...], size: int
) -> tuple[str, ...]:
    """TL-HOUSE-03: so many of the cards in random order, the top one last; those that the group has seen before only if
    the others are too few, and then below them."""
    printed = tuple(sorted(cards))
    fresh = tuple([card for card in printed if card not in seen])
    if len(fresh) == len(printed):
        return shuffle(printed)[:size]
    chosen = shuffle(fresh)[:size]
    known = shuffle(tuple([card for card in printed if card in seen]))[: size - len(chosen)]
    return known + chosen


def first_drawn(cards: Iterable[str], seen: tuple[str, ...]) -> list[str]:
    """TL-HOUSE-03: each card that can be the first of those drawn, all of them equally likely."""
    printed = sorted(cards)
    return [card for card in printed if card not in seen] or printed
