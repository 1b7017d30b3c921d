"""What a decision has brought, as a short digest: lines of the log, questions and outcome.

Two versions of the rules under which all decisions of a game have the same traces are the same to its players.
"""

from hashlib import blake2b

from othersight.kernel.game import ASIDE, Game
from othersight.kernel.question import Option

BYTES = 8


def trace_of(game: Game) -> str:
    """The digest of what the last decision has brought."""
    lines = [(e.key, e.values, e.seen_by) for e in game.chronicle.since(game.history.length - 1)]
    asked = [(question.seat, question.kind, question.options) for question in game.questions]
    told = repr((lines, asked, game.outcome)).encode("utf-8", "surrogatepass")
    return blake2b(told, digest_size=BYTES).hexdigest()


def decide_again(game: Game, seat: int, option: Option) -> None:
    """Take a decision of a history once more, asked for or not."""
    if option[0] == ASIDE:
        game.aside(option[1:], seat)
    else:
        game.answer(option, seat)
