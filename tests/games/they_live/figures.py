"""Printed figures of the rule tests' own: nothing they prove rests on the figures that are shipped.

The board is one street, each space joined to the next number. Characters have no specials. The cards and tiles
named here have the figures given here.
"""

from othersight.games.they_live.state.config import (
    ALLY,
    ITEM,
    SKILLS,
    UNNAMED,
    WEAPON,
    Config,
    Face,
    Injury,
    Outcome,
    Section,
    TileFace,
)
from othersight.toolkit.distances import distances
from tests.games.they_live.play import plain

PIPE = "length-of-pipe"
PISTOL = "police-sidearm"
RIFLE = "army-surplus-rifle"
FLARE = "flare-pistol"
KIT = "first-aid-kit"
SPLINT = "splint-and-tape"
CLOTHES = "change-of-clothes"
BILLS = "roll-of-bills"
BELT = "tool-belt"
BADGE = "stolen-badge"
CLERK = "copy-shop-clerk"
DRIVER = "getaway-driver"
COUSIN = "scrapyard-cousin"


def street(config: Config) -> None:
    """The board of one street, and cards with known figures."""
    plain(config)
    join(config, [(space, space + 1) for space in range(1, 24)])
    config.kind = tuple([UNNAMED if space == 8 else k for space, k in enumerate(config.kind)])
    known_cards(config)


def join(config: Config, threads: list[tuple[int, int]]) -> None:
    """These threads and no others."""
    ends: list[set[int]] = [set() for _ in range(25)]
    for one, other in threads:
        ends[one].add(other)
        ends[other].add(one)
    config.threads = tuple([tuple(sorted(joined)) for joined in ends])
    config.distance = distances(config.threads)


def six(**values: int) -> tuple[int, ...]:
    """One number for each skill."""
    return tuple([values.get(skill, 0) for skill in SKILLS])


def known_cards(config: Config) -> None:
    """Weapons by dice and wanted tokens, Items and Allies by modifiers or text."""
    weapon(config, PIPE, combat=2, wanted=1)
    weapon(config, PISTOL, combat=1, wanted=0)
    weapon(config, RIFLE, combat=3, wanted=2, stealth=-1).two_handed = True
    text(weapon(config, FLARE, combat=1, wanted=0), "self", (("scrap", 2),), action=True)
    text(card(config, KIT, ITEM), "anyone-here", (("heal", 3),), single=True)
    text(card(config, SPLINT, ITEM), "anyone-here", (("cure", 1),), single=True)
    text(card(config, CLOTHES, ITEM), "self", (("wanted", -3),), single=True)
    text(card(config, BILLS, ITEM), "self", (("scrap", 3),), single=True)
    card(config, BELT, ITEM, engineering=2, tech=-1)
    text(card(config, BADGE, ITEM), "self", (("wanted", -1),), action=True)
    text(card(config, CLERK, ALLY), "self", (("glasses", 2),), action=True, single=True)
    text(card(config, DRIVER, ALLY), "self", (("heal", 1),), single=True)
    card(config, COUSIN, ALLY, stealth=1, combat=1)


def card(config: Config, id: str, type: int, **modifiers: int) -> Face:
    """A face without any text, with these modifiers."""
    face = config.faces[id]
    face.type = type
    face.two_handed = face.single_use = face.action = face.red = False
    face.who, face.outcome, face.special = "", (), ""
    face.combat = face.wanted = 0
    face.modifiers = six(**modifiers)
    return face


def weapon(config: Config, id: str, combat: int, wanted: int, stealth: int = 0) -> Face:
    """A Weapon with so many dice at so many wanted tokens."""
    face = card(config, id, WEAPON, stealth=stealth)
    face.combat, face.wanted = combat, wanted
    return face


def text(
    face: Face, who: str, outcome: Outcome, action: bool = False, single: bool = False
) -> Face:
    """A card with a text."""
    face.who, face.outcome, face.action, face.single_use = who, outcome, action, single
    return face


def enemy(config: Config, id: str, stealth: int = 1, combat: int = 2, health: int = 4) -> TileFace:
    """A tile with these values, without icons and box."""
    face = config.tile_faces[id]
    face.stealth, face.combat, face.health = stealth, combat, health
    face.turn_over = face.persuadable = face.raid_support = False
    face.rules = ()
    return face


def injury(config: Config, id: str, severe: bool = False, **modifiers: int) -> Injury:
    """An Injury card with these modifiers: a minor one, or a severe one that nothing removes."""
    found = config.injuries[id]
    found.severe = severe
    found.removal = "never" if severe else "round"
    found.modifiers = six(**modifiers)
    found.forbids = ()
    return found


def generic_cards(
    config: Config, skill: str, number: int = 1, passed: Outcome = (), failed: Outcome = ()
) -> None:
    """Every generic Location card asks for this test."""
    section = Section(SKILLS.index(skill), number, passed, failed)
    for id in config.location_decks[4]:
        config.locations[id] = {"top": section, "bottom": section}


def quiet_news(config: Config) -> None:
    """No news card does anything."""
    for news in config.news.values():
        news.clock, news.raid, news.swap, news.boss = 0, "", "", ""
        news.enemies, news.scrap, news.stays = (), (), False
        news.section, news.outcome, news.lasting = None, (), ()
