"""The five levels: who answers at random, who by judgement with more or fewer slips, who looks ahead how far."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from othersight.bots.fallback import FallbackPlayer, Place, Player
from othersight.bots.random_player import RandomPlayer
from othersight.bots.scripted import Figures, ScriptedPlayer
from othersight.bots.search import Effort, SearchingPlayer, SearchKnowledge
from othersight.games.the_others.bots.search_knowledge import OthersSearchKnowledge
from othersight.games.they_live.bots.search_knowledge import LiveSearchKnowledge
from othersight.kernel.errors import UnknownName

SEARCH_KNOWLEDGE: dict[str, SearchKnowledge] = {
    "the-others": OthersSearchKnowledge(),
    "they-live": LiveSearchKnowledge(),
}
"""What players know of each game."""


@dataclass(frozen=True)
class Level:
    """How well a player plays."""

    slips: dict[str, dict[str, float]] = field(default_factory=dict)
    """The share of answers that are given without a thought, by game and role."""
    efforts: dict[str, Effort] = field(default_factory=dict)
    """How far the player looks ahead in each game, if at all."""
    seconds: float = 0.0
    """How long an answer may take; 0 where nobody waits."""

    def slips_in(self, game: str, role: str = "") -> float:
        """How often a seat of that role slips."""
        return self.slips.get(game, {}).get(role, 0.0)


PAUSE = 0.25
"""Seconds that the machine itself may take at any moment, to collect its garbage say; judgement needs a few
milliseconds."""

LEVELS: dict[str, Level] = {
    "random": Level(),
    "novice": Level(
        slips={"the-others": {"sins": 0.3, "heroes": 0.1}, "they-live": {"": 0.25}}, seconds=PAUSE
    ),
    "regular": Level(
        slips={"the-others": {"heroes": 0.01}, "they-live": {"": 0.06}}, seconds=PAUSE
    ),
    "expert": Level(
        slips={"they-live": {"": 0.045}},
        efforts={
            "the-others": Effort(tables=2, options=2, reach=2, seconds=0.8),
            "they-live": Effort(tables=6, options=3, reach=1, seconds=0.8),
        },
        seconds=1.0,
    ),
    "master": Level(
        efforts={
            "the-others": Effort(tables=10, options=3, reach=3, seconds=1.6),
            "they-live": Effort(tables=40, options=3, reach=1, seconds=1.6),
        },
        seconds=2.0,
    ),
}
"""From the weakest to the strongest."""

NAMES = tuple(LEVELS)
USUAL = "regular"
"""Who sits down where nobody has been asked for."""


def player(
    name: str,
    game: str = "the-others",
    seat: int = 0,
    seed: int | str = 0,
    figures: Figures | None = None,
    thorough: bool = False,
) -> Player:
    """A player of that level for a seat of a game; the same seed and questions give the same answers.

    `figures` are those of a what-if game, under the same names as in its options. A thorough player makes no slips and
    looks ahead wherever that says something.
    """
    if name not in LEVELS:
        raise no_such("player", name, NAMES)
    if game not in SEARCH_KNOWLEDGE:
        raise no_such("game", game, tuple(SEARCH_KNOWLEDGE))
    make = partial(
        seated, game=game, seat=seat, seed=str(seed), figures=figures or {}, thorough=thorough
    )
    down = reversed(NAMES[: NAMES.index(name) + 1])
    stairs: list[tuple[str, Callable[[], Player], float]] = [
        (level, partial(make, level), LEVELS[level].seconds) for level in down
    ]
    return FallbackPlayer(stairs, place=Place(game, seat))


def shown_time(name: str, game: str, kind: str) -> float:
    """How many seconds an answer has to take at least, so that nobody reads a secret off the time it took."""
    level = LEVELS[name]
    return level.seconds if level.efforts and kind in SEARCH_KNOWLEDGE[game].poker_faced else 0.0


def seated(
    name: str, game: str, seat: int, seed: str, figures: Figures, thorough: bool = False
) -> Player:
    """The player of a level, without a guard."""
    level = LEVELS[name]
    knowledge = SEARCH_KNOWLEDGE[game]
    if name == "random":
        return RandomPlayer(seed)
    slips = 0.0 if thorough else level.slips_in(game, knowledge.role(seat))
    if not level.efforts:
        script = knowledge.script(seat, seed, figures, name)
        return ScriptedPlayer(name, script, seed, slips, knowledge.careful)
    return SearchingPlayer(
        name, knowledge, seat, seed, figures, level.efforts[game], slips=slips, thorough=thorough
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
