"""Missions: progress, what counts for the one that is current, and when it is accomplished (chapter TO-MISSION).

Each Mission of a Story is an object that hears what happens while it is current; TO-MISSION-04 follows from that.
By `wants_...`, `ease` and `tasks_left` it tells the machine's players what it wants; no rule asks that.
"""

from typing import ClassVar, Final

from othersight.games.the_others.rules.figures import is_alive, table_of
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class Mission:
    """One Mission by its id. It hears of everything that might count and moves the progress marker."""

    by_skill: ClassVar[bool] = False
    """Whether Skill does more for it than Fight."""
    rescues: ClassVar[bool] = False
    """Whether it wants Innocents in the Starting Space."""
    innocent_share: ClassVar[float] = 0.3
    """How much of a task is done when a Hero takes up an Innocent, in a Story that has them."""

    def __init__(self, id: str, like: str = "") -> None:
        self.id = id
        self.like = like or id
        """The Mission of the box that it is most like: what was learned from games of that one holds for it."""
        self.asks_for_state = type(self).test is not Mission.test
        """Whether it has a test of the board; all others only hear what happens."""

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

    def round_finished(self, g: Game) -> None:
        """TO-TIME-38: all Turns of the Round have been taken."""

    def test(self, g: Game) -> None:
        """TO-MISSION-08: a state of the board is asked for; moves the progress marker if it holds."""

    def is_accomplished(self, t: OthersTable) -> bool:
        """TO-MISSION-02: the progress marker has reached the required number."""
        return t.story.progress >= t.config.required[self.id]

    def tasks_left(self, t: OthersTable) -> int:
        """How many tasks are left to do."""
        return t.config.required[self.id] - t.story.progress

    def ease(self, t: OthersTable) -> float:
        """How easy it looks at a branch, from 0 to 1."""
        return 0.5

    def is_removed(self, kind: int) -> bool:
        """Whether tokens of a kind have to be removed, be it from some Spaces only."""
        return False

    def wants_innocent(self) -> bool:
        """Whether an Innocent turned up counts."""
        return False

    def wants_removal(self, t: OthersTable, kind: int, space: int) -> bool:
        """Whether a token of that kind taken off there counts."""
        return False

    def wants_peace(self, t: OthersTable, space: int) -> float:
        """How many tasks could be done in a Space if no Monster were there."""
        return 0.0

    def wants_kill(self, t: OthersTable, monster: int, in_fight: bool) -> float:
        """How much of a task the death of that Monster does."""
        return 0.0

    def wants_upgrade(self, t: OthersTable, hero: int) -> bool:
        """Whether an Upgrade of that Hero counts."""
        return False

    def wants_level(self, t: OthersTable, hero: int) -> int:
        """The Corruption Level that a Hero has to reach, or 0."""
        return 0

    def wants_npc(self, t: OthersTable, hero: int, npc: int) -> bool:
        """Whether that Hero has to take up that NPC token."""
        return False

    def wants_turn_end(self, t: OthersTable, hero: int, space: int) -> float:
        """How many tasks a Hero does by finishing his Turn in a Space."""
        return 0.0

    def wants_round_end(self, t: OthersTable, hero: int, space: int) -> float:
        """How many tasks a Hero does by being in a Space when the Round ends."""
        return 0.0

    def wants_delivery(self, t: OthersTable, hero: int) -> float:
        """How many tasks a Hero does by coming to the Starting Space without Monsters."""
        return 0.0


class RemoveInPeace(Mission):
    """TO-MISSION-10: tokens of some kinds have to be removed from Spaces without Monsters."""

    by_skill: ClassVar[bool] = True

    def ease(self, t: OthersTable) -> float:
        return 0.6

    def token_removed(self, g: Game, kind: int, space: int) -> None:
        if self.counts(table_of(g), kind, space):
            advance(g)

    def counts(self, t: OthersTable, kind: int, space: int) -> bool:
        """Whether the removal of a token is a task."""
        return self.is_removed(kind) and not t.spaces[space].monsters

    def wants_removal(self, t: OthersTable, kind: int, space: int) -> bool:
        return self.counts(t, kind, space)

    def wants_peace(self, t: OthersTable, space: int) -> float:
        tokens = t.spaces[space].tokens
        return float(
            sum([min(2, tokens[kind]) for kind in range(len(tokens)) if self.is_removed(kind)])
        )


def is_defended(t: OthersTable, space: int, more: int = 0) -> bool:
    """HOUSE-MISSION-01: whether at least one living Hero is in a Space, so many more counted, and no more Monsters
    than Heroes."""
    heroes = more + len([hero for hero in t.spaces[space].heroes if is_alive(t, hero)])
    return 0 < heroes >= len(t.spaces[space].monsters)


def would_defend(t: OthersTable, hero: int, space: int) -> bool:
    """HOUSE-MISSION-01: whether the Space is defended with that Hero in it."""
    return is_defended(t, space, 0 if t.heroes[hero].space == space else 1)


MISSIONS: Final[dict[str, Mission]] = {}


def current_mission(g: Game) -> Mission:
    """The Mission under the Story marker."""
    t: OthersTable = g.table
    return t.story.found or mission_on(t)


def mission_on(t: OthersTable) -> Mission:
    """The Mission under the Story marker of a table."""
    found: Mission | None = t.story.found
    if found is None:
        found = MISSIONS[t.story.mission]
        t.story.found = found
    return found


def advance(g: Game, tasks: int = 1) -> None:
    """TO-MISSION-02: the progress marker moves; TO-MISSION-05: not beyond the required number."""
    t: OthersTable = g.table
    story = t.story
    required = t.config.required[story.mission]
    if story.progress < required:
        t.edit_story().progress = min(required, story.progress + tasks)
        g.tell("progress", story.mission, t.story.progress, required)


def set_progress(g: Game, tasks: int) -> None:
    """TO-MISSION-08: the progress marker follows a state of the board, back as well; TO-MISSION-05: not beyond the
    required number."""
    t: OthersTable = g.table
    required = t.config.required[t.story.mission]
    reached = min(required, tasks)
    if reached != t.story.progress:
        t.edit_story().progress = reached
        g.tell("progress", t.story.mission, reached, required)
