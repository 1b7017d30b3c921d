"""The Heroes of a position: who is in play, where, and with what (chapter TO-SETUP)."""

from collections.abc import Sequence

from othersight.games.the_others.content import Content
from othersight.games.the_others.position.values import Fields, does_not_fit, table_in, unknown
from othersight.games.the_others.rules.dark_past import DARK_PAST, dealing_order
from othersight.games.the_others.rules.effects import UPGRADES
from othersight.games.the_others.rules.figures import place_hero
from othersight.games.the_others.rules.setup import seat_heroes
from othersight.games.the_others.rules.wound import MARKERS, SLOTS
from othersight.games.the_others.setup.team import BOX, box_team, filled
from othersight.games.the_others.state.config import HEROES, NPCS
from othersight.games.the_others.state.table import (
    DEAD,
    IN_PLAY,
    NOWHERE,
    RESERVE,
    Hero,
    OthersTable,
)

MARKS = ("wolf", "cannot_heal", "no_skill", "no_ability", "researched", "doomed", "reached_3")
HERO_KEYS = (
    "state",
    "player",
    "space",
    "level",
    "wounds",
    "turns",
    "extra_turns",
    "city_token",
    "upgrades",
    "face_down",
    "npcs",
    "innocents",
    "dark_past",
    *MARKS,
)
STATES = {"reserve": RESERVE, "in play": IN_PLAY, "dead": DEAD}


def heroes_named(position: dict[str, object]) -> tuple[list[str], list[str]]:
    """The Heroes whom the position has in play, in its order, and those whom it has elsewhere."""
    heroes = table_in(position.get("heroes", {}), "heroes")
    for name in heroes:
        if name not in HEROES:
            raise unknown("heroes", name, HEROES)
    for key in ("hero", "first"):
        named = position.get(key, "")
        if isinstance(named, str) and named in HEROES:
            heroes.setdefault(named, {})
    away = [
        name
        for name, hero in heroes.items()
        if table_in(hero, f"heroes.{name}").get("state", "in play") != "in play"
    ]
    first = [name for name in heroes if name not in away]
    return first, away


def team_for(named: Sequence[str], content: Content) -> str | tuple[str, ...]:
    """HOUSE-TEAM1: the box's team, or one with those of other Heroes who are named."""
    boxed = box_team(content)
    if all([name in boxed or name not in HEROES for name in named]):
        return BOX
    return filled(named, boxed, content)


def place_heroes(t: OthersTable, fields: Fields, starting: tuple[int, ...]) -> None:
    """Every Hero in his place, with what the position gives him."""
    seat_heroes(t, starting)
    for hero in starting:
        place_hero(t, hero, t.config.city.start)
    for name, data in table_in(fields.data.get("heroes", {}), "heroes").items():
        if name not in HEROES:
            raise unknown("heroes", name, HEROES)
        if HEROES.index(name) not in t.config.team:
            raise does_not_fit(f"heroes.{name}", "is not in the team", "position-not-in-team")
        entry = Fields(data, f"heroes.{name}", HERO_KEYS)
        fill_hero(t, HEROES.index(name), entry, fields.has("frames"))
    deal_dark_past(t, fields)


def fill_hero(t: OthersTable, index: int, fields: Fields, exact: bool) -> None:
    """State, Space and everything on the dashboard of one Hero.

    In an `exact` moment a Hero may be dying: his fifth marker lies, his place is not yet taken.
    """
    hero = t.edit_hero(index)
    state = STATES[fields.word("state", "in play" if hero.state == IN_PLAY else "reserve", STATES)]
    hero.player = fields.number("player", hero.player, 1, t.config.hero_players)
    if (state == IN_PLAY) != (hero.state == IN_PLAY) and not exact:
        raise does_not_fit(
            fields.at("state"),
            "in play are exactly the Heroes that the options name",
            "position-hero-state",
        )
    hero.state = state
    if state != IN_PLAY:
        place_hero(t, index, NOWHERE)
    if state != IN_PLAY and fields.has("space"):
        raise does_not_fit(
            fields.at("space"), "a Hero who is not in play has no Space", "position-hero-space"
        )
    if state == IN_PLAY:
        place_hero(t, index, fields.space("space", t.config.city, t.config.city.start))
    fill_track(t, hero, fields, exact)
    fill_belongings(t, hero, fields)


def fill_track(t: OthersTable, hero: Hero, fields: Fields, exact: bool) -> None:
    """Level, Wound markers, Turn tokens and marks."""
    hero.level = fields.number("level", 1, 1, SLOTS)
    hero.covered = fields.numbers("wounds", 1, SLOTS)
    if len(hero.covered) >= MARKERS and hero.state == IN_PLAY and not exact:
        raise does_not_fit(
            fields.at("wounds"), "the fifth marker kills; he has four at most", "position-wounds"
        )
    hero.turns = fields.number("turns", hero.turns, 0, 2)
    for mark in MARKS:
        setattr(hero, mark, fields.flag(mark))
    if hero.wolf and not t.config.two_boards[hero.index]:
        raise does_not_fit(fields.at("wolf"), "only Karl turns into a wolf", "position-wolf")


def fill_belongings(t: OthersTable, hero: Hero, fields: Fields) -> None:
    """Upgrades, NPCs, tokens and the City Action token."""
    hero.upgrades = fields.words("upgrades", UPGRADES)
    hero.face_down = fields.words("face_down", UPGRADES)
    hero.npcs = tuple([NPCS.index(name) for name in fields.words("npcs", NPCS)])
    hero.extra_turns = fields.number("extra_turns", 0, 0, 99)
    hero.innocents = fields.number("innocents", 0, 0, 99)
    hero.city_token = fields.space("city_token", t.config.city, NOWHERE)
    if hero.city_token != NOWHERE:
        if not t.config.city.district[hero.city_token]:
            raise does_not_fit(
                fields.at("city_token"), "only a District has a slot for it", "position-no-district"
            )
        if hero.state == IN_PLAY:
            t.edit_space(hero.city_token).city_token = True


def deal_dark_past(t: OthersTable, fields: Fields) -> None:
    """TO-DARKPAST-02: the named cards, then the others in order; an empty name is no card."""
    heroes = table_in(fields.data.get("heroes", {}), "heroes")
    named: dict[int, str] = {}
    for name, data in heroes.items():
        entry = Fields(data, f"heroes.{name}", HERO_KEYS)
        if entry.has("dark_past"):
            named[HEROES.index(name)] = entry.word("dark_past", "", ("", *DARK_PAST))
    brought = {dark_past for _, dark_past in t.config.carried.values()}
    if not t.config.dark_past and not brought.issuperset(filter(None, named.values())):
        raise does_not_fit("heroes", "this Story has no Dark Past cards", "position-dark-past")
    left = [card for card in dealing_order(t.config.n) if card not in named.values()]
    order = [*t.places, *[hero for hero in t.config.team if hero not in t.places]]
    for hero in order if t.config.dark_past else named:
        record = t.edit_hero(hero)
        record.dark_past = named[hero] if hero in named else left.pop(0)
