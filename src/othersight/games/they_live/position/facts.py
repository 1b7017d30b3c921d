"""What can be asked of a position: any part of it by its key, compared with what somebody expects.

A list is the same in any order, a deck is compared from its top as far as it is listed, and a number stands for the
length of a list. A card is the same if it has the face, and the allegiance and number if they are written.
"""

from collections.abc import Sequence
from typing import Any

from othersight.games.they_live.position import export as position_export
from othersight.games.they_live.position.board import SPACE_KEYS
from othersight.games.they_live.position.cards import CARD_KEYS, LOCATIONS, PILES
from othersight.games.they_live.position.export import people_by_name, table_position
from othersight.games.they_live.position.frame_facts import FACTS as FRAME_FACTS
from othersight.games.they_live.position.frame_facts import frame_fact
from othersight.games.they_live.position.game import ROUND_KEYS
from othersight.games.they_live.position.knowledge import KNOWLEDGE_KEYS
from othersight.games.they_live.position.people import PERSON_KEYS
from othersight.games.they_live.position.values import card_word, seat_names, space_in
from othersight.games.they_live.rules.people import on_space, table_of
from othersight.games.they_live.state.config import SKILLS
from othersight.games.they_live.state.table import DISCARDED, GONE, IN_BAG, ON_BOARD, LiveTable
from othersight.kernel.game import Game
from othersight.toolkit.position_values import one_of, wrong_type

Value = Any

TABLE_FACTS = (*ROUND_KEYS, *CARD_KEYS)
POOLS = {"enemies": ON_BOARD, "bag": IN_BAG, "discarded": DISCARDED, "gone": GONE}
TWO_DEEP = (*POOLS, *FRAME_FACTS, "locations", "location_discards")
THREE_DEEP = ("people", "spaces", "knowledge")

PERSON_FACTS = (*PERSON_KEYS, "cards")
SPACE_FACTS = (*SPACE_KEYS, "artwork", "message", "people", "enemies", "turned", "damage")
OF_TABLE = ("discard", "reserve", "resources", "sabotaged", "elsewhere")
OF_PEOPLE = ("weapon", "off_hand", "ally", "bag", "cards", "icons", "faces")
CARDS = (*PILES, *OF_TABLE, *OF_PEOPLE, "dropped", "deposit", "against", "spent")
DECKS = (*PILES, "news", "injuries", "assault_deck")
IN_ORDER = ("story", "staying", "assault_deck", "assault_colours", "enemies", "damage")


def compare(game: Game, path: Sequence[str], expected: object) -> tuple[bool, Value]:
    """Whether the part of the position at this path is as expected, and what it is."""
    found = fact(game, path)
    return is_as_expected(table_of(game), path, expected, found), found


def fact(game: Game, path: Sequence[str]) -> Value:
    """The part of the position at this path; WrongPosition if there is no such thing."""
    t = table_of(game)
    whole = ".".join(path)
    group = one_of(path[0], whole, KEYS)
    deep = 3 if group in THREE_DEEP else 2 if group in TWO_DEEP else 1
    skill = deep == 3 and len(path) == 4 and path[2] == "skills"
    if len(path) != deep and not skill:
        raise wrong_type(whole, path[-1], "the name of one value")
    if deep == 3:
        return fact_of_one(t, path, whole)
    if group in FRAME_FACTS:
        return frame_fact(game, group, one_of(path[1], whole, FRAME_FACTS[group]))
    if group in POOLS:
        return enemy_fact(t, group, one_of(path[1], whole, t.config.tile_faces))
    if deep == 2:
        return table_position(game)[group][one_of(path[1], whole, LOCATIONS)]
    return OTHER_FACTS[group](t) if group in OTHER_FACTS else table_position(game)[group]


def fact_of_one(t: LiveTable, path: Sequence[str], whole: str) -> Value:
    """One value of a person, a space or what a player knows."""
    if path[0] == "people":
        return person_fact(t, path, whole)
    if path[0] == "spaces":
        number = space_in(path[1], whole, t.config)
        return space_fact(t, number, one_of(path[2], whole, SPACE_FACTS))
    seats = seat_names(t.config.players)
    seat = seats.index(one_of(path[1], whole, seats))
    key = one_of(path[2], whole, KNOWLEDGE_KEYS)
    return position_export.knowledge_position(t, seat).get(key, [])


def recruits_fact(t: LiveTable) -> list[str]:
    """The persuaded tiles by face."""
    return [t.tiles[tile].face for tile in t.decks.recruits]


def set_aside_fact(t: LiveTable) -> list[str]:
    """The billboard tiles that do not stand."""
    return [" ".join(t.config.billboard_tiles[tile]) for tile in t.decks.set_aside]


def colours_fact(t: LiveTable) -> list[str]:
    """Level and colour of the Final Assault cards to come."""
    cards = [t.config.assault[card] for card in reversed(t.decks.assault)]
    return [f"{card.level} {card.colour}" for card in cards]


def claims_fact(t: LiveTable) -> list[str]:
    """The claims that stand, with their speakers: `player-1: person 3 invader`."""
    told = [position_export.claim_position(t, claim) for claim in t.claims]
    return [f"{each['player']}: {each['claim']}" for each in told if not each["withdrawn"]]


OTHER_FACTS = {
    "recruits": recruits_fact,
    "assault_colours": colours_fact,
    "set_aside": set_aside_fact,
    "claims": claims_fact,
}
KEYS = (*TABLE_FACTS, *OTHER_FACTS, *TWO_DEEP, *THREE_DEEP)


def person_fact(t: LiveTable, path: Sequence[str], whole: str) -> Value:
    """One value of a person, who is named by seat, as spare or killed, or by character."""
    people = people_by_name(t)
    people.update({person.character: person for person in t.people})
    person = people[one_of(path[1], whole, people)]
    key = one_of(path[2], whole, PERSON_FACTS)
    if key == "skills":
        if len(path) != 4:
            raise wrong_type(whole, path[-1], "the name of one skill")
        return person.skills[SKILLS.index(one_of(path[3], whole, SKILLS))]
    held = position_export.person_position(t, person)
    if key == "cards":
        slots = [held[slot] for slot in ("weapon", "off_hand", "ally") if slot in held]
        return [*slots, *held["bag"]]
    if key == "player":
        return seat_names(t.config.players)[person.seat] if person.seat >= 0 else ""
    return held.get(key, "")


def space_fact(t: LiveTable, number: int, key: str) -> Value:
    """One value of a space."""
    place = t.places[number]
    if key == "people":
        return [seat_names(t.config.players)[seat] for seat in on_space(t, number)]
    if key == "enemies":
        return [t.tiles[tile].face for tile in place.stack]
    if key == "turned":
        return [t.tiles[tile].face for tile in place.stack if t.tiles[tile].turned]
    if key == "damage":
        return [t.tiles[tile].damage for tile in place.stack]
    if key in ("artwork", "message"):
        tiles = t.config.billboard_tiles
        pair = tiles[place.billboard] if place.billboard >= 0 else ("", "")
        return pair[0 if key == "artwork" else 1]
    empty: Value = 0 if key == "scrap" else "" if key == "billboard" else []
    return position_export.space_position(t, place).get(key, empty)


def enemy_fact(t: LiveTable, group: str, face: str) -> Value:
    """Where the tiles of a face lie, or how many are in the bag, discarded or gone."""
    tiles = [tile for tile in t.tiles if tile.face == face and tile.state == POOLS[group]]
    if group == "enemies":
        return [t.config.space_id[tile.space] for tile in tiles]
    return len(tiles)


def is_as_expected(t: LiveTable, path: Sequence[str], expected: object, found: Value) -> bool:
    """Whether what is found is what somebody has written, in one of the ways to write it."""
    group, key = path[0], path[-1]
    is_cards = key in CARDS
    is_deck = group == "locations" or (len(path) == 1 and key in DECKS)
    if isinstance(found, list):
        if isinstance(expected, int) and not isinstance(expected, bool):
            return len(found) == expected
        if not isinstance(expected, list):
            return False
        if group == "enemies":
            return places(t, path, expected) == places(t, path, found)
        if is_deck:
            found = found[: len(expected)]
        if is_cards:
            return same_cards(t, path, expected, found, is_deck)
        in_order = is_deck or key in IN_ORDER
        return bool(
            found == expected if in_order else sorted(map(str, found)) == sorted(map(str, expected))
        )
    if is_cards and isinstance(expected, str) and expected and found:
        return is_card(t, path, expected, found)
    if key == "space" and isinstance(expected, (str, int)) and found != "":
        return places(t, path, [expected]) == places(t, path, [found])
    return type(expected) is type(found) and bool(expected == found)


def same_cards(
    t: LiveTable, path: Sequence[str], expected: list[Any], found: list[str], in_order: bool
) -> bool:
    """Whether each card that is written stands for one that is found; the closest written first."""
    for one in expected:
        card_word(one, ".".join(path), t.config)
    if len(expected) != len(found):
        return False
    if in_order:
        return all([is_card(t, path, one, found[at]) for at, one in enumerate(expected)])
    left = list(found)
    for one in sorted(expected, key=lambda text: -len(str(text))):
        fits = [card for card in left if is_card(t, path, one, card)]
        if not fits:
            return False
        left.remove(fits[0])
    return True


def is_card(t: LiveTable, path: Sequence[str], written: object, found: str) -> bool:
    """Whether a card is the one written: face, and allegiance and number as far as they are written."""
    face, icon, number = card_word(written, ".".join(path), t.config)
    own_face, own_icon, own_number = card_word(found, "", t.config)
    return face == own_face and icon in ("", own_icon) and number in (-1, own_number)


def places(t: LiveTable, path: Sequence[str], addresses: Sequence[object]) -> list[int]:
    """Spaces by number, in order; a space that does not exist is an error."""
    return sorted([space_in(address, ".".join(path), t.config) for address in addresses])
