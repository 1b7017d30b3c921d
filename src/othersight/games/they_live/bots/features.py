"""A table of They Live in numbers, as the learned worth of a table reads it.

Only tables as a player imagines them are read this way: there everybody is somebody and every card has its icon.
"""

from functools import lru_cache
from typing import Final

from othersight.games.they_live.bots.progress import card_under_way, failures, tests_done
from othersight.games.they_live.rules.people import equipped, person_of, spares, table_of
from othersight.games.they_live.setup.start import DIFFICULTIES
from othersight.games.they_live.state.config import (
    COMBAT,
    FREEWAY,
    MIDNIGHT,
    RED_FROM,
    SKILLS,
    Config,
)
from othersight.games.they_live.state.table import NONE, ON_BOARD, LiveTable, Person
from othersight.kernel.game import Game
from othersight.toolkit.distances import steps_from

Points = list[float]
"""Something for each skill."""
Party = tuple[Points, int]
"""The dice of a group by skill, and how many it is."""
NO_POINTS: Final[Points] = [0.0] * len(SKILLS)
CARDS: Final = 3
STEEP: Final = 3.0
"""Margins beyond this count no more."""


def features(g: Game) -> list[float]:
    """The numbers, always as many and in the same order."""
    t = table_of(g)
    people = [person_of(t, seat) for seat in range(len(t.playing))]
    alive = [person for person in people if not person.dead]
    humans = [person for person in alive if not person.invader]
    traitors = [person for person in alive if person.invader]
    hidden = [person for person in traitors if not person.revealed]
    alone = dice_by_skill(t, humans)
    dice = added(alone, dice_by_skill(t, hidden))
    clean, foul = points_of(t, (*t.decks.useful, *t.decks.sabotaged))
    add_recruits(t, clean)
    parties = ((dice, len(humans) + len(hidden)), (alone, len(humans)))
    return [
        *of_course(g, t),
        *of_sides(t, humans, traitors),
        *of_people(t, alive),
        *[total / 10 for total in dice],
        *[total / 10 for total in alone],
        *[total / 4 for total in clean],
        *of_stock(t, alive, clean, foul),
        *of_board(t, humans),
        *of_talk(t, people),
        *of_assault(g, t, parties, clean, foul),
    ]


def of_course(g: Game, t: LiveTable) -> list[float]:
    """How many play, how hard it is, how late."""
    return [
        float(t.config.players == 4),
        float(t.config.players == 6),
        *[float(level == t.config.difficulty) for level in DIFFICULTIES],
        (t.clock - 12) / 12,
        max(0, t.clock - RED_FROM + 1) / 5,
        float(t.clock >= MIDNIGHT - 2),
        float(t.clock == MIDNIGHT - 1),
        len(t.decks.news) / 15,
        float(t.triggered),
        float(t.assault),
        failures(g) / 5,
    ]


def of_sides(t: LiveTable, humans: list[Person], traitors: list[Person]) -> list[float]:
    """Who is who."""
    left = spares(t)
    lead = person_of(t, t.leader)
    return [
        len(humans) / 4,
        float(len(traitors) == 1),
        float(len(traitors) >= 2),
        float(sum([person.revealed for person in traitors])),
        float(sum([person.retreated for person in traitors])),
        float(lead.invader),
        float(len(left)),
        float(sum([t.people[spare].invader for spare in left])),
        float(not left),
    ]


def of_people(t: LiveTable, alive: list[Person]) -> list[float]:
    """How everybody fares."""
    life = sorted([person.health - person.damage for person in alive])
    wanted = [person.wanted for person in alive]
    return [
        sum(life) / 25,
        life[0] / 6 if life else 0.0,
        life[1] / 6 if len(life) > 1 else 0.0,
        float(sum([n <= 1 for n in life])),
        float(sum([n <= 2 for n in life])),
        sum(wanted) / 10,
        max(wanted, default=0) / 5,
        sum([len(person.injuries) for person in alive]) / 4,
        sum([person.scrap for person in alive]) / 10,
        sum([person.glasses for person in alive]) / 4,
        float(sum([person.glasses > 0 for person in alive if not person.invader])),
        sum([person.passes for person in alive]) / 6,
        float(sum([person.completed for person in alive])),
        float(sum([person.beaten for person in alive])),
    ]


def dice_by_skill(t: LiveTable, people: list[Person]) -> Points:
    """The dice of a group in tests of the assault."""
    total = [0.0] * len(SKILLS)
    for person in people:
        for skill, n in enumerate(assault_dice(t, person)):
            total[skill] += n
    return total


def added(some: Points, more: Points) -> Points:
    """Two groups together."""
    return [one + other for one, other in zip(some, more, strict=True)]


def assault_dice(t: LiveTable, person: Person) -> list[int]:
    """The dice of one character, Weapons included; abilities aside."""
    dice = list(person.skills)
    for card in equipped(person):
        face = t.config.face(card)
        dice[COMBAT] += face.combat
        for skill, n in enumerate(face.modifiers):
            if n and (face.type or not skill):
                dice[skill] += n
    for injury in person.injuries:
        for skill, n in enumerate(t.config.injuries[injury].modifiers):
            dice[skill] += n
    return dice


def points_of(t: LiveTable, cards: tuple[int, ...]) -> tuple[Points, float]:
    """What cards are worth in the assault: the clean ones by skill, the sabotaged ones in all."""
    clean, foul = [0.0] * len(SKILLS), 0.0
    for card in cards:
        face = t.config.face(card)
        if t.icons[card]:
            foul += face.assault_value
        else:
            clean[face.assault_skill] += face.assault_value
    return clean, foul


def add_recruits(t: LiveTable, points: Points) -> None:
    """Persuaded tiles help like clean cards."""
    for tile in t.decks.recruits:
        face = t.config.tile_faces[t.tiles[tile].face]
        points[face.assault_skill] += face.assault_value


def of_stock(t: LiveTable, alive: list[Person], clean: Points, foul: float) -> list[float]:
    """Resources, and what may still become Resources."""
    laid = [card for place in t.places[1:] for card in place.deposit]
    held = [card for person in alive for card in person.bag]
    hidden, bad = points_of(t, tuple(laid))
    carried, rotten = points_of(t, tuple(held))
    return [
        sum(clean) / 20,
        foul / 8,
        len(t.decks.useful) / 12,
        sum(hidden) / 10,
        bad / 5,
        sum(carried) / 20,
        rotten / 10,
        len(held) / 20,
        sum([bool(place.deposit) for place in t.places[1:]]) / 3,
    ]


def of_board(t: LiveTable, humans: list[Person]) -> list[float]:
    """The way to Cable 54 and who stands in it."""
    away = hops_to_cable(t.config)
    lead = person_of(t, t.leader)
    goal = t.config.cable_54
    near = [goal, *t.config.threads[goal]]
    tiles = [tile for tile in t.tiles if tile.state == ON_BOARD]
    bosses = [tile for tile in tiles if t.config.tile_faces[tile.face].boss]
    return [
        away[lead.space] / 6,
        float(away[lead.space] == 0),
        float(away[lead.space] <= 2),
        lead.wanted / 5,
        (lead.health - lead.damage) / 6,
        min([away[person.space] for person in humans], default=9) / 6,
        sum([away[person.space] <= 2 for person in humans]) / 3,
        len(tiles) / 10,
        len(bosses) / 2,
        float(len(t.places[goal].stack)),
        sum([len(t.places[space].stack) for space in near]) / 3,
        float(len(t.places[lead.space].stack)),
        sum([len(t.places[person.space].stack) for person in humans]) / 3,
        float(not t.assault and t.clock >= RED_FROM and away[lead.space] == 0 and not lead.invader),
    ]


@lru_cache(maxsize=8)
def hops_to_cable(config: Config) -> tuple[int, ...]:
    """Moves to Cable 54 from every space, by thread or freeway."""
    moves = [list(near) for near in config.threads]
    for space in FREEWAY:
        moves[space] += [other for other in FREEWAY if other != space]
    return steps_from(moves, config.cable_54)


def of_talk(t: LiveTable, people: list[Person]) -> list[float]:
    """What is known and said of Invaders."""
    seen = right = wrong = vouched = 0
    for seat, knowledge in enumerate(t.knowledge):
        if not people[seat].invader:
            seen += sum(
                [
                    t.people[who].invader and t.people[who].seat != NONE
                    for who in knowledge.identities
                ]
            )
    for claim in t.claims:
        if claim[2] == "stands" and claim[3] == "person":
            invader = t.people[int(claim[4])].invader
            right += invader and claim[5] == "invader"
            wrong += not invader and claim[5] == "invader"
            vouched += claim[5] == "human"
    return [seen / 2, right / 2, wrong / 2, vouched / 4]


def of_assault(
    g: Game, t: LiveTable, parties: tuple[Party, Party], clean: Points, foul: float
) -> list[float]:
    """For each card still to pass how the hardest of its tests stands: for everybody, with all Resources, and for
    the Humans alone against half of the sabotage."""
    everybody, humans = parties
    cards = [card for card in (card_under_way(g), *reversed(t.decks.assault)) if card][:CARDS]
    numbers = [0.0, 0.0, 0.0, 0.0] * (CARDS - len(cards))
    for at, card in enumerate(cards):
        done = tests_done(g) if t.assault and at == 0 else 0
        numbers += [
            1.0,
            margin(t, card, done, everybody, NO_POINTS, 0.0),
            margin(t, card, done, everybody, clean, 0.0),
            margin(t, card, done, humans, clean, foul / 2),
        ]
    return numbers


def margin(
    t: LiveTable, name: str, done: int, party: Party, points: Points, harder: float
) -> float:
    """By how many standard deviations the hardest test of a card is expected to be passed."""
    card = t.config.assault[name]
    dice, size = party
    share = 0.5 if card.split else 1.0
    worst = STEEP
    for skill, number in card.tests[done:]:
        pool = dice[skill] * share
        need = size * share + number + harder - points[skill]
        worst = min(worst, (pool / 2 - need) / (0.5 * (max(0.0, pool) + 1.0) ** 0.5))
    return max(-STEEP, worst) / STEEP
