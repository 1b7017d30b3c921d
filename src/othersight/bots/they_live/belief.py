"""How likely each other player is an Invader, from own looks, from what was seen at the table and from claims.

Deployments, refusals and waiting leaders are remembered; everything else is read from the view.
"""

from othersight.bots.they_live.memory import Deployment, Memory
from othersight.bots.they_live.position import Position

LENSES = 1.35
"""How much each card discarded beyond the expected share weighs against whoever checked a deposit."""
LIE = 8.0
REFUSAL = 1.3
ACCUSATION = 2.0
VOUCHING = 0.75


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
    for speaker, when, state, about, thing, what in pos.view["claims"]:
        if state != "stands":
            continue
        if speaker == seat and is_false(pos, when, about, thing, what):
            weight *= LIE
        elif about == "person" and thing == person and speaker not in (seat, pos.seat):
            weight *= ACCUSATION if what == "invader" else VOUCHING
    return weight


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
    news = pos.figures.setting.news
    times = [when for id, when in pos.memory.news.items() if news[id].swap == artwork]
    return max(times, default=0)


def message_of(pos: Position, space: int) -> str:
    """The hidden message of a billboard, by the own lenses or by the word of somebody not suspected."""
    billboard = pos.places[space]["billboard"]
    message: str = billboard["message"]
    odds: dict[int, float] = pos.memo["suspicions"]
    for speaker, when, state, about, thing, what in [] if message else pos.view["claims"]:
        fresh = state == "stands" and when >= swapped_at(pos, billboard["artwork"])
        if about == "billboard" and thing == space and fresh and odds.get(speaker, 1.0) < 0.5:
            message = what
    return message


def raid_risk(pos: Position, space: int) -> float:
    """The chance that the next news raids a billboard (TL-NEWS-06)."""
    message = message_of(pos, space)
    unseen = [n for id, n in pos.figures.setting.news.items() if id not in pos.memory.news]
    if not unseen or not pos.view["decks"]["news"]:
        return 0.0
    raids = [card.raid for card in unseen if card.raid]
    hits = raids.count(message) if message else len(raids) / 3
    return hits / len(unseen)


def trusted(pos: Position, odds: dict[int, float]) -> list[int]:
    """The living seats, the least suspected first; the own seat counts as its reputation, not as its secret."""
    own = sum(odds.values()) / max(1, len(odds)) * 0.98
    score = {seat: odds.get(seat, own) for seat in pos.alive()}
    return sorted(pos.alive(), key=lambda seat: (round(score[seat], 2), seat != pos.leader, seat))
