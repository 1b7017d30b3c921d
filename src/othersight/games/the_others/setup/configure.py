"""From the names a person gives to the Config of a game: Sin, Acolytes, Story, map and all figures
(chapter TO-SETUP)."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from othersight.games.the_others.content import Content, ContentError, load_content
from othersight.games.the_others.setup.campaign import NONE, in_campaign, with_story
from othersight.games.the_others.setup.earlier import (
    FIRST,
    REVISION,
    REVISIONS,
    earlier_figures,
    earlier_map,
)
from othersight.games.the_others.setup.team import BOX, RANDOM, drawn_team, team_named
from othersight.games.the_others.state.city.city import City, Layout
from othersight.games.the_others.state.city.maps import load_map, shipped_map, shipped_maps
from othersight.games.the_others.state.config import FACES, HEROES, TOKENS, Config
from othersight.kernel.chance import Chance
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.toolkit.setup_options import with_defaults

SIN_FACES = {"hit": "sin-hit", "burst": "burst", "corr": "corr", "blank": "blank"}

DEFAULTS: dict[str, Any] = {
    "story": "havens-last-stand",
    "map": "a",
    "sin": "pride",
    "acolyte": "doctor",
    "hero_players": 1,
    "campaign": NONE,
    "team": BOX,
    "heroes": RANDOM,
    "edition": "final",
    "figures": {},
    "revision": REVISION,
}


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with defaults for those not given; an unknown or wrong one is named."""
    chosen = with_defaults("The Others", DEFAULTS, with_story(options))
    if type(chosen["hero_players"]) is not int or not 1 <= chosen["hero_players"] <= 4:
        raise UnknownName(
            f"hero_players is {chosen['hero_players']!r}; one to four people play the Heroes",
            "error-hero-players",
            given=str(chosen["hero_players"]),
        )
    if not isinstance(chosen["figures"], Mapping):
        raise UnknownName("figures must name content figures and their values", "error-figures")
    revisions = tuple([str(each) for each in REVISIONS])
    chosen["revision"] = int(known(str(chosen["revision"]), "revision", revisions))
    return chosen


def content_for(options: Mapping[str, Any]) -> Content:
    """The content with the figures of a what-if run."""
    if not options["figures"] and not earlier_figures(options):
        return content_with("{}")
    try:
        figures: dict[str, Any] = dict(earlier_figures(options))
        figures |= {str(path): value for path, value in options["figures"].items()}
        return content_with(json.dumps(figures, sort_keys=True, default=str))
    except ContentError as error:
        raise OthersightError(str(error), "error-content", reason=str(error)) from error


@lru_cache(maxsize=64)
def content_with(figures: str) -> Content:
    """The content with these figures (as JSON), read once however many games are played with it."""
    return load_content(json.loads(figures))


def draw_random(options: dict[str, Any], content: Content, chance: Chance) -> dict[str, Any]:
    """TO-SETUP-03, TO-SETUP-05, TO-SETUP-06, TO-SETUP-07, TO-SETUP-13: whatever is left to chance is drawn, in the
    order of set-up."""
    drawn = dict(options)
    for name, choices in (
        ("sin", tuple(content.sins)),
        ("acolyte", tuple(content.acolytes)),
        ("story", tuple(content.stories)),
        ("map", ("a", "b")),
    ):
        if drawn[name] == RANDOM:
            drawn[name] = choices[chance.below(len(choices))]
        if name != "map":
            drawn[name] = known(drawn[name], name, choices)
    drawn = in_campaign(drawn, content, chance)
    if drawn["team"] == RANDOM:
        drawn["team"] = drawn_team(heroes_named(drawn), content, chance)
    if drawn["heroes"] == RANDOM:
        team = chance.shuffled(team_named(drawn, content))
        drawn["heroes"] = tuple(team[: hero_number(drawn["hero_players"])])
    if drawn["team"] == BOX:
        del drawn["team"]  # as in games from before there were other Heroes
    if drawn["revision"] == FIRST:
        del drawn["revision"]  # as in games from before figures were moved
    return drawn


def heroes_named(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The starting Heroes who are named beforehand, or none."""
    heroes = options["heroes"]
    return tuple(heroes) if isinstance(heroes, (list, tuple)) else ()


def known(name: object, kind: str, choices: tuple[str, ...]) -> str:
    """The name, if it is one of the choices."""
    if not isinstance(name, str) or name not in choices:
        raise UnknownName(
            f"there is no {kind} '{name}'; there are {', '.join(choices)}",
            "error-no-such-name",
            kind=kind,
            name=str(name),
            choices=", ".join(choices),
        )
    return name


def hero_number(hero_players: int) -> int:
    """TO-SETUP-12: 3 Heroes for one or three Hero Players, 4 for two or four."""
    return 3 if hero_players in (1, 3) else 4


def starting_heroes(options: Mapping[str, Any], content: Content) -> tuple[tuple[int, ...], bool]:
    """The Heroes named beforehand, clockwise, and True; or none and False if the players are to pick."""
    heroes = options["heroes"]
    if heroes == "pick":
        return (), False
    if isinstance(heroes, str) or not isinstance(heroes, (list, tuple)):
        raise UnknownName(
            f"heroes is {heroes!r}; give 'random', 'pick' or a list of names",
            "error-heroes",
            given=str(heroes),
        )
    n = hero_number(options["hero_players"])
    team = team_named(options, content)
    for hero in heroes:
        if known(hero, "hero", HEROES) not in team:
            raise UnknownName(
                f"{hero} is not in the team; it has {', '.join(team)}",
                "error-not-in-team",
                hero=hero,
                team=", ".join(team),
            )
    if len(heroes) != n or len(set(heroes)) != n:
        raise UnknownName(
            f"{len(set(heroes))} different Heroes are named; {n} start with "
            f"{options['hero_players']} Hero Player(s)",
            "error-hero-count",
            given=len(set(heroes)),
            needed=n,
        )
    return tuple([HEROES.index(hero) for hero in heroes]), True


def city_for(options: Mapping[str, Any]) -> tuple[City, Layout]:
    """The shipped map of the Story by its letter, or a map written by the user (its text)."""
    chosen = options["map"]
    if isinstance(chosen, str) and "\n" in chosen:
        return load_map(chosen)
    if text := earlier_map(options):
        return load_map(text)
    stories = tuple(dict.fromkeys([story for story, _ in shipped_maps()]))
    return shipped_map(known(options["story"], "story", stories), known(chosen, "map", ("a", "b")))


def config_for(options: Mapping[str, Any], content: Content, city: City) -> Config:
    """All figures in force for one game."""
    config = Config(city)
    config.story = options["story"]
    config.map = options["map"] if len(options["map"]) == 1 else "own"
    config.sin = options["sin"]
    config.acolyte = options["acolyte"]
    config.hero_players = options["hero_players"]
    config.n = hero_number(options["hero_players"])
    config.team = tuple([HEROES.index(hero) for hero in team_named(options, content)])
    config.carried = carried_in(options)
    config.revision = options.get("revision", FIRST)
    config.draft = known(options["edition"], "edition", ("final", "draft")) == "draft"
    config.hero_die, config.sin_die = dice_for(content)
    add_heroes(config, content)
    add_monsters(config, content)
    add_story(config, content)
    return config


def carried_in(options: Mapping[str, Any]) -> dict[int, tuple[tuple[str, ...], str]]:
    """HOUSE-CAMPAIGN4, HOUSE-CAMPAIGN5: Upgrades and Dark Past that Heroes bring along, by their numbers."""
    carried = options.get("campaign", {}).get("carried", {})
    return {
        HEROES.index(name): (tuple(one["upgrades"]), one["dark_past"])
        for name, one in carried.items()
    }


def dice_for(content: Content) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The faces of the Hero die and of the Sin die; a HIT of the one is not a HIT of the other."""
    return (
        tuple([FACES.index(face) for face in content.hero_die]),
        tuple([FACES.index(SIN_FACES[face]) for face in content.sin_die]),
    )


def add_heroes(config: Config, content: Content) -> None:
    """The dashboards' figures."""
    boards = [content.heroes[hero] for hero in HEROES]
    config.fight = tuple([board.fight for board in boards])
    config.skill = tuple([board.skill for board in boards])
    config.defense = tuple([board.defense for board in boards])
    config.ranged = tuple([board.ranged for board in boards])
    others = [content.heroes[board.other_board or board.id] for board in boards]
    config.two_boards = tuple([board.other_board != "" for board in boards])
    config.other_fight = tuple([board.fight for board in others])
    config.other_skill = tuple([board.skill for board in others])
    config.other_defense = tuple([board.defense for board in others])
    config.other_ranged = tuple([board.ranged for board in others])
    config.ability_figures = {id: dict(board.figures) for id, board in content.heroes.items()}


def add_monsters(config: Config, content: Content) -> None:
    """The Monsters' figures, the Sin's power and its deck."""
    sin = content.sins[config.sin]
    kinds = (content.acolytes[config.acolyte].stats, sin.abomination, sin.controller, sin.avatar)
    config.monster_fight = tuple([stats.fight for stats in kinds])
    config.monster_defense = tuple([stats.defense for stats in kinds])
    config.monster_counts = tuple([stats.count for stats in kinds])
    config.sin_cards = content.sin_deck(config.sin)
    config.power_figures = dict(sin.power.figures)
    config.card_figures = {card: dict(content.sin_cards[card].figures) for card in config.sin_cards}
    config.told_figures = {
        f"{card}-{name}": figure
        for card, figures in config.card_figures.items()
        for name, figure in figures.items()
    }
    config.tainted = (content.tainted.fight, content.tainted.defense)
    config.apocalypse = content.apocalypse_piles(config.story)
    config.hell_club = {
        card: (content.hell_club[card].fight, content.hell_club[card].defense)
        for _, pile in config.apocalypse
        for card in pile
        if card in content.hell_club
    }


def add_story(config: Config, content: Content) -> None:
    """The Story's tasks and the order of its Missions."""
    story = content.stories[config.story]
    config.begin_tokens = tuple(
        [(TOKENS.index(kind), count) for kind, count in story.begin_tokens.items()]
    )
    config.face_down = story.begin_face_down
    config.districts_only = story.begin_apart == "district"
    config.dark_past = "dark-past" in story.special
    for task in story.end_raises:
        config.track[task.condition] = task.track
        config.crowded[task.condition] = task.districts
    for mission in story.missions.values():
        config.required[mission.id] = mission.required_with(config.n)
        config.mission_figures[mission.id] = dict(mission.figures)
        if mission.same_round:
            config.same_round = (*config.same_round, mission.id)
    current: tuple[str, ...] = ()
    for step in story.steps:
        if step.event:
            config.events.update(dict.fromkeys(current, step.event))
            continue
        if not current:
            config.first_mission = step.missions[0]
        config.following.update(dict.fromkeys(current, step.missions))
        current = step.missions
    config.following.update(dict.fromkeys(current, ()))
