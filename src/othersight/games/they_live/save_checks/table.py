"""Whether a table can be: numbers in range, names known, every card and tile in one place.

Used when a saved game is loaded, and by the tests as the laws that every position keeps.
"""

from collections import Counter
from typing import Any

from othersight.games.they_live.questions.claims import is_claim
from othersight.games.they_live.rules.people import carried, table_of
from othersight.games.they_live.rules.token import MOST_SCRAP, MOST_WANTED
from othersight.games.they_live.save_checks.frames import frames_wrong
from othersight.games.they_live.save_checks.whereabouts import whereabouts_wrong
from othersight.games.they_live.state.config import MIDNIGHT, NOON, SKILLS
from othersight.games.they_live.state.table import (
    GONE,
    NONE,
    ON_BOARD,
    RECRUITED,
    LiveTable,
    Person,
)
from othersight.kernel.codec import damaged
from othersight.kernel.game import Game

SPACES = 24
MOST_SKILL = 99
CLAIM_STATES = ("stands", "withdrawn")


def check_table(game: Game) -> None:
    """Refuse a saved position that cannot be."""
    for problem in problems_of(table_of(game)) or frames_wrong(game) or answers_wrong(game):
        raise damaged(problem)


def answers_wrong(game: Game) -> list[str]:
    """Secret answers are those of seats."""
    seats = range(len(game.seats))
    return [f"seat {seat} cannot have answered" for seat in game.answers if seat not in seats]


def problems_of(t: LiveTable) -> list[str]:
    """Everything that is wrong with a table, in words."""
    return (
        numbers_wrong(t)
        or seats_wrong(t)
        or [
            *people_wrong(t),
            *tiles_wrong(t),
            *places_wrong(t),
            *cards_wrong(t),
            *decks_wrong(t),
            *knowledge_wrong(t),
            *track_wrong(t),
        ]
        or whereabouts_wrong(t)
    )


def are_numbers(values: Any, below: int, least: int = 0) -> bool:
    """A tuple of whole numbers in a range."""
    return all([isinstance(value, int) and least <= value < below for value in values])


def are_words(values: Any, words: Any) -> bool:
    """A tuple of known words."""
    return all([isinstance(value, str) and value in words for value in values])


def numbers_wrong(t: LiveTable) -> list[str]:
    """Records say which one they are, and lists of numbers hold numbers."""
    wrong: list[str] = []
    cards = len(t.config.card_face)
    for at, person in enumerate(t.people):
        if person.index != at or not are_numbers(person.bag, cards):
            wrong.append(f"person {at} says to be number {person.index} with a bag of {person.bag}")
        slots = (person.weapon, person.off_hand, person.ally)
        if not are_numbers(slots, cards, NONE) or not are_numbers(person.faced, len(t.tiles)):
            wrong.append(f"person {at} has unknown cards in its slots or has faced unknown tiles")
    for at, tile in enumerate(t.tiles):
        if tile.index != at or not 0 <= tile.space <= SPACES or not 0 <= tile.state <= GONE:
            wrong.append(f"tile {at} is number {tile.index}, on space {tile.space}")
    for at, place in enumerate(t.places):
        if place.number != at or not are_numbers(place.dropped + place.deposit, cards):
            wrong.append(f"space {at} says to be space {place.number}, or holds unknown cards")
        if not are_numbers(place.stack, len(t.tiles)):
            wrong.append(f"space {at} holds unknown tiles")
    return wrong


def seats_wrong(t: LiveTable) -> list[str]:
    """Every seat plays one person, and everybody in play has a seat."""
    players = t.config.players
    if len(t.playing) != players or not are_numbers(t.playing, len(t.people)):
        return [f"the seats are taken by {str(t.playing)[:40]}"]
    if len(set(t.playing)) != players:
        return ["two seats play the same person"]
    if not 0 <= t.leader < players:
        return [f"seat {t.leader} cannot lead"]
    for person in t.people:
        seated = person.index in t.playing
        if seated and person.seat != t.playing.index(person.index):
            return [f"person {person.index} sits on seat {person.seat}, which plays somebody else"]
        if not -1 <= person.seat < players or (not seated and person.seat >= 0 and not person.dead):
            return [f"person {person.index} sits on seat {person.seat}, which plays somebody else"]
    return []


def people_wrong(t: LiveTable) -> list[str]:
    """People: where they stand and what they hold."""
    wrong: list[str] = []
    for person in t.people:
        if person.character not in t.config.characters:
            wrong.append(f"person {person.index} is nobody")
        else:
            wrong += person_wrong(t, person)
    if len({person.character for person in t.people}) != len(t.people):
        wrong.append("two people are the same character")
    return wrong


def person_wrong(t: LiveTable, person: Person) -> list[str]:
    """One person."""
    wrong: list[str] = []
    name = person.character
    if not 1 <= person.space <= SPACES:
        wrong.append(f"{name} stands on space {person.space}")
    if not 0 <= person.scrap <= MOST_SCRAP or not 0 <= person.wanted <= MOST_WANTED:
        wrong.append(f"{name} has {person.scrap} scrap and {person.wanted} wanted tokens")
    if not 0 <= person.glasses <= MOST_SKILL or not 0 <= person.damage <= MOST_SKILL:
        wrong.append(f"{name} has {person.glasses} glasses and {person.damage} damage")
    if len(person.skills) != len(SKILLS) or not are_numbers(person.skills, MOST_SKILL + 1):
        wrong.append(f"{name} has the skills {str(person.skills)[:40]}")
    if not 1 <= person.health <= MOST_SKILL:
        wrong.append(f"{name} has {person.health} health")
    rounds = person.injury_rounds
    if len(person.injuries) != len(rounds) or not are_numbers(rounds, t.round + 1):
        wrong.append(f"{name} has injuries without their round")
    story = {card.id for card in t.config.characters[name].story}
    if not are_words(person.story, story) or len(set(person.story)) != len(person.story):
        wrong.append(f"{name} has story cards that are not of the own deck")
    if not 0 <= person.passes <= len(story):
        wrong.append(f"{name} has passed {person.passes} story cards")
    return wrong


def tiles_wrong(t: LiveTable) -> list[str]:
    """Enemy tiles: on the board exactly when a stack holds them, the oldest on top; all of the set are there."""
    wrong: list[str] = []
    stacked = [tile for place in t.places for tile in place.stack]
    on_board = [tile.index for tile in t.tiles if tile.state == ON_BOARD]
    if sorted(stacked) != sorted(on_board):
        wrong.append("the stacks do not hold the tiles on the board")
        return wrong
    for place in t.places:
        ages = [t.tiles[tile].age for tile in place.stack]
        if ages != sorted(ages) or any([t.tiles[x].space != place.number for x in place.stack]):
            wrong.append(f"the stack on space {place.number} is out of order")
    if Counter([tile.face for tile in t.tiles]) != Counter(t.config.tile_list):
        wrong.append("the enemy tiles are not those of the set")
    if any([tile.damage < 0 or not 0 <= tile.age <= t.spawned for tile in t.tiles]):
        wrong.append("an enemy tile has an impossible age or damage")
    return wrong


def places_wrong(t: LiveTable) -> list[str]:
    """Every billboard tile is on a billboard space or set aside."""
    wrong: list[str] = []
    standing = {place.number: place.billboard for place in t.places if place.billboard != NONE}
    tiles = [*standing.values(), *t.decks.set_aside]
    if sorted(standing) != sorted(t.config.billboards):
        wrong.append(f"billboards stand on {sorted(standing)}")
    if not are_numbers(tiles, len(t.config.billboard_tiles)) or sorted(tiles) != list(
        range(len(t.config.billboard_tiles))
    ):
        wrong.append("the billboard tiles are not those of the set")
    if any([place.scrap < 0 for place in t.places]):
        wrong.append("a space has less than no scrap")
    return wrong


def cards_wrong(t: LiveTable) -> list[str]:
    """No Resistance card is in two places; every one has its allegiance."""
    decks = t.decks
    if len(decks.piles) != 2 or not all([isinstance(pile, tuple) for pile in decks.piles]):
        return ["the Stash has not two piles"]
    cards: list[int] = [card for person in t.people for card in carried(person)]
    cards += [card for place in t.places for card in place.dropped + place.deposit]
    for pile in (*decks.piles, decks.discard, decks.reserve, decks.useful, decks.sabotaged):
        cards += pile
    wrong: list[str] = []
    if not are_numbers(cards, len(t.config.card_face)):
        wrong.append("an unknown Resistance card")
    elif len(set(cards)) != len(cards):
        wrong.append("a Resistance card is in two places")
    if len(t.icons) != len(t.config.card_face) or not are_numbers(t.icons, 2):
        wrong.append("the allegiance of some cards is missing")
    return wrong


def decks_wrong(t: LiveTable) -> list[str]:
    """The other decks hold their own cards, none of them twice; no Injury or Location card is missing."""
    s, decks = t.config, t.decks
    wrong: list[str] = []
    shown = (decks.news_card,) if decks.news_card else ()
    news = decks.news + decks.old_news + decks.staying + shown
    if not are_words(news, s.news) or len(set(news)) != len(news):
        wrong.append("the Breaking News cards are not those of the set")
    injuries = [injury for person in t.people for injury in person.injuries]
    injuries += decks.injuries + decks.injury_discards
    if not is_dealt(injuries, s.injury_list, s.injuries_dealt):
        wrong.append("the Injury cards are not those of the set")
    for at, deck in enumerate(s.location_decks):
        piles = (decks.locations, decks.location_discards)
        if any([len(pile) != len(s.location_decks) for pile in piles]):
            wrong.append("a Location deck is missing")
            break
        cards = [*decks.locations[at], *decks.location_discards[at]]
        if not is_dealt(cards, deck, s.locations_dealt[at]):
            wrong.append(f"Location deck {at} and its discards are not the cards of the set")
    if not are_words(decks.assault, s.assault) or len(decks.assault) > 3:
        wrong.append("an unknown Final Assault card")
    recruited = [tile.index for tile in t.tiles if tile.state == RECRUITED]
    if not are_numbers(decks.recruits, len(t.tiles)) or not set(decks.recruits) <= set(recruited):
        wrong.append("a recruit was never persuaded")
    return wrong


def is_dealt(cards: list[str], printed: tuple[str, ...], size: int) -> bool:
    """TL-HOUSE-01: as many cards as a game has of those that are printed, none of them too often."""
    return are_words(cards, printed) and len(cards) == size and Counter(cards) <= Counter(printed)


def knowledge_wrong(t: LiveTable) -> list[str]:
    """What a seat remembers exists."""
    s = t.config
    for seat, known in enumerate(t.knowledge):
        if (
            not are_numbers(known.icons + known.faces, len(s.card_face))
            or not are_numbers(known.messages, len(s.billboard_tiles))
            or not are_numbers(known.identities, len(t.people))
        ):
            return [f"seat {seat} remembers what does not exist"]
    return []


def track_wrong(t: LiveTable) -> list[str]:
    """Clock, counters and the record of claims."""
    if not NOON <= t.clock <= MIDNIGHT:
        return [f"the clock shows {t.clock}"]
    if t.round < 0 or t.spawned < 0:
        return [f"round {t.round} cannot be"]
    for claim in t.claims:
        if not isinstance(claim, tuple) or len(claim) != 6 or not can_be_claimed(t, claim):
            return [f"the claim {str(claim)[:60]} cannot have been made"]
    return []


def can_be_claimed(t: LiveTable, claim: tuple[Any, ...]) -> bool:
    """Seat, moment, whether it stands, and a statement that can be made."""
    seat, moment, state = claim[:3]
    return (
        are_numbers((seat,), t.config.players)
        and are_numbers((moment,), 10**6)
        and state in CLAIM_STATES
        and is_claim(t, ("claim", *claim[3:]))
    )
