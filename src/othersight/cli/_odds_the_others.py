"""The flags of `othersight odds the-others`, and the roll they ask for."""

from typing import Annotated

import typer

from othersight.cli._output import refuse
from othersight.kernel.odds import Odds
from othersight.locales import text
from othersight.odds.the_others.asked import Boards, Hero, Sins, checks, cleanse, fight, shot

NOT_GIVEN = -1_000_000


def flag(name: str) -> typer.models.OptionInfo:
    """A flag with its help."""
    info: typer.models.OptionInfo = typer.Option(
        f"--{name}", help=text(f"odds-others-help.{name}"), show_default=False
    )
    return info


def the_others(
    fight_dice: Annotated[int, flag("fight")] = NOT_GIVEN,
    hits: Annotated[int, flag("hits")] = 0,
    defense: Annotated[int, flag("defense")] = 0,
    cc: Annotated[int, flag("cc")] = 0,
    choices: Annotated[int, flag("choices")] = 0,
    against: Annotated[str, flag("against")] = "",
    sin: Annotated[str, flag("sin")] = "pride",
    acolyte: Annotated[str, flag("acolyte")] = "doctor",
    pentagrams: Annotated[int, flag("pentagrams")] = 0,
    sin_dice: Annotated[int, flag("sin-dice")] = 0,
    sin_hits: Annotated[int, flag("sin-hits")] = 0,
    sin_corruption: Annotated[int, flag("sin-corruption")] = 0,
    cancelled: Annotated[int, flag("cancelled")] = 0,
    aim: Annotated[str, flag("aim")] = "most",
    wounds: Annotated[int, flag("wounds")] = 0,
    level: Annotated[int, flag("level")] = 1,
    ranged: Annotated[bool, flag("ranged")] = False,
    here: Annotated[str, flag("here")] = "",
    out_of_reach: Annotated[bool, flag("out-of-reach")] = False,
    cleanse_dice: Annotated[int, flag("cleanse")] = NOT_GIVEN,
    tokens: Annotated[int, flag("tokens")] = 1,
    fire: Annotated[int, flag("fire")] = NOT_GIVEN,
    corruption: Annotated[int, flag("corruption")] = NOT_GIVEN,
    shield: Annotated[int, flag("shield")] = 0,
) -> Odds:
    """The one roll that the flags name."""
    is_check = NOT_GIVEN not in (fire, corruption) or fire != corruption
    rolls = [fight_dice != NOT_GIVEN, cleanse_dice != NOT_GIVEN, is_check]
    if sum(rolls) != 1:
        refuse(text("odds-which-others"))
    if rolls[1]:
        return cleanse(cleanse_dice, tokens, choices)
    if is_check:
        hero = Hero(0, wounds=wounds, level=level)
        return checks(given(fire), given(corruption), shield, hero)
    if not against:
        refuse(text("odds-needs", flag="--fight", other="--against"))
    hero = Hero(fight_dice, hits, defense, cc, choices, wounds, level)
    sins = Sins(pentagrams, sin_dice, sin_hits, sin_corruption, cancelled)
    boards = Boards(sin, acolyte)
    if not ranged:
        if here or out_of_reach:
            refuse(text("odds-needs", flag="--here, --out-of-reach", other="--ranged"))
        return fight(hero, names(against), sins, boards, aim)
    waiting = None if out_of_reach else names(here)
    return shot(hero, names(against), waiting, sins, boards, aim)


def given(n: int) -> int:
    """What was given, or nothing."""
    return 0 if n == NOT_GIVEN else n


def names(listed: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip().lower() for name in listed.split(",")] if listed else []
