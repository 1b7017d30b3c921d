"""Large samples of the real dice and the real rules; `python -m tests.odds.sampling 1000000` rolls a million times.

Every frequency has to lie within five standard errors of the odds. The seed is fixed: a sample either fits or does not.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from math import sqrt

from othersight.games.the_others.odds.aims import Victim
from othersight.games.the_others.odds.fight import Fight, fight_odds
from othersight.games.the_others.odds.pending_roll import dice_in
from othersight.games.the_others.odds.pools import faith, sin_corruption, sin_hits, skill
from othersight.games.the_others.rules.dice import (
    Roll,
    corruption_of,
    hits_of,
    roll_hero_dice,
    roll_sin_dice,
)
from othersight.games.the_others.rules.fight import Fight as FightRule
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import CC, DEF, FAITH, HIT, SKILL
from othersight.games.they_live.odds.pools import damages, successes
from othersight.games.they_live.odds.table_pools import die_in
from othersight.games.they_live.rules.dice import damage_of, roll_dice
from othersight.games.they_live.rules.dice import successes as kicks
from othersight.games.they_live.rules.people import table_of as live_table
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.odds import Chances
from othersight.odds.chains import at_least
from tests.games.the_others.play import play
from tests.games.the_others.rules.duels import FIGURES, duel
from tests.games.they_live.play import at
from tests.games.they_live.town import town
from tests.odds.judge import by_kills, end_of_fight

DICE = 9
"""The dice of a large pool."""
ERRORS = 5.0


def misfits(name: str, counted: Counter[int], chances: Chances) -> Iterator[str]:
    """One line for every number that fell more or less often than chance allows."""
    n = counted.total()
    for number in range(max(len(chances), 1 + max(counted))):
        chance = chances[number] if number < len(chances) else 0.0
        error = sqrt(max(chance * (1.0 - chance), 1e-9) / n)
        seen = counted[number] / n
        if abs(seen - chance) > ERRORS * error + 1.0 / n:
            yield f"{name} {number}: {seen:.6f} of {n} rolls, odds {chance:.6f}"


def sampled(roll: Callable[[], int], n: int) -> Counter[int]:
    """How often each number fell."""
    return Counter(roll() for _ in range(n))


def others_rolls(n: int) -> Iterator[str]:
    """Large pools of Hero dice and Sin dice."""
    game = duel("acolyte")
    game.chance = Chance("odds")
    dice = dice_in(table_of(game))

    def of(*faces: int) -> Callable[[], int]:
        return lambda: sum([roll_hero_dice(game, DICE).count(face) for face in faces])

    def cleansed() -> int:
        rolled = roll_hero_dice(game, DICE)
        return rolled.count(SKILL) + rolled.count(FAITH)

    yield from misfits("FAITH", sampled(of(FAITH), n), faith(DICE, dice.hero)[0])
    yield from misfits("SKILL", sampled(cleansed, n), skill(DICE, dice.hero)[0])
    hits = sampled(lambda: hits_of(roll_sin_dice(game, DICE)), n)
    yield from misfits("Sin Hits", hits, sin_hits(DICE, dice.sin)[0])
    corr = sampled(lambda: corruption_of(roll_sin_dice(game, DICE)), n)
    yield from misfits("CORR", corr, sin_corruption(DICE, dice.sin)[0])


def live_rolls(n: int) -> Iterator[str]:
    """Large pools of They Live, successes and damage."""
    game = at("action", figures=town())
    game.chance = Chance("odds")
    die = die_in(live_table(game))
    hits = sampled(lambda: kicks(roll_dice(game, DICE)), n)
    yield from misfits("KICK ASS", hits, successes(DICE, die))
    hurt = sampled(lambda: damage_of(roll_dice(game, DICE)) + damage_of(roll_dice(game, 4)), n)
    yield from misfits("damage", hurt, damages((DICE, 4), die))


MONSTERS = ("abomination", "abomination", "acolyte", "controller")
DEFENSES = (3, 3, 2, 4)


def fights(n: int) -> Iterator[str]:
    """Large Fights through the real rules, every FAITH put where it serves the aim best."""
    figures = {**FIGURES, "heroes.rose.fight": 7, "heroes.rose.defense": 2}
    start = play(duel(*MONSTERS, figures=figures), "fight", "mean no")
    victims = tuple([Victim(kind, d) for kind, d in zip(MONSTERS, DEFENSES, strict=True)])
    odds = fight_odds(Fight(7, 12, victims, defense=2), dice_in(table_of(start)))
    kills: Counter[int] = Counter()
    wounds: Counter[int] = Counter()
    corruption: Counter[int] = Counter()
    for number in range(n):
        killed, hurt, points = fought(start, str(number))
        kills[len(killed)] += 1
        wounds[int(hurt)] += 1
        corruption[int(points)] += 1
    yield from misfits("kills", kills, odds.kills())
    yield from misfits("Wounds", wounds, odds.wounds())
    yield from misfits("Corruption", corruption, odds.corruption())
    assert at_least(odds.kills(), 0) > 0.999


def fought(start: Game, seed: str) -> tuple[tuple[str, ...], float, float]:
    """One Fight to its results."""
    game = start.clone()
    known = game.chronicle.length
    game.chance = Chance(seed)
    game.answer("corruption no")
    frame = game.stack[-1]
    if not isinstance(frame, FightRule) or game.question_of(-1).kind not in ("faith", "assign"):
        return end_of_fight(game, known)
    chosen, victims = plan(frame.hero_roll, frame.sin_roll)
    for result in chosen:
        game.answer(f"faith {result}")
    members = frame.members
    for at_monster in victims:
        if game.question_of(-1).kind == "assign":
            game.answer(("hit", members[at_monster]))
    if game.question_of(-1).kind == "assign":
        game.answer("pass")
    return end_of_fight(game, known)


def plan(hero: Roll, sin: Roll) -> tuple[list[str], list[int]]:
    """The best use of FAITH and of the Hits, found by trying everything."""
    free = hero.count(FAITH)
    best: tuple[tuple[float, ...], list[str], list[int]] = ((), [], [])
    for hit in range(free + 1):
        for defense in range(free + 1 - hit):
            cc = free - hit - defense
            hurt = max(0, hits_of(sin) - 2 - hero.count(DEF) - defense)
            points = max(0, corruption_of(sin) - hero.count(CC) - cc)
            for mask in product((0, 1), repeat=4):
                named = [i for i in range(4) if mask[i]]
                if sum([DEFENSES[i] for i in named]) <= hero.count(HIT) + hit:
                    end = (tuple([MONSTERS[i] for i in named]), hurt, points)
                    words = ["hit"] * hit + ["def"] * defense + ["cc"] * cc
                    best = max(best, (by_kills(end), words, named))
    return best[1], best[2]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.odds.sampling", description=str(__doc__).partition("\n")[0]
    )
    parser.add_argument("rolls", type=int, nargs="?", default=1_000_000, help="of each kind")
    n = parser.parse_args().rolls
    found = [*others_rolls(n), *live_rolls(n), *fights(n // 100)]
    print("\n".join(found) or f"{n} rolls of each kind and {n // 100} Fights fit the odds")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
