"""Odds of The Others that a person asks for without a game: pools by number, Monsters by name.

Everything that is not named is as on the boards; what cannot be is refused with an error that says what would be right.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from othersight.games.the_others.content import Content, MonsterStats, load_content
from othersight.games.the_others.odds.aims import AIMS, MOST_MONSTERS, Victim
from othersight.games.the_others.odds.fight import Fight, fight_odds
from othersight.games.the_others.odds.harm import Harm
from othersight.games.the_others.odds.pools import Dice, dice_of
from othersight.games.the_others.odds.ranged import Ranged, Strike, ranged_odds
from othersight.games.the_others.odds.rolls import Check, check_odds, cleanse_odds
from othersight.games.the_others.setup.configure import dice_for
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.kernel.odds import Odds
from othersight.odds.limits import in_all, one_of, within

MOST_DICE = 20
"""The largest pool and the most fixed results here; with as many the slowest aim takes some seconds."""
MOST_EXTRAS = 5
"""Results of choice, cancelled Defense and what shields from a check; the game itself knows 1, 1 and 2."""
MARKERS = 5
"""The Wound that kills (TO-WOUND-05)."""


class Boards(NamedTuple):
    """Whose figures count."""

    sin: str = "pride"
    acolyte: str = "doctor"


class Hero(NamedTuple):
    """The Hero's side of a Fight: dice, fixed results, and how he stands."""

    dice: int
    hits: int = 0
    defense: int = 0
    cc: int = 0
    choices: int = 0
    wounds: int = 0
    level: int = 1


class Sins(NamedTuple):
    """What the Sins Player has beside his Monsters."""

    pentagrams: int = 0
    dice: int = 0
    hits: int = 0
    corruption: int = 0
    cancelled: int = 0


@cache
def content() -> Content:
    """The figures of the game."""
    return load_content()


def house_dice() -> Dice:
    """The dice of the game."""
    return dice_of(*dice_for(content()))


def known_monsters(boards: Boards) -> dict[str, MonsterStats]:
    """Every Monster by name with its figures."""
    known = content()
    sin = known.sins[one_of("--sin", boards.sin, list(known.sins))]
    acolyte = known.acolytes[one_of("--acolyte", boards.acolyte, list(known.acolytes))]
    return {
        "acolyte": acolyte.stats,
        "abomination": sin.abomination,
        "controller": sin.controller,
        "avatar": sin.avatar,
        "tainted": known.tainted,
        **known.hell_club,
    }


def monsters_named(names: Sequence[str], boards: Boards) -> list[tuple[str, MonsterStats]]:
    """The Monsters of a list of names."""
    known = known_monsters(boards)
    for name in names:
        if name not in known:
            raise UnknownName(
                f"there is no Monster '{name}'; there are {', '.join(known)}",
                "error-odds-no-monster",
                name=name,
                monsters=", ".join(known),
            )
    if len(names) > MOST_MONSTERS:
        raise OthersightError(
            f"{len(names)} Monsters are too many; at most {MOST_MONSTERS} fight at once here",
            "error-odds-monsters",
            given=len(names),
            most=MOST_MONSTERS,
        )
    return [(name, known[name]) for name in names]


def check_sides(hero: Hero, sins: Sins, aim: str) -> None:
    """Refuses pools and figures that cannot be."""
    one_of("--aim", aim, AIMS)
    for flag, n in (("--fight", hero.dice), ("--hits", hero.hits), ("--defense", hero.defense)):
        within(flag, n, 0, MOST_DICE)
    within("--cc", hero.cc, 0, MOST_DICE)
    within("--choices", hero.choices, 0, MOST_EXTRAS)
    check_standing(hero)
    within("--pentagrams", sins.pentagrams, 0, MOST_DICE)
    within("--sin-dice", sins.dice, 0, MOST_DICE)
    within("--sin-hits", sins.hits, 0, MOST_DICE)
    within("--sin-corruption", sins.corruption, 0, MOST_DICE)
    within("--cancelled", sins.cancelled, 0, MOST_EXTRAS)


def check_standing(hero: Hero) -> None:
    """Refuses Wounds and a Level that no living Hero has."""
    within("--wounds", hero.wounds, 0, MARKERS - 1)
    within("--level", hero.level, 1, 7)


def fight(hero: Hero, names: Sequence[str], sins: Sins, boards: Boards, aim: str) -> Odds:
    """A Fight against these Monsters."""
    check_sides(hero, sins, aim)
    monsters = monsters_named(names, boards)
    asked = Fight(
        hero.dice,
        sins.pentagrams + sins.dice + sum([stats.fight for _, stats in monsters]),
        tuple([Victim(name, stats.defense) for name, stats in monsters]),
        hero.hits,
        hero.defense,
        hero.cc,
        hero.choices,
        sins.hits,
        sins.corruption,
        sins.cancelled,
    )
    in_all("sin-dice", asked.sin_dice, MOST_DICE)
    return told(fight_odds(asked, house_dice(), aim), hero, "fight")


def shot(
    hero: Hero,
    names: Sequence[str],
    here: Sequence[str] | None,
    sins: Sins,
    boards: Boards,
    aim: str,
) -> Odds:
    """A Ranged Fight; `here` are the Monsters already in the Hero's Space, None if no survivor can come."""
    check_sides(hero, sins, aim)
    monsters = monsters_named(names, boards)
    waiting = sum([stats.fight for _, stats in monsters_named(here or (), boards)])
    strikes: list[Strike | None] = []
    for mask in range(1 << len(monsters)):
        left = [stats.fight for at, (_, stats) in enumerate(monsters) if not mask >> at & 1]
        dice = sins.pentagrams + sins.dice + waiting + sum(left)
        in_all("sin-dice", dice, MOST_DICE)
        strike = Strike(dice, sins.hits, sins.corruption, sins.cancelled)
        strikes.append(strike if left and here is not None else None)
    victims = tuple([Victim(name, stats.defense) for name, stats in monsters])
    asked = Ranged(
        hero.dice, victims, tuple(strikes), hero.hits, hero.defense, hero.cc, hero.choices
    )
    return told(ranged_odds(asked, house_dice(), aim), hero, "ranged-fight")


def told(harm: Harm, hero: Hero, what: str) -> Odds:
    """With the chance that the Hero dies."""
    odds = harm.odds(what)
    odds.events["dies"] = harm.dies(MARKERS - hero.wounds, hero.level)
    return odds


def cleanse(dice: int, tokens: int, choices: int) -> Odds:
    """A Cleanse roll in a Space with so many tokens."""
    return cleanse_odds(
        within("--cleanse", dice, 0, MOST_DICE),
        house_dice(),
        within("--tokens", tokens, 1, MOST_DICE),
        within("--choices", choices, 0, MOST_EXTRAS),
    )


def checks(fire: int, corruption: int, shield: int, hero: Hero) -> Odds:
    """A Fire check, a Corruption check, or both."""
    check_standing(hero)
    within("--shield", shield, 0, MOST_EXTRAS)
    asked = []
    if within("--corruption", corruption, 0, MOST_DICE):
        asked.append(Check(corruption, False, shield))
    if within("--fire", fire, 0, MOST_DICE):
        asked.append(Check(fire, True, shield))
    return told(check_odds(tuple(asked), house_dice()), hero, "check")
