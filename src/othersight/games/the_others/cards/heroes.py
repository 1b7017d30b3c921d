"""The Heroes' Natural Abilities (every HR row)."""

from typing import ClassVar

from othersight.games.the_others.rules.abilities import at_end, at_start
from othersight.games.the_others.rules.city import COMMON_HERE
from othersight.games.the_others.rules.conditions import (
    A_HERO,
    A_SPACE,
    ANY_MONSTER,
    COMMON,
    CONDITIONS,
    Case,
)
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.effects import ABILITIES, Effect
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import player_of, table_of
from othersight.games.the_others.rules.kill import kill_monster
from othersight.games.the_others.rules.move import (
    NEXT_TO_MONSTER,
    teleport_monster,
)
from othersight.games.the_others.rules.simultaneous import ROLLED, SETTLED, SimultaneousEffect
from othersight.games.the_others.rules.sin_card import AFTER_KILL, SinCardMoment, may_hold_card_for
from othersight.games.the_others.rules.token import gain_extra_turn, place_token
from othersight.games.the_others.rules.wound import CAN_HEAL, Heal
from othersight.games.the_others.state.config import (
    ABOMINATION,
    BRAD,
    CC,
    DEF,
    EXTRA_TURN,
    FIRE,
    HIT,
    KARL,
    LEAH,
    MORGANA,
    ROCCO,
    ROSE,
    THORLEY,
)
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, number
from othersight.toolkit.conditions import Condition, Listed


class PerilousResearch(Effect):
    """HR-1, Leah: once per Round she gives an Extra Turn token to any Hero in play."""

    def forms(self) -> tuple[str, ...]:
        return ("HERO",)

    def start(self, g: Game, hero: int, choice: Option) -> None:
        table_of(g).edit_hero(hero).researched = True
        gain_extra_turn(g, number(choice, 1))


def can_research(c: Case) -> bool:
    """HR-1: once per Round."""
    return not c.hero().researched


def is_extra_turn_left(c: Case) -> bool:
    """TO-TOKEN-02, HR-1: one is left in the supply."""
    return c.t.supply[EXTRA_TURN] > 0


def heroes_in_play(c: Case) -> tuple[int, ...]:
    """HR-1: any Hero in play."""
    return c.t.places


at_start(
    "perilous-research",
    (
        Condition("TO-ROUND-06", "reason-used-this-round", can_research, general=True),
        Condition("TO-TOKEN-02", "reason-no-extra-turn-left", is_extra_turn_left, general=True),
        A_HERO,
        Listed("TO-TIME-07", "reason-hero-not-in-play", heroes_in_play),
    ),
)
at_start("shapeshift")


class VampiricRegeneration(Effect):
    """HR-2, Morgana: at the end of her Turn she heals 1 of her Wounds."""

    def forms(self) -> tuple[str, ...]:
        return ("",)

    def end(self, g: Game, hero: int, choice: Option) -> None:
        g.call(Heal(hero))


at_end("vampric-regeneration", CAN_HEAL)


class Killshot(Effect):
    """HR-3, Rocco: +2 HIT in each Ranged Fight he starts."""

    def fight_hits(self, g: Game, fight: Fight) -> int:
        return table_of(g).config.killshot if fight.is_ranged else 0


class Protector(Effect):
    """HR-4, Thorley: once per Fight he may cancel a Wound of another Hero in his Space."""

    def protects(self) -> bool:
        return True


class Demolitions(Effect):
    """HR-5, Brad: kills 1 Acolyte or Abomination in his Space, for 1 Corruption and a Fire token."""

    def forms(self) -> tuple[str, ...]:
        return ("MONSTER",)

    def end(self, g: Game, hero: int, choice: Option) -> None:
        g.call(Blast(hero, number(choice, 1)))


at_end("demolitions", COMMON_HERE)


class Blast(SimultaneousEffect):
    """DEMOLITIONS carried out: the Fire is laid even if the price kills him; a card may answer the kill."""

    steps: ClassVar[tuple[str, ...]] = ("kill", "done", "after_kill")
    fields: ClassVar[tuple[str, ...]] = ("hero", "monster", "stage")

    def __init__(self, hero: int = 0, monster: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.monster = monster

    def kill(self, g: Game) -> None:
        """TO-TIME-31, TO-MISSION-09, TO-TIME-45: the kill, the Fire token, the price (TO-CORRUPT-03)."""
        t = table_of(g)
        self.stage = ROLLED
        g.tell("demolitions", self.hero, self.monster)
        kill_monster(g, self.monster, False)
        place_token(g, FIRE, t.heroes[self.hero].space)
        g.call(TakeCorruption(self.hero, 1))

    def done(self, g: Game) -> None:
        """TO-TIME-45, TO-VICTORY-05: kill and price are one effect; now its deaths and Missions are seen to."""
        self.stage = SETTLED
        g.table.unsettled = True

    def after_kill(self, g: Game) -> None:
        """SCS-5: right after an Abomination is killed outside a Fight."""
        t = table_of(g)
        if t.monsters[self.monster].kind == ABOMINATION and may_hold_card_for(g, AFTER_KILL):
            g.call(SinCardMoment(AFTER_KILL))


class MindControl(Effect):
    """HR-6, Rose: teleports 1 Acolyte or Abomination anywhere on the board to an adjacent Space."""

    def forms(self) -> tuple[str, ...]:
        return ("MONSTER",)

    def says(self) -> str:
        return "monster"

    def end(self, g: Game, hero: int, choice: Option) -> None:
        g.call(PushMonster(hero, number(choice, 1)))


class PushMonster(Procedure):
    """MIND CONTROL: the Space the Monster is teleported to."""

    steps: ClassVar[tuple[str, ...]] = ("teleport",)
    fields: ClassVar[tuple[str, ...]] = ("hero", "monster")

    def __init__(self, hero: int = 0, monster: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.monster = monster

    def teleport(self, g: Game) -> None:
        """TO-MOVE-14, TO-MOVE-15: an adjacent Space of her choice, Heroes there or not."""
        t = table_of(g)
        choice = g.choice or g.ask(
            player_of(t, self.hero),
            "mind-control",
            Case(g, "mind-control", self).options("to"),
        )
        if choice:
            teleport_monster(g, self.monster, number(choice, 1))


at_end("mind-control", (ANY_MONSTER, COMMON))
CONDITIONS["mind-control", "to"] = (A_SPACE, NEXT_TO_MONSTER)


class Shapeshift(Effect):
    """HR-7a, HR-7b, Karl: changes form at the start of his Turn; a result in Fights as a man, a step as a wolf."""

    def forms(self) -> tuple[str, ...]:
        return ("",)

    def says(self) -> str:
        return "form"

    def start(self, g: Game, hero: int, choice: Option) -> None:
        record = table_of(g).edit_hero(hero)
        record.wolf = not record.wolf
        g.tell("karl-wolf" if record.wolf else "karl-human", hero)

    def move_steps(self, t: OthersTable, hero: Hero) -> int:
        return t.config.wolf_steps if hero.wolf else 0

    def fight_hits(self, g: Game, fight: Fight) -> int:
        return human_bonus(table_of(g), fight.hero, HIT)

    def fight_defense(self, g: Game, fight: Fight) -> int:
        return human_bonus(table_of(g), fight.hero, DEF)

    def fight_cc(self, g: Game, fight: Fight) -> int:
        return human_bonus(table_of(g), fight.hero, CC)


def human_bonus(t: OthersTable, hero: int, face: int) -> int:
    """HR-7a: the result that Karl gains in each of his Fights in human form."""
    gains = t.config.karl_bonus == face and not t.heroes[hero].wolf
    return t.config.karl_gain if gains else 0


ABILITIES[LEAH] = PerilousResearch("perilous-research")
ABILITIES[MORGANA] = VampiricRegeneration("vampric-regeneration")
ABILITIES[ROCCO] = Killshot("killshot")
ABILITIES[THORLEY] = Protector("protector")
ABILITIES[BRAD] = Demolitions("demolitions")
ABILITIES[ROSE] = MindControl("mind-control")
ABILITIES[KARL] = Shapeshift("shapeshift")
