"""The position of a running game, as `game_from` reads it: every value named, nothing left to chance."""

from typing import Any

from othersight.games.they_live.position.board import STATES
from othersight.games.they_live.position.cards import LOCATIONS, PILES
from othersight.games.they_live.position.dice import names_of_dice
from othersight.games.they_live.position.draws import names_of_draws
from othersight.games.they_live.position.game import game_from
from othersight.games.they_live.position.knowledge import MEMORY
from othersight.games.they_live.position.people import FLAGS, SLOTS, TOKENS
from othersight.games.they_live.position.values import CLEAN, SABOTAGED, seat_names
from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.assault import PlayCard
from othersight.games.they_live.rules.people import carried, table_of
from othersight.games.they_live.rules.round import Round
from othersight.games.they_live.state.config import SKILLS
from othersight.games.they_live.state.table import IN_BAG, NONE, LiveTable, Person, Place, Tile
from othersight.kernel.codec import DONE, encode_state
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import text_of
from othersight.toolkit.position_frames import frames_of
from othersight.toolkit.position_starts import plain, same_state, start_here

WHEN_ASKED = {
    "free-move": "action",
    "action": "actions",
    "encounter": "encounters",
    "confront": "confrontations",
    "location": "location",
    "leader": "leader",
    "retreat": "assault-card",
    "reveal": "attempt",
    "foe": "assault-fights",
}
"""The moment that a kind of question most often belongs to."""


def position_of(game: Game) -> dict[str, Any]:
    """What `game.start` would be, had the game begun here.

    The moment is told by `when` if that says all, else by the procedures under way.
    """
    start = start_here(game, names_of_dice(game.chance.loaded))
    if game.chance.draws:
        start["draws"] = names_of_draws(table_of(game), game.chance.draws)
    table = table_position(game)
    if game.questions[0].kind in WHEN_ASKED:
        told = {**start, "position": {**moment_by_when(game), **table}}
        if is_same(game, told):
            return told
    return {**start, "position": {**frames_of(game), **table}}


def is_same(game: Game, start: dict[str, Any]) -> bool:
    """Whether a game that begins so stands where this one stands."""
    try:
        here, there = encode_state(game), encode_state(game_from(start))
    except OthersightError:
        return False
    for state in (here, there):
        if state["stack"][0]["at"] == DONE:
            del state["stack"][0]  # set-up is over, whatever was voted in it
    return same_state(here, there)


def moment_by_when(game: Game) -> dict[str, Any]:
    """The keys of an ordinary moment."""
    seats = game.seats
    question = game.questions[0]
    found: dict[str, Any] = {"when": WHEN_ASKED[question.kind]}
    for frame in game.stack:
        if isinstance(frame, Round) and frame.at < len(Round.steps):
            found["player"] = seats[question.seat]
        if isinstance(frame, ActionTurn):
            found["taken"] = list(frame.taken)
            found["refused"] = [seats[seat] for seat in frame.refused]
        if isinstance(frame, PlayCard):
            found["card"], found["failures"] = frame.card, frame.failures
            found["fought"] = [seats[seat] for seat in frame.fought]
    return found


def table_position(game: Game) -> dict[str, Any]:
    """Everything on the table, by the keys of a position."""
    t = table_of(game)
    seats = seat_names(t.config.players)
    return {
        "round": t.round,
        "clock": t.clock,
        "leader": seats[t.leader],
        "triggered": t.triggered,
        "assault": t.assault,
        **decks_position(t),
        "elsewhere": [card_text(t, card) for card in elsewhere(t)],
        "exact": [
            *PILES,
            "news",
            "injuries",
            "assault_deck",
            *[f"locations.{n}" for n in LOCATIONS],
        ],
        "recruits": [tile_text(t.tiles[tile]) for tile in t.decks.recruits],
        "spawned": t.spawned,
        "people": {name: person_position(t, p) for name, p in people_by_name(t).items()},
        "spaces": {
            t.config.space_id[place.number]: space_position(t, place)
            for place in t.places[1:]
            if space_position(t, place)
        },
        "knowledge": {seats[seat]: knowledge_position(t, seat) for seat in range(len(seats))},
        "claims": [claim_position(t, claim) for claim in t.claims],
        "enemies": [enemy_position(t, tile) for tile in t.tiles],
    }


def card_text(t: LiveTable, card: int) -> str:
    """A card with its allegiance and its number."""
    return f"{t.config.card_face[card]}:{SABOTAGED if t.icons[card] else CLEAN}#{card}"


def tile_text(tile: Tile) -> str:
    """A tile with its number."""
    return f"{tile.face}#{tile.index}"


def cards_text(t: LiveTable, cards: tuple[int, ...] | list[int]) -> list[str]:
    """Cards with allegiance and number."""
    return [card_text(t, card) for card in cards]


def decks_position(t: LiveTable) -> dict[str, Any]:
    """All piles, from the top."""
    d = t.decks
    return {
        **{name: cards_text(t, d.piles[at][::-1]) for at, name in enumerate(PILES)},
        "discard": cards_text(t, d.discard),
        "reserve": cards_text(t, d.reserve),
        "resources": cards_text(t, d.useful),
        "sabotaged": cards_text(t, d.sabotaged),
        "news": list(reversed(d.news)),
        "news_card": d.news_card,
        "old_news": list(d.old_news),
        "staying": list(d.staying),
        "locations": {n: list(reversed(d.locations[at])) for at, n in enumerate(LOCATIONS)},
        "location_discards": {n: list(d.location_discards[at]) for at, n in enumerate(LOCATIONS)},
        "injuries": list(reversed(d.injuries)),
        "injury_discards": list(d.injury_discards),
        "assault_deck": list(reversed(d.assault)),
    }


def elsewhere(t: LiveTable) -> list[int]:
    """The cards that lie nowhere: a rule under way holds them, or they have left the game."""
    d = t.decks
    lying = {card for person in t.people for card in carried(person)}
    lying |= {card for place in t.places for card in place.dropped + place.deposit}
    for pile in (*d.piles, d.discard, d.reserve, d.useful, d.sabotaged):
        lying |= set(pile)
    return [card for card in range(len(t.icons)) if card not in lying]


def people_by_name(t: LiveTable) -> dict[str, Person]:
    """Everybody by the name that a position gives: players, the killed, spares."""
    seats = seat_names(t.config.players)
    found = {seats[seat]: t.people[person] for seat, person in enumerate(t.playing)}
    others = [person for person in t.people if person.index not in t.playing]
    killed = [person for person in others if person.seat != NONE]
    spares = [person for person in others if person.seat == NONE]
    found.update({f"dead-{at + 1}": person for at, person in enumerate(killed)})
    found.update({f"spare-{at + 1}": person for at, person in enumerate(spares)})
    return found


def person_position(t: LiveTable, person: Person) -> dict[str, Any]:
    """One person; marks that do not lie there are left out."""
    seats = seat_names(t.config.players)
    found: dict[str, Any] = {
        "character": person.character,
        "identity": "invader" if person.invader else "human",
        "person": person.index,
    }
    if person.index not in t.playing and person.seat != NONE:
        found["player"] = seats[person.seat]
    found["space"] = t.config.space_id[person.space]
    found["skills"] = dict(zip(SKILLS, person.skills, strict=True))
    found["health"], found["damage"] = person.health, person.damage
    for token in TOKENS:
        found[token] = getattr(person, token)
    for slot in SLOTS:
        card = getattr(person, slot)
        if card != NONE:
            found[slot] = card_text(t, card)
    found["bag"] = cards_text(t, person.bag)
    found["injuries"] = list(person.injuries)
    found["injury_rounds"] = list(person.injury_rounds)
    found["story"], found["passes"] = list(person.story), person.passes
    found["faced"] = [tile_text(t.tiles[tile]) for tile in person.faced]
    for flag in FLAGS:
        found[flag] = getattr(person, flag)
    return found


def space_position(t: LiveTable, place: Place) -> dict[str, Any]:
    """One space; empty when nothing but people and enemies is there."""
    found: dict[str, Any] = {}
    if place.scrap:
        found["scrap"] = place.scrap
    if place.dropped:
        found["dropped"] = cards_text(t, place.dropped)
    if place.billboard != NONE:
        found["billboard"] = " ".join(t.config.billboard_tiles[place.billboard])
        found["deposit"] = cards_text(t, place.deposit)
    return found


def knowledge_position(t: LiveTable, seat: int) -> dict[str, Any]:
    """What a player has seen."""
    known = t.knowledge[seat]
    names = {person.index: name for name, person in people_by_name(t).items()}
    return {
        "icons": cards_text(t, known.icons),
        "faces": cards_text(t, known.faces),
        "messages": [" ".join(t.config.billboard_tiles[tile]) for tile in known.messages],
        "identities": [names[person] for person in known.identities],
        **{name: plain(getattr(known, name)) for name in MEMORY if getattr(known, name)},
    }


def claim_position(t: LiveTable, claim: tuple[str | int, ...]) -> dict[str, Any]:
    """One claim."""
    return {
        "player": seat_names(t.config.players)[int(claim[0])],
        "claim": text_of(claim[3:]),
        "decisions": claim[1],
        "withdrawn": claim[2] == "withdrawn",
    }


def enemy_position(t: LiveTable, tile: Tile) -> dict[str, Any]:
    """One enemy tile, by its number."""
    names = {state: name for name, state in STATES.items()}
    found: dict[str, Any] = {"face": tile.face, "tile": tile.index, "state": names[tile.state]}
    if tile.state != IN_BAG or tile.age:
        found["age"] = tile.age
    if tile.space:
        found["space"] = t.config.space_id[tile.space]
    if tile.damage:
        found["damage"] = tile.damage
    if tile.turned:
        found["turned"] = True
    return found
