"""An analysis as plain data, the same figures that are printed and drawn."""

from typing import Any

from othersight.kernel.question import text_of
from othersight.study.analysis import Analysis
from othersight.study.chances import Share, Shift
from othersight.study.ledger import Line
from othersight.study.turning_points import TurningPoint
from othersight.study.words import decision_told, figure_named, line_told, place_told
from othersight.toolkit.phrases import Say


def report(analysis: Analysis, say: Say) -> dict[str, Any]:
    """Everything, under names that stay."""
    past, asked, luck = analysis.past, analysis.asked, analysis.luck
    return {
        "game": past.game.definition.name,
        "version": past.game.definition.version,
        "outcome": past.game.outcome,
        "decisions": past.last,
        "seat": past.game.seats[past.seat] if past.seat >= 0 else "",
        "side": analysis.side,
        "players": asked.players,
        "seed": asked.seed,
        "games": analysis.games,
        "curve": [point_data(analysis, step, share, say) for step, share in analysis.curve],
        "turning_points": [turning_data(analysis, one, say) for one in analysis.turning],
        "luck": {
            "sides": {line.side: line.data() for line in luck.sides},
            "figures": [figure_data(analysis, line, say) for line in luck.figures],
            "kinds": [{"side": line.side, "kind": line.kind, **line.data()} for line in luck.kinds],
        },
    }


def point_data(analysis: Analysis, step: int, share: Share, say: Say) -> dict[str, Any]:
    """One point of the curve."""
    low, high = share.interval
    return {
        "step": step,
        "round": analysis.past.round_at(step),
        "place": place_told(analysis.past, step, say),
        "share": round(share.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "games": 0 if share.known else share.games,
        "stuck": share.stuck,
        "known": share.known,
    }


def turning_data(analysis: Analysis, one: TurningPoint, say: Say) -> dict[str, Any]:
    """One turning point, with what was decided and what the log tells of it."""
    past = analysis.past
    steps = range(one.first + 1, one.last + 1)
    return {
        "first": one.first + 1,
        "last": one.last,
        "round": past.round_at(one.last),
        "place": place_told(past, one.first, say),
        "before": round(one.before.share, 4),
        "after": round(one.after.share, 4),
        "moved": shift_data(one.moved),
        "is_clear": one.moved.is_clear,
        "luck": shift_data(one.luck) if one.luck is not None else None,
        "choice": shift_data(one.choice) if one.choice is not None else None,
        "decisions": [found for step in steps if (found := decision_data(analysis, step, say))],
        "log": [
            {"decision": step, "key": entry.key, "text": line_told(past, entry, say)}
            for step in steps
            for entry in past.lines_at(step)
        ],
    }


def decision_data(analysis: Analysis, step: int, say: Say) -> dict[str, Any] | None:
    """A decision that may be told."""
    told = decision_told(analysis.past, step, say)
    if told is None:
        return None
    seat, option = analysis.past.game.history.list()[step - 1]
    return {
        "number": step,
        "seat": analysis.past.game.seats[seat],
        "option": text_of(option),
        "text": told[1],
    }


def shift_data(shift: Shift) -> dict[str, float]:
    """How far a share moved, with its interval."""
    low, high = shift.interval
    return {"by": round(shift.by, 4), "low": round(low, 4), "high": round(high, 4)}


def figure_data(analysis: Analysis, line: Line, say: Say) -> dict[str, Any]:
    """The dice of one Hero or person, or those rolled against him."""
    name = say(figure_named(analysis.past, line.figure))
    return {"side": line.side, "figure": line.figure, "name": name, **line.data()}
