"""What a player reads off the log: who has thrown cards away, stayed out, waited; from the first line on for whoever
sits down late."""

from collections.abc import Callable
from typing import Any, Final

from othersight.bots.scripted import Told
from othersight.games.they_live.bots.habits import LATEST
from othersight.games.they_live.bots.memory import Deployment, Memory, View
from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.log import Entry

STALLING: Final = 20.0
"""How much it speaks against a leader to stand on Cable 54 at a late hour and do nothing."""
DAWDLING: Final = 2.5
"""How much it speaks against a leader not to be there."""

Values = tuple[Any, ...]


@mypyc_attr(serializable=True)
class Reading:
    """How the table stood at the line that is read, and how far the log has been read."""

    def __init__(self, memory: Memory, view: View, cable_54: int) -> None:
        self.memory = memory
        self.cable_54 = cable_54
        self.me: int = view["seat"]
        self.place = -1
        """How many decisions had been made at the last look; -1 before the first."""
        self.known = 0
        """How many lines had fallen since that decision."""
        self.now = 0
        """After how many decisions the line fell."""
        self.playing: list[int] = []
        """The person at each seat."""
        self.spaces: dict[int, int] = {}
        self.clock = 0
        self.hour = 0
        """What the clock showed when the round began."""
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

    def go_on(self, view: View, told: Told) -> None:
        """All that has been told since the last look."""
        lines = told(max(0, self.place))
        if self.place < 0:
            self.begin(view, lines)
        for line in lines[self.known :]:
            if line.key in READ:
                self.now = line.decision
                READ[line.key](self, line.values)
        self.place = view["decisions"]
        self.known = len([line for line in lines if line.decision >= self.place])
        self.memory.notice_test(view, self.spent)

    def begin(self, view: View, lines: list[Entry]) -> None:
        """How the table stood before the first line, as far as the lines or the present table show it."""
        told_of = {line.key for line in lines}
        self.playing = list(view["playing"])
        for line in reversed(lines):
            if line.key == "replacement":
                seat, _, fallen = line.values
                self.playing[int(str(seat))] = int(str(fallen))
        self.spaces = {person["person"]: person["space"] for person in view["people"]}
        if "clock" not in told_of:
            self.clock = self.hour = view["clock"]
        if "leader" not in told_of:
            self.leader = view["leader"]


def new_reading(memory: Memory, view: View, cable_54: int) -> Reading:
    """A log of which nothing has been read, for interpreted code as `new_memory` is."""
    return Reading(memory, view, cable_54)


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
    at.hour = at.clock


def news(at: Reading, values: Values) -> None:
    (card,) = values
    at.memory.news[card] = at.now
    no_assault(at, values)


def no_assault(at: Reading, values: Values) -> None:
    """Propaganda follows the turns at the locations: at a late hour the leader should have begun the assault there."""
    if at.responsible >= 0 and at.hour >= LATEST:
        weight = STALLING if at.was_free else DAWDLING
        at.memory.stalls[at.responsible] = at.memory.stalls.get(at.responsible, 1.0) * weight
    at.responsible = -1


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


def resources_sorted(at: Reading, values: Values) -> None:
    _, sabotaged = values
    at.memory.sabotage = len(sabotaged)


def recruit_spent(at: Reading, values: Values) -> None:
    at.spent.append(values[1])


def test_over(at: Reading, values: Values) -> None:
    at.spent.clear()


READ: Final[dict[str, Callable[[Reading, Values], None]]] = {
    "replacement": replacement,
    "moves": moves,
    "rides": moves,
    "flees": moves,
    "clock": clock,
    "leader": leader,
    "location-phase": location_phase,
    "location-turn": location_turn,
    "round": round_begins,
    "news": news,
    "no-news": no_assault,
    "glasses-spent": glasses_spent,
    "deployed": deployed,
    "calls-for-team": calls_for_team,
    "stays-out": stays_out,
    "resources-sorted": resources_sorted,
    "recruit-spent": recruit_spent,
    "assault-test": test_over,
}
"""The lines from which something is learned."""
