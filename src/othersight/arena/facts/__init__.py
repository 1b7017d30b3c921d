"""What is worth keeping of a finished game, read from its public log and the view of its end."""

from typing import Any

from othersight.kernel.game import Game


def facts_of(game_name: str, finished: Game) -> dict[str, Any]:
    """Plain data for the report: rounds, deaths and their causes, Missions or stories, Upgrades or cards.

    The game must have kept its log (`game.chronicle.silent` is False).
    """
    return {"rounds": finished.view(-1)["round"]}
