"""What is worth keeping of a finished game, read from its public log and the view of its end.

Everything is plain data, so that a row of results can hold it: names are the ids of the content, Rounds are numbers.
"""

from collections.abc import Callable
from typing import Any

from othersight.games.the_others.study.facts import facts_of_the_others
from othersight.games.they_live.study.facts import facts_of_they_live
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game

READERS: dict[str, Callable[[Game], dict[str, Any]]] = {
    "the-others": facts_of_the_others,
    "they-live": facts_of_they_live,
}


def facts_of(game_name: str, finished: Game) -> dict[str, Any]:
    """Plain data for the report: Rounds, deaths and their causes, Missions or stories, Upgrades or cards.

    The game must have kept its log (`game.chronicle.silent` is False).
    """
    if game_name not in READERS:
        raise UnknownName(
            f"there is no game '{game_name}'; there are {', '.join(READERS)}",
            "error-no-such-game",
            name=game_name,
            games=", ".join(READERS),
        )
    return READERS[game_name](finished)
