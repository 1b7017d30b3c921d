"""The table as it stands before the first decision (chapter TO-SETUP)."""

from collections.abc import Mapping
from typing import Any, Final

import othersight.games.the_others.cards  # noqa: F401  (fills the rules' tables)
from othersight.games.the_others.content import Content
from othersight.games.the_others.rules.apocalypse import cards_by_lot
from othersight.games.the_others.rules.figures import place_monster
from othersight.games.the_others.rules.setup import SetUp
from othersight.games.the_others.rules.token import changed
from othersight.games.the_others.rules.upgrade import INVENTORY
from othersight.games.the_others.setup.configure import (
    city_for,
    complete,
    config_for,
    content_for,
    draw_random,
    starting_heroes,
)
from othersight.games.the_others.state.city.city import City, Layout
from othersight.games.the_others.state.city.maps import board_from
from othersight.games.the_others.state.config import (
    HELL_CLUB,
    MONSTERS,
    NPCS,
    TAINTED,
    TOKENS,
    Config,
)
from othersight.games.the_others.state.table import (
    AWAY,
    RESERVE,
    Hero,
    Monster,
    OthersTable,
    SinsSide,
    Space,
    StoryBoard,
)
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game

DRAWS: Final = "/options"
"""Options left to chance are drawn from a stream of their own, so that a game begun with the
options that were drawn goes the same way."""

LAID_OUT_BY: Final = (
    "team", "story", "map", "sin", "acolyte", "hero_players", "edition", "revision",
)  # fmt: skip
"""The options on which it depends what the table looks like before anything is drawn."""
_LAID_OUT: Final[dict[tuple[Any, ...], tuple[Content, OthersTable]]] = {}
_MOST_LAID_OUT: Final = 64


def begin(definition: Any, options: dict[str, Any], seed: str) -> Game:
    """A game of The Others with these options, at its first decision."""
    chance = Chance(seed)
    chosen = complete(options)
    content = content_for(chosen)
    chosen = draw_random(chosen, content, Chance(f"{seed}:set-up"))
    heroes, dealt = starting_heroes(chosen, content)
    table = laid_out(chosen, content)
    shuffle_decks(table, content, chance)
    game = Game(definition, table, chance, {"options": chosen, "seed": seed})
    game.call(SetUp(heroes, dealt))
    game.run()
    return game


def laid_out(options: dict[str, Any], content: Content) -> OthersTable:
    """The table before its decks are shuffled. Games with the same options share its records until they change one."""
    parts = [options.get(name) for name in LAID_OUT_BY]
    if "campaign" in options or any([isinstance(part, (list, dict)) for part in parts]):
        return laid_out_anew(options, content)
    key = (id(content), *parts)
    kept = _LAID_OUT.get(key)
    if kept is None:
        if len(_LAID_OUT) >= _MOST_LAID_OUT:
            _LAID_OUT.clear()
        kept = (content, laid_out_anew(options, content))
        _LAID_OUT[key] = kept
    return kept[1].copy_table()


def laid_out_anew(options: dict[str, Any], content: Content) -> OthersTable:
    """The same for one game."""
    city, layout = city_for(options)
    return lay_out(config_for(options, content, city), content, layout)


def lay_out(config: Config, content: Content, layout: Layout) -> OthersTable:
    """TO-SETUP-04, TO-SETUP-08, TO-SETUP-09, TO-TOKEN-02: what is the same whatever the seed: map, figures, markers
    and tokens."""
    table = OthersTable(
        config,
        [hero_record(index, config) for index in range(max(config.team) + 1)],
        monster_records(config),
        [space_record(index) for index in range(config.city.n)],
        SinsSide(),
        StoryBoard(),
    )
    table.supply = tuple([content.exploration[kind] for kind in TOKENS])
    table.story.move_marker(config.first_mission)
    place_layout(table, layout)
    return table


def hero_record(index: int, config: Config) -> Hero:
    """A Hero in the Reserve, or out of the game (TO-SETUP-11)."""
    hero = Hero()
    hero.index = index
    hero.state = RESERVE if index in config.team else AWAY
    return hero


def space_record(index: int) -> Space:
    """An empty Space."""
    space = Space()
    space.index = index
    return space


def monster_records(config: Config) -> list[Monster]:
    """TO-SETUP-10: every figure of the Sin, the Acolytes and the Story's Hell Club, unplayed; HOUSE-APOC-03: one for
    each card of the Hell Club."""
    figures = [(kind, "") for kind in range(4) for _ in range(config.monster_counts[kind])]
    figures += [(HELL_CLUB, card) for card in sorted(config.hell_club)]
    figures += [(TAINTED, "")]
    monsters = []
    for index, (kind, card) in enumerate(figures):
        monster = Monster()
        monster.index = index
        monster.kind = kind
        monster.card = card
        monsters.append(monster)
    return monsters


def place_layout(table: OthersTable, layout: Layout) -> None:
    """TO-SETUP-09: the map's tokens and Monsters in the shown Spaces."""
    for name, spaces in layout.tokens.items():
        kind = TOKENS.index(name)
        for at in spaces:
            space = table.edit_space(at)
            space.tokens = changed(space.tokens, kind, 1)
            table.supply = changed(table.supply, kind, -1)
    for name, spaces in layout.monsters.items():
        figures = [m.index for m in table.monsters if MONSTERS[m.kind] == name]
        for figure, at in zip(figures, spaces, strict=False):
            place_monster(table, figure, at)
    for name, at in layout.npcs.items():
        space = table.edit_space(at)
        space.npcs = (*space.npcs, NPCS.index(name))
    table.orbital = tuple(layout.orbital)


def shuffle_decks(table: OthersTable, content: Content, chance: Chance) -> None:
    """TO-SETUP-03, TO-SETUP-06, TO-SETUP-17: Sin deck, the Story type's Apocalypse deck, Upgrades, Inventory."""
    config = table.config
    sins = table.edit_sins()
    sins.deck = chance.shuffled(config.sin_cards)
    sins.apocalypse_deck = chance.shuffled(cards_by_lot(config, (), chance))
    if not config.upgrade_deck:
        config.upgrade_deck = upgrades_left(content, config)
    upgrades = chance.shuffled(config.upgrade_deck)
    table.inventory = tuple(reversed(upgrades[-INVENTORY:]))
    table.upgrade_deck = upgrades[:-INVENTORY]


def upgrades_left(content: Content, config: Config) -> tuple[str, ...]:
    """HOUSE-CAMPAIGN4: the Upgrade deck without the cards that Heroes bring along."""
    deck = list(content.upgrade_deck())
    for upgrades, _ in config.carried.values():
        for card in upgrades:
            deck.remove(card)
    return tuple(deck)


def ground_for(options: Mapping[str, Any]) -> tuple[City, Layout]:
    """The city and what its set-up places: the board of a position, or the map that is named."""
    return board_from(dict(options["board"])) if "board" in options else city_for(options)


def table_for(start: dict[str, Any]) -> OthersTable:
    """The bare table of a game that was begun so, with its config, for a saved state."""
    options = start["options"]
    content = content_for(options)
    city, layout = ground_for(options)
    config = config_for(options, content, city)
    config.power = options.get("power", True) is True
    return lay_out(config, content, layout)
