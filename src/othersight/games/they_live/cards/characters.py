"""The characters' specials: two each, abilities that are always on and actions used through USE (TL-ACTION-22)."""

from collections.abc import Callable
from typing import Final

from othersight.games.they_live.rules.effects import (
    ABILITIES,
    ASSAULT,
    COMBAT_ROLL,
    GATHER,
    PERSUADE,
    REWARD,
    STEALTH_ROLL,
    TEST,
    Ability,
    Bearer,
)
from othersight.games.they_live.rules.outcome import Suffer, SufferAll
from othersight.games.they_live.rules.people import on_space, person_of, table_of
from othersight.games.they_live.rules.stash import ANY, DrawCards
from othersight.games.they_live.rules.token import pay_scrap
from othersight.games.they_live.state.config import (
    COMBAT,
    INFLUENCE,
    INTELLIGENCE,
    STEALTH,
    TECH,
    UNNAMED,
    Outcome,
)
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game

HARDENED: Final = 5
"""Wanted tokens from which COOL UNDER FIRE fights harder."""


class Dice(Ability):
    """An ability that adds dice to rolls of one skill, for some reasons to roll, as long as a condition holds."""

    def __init__(
        self,
        id: str,
        skill: int,
        reasons: tuple[str, ...],
        number: int,
        holds: Callable[[Bearer], bool] = lambda bearer: True,
    ) -> None:
        super().__init__(id)
        self.skill = skill
        self.skills = (skill,)
        self.reasons = reasons
        """Why the dice are rolled; nothing for whatever reason."""
        self.more = number
        self.holds = holds

    def dice(self, bearer: Bearer, skill: int, why: str) -> int:
        if skill != self.skill or (self.reasons and why not in self.reasons):
            return 0
        return self.more if self.holds(bearer) else 0


class CoolUnderFire(Ability):
    """COOL UNDER FIRE: one more Stealth die in encounters and confrontations, one more in Combat with 5 wanted."""

    def dice(self, bearer: Bearer, skill: int, why: str) -> int:
        if skill == STEALTH and why == STEALTH_ROLL:
            return 1
        return 1 if skill == COMBAT and why == COMBAT_ROLL and bearer.wanted >= HARDENED else 0


class Figure(Ability):
    """An ability that changes a figure by its name."""

    def __init__(self, id: str, what: str, by: int) -> None:
        super().__init__(id)
        self.skills = ()
        self.what = what
        self.by = by

    def number(self, what: str) -> int:
        return self.by if what == self.what else 0


class Treatment(Ability):
    """An action that does something for the user."""

    def __init__(self, id: str, outcome: Outcome) -> None:
        super().__init__(id)
        self.skills = ()
        self.outcome = outcome

    def can_use(self, g: Game, person: Person) -> bool:
        return True

    def use(self, g: Game, seat: int) -> None:
        g.call(Suffer(table_of(g).playing[seat], self.outcome))


class ForEverybodyHere(Treatment):
    """An action that does something for everybody on the space."""

    def __init__(self, id: str, outcome: Outcome) -> None:
        super().__init__(id, outcome)
        self.shared = True

    def use(self, g: Game, seat: int) -> None:
        t: LiveTable = g.table
        here = on_space(t, person_of(t, seat).space)
        g.call(SufferAll(tuple([t.playing[other] for other in here]), self.outcome))


class Sources(Treatment):
    """SOURCES: draw a card for 1 scrap."""

    def can_use(self, g: Game, person: Person) -> bool:
        return person.scrap >= 1

    def use(self, g: Game, seat: int) -> None:
        t: LiveTable = g.table
        pay_scrap(g, t.playing[seat], 1)
        g.call(DrawCards(t.playing[seat], 1, ANY))


def is_half_gone(bearer: Bearer) -> bool:
    """Whether at least half the health is gone."""
    return 2 * bearer.damage >= bearer.health


def is_off_the_map(bearer: Bearer) -> bool:
    """Whether the character stands on an unnamed space."""
    return bearer.kind == UNNAMED


for _ability in (
    Dice("glass-jaw-iron-will", COMBAT, (), 1, is_half_gone),
    ForEverybodyHere("pep-talk", (("heal", 1),)),
    Sources("sources", (("cards", 1), ("scrap", -1))),
    Dice("on-the-record", INFLUENCE, (PERSUADE,), 2),
    Figure("salvager", "craft-discount", 1),
    Treatment("strip-it-down", (("scrap", 2), ("wanted", 1))),
    Dice("phone-phreak", TECH, (TEST,), 1),
    Treatment("dead-air", (("wanted", -2),)),
    Dice("witness", INFLUENCE, (GATHER, ASSAULT), 1),
    ForEverybodyHere("laying-on-of-hands", (("wanted", -1),)),
    Dice("bedside-manner", INTELLIGENCE, (REWARD,), 1),
    ForEverybodyHere("patch-up", (("heal", 1),)),
    Figure("back-roads", "freeway-free", 1),
    Treatment("five-finger-discount", (("item", 1), ("wanted", 2))),
    CoolUnderFire("cool-under-fire"),
    Treatment("dig-in", (("heal", 2),)),
    Dice("side-streets", STEALTH, (), 1, is_off_the_map),
    Treatment("fares-please", (("scrap", 1), ("wanted", -1))),
    Figure("cat-nap", "lay-low-heal", 1),
    Treatment("grind-a-lens", (("glasses", 1), ("wanted", 2))),
):
    ABILITIES[_ability.id] = _ability
