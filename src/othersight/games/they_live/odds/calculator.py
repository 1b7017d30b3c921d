"""Odds of They Live that a person asks for without a game: pools by number, enemies by name."""

from functools import cache

from othersight.games.they_live.odds.fights import (
    Encounter,
    Enemy,
    clash,
    invader_fight_odds,
    persuade_odds,
)
from othersight.games.they_live.odds.pools import Die, die_of
from othersight.games.they_live.odds.pvp import Duel, Side, duel_odds
from othersight.games.they_live.odds.tests import assault_odds, gather_odds, reward_odds, skill_odds
from othersight.games.they_live.setup.start import complete, config_of
from othersight.games.they_live.state.config import Config, TileFace
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.kernel.odds import Odds
from othersight.odds.limits import in_all, numbers, one_for_each, three, within
from othersight.odds.limits import names as names_in


@cache
def config() -> Config:
    """The figures of the game."""
    return config_of(complete({}))


def house_die() -> Die:
    """The die of the game."""
    return die_of(config().die)


def tile_named(given: str) -> TileFace:
    """An enemy tile by name, in capitals or not."""
    known = config().tile_faces
    name = ",".join(names_in("--against", given))
    if name not in known:
        raise UnknownName(
            f"there is no enemy '{name}'; there are {', '.join(sorted(known))}",
            "error-odds-no-enemy",
            name=name,
            enemies=", ".join(sorted(known)),
        )
    return known[name]


def enemy_of(against: str | None, enemy: str | None) -> Enemy:
    """An enemy by name, or by Stealth, Combat and health."""
    if enemy is None:
        face = tile_named(against or "")
        return Enemy(face.stealth, face.combat, face.health)
    return Enemy(*three("--enemy", enemy, (0, 0, 1)))


def health(flag: str, life: int | None) -> int:
    """The health left of somebody; 0 where nobody has asked about it."""
    return 0 if life is None else within(flag, life, 1)


def encounter(stealth: str, combat: str, enemy: Enemy, life: int | None) -> Odds:
    """One or several fighters against an enemy."""
    pools = numbers("--combat", combat)
    seen = one_for_each("--stealth", stealth, "--combat", len(pools))
    what = "encounter" if len(pools) == 1 else "team"
    return clash(Encounter(enemy, seen, pools), house_die()).odds(what, health("--life", life))


def persuade(dice: int, against: str, life: int | None) -> Odds:
    """Influence dice against an enemy that can be persuaded."""
    face = tile_named(against)
    if not face.persuadable:
        raise OthersightError(
            f"{against} cannot be persuaded; an enemy with the Influence icon can",
            "error-odds-not-persuadable",
            name=against,
        )
    pool, left = within("--persuade", dice), health("--life", life)
    return persuade_odds(pool, face.influence, face.combat, house_die(), left)


def confrontation(attacker: str, defender: str, lenses: bool) -> Odds:
    """Two players: Stealth dice, Combat dice and health left of each."""
    first = Side(*three("--attacker", attacker, (1, 0, 1)))
    second = Side(*three("--defender", defender, (1, 0, 1)))
    return duel_odds(Duel(first, second, lenses), house_die())


def skill_test(dice: int, needed: int) -> Odds:
    """A test of a card."""
    return skill_odds(within("--test", dice), within("--needed", needed, 1), house_die())


def gather(dice: int, scrap: int) -> Odds:
    """Influence dice with a broker, as long as the scrap lasts."""
    return gather_odds(within("--gather", dice), within("--scrap", scrap, 2, 5), house_die())


def reward(dice: str) -> Odds:
    """Intelligence dice of everybody who wants the reward, one's own first."""
    pools = numbers("--reward", dice)
    in_all("people", len(pools), 6)
    return reward_odds(pools, house_die())


def assault(dice: str, required: int, helped: int) -> Odds:
    """The dice of the test group against a requirement, with resources."""
    pools = numbers("--assault", dice)
    in_all("assault", sum(pools))
    return assault_odds(
        pools, within("--required", required, 1, 99), within("--helped", helped, 0, 99), house_die()
    )


def invader_fight(
    fighters: str, invader: int, life: int | None = None, invader_life: int | None = None
) -> Odds:
    """Combat dice of those who fight against those of a revealed Invader."""
    pools = numbers("--fighters", fighters)
    in_all("fighters", sum(pools))
    foe = within("--invader", invader)
    lives = health("--invader-life", invader_life), health("--life", life)
    return invader_fight_odds(pools, foe, house_die(), lives)
