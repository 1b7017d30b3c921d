"""Which standing wish a message means."""

from othersight.games import wishes_of
from othersight.server.errors import Refusal
from othersight.server.protocol.client_messages import Wish
from othersight.server.tables.table import Table
from othersight.server.tables.wishes import ALL, AT, CARD, ONLY, UNTIL, until_value

WISHED = "yes"


def check_wish(table: Table, seat: int, message: Wish) -> tuple[str, str]:
    """The name under which a wish is kept, and its value; Refusal where there is no such wish."""
    if message.wish == "all" and not message.what and table.has_started:
        return ALL, WISHED
    spec = wishes_of(table.game)
    if spec is None or not table.has_started or not spec.has_wishes(table.game, seat):
        raise Refusal("server-no-such-wish", 400)
    if message.wish == "until" and message.what in spec.spans:
        return UNTIL, until_value(table, message.what)
    if message.wish == "only" and not message.what:
        return ONLY, WISHED
    if message.wish == "at" and message.what in spec.moments:
        return AT + message.what, WISHED
    held = CARD + message.what
    if message.wish == "card" and (
        message.what in spec.cards(table.game, seat) or held in table.remembered_by(seat)
    ):
        return held, WISHED
    raise Refusal("server-no-such-wish", 400)
