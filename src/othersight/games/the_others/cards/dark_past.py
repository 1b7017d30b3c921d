"""The Dark Past cards (every DP row)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.apocalypse import RaiseTrack
from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.dark_past import DARK_PAST, DarkPastCard
from othersight.games.the_others.rules.death import Replacement, kill_hero, remove_hero
from othersight.games.the_others.rules.figures import (
    clockwise_from,
    is_alive,
    place_monster,
    player_of,
    table_of,
)
from othersight.games.the_others.rules.simultaneous import ROLLED, SimultaneousEffect
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.rules.victory import test_sins_victory
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import TAINTED
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import word
from othersight.toolkit.conditions import OneOf

DEBT: Final[tuple[str, ...]] = ("wounds", "corruption")
"""What FORMER HELL CLUB leaves to choose."""


class SlightlyTroubled(DarkPastCard):
    """DP-2: 1 Wound."""

    def reveal(self, g: Game, hero: int) -> None:
        g.call(TakeWounds(hero, 1))


class TheGuiltyOne(DarkPastCard):
    """DP-3: the Apocalypse Track rises by 1."""

    def reveal(self, g: Game, hero: int) -> None:
        g.call(RaiseTrack(1))


class FormerHellClub(DarkPastCard):
    """DP-4: 3 Wounds or 3 Corruption, as his player chooses."""

    def reveal(self, g: Game, hero: int) -> None:
        g.call(OldDebt(hero))


class OldDebt(Procedure):
    """FORMER HELL CLUB: the choice."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def choose(self, g: Game) -> None:
        """TO-TIME-32, DP-4."""
        choice = g.choice or g.ask(
            player_of(table_of(g), self.hero),
            "former-hell-club",
            Case(g, "former-hell-club", self).options("debt"),
        )
        if not choice:
            return
        if word(choice, 1) == "wounds":
            g.call(TakeWounds(self.hero, 3))
        else:
            g.call(TakeCorruption(self.hero, 3))


CONDITIONS["former-hell-club", "debt"] = (
    OneOf("TO-DARKPAST-04", "reason-wounds-or-corruption", DEBT),
)


class PsychopathyTrigger(DarkPastCard):
    """DP-5: 2 Wounds for him and every Hero in his or an adjacent Space."""

    def reveal(self, g: Game, hero: int) -> None:
        t: OthersTable = g.table
        near = t.config.city.within_1[t.heroes[hero].space]
        g.call(Outbreak(tuple([h for h in clockwise_from(t, hero) if t.heroes[h].space in near])))


class Outbreak(SimultaneousEffect):
    """PSYCHOPATHY TRIGGER: one Hero after the other; deaths are seen to when all have been struck."""

    steps: ClassVar[tuple[str, ...]] = ("strike",)
    fields: ClassVar[tuple[str, ...]] = ("heroes", "stage")

    def __init__(self, heroes: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.heroes = heroes
        self.stage = ROLLED

    def strike(self, g: Game) -> None:
        """TO-TIME-32: 2 Wounds each."""
        if not self.heroes:
            g.table.unsettled = True  # TO-DEATH-14: now the dead are seen to
            return
        hero = self.heroes[0]
        self.heroes = self.heroes[1:]
        self.again()
        if is_alive(table_of(g), hero):
            g.call(TakeWounds(hero, 2))


class SucidePact(DarkPastCard):
    """DP-6: at the end of this Round he is killed."""

    def reveal(self, g: Game, hero: int) -> None:
        table_of(g).edit_hero(hero).doomed = True

    def end_of_round(self, g: Game) -> None:
        t: OthersTable = g.table
        for hero in t.places:
            if t.heroes[hero].doomed:
                t.edit_hero(hero).doomed = False
                g.tell("sucide-pact", hero)
                kill_hero(g, hero)


class TheTaintedOne(DarkPastCard):
    """DP-7: the Hero becomes a Monster of the Sins Player; his player goes on with a successor."""

    def reveal(self, g: Game, hero: int) -> None:
        t: OthersTable = g.table
        if test_sins_victory(g, hero):  # TO-VICTORY-06: he counts as killed
            return
        space = t.heroes[hero].space
        place = t.places.index(hero)
        upgrades = remove_hero(g, hero)
        for monster in t.monsters:
            if monster.kind == TAINTED:
                t.edit_monster(monster.index).hero = hero
                place_monster(t, monster.index, space)
        g.tell("tainted-one", hero, space)
        g.unwind(Turn)
        g.call(Replacement(hero, place, upgrades))


for _card in (
    DarkPastCard("clear-conscience"),
    SlightlyTroubled("slightly-troubled"),
    TheGuiltyOne("the-guilty-one"),
    FormerHellClub("former-hell-club"),
    PsychopathyTrigger("psychopathy-trigger"),
    SucidePact("sucide-pact"),
    TheTaintedOne("the-tainted-one"),
):
    DARK_PAST[_card.id] = _card
