"""Cards drawn from all that the box has for a deck (TL-HOUSE-01, TL-HOUSE-03)."""

from collections.abc import Callable, Iterable

Shuffle = Callable[[tuple[str, ...]], tuple[str, ...]]


def drawn(
    shuffle: Shuffle, cards: Iterable[str], seen: tuple[str, ...], size: int
) -> tuple[str, ...]:
    """TL-HOUSE-03: so many of the cards in random order; those that the group has seen before only if the others are
    too few."""
    printed = tuple(sorted(cards))
    fresh = tuple([card for card in printed if card not in seen])
    if len(fresh) == len(printed):
        return shuffle(printed)[:size]
    chosen = shuffle(fresh)[:size]
    known = shuffle(tuple([card for card in printed if card in seen]))[: size - len(chosen)]
    return shuffle(tuple(sorted(chosen + known)))


def first_drawn(cards: Iterable[str], seen: tuple[str, ...], size: int) -> list[tuple[str, float]]:
    """Each card that can be the first of so many drawn, with how likely it is beside the others."""
    printed = sorted(cards)
    fresh = [(card, 1.0) for card in printed if card not in seen]
    known = [card for card in printed if card in seen]
    if not known or size <= len(fresh):
        return fresh
    share = (size - len(fresh)) / len(known)
    return [*fresh, *[(card, share) for card in known]]
