"""The Acolyte Ability: a dead Acolyte joins a Fight and its board's effect strikes the Hero (chapter TO-ACOLYTE)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.effects import APOCALYPSE
from othersight.games.the_others.rules.figures import dead_of_kind, place_monster, table_of
from othersight.games.the_others.state.config import ACOLYTE, HELL_CLUB
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure


class AcolyteEffect:
    """What one Acolyte board does to the current Hero or the Space of the Fight."""

    def __init__(self, id: str) -> None:
        self.id = id

    def apply(self, g: Game, hero: int, space: int) -> None:
        """The effect, or nothing where it cannot be applied (TO-ACOLYTE-08)."""


ACOLYTES: Final[dict[str, AcolyteEffect]] = {}

MARKED: Final = "marked"
FREE_OF_MARK: Final = "free"
WAYS: Final[tuple[str, ...]] = (MARKED, FREE_OF_MARK)
"""How the Ability is used: with the mark that lies there for the Round, or free of it."""


class AcolyteAbility(Procedure):
    """TO-TIME-16, TO-ACOLYTE-08: the Ability is used in the Fight under way in a Space."""

    steps: ClassVar[tuple[str, ...]] = ("place", "effect")
    fields: ClassVar[tuple[str, ...]] = ("hero", "space", "mark")

    def __init__(self, hero: int = 0, space: int = 0, mark: bool = True) -> None:
        super().__init__()
        self.hero = hero
        self.space = space
        self.mark = mark

    def place(self, g: Game) -> None:
        """TO-ACOLYTE-05, TO-ACOLYTE-06, TO-ACOLYTE-02: a dead Acolyte comes into the Space without a Nest."""
        t: OthersTable = g.table
        if self.mark:
            t.edit_sins().ability_used = True
        acolyte = dead_of_kind(t, ACOLYTE)
        place_monster(t, acolyte, self.space)
        g.tell("acolyte-ability", self.hero, acolyte, self.space)

    def effect(self, g: Game) -> None:
        """TO-ACOLYTE-05: the effect printed on the board."""
        ACOLYTES[table_of(g).config.acolyte].apply(g, self.hero, self.space)


def ways_to_use_ability(t: OthersTable, space: int) -> list[str]:
    """TO-ACOLYTE-02, TO-ACOLYTE-04: how the Ability may be used in a Fight in that Space: with the mark, or free of it
    by a card in force (APR-2)."""
    ways: list[str] = []
    if dead_of_kind(t, ACOLYTE) >= 0:
        if not t.sins.ability_used:
            ways.append(MARKED)
        if any([APOCALYPSE[card].frees_ability(t, space) for card in t.sins.revealed]):
            ways.append(FREE_OF_MARK)
    return ways


def is_member_in(t: OthersTable, space: int, card: str) -> bool:
    """Whether the Hell Club member of an Apocalypse card is in a Space."""
    for monster in t.spaces[space].monsters:
        record = t.monsters[monster]
        if record.kind == HELL_CLUB and record.card == card:
            return True
    return False
