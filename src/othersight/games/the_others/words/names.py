"""What everything on the table is called: Heroes, Monsters, cards, Spaces, tokens, dice (TO-SETUP-09)."""

from othersight.games.the_others.content import load_content
from othersight.games.the_others.content.checking import english_keys
from othersight.games.the_others.state.city.city import City
from othersight.games.the_others.state.config import (
    ABOMINATION,
    ACOLYTE,
    FACES,
    HELL_CLUB,
    HEROES,
    MONSTERS,
    NPCS,
    SINS,
    TAINTED,
    TOKENS,
    Config,
)
from othersight.games.the_others.state.table import OthersTable
from othersight.toolkit.phrases import Phrase

SPECTATOR = -1
CORNER_NAMES = {"nw": "north-west", "ne": "north-east", "se": "south-east", "sw": "south-west"}

PAIRS = ("gourd-and-vex",)
"""Members of the Hell Club who are two."""


def hero_named(hero: int) -> Phrase:
    """A Hero in running text."""
    return Phrase(f"the-others-called-{HEROES[hero]}")


def monster_named(t: OthersTable, monster: int) -> Phrase:
    """A Monster figure; where there are several of a kind, with its number."""
    record = t.monsters[monster]
    if record.kind == HELL_CLUB:
        member = load_content().apocalypse[record.card].hell_club
        return Phrase(f"the-others-hellclub-{member}")
    if record.kind == TAINTED and record.hero >= 0:
        return Phrase("the-others-tainted-hero", hero=hero_named(record.hero))
    kind = Phrase(f"the-others-monster-{MONSTERS[record.kind]}")
    if record.kind not in (ACOLYTE, ABOMINATION):
        return Phrase("the-others-the-one", kind=kind)
    return Phrase("the-others-figure", kind=kind, number=number_of_figure(t, monster))


def members_of(t: OthersTable, monster: int) -> int:
    """How many persons a figure stands for: its name takes the plural where it is two."""
    card = t.monsters[monster].card
    return 2 if card and load_content().apocalypse[card].hell_club in PAIRS else 1


def number_of_figure(t: OthersTable, monster: int) -> int:
    """Which figure of its kind a Monster is, from 1."""
    kind = t.monsters[monster].kind
    return len([m for m in t.monsters[: monster + 1] if m.kind == kind])


def card_named(card: str) -> Phrase:
    """A card of any deck."""
    return Phrase(f"the-others-card-{card}")


def text_of_card(t: OthersTable, card: str) -> Phrase:
    """What a card does, with the figures of this game."""
    return Phrase(f"the-others-card-{card}.text", **figures_of(t, card))


def window_of(t: OthersTable, card: str) -> Phrase:
    """When a card is played or acts, with the figures of this game."""
    return Phrase(f"the-others-card-{card}.window", **figures_of(t, card))


def figures_of(t: OthersTable, card: str) -> dict[str, int]:
    """The figures of a card as its text asks for them; a text without them tells those of today."""
    figures = t.config.card_figures.get(card, {})
    return {f"{card}-{name}": figure for name, figure in figures.items()}


def mission_named(mission: str) -> Phrase:
    """A Mission."""
    return Phrase(f"the-others-mission-{mission}")


def task_of(t: OthersTable, mission: str) -> Phrase:
    """What a Mission asks for, with the Hero Number in its place (TO-STORY-02)."""
    return Phrase(f"the-others-mission-{mission}.text", n=t.config.n)


def missions_of(config: Config) -> int:
    """How many Missions the Heroes have to accomplish, one of each branch (TO-MISSION-01)."""
    count, mission = 1, config.first_mission
    while config.following[mission]:
        count, mission = count + 1, config.following[mission][0]
    return count


def npc_named(npc: int | str) -> Phrase:
    """An NPC, by number or id."""
    return Phrase(f"the-others-npc-{NPCS[npc] if isinstance(npc, int) else npc}")


def token_named(token: int | str) -> Phrase:
    """A kind of token, by number or id."""
    return Phrase(f"the-others-token-{TOKENS[token] if isinstance(token, int) else token}")


def mark_named(story: str) -> Phrase:
    """What the mark of a Space means in a Story."""
    return Phrase(f"the-others-mark-{story}")


def icon_named(icon: str) -> Phrase:
    """A City Action icon."""
    return Phrase(f"the-others-city-action-{icon}")


def seat_named(seat: int) -> Phrase:
    """A seat at the table."""
    if seat == SPECTATOR:
        return Phrase("the-others-spectator")
    if seat == SINS:
        return Phrase("the-others-sins-player")
    return Phrase("the-others-hero-player", number=seat)


# -- Spaces


def space_named(city: City, space: int) -> Phrase:
    """A District by its name; a Street Space by its number and the Districts beside it."""
    if not 0 <= space < city.n:
        return Phrase("the-others-no-space", number=space)
    if city.district[space]:
        return district_named(city, space)
    beside = city.on[space]
    if len(beside) == 1:
        corner = CORNER_NAMES[corner_of(city, space, beside[0])]
        place = district_named(city, beside[0])
        return Phrase(f"the-others-street-{corner}", number=space, district=place)
    near, far = farthest_pair(city, beside)
    sides = {"first": district_named(city, near), "second": district_named(city, far)}
    return Phrase(f"the-others-street{which_end(city, space, near, far)}", number=space, **sides)


def space_in_short(city: City, space: int) -> Phrase:
    """A Street Space by its number alone, where its place does not matter any more."""
    if 0 <= space < city.n and not city.district[space]:
        return Phrase("the-others-street-short", number=space)
    return space_named(city, space)


def district_named(city: City, space: int) -> Phrase:
    """A District by the name of its tile, ours or somebody's own."""
    key = f"the-others-tile-{city.tile[space]}"
    if key in english_keys():
        return Phrase(key)
    return Phrase("plain-text", text=city.title[space] or city.tile[space])


def corner_of(city: City, street: int, district: int) -> str:
    """At which corner of a District a Street Space lies."""
    return ("nw", "ne", "se", "sw")[city.corners[district].index(street)]


def farthest_pair(city: City, beside: tuple[int, ...]) -> tuple[int, int]:
    """Two Districts that lie across from each other at a crossing: no other crossing has the same two."""
    pairs = [(a, b) for a in beside for b in beside if a < b]
    return max(pairs, key=lambda pair: apart(city, *pair))


def apart(city: City, one: int, other: int) -> int:
    """How far two Districts lie from each other on the map."""
    return abs(city.x[one] - city.x[other]) + abs(city.y[one] - city.y[other])


def which_end(city: City, street: int, near: int, far: int) -> str:
    """Two Districts side by side have a crossing at either end of the edge between them."""
    if city.x[near] == city.x[far]:
        return "-west-end" if city.x[street] < city.x[near] else "-east-end"
    if city.y[near] == city.y[far]:
        return "-north-end" if city.y[street] < city.y[near] else "-south-end"
    return ""


# -- numbers of things


def counted(thing: str, count: int) -> Phrase:
    """So many of something: Wounds, Levels, dice, cards."""
    return Phrase(f"the-others-count-{thing}", count=count)


def times(thing: Phrase, count: int) -> Phrase:
    """A thing, so many times."""
    return Phrase("the-others-times", thing=thing, count=count)


def tokens_counted(kind: str, count: int) -> Phrase:
    """So many tokens of a kind, with the article that one of them needs."""
    return Phrase("the-others-tokens", kind=kind, count=count)


def mission_number(config: Config, wanted: str) -> int:
    """Which Mission of the Story it is, from 1; both of a branch have the same number."""
    number = 1
    missions: tuple[str, ...] = (config.first_mission,)
    while wanted not in missions:
        number, missions = number + 1, config.following[missions[0]]
    return number


def roll_named(roll: tuple[int, ...]) -> Phrase:
    """The faces that fell, each with how often, in the order of the die."""
    if not roll:
        return Phrase("the-others-no-dice")
    faces = [times(face_named(face), roll.count(face)) for face in sorted(set(roll))]
    return Phrase("the-others-roll", faces=faces)


def face_named(face: int) -> Phrase:
    """A face of a die."""
    return Phrase(f"the-others-face-{FACES[face].removeprefix('sin-')}")
