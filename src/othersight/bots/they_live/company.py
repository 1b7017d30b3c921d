"""Who sits at an imagined table: players by judgement who have seen what the player has seen."""

from typing import Any

from othersight.bots.they_live.script import TheyLiveScript

VOTES = ("leader", "split", "resource", "foe", "nominee")
"""Questions that are put to everybody alike."""


class Companion(TheyLiveScript):
    """Plays by judgement; a Human votes as the player votes, since Humans reckon alike."""

    def __init__(self, seat: int, seed: str, own: TheyLiveScript, kind: str, option: str) -> None:
        super().__init__(seat, seed, {})
        self.figures = own.figures
        self.memory = own.memory.of_another()
        self.follows = option if kind in VOTES else ""

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """The vote of the player whose thought this is, the first time; then the own judgement."""
        option, self.follows = self.follows, ""
        if option and option in view["question"]["options"]:
            me = view["people"][view["playing"][self.seat]]
            if me["identity"] != "invader":
                return option
        return super().choose(view, board)
