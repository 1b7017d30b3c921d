"""What each Acolyte board does when its Ability is used (every ACO row)."""

from typing import ClassVar

from othersight.games.the_others.rules.acolyte import ACOLYTES, AcolyteEffect
from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.fight import fight_under_way
from othersight.games.the_others.rules.figures import (
    dead_of_kind,
    is_alone,
    place_monster,
    player_of,
    table_of,
)
from othersight.games.the_others.rules.token import SinsPlaceToken, can_place
from othersight.games.the_others.rules.upgrade import FACE_UP, turn_face_down
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import ACOLYTE, CORRUPTION, FIRE, SINS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number, word
from othersight.toolkit.conditions import Listed, Thing


class Doctor(AcolyteEffect):
    """ACO-1: the Hero cannot heal until the next Round."""

    def apply(self, g: Game, hero: int, space: int) -> None:
        table_of(g).edit_hero(hero).cannot_heal = True
        g.tell("doctor", hero)


class Nun(AcolyteEffect):
    """ACO-2: a Corruption token covers one visible City Action icon of the District."""

    def apply(self, g: Game, hero: int, space: int) -> None:
        t: OthersTable = g.table
        bar = t.config.city.icons[space]
        if len(t.spaces[space].covered_icons) < len(bar) and can_place(t, CORRUPTION, space):
            g.call(CoverIcon(space))


class CoverIcon(Procedure):
    """CORRUPTED NUN: the Sins Player picks the icon."""

    steps: ClassVar[tuple[str, ...]] = ("pick", "cover")
    fields: ClassVar[tuple[str, ...]] = ("space", "icon")

    def __init__(self, space: int = 0) -> None:
        super().__init__()
        self.space = space
        self.icon = -1

    def pick(self, g: Game) -> None:
        """ACO-2."""
        choice = g.choice or g.ask(SINS, "nun", Case(g, "nun", self).options("icon"))
        if choice:
            self.icon = number(choice, 2)

    def cover(self, g: Game) -> None:
        """The token is a physical Corruption token of the Space."""
        space = table_of(g).edit_space(self.space)
        space.covered_icons = (*space.covered_icons, self.icon)
        g.tell("nun", self.space)
        g.call(SinsPlaceToken(CORRUPTION, self.space))


def open_icons(c: Case) -> list[Thing]:
    """ACO-2: the icons of the District that no token covers, each with its place."""
    covering: CoverIcon = c.frame
    bar = c.t.config.city.icons[covering.space]
    covered = c.t.spaces[covering.space].covered_icons
    return [(bar[at], at) for at in range(len(bar)) if at not in covered]


CONDITIONS["nun", "icon"] = (Listed("TO-ACOLYTE-05", "reason-not-an-open-icon", open_icons),)


class Hobo(AcolyteEffect):
    """ACO-3: the Hero turns one of his Upgrades face down until the end of the Round."""

    def apply(self, g: Game, hero: int, space: int) -> None:
        if table_of(g).heroes[hero].upgrades:
            g.call(TurnUpgradeDown(hero))


class TurnUpgradeDown(Procedure):
    """The Hero picks the Upgrade that is turned face down."""

    steps: ClassVar[tuple[str, ...]] = ("pick",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def pick(self, g: Game) -> None:
        """ACO-3, SCX-2: his choice."""
        t: OthersTable = g.table
        choice = g.choice or g.ask(
            player_of(t, self.hero), "face-down", Case(g, "face-down", self).options("turn-down")
        )
        if choice:
            turn_face_down(g, self.hero, word(choice, 1))


CONDITIONS["face-down", "turn-down"] = FACE_UP


class Police(AcolyteEffect):
    """ACO-4: 1 Wound if the Hero is alone."""

    def apply(self, g: Game, hero: int, space: int) -> None:
        if is_alone(table_of(g), hero):
            g.call(TakeWounds(hero, 1))


class Fireman(AcolyteEffect):
    """ACO-5: 1 Fire token in the Space of the Fight."""

    def apply(self, g: Game, hero: int, space: int) -> None:
        g.call(SinsPlaceToken(FIRE, space))


class Chef(AcolyteEffect):
    """ACO-6: the Hero's Skill counts as 0 until the end of the Round."""

    def apply(self, g: Game, hero: int, space: int) -> None:
        table_of(g).edit_hero(hero).no_skill = True
        g.tell("chef", hero)


class Musician(AcolyteEffect):
    """ACO-7: no Corruption bonuses in this Fight unless the Hero takes 2 Wounds at TO-TIME-18."""

    def apply(self, g: Game, hero: int, space: int) -> None:
        fight = fight_under_way(g)
        if fight is not None:
            fight.barred = True
            g.tell("musician", hero)


class Diplomat(AcolyteEffect):
    """ACO-8: the Hero's Natural Ability is out of use until the end of the Round."""

    def apply(self, g: Game, hero: int, space: int) -> None:
        table_of(g).edit_hero(hero).no_ability = True
        g.tell("diplomat", hero)


class Gangster(AcolyteEffect):
    """ACO-9: a second dead Gangster joins the Fight."""

    def apply(self, g: Game, hero: int, space: int) -> None:
        t: OthersTable = g.table
        second = dead_of_kind(t, ACOLYTE)
        if second >= 0:
            place_monster(t, second, space)
            g.tell("gangster", second, space)


for _acolyte in (
    Doctor("doctor"),
    Nun("nun"),
    Hobo("hobo"),
    Police("police"),
    Fireman("fireman"),
    Chef("chef"),
    Musician("musician"),
    Diplomat("diplomat"),
    Gangster("gangster"),
):
    ACOLYTES[_acolyte.id] = _acolyte
