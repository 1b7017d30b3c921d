"""A game that begins in the middle: whatever a position does not name takes the set-up's value."""

from collections.abc import Mapping
from typing import Any

from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.the_others.position import board as position_board
from othersight.games.the_others.position import cards as position_cards
from othersight.games.the_others.position import heroes as position_heroes
from othersight.games.the_others.position import procedures as position_procedures
from othersight.games.the_others.position.dice import loaded_dice
from othersight.games.the_others.position.procedures import PointInTime, procedures
from othersight.games.the_others.position.values import Fields, WrongPosition, does_not_fit
from othersight.games.the_others.save_checks.table import problems_of
from othersight.games.the_others.setup.configure import (
    complete,
    config_for,
    content_for,
    draw_random,
    hero_number,
    heroes_named,
    starting_heroes,
)
from othersight.games.the_others.setup.start import DRAWS, ground_for, lay_out
from othersight.games.the_others.setup.team import team_named
from othersight.games.the_others.state.city.city import Layout
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.toolkit.position_frames import KEYS as EXACT_KEYS
from othersight.toolkit.position_frames import resume_frames
from othersight.toolkit.position_starts import beginning_at

OWN_OPTIONS = ("board", "power")
"""Options that only a position has: a board of its own, and whether the Sin's power is in force."""

ROUND_KEYS = (
    "round", "first", "apocalypse", "reactions", "reactions_spent", "ability_used", "punish_idle",
)  # fmt: skip
STORY_KEYS = (
    "mission", "progress", "done", "heroes_killed", "innocents_revealed", "avatar_killed", "corruption_removed",
    "chief_with_avatar",
)  # fmt: skip
KEYS = (
    *position_procedures.KEYS,
    *EXACT_KEYS,
    *position_cards.KEYS,
    *position_board.KEYS,
    "heroes",
    *ROUND_KEYS,
    *STORY_KEYS,
)


def game_from(start: Mapping[str, Any]) -> Game:
    """The game that begins as `game.start` says."""
    chance = Chance(str(start["seed"]))
    fields = Fields(start["position"], "", KEYS)
    options = options_for(start["options"], fields.data, Chance(chance.seed + DRAWS))
    content = content_for(options)
    city, layout = ground_for(options)
    config = config_for(options, content, city)
    config.power = options.get("power", True)
    t = lay_out(config, content, Layout())
    whole = t.supply
    position_board.place_map(t, fields, layout)
    position_board.place_spaces(t, fields)
    position_heroes.place_heroes(t, fields, starting_heroes(options, content)[0])
    position_cards.place_cards(t, fields, content, chance)
    position_board.place_monsters(t, fields)
    position_board.settle_supply(t, fields, whole)
    position_board.check_npcs(t)
    place_story(t, fields)
    return begun(t, fields, chance, {**start, "options": options})


def options_for(
    options: Mapping[str, Any], position: dict[str, object], chance: Chance
) -> dict[str, Any]:
    """The options in full; Heroes whom the position names start, if the options name none."""
    own = {name: options[name] for name in OWN_OPTIONS if name in options}
    chosen = complete({name: value for name, value in options.items() if name not in own})
    if "power" in own and not isinstance(own["power"], bool):
        raise WrongPosition("power", "give true or false", "position-power")
    content = content_for(chosen)
    playing, away = position_heroes.heroes_named(position)
    if "team" not in options:
        needed = (*heroes_named(chosen), *playing, *away)
        chosen["team"] = position_heroes.team_for(needed, content)
    if "heroes" not in options:
        named = [*playing, *away]
        left = [hero for hero in team_named(chosen, content) if hero not in named]
        chosen["heroes"] = [*playing, *left, *away][: hero_number(chosen["hero_players"])]
    revision = chosen["revision"]
    chosen = draw_random(chosen, content, chance)
    chosen["revision"] = revision  # written out: a position without one is of today
    if starting_heroes(chosen, content)[1]:
        chosen["heroes"] = list(chosen["heroes"])
    elif "frames" not in position:
        raise WrongPosition("heroes", "a position names its Heroes", "position-pick")
    return {**chosen, **own}


def place_story(t: OthersTable, fields: Fields) -> None:
    """Tracks and tokens of both sides, and the Story."""
    exact = fields.has("frames")
    t.round = fields.number("round", 1, 0 if exact else 1, 9999)
    names = [HEROES[hero] for hero in t.places] or [""]
    t.first = names.index(fields.word("first", names[0], names))
    sins = t.edit_sins()
    sins.apocalypse = fields.number("apocalypse", 0, 0, 7)
    sins.reactions = fields.number("reactions", 0, 0, 99)
    sins.spent = fields.number("reactions_spent", 0, 0, 99)
    sins.ability_used = fields.flag("ability_used")
    sins.punish_idle = fields.flag("punish_idle")
    story = t.edit_story()
    missions = tuple(t.config.required)
    mission = fields.word("mission", t.config.first_mission, missions)
    story.move_marker(mission, fields.number("progress", 0, 0, t.config.required[mission]))
    story.done = fields.words("done", missions)
    story.heroes_killed = fields.number("heroes_killed", 0, 0, 7)
    story.innocents_revealed = fields.number("innocents_revealed", 0, 0, 99)
    story.avatar_killed = fields.flag("avatar_killed")
    story.corruption_removed = fields.number("corruption_removed", 0, 0, 99)
    story.chief_with_avatar = fields.flag("chief_with_avatar")


def begun(t: OthersTable, fields: Fields, chance: Chance, start: dict[str, Any]) -> Game:
    """The game on this table, run to its first decision."""
    moment = PointInTime(t, fields)
    if not fields.has("frames"):
        spend_tokens(t, fields, moment)
    in_turn = fields.has("hero") if fields.has("frames") else moment.in_turn
    t.current = moment.hero if in_turn else -1
    for problem in problems_of(t):
        raise WrongPosition("position", problem, "position-unsound", problem=problem)
    if start.get("draws"):
        raise does_not_fit("draws", "write the top of a deck in the position", "position-no-draws")
    chance.loaded = loaded_dice(start.get("dice", ()))
    chance.used = start.get("used", chance.used)
    game = Game(THE_OTHERS, t, chance, start)
    if fields.has("frames"):
        resume_frames(game, fields)
        return game
    for frame in procedures(t, fields, moment):
        game.call(frame)
    game.run()
    return game


def spend_tokens(t: OthersTable, fields: Fields, moment: PointInTime) -> None:
    """Turn and Reaction tokens as this moment leaves them, where they are not named."""
    heroes: Any = fields.data.get("heroes", {})
    for hero in t.places:
        if "turns" not in heroes.get(HEROES[hero], {}):
            spent = 2 if moment.at_end else 1 if moment.in_turn and hero == moment.hero else 0
            t.edit_hero(hero).turns = 2 - spent
    sins = t.edit_sins()
    spent = 1 if moment.when in position_procedures.IN_REACTION else 0
    tokens = t.config.n + (1 if sins.apocalypse >= 4 else 0)
    if not fields.has("reactions"):
        sins.reactions = tokens - spent
    if not fields.has("reactions_spent"):
        sins.spent = spent
    if moment.when == "start-of-round":
        t.round -= 1  # the Round that opens counts itself


game_at = beginning_at(game_from)
"""A game that begins in a position, at its first decision."""
