"""Proposals to undo further than a seat may alone, and who has agreed, as the journal tells it."""

from othersight.server.storage.rows import CONSENT, DECISION, PROPOSAL, SEAT, UNDO, Change

YES, NO = "yes", "no"


class Proposal:
    """A proposal to go back to `to` decisions. Its number is the sequence at which it was made."""

    def __init__(self, number: int, by: int, to: int) -> None:
        self.number = number
        self.by = by
        self.to = to
        self.agreed = {by}


def proposal_after(before: Proposal | None, change: Change) -> Proposal | None:
    """The proposal after a change. A decision, a no, or another holder of the proposer's seat ends it."""
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
    """Whether a person handed the seat to a bot themselves, which counts as agreeing."""
    own = change.key is not None and change.key.startswith(f"{change.seat}:")
    return change.kind == SEAT and own and change.detail == "bot"
