"""The flags of `othersight odds the-others`, and the roll they ask for."""

from functools import partial
from typing import Annotated

from othersight.cli._odds_flags import Roll, given_of, roll_asked, usual
from othersight.cli._odds_flags import flag as flag_of
from othersight.games.the_others.odds.calculator import (
    Boards,
    Hero,
    Sins,
    checks,
    cleanse,
    fight,
    shot,
)
from othersight.kernel.odds import Odds
from othersight.odds.limits import names

flag = partial(flag_of, helps="the-others")

HERO = ("hits", "defense", "cc", "choices", "wounds", "level", "sin", "acolyte", "aim")
SINS = ("pentagrams", "sin-dice", "sin-hits", "sin-corruption", "cancelled")
CHECK = ("shield", "wounds", "level")
ROLLS = (
    Roll("fight", ("fight",), ("against",), (*HERO, *SINS)),
    Roll("fight", ("fight", "ranged"), ("against",), (*HERO, *SINS, "here")),
    Roll("fight", ("fight", "ranged", "out-of-reach"), ("against",), HERO),
    Roll("cleanse", ("cleanse",), (), ("tokens", "choices")),
    Roll("check", ("fire",), (), ("corruption", *CHECK)),
    Roll("check", ("corruption",), (), ("fire", *CHECK)),
)


def the_others(
    fight_pool: Annotated[int | None, flag("fight")] = None,
    hits: Annotated[int | None, flag("hits")] = None,
    defense: Annotated[int | None, flag("defense")] = None,
    cc: Annotated[int | None, flag("cc")] = None,
    choices: Annotated[int | None, flag("choices")] = None,
    against: Annotated[str | None, flag("against")] = None,
    sin: Annotated[str | None, flag("sin")] = None,
    acolyte: Annotated[str | None, flag("acolyte")] = None,
    pentagrams: Annotated[int | None, flag("pentagrams")] = None,
    sin_dice: Annotated[int | None, flag("sin-dice")] = None,
    sin_hits: Annotated[int | None, flag("sin-hits")] = None,
    sin_corruption: Annotated[int | None, flag("sin-corruption")] = None,
    cancelled: Annotated[int | None, flag("cancelled")] = None,
    aim: Annotated[str | None, flag("aim")] = None,
    wounds: Annotated[int | None, flag("wounds")] = None,
    level: Annotated[int | None, flag("level")] = None,
    ranged: Annotated[bool, flag("ranged")] = False,
    here: Annotated[str | None, flag("here")] = None,
    out_of_reach: Annotated[bool, flag("out-of-reach")] = False,
    cleanse_pool: Annotated[int | None, flag("cleanse")] = None,
    tokens: Annotated[int | None, flag("tokens")] = None,
    fire: Annotated[int | None, flag("fire")] = None,
    corruption: Annotated[int | None, flag("corruption")] = None,
    shield: Annotated[int | None, flag("shield")] = None,
) -> Odds:
    """The one roll that the flags name."""
    roll = roll_asked(ROLLS, given_of(locals()), "odds-which-others")
    if roll.what == "cleanse":
        return cleanse(cleanse_pool or 0, usual(tokens, 1), choices or 0)
    standing = usual(level, 1)
    if roll.what == "check":
        hero = Hero(0, wounds=wounds or 0, level=standing)
        return checks(fire or 0, corruption or 0, shield or 0, hero)
    hero = Hero(
        fight_pool or 0, hits or 0, defense or 0, cc or 0, choices or 0, wounds or 0, standing
    )
    sins = Sins(pentagrams or 0, sin_dice or 0, sin_hits or 0, sin_corruption or 0, cancelled or 0)
    boards = Boards(usual(sin, "pride").lower(), usual(acolyte, "doctor").lower())
    foes = names("--against", against or "")
    if not ranged:
        return fight(hero, foes, sins, boards, usual(aim, "most").lower())
    waiting = names("--here", here) if here is not None else []
    return shot(
        hero, foes, None if out_of_reach else waiting, sins, boards, usual(aim, "most").lower()
    )
