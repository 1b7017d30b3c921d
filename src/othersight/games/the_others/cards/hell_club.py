"""The Apocalypse cards of the Hell Club (APT-5, APT-6, APT-7, APC-2, APC-3, APC-4, APR-2, APR-3, APR-4)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.acolyte import is_member_in
from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, FREE, Case
from othersight.games.the_others.rules.effects import APOCALYPSE, Effect
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import player_of, table_of
from othersight.games.the_others.rules.move import monster_steps, monster_targets, move_monster
from othersight.games.the_others.rules.simultaneous import NO_FIGHT, stage_of_fight
from othersight.games.the_others.rules.token import SinsPlaceToken, corruption_in, fire_in
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import FIRE, SINS
from othersight.games.the_others.state.table import ON_BOARD, Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, number, word
from othersight.toolkit.conditions import Listed, OneOf

MARGUERITE: Final = "marguerite-corruption"
GAN_PRICES: Final[tuple[str, ...]] = ("wound", "innocent")
"""What Dr.GAN of Redemption leaves to choose."""


# -- Terror


class FouledGround(Effect):
    """APT-5, APT-6: with the member in a Space with Fire or Corruption, +1 CORR."""

    def sin_corruption(self, g: Game, fight: Fight) -> int:
        t: OthersTable = g.table
        space = t.heroes[fight.hero].space
        fouled = fire_in(t, space) > 0 or corruption_in(t, space) > 0
        return 1 if fouled and fight.has_member(g, self.id) else 0


class MargueriteOfTerror(Effect):
    """APT-7: if the Hero took a Wound in a Fight she took part in, 1 Fire token comes into that Space."""

    def is_due_after(self, g: Game, fight: Fight) -> bool:
        return fight.markers > 0 and fight.has_member(g, self.id)

    def after_fight(self, g: Game, fight: Fight) -> None:
        g.call(SinsPlaceToken(FIRE, fight.ground))


# -- Corruption


class MargueriteOfCorruption(Effect):
    """APC-2: when the Sins Player Moves another Monster, she may Move 1 step too; her own Move sets nothing off."""

    def monsters_moved(self, g: Game, moved: tuple[int, ...]) -> None:
        t: OthersTable = g.table
        marguerite = figure_of(t, self.id)
        others = [monster for monster in moved if monster != marguerite]
        if others and marguerite >= 0:
            g.call(MargueriteFollows())


class MargueriteFollows(Procedure):
    """MARUGUERITE of Corruption may Move 1 step when the Sins Player Moves a Monster."""

    steps: ClassVar[tuple[str, ...]] = ("go",)

    def go(self, g: Game) -> None:
        """By the normal rules, SCURRYING IN THE DARK included."""
        t: OthersTable = g.table
        options = Case(g, "marguerite", self).options("to")
        after_shot = stage_of_fight(g) != NO_FIGHT
        choice = g.choice or g.ask(
            SINS, "marguerite", [PASS, *options], "TO-TIME-30" if after_shot else "TO-TIME-35"
        )
        if choice and choice != PASS:
            move_monster(g, figure_of(t, MARGUERITE), number(choice, 1))


def where_she_goes(c: Case) -> list[int]:
    """APC-2, TO-TIME-35: 1 step by the normal rules."""
    space = c.t.monsters[figure_of(c.t, MARGUERITE)].space
    return list(monster_targets(c.t, space, monster_steps(c.t, 1)))


CONDITIONS["marguerite", "to"] = (
    A_SPACE,
    Listed("TO-HELLCLUB-02", "reason-out-of-monsters-reach", where_she_goes),
)
CONDITIONS["marguerite", "pass"] = FREE


def figure_of(t: OthersTable, card: str) -> int:
    """The figure of a card's member on the board, or -1."""
    for monster in t.monsters:
        if monster.card == card and monster.state == ON_BOARD:
            return monster.index
    return -1


class GourdAndVexOfCorruption(Effect):
    """APC-3: a Hero on Level 5 or more cannot assign Hits to them."""

    def forbids_hits(self, g: Game, hero: Hero, monster: int) -> bool:
        return hero.level >= 5 and table_of(g).monsters[monster].card == self.id


class Flay(Effect):
    """APC-4: +2 HIT against a Hero on Level 4 or more."""

    def sin_hits(self, g: Game, fight: Fight) -> int:
        strong = table_of(g).heroes[fight.hero].level >= 4
        return 2 if strong and fight.has_member(g, self.id) else 0


# -- Redemption


class GourdAndVexOfRedemption(Effect):
    """APR-2: in a Fight with them the Acolyte Ability needs no mark."""

    def frees_ability(self, t: OthersTable, space: int) -> bool:
        return is_member_in(t, space, self.id)


class DrGanOfRedemption(Effect):
    """APR-3: a Hero with an Innocent who takes a Wound takes 1 more, or one of his Innocents dies."""

    def is_due_after(self, g: Game, fight: Fight) -> bool:
        return fight.markers > 0 and fight.has_member(g, self.id)

    def after_fight(self, g: Game, fight: Fight) -> None:
        g.call(GanChoice(fight.hero))


class GanChoice(Procedure):
    """Dr.GAN of Redemption (APR-3): the Hero's player chooses; the dead have no Innocent (TO-DEATH-05)."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def choose(self, g: Game) -> None:
        """TO-TIME-29."""
        t: OthersTable = g.table
        if not t.heroes[self.hero].innocents:
            return
        choice = g.choice or g.ask(
            player_of(t, self.hero), "dr-gan", Case(g, "dr-gan", self).options("gan")
        )
        if not choice:
            return
        if word(choice, 1) == "innocent":
            t.edit_hero(self.hero).innocents -= 1
            g.tell("innocents-killed", self.hero, 1)
        else:
            g.call(TakeWounds(self.hero, 1))


CONDITIONS["dr-gan", "gan"] = (OneOf("TO-HELLCLUB-02", "reason-wound-or-innocent", GAN_PRICES),)


class GrinOfRedemption(Effect):
    """APR-4: a Fight with Grin begins with a Wound for a Hero with an Innocent."""

    def start_wounds(self, g: Game, fight: Fight) -> int:
        t: OthersTable = g.table
        if not t.heroes[fight.hero].innocents or not is_member_in(t, fight.space, self.id):
            return 0
        g.tell("grin-strikes", fight.hero)
        return 1


for _card in (
    FouledGround("dr-gan-terror"),
    FouledGround("grin-terror"),
    MargueriteOfTerror("marguerite-terror"),
    MargueriteOfCorruption(MARGUERITE),
    GourdAndVexOfCorruption("gourd-and-vex-corruption"),
    Flay("flay-corruption"),
    GourdAndVexOfRedemption("gourd-and-vex-redemption"),
    DrGanOfRedemption("dr-gan-redemption"),
    GrinOfRedemption("grin-redemption"),
):
    APOCALYPSE[_card.id] = _card
