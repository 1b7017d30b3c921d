"""THE SEVENTH DOOR, the finale: a Story of our own (HOUSE-DOOR)."""

from typing import ClassVar

from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.effects import CARD_LINES, CARD_QUESTIONS
from othersight.games.the_others.rules.figures import avatar_of, is_alive, table_of
from othersight.games.the_others.rules.hell_club import Enter, summon_avatar_again
from othersight.games.the_others.rules.mission import (
    MISSIONS,
    Mission,
    advance,
    is_defended,
    set_progress,
    would_defend,
)
from othersight.games.the_others.rules.upgrade import owned
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import ON_BOARD, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number
from othersight.toolkit.card_questions import CardQuestion
from othersight.toolkit.conditions import Condition, Listed


class NoEmptyHands(Mission):
    """HOUSE-DOOR-1, TO-MISSION-08: every Hero in play holds an Upgrade, an NPC or an Innocent."""

    innocent_share: ClassVar[float] = 0.5

    def test(self, g: Game) -> None:
        t: OthersTable = g.table
        set_progress(g, len([hero for hero in t.places if is_alive(t, hero) and holds(t, hero)]))

    def wants_upgrade(self, t: OthersTable, hero: int) -> bool:
        return not holds(t, hero)

    def wants_npc(self, t: OthersTable, hero: int, npc: int) -> bool:
        return not holds(t, hero)


def holds(t: OthersTable, hero: int) -> bool:
    """HOUSE-DOOR-1: whether a Hero has an Upgrade, face down or not, that was not brought from an earlier sitting, an
    NPC or an Innocent."""
    record = t.heroes[hero]
    upgrades = list(owned(record))
    for card in t.config.carried[hero][0] if hero in t.config.carried else ():
        if card in upgrades:
            upgrades.remove(card)  # of two copies the other one is new
    return len(upgrades) + len(record.npcs) + record.innocents > 0


class BleedTheCrown(Mission):
    """HOUSE-DOOR-2A: destroy the Avatar twice; a killed Avatar comes back at once."""

    def begin(self, g: Game) -> None:
        """An Avatar that is not on the board enters (TO-EVENT-02)."""
        avatar = avatar_of(table_of(g))
        if table_of(g).monsters[avatar].state != ON_BOARD:
            g.call(Enter(avatar))

    def monster_killed(self, g: Game, monster: int, in_fight: bool) -> None:
        if monster == avatar_of(table_of(g)):
            advance(g)

    def test(self, g: Game) -> None:
        if not self.is_accomplished(table_of(g)):
            summon_avatar_again(g)

    def wants_kill(self, t: OthersTable, monster: int, in_fight: bool) -> float:
        return 1.0 if monster == avatar_of(t) else 0.0


class LampsInTheDark(Mission):
    """HOUSE-DOOR-2B: when a Round ends Heroes in Spaces that are defended (HOUSE-MISSION-01) have enough Innocents."""

    innocent_share: ClassVar[float] = 0.9

    def round_finished(self, g: Game) -> None:
        t: OthersTable = g.table
        required = t.config.required[self.id]
        safe = [hero for hero in t.places if is_defended(t, t.heroes[hero].space)]
        if sum([t.heroes[hero].innocents for hero in safe]) >= required:
            advance(g, required)

    def ease(self, t: OthersTable) -> float:
        return 0.4 + 0.2 * sum([t.heroes[hero].innocents for hero in t.places])

    def wants_round_end(self, t: OthersTable, hero: int, space: int) -> float:
        return float(t.heroes[hero].innocents) if would_defend(t, hero, space) else 0.0


class ShutTheDoors(Mission):
    """HOUSE-DOOR-3: the Sins Player marks Districts; one that is defended when a Round ends is shut
    (HOUSE-MISSION-01)."""

    innocent_share: ClassVar[float] = 0.0

    def begin(self, g: Game) -> None:
        """With fewer Districts than doors the missing ones count as shut."""
        t = table_of(g)
        doors = t.config.required[self.id]
        unmarked = [d for d in t.config.city.districts if not t.spaces[d].marked]
        missing = max(0, doors - len(unmarked))
        if missing:
            advance(g, missing)
        g.call(OpenDoors(doors - missing))

    def round_finished(self, g: Game) -> None:
        t: OthersTable = g.table
        for space in t.spaces:
            if space.marked and is_defended(t, space.index):
                t.edit_space(space.index).marked = False
                g.tell("door-shut", space.index)
                advance(g)

    def wants_round_end(self, t: OthersTable, hero: int, space: int) -> float:
        return 1.0 if t.spaces[space].marked and would_defend(t, hero, space) else 0.0

    def wants_peace(self, t: OthersTable, space: int) -> int:
        return 1 if t.spaces[space].marked else 0


class OpenDoors(Procedure):
    """HOUSE-DOOR-3: the Sins Player marks so many Districts."""

    steps: ClassVar[tuple[str, ...]] = ("open",)
    fields: ClassVar[tuple[str, ...]] = ("marks",)

    def __init__(self, marks: int = 0) -> None:
        super().__init__()
        self.marks = marks
        """Marks still to be laid."""

    def open(self, g: Game) -> None:
        """TO-TOKEN-10: any District without a mark."""
        if self.marks == 0:
            return
        choice = g.choice or g.ask(SINS, "door", Case(g, "door", self).options("to"))
        if not choice:
            return
        table_of(g).edit_space(number(choice, 1)).marked = True
        g.tell("door-opened", number(choice, 1))
        self.marks -= 1
        self.again()


def all_districts(c: Case) -> list[int]:
    """HOUSE-DOOR-3, TO-TOKEN-10: doors are in Districts."""
    return list(c.t.config.city.districts)


def is_no_door(c: Case) -> bool:
    """TO-TOKEN-10: one mark of a Mission on each."""
    return not c.t.spaces[c.target].marked


CARD_QUESTIONS["door"] = CardQuestion("TO-TOKEN-10", "Sins", ("to SPACE",), facts="count=marks")
CONDITIONS["door", "to"] = (
    Listed("TO-TOKEN-10", "reason-districts-only", all_districts),
    Condition("TO-TOKEN-10", "reason-marked-already", is_no_door),
)
CARD_LINES["door-opened"] = "space"
CARD_LINES["door-shut"] = "space"

for _mission in (
    NoEmptyHands("no-empty-hands", like="gear-up"),
    BleedTheCrown("bleed-the-crown", like="destroy-the-avatar"),
    LampsInTheDark("lamps-in-the-dark", like="save-their-souls"),
    ShutTheDoors("shut-the-doors", like="hallow-the-districts"),
):
    MISSIONS[_mission.id] = _mission
