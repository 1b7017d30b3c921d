"""What a player says or does without being asked: claims and Single Use cards (TL-TIME-06, TL-TIME-07)."""

from typing import Final

from othersight.games.they_live.bots.acting import best_target
from othersight.games.they_live.bots.position import Position
from othersight.games.they_live.bots.values import deposit_worth
from othersight.kernel.chance import Chance

OWN_TURN: Final = ("free-move", "action", "location")
"""Questions at which no vote is open and nothing is about to be rolled."""
PAYS: Final = 0.6
"""How much more than its place among the Resources a Single Use card must bring."""
SELDOM: Final = 4
"""An Invader lies about one billboard in so many."""


def unasked(pos: Position, chance: Chance) -> str:
    """An aside worth making now, or nothing."""
    question = pos.view["question"]
    if question is None or question["kind"] not in OWN_TURN or pos.assault:
        return ""
    return (
        card_to_use(pos)
        or told_of_people(pos)
        or told_of_deposit(pos)
        or told_of_walls(pos, chance)
    )


def card_to_use(pos: Position) -> str:
    """TL-STASH-13: a Single Use card without Action text that helps enough."""
    for card in pos.carried():
        face = pos.face(card)
        if not face.single_use or face.action or not face.who:
            continue
        gained = best_target(pos, face.outcome, face.who)[1]
        if gained >= PAYS + max(0.0, deposit_worth(pos, card)) * 0.5:
            return f"use {card['card']}"
    return ""


def standing(pos: Position, about: str) -> dict[int, str]:
    """The own claims about things of a kind that have not been withdrawn, the last of each."""
    claims = pos.view["claims"]
    own = [c for c in claims if c[0] == pos.seat and c[2] == "stands" and c[3] == about]
    return {claim[4]: claim[5] for claim in own}


def told_of_people(pos: Position) -> str:
    """What the lenses have shown of others, told once; an Invader makes a fellow a Human and answers an accuser."""
    said = standing(pos, "person")
    for seat, person in enumerate(pos.players):
        known = person["identity"]
        if seat == pos.seat or person["person"] in said or person["revealed"]:
            continue
        if known:
            told = "human" if pos.invader and known == "invader" else known
            return f"claim person {person['person']} {told}"
        if pos.invader and accuses(pos, seat):
            return f"claim person {person['person']} invader"
    return ""


def accuses(pos: Position, seat: int) -> bool:
    """Whether a seat has called this player an Invader."""
    me = pos.me["person"]
    return any(
        [c[0] == seat and c[2:] == ["stands", "person", me, "invader"] for c in pos.view["claims"]]
    )


def told_of_deposit(pos: Position) -> str:
    """How many sabotaged cards a check has found; an Invader tells of as many as were thrown away."""
    found = pos.memory.found
    pos.memory.found = None
    return f"claim deposit {found[0]} {found[1]}" if found else ""


def told_of_walls(pos: Position, chance: Chance) -> str:
    """The hidden messages seen, one after the other; what a swap has made old is withdrawn."""
    said = standing(pos, "billboard")
    for space in pos.city.billboards:
        message = pos.places[space]["billboard"]["message"]
        changed = space not in pos.memory.lied and said.get(space, message) != message
        if message and (space not in said or changed):
            return f"claim billboard {space} {wording(pos, space, message, chance)}"
        if not message and space in said:
            return f"withdraw {latest(pos, space)}"
    return ""


def wording(pos: Position, space: int, message: str, chance: Chance) -> str:
    """The truth; an Invader now and then names another message where cards lie and nobody has spoken yet."""
    rich = pos.places[space]["deposit"] >= 2
    if not pos.invader or not rich or spoken_of(pos, space) or chance.below(SELDOM):
        return message
    pos.memory.lied.append(space)
    others = [m for m in pos.figures.config.messages if m != message]
    return others[chance.below(len(others))]


def spoken_of(pos: Position, space: int) -> bool:
    """Whether anybody's word about a billboard stands."""
    return any([c[2:5] == ["stands", "billboard", space] for c in pos.view["claims"]])


def latest(pos: Position, space: int) -> int:
    """The number of the own last claim about a billboard."""
    numbers = [
        at
        for at, claim in enumerate(pos.view["claims"])
        if claim[0] == pos.seat and claim[2:5] == ["stands", "billboard", space]
    ]
    return numbers[-1]
