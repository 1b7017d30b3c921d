"""The flags of `othersight odds they-live`, and the roll they ask for."""

from typing import Annotated

import typer

from othersight.cli._output import refuse
from othersight.kernel.odds import Odds
from othersight.locales import text
from othersight.odds.they_live.asked import (
    assault,
    confrontation,
    encounter,
    enemy_of,
    gather,
    invader_fight,
    persuade,
    reward,
    skill_test,
)

NOT_GIVEN = -1_000_000


def flag(name: str) -> typer.models.OptionInfo:
    """A flag with its help."""
    info: typer.models.OptionInfo = typer.Option(
        f"--{name}", help=text(f"odds-live-help.{name}"), show_default=False
    )
    return info


def they_live(
    combat: Annotated[str, flag("combat")] = "",
    stealth: Annotated[str, flag("stealth")] = "",
    against: Annotated[str, flag("against")] = "",
    enemy: Annotated[str, flag("enemy")] = "",
    life: Annotated[int, flag("life")] = 0,
    persuade_dice: Annotated[int, flag("persuade")] = NOT_GIVEN,
    attacker: Annotated[str, flag("attacker")] = "",
    defender: Annotated[str, flag("defender")] = "",
    lenses: Annotated[bool, flag("lenses")] = False,
    test: Annotated[int, flag("test")] = NOT_GIVEN,
    needed: Annotated[int, flag("needed")] = 1,
    gather_dice: Annotated[int, flag("gather")] = NOT_GIVEN,
    scrap: Annotated[int, flag("scrap")] = 2,
    reward_dice: Annotated[str, flag("reward")] = "",
    assault_dice: Annotated[str, flag("assault")] = "",
    required: Annotated[int, flag("required")] = NOT_GIVEN,
    helped: Annotated[int, flag("helped")] = 0,
    fighters: Annotated[str, flag("fighters")] = "",
    invader: Annotated[int, flag("invader")] = NOT_GIVEN,
) -> Odds:
    """The one roll that the flags name."""
    numbers = [n != NOT_GIVEN for n in (persuade_dice, test, gather_dice)]
    lists = [
        bool(said) for said in (combat, attacker or defender, reward_dice, assault_dice, fighters)
    ]
    if sum(numbers) + sum(lists) != 1:
        refuse(text("odds-which-live"))
    if combat:
        needs(stealth, "--combat", "--stealth")
        needs(against or enemy, "--combat", "--against / --enemy")
        return encounter(stealth, combat, enemy_of(against, enemy), life)
    if numbers[0]:
        needs(against, "--persuade", "--against")
        return persuade(persuade_dice, against, life)
    if attacker or defender:
        needs(attacker, "--defender", "--attacker")
        needs(defender, "--attacker", "--defender")
        return confrontation(attacker, defender, lenses)
    if numbers[1]:
        return skill_test(test, needed)
    if numbers[2]:
        return gather(gather_dice, scrap)
    if reward_dice:
        return reward(reward_dice)
    if assault_dice:
        needs(required != NOT_GIVEN, "--assault", "--required")
        return assault(assault_dice, required, helped)
    needs(invader != NOT_GIVEN, "--fighters", "--invader")
    return invader_fight(fighters, invader, life)


def needs(given: str | bool, flag: str, other: str) -> None:
    """Refuses a flag whose companion is missing."""
    if not given:
        refuse(text("odds-needs", flag=flag, other=other))
