"""Conservation laws of They Live in words of the catalogue; `broken(game, first)` names those that do not hold.

They are written from the rules and ask nothing of the engine's own soundness test. `first` is the table at the
first decision of the same game.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from othersight.games.they_live.rules.location import Build
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.use_card import UseCard
from othersight.games.they_live.setup.prepared import OVERLAYS
from othersight.games.they_live.state.config import ALLY, ITEM, WEAPON
from othersight.games.they_live.state.table import DISCARDED, GONE, IN_BAG, NONE, LiveTable, Person
from othersight.kernel.game import Game

Law = Callable[[Game, LiveTable], Iterator[str]]
LAWS: list[Law] = []


def law(test: Law) -> Law:
    """One more law."""
    LAWS.append(test)
    return test


def broken(game: Game, first: LiveTable) -> list[str]:
    """Every law that does not hold at this decision, with what is wrong."""
    return [f"{test.__name__}: {wrong}" for test in LAWS for wrong in test(game, first)]


def cards_of(person: Person) -> list[int]:
    """Slots and bag."""
    return [c for c in (person.weapon, person.off_hand, person.ally, *person.bag) if c != NONE]


def cards_on(game: Game) -> list[int]:
    """Every Resistance card that lies or is held somewhere, also half-way through a procedure."""
    t = table_of(game)
    d = t.decks
    cards = [card for person in t.people for card in cards_of(person)]
    for place in t.places:
        cards += [*place.dropped, *place.deposit]
    for pile in (*d.piles, d.discard, d.reserve, d.useful, d.sabotaged):
        cards += pile
    for frame in game.stack:
        for name in ("spent", "against"):
            cards += getattr(frame, name, ())
        if isinstance(frame, Build):
            cards += frame.cards
    return cards


@law
def only_red_bordered_cards_ever_leave_the_game(game: Game, first: LiveTable) -> Iterator[str]:
    """TL-STASH-18; TL-ASSAULT-33: also those of the dead in the assault. A card in use by its holder lies nowhere
    until its text is carried out."""
    t = table_of(game)
    cards = Counter(cards_on(game))
    in_use = [frame.card for frame in game.stack if isinstance(frame, UseCard)]
    for card in range(len(t.config.card_face)):
        if cards[card] > 1:
            yield f"card {card} is in {cards[card]} places"
        may_be_lost = t.config.face(card).red or t.assault or card in in_use
        if not cards[card] and not may_be_lost:
            yield f"card {card}, {t.config.card_face[card]}, is nowhere"


@law
def slots_hold_what_fits(game: Game, first: LiveTable) -> Iterator[str]:
    """TL-STASH-01, TL-STASH-02, TL-STASH-03, TL-STASH-04: a Weapon, an Item in the off hand but not beside a
    two-handed Weapon, an Ally."""
    t = table_of(game)
    for person in t.people:
        types = [
            t.config.face(card).type if card != NONE else NONE
            for card in (person.weapon, person.off_hand, person.ally)
        ]
        if types[0] not in (NONE, WEAPON) or types[2] not in (NONE, ALLY):
            yield f"{person.character} has {types} in the slots"
        if types[1] not in (NONE, ITEM):
            yield f"{person.character} has {types} in the slots"
        two_handed = person.weapon != NONE and t.config.face(person.weapon).two_handed
        if two_handed and person.off_hand != NONE:
            yield f"{person.character} has a second card beside a two-handed one"


@law
def nobody_carries_more_than_allowed(game: Game, first: LiveTable) -> Iterator[str]:
    """TL-STASH-05, TL-TOKEN-02, TL-TOKEN-04: cards (unless being given up just now), scrap and wanted tokens."""
    t = table_of(game)
    for person in t.people:
        giving_up = any(type(frame).__name__ == "DiscardDown" for frame in game.stack)
        if len(cards_of(person)) > 10 and not giving_up and not is_drawing(game):
            yield f"{person.character} carries {len(cards_of(person))} cards"
        if not 0 <= person.scrap <= 5 or not 0 <= person.wanted <= 10:
            yield f"{person.character} has {person.scrap} scrap, {person.wanted} wanted"


def is_drawing(game: Game) -> bool:
    """Whether somebody draws cards just now; what is too much is given up afterwards."""
    names = ("DrawCards", "Trade", "Collect", "Replace", "SetUp")
    return any(type(frame).__name__ in names for frame in game.stack)


@law
def identities_are_dealt_once_and_stay(game: Game, first: LiveTable) -> Iterator[str]:
    """TL-SETUP-14: so many Humans and Invaders, the same people to the end."""
    t = table_of(game)
    identities = [person.invader for person in t.people]
    humans, invaders = OVERLAYS[t.config.players]
    if (identities.count(False), identities.count(True)) != (humans, invaders):
        yield f"there are {identities.count(True)} Invaders"
    if identities != [person.invader for person in first.people]:
        yield "somebody has changed sides"
    for person in t.people:
        if person.revealed and not person.invader:
            yield f"{person.character} has revealed itself as a Human"


@law
def allegiance_is_only_mixed_among_cards_of_one_face(game: Game, first: LiveTable) -> Iterator[str]:
    """TL-CONTENT-18: as many sabotaged cards of every face as were dealt."""
    t = table_of(game)
    faces = t.config.card_face
    now = Counter([faces[card] for card, icon in enumerate(t.icons) if icon])
    if now != Counter([faces[card] for card, icon in enumerate(first.icons) if icon]):
        yield "a card has changed its allegiance"


@law
def a_tile_is_in_the_bag_on_the_board_or_out(game: Game, first: LiveTable) -> Iterator[str]:
    """TL-ENEMY-01, TL-ENEMY-02, TL-ENEMY-03: bosses never come into the bag; what is off the board has no damage."""
    t = table_of(game)
    for tile in t.tiles:
        face = t.config.tile_faces[tile.face]
        if face.boss and tile.state == IN_BAG:
            yield f"boss {tile.face} is in the bag"
        if tile.state in (IN_BAG, DISCARDED) and tile.damage:
            yield f"tile {tile.index} is away with damage on it"
        if tile.state == IN_BAG and tile.turned:
            yield f"tile {tile.index} is known in the bag"
        if not face.boss and tile.state == GONE and not t.assault:
            yield f"tile {tile.index} is gone before the assault"


@law
def the_assault_has_everybody_at_cable_54(game: Game, first: LiveTable) -> Iterator[str]:
    """TL-ASSAULT-01, TL-ASSAULT-02, TL-ASSAULT-03, TL-ASSAULT-20."""
    t = table_of(game)
    if not t.assault:
        return
    for person in t.people:
        if not person.dead and person.space != t.config.cable_54:
            yield f"{person.character} is on space {person.space}"
        if not person.dead and (person.bag or person.wanted):
            yield f"{person.character} has kept the bag or is wanted"


def what_only_grows(game: Game) -> dict[str, Any]:
    """Counters that never go back."""
    t = table_of(game)
    return {
        "clock": t.clock,
        "round": t.round,
        "claims": len(t.claims),
        "spawned": t.spawned,
        "assault": t.assault,
        "dead": sum(person.dead for person in t.people),
        "revealed": sum(person.revealed for person in t.people),
        "passes": [person.passes for person in t.people],
        "news": -len(t.decks.news),
    }


def shrunk(before: dict[str, Any], game: Game) -> list[str]:
    """Which of them has gone back since."""
    now = what_only_grows(game)
    return [
        f"{name} went from {before[name]} to {now[name]}"
        for name in now
        if now[name] < before[name]
    ]
