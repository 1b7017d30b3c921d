"""The Natural Abilities of the Heroes who are ours: each names its row of the catalogue."""

from collections.abc import Mapping
from typing import ClassVar

from othersight.games.the_others.cards.heroes import FightingAbility
from othersight.games.the_others.rules.abilities import at_end
from othersight.games.the_others.rules.cleanse import lies_here
from othersight.games.the_others.rules.conditions import A_HERO, A_SPACE, Case
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.effects import (
    ABILITIES,
    CARD_LINES,
    NO_STRENGTH,
    Effect,
    OwnFight,
    Strength,
)
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.move import teleport_hero
from othersight.games.the_others.rules.simultaneous import ROLLED, SimultaneousEffect
from othersight.games.the_others.rules.token import removable_in, remove_token
from othersight.games.the_others.rules.wound import Heal, can_heal
from othersight.games.the_others.state.config import CORRUPTION, HEROES, TOKENS
from othersight.games.the_others.state.table import Space
from othersight.kernel.game import Game
from othersight.kernel.question import Option, number, word
from othersight.toolkit.conditions import Condition, Finer, Listed


class WadeIn(FightingAbility):
    """HOUSE-DRAGAN: 1 die for each Monster in his Space after the first, up to a figure; not in Ranged Fights."""

    def in_own_fight(self, figures: Mapping[str, int], scene: OwnFight) -> Strength:
        if scene.ranged:
            return NO_STRENGTH
        return max(0, min(figures["most"], scene.monsters - 1)), 0, 0, 0


class NoWitnesses(FightingAbility):
    """HOUSE-PETRA: HIT in her Fights while no other Hero is in her Space."""

    def in_own_fight(self, figures: Mapping[str, int], scene: OwnFight) -> Strength:
        return NO_STRENGTH if scene.companions else (0, figures["hits"], 0, 0)


class SteadyAim(FightingAbility):
    """HOUSE-NADIA: dice in a Ranged Fight that she starts before any step of her Turn."""

    def in_own_fight(self, figures: Mapping[str, int], scene: OwnFight) -> Strength:
        return (figures["dice"], 0, 0, 0) if scene.ranged and scene.still else NO_STRENGTH


class FallBack(Effect):
    """HOUSE-SILAS: at the end of his Turn he may be teleported to an adjacent Space."""

    def forms(self) -> tuple[str, ...]:
        return ("SPACE",)

    def end(self, g: Game, hero: int, choice: Option) -> None:
        teleport_hero(g, hero, number(choice, 1))


def spaces_next_to_hero(c: Case) -> tuple[int, ...]:
    """HOUSE-SILAS, TO-MOVE-15: adjacent to the Hero's own Space."""
    return c.t.config.city.adjacent[c.hero().space]


at_end(
    "fall-back",
    (A_SPACE, Listed("TO-MOVE-15", "reason-not-next-to-hero", spaces_next_to_hero)),
)


class FieldSurgery(Effect):
    """HOUSE-HANNE: at the end of her Turn another Hero in her Space heals 1 Wound."""

    def forms(self) -> tuple[str, ...]:
        return ("HERO",)

    def end(self, g: Game, hero: int, choice: Option) -> None:
        g.call(Heal(number(choice, 1)))


def fellows(c: Case) -> list[int]:
    """HOUSE-HANNE: the other Heroes in her Space."""
    hero = c.hero()
    return [other for other in c.t.spaces[hero.space].heroes if other != hero.index]


def can_be_healed(c: Case) -> bool:
    """TO-WOUND-07: that Hero has a Wound that can be healed."""
    return can_heal(c.t.heroes[c.target])


at_end(
    "field-surgery",
    (
        A_HERO,
        Listed("TO-TIME-31", "reason-not-a-fellow", fellows),
        Condition("TO-WOUND-07", "reason-chosen-not-wounded", can_be_healed),
    ),
)


class SinEater(Effect):
    """HOUSE-IDRIS: at the end of his Turn he may take a token off his Space, for 1 Corruption."""

    def forms(self) -> tuple[str, ...]:
        return ("TOKEN",)

    def end(self, g: Game, hero: int, choice: Option) -> None:
        g.call(Devour(hero, TOKENS.index(word(choice, 1))))


class Devour(SimultaneousEffect):
    """SIN EATER carried out: the token goes even if the price kills him."""

    steps: ClassVar[tuple[str, ...]] = ("eat", "done")
    fields: ClassVar[tuple[str, ...]] = ("hero", "kind", "stage")

    def __init__(self, hero: int = 0, kind: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.kind = kind

    def eat(self, g: Game) -> None:
        """HOUSE-IDRIS, TO-TIME-45: the token and the price are one effect (TO-CORRUPT-03)."""
        self.stage = ROLLED
        g.tell("sin-eater", self.hero, self.kind)
        remove_token(g, self.kind, table_of(g).heroes[self.hero].space)
        g.call(TakeCorruption(self.hero, 1))

    def done(self, g: Game) -> None:
        """HOUSE-IDRIS, TO-TIME-45: now its deaths and Missions are seen to."""
        g.table.unsettled = True


def is_loose(space: Space, kind: int) -> bool:
    """HOUSE-IDRIS, ACO-2: a token of that kind lies there on no icon."""
    on_icons = len(space.covered_icons) if kind == CORRUPTION else 0
    return space.tokens[kind] > on_icons


def edible(c: Case) -> list[str]:
    """HOUSE-IDRIS: what a Cleanse could remove there, if it lies on no icon."""
    space = c.t.spaces[c.hero().space]
    return [TOKENS[kind] for kind in removable_in(c.t, space.index) if is_loose(space, kind)]


at_end(
    "sin-eater",
    (
        Finer("TO-CLEANSE-04", "reason-no-such-token-here", lies_here),
        Listed("TO-TIME-31", "reason-only-on-icons", edible),
    ),
)
CARD_LINES["sin-eater"] = "hero token"


for _hero, _ability in (
    ("dragan", WadeIn("wade-in")),
    ("petra", NoWitnesses("no-witnesses")),
    ("silas", FallBack("fall-back")),
    ("nadia", SteadyAim("steady-aim")),
    ("hanne", FieldSurgery("field-surgery")),
    ("idris", SinEater("sin-eater")),
):
    ABILITIES[HEROES.index(_hero)] = _ability
