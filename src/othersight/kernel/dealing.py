"""The table as one seat may imagine it: what the seat does not know is dealt anew.

A dealt game shows its seat exactly what the true one does. Everything else in it comes from that seat's knowledge and
a seed: whoever searches through dealt games learns nothing that the seat may not know. The game itself deals its
table; what is common to all games is done here.
"""

from typing import Final

from othersight.kernel.chance import Chance
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.log import History, Log
from othersight.kernel.question import Option

NOT_KNOWN: Final[Option] = ("not-known",)
"""Stands in the history of a dealt game for whatever others have decided."""


def deal_anew(game: Game, seat: int, seed: str) -> Game:
    """A game that the seat cannot tell from the true one, all that it does not know dealt from the seed."""
    if not 0 <= seat < len(game.seats):
        raise OthersightError(
            f"there is no seat {seat} to deal for; the seats are 0 to {len(game.seats) - 1}",
            "error-no-such-seat",
            seat=seat,
        )
    chance = Chance(f"dealt for seat {seat} from {seed}")
    dealt = game.clone()
    dealt.chance = chance
    dealt.start = {"options": game.start["options"], "seed": chance.seed}
    dealt.history = decisions_of(game.history, seat)
    dealt.chronicle = lines_read(game.chronicle, seat)
    unsettled = dealt.table.unsettled
    game.definition.deal(dealt, seat, chance)
    dealt.table.unsettled = unsettled
    if dealt.stack:
        guess_answers(dealt, seat, chance)
        ask_again(dealt)
    return dealt


def decisions_of(history: History, seat: int) -> History:
    """As many decisions, of which only the seat's own are told."""
    known = History()
    for who, option in history.list():
        known.add(who, option if who == seat else NOT_KNOWN)
    return known


def lines_read(log: Log, seat: int) -> Log:
    """The lines of the log that the seat may see."""
    known = Log(log.silent)
    for entry in log.entries():
        if entry.is_seen_by(seat):
            known.add(entry)
    return known


def guess_answers(dealt: Game, seat: int, chance: Chance) -> None:
    """Whoever else has answered in secret has answered anything that the dealt table allows."""
    given = dealt.answers
    if not given:
        return
    dealt.answers = {}
    ask_again(dealt)
    options = {question.seat: question.options for question in dealt.questions}
    guessed: dict[int, Option] = {}
    for who in sorted(given):
        allowed = options[who]
        guessed[who] = given[who] if who == seat else allowed[chance.below(len(allowed))]
    dealt.answers = guessed


def ask_again(dealt: Game) -> None:
    """Put the questions to the dealt table that are open at the true one."""
    dealt.questions = []
    dealt.resume()
