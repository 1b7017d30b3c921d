"""The Upgrade cards (every UP row)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.abilities import after_move, at_start
from othersight.games.the_others.rules.city import COMMON_HERE
from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, Case
from othersight.games.the_others.rules.corrupt import TOP, lower_level, set_level
from othersight.games.the_others.rules.effects import UPGRADES, Effect
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import is_alone, is_ranged, player_of, table_of
from othersight.games.the_others.rules.kill import kill_monster
from othersight.games.the_others.rules.move import NEXT_TO_MONSTER, move_monster
from othersight.games.the_others.rules.wound import CAN_HEAL, Heal
from othersight.games.the_others.state.config import ACOLYTE
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, number, word
from othersight.toolkit.conditions import Condition, OneOf

WAYS: Final[tuple[str, ...]] = ("up", "down")
"""Where INNER MASTERY may move the Corruption Level."""


class AdrenoWear(Effect):
    """UP-01: +1 die in Cleanse rolls."""

    def cleanse_dice(self, t: OthersTable, hero: Hero) -> int:
        return 1


class Brutality(Effect):
    """UP-02: +1 HIT in his Fights."""

    def fight_hits(self, g: Game, fight: Fight) -> int:
        return 1


class CyberLegs(Effect):
    """UP-03: his Move is 3 steps."""

    def move_steps(self, t: OthersTable, hero: Hero) -> int:
        return 1


class Flamethrower(Effect):
    """UP-04: +2 dice against 2 or more Monsters in his own Space."""

    def fight_dice(self, g: Game, fight: Fight) -> int:
        if fight.is_ranged:
            return 0
        return 2 if len(table_of(g).spaces[fight.space].monsters) >= 2 else 0


class HazmataSuit(Effect):
    """UP-05: cancels 1 success in each check."""

    def check_shield(self) -> int:
        return 1


class HolyWater(Effect):
    """UP-06: after his Move he may Move 1 Acolyte or Abomination in his Space 1 step, Heroes or not."""

    def forms(self) -> tuple[str, ...]:
        return ("MONSTER",)

    def after_move(self, g: Game, hero: int, choice: Option) -> None:
        g.call(DriveAway(hero, number(choice, 1)))


class DriveAway(Procedure):
    """HOLY WATER: the Monster goes 1 step to a Space of the Hero's choice."""

    steps: ClassVar[tuple[str, ...]] = ("go",)
    fields: ClassVar[tuple[str, ...]] = ("hero", "monster")

    def __init__(self, hero: int = 0, monster: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.monster = monster

    def go(self, g: Game) -> None:
        """TO-TIME-10, UP-06."""
        t: OthersTable = g.table
        choice = g.choice or g.ask(
            player_of(t, self.hero),
            "holy-water",
            Case(g, "holy-water", self).options("to"),
        )
        if choice:
            move_monster(g, self.monster, number(choice, 1))


after_move("holy-water", COMMON_HERE)
CONDITIONS["holy-water", "to"] = (A_SPACE, NEXT_TO_MONSTER)


class IceBlade(Effect):
    """UP-07: +1 die and +1 DEF in Fights in his own Space."""

    def fight_dice(self, g: Game, fight: Fight) -> int:
        return 0 if fight.is_ranged else 1

    def fight_defense(self, g: Game, fight: Fight) -> int:
        return 0 if fight.is_ranged else 1


class InnerMastery(Effect):
    """UP-08: at the start of his Turn he may raise or lower his Corruption Level by 1."""

    def forms(self) -> tuple[str, ...]:
        return ("up", "down")

    def start(self, g: Game, hero: int, choice: Option) -> None:
        if word(choice, 1) == "up":
            set_level(g, hero, table_of(g).heroes[hero].level + 1)
        else:
            lower_level(g, hero)


def is_level_open(c: Case) -> bool:
    """TO-CORRUPT-01, TO-CORRUPT-16, UP-08: Levels go from 1 to 7."""
    return c.hero().level < TOP if c.thing == "up" else c.hero().level > 1


at_start(
    "inner-mastery",
    (
        OneOf("TO-TIME-07", "reason-up-or-down", WAYS),
        Condition("TO-CORRUPT-01", "reason-end-of-track", is_level_open),
    ),
)


class KevlarSuit(Effect):
    """UP-09: +2 DEF in his Fights."""

    def fight_defense(self, g: Game, fight: Fight) -> int:
        return 2


class RailGun(Effect):
    """UP-10: the Ranged ability; if he has it by nature, +1 die in Ranged Fights."""

    def gives_ranged(self) -> bool:
        return True

    def fight_dice(self, g: Game, fight: Fight) -> int:
        t: OthersTable = g.table
        return 1 if fight.is_ranged and is_ranged(t, t.heroes[fight.hero]) else 0


class RavencorpEye(Effect):
    """UP-11: +1 die in all his rolls while he is alone."""

    def fight_dice(self, g: Game, fight: Fight) -> int:
        return 1 if is_alone(table_of(g), fight.hero) else 0

    def cleanse_dice(self, t: OthersTable, hero: Hero) -> int:
        return 1 if is_alone(t, hero.index) else 0


class Regeneration(Effect):
    """UP-12: at the start of his Turn he heals 1 Wound."""

    def forms(self) -> tuple[str, ...]:
        return ("",)

    def start(self, g: Game, hero: int, choice: Option) -> None:
        g.call(Heal(hero))


at_start("regeneration", CAN_HEAL)


class RiotShield(Effect):
    """UP-13: +1 DEF in his Fights."""

    def fight_defense(self, g: Game, fight: Fight) -> int:
        return 1


class SeekerGrenades(Effect):
    """UP-14: at the start of his Turn he may kill 1 Acolyte in his Space. Not a Fight."""

    def forms(self) -> tuple[str, ...]:
        return ("MONSTER",)

    def start(self, g: Game, hero: int, choice: Option) -> None:
        kill_monster(g, number(choice, 1), False)


def is_acolyte(c: Case) -> bool:
    """UP-14: Acolytes only."""
    return c.t.monsters[c.target].kind == ACOLYTE


at_start(
    "seeker-grenades",
    (*COMMON_HERE, Condition("TO-TIME-07", "reason-acolytes-only", is_acolyte)),
)


class StealthSuit(Effect):
    """UP-15: no Wound for leaving a Space with Monsters."""

    def leaving_wounds(self, wounds: int) -> int:
        return 0


for _upgrade in (
    AdrenoWear("adreno-wear"),
    Brutality("brutality"),
    CyberLegs("cyber-legs"),
    Flamethrower("flamethrower"),
    HazmataSuit("hazmata-suit"),
    HolyWater("holy-water"),
    IceBlade("ice-blade"),
    InnerMastery("inner-mastery"),
    KevlarSuit("kevlar-suit"),
    RailGun("rail-gun"),
    RavencorpEye("ravencorp-eye"),
    Regeneration("regeneration"),
    RiotShield("riot-shield"),
    SeekerGrenades("seeker-grenades"),
    StealthSuit("stealth-suit"),
):
    UPGRADES[_upgrade.id] = _upgrade
