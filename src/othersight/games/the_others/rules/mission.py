"""Missions: progress, what counts for the one that is current, and when it is accomplished (chapter TO-MISSION).

Each Mission of a Story is an object that hears what happens while it is current; TO-MISSION-04 follows from that.
"""

from typing import Final

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class Mission:
    """One Mission by its id. It hears of everything that might count and moves the progress marker."""

    def __init__(self, id: str) -> None:
        self.id = id

    def begin(self, g: Game) -> None:
        """The Mission becomes current."""

    def monster_killed(self, g: Game, monster: int, in_fight: bool) -> None:
        """TO-MISSION-09: a Monster has been killed on the Heroes' side."""

    def token_removed(self, g: Game, kind: int, space: int) -> None:
        """TO-MISSION-10: a Hero has taken a token off the board."""

    def upgrade_gained(self, g: Game, hero: int) -> None:
        """A Hero has gained an Upgrade."""

    def level_changed(self, g: Game, hero: int) -> None:
        """A Hero's Corruption Level has changed."""

    def innocent_revealed(self, g: Game) -> None:
        """An Innocent has been turned up."""

    def turn_finished(self, g: Game, hero: int) -> None:
        """TO-TIME-33: a Hero has finished his Turn."""

    def test(self, g: Game) -> None:
        """TO-MISSION-08: a state of the board is asked for; moves the progress marker if it holds."""

    def is_accomplished(self, t: OthersTable) -> bool:
        """TO-MISSION-02: the progress marker has reached the required number."""
        return t.story.progress >= t.config.required[self.id]


MISSIONS: Final[dict[str, Mission]] = {}


def current_mission(g: Game) -> Mission:
    """The Mission under the Story marker."""
    return MISSIONS[table_of(g).story.mission]


def advance(g: Game, tasks: int = 1) -> None:
    """TO-MISSION-02: the progress marker moves; TO-MISSION-05: not beyond the required number."""
    t = table_of(g)
    story = t.story
    required = t.config.required[story.mission]
    if story.progress < required:
        t.edit_story().progress = min(required, story.progress + tasks)
        g.tell("progress", story.mission, t.story.progress, required)
