"""Events between Missions, and the way from one Mission to the next (TO-EVENT-01, TO-EVENT-02, TO-EVENT-03,
TO-EVENT-04, TO-EVENT-05, TO-MISSION-03, TO-MISSION-06)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.figures import avatar_of, table_of
from othersight.games.the_others.rules.hell_club import Enter
from othersight.games.the_others.rules.mission import MISSIONS
from othersight.games.the_others.rules.unite import Collective, decided_together, is_for_decision
from othersight.games.the_others.rules.upgrade import TakeUpgrade
from othersight.games.the_others.state.table import ON_BOARD, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.toolkit.conditions import Condition

AVATAR_SUMMONED: Final = "avatar-summoned"
EACH_HERO_GAINS_UPGRADE: Final = "each-hero-gains-upgrade"


class NextMission(Procedure):
    """A Mission is accomplished: its event, then the branch, then the next Mission becomes current."""

    steps: ClassVar[tuple[str, ...]] = ("event", "upgrades", "branch", "begin")
    fields: ClassVar[tuple[str, ...]] = ("done", "place", "heroes")

    def __init__(self, done: str = "", place: int = 0) -> None:
        super().__init__()
        self.done = done
        self.place = place
        """The place of the current Hero, with whom `each Hero` begins."""
        self.heroes: tuple[int, ...] = ()
        """Heroes who have still to take an Upgrade."""

    def event(self, g: Game) -> None:
        """TO-EVENT-01, TO-EVENT-05: an Avatar already on the board stays where it is."""
        t: OthersTable = g.table
        g.tell("mission-accomplished", self.done)
        event = t.config.events.get(self.done, "")
        if event == EACH_HERO_GAINS_UPGRADE:
            self.heroes = t.places[self.place :] + t.places[: self.place]
        elif event == AVATAR_SUMMONED:
            avatar = avatar_of(t)
            if t.monsters[avatar].state != ON_BOARD:
                g.call(Enter(avatar))

    def upgrades(self, g: Game) -> None:
        """TO-UPGRADE-07: clockwise from the current Hero, the Inventory refilled after each."""
        if self.heroes:
            hero = self.heroes[0]
            self.heroes = self.heroes[1:]
            self.again()
            g.call(TakeUpgrade(hero, by_event=True))

    def branch(self, g: Game) -> None:
        """TO-MISSION-06: the Hero Players choose together."""
        following = table_of(g).config.following[self.done]
        if len(following) > 1:
            g.call(Collective("branch", tuple([("mission", mission) for mission in following])))
        else:
            g.result = 0

    def begin(self, g: Game) -> None:
        """TO-MISSION-01, TO-MISSION-03, TO-MISSION-04, TO-MISSION-05: the marker moves at once and
        progress starts at 0."""
        t: OthersTable = g.table
        mission = t.config.following[self.done][g.result]
        story = t.edit_story()
        story.move_marker(mission)
        story.done = (*story.done, self.done)
        g.tell("mission", mission)
        MISSIONS[mission].begin(g)


decided_together(
    "branch",
    "mission",
    (Condition("TO-MISSION-06", "reason-not-a-branch", is_for_decision),),
)
