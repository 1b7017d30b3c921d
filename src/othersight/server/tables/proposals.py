"""Somebody wants to go back further than they may alone: what they want, and who has agreed, from the journal."""

from othersight.server.storage.rows import CONSENT, DECISION, PROPOSAL, SEAT, UNDO, Change

YES, NO = "yes", "no"


class Proposal:
    """Back to so many decisions. Its number is the sequence at which it was made."""

    def __init__(self, number: int, by: int, to: int) -> None:
        self.number = number
        self.by = by
        self.to = to
        self.agreed = {by}


def proposal_after(before: Proposal | None, change: Change) -> Proposal | None:
    """What is proposed after a change: a decision, one refusal or the leaving of whoever proposed it ends it."""
    if change.kind == PROPOSAL:
        return Proposal(change.sequence, change.seat, int(change.detail))
    if before is None or change.kind in (DECISION, UNDO):
        return None
    if change.kind == CONSENT:
        if change.detail == NO:
            return None
        before.agreed.add(change.seat)
    if change.kind == SEAT and change.seat == before.by:
        return None
    if is_handed_over(change):
        before.agreed.add(change.seat)
    elif change.kind == SEAT:
        before.agreed.discard(change.seat)
    return before


def is_handed_over(change: Change) -> bool:
    """Whether somebody left the seat to a bot of their own accord, and with it the decision; others cannot do that."""
    own = change.key is not None and change.key.startswith(f"{change.seat}:")
    return change.kind == SEAT and own and change.detail == "bot"
