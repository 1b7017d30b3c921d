"""The table as one seat sees it, so that a player asks the rules for prices and pools instead of repeating them."""

from typing import Any, Final

from othersight.games.the_others.bots.city import Town
from othersight.games.the_others.content import Content
from othersight.games.the_others.rules.figures import place_hero
from othersight.games.the_others.setup.configure import add_heroes, add_monsters, add_story
from othersight.games.the_others.state.city.city import City, PlacedTile, Tile
from othersight.games.the_others.state.config import HEROES, MONSTERS, NPCS, TOKENS, Config
from othersight.games.the_others.state.table import (
    AWAY,
    Hero,
    Monster,
    OthersTable,
    SinsSide,
    Space,
    StoryBoard,
)

POOLS: Final = ("unplayed", "board", "dead", "gone")
STATES: Final = ("reserve", "in-play", "dead")


def config_seen(content: Content, setting: dict[str, Any], town: Town) -> Config:
    """The figures of a game; of its city what a Mission asks about."""
    config = Config(city_seen(town))
    config.story, config.sin, config.acolyte = setting["story"], setting["sin"], setting["acolyte"]
    config.n, config.hero_players = setting["n"], setting["hero_players"]
    add_heroes(config, content)
    add_monsters(config, content)
    add_story(config, content)
    return config


def city_seen(town: Town) -> City:
    """Districts, icons, Altars, stations and the Starting Space; ways are the player's own knowledge (`Town`)."""
    city = City([PlacedTile(Tile("", "", ""), 0, 0, 0)])
    city.n = town.n
    city.start = town.start
    city.district = tuple(town.district)
    city.districts = tuple(town.districts)
    city.icons = tuple([tuple(icons) for icons in town.icons])
    city.altars = tuple(town.altars)
    city.metro = tuple([tuple(stations) for stations in town.metro])
    return city


def table_seen(config: Config, view: dict[str, Any]) -> OthersTable:
    """Figures, tokens and cards as they lie; what is hidden from the seat is missing."""
    sins = SinsSide()
    sins.punish_idle = view["sins"]["punish_idle"]
    sins.apocalypse = view["sins"]["apocalypse"]
    sins.revealed = tuple(view["sins"]["revealed"])
    heroes = heroes_seen(view)
    monsters = [monster_seen(monster) for monster in view["monsters"]]
    spaces = [space_seen(space) for space in view["spaces"]]
    t = OthersTable(config, heroes, monsters, spaces, sins, story_seen(view["story"]))
    t.places = tuple([HEROES.index(name) for name in view["places"]])
    return t


def story_seen(view: dict[str, Any]) -> StoryBoard:
    """The Story board; all of it lies open."""
    story = StoryBoard()
    story.mission = view["mission"]
    story.progress = view["progress"]
    story.done = tuple(view["done"])
    story.heroes_killed = view["heroes_killed"]
    story.innocents_revealed = view["innocents_revealed"]
    story.avatar_killed = view["avatar_killed"]
    story.corruption_removed = view["corruption_removed"]
    story.chief_with_avatar = view["chief_with_avatar"]
    return story


def heroes_seen(view: dict[str, Any]) -> list[Hero]:
    """The Heroes by their numbers; those between who are not in the team are away."""
    team = {HEROES.index(hero["hero"]): hero_seen(hero) for hero in view["heroes"]}
    heroes = [team.get(at, Hero()) for at in range(max(team) + 1)]
    for at, hero in enumerate(heroes):
        if at not in team:
            hero.index, hero.state = at, AWAY
    return heroes


def hero_seen(view: dict[str, Any]) -> Hero:
    """A Hero's record, as far as a roll or a Move depends on it."""
    hero = Hero()
    hero.index = HEROES.index(view["hero"])
    hero.state = STATES.index(view["state"])
    hero.space = view["space"]
    hero.level = view["level"]
    hero.covered = tuple(view["covered"])
    hero.upgrades = tuple(view["upgrades"])
    hero.npcs = tuple([NPCS.index(npc) for npc in view["npcs"]])
    hero.innocents = view["innocents"]
    hero.wolf = view["wolf"]
    hero.no_skill = view["no_skill"]
    hero.no_ability = view["no_ability"]
    hero.reached_3 = view["reached_3"]
    return hero


def monster_seen(view: dict[str, Any]) -> Monster:
    """A Monster's record."""
    monster = Monster()
    monster.index = view["monster"]
    monster.kind = MONSTERS.index(view["kind"])
    monster.card = view["card"]
    monster.state = POOLS.index(view["pool"])
    monster.space = view["space"]
    monster.marked = view["marked"]
    return monster


def space_seen(view: dict[str, Any]) -> Space:
    """A Space with its face-up tokens and its figures."""
    space = Space()
    space.index = view["space"]
    space.marked = view["marked"]
    if view["npcs"]:
        space.npcs = tuple([NPCS.index(npc) for npc in view["npcs"]])
    tokens = view["tokens"]
    if tokens:
        space.tokens = tuple([tokens.get(kind, 0) for kind in TOKENS])
    if view["monsters"]:
        space.monsters = tuple(view["monsters"])
    if view["heroes"]:
        space.heroes = tuple([HEROES.index(name) for name in view["heroes"]])
    return space


def table_with(t: OthersTable, hero: Hero, space: int) -> OthersTable:
    """The same table with a Hero in another Space, or in another form."""
    twin = t.copy_table()
    twin.heroes[hero.index] = hero
    place_hero(twin, hero.index, space)
    return twin
