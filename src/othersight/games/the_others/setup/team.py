"""The team of seven: the box's, one that is named, or one that is drawn (TO-SETUP-11, HOUSE-TEAM1, HOUSE-TEAM2)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from othersight.games.the_others.content import Content
from othersight.games.the_others.content.checking import TEAM
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.chance import Chance
from othersight.kernel.errors import UnknownName

BOX = "box"
RANDOM = "random"
SIZE = sum(TEAM.values())


def box_team(content: Content) -> tuple[str, ...]:
    """TO-SETUP-11: the seven of the box."""
    return tuple([hero for hero in HEROES if content.heroes[hero].is_boxed])


def team_named(options: Mapping[str, Any], content: Content) -> tuple[str, ...]:
    """HOUSE-TEAM1: the team of these options, in the order of the content; games of old have the box's."""
    team = options.get("team", BOX)
    if team == BOX:
        return box_team(content)
    if not isinstance(team, (list, tuple)):
        raise UnknownName(
            f"team is {team!r}; give 'box', 'random' or a list of seven names",
            "error-team",
            given=str(team),
        )
    for hero in team:
        if hero not in HEROES:
            raise no_such_hero(hero)
    check_classes(team, content)
    return tuple([hero for hero in HEROES if hero in team])


def no_such_hero(name: object) -> UnknownName:
    """A name that no Hero has."""
    return UnknownName(
        f"there is no hero '{name}'; there are {', '.join(HEROES)}",
        "error-no-such-name",
        kind="hero",
        name=str(name),
        choices=", ".join(HEROES),
    )


def check_classes(team: Sequence[str], content: Content) -> None:
    """TO-SETUP-11: seven different Heroes, 1 Leader and 2 of each other class."""
    counted = Counter([content.heroes[hero].hero_class for hero in set(team)])
    have = {kind: counted[kind] for kind in TEAM}
    if have != TEAM or len(team) != SIZE:
        told = ", ".join([f"{have[kind]} {kind}" for kind in TEAM])
        raise UnknownName(
            f"the team has {told}; a team has 1 leader, 2 bruiser, 2 shooter, 2 fixer, each Hero once",
            "error-team-classes",
            **have,
        )


def drawn_team(named: Sequence[str], content: Content, chance: Chance) -> tuple[str, ...]:
    """HOUSE-TEAM2: those who are named already, the others drawn, as many of each class as a team has."""
    return filled(named, chance.shuffled(HEROES), content)


def filled(named: Sequence[str], candidates: Sequence[str], content: Content) -> tuple[str, ...]:
    """HOUSE-TEAM2: a team with these Heroes, the others in the order of the candidates; wrong ones are told later."""
    room = Counter(TEAM)
    team: list[str] = []
    for hero in (*named, *candidates):
        kind = content.heroes[hero].hero_class if hero in HEROES else ""
        if hero not in team and room[kind] > 0:
            room[kind] -= 1
            team.append(hero)
    return tuple([hero for hero in HEROES if hero in team])
