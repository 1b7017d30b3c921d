"""How likely each other player is an Invader, and what speaks for it: own looks, what was seen at the table, claims.

Deployments, refusals and waiting leaders are remembered; everything else is read from the view.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from othersight.games.they_live.bots.memory import Deployment, Memory
from othersight.games.they_live.bots.position import Position

LENSES: Final = 1.35
"""How much each card discarded beyond the expected share weighs against whoever checked a deposit."""
UNSORTED: Final = 1.1
"""How much it weighs to deploy cards unseen."""
LIE: Final = 8.0
REFUSAL: Final = 1.3
ACCUSATION: Final = 2.0
VOUCHING: Final = 0.75


class Evidence(NamedTuple):
    """Something that speaks for or against somebody."""

    kind: str
    """What it is: sorted, unsorted, refusal, stall, lie, accused, vouched, let-through, seen."""
    weight: float
    """How much likelier an Invader would have done this than a Human."""
    numbers: tuple[int, ...] = ()
    """Cards deployed and discarded, the number of refusals, who has said so."""


class Belief(NamedTuple):
    """What a player believes of a seat."""

    seat: int
    chance: float
    """The chance that an Invader sits there."""
    evidence: tuple[Evidence, ...]


def beliefs(pos: Position, memory: Memory) -> list[Belief]:
    """What the player believes of every other seat. An Invader reckons as a Human on the same seat would, so that
    nothing he does shows what he alone knows: that one of the Invaders is found."""
    before = odds_before(pos, "human")
    found: list[Belief] = []
    for seat, person in enumerate(pos.players):
        if seat == pos.seat:
            continue
        if person["identity"]:
            invader = person["identity"] == "invader"
            found.append(Belief(seat, float(invader), (Evidence("seen", 0.0),)))
            continue
        known = tuple(evidence(pos, memory, seat))
        found.append(Belief(seat, chance_by(before, known), known))
    return found


def believed(pos: Position) -> list[Belief]:
    """The same of the player who looks at this position, worked out once."""
    if "beliefs" not in pos.memo:
        pos.memo["beliefs"] = beliefs(pos, pos.memory)
    found: list[Belief] = pos.memo["beliefs"]
    return found


def suspicions(pos: Position) -> dict[int, float]:
    """The chance that an Invader sits there, by seat."""
    if "suspicions" not in pos.memo:
        pos.memo["suspicions"] = {belief.seat: belief.chance for belief in believed(pos)}
    found: dict[int, float] = pos.memo["suspicions"]
    return found


def candid(pos: Position, believed: Sequence[Belief]) -> list[Belief]:
    """The same as somebody says it who keeps nothing back: that he is an Invader himself counts."""
    before = odds_before(pos, pos.me["identity"])
    return [
        each
        if pos.players[each.seat]["identity"]
        else Belief(each.seat, chance_by(before, each.evidence), each.evidence)
        for each in believed
    ]


def chance_by(odds: float, known: Sequence[Evidence]) -> float:
    """The chance that somebody is an Invader, from the odds before anything was known."""
    for each in known:
        odds *= each.weight
    return odds / (1.0 + odds)


def odds_before(pos: Position, own: str) -> float:
    """The odds that somebody else is an Invader before anything has happened, to somebody who is this himself."""
    invaders, humans = pos.view["overlays"]["invader"], pos.view["overlays"]["human"]
    if own == "invader":
        return float((invaders - 1) / humans)
    return float(invaders / max(1, humans - 1)) if own else float(invaders / humans)


def evidence(pos: Position, memory: Memory, seat: int) -> list[Evidence]:
    """All that speaks for or against a seat whose identity the player has not seen."""
    person: int = pos.players[seat]["person"]
    found: list[Evidence] = []
    refused = memory.refusals.get(person, 0)
    if refused:
        found.append(Evidence("refusal", REFUSAL ** min(3, refused), (refused,)))
    if person in memory.stalls:
        found.append(Evidence("stall", memory.stalls[person]))
    for deployment in memory.deployments:
        if deployment.person == person:
            found.append(deployment_evidence(pos, deployment))
    found += claims_evidence(pos, seat, person)
    return [*found, *sorting_evidence(pos, memory, person)]


def deployment_evidence(pos: Position, deployment: Deployment) -> Evidence:
    """Who throws more away than is likely to be sabotaged throws good cards away."""
    numbers = (deployment.deployed, deployment.discarded)
    if not deployment.sorted:
        return Evidence("unsorted", UNSORTED, numbers)
    beyond = deployment.discarded - sum(numbers) * pos.figures.sabotaged
    return Evidence("sorted", float(LENSES ** max(-2.0, min(4.0, beyond * 1.5))), numbers)


def sorting_evidence(pos: Position, memory: Memory, person: int) -> list[Evidence]:
    """TL-ASSAULT-04: sabotaged cards beyond those deployed unseen were let through by somebody who looked."""
    own = sum([d.deployed for d in memory.deployments if d.sorted and d.person == person])
    if not pos.assault or not own:
        return []
    blind = sum([d.deployed for d in memory.deployments if not d.sorted])
    passed = memory.sabotage - blind
    looked = sum([d.deployed for d in memory.deployments if d.sorted])
    weight = 0.8 if passed <= 0 else 1.0 + 4.0 * own / looked
    return [Evidence("let-through", weight, (max(0, passed), own))]


def claims_evidence(pos: Position, seat: int, person: int) -> list[Evidence]:
    """Contradicted claims weigh heavily; accusations and vouching by others a little, own knowledge aside."""
    found: list[Evidence] = []
    for speaker, when, state, about, thing, what in pos.view["claims"]:
        if state != "stands":
            continue
        if speaker == seat and is_false(pos, when, about, thing, what):
            found.append(Evidence("lie", LIE))
        elif about == "person" and thing == person and speaker not in (seat, pos.seat):
            accused = what == "invader"
            weight = ACCUSATION if accused else VOUCHING
            found.append(Evidence("accused" if accused else "vouched", weight, (speaker,)))
    return found


def is_false(pos: Position, when: int, about: str, thing: int | str, what: int | str) -> bool:
    """Whether the own looks contradict a claim."""
    if about == "person" and isinstance(thing, int):
        known = pos.people[thing]["identity"]
        return bool(known) and known != what
    if about == "billboard" and isinstance(thing, int):
        billboard = pos.places[thing]["billboard"]
        fresh = when >= swapped_at(pos, billboard["artwork"])
        return fresh and bool(billboard["message"]) and billboard["message"] != what
    return False


def swapped_at(pos: Position, artwork: str) -> int:
    """When a billboard was last seen swapped; what was said before is no longer about it."""
    news = pos.figures.config.news
    times = [when for id, when in pos.memory.news.items() if news[id].swap == artwork]
    return max(times, default=0)


def message_of(pos: Position, space: int) -> str:
    """The hidden message of a billboard, by the own lenses or by the word of somebody not suspected."""
    billboard = pos.places[space]["billboard"]
    message: str = billboard["message"]
    odds = suspicions(pos)
    for speaker, when, state, about, thing, what in [] if message else pos.view["claims"]:
        fresh = state == "stands" and when >= swapped_at(pos, billboard["artwork"])
        if about == "billboard" and thing == space and fresh and odds.get(speaker, 1.0) < 0.5:
            message = what
    return message


def raid_risk(pos: Position, space: int) -> float:
    """The chance that the next news raids a billboard (TL-NEWS-06)."""
    message = message_of(pos, space)
    unseen, raids = news_to_come(pos)
    if not unseen or not pos.view["decks"]["news"]:
        return 0.0
    hits = raids.count(message) if message else len(raids) / 3
    return hits / unseen


def news_to_come(pos: Position) -> tuple[int, list[str]]:
    """How many news have not been seen yet, and what those that raid look for."""
    if "news" not in pos.memo:
        cards = pos.figures.config.news.items()
        unseen = [card for id, card in cards if id not in pos.memory.news]
        pos.memo["news"] = len(unseen), [card.raid for card in unseen if card.raid]
    found: tuple[int, list[str]] = pos.memo["news"]
    return found


def trusted(pos: Position, odds: dict[int, float]) -> list[int]:
    """The living seats, the least suspected first; the own seat counts as its reputation, not as its secret."""
    own = sum(odds.values()) / max(1, len(odds)) * 0.98
    score = {seat: odds.get(seat, own) for seat in pos.alive()}
    return sorted(pos.alive(), key=lambda seat: (round(score[seat], 2), seat != pos.leader, seat))
