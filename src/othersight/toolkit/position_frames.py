"""Exact moments of a position: procedures by name and step, for moments that `when` cannot tell."""

from typing import Any

from othersight.kernel.codec import decode_procedure, encode_procedure
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import option_of, text_of
from othersight.toolkit.position_values import Fields, WrongPosition, list_in, out_of_range

KEYS = ("frames", "answers", "result")
DEEPEST = 40
FAULTS = (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError)


def resume_frames(game: Game, fields: Fields) -> None:
    """Put the procedures back as they were and ask again what was asked."""
    frames = list_in(fields.data["frames"], "frames")
    if not 1 <= len(frames) <= DEEPEST:
        raise out_of_range("frames", len(frames), 1, DEEPEST)
    seats = game.seats
    try:
        for frame in frames:
            game.call(decode_procedure(frame, game.definition))
        for seat, option in Fields(fields.data.get("answers", {}), "answers", seats).data.items():
            game.answers[seats.index(seat)] = option_of(str(option))
        game.result = fields.number("result", 0, -1, 9999)
        game.definition.check(game)
        game.table.unsettled = False
        game.run()
    except OthersightError as fault:
        raise broken(str(fault.arguments.get("reason", fault))) from fault
    except FAULTS as fault:
        raise broken(f"{type(fault).__name__}: {fault}") from fault


def broken(reason: str) -> WrongPosition:
    """Procedures that do not fit together or to the table."""
    return WrongPosition(
        "frames",
        f"the procedures do not hold together ({reason[:120]})",
        "position-frames",
        reason=reason[:120],
    )


def frames_of(game: Game) -> dict[str, Any]:
    """The keys that bring a game back to this very moment."""
    seats = game.seats
    found: dict[str, Any] = {"frames": [encode_procedure(frame) for frame in game.stack]}
    if game.answers:
        found["answers"] = {seats[seat]: text_of(said) for seat, said in game.answers.items()}
    if game.result:
        found["result"] = game.result
    return found
