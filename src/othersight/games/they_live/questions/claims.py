"""What a player may do without being asked: claims, and Single Use cards when needed (TL-TIME-06, TL-TIME-07).

A claim is a public statement about an item, true or false, that changes nothing (TL-HIDDEN-06, TL-HIDDEN-07). The
record
keeps who claimed what about what and when; only the speaker can take a claim back.
"""

from typing import Final

from othersight.games.they_live.rules.conditions import Case, Condition, Conditions
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.trade import is_on_offer
from othersight.games.they_live.rules.use_card import UseCard, free_cards, has_target
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.kernel.question import Option, number, text_of

ASIDES: Final = ("use", "claim", "withdraw")
"""The first words of what may be done or said without being asked."""

IDENTITIES: Final = ("human", "invader")
ICONS: Final = ("clean", "sabotaged")


AT_ANY_TIME: Final[Conditions] = (
    Condition("TL-ACTION-10", "reason-on-offer", lambda c: not is_on_offer(c.g, c.target)),
    Condition("TL-STASH-13", "reason-without-effect", lambda c: has_target(c.g, c.seat, c.target)),
)
"""TL-STASH-13, TL-TIME-07: what must hold for a Single Use card without Action text, besides that one carries it."""


def unasked_case(g: Game, seat: int) -> Case:
    """What a seat may think of without being asked."""
    return Case(g, "", g.stack[-1], seat)


def asides(g: Game, seat: int) -> list[Option]:
    """TL-STASH-13, TL-TIME-07: the Single Use cards without Action text that a seat may use now, also while votes or
    secret answers are out: whatever was answered unseen is then asked anew."""
    t = table_of(g)
    cards: list[Option] = [("use", card) for card in free_cards(t, person_of(t, seat))]
    if not cards:
        return []
    c = unasked_case(g, seat)
    return [option for option in cards if c.unmet(AT_ANY_TIME, option) is None]


def aside(g: Game, seat: int, option: Option) -> None:
    """Use a card, or make or withdraw a claim."""
    if option and option[0] == "use":
        if option not in asides(g, seat):
            raise IllegalOption(
                "that card cannot be used now: it must be an own Single Use card without Action text whose "
                "text applies, and not be on offer in a trade",
                "TL-STASH-13",
                "reason-card-not-usable",
            )
        g.call(UseCard(seat, number(option, 1)))
    else:
        claim(g, seat, option)


def claim(g: Game, seat: int, option: Option) -> None:
    """`claim person 3 invader`, `claim billboard 6 obey`, `claim card kevlar clean`, `claim deposit 6 2`,
    `withdraw 4`."""
    t = table_of(g)
    if option and option[0] == "withdraw":
        withdraw(g, seat, option)
        return
    check_claim(g, option)
    t.claims = (*t.claims, (seat, g.history.length, "stands", *option[1:]))
    g.tell("claim", seat, *option[1:])


def withdraw(g: Game, seat: int, option: Option) -> None:
    """Only its speaker takes a claim back; the record keeps that it was made."""
    check_withdrawal(g, seat, option)
    t = table_of(g)
    at = number(option, 1)
    claims = list(t.claims)
    claims[at] = (*claims[at][:2], "withdrawn", *claims[at][3:])
    t.claims = tuple(claims)
    g.tell("claim-withdrawn", seat, at)


def check_withdrawal(g: Game, seat: int, option: Option) -> None:
    """The claim with that number is the seat's own and still stands."""
    claims = table_of(g).claims
    at = option[1] if len(option) == 2 else -1
    if not isinstance(at, int) or not 0 <= at < len(claims) or claims[at][0] != seat:
        raise IllegalOption(
            f"seat {seat} has made no claim number {at}", "TL-HIDDEN-07", "reason-not-your-claim"
        )
    if claims[at][2] != "stands":
        raise IllegalOption(
            f"claim number {at} has been taken back", "TL-HIDDEN-07", "reason-claim-withdrawn"
        )


def check_claim(g: Game, option: Option) -> None:
    """A claim names a thing that exists and something one can say of it."""
    if not is_claim(table_of(g), option):
        raise IllegalOption(
            "a claim is 'claim person N human|invader', 'claim billboard N MESSAGE', "
            "'claim card FACE clean|sabotaged' or 'claim deposit N NUMBER-SABOTAGED'",
            "TL-TIME-06",
            "reason-not-a-claim",
            written=text_of(option),
        )


def is_claim(t: LiveTable, option: Option) -> bool:
    """Whether the words are a claim at all; whether it is true is nobody's business."""
    s = t.config
    if len(option) != 4 or option[0] != "claim":
        return False
    about, thing, what = option[1], option[2], option[3]
    return (
        (about == "person" and thing in range(len(t.people)) and what in IDENTITIES)
        or (about == "billboard" and thing in s.billboards and what in s.messages)
        or (about == "card" and thing in s.faces and what in ICONS)
        or (about == "deposit" and thing in s.billboards and what in range(61))
    )
