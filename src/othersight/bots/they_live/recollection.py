"""What somebody who sits down late reads off the log.

It is a little more than a player notices who was there from the beginning: the log names whoever checked a deposit, and
everybody who stayed out of a team effort, even where others joined.
"""

from collections.abc import Callable, Sequence
from typing import Any

from othersight.bots.they_live.habits import LATEST
from othersight.bots.they_live.memory import DAWDLING, STALLING, Deployment, Memory, View
from othersight.kernel.log import Entry

Values = tuple[Any, ...]


def recollect(memory: Memory, view: View, log: Sequence[Entry], cable_54: int) -> None:
    """Fill an empty memory with what the log tells."""
    reading = Reading(memory, view, log, cable_54)
    for line in log:
        if line.key == "news":
            memory.news[str(line.values[0])] = line.decision
        elif line.key in READ:
            READ[line.key](reading, line.values)
    memory.hour = reading.hour
    memory.notice_test(view)
    memory.recruits += reading.spent


class Reading:
    """How the table stood at the line that is read."""

    def __init__(self, memory: Memory, view: View, log: Sequence[Entry], cable_54: int) -> None:
        self.memory = memory
        self.cable_54 = cable_54
        self.me: int = view["seat"]
        self.playing: list[int] = list(view["playing"])
        """The person at each seat."""
        for line in reversed(log):
            if line.key == "replacement":
                seat, _, fallen = line.values
                self.playing[int(str(seat))] = int(str(fallen))
        self.spaces: dict[int, int] = {}
        self.clock = 0
        self.hour = (0, 0)
        """The round and what the clock showed when it began."""
        self.leader = -1
        self.responsible = -1
        """The person who led when the turns at the locations began."""
        self.was_free = False
        """Whether that person has had a turn on Cable 54 in which something could be done."""
        self.checker = -1
        """The person who is checking a deposit."""
        self.looked = False
        self.caller = -1
        """The seat that has called for a team effort last."""
        self.spent: list[str] = []
        """The persuaded tiles spent on the present test of the assault."""


def replacement(at: Reading, values: Values) -> None:
    seat, person, _ = values
    at.playing[seat] = person


def moves(at: Reading, values: Values) -> None:
    person, space = values
    at.spaces[person] = space


def clock(at: Reading, values: Values) -> None:
    (at.clock,) = values


def leader(at: Reading, values: Values) -> None:
    (at.leader,) = values


def location_phase(at: Reading, values: Values) -> None:
    """From here on the leader might begin the assault."""
    at.responsible, at.was_free = at.playing[at.leader], False


def location_turn(at: Reading, values: Values) -> None:
    person, what = values
    at.checker, at.looked = (person if what == "check" else -1), False
    is_there = person == at.responsible and at.spaces.get(person) == at.cable_54
    at.was_free = at.was_free or (is_there and what != "recover")


def round_begins(at: Reading, values: Values) -> None:
    """At a late hour the leader of the round before should have begun the assault."""
    if at.responsible >= 0 and at.hour[1] >= LATEST:
        weight = STALLING if at.was_free else DAWDLING
        at.memory.stalls[at.responsible] = at.memory.stalls.get(at.responsible, 1.0) * weight
        at.memory.judged = at.hour[0]
    at.hour = (values[0], at.clock)


def glasses_spent(at: Reading, values: Values) -> None:
    at.looked = at.looked or values[0] == at.checker


def deployed(at: Reading, values: Values) -> None:
    person, through, thrown_away, _ = values
    if through + thrown_away:
        deployment = Deployment(person, through, thrown_away, at.looked)
        at.memory.deployments.append(deployment)


def calls_for_team(at: Reading, values: Values) -> None:
    (at.caller,) = values


def stays_out(at: Reading, values: Values) -> None:
    """Only whoever has asked for help takes it amiss."""
    person = at.playing[values[0]]
    if at.caller == at.me:
        at.memory.refusals[person] = at.memory.refusals.get(person, 0) + 1


def recruit_spent(at: Reading, values: Values) -> None:
    at.spent.append(values[1])


def test_over(at: Reading, values: Values) -> None:
    at.spent.clear()


READ: dict[str, Callable[[Reading, Values], None]] = {
    "replacement": replacement,
    "moves": moves,
    "rides": moves,
    "flees": moves,
    "clock": clock,
    "leader": leader,
    "location-phase": location_phase,
    "location-turn": location_turn,
    "round": round_begins,
    "glasses-spent": glasses_spent,
    "deployed": deployed,
    "calls-for-team": calls_for_team,
    "stays-out": stays_out,
    "recruit-spent": recruit_spent,
    "assault-test": test_over,
}
"""The lines from which something is learned."""
