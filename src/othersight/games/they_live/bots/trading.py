"""Trades: a card to whom it serves better, and an answer to what is offered (TL-ACTION-10, TL-ACTION-11,
TL-ACTION-12)."""

from typing import Final

from othersight.games.they_live.bots.belief import suspicions
from othersight.games.they_live.bots.position import CardView, Position
from othersight.games.they_live.bots.values import deposit_worth, gain_for, spare_cards

WORTHWHILE: Final = 0.5
"""How much better off somebody must be for a trade to be an action's worth."""
DISTRUST: Final = 0.7


def suspicion_of(pos: Position, seat: int) -> float:
    """What the player believes of a seat."""
    return suspicions(pos).get(seat, 0.0)


def gift_worth(pos: Position, seat: int, card: CardView) -> float:
    """What a card gains by changing hands."""
    gain = gain_for(pos, pos.players[seat], card)
    return gain * (1.0 - suspicion_of(pos, seat)) - 0.6 * max(0.0, deposit_worth(pos, card))


def trade_worth(pos: Position, seat: int) -> float:
    """The best gift for a partner, as an action."""
    if pos.players[seat]["cards"] >= 9 or suspicion_of(pos, seat) > DISTRUST:
        return -1.0
    best = max([gift_worth(pos, seat, card) for card in spare_cards(pos)], default=-1.0)
    return best - 0.3 if best > WORTHWHILE else -1.0


def offer(pos: Position, options: list[str]) -> str:
    """TL-ACTION-10: the card that serves the partner best, else the least of what there is."""
    frame = pos.frame("trade")
    partner = frame["partner"] if frame else pos.seat
    worth = {
        f"offer card {card['card']}": gift_worth(pos, partner, card) for card in spare_cards(pos)
    }
    return max(options, key=lambda option: worth.get(option, -5.0))


def answer(pos: Position, options: list[str]) -> str:
    """TL-TIME-12: take what is offered; hand back what serves the giver much better."""
    frame = pos.frame("trade")
    if frame is None or "accept" not in options:
        return options[0]
    giver: int = frame["seat"]
    if suspicion_of(pos, giver) > DISTRUST or pos.me["cards"] >= 10:
        return "refuse"
    backs = [(gift_worth(pos, giver, card), card["card"]) for card in spare_cards(pos)]
    best = max(backs, default=(0.0, -1))
    option = f"give card {best[1]}"
    return option if best[0] > WORTHWHILE and option in options else "accept"
