"""Tokens, NPCs and Monsters of a position (TO-SETUP-09, TO-SETUP-10).

Naming `spaces` replaces all tokens and NPCs that the map would place, naming `monsters` all its
Monsters.
"""

from othersight.games.the_others.position.values import (
    Fields,
    does_not_fit,
    list_in,
    out_of_range,
    space_in,
    table_in,
    twice,
    wrong_type,
)
from othersight.games.the_others.rules.figures import place_monster
from othersight.games.the_others.rules.token import changed
from othersight.games.the_others.setup.start import place_layout
from othersight.games.the_others.state.city.city import Layout
from othersight.games.the_others.state.config import (
    CORRUPTION,
    EXTRA_TURN,
    HELL_CLUB,
    HEROES,
    INNOCENT,
    MONSTERS,
    NPCS,
    TOKENS,
)
from othersight.games.the_others.state.table import GONE, KILLED, ON_BOARD, UNPLAYED, OthersTable

KEYS = ("spaces", "monsters", "orbital", "supply")
SPACE_KEYS = (*TOKENS, "hidden", "npcs", "covered_icons", "marked", "city_token")
MONSTER_KEYS = ("kind", "space", "state", "marked", "hero", "count", "figure")
STATES = {"unplayed": UNPLAYED, "board": ON_BOARD, "dead": KILLED, "gone": GONE}


def place_map(t: OthersTable, fields: Fields, layout: Layout) -> None:
    """What the map's set-up places and the position does not replace."""
    own_spaces, own_monsters = fields.has("spaces"), fields.has("monsters")
    held = held_npcs(fields)
    place_layout(
        t,
        Layout(
            tokens={} if own_spaces else layout.tokens,
            monsters={} if own_monsters else layout.monsters,
            orbital=fields.spaces("orbital", t.config.city)
            if fields.has("orbital")
            else layout.orbital,
            npcs={} if own_spaces else {n: s for n, s in layout.npcs.items() if n not in held},
        ),
    )


def held_npcs(fields: Fields) -> tuple[str, ...]:
    """The NPCs that Heroes of the position hold."""
    held: list[str] = []
    heroes = table_in(fields.data.get("heroes", {}), "heroes")
    for name, hero in heroes.items():
        held += Fields(hero, f"heroes.{name}", table_in(hero, f"heroes.{name}")).words("npcs", NPCS)
    return tuple(held)


def place_spaces(t: OthersTable, fields: Fields) -> None:
    """The Spaces that the position names."""
    seen: set[int] = set()
    for address, data in table_in(fields.data.get("spaces", {}), "spaces").items():
        space = space_in(int(address) if address.isdecimal() else address, "spaces", t.config.city)
        if space in seen:
            raise twice("spaces", address)
        seen.add(space)
        fill_space(t, space, Fields(data, f"spaces.{address}", SPACE_KEYS))


def fill_space(t: OthersTable, at: int, fields: Fields) -> None:
    """Tokens, NPCs and marks of one Space."""
    space = t.edit_space(at)
    for kind, name in enumerate(TOKENS):
        space.tokens = changed(space.tokens, kind, fields.number(name, 0, 0, 99))
    space.hidden = tuple(sorted([TOKENS.index(name) for name in fields.words("hidden", TOKENS)]))
    space.npcs = tuple([NPCS.index(name) for name in fields.words("npcs", NPCS)])
    icons = len(t.config.city.icons[at])
    space.covered_icons = fields.numbers("covered_icons", 0, icons - 1)
    if len(space.covered_icons) > space.tokens[CORRUPTION]:
        raise does_not_fit(
            fields.at("covered_icons"),
            "every covered icon needs a Corruption token in the Space",
            "position-covered-icons",
        )
    space.marked = fields.flag("marked")
    space.city_token = fields.flag("city_token")
    if space.city_token and not t.config.city.district[at]:
        raise does_not_fit(
            fields.at("city_token"), "only a District has a slot for it", "position-no-district"
        )


def place_monsters(t: OthersTable, fields: Fields) -> None:
    """The Monsters that the position names; figures it does not name are unplayed."""
    free = [monster.index for monster in t.monsters]
    for number, data in enumerate(list_in(fields.data.get("monsters", ()), "monsters")):
        path = f"monsters[{number}]"
        entry = Fields(data, path, MONSTER_KEYS)
        if not entry.has("kind"):
            raise wrong_type(path, "nothing", "the kind of the Monster")
        for _ in range(entry.number("count", 1, 1, 99)):
            figure = figure_of(t, entry, free)
            free.remove(figure)
            place_figure(t, entry, figure)


def figure_of(t: OthersTable, entry: Fields, free: list[int]) -> int:
    """A free figure of the kind that is named; a Hell Club member is named by its card."""
    kinds = [kind for kind in MONSTERS if kind != MONSTERS[HELL_CLUB]]
    kind = entry.word("kind", "", (*kinds, *t.config.hell_club))
    named = entry.number("figure", -1, 0, len(t.monsters) - 1)
    for figure in [named] if named in free else [] if named >= 0 else free:
        monster = t.monsters[figure]
        if kind == (monster.card or MONSTERS[monster.kind]):
            return figure
    raise twice(entry.at("kind"), kind)


def place_figure(t: OthersTable, entry: Fields, figure: int) -> None:
    """The figure goes where the position puts it."""
    state = STATES[entry.word("state", "board", STATES)]
    if entry.has("space") != (state == ON_BOARD):
        raise does_not_fit(
            entry.at("space"),
            "a Monster on the board needs a Space, and no other has one",
            "position-monster-space",
        )
    record = t.edit_monster(figure)
    if record.card and state == ON_BOARD and record.card not in t.sins.revealed:
        raise does_not_fit(
            entry.at("kind"),
            f"the card {record.card} is not among the revealed ones",
            "position-not-revealed",
        )
    record.state = state
    record.marked = entry.flag("marked")
    if entry.has("hero"):
        record.hero = HEROES.index(entry.word("hero", "", HEROES))
    if state == ON_BOARD:
        place_monster(t, figure, entry.space("space", t.config.city, 0))


def settle_supply(t: OthersTable, fields: Fields, whole: tuple[int, ...]) -> None:
    """What neither board nor Heroes hold lies in the supply; the position may leave less there."""
    supply = list(whole)
    for space in t.spaces:
        for kind in range(len(TOKENS)):
            supply[kind] -= space.tokens[kind] + space.hidden.count(kind)
    for hero in t.heroes:
        supply[EXTRA_TURN] -= hero.extra_turns
        supply[INNOCENT] -= hero.innocents
    named = Fields(fields.data.get("supply", {}), "supply", TOKENS)
    for kind, name in enumerate(TOKENS):
        if supply[kind] < 0:
            raise out_of_range("spaces", whole[kind] - supply[kind], 0, whole[kind])
        supply[kind] = named.number(name, supply[kind], 0, supply[kind])
    t.supply = tuple(supply)


def check_npcs(t: OthersTable) -> None:
    """Each NPC is in one place at most."""
    npcs = [npc for space in t.spaces for npc in space.npcs]
    npcs += [npc for hero in t.heroes for npc in hero.npcs]
    for npc in npcs:
        if npcs.count(npc) > 1:
            raise twice("npcs", NPCS[npc])
