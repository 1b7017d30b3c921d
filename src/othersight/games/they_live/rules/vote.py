"""Group decisions by secret votes that are shown when the last is in (TL-ROUND-05)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import A_PLAYER, CONDITIONS, Case, Condition
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, text_of

LEADER: Final = -1


class Vote(Procedure):
    """More than half of all votes decide; without a majority the leader's own vote, or the fallback given.

    The result is the place of the chosen option.
    """

    steps: ClassVar[tuple[str, ...]] = ("cast", "leader_decides")
    fields: ClassVar[tuple[str, ...]] = ("kind", "options", "voters", "fallback")

    def __init__(
        self,
        kind: str = "",
        options: tuple[Option, ...] = (),
        voters: tuple[int, ...] = (),
        fallback: int = LEADER,
    ) -> None:
        Procedure.__init__(self)
        self.kind = kind
        self.options = options
        self.voters = voters
        self.fallback = fallback
        """The place of the option taken without a majority, or LEADER."""

    def cast(self, g: Game) -> None:
        """TL-ROUND-05: votes are cast unseen."""
        if len(self.options) == 1 or not self.voters:
            self.finish(0)
            return
        choices = list(self.options)
        votes = g.ask_all(self.kind, list(self.voters), lambda seat: choices)
        if not votes:
            return
        counts = [0] * len(self.options)
        for seat in self.voters:
            counts[self.options.index(votes[seat])] += 1
            if not g.chronicle.silent:
                g.tell("vote", seat, text_of(votes[seat]))
        most = max(counts)
        if 2 * most > len(self.voters):
            self.finish(counts.index(most))
            return
        leader = table_of(g).leader
        if self.fallback != LEADER:
            g.tell("no-majority", self.kind)
            self.finish(self.fallback)
        elif leader in votes:
            g.tell("leader-decides", leader)
            self.finish(self.options.index(votes[leader]))

    def leader_decides(self, g: Game) -> None:
        """TL-ROUND-05: a leader who had no vote of the own, being in the other half, is asked (TL-ASSAULT-12)."""
        leader = table_of(g).leader
        choice = g.choice or g.ask(leader, self.kind, list(self.options))
        if choice:
            g.tell("leader-decides", leader)
            self.finish(self.options.index(choice))


def is_voted_on(c: Case) -> bool:
    """TL-ROUND-05: one of the options of the vote."""
    vote: Vote = c.frame
    return c.option in vote.options


for _kind, _verb in (("first-leader", "leader"), ("leader", "leader"), ("nominee", "nominate")):
    CONDITIONS[_kind, _verb] = (
        A_PLAYER,
        Condition("TL-ROUND-05", "reason-not-a-candidate", is_voted_on),
    )
