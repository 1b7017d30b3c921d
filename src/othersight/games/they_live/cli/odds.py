"""The flags of `othersight odds they-live`, and the roll they ask for."""

from functools import partial
from typing import Annotated

from othersight.cli._odds_flags import Roll, given_of, roll_asked, usual
from othersight.cli._odds_flags import flag as flag_of
from othersight.games.they_live.odds.calculator import (
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
from othersight.kernel.odds import Odds

flag = partial(flag_of, helps="they-live")

ROLLS = (
    Roll("encounter", ("combat",), ("stealth", "against/enemy"), ("life",)),
    Roll("encounter", ("combat", "enemy"), ("stealth",), ("life",)),
    Roll("persuade", ("persuade",), ("against",), ("life",)),
    Roll("confrontation", ("attacker",), ("defender",), ("lenses",)),
    Roll("confrontation", ("defender",), ("attacker",), ("lenses",)),
    Roll("test", ("test",), (), ("needed",)),
    Roll("gather", ("gather",), (), ("scrap",)),
    Roll("reward", ("reward",)),
    Roll("assault", ("assault",), ("required",), ("helped",)),
    Roll("fighters", ("fighters",), ("invader",), ("life", "invader-life")),
)


def they_live(
    combat: Annotated[str | None, flag("combat")] = None,
    stealth: Annotated[str | None, flag("stealth")] = None,
    against: Annotated[str | None, flag("against")] = None,
    enemy: Annotated[str | None, flag("enemy")] = None,
    life: Annotated[int | None, flag("life")] = None,
    persuade_pool: Annotated[int | None, flag("persuade")] = None,
    attacker: Annotated[str | None, flag("attacker")] = None,
    defender: Annotated[str | None, flag("defender")] = None,
    lenses: Annotated[bool, flag("lenses")] = False,
    test: Annotated[int | None, flag("test")] = None,
    needed: Annotated[int | None, flag("needed")] = None,
    gather_pool: Annotated[int | None, flag("gather")] = None,
    scrap: Annotated[int | None, flag("scrap")] = None,
    reward_pool: Annotated[str | None, flag("reward")] = None,
    assault_pool: Annotated[str | None, flag("assault")] = None,
    required: Annotated[int | None, flag("required")] = None,
    helped: Annotated[int | None, flag("helped")] = None,
    fighters: Annotated[str | None, flag("fighters")] = None,
    invader: Annotated[int | None, flag("invader")] = None,
    invader_life: Annotated[int | None, flag("invader-life")] = None,
) -> Odds:
    """The one roll that the flags name."""
    what = roll_asked(ROLLS, given_of(locals()), "odds-which-live").what
    if what == "encounter":
        return encounter(stealth or "", combat or "", enemy_of(against, enemy), life)
    if what == "persuade":
        return persuade(persuade_pool or 0, against or "", life)
    if what == "confrontation":
        return confrontation(attacker or "", defender or "", lenses)
    if what == "test":
        return skill_test(test or 0, usual(needed, 1))
    if what == "gather":
        return gather(gather_pool or 0, usual(scrap, 2))
    if what == "reward":
        return reward(reward_pool or "")
    if what == "assault":
        return assault(assault_pool or "", required or 0, helped or 0)
    return invader_fight(fighters or "", invader or 0, life, invader_life)
