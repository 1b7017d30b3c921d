"""A Ranged Fight after the Hero's roll: what each choice leaves of the strike back (TO-RANGED-09, TO-RANGED-10,
TO-RANGED-11, TO-RANGED-12, TO-RANGED-13)."""

from othersight.games.the_others.odds.aims import Victims
from othersight.games.the_others.odds.pending_roll import (
    assumed_in_fight,
    dice_in,
    fixed_results,
    spared,
    strike_after,
    strikes_of,
    victims_of,
)
from othersight.games.the_others.odds.ranged import Ranged, ranged_odds
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.kill import defense_of
from othersight.games.the_others.rules.ranged import RangedFight
from othersight.games.the_others.rules.wound import markers_left
from othersight.games.the_others.state.config import CC, DEF, FAITH, HIT
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.kernel.question import PASS, Option, number, word


def after_the_shot(game: Game, seat: int, option: Option, rule: RangedFight) -> Odds | None:
    """The odds of a choice between the Hero's roll and the strike back; None for any other option."""
    kind = game.question_of(seat).kind
    if kind == "faith":
        return odds_of(game, rule, still_to_choose(game, rule, (*rule.chosen, word(option, 1))))
    if kind == "after-roll-card" and option == PASS and not rule.sin_roll:
        return odds_of(game, rule, still_to_choose(game, rule, rule.chosen))
    if kind == "assign":
        odds = odds_of(game, rule, still_to_kill(game, rule, option))
        return odds and with_the_named(game, rule, option, odds)
    return None


def odds_of(game: Game, rule: RangedFight, shot: Ranged) -> Odds | None:
    """The best that can be made of it; None if nobody can strike back whatever is chosen."""
    if not any(shot.strikes):
        return None
    t = table_of(game)
    harm = ranged_odds(shot, dice_in(t))
    odds = harm.odds("strike-back", assumed_in_fight(t, rule.hero, is_ranged=True))
    hero = t.heroes[rule.hero]
    odds.events["dies"] = harm.dies(markers_left(hero), hero.level)
    return odds


def still_to_choose(game: Game, rule: RangedFight, chosen: tuple[str, ...]) -> Ranged:
    """The dice have fallen, and so many of the results to choose are fixed."""
    t = table_of(game)
    roll = rule.hero_roll
    hits, defense, cc, free = fixed_results(game, rule)
    targets = t.spaces[rule.space].monsters
    return Ranged(
        0,
        victims_of(game, rule, targets),
        strikes_of(game, rule, targets),
        hits + roll.count(HIT) + chosen.count("hit"),
        defense + roll.count(DEF) + chosen.count("def"),
        cc + roll.count(CC) + chosen.count("cc"),
        free + roll.count(FAITH) - len(chosen),
        spared(t, rule.hero),
    )


def still_to_kill(game: Game, rule: RangedFight, option: Option) -> Ranged:
    """All results are fixed; a victim is named, or no more of them."""
    t = table_of(game)
    killed, hits = rule.killed, rule.hits
    targets: tuple[int, ...] = ()
    victims: Victims = ()
    if option != PASS:
        named = number(option, 1)
        killed, hits = (*killed, named), hits - defense_of(game, named)
        targets = tuple([m for m in t.spaces[rule.space].monsters if m not in killed])
        victims = victims_of(game, rule, targets)
    strikes = (
        tuple([strike_after(game, rule, (*killed, *more)) for more in subsets(targets)])
        if targets
        else (strike_after(game, rule, killed),)
    )
    return Ranged(0, victims, strikes, hits, rule.defense, rule.cc, 0, spared(t, rule.hero))


def with_the_named(game: Game, rule: RangedFight, option: Option, odds: Odds) -> Odds:
    """The same with the Monsters whose death is certain by then."""
    killed = rule.killed if option == PASS else (*rule.killed, number(option, 1))
    left = [m for m in table_of(game).spaces[rule.space].monsters if m not in killed]
    kills = (0.0,) * len(killed) + odds.numbers.pop("kills", (1.0,))
    odds.numbers = {"kills": kills, **odds.numbers}
    certain = {f"killed-{victim.name}": 1.0 for victim in victims_of(game, rule, killed)}
    all_killed = odds.events.pop("all-killed", 0.0 if left else 1.0)
    odds.events = {"all-killed": all_killed, **odds.events, **certain}
    return odds


def subsets(monsters: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every set of them, in the order of their bits."""
    return [
        tuple([m for at, m in enumerate(monsters) if mask >> at & 1])
        for mask in range(1 << len(monsters))
    ]
