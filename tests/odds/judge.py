"""The judge of the odds of The Others: every roll there can be, played through the real rules with loaded dice.

Wherever the Hero may choose, all ways are tried and the one that serves the aim best is taken. Chains of FAITH and of
BURST are followed as far as the odds follow them, which tests cut short with `short_chains`.
"""

from collections.abc import Callable, Iterator

import pytest

from othersight.games.the_others.odds import fight, kills_first, pools, ranged, rolls
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.ranged import RangedFight
from othersight.games.the_others.state.config import BURST, FAITH, MONSTERS
from othersight.kernel.chance import NO_MORE
from othersight.kernel.errors import LoadedChance
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.odds import chains

End = tuple[tuple[str, ...], float, float]
"""The kinds killed, Wounds and Corruption."""
Rank = Callable[[End], tuple[float, ...]]
DEFENSE = {"acolyte": 2, "abomination": 3, "controller": 4, "avatar": 6}
RESULTS = ("hit", "def", "cc")
DECIDES = ("faith", "assign")


def forget() -> None:
    """Nothing counted before is remembered."""
    for module in (chains, pools, fight, kills_first, ranged, rolls):
        for known in vars(module).values():
            if hasattr(known, "cache_clear"):
                known.cache_clear()


def short_chains(monkeypatch: pytest.MonkeyPatch, least: float) -> None:
    """Chains are cut off where less than this is left, so that every roll can be tried."""
    monkeypatch.setattr(chains, "LEAST", least)
    forget()


def throws(dice: int, die: tuple[int, ...], adds: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every way the dice can fall, with its chance; extra dice as many as the odds count."""
    most = len(chains.chain(dice, die.count(adds) / len(die))[0]) - 1

    def fall(
        left: int, added: int, shown: tuple[int, ...]
    ) -> Iterator[tuple[tuple[int, ...], float]]:
        if left == 0:
            yield shown, 1.0
            return
        for face in sorted(set(die)):
            share = die.count(face) / len(die)
            if face != adds:
                rest = fall(left - 1, added, (*shown, face))
            elif added < most:
                rest = fall(left, added + 1, (*shown, face))
            else:
                continue
            for more, chance in rest:
                yield more, share * chance

    return fall(dice, 0, ())


def sin_throws(game: Game, dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    return throws(dice, table_of(game).config.sin_die, BURST)


def hero_throws(game: Game, dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    return throws(dice, table_of(game).config.hero_die, FAITH)


def thrown(game: Game, option: Option, dice: tuple[int, ...]) -> Game:
    """The game after an answer with these dice, at the next question."""
    twin = game.clone()
    twin.chance.loaded = (*dice, NO_MORE)
    twin.answer(option)
    return twin


def ends(game: Game, known: int) -> Iterator[Game]:
    """The game after every way to decide on FAITH and victims; `known` lines of the log are old."""
    question = game.question
    if question is None or question.kind not in DECIDES or log_since(game, known, "wound"):
        yield game
        return
    chosen = [word for word in log_of_choices(game) if word in RESULTS]
    for option in question.options:
        if (
            question.kind == "faith"
            and chosen
            and RESULTS.index(str(option[1])) < RESULTS.index(chosen[-1])
        ):
            continue  # the order of the choices does not matter
        twin = game.clone()
        twin.answer(option)
        yield from ends(twin, known)


def log_of_choices(game: Game) -> list[str]:
    """What FAITH was turned into in the Fight under way."""
    found: list[str] = []
    for frame in game.stack:
        found += getattr(frame, "chosen", ())
    return found


def log_since(game: Game, known: int, key: str) -> list[tuple[object, ...]]:
    """The values of the new lines with that key."""
    return [entry.values for entry in game.chronicle.entries()[known:] if entry.key == key]


def end_of_fight(game: Game, known: int) -> End:
    """Kills, Wounds and Corruption of a Fight that is over, or at its first Wound."""
    monsters = table_of(game).monsters
    killed = [
        MONSTERS[monsters[int(str(v[0]))].kind] for v in log_since(game, known, "monster-killed")
    ]
    told = log_since(game, known, "fight-results") or log_since(game, known, "strike-back-results")
    wounds, corruption = (int(str(told[-1][-2])), int(str(told[-1][-1]))) if told else (0, 0)
    return tuple(sorted(killed)), wounds, corruption


def by_kills(end: End) -> tuple[float, ...]:
    """The aim `most`."""
    killed, wounds, corruption = end
    return len(killed), sum(DEFENSE[kind] for kind in killed), -wounds, -corruption


def by_wounds(end: End) -> tuple[float, ...]:
    """The aim `unhurt`."""
    killed, wounds, corruption = end
    return -wounds, -corruption, len(killed), sum(DEFENSE[kind] for kind in killed)


def by_corruption(end: End) -> tuple[float, ...]:
    """The aim `pure`."""
    killed, wounds, corruption = end
    return -corruption, -wounds, len(killed), sum(DEFENSE[kind] for kind in killed)


def by_clearing(everybody: int) -> Rank:
    """The aim `clear`."""

    def rank(end: End) -> tuple[float, ...]:
        is_clear = len(end[0]) == everybody
        return (float(is_clear), *by_wounds(end))

    return rank


def best(game: Game, known: int, rank: Rank) -> End:
    """The best end of a Fight whose dice have fallen."""
    return max([end_of_fight(end, known) for end in ends(game, known)], key=rank)


def judged_fight(
    game: Game, option: Option, pools: tuple[int, int], rank: Rank
) -> dict[End, float]:
    """The chance of every end of a Fight that is rolled when this option is taken."""
    known = game.chronicle.length
    found: dict[End, float] = {}
    for sin, likely in sin_throws(game, pools[1]):
        for hero, chance in hero_throws(game, pools[0]):
            end = best(thrown(game, option, (*sin, *hero)), known, rank)
            found[end] = found.get(end, 0.0) + likely * chance
    return found


def judged_shot(game: Game, option: Option, dice: int, rank: Rank) -> dict[End, float]:
    """The chance of every end of a Ranged Fight that is rolled when this option is taken.

    `rank` is given the kills with the Wounds and the Corruption that are to be expected.
    """
    known = game.chronicle.length
    found: dict[End, float] = {}
    for hero, chance in hero_throws(game, dice):
        for end, likely in best_shot(game, option, hero, known, rank).items():
            found[end] = found.get(end, 0.0) + chance * likely
    return found


def best_shot(
    game: Game, option: Option, dice: tuple[int, ...], known: int, rank: Rank
) -> dict[End, float]:
    """The ends of the best way to go on from an answer; `dice` fall first, then perhaps a strike back."""
    twin = game.clone()
    twin.chance.loaded = (*dice, NO_MORE)
    try:
        twin.answer(option)
    except LoadedChance:
        return struck(game, option, dice, known, twin)
    question = twin.question
    if question is None or question.kind not in DECIDES or log_since(twin, known, "wound"):
        return {end_of_fight(twin, known): 1.0}
    ways = [best_shot(twin, choice, (), known, rank) for choice in question.options]
    return max(ways, key=lambda way: rank(to_be_expected(way)))


def struck(
    game: Game, option: Option, dice: tuple[int, ...], known: int, stopped: Game
) -> dict[End, float]:
    """Every strike back there can be."""
    frame = stopped.stack[-1]
    assert isinstance(frame, RangedFight)
    found: dict[End, float] = {}
    for sin, chance in sin_throws(game, frame.sin_dice):
        end = end_of_fight(thrown(game, option, (*dice, *sin)), known)
        found[end] = found.get(end, 0.0) + chance
    return found


def to_be_expected(way: dict[End, float]) -> End:
    """The kills, which are certain, with the expected Wounds and Corruption."""
    killed = next(iter(way))[0]
    total = sum(way.values())
    wounds = sum(end[1] * chance for end, chance in way.items()) / total
    corruption = sum(end[2] * chance for end, chance in way.items()) / total
    return killed, round(wounds, 9), round(corruption, 9)
