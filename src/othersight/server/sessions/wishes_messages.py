"""The standing wishes of a seat in words."""

from functools import lru_cache

from othersight.games import wishes_of
from othersight.server.protocol.server_messages import WishesInfo, WishInfo
from othersight.server.tables.table import Table
from othersight.server.tables.wishes import ALL, AT, CARD, ONLY, span_wished
from othersight.server.texts.language import capitalized, say_in
from othersight.toolkit.phrases import Phrase
from othersight.toolkit.wishes import WishSpec

MOST_TOLD = 1_000
"""Wishes in words that are kept."""


def wishes_info(table: Table, seat: int, language: str) -> WishesInfo | None:
    """What a seat may wish, and what it does; None for a spectator and before the start."""
    if seat < 0 or not table.has_started:
        return None
    mine = tuple(table.remembered_by(seat))
    spec = wishes_of(table.game)
    if spec is None or not spec.has_wishes(table.game, seat):
        return WishesInfo(until=[], at=[], card=[], only=False, all=ALL in mine)
    asked_for = [kind.removeprefix(CARD) for kind in mine if kind.startswith(CARD)]
    cards = tuple(dict.fromkeys([*spec.cards(table.game, seat), *asked_for]))
    return wishes_told(spec, mine, cards, span_wished(table, seat), language)


@lru_cache(MOST_TOLD)
def wishes_told(
    spec: WishSpec, mine: tuple[str, ...], cards: tuple[str, ...], span: str, language: str
) -> WishesInfo:
    """The wishes of whoever has remembered these; whoever is sent them changes nothing in them."""
    say = say_in(language)

    def info(what: str, words: Phrase, on: bool) -> WishInfo:
        return WishInfo(what=what, text=capitalized(say(words)), on=on)

    return WishesInfo(
        until=[info(name, one.words, name == span) for name, one in spec.spans.items()],
        at=[info(name, one.words, AT + name in mine) for name, one in spec.moments.items()],
        card=[info(card, spec.card_words(card), CARD + card in mine) for card in cards],
        only=ONLY in mine,
        all=ALL in mine,
    )
