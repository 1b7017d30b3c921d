"""The test group and who stands outside it (TL-ASSAULT-08, -23, -32)."""

from othersight.games.they_live.rules.people import in_turn_order, person_of, table_of
from othersight.games.they_live.table import LiveTable
from othersight.kernel.game import Game


def group_of(t: LiveTable) -> list[int]:
    """TL-ASSAULT-08: all living characters that have not revealed themselves, in turn order."""
    return [seat for seat in in_turn_order(t) if not person_of(t, seat).revealed]


def revealed_seats(t: LiveTable) -> list[int]:
    """Living revealed Invaders, in turn order."""
    return [seat for seat in in_turn_order(t) if person_of(t, seat).revealed]


def pass_leadership(g: Game) -> None:
    """TL-ASSAULT-32: if the leader dies or reveals, the next living member of the test group leads."""
    t = table_of(g)
    n = len(t.playing)
    for step in range(n):
        seat = (t.leader + step) % n
        person = person_of(t, seat)
        if not person.dead and not person.revealed:
            if seat != t.leader:
                t.leader = seat
                g.tell("leader", seat)
            return
