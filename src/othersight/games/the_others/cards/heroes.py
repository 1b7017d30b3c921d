"""The Heroes' Natural Abilities (every HR row)."""

from collections.abc import Mapping
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
from othersight.games.the_others.rules.effects import (
    ABILITIES,
    NO_STRENGTH,
    Effect,
    OwnFight,
    Strength,
)
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import companions, player_of, table_of
from othersight.games.the_others.rules.kill import kill_monster
from othersight.games.the_others.rules.move import (
    NEXT_TO_MONSTER,
    teleport_monster,
)
from othersight.games.the_others.rules.simultaneous import ROLLED, SETTLED, SimultaneousEffect
from othersight.games.the_others.rules.sin_card import AFTER_KILL, SinCardMoment, may_hold_card_for
from othersight.games.the_others.rules.token import gain_extra_turn, place_token
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.rules.wound import CAN_HEAL, Heal
from othersight.games.the_others.state.config import (
    ABOMINATION,
    EXTRA_TURN,
    FIRE,
    HEROES,
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
        table_of(g).edit_unharmed(hero).researched = True
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


class FightingAbility(Effect):
    """A Natural Ability that gives dice or results in its owner's Fights; `in_own_fight` says how many."""

    def fight_dice(self, g: Game, fight: Fight) -> int:
        return self.strength(g, fight)[0]

    def fight_hits(self, g: Game, fight: Fight) -> int:
        return self.strength(g, fight)[1]

    def fight_defense(self, g: Game, fight: Fight) -> int:
        return self.strength(g, fight)[2]

    def fight_cc(self, g: Game, fight: Fight) -> int:
        return self.strength(g, fight)[3]

    def strength(self, g: Game, fight: Fight) -> Strength:
        """What it gives in this Fight."""
        t: OthersTable = g.table
        monsters = len(t.spaces[fight.space].monsters)
        still = all([frame.steps_made == 0 for frame in g.stack if isinstance(frame, Turn)])
        scene = OwnFight(
            fight.is_ranged,
            companions(t, fight.hero),
            monsters,
            t.heroes[fight.hero].wolf,
            still,
        )
        return self.in_own_fight(t.config.ability_figures[HEROES[fight.hero]], scene)


class Killshot(FightingAbility):
    """HR-3, Rocco: +2 HIT in each Ranged Fight he starts."""

    def in_own_fight(self, figures: Mapping[str, int], scene: OwnFight) -> Strength:
        return (0, figures["hits"], 0, 0) if scene.ranged else NO_STRENGTH


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
        t: OthersTable = g.table
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
        t: OthersTable = g.table
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
        t: OthersTable = g.table
        choice = g.choice or g.ask(
            player_of(t, self.hero),
            "mind-control",
            Case(g, "mind-control", self).options("to"),
        )
        if choice:
            teleport_monster(g, self.monster, number(choice, 1))


at_end("mind-control", (ANY_MONSTER, COMMON))
CONDITIONS["mind-control", "to"] = (A_SPACE, NEXT_TO_MONSTER)


class Shapeshift(FightingAbility):
    """HR-7a, HR-7b, Karl: changes form at the start of his Turn; a result in Fights as a man, a step as a wolf."""

    def forms(self) -> tuple[str, ...]:
        return ("",)

    def says(self) -> str:
        return "form"

    def start(self, g: Game, hero: int, choice: Option) -> None:
        record = table_of(g).edit_unharmed(hero)
        record.wolf = not record.wolf
        g.tell("karl-wolf" if record.wolf else "karl-human", hero)

    def move_steps(self, t: OthersTable, hero: Hero) -> int:
        return t.config.ability_figures["karl-wolf"]["steps"] if hero.wolf else 0

    def in_own_fight(self, figures: Mapping[str, int], scene: OwnFight) -> Strength:
        if scene.wolf:
            return NO_STRENGTH
        return 0, figures.get("hit", 0), figures.get("defense", 0), figures.get("cc", 0)


for _hero, _ability in (
    ("leah", PerilousResearch("perilous-research")),
    ("morgana", VampiricRegeneration("vampric-regeneration")),
    ("rocco", Killshot("killshot")),
    ("thorley", Protector("protector")),
    ("brad", Demolitions("demolitions")),
    ("rose", MindControl("mind-control")),
    ("karl", Shapeshift("shapeshift")),
):
    ABILITIES[HEROES.index(_hero)] = _ability
