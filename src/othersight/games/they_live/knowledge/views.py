"""The one gate for secrets: what a seat may know of the table, as plain data (TL-HIDDEN-08, TL-HIDDEN-09, chapter
TL-INFO).

Seats are the players from 0; -1 is a spectator. Hidden: identities, allegiance icons, hidden messages, faces in
bags, deposits and Resources, the order of every pile. What a seat has seen and may remember is in its Knowledge.
"""

from typing import Any, Final

from othersight.games.they_live.knowledge.public_frames import public_frame
from othersight.games.they_live.rules.attempt import AssaultTest
from othersight.games.they_live.rules.enemy import combat_of, face_of, stealth_of
from othersight.games.they_live.rules.location import CheckAndDeploy, next_story_space
from othersight.games.they_live.rules.people import carried, table_of
from othersight.games.they_live.rules.pvp import Confrontation
from othersight.games.they_live.rules.response import Encounter
from othersight.games.they_live.rules.trade import Trade
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.state.config import AREAS, FACES, FREEWAY, SKILLS
from othersight.games.they_live.state.table import NONE, ON_BOARD, LiveTable, Person, Place, Tile
from othersight.kernel.game import Game
from othersight.kernel.question import text_of
from othersight.toolkit.views import asked_view, question_view

KINDS: Final = ("named", "unnamed", "billboard", "cable54")


def view(g: Game, seat: int) -> dict[str, Any]:
    """Everything that seat may know at this moment."""
    t = table_of(g)
    over = bool(g.outcome)
    return {
        "game": "they-live",
        "seat": seat,
        "setting": setting_view(t),
        "overlays": overlays_view(t),
        "outcome": g.outcome,
        "decisions": g.history.length,
        **course_view(t),
        "asked": asked_view(g),
        "question": question_view(g, seat),
        "people": [person_view(t, person, seat, over) for person in t.people],
        "tiles": [tile_view(t, tile) for tile in t.tiles if tile.state == ON_BOARD],
        "places": [place_view(t, place, seat) for place in t.places[1:]],
        "decks": decks_view(t, seat),
        "claims": claims_view(t),
        "under_way": [entry for entry in [frame_view(g, f, seat) for f in g.stack] if entry],
    }


def seat_view(g: Game, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """The same, made of what everybody sees."""
    t = table_of(g)
    over = bool(g.outcome)
    mine = {
        **public,
        "seat": seat,
        "question": question_view(g, seat),
        "people": [
            person_view(t, person, seat, over) if knows_more(t, person, seat) else shown
            for person, shown in zip(t.people, public["people"], strict=True)
        ],
    }
    places = [
        place
        for place in t.places[1:]
        if (place.dropped or place.billboard != NONE) and remembers_more(t, place, seat)
    ]
    if places:
        mine["places"] = list(public["places"])
        for place in places:
            mine["places"][place.number - 1] = place_view(t, place, seat)
    if any([card in t.knowledge[seat].faces for card in t.decks.useful]):
        mine["decks"] = decks_view(t, seat)
    if any([isinstance(frame, (Trade, CheckAndDeploy)) for frame in g.stack]):
        shown = [frame_view(g, frame, seat) for frame in g.stack]
        mine["under_way"] = [entry for entry in shown if entry]
    return mine


def remembers_more(t: LiveTable, place: Place, seat: int) -> bool:
    """Whether a seat may know more of a space than everybody: it has looked at a card or the billboard there."""
    known = t.knowledge[seat]
    if any([card in known.icons for card in place.dropped]):
        return True
    if place.billboard == NONE:
        return False
    return place.billboard in known.messages or any([c in known.faces for c in place.deposit])


def knows_more(t: LiveTable, person: Person, seat: int) -> bool:
    """Whether a seat may know more of a person than everybody: it is that person, or has looked."""
    known = t.knowledge[seat]
    cards = (person.weapon, person.off_hand, person.ally)
    return (
        person.seat == seat
        or person.index in known.identities
        or any([card in known.icons for card in cards])
    )


def setting_view(t: LiveTable) -> dict[str, Any]:
    """What was chosen before the game."""
    s = t.config
    return {
        "players": s.players,
        "difficulty": s.difficulty,
        "town": s.town,
        "cards": s.cards,
        "revision": s.revision,
    }


def course_view(t: LiveTable) -> dict[str, Any]:
    """The round, the clock, the Leader, how far the assault is, and whom each seat plays."""
    return {
        "round": t.round,
        "clock": t.clock,
        "leader": t.leader,
        "triggered": t.triggered,
        "assault": t.assault,
        "playing": list(t.playing),
    }


def claims_view(t: LiveTable) -> list[list[str | int]]:
    """Everything that was claimed, true or not."""
    return [list(claim) for claim in t.claims]


def overlays_view(t: LiveTable) -> dict[str, int]:
    """TL-INFO-04: how many of either kind are in the game, spares and the dead included; not who has them."""
    invaders = sum([person.invader for person in t.people])
    return {"human": len(t.people) - invaders, "invader": invaders}


def card_view(t: LiveTable, card: int, seat: int) -> dict[str, Any]:
    """A card whose face the seat may see; the icon only if it has been seen through the lenses."""
    known = seat >= 0 and card in t.knowledge[seat].icons
    return {
        "card": card,
        "face": t.config.card_face[card],
        "icon": ("invader" if t.icons[card] else "resistance") if known else "",
    }


def person_view(t: LiveTable, person: Person, seat: int, over: bool) -> dict[str, Any]:
    """TL-HIDDEN-08, TL-HIDDEN-09: everything on the board is public; the bag and the identity are not, TL-DEATH-11: not
    after death either."""
    own = seat >= 0 and person.seat == seat and not person.dead
    known = over or person.revealed or (seat >= 0 and person.index in t.knowledge[seat].identities)
    bag: Any = [card_view(t, card, seat) for card in person.bag] if own else len(person.bag)
    spare = person.seat == NONE and not person.dead
    return {
        "person": person.index,
        "seat": person.seat,
        "spare": spare,
        "character": person.character,
        "identity": ("invader" if person.invader else "human") if known else "",
        "space": person.space,
        "skills": dict(zip(SKILLS, person.skills, strict=True)),
        "health": person.health,
        "damage": person.damage,
        "scrap": person.scrap,
        "wanted": person.wanted,
        "glasses": person.glasses,
        "weapon": card_view(t, person.weapon, seat) if person.weapon != NONE else None,
        "off_hand": card_view(t, person.off_hand, seat) if person.off_hand != NONE else None,
        "ally": card_view(t, person.ally, seat) if person.ally != NONE else None,
        "bag": bag,
        "cards": len(carried(person)),
        "injuries": list(person.injuries),
        "story_left": len(person.story),
        "next_story": 0 if person.seat == NONE else next_story_space(t, person),
        "passes": person.passes,
        "completed": person.completed,
        "engaged": person.engaged,
        "beaten": person.beaten,
        "revealed": person.revealed,
        "retreated": person.retreated,
        "dead": person.dead,
    }


def tile_view(t: LiveTable, tile: Tile) -> dict[str, Any]:
    """TL-INFO-13, TL-ENEMY-02, TL-ENEMY-09: the front is public, the back once it has been turned."""
    face = face_of(t, tile.index)
    shown: dict[str, Any] = {
        "tile": tile.index,
        "front": face.front,
        "kind": "invader" if face.invader else "human",
        "boss": face.boss,
        "icons": [
            name
            for name, there in (
                ("turn-over", face.turn_over),
                ("influence", face.persuadable),
                ("raid-support", face.raid_support),
            )
            if there
        ],
        "space": tile.space,
        "damage": tile.damage,
        "turned": tile.turned,
    }
    if tile.turned:
        shown["back"] = {
            "face": face.id,
            "stealth": stealth_of(t, tile.index),
            "combat": combat_of(t, tile.index),
            "health": face.health,
            "influence": face.influence,
            "assault": [SKILLS[face.assault_skill], face.assault_value],
        }
    return shown


def place_view(t: LiveTable, place: Place, seat: int) -> dict[str, Any]:
    """A space; of a deposit the number, and the cards the seat remembers."""
    shown: dict[str, Any] = {
        "space": place.number,
        "scrap": place.scrap,
        "dropped": [card_view(t, c, seat) for c in place.dropped] if place.dropped else [],
        "stack": list(place.stack),
    }
    if place.billboard != NONE:
        artwork, message = t.config.billboard_tiles[place.billboard]
        known = seat >= 0 and place.billboard in t.knowledge[seat].messages
        shown["billboard"] = {"artwork": artwork, "message": message if known else ""}
        shown["deposit"] = len(place.deposit)
        shown["remembered"] = [
            card_view(t, card, seat)
            for card in sorted(place.deposit)
            if seat >= 0 and card in t.knowledge[seat].faces
        ]
    return shown


def decks_view(t: LiveTable, seat: int) -> dict[str, Any]:
    """Kinds and counts are public, orders are not (TL-INFO-12); of the Resources a seat remembers what it has
    seen (TL-INFO-09), and in the assault they lie open."""
    decks = t.decks
    faces = t.config.card_face
    shown: dict[str, Any] = {
        "piles": [len(pile) for pile in decks.piles],
        "discard": len(decks.discard),
        "news": len(decks.news),
        "news_card": decks.news_card,
        "staying": list(decks.staying),
        "locations": [len(deck) for deck in decks.locations],
        "location_discards": [sorted(deck) for deck in decks.location_discards],
        "injuries": len(decks.injuries),
        "injury_discards": sorted(decks.injury_discards),
        "assault": len(decks.assault),
        "resources": len(decks.useful) + len(decks.sabotaged),
        "remembered": [
            card_view(t, card, seat)
            for card in sorted(decks.useful)
            if seat >= 0 and card in t.knowledge[seat].faces
        ],
        "recruits": [face_of(t, tile).id for tile in decks.recruits],
    }
    if t.assault:
        shown["useful"] = [{"card": card, "face": faces[card]} for card in decks.useful]
        shown["sabotaged"] = [{"card": card, "face": faces[card]} for card in decks.sabotaged]
    return shown


def frame_view(g: Game, frame: object, seat: int) -> dict[str, Any] | None:
    """What is public of a rule under way, and what it shows this seat alone."""
    t = table_of(g)
    if isinstance(frame, Encounter):
        return {
            "what": "encounter",
            "seat": frame.seat,
            "tile": frame.tile,
            "members": list(frame.members),
            "armed": list(frame.armed),
            "penalty": frame.penalty,
        }
    if isinstance(frame, Confrontation):
        return {
            "what": "confrontation",
            "attacker": frame.attacker,
            "defender": frame.defender,
            "token": frame.token,
            "attacker_roll": [FACES[face] for face in frame.attacker_roll],
            "defender_roll": [FACES[face] for face in frame.defender_roll],
        }
    if isinstance(frame, Trade):
        shown = frame.card >= 0 and seat in (frame.seat, frame.partner)
        return {
            "what": "trade",
            "seat": frame.seat,
            "partner": frame.partner,
            "scrap": frame.scrap,
            "card": card_view(t, frame.card, seat) if shown else frame.card >= 0,
        }
    if isinstance(frame, CheckAndDeploy):
        own = seat >= 0 and t.people[frame.person].seat == seat
        return {
            "what": "check",
            "person": frame.person,
            "left": [card_view(t, card, seat) for card in frame.left] if own else len(frame.left),
        }
    if isinstance(frame, AssaultTest):
        return {
            "what": "assault-test",
            "skill": SKILLS[frame.skill],
            "printed": frame.printed,
            "group": list(frame.group),
            "against": [t.config.card_face[card] for card in frame.against],
            "spent": [t.config.card_face[card] for card in frame.spent],
        }
    if isinstance(frame, Vote):
        return {"what": "vote", "kind": frame.kind, "options": [text_of(o) for o in frame.options]}
    return public_frame(g, frame)


def board(g: Game) -> dict[str, Any]:
    """The board, which never changes."""
    s = table_of(g).config
    return {
        "spaces": [
            {
                "space": number,
                "id": s.space_id[number],
                "area": AREAS[s.area[number]],
                "kind": KINDS[s.kind[number]],
                "threads": list(s.threads[number]),
                "x": s.drawn_at[number][0],
                "y": s.drawn_at[number][1],
            }
            for number in range(1, 25)
        ],
        "billboards": list(s.billboards),
        "cable_54": s.cable_54,
        "freeway": list(FREEWAY),
    }
