"""How likely each other player is an Invader, from own looks, from what was seen at the table and from claims.

A player remembers the deployments and refusals of a game; everything else is read from the view.
"""

from typing import Any

from othersight.bots.they_live.position import Position
from othersight.bots.they_live.timing import LONGEST, PATIENT_HOURS
from othersight.games.they_live.setting import MIDNIGHT

LENSES = 1.35
"""How much each card discarded beyond the expected share weighs against whoever checked a deposit."""
LIE = 8.0
REFUSAL = 1.3
STALLING = 20.0
"""How much it speaks against a leader to stand on Cable 54 at a late hour and do nothing."""
DAWDLING = 2.5
"""How much it speaks against a leader not to be there."""
ACCUSATION = 2.0
VOUCHING = 0.75


class Deployment:
    """One Check and deploy as the table saw it."""

    def __init__(self, person: int, deployed: int, discarded: int, sorted: bool) -> None:
        self.person = person
        self.deployed = deployed
        self.discarded = discarded
        self.sorted = sorted
        """Whether a glasses token was spent on it."""


class Memory:
    """What a player has noticed since the game began."""

    def __init__(self) -> None:
        self.deployments: list[Deployment] = []
        self.refusals: dict[int, int] = {}
        """How often each person has refused a team effort or a trade."""
        self.stalls: dict[int, float] = {}
        """How much each person has to answer for having stood on Cable 54 as leader and not begun the assault."""
        self.last: dict[str, Any] | None = None
        self.judged = 0
        """The round whose leader has been judged."""
        self.hour = (0, 0)
        """The present round and what the clock showed when it was first seen."""

    def notice(self, view: dict[str, Any]) -> None:
        """Compare the table with what it was at the last look."""
        if self.last is not None and view["decisions"] < self.last["decisions"]:
            self.__init__()  # type: ignore[misc]
        if self.last is not None and not view["assault"]:
            self.notice_deployment(self.last, view)
        if view["round"] != self.hour[0]:
            self.hour = (view["round"], view["clock"])
        self.last = view

    def notice_stalling(self, pos: Position) -> None:
        """At the election: the leader had an hour at which a Human would have begun the assault, and has not."""
        if pos.view["round"] == self.judged:
            return
        self.judged = pos.view["round"]
        late = self.hour[1] - (MIDNIGHT - LONGEST - PATIENT_HOURS)
        if late < 0:
            return
        person = pos.players[pos.leader]
        free = not pos.places[pos.city.cable_54]["stack"] and not person["beaten"]
        there = free and person["space"] == pos.city.cable_54
        weight = STALLING if there else DAWDLING
        self.stalls[person["person"]] = self.stalls.get(person["person"], 1.0) * weight

    def notice_deployment(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        """A deposit has become smaller and the Resources larger: whoever stands there has checked it."""
        more = after["decks"]["resources"] - before["decks"]["resources"]
        for old, new in zip(before["places"], after["places"], strict=True):
            gone = old.get("deposit", 0) - new.get("deposit", 0)
            if gone <= 0 or after["clock"] != before["clock"]:
                continue
            here = [p for p in after["people"] if p["space"] == new["space"] and p["seat"] >= 0]
            spent = [p for p in here if p["glasses"] < before["people"][p["person"]]["glasses"]]
            if len(spent) == 1 or len(here) == 1:
                person = (spent or here)[0]["person"]
                deployed = max(0, min(gone, more))
                self.deployments.append(Deployment(person, deployed, gone - deployed, bool(spent)))

    def refused(self, people: list[int]) -> None:
        """Somebody would not help."""
        for person in people:
            self.refusals[person] = self.refusals.get(person, 0) + 1


def suspicions(pos: Position, memory: Memory) -> dict[int, float]:
    """The chance that each other seat plays an Invader."""
    overlays = pos.view["overlays"]
    unknown = overlays["human"] + overlays["invader"] - 1
    invaders = overlays["invader"] - (1 if pos.invader else 0)
    odds: dict[int, float] = {}
    for seat, person in enumerate(pos.players):
        if seat == pos.seat:
            continue
        if person["identity"]:
            odds[seat] = 1.0 if person["identity"] == "invader" else 0.0
            continue
        weight = invaders / max(1, unknown - invaders) * evidence(pos, memory, seat)
        odds[seat] = weight / (1.0 + weight)
    return odds


def evidence(pos: Position, memory: Memory, seat: int) -> float:
    """How much more likely an Invader would have done all this than a Human."""
    person: int = pos.players[seat]["person"]
    weight = REFUSAL ** min(3, memory.refusals.get(person, 0)) * memory.stalls.get(person, 1.0)
    for deployment in memory.deployments:
        if deployment.person == person:
            weight *= deployment_evidence(pos, deployment)
    return weight * claims_evidence(pos, seat, person) * sorting_evidence(pos, memory, person)


def deployment_evidence(pos: Position, deployment: Deployment) -> float:
    """Who throws more away than is likely to be sabotaged throws good cards away."""
    if not deployment.sorted:
        return 1.1
    cards = deployment.deployed + deployment.discarded
    beyond = deployment.discarded - cards * pos.figures.sabotaged
    return float(LENSES ** max(-2.0, min(4.0, beyond * 1.5)))


def sorting_evidence(pos: Position, memory: Memory, person: int) -> float:
    """TL-ASSAULT-04: sabotaged cards beyond those deployed unseen were let through by somebody who looked."""
    if not pos.assault:
        return 1.0
    blind = sum([d.deployed for d in memory.deployments if not d.sorted])
    passed = len(pos.view["decks"]["sabotaged"]) - blind
    looked = sum([d.deployed for d in memory.deployments if d.sorted])
    own = sum([d.deployed for d in memory.deployments if d.sorted and d.person == person])
    if passed <= 0 or not looked:
        return 1.0 if not own else 0.8
    return 1.0 + 4.0 * own / looked


def claims_evidence(pos: Position, seat: int, person: int) -> float:
    """Contradicted claims weigh heavily; accusations and vouching by others a little, own knowledge aside."""
    weight = 1.0
    for speaker, _, state, about, thing, what in pos.view["claims"]:
        if state != "stands":
            continue
        if speaker == seat and is_false(pos, about, thing, what):
            weight *= LIE
        elif about == "person" and thing == person and speaker not in (seat, pos.seat):
            weight *= ACCUSATION if what == "invader" else VOUCHING
    return weight


def is_false(pos: Position, about: str, thing: int | str, what: int | str) -> bool:
    """Whether the own looks contradict a claim."""
    if about == "person" and isinstance(thing, int):
        known = pos.people[thing]["identity"]
        return bool(known) and known != what
    return False


def trusted(pos: Position, odds: dict[int, float]) -> list[int]:
    """The living seats, the least suspected first; the own seat counts as its reputation, not as its secret."""
    own = sum(odds.values()) / max(1, len(odds)) * 0.98
    score = {seat: odds.get(seat, own) for seat in pos.alive()}
    return sorted(pos.alive(), key=lambda seat: (round(score[seat], 2), seat != pos.leader, seat))
