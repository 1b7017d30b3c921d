"""What a player says or does without being asked: claims and Single Use cards (TL-TIME-06, -07)."""

from othersight.bots.they_live.acting import best_target
from othersight.bots.they_live.belief import Memory
from othersight.bots.they_live.position import Position
from othersight.bots.they_live.worth import deposit_worth

OWN_TURN = ("free-move", "action", "location")
"""Questions at which no vote is open and nothing is about to be rolled."""
PAYS = 0.6
"""How much more than its place among the Resources a Single Use card must bring."""


def unasked(pos: Position, memory: Memory) -> str:
    """An aside worth making now, or nothing."""
    return card_to_use(pos) or claim(pos)


def card_to_use(pos: Position) -> str:
    """TL-STASH-13: a Single Use card without Action text that helps enough; not while votes are open."""
    question = pos.view["question"]
    if pos.assault or question is None or question["kind"] not in OWN_TURN:
        return ""
    for card in pos.carried():
        face = pos.face(card)
        if not face.single_use or face.action or not face.who:
            continue
        gained = best_target(pos, face.outcome, face.who)[1]
        if gained >= PAYS + max(0.0, deposit_worth(pos, card)) * 0.5:
            return f"use {card['card']}"
    return ""


def claim(pos: Position) -> str:
    """What the lenses have shown of others, told once; an Invader turns a fellow Invader into a Human."""
    said = {(c[3], c[4]) for c in pos.view["claims"] if c[0] == pos.seat and c[2] == "stands"}
    for seat, person in enumerate(pos.players):
        known = person["identity"]
        if seat == pos.seat or not known or ("person", person["person"]) in said:
            continue
        told = "human" if pos.invader and known == "invader" else known
        return f"claim person {person['person']} {told}"
    return ""
