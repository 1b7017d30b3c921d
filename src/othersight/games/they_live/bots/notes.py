"""What a player believes of the others, in a form that a hint can show: keys of texts with their values."""

from collections.abc import Sequence
from typing import Any, Final

from othersight.bots.explanation import Notes
from othersight.games.they_live.bots.belief import Belief, Evidence

Note = tuple[str, dict[str, Any]]
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "sorted": ("deployed", "discarded"),
    "unsorted": ("deployed", "discarded"),
    "refusal": ("times",),
    "accused": ("by",),
    "vouched": ("by",),
    "let-through": ("sabotaged", "deployed"),
}
"""What the numbers of a piece of evidence stand for."""


def notes(beliefs: Sequence[Belief]) -> Notes:
    """One line for every seat, the most suspected first, each followed by what speaks for it; a single line as long as
    nothing does."""
    found: list[Note] = []
    if beliefs and not any([belief.evidence for belief in beliefs]):
        return (("live-belief-alike", {"percent": round(100 * beliefs[0].chance)}),)
    for belief in sorted(beliefs, key=lambda each: (-each.chance, each.seat)):
        percent = round(100 * belief.chance)
        found.append(("live-belief", {"seat": belief.seat, "percent": percent}))
        found += [note_of(belief, each) for each in belief.evidence]
    return tuple(found)


def note_of(belief: Belief, evidence: Evidence) -> Note:
    """One piece of evidence."""
    values: dict[str, Any] = {"seat": belief.seat, "weight": round(evidence.weight, 2)}
    values |= dict(zip(NAMES.get(evidence.kind, ()), evidence.numbers, strict=True))
    if evidence.kind == "seen":
        values["identity"] = "invader" if belief.chance else "human"
    return f"live-evidence-{evidence.kind}", values
