"""Commands that a reader tries at a table: what is refused, said, kept for later or wished for."""

from typing import Any

from othersight.games import wishes_of
from othersight.kernel.game import Game
from tests.server.wire.servers import LONG

KINDS_OF_WISHES = ("until", "at", "card")


def wishes_at(game: Game, seat: int, turn: int) -> list[dict[str, Any]]:
    """Standing wishes of a seat: one of each kind that it may have, and the end of the one before."""
    spec = wishes_of(game)
    plain: list[dict[str, Any]] = [
        {"type": "wish", "wish": "only", "on": turn % 3 > 0},
        {"type": "wish", "wish": "all", "on": turn % 3 == 1},
    ]
    if spec is None or seat < 0:
        return plain
    named = (list(spec.spans), list(spec.moments), spec.cards(game, seat))
    for wish, names in zip(KINDS_OF_WISHES, named, strict=True):
        if names:
            what = names[turn % len(names)]
            plain.append({"type": "wish", "wish": wish, "what": what, "on": turn % 4 > 0})
    return plain


def tries_at(game: Game, seat: int, turn: int, sequence: int) -> list[dict[str, Any]]:
    """What is refused, or changes nothing of the position that the seat could not change."""
    asked = [question for question in game.questions if question.seat == seat]
    kind = asked[0].kind if asked else "nothing-of-this-name"
    return [
        {"type": "answer", "sequence": 0, "option": "pass"},
        {"type": "undo", "sequence": sequence, "to": LONG},
        {"type": "consent", "proposal": LONG, "agree": True},
        {"type": "hurry", "seat": (seat + 1) % len(game.seats)},
        {"type": "wish", "wish": "card", "what": "no-card-of-this-name", "on": True},
        {"type": "remember", "kind": "nothing-of-this-name", "option": "pass"},
        {"type": "remember", "kind": kind, "option": "pass"},
        {"type": "forget", "kind": kind},
        {"type": "take-back"},
        {"type": "start"},
        {"type": "lesson", "step": turn % 3},
    ]
