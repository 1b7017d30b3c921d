"""The five levels: who answers at random, who by judgement with more or fewer slips, who looks ahead how far."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from othersight.bots.custom_players import installed, is_own, own_player
from othersight.bots.fallback import FallbackPlayer, Place, Player
from othersight.bots.random_player import RandomPlayer
from othersight.bots.scripted import Figures, ScriptedPlayer
from othersight.bots.search import SearchingPlayer
from othersight.bots.spec import bots_of, has_bots
from othersight.games import USUAL_GAME, plugins
from othersight.kernel.errors import UnknownName


@dataclass(frozen=True)
class Level:
    """How well a player plays; each game says how often it slips and how far it looks ahead."""

    looks_ahead: bool = False
    seconds: float = 0.0
    """How long an answer may take; 0 where nobody waits."""


PAUSE = 0.25
"""Seconds that the machine itself may take at any moment, to collect its garbage say; judgement needs a few
milliseconds."""

LEVELS: dict[str, Level] = {
    "random": Level(),
    "novice": Level(seconds=PAUSE),
    "regular": Level(seconds=PAUSE),
    "expert": Level(looks_ahead=True, seconds=1.0),
    "master": Level(looks_ahead=True, seconds=2.0),
}
"""From the weakest to the strongest."""

NAMES = tuple(LEVELS)
USUAL = "regular"
"""Who sits down where nobody has been asked for."""


def player(
    name: str,
    game: str = USUAL_GAME,
    seat: int = 0,
    seed: int | str = 0,
    figures: Figures | None = None,
    thorough: bool = False,
) -> Player:
    """A player of that level for a seat of a game; the same seed and questions give the same answers.

    A player of one's own is named as `module:Class`, or as an installed package names it; one that fails is replaced
    by the usual level.

    `figures` are those of a what-if game, under the same names as in its options. A thorough player makes no slips and
    looks ahead wherever that says something.
    """
    if game not in plugins():
        raise no_such("game", game, tuple(plugins()))
    check_player(name)
    make = partial(
        seated, game=game, seat=seat, seed=str(seed), figures=figures or {}, thorough=thorough
    )
    stairs: list[tuple[str, Callable[[], Player], float]] = [
        (level, partial(make, level), level_of(level).seconds) for level in below(name)
    ]
    return FallbackPlayer(stairs, place=Place(game, seat))


def below(name: str) -> list[str]:
    """A player and the levels that stand in for it, one after the other."""
    if name in LEVELS:
        return [*reversed(NAMES[: NAMES.index(name) + 1])]
    return [name, *below(USUAL)]


def level_of(name: str) -> Level:
    """What is known of a player; one of somebody's own may think as long as it likes."""
    return LEVELS.get(name, Level())


def check_player(name: str) -> None:
    """UnknownName unless this is a level or names a player of one's own."""
    if name not in LEVELS and not is_own(name):
        choices = (*NAMES, *sorted(installed()))
        raise UnknownName(
            f"there is no player '{name}'; there are {', '.join(choices)}",
            "error-no-such-player",
            name=str(name),
            choices=", ".join(choices),
        )


def shown_time(name: str, game: str, kind: str) -> float:
    """How many seconds an answer has to take at least, so that nobody reads a secret off the time it took."""
    level = level_of(name)
    if not level.looks_ahead or not has_bots(game):
        return 0.0
    return level.seconds if kind in bots_of(game).knowledge.poker_faced else 0.0


def seated(
    name: str, game: str, seat: int, seed: str, figures: Figures, thorough: bool = False
) -> Player:
    """The player of a level, without a guard."""
    if name not in LEVELS:
        return own_player(name, game, seat, seed)
    if name == "random" or not has_bots(game):
        return RandomPlayer(seed)
    spec = bots_of(game)
    knowledge = spec.knowledge
    slips = 0.0 if thorough else spec.slips_of(name, knowledge.role(seat))
    if not LEVELS[name].looks_ahead:
        script = knowledge.script(seat, seed, figures, name)
        return ScriptedPlayer(name, script, seed, slips, knowledge.careful)
    return SearchingPlayer(
        name, knowledge, seat, seed, figures, spec.efforts[name], slips=slips, thorough=thorough
    )


def no_such(kind: str, name: str, choices: tuple[str, ...]) -> UnknownName:
    """The error for a name that nobody bears."""
    return UnknownName(
        f"there is no {kind} '{name}'; there are {', '.join(choices)}",
        "error-no-such-name",
        kind=kind,
        name=str(name),
        choices=", ".join(choices),
    )
