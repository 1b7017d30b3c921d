"""What everything on the table is called: people, spaces, cards, enemy tiles, dice (TL-HIDDEN-08, TL-INFO-13).

A name says no more than the id it is made from. Only `tile_named` reads a hidden thing, the back of an enemy tile, and
only once the tile has been turned.
"""

from othersight.games.they_live.state.config import (
    AREAS,
    FACES,
    SKILLS,
    TYPES,
    Config,
)
from othersight.games.they_live.state.table import LiveTable
from othersight.toolkit.phrases import Phrase

SPECTATOR = -1


# -- people


def seat_named(seat: int) -> Phrase:
    """A seat at the table, whoever it plays."""
    if seat == SPECTATOR:
        return Phrase("they-live-spectator")
    return Phrase("they-live-player", number=seat + 1)


def player_named(t: LiveTable, seat: int) -> Phrase:
    """A seat by the character it plays now."""
    if 0 <= seat < len(t.playing):
        return person_named(t, t.playing[seat])
    return seat_named(seat)


def person_named(t: LiveTable, person: int) -> Phrase:
    """A person, a spare or a dead one too, by the character."""
    return character_named(t.people[person].character)


def character_named(character: str) -> Phrase:
    """A character."""
    return Phrase(f"they-live-character-{character}")


def special_named(special: str) -> Phrase:
    """An ability of a character."""
    return Phrase(f"they-live-special-{special}")


def identity_named(identity: str) -> Phrase:
    """Human or Invader, as an overlay says it."""
    return Phrase(f"they-live-identity-{identity}")


def one_named(identity: str) -> Phrase:
    """A Human or an Invader, as a sentence says it of somebody."""
    return Phrase(f"they-live-one-{identity}")


# -- the board


def space_named(s: Config, space: int) -> Phrase:
    """A space by its name and its number on the board."""
    if not 0 < space < len(s.space_id):
        return Phrase("they-live-no-space", number=space)
    return Phrase("they-live-numbered-space", name=space_in_short(s, space), number=space)


def space_in_short(s: Config, space: int) -> Phrase:
    """A space by its name alone."""
    if not 0 < space < len(s.space_id):
        return Phrase("they-live-no-space", number=space)
    return Phrase(f"they-live-space-{s.space_id[space]}")


def area_named(area: int | str) -> Phrase:
    """An area, by number or id."""
    return Phrase(f"they-live-area-{AREAS[area] if isinstance(area, int) else area}")


def artwork_named(artwork: str) -> Phrase:
    """The picture on a billboard, which everybody sees."""
    return Phrase(f"they-live-artwork-{artwork}")


def message_named(message: str) -> Phrase:
    """The message behind a billboard; say it only to those who know it."""
    return Phrase(f"they-live-message-{message}")


def tile_named(t: LiveTable, tile: int) -> Phrase:
    """An enemy tile as everybody sees it now: its front, or its back once it has been turned."""
    record = t.tiles[tile]
    face = t.config.tile_faces[record.face]
    if record.turned:
        return back_numbered(t.config, face.id, tile)
    return front_numbered(t.config, face.front, tile)


def front_numbered(s: Config, front: str, tile: int) -> Phrase:
    """A tile by its front, with its number where it is not a boss."""
    name = front_named(front)
    if any([face.front == front and face.boss for face in s.tile_faces.values()]):
        return name
    return Phrase("they-live-numbered-tile", name=name, number=tile)


def back_numbered(s: Config, enemy: str, tile: int) -> Phrase:
    """A tile by its back, with its number where it is not a boss."""
    name = enemy_named(enemy)
    return (
        name
        if s.tile_faces[enemy].boss
        else Phrase("they-live-numbered-tile", name=name, number=tile)
    )


def front_named(front: str) -> Phrase:
    """The front of an enemy tile."""
    return Phrase(f"they-live-front-{front}")


def enemy_named(enemy: str) -> Phrase:
    """The back of an enemy tile; say it only of a tile that has been turned."""
    return Phrase(f"they-live-enemy-{enemy}")


def tile_icon_named(icon: str) -> Phrase:
    """An icon on the front of an enemy tile: turn-over, influence or raid-support."""
    return Phrase(f"they-live-icon-{icon}")


# -- cards


def card_named(face: str) -> Phrase:
    """A Resistance card of any kind, by its face."""
    return Phrase(f"they-live-card-{face}")


def card_in_hand(t: LiveTable, card: int) -> Phrase:
    """A physical Resistance card, whose face the reader may see."""
    return card_named(t.config.card_face[card])


def card_type_named(type: int | str) -> Phrase:
    """Weapon, Item or Ally, by number or id."""
    return Phrase(f"they-live-type-{TYPES[type] if isinstance(type, int) else type}")


def allegiance_named(allegiance: str) -> Phrase:
    """The icon that the lenses show on a card: resistance (useful) or invader (sabotaged)."""
    return Phrase(f"they-live-allegiance-{allegiance}")


def injury_named(injury: str) -> Phrase:
    """An Injury card."""
    return Phrase(f"they-live-injury-{injury}")


def news_named(card: str) -> Phrase:
    """A Breaking News card."""
    return Phrase(f"they-live-news-{card}")


def location_named(card: str) -> Phrase:
    """A Location card."""
    return Phrase(f"they-live-location-{card}")


def story_named(character: str) -> Phrase:
    """The personal story of a character."""
    return Phrase(f"they-live-story-{character}")


def story_card_named(card: str) -> Phrase:
    """A card of a personal story."""
    return Phrase(f"they-live-story-card-{card}")


def assault_named(card: str) -> Phrase:
    """A Final Assault card, or its Introduction."""
    return Phrase(f"they-live-assault-{card}")


# -- words of the rulebook


def skill_named(skill: int | str) -> Phrase:
    """A skill, by number or id."""
    return Phrase(f"they-live-skill-{SKILLS[skill] if isinstance(skill, int) else skill}")


def action_named(action: str) -> Phrase:
    """One of the actions of the Action Phase."""
    return Phrase(f"they-live-action-{action}")


def token_named(token: str) -> Phrase:
    """A kind of token: damage, scrap, wanted, glasses or leader."""
    return Phrase(f"they-live-token-{token}")


def colour_named(colour: str) -> Phrase:
    """The colour of a news or assault card."""
    return Phrase(f"they-live-colour-{colour}")


def difficulty_named(difficulty: str) -> Phrase:
    """A difficulty."""
    return Phrase(f"they-live-difficulty-{difficulty}")


def hour_named(clock: int) -> Phrase:
    """What the clock shows; midnight is written as 00:00."""
    return Phrase("they-live-hour", hour=f"{clock % 24:02}:00")


# -- numbers of things


def counted(thing: str, count: int) -> Phrase:
    """So many of something: damage, scrap, wanted, glasses, cards, dice, successes."""
    return Phrase(f"they-live-count-{thing}", count=count)


def roll_named(roll: tuple[int, ...]) -> Phrase:
    """The faces that fell, each with how often: KICK ASS first, by colours, then CHEW BUBBLEGUM."""
    if not roll:
        return Phrase("they-live-no-dice")
    faces = [
        Phrase("they-live-times", thing=face_named(face), count=roll.count(face))
        for face in (*range(1, len(FACES)), 0)
        if face in roll
    ]
    return Phrase("they-live-roll", faces=faces)


def face_named(face: int) -> Phrase:
    """A face of the die; the two colours of KICK ASS are told apart."""
    return Phrase(f"they-live-rolled-{FACES[face]}")
