"""The standing wishes of a seat in words."""

from othersight.games import wishes_of
from othersight.server.protocol.server_messages import WishesInfo, WishInfo
from othersight.server.tables.table import Table
from othersight.server.tables.wishes import ALL, AT, CARD, ONLY, span_wished
from othersight.server.texts.language import capitalized, say_in
from othersight.toolkit.phrases import Phrase


def wishes_info(table: Table, seat: int, language: str) -> WishesInfo | None:
    """What a seat may wish, and what it does; None for a spectator and before the start."""
    if seat < 0 or not table.has_started:
        return None
    mine, say = table.remembered_by(seat), say_in(language)
    spec = wishes_of(table.game)
    if spec is None or not spec.has_wishes(table.game, seat):
        return WishesInfo(until=[], at=[], card=[], only=False, all=ALL in mine)

    def info(what: str, words: Phrase, on: bool) -> WishInfo:
        return WishInfo(what=what, text=capitalized(say(words)), on=on)

    asked_for = [kind.removeprefix(CARD) for kind in mine if kind.startswith(CARD)]
    cards = list(dict.fromkeys([*spec.cards(table.game, seat), *asked_for]))
    span = span_wished(table, seat)
    return WishesInfo(
        until=[info(name, one.words, name == span) for name, one in spec.spans.items()],
        at=[info(name, one.words, AT + name in mine) for name, one in spec.moments.items()],
        card=[info(card, spec.card_words(card), CARD + card in mine) for card in cards],
        only=ONLY in mine,
        all=ALL in mine,
    )
