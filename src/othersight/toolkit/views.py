"""What every view has in common: which game it is, who looks, who is asked what, and whether it is over."""

from typing import Any

from othersight.kernel.game import Game


def common_view(g: Game, seat: int) -> dict[str, Any]:
    """The part of a view that is the same in every game."""
    return {
        "game": g.definition.name,
        "seat": seat,
        "outcome": g.outcome,
        "decisions": g.history.length,
        "asked": asked_view(g),
        "question": question_view(g, seat),
    }


def asked_view(g: Game) -> list[dict[str, Any]]:
    """Who is asked what; the options are for the one who is asked."""
    return [{"seat": q.seat, "kind": q.kind, "rule": q.rule} for q in g.questions]


def question_view(g: Game, seat: int) -> dict[str, Any] | None:
    """The question put to that seat, with its options."""
    for question in g.questions:
        if question.seat == seat:
            return {"kind": question.kind, "rule": question.rule, "options": question.texts}
    return None


def innermost_frame(view: dict[str, Any], kinds: tuple[str, ...]) -> dict[str, Any] | None:
    """The innermost rule under way of these kinds, as a view shows it."""
    for entry in reversed(view["under_way"]):
        if entry["what"] in kinds:
            frame: dict[str, Any] = entry
            return frame
    return None
