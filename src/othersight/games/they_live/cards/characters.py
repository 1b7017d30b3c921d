"""The characters' specials: two each, abilities that are always on and actions used through USE (TL-ACTION-22)."""

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
    Outcome,
)
from othersight.games.they_live.state.table import Person
from othersight.kernel.game import Game


class HurtAndAngry(Ability):
    """GLASS JAW, IRON WILL: one more Combat die when at least half the health is gone."""

    def dice(self, g: Game, person: Person, skill: int, why: str) -> int:
        return 1 if skill == COMBAT and 2 * person.damage >= person.health else 0


class OnTheRecord(Ability):
    """ON THE RECORD: two more dice to persuade."""

    def dice(self, g: Game, person: Person, skill: int, why: str) -> int:
        return 2 if skill == INFLUENCE and why == PERSUADE else 0


class PhonePhreak(Ability):
    """PHONE PHREAK: one more die in every Tech test on a card."""

    def dice(self, g: Game, person: Person, skill: int, why: str) -> int:
        return 1 if skill == TECH and why == TEST else 0


class Figure(Ability):
    """An ability that changes a figure by its name."""

    def __init__(self, id: str, what: str, by: int) -> None:
        super().__init__(id)
        self.what = what
        self.by = by

    def number(self, what: str) -> int:
        return self.by if what == self.what else 0


class Witness(Ability):
    """WITNESS: one more die with a broker and in the Final Assault when Influence is tested."""

    def dice(self, g: Game, person: Person, skill: int, why: str) -> int:
        return 1 if skill == INFLUENCE and why in (GATHER, ASSAULT) else 0


class BedsideManner(Ability):
    """BEDSIDE MANNER: one more die on the reward roll after a fight."""

    def dice(self, g: Game, person: Person, skill: int, why: str) -> int:
        return 1 if skill == INTELLIGENCE and why == REWARD else 0


class CoolUnderFire(Ability):
    """COOL UNDER FIRE: one more Stealth die in encounters and confrontations, one more in Combat with 5 wanted."""

    def dice(self, g: Game, person: Person, skill: int, why: str) -> int:
        if skill == STEALTH and why == STEALTH_ROLL:
            return 1
        return 1 if skill == COMBAT and why == COMBAT_ROLL and person.wanted >= 5 else 0


class Treatment(Ability):
    """An action that does something for the user."""

    def __init__(self, id: str, outcome: Outcome) -> None:
        super().__init__(id)
        self.outcome = outcome

    def can_use(self, g: Game, person: Person) -> bool:
        return True

    def use(self, g: Game, seat: int) -> None:
        g.call(Suffer(table_of(g).playing[seat], self.outcome))


class ForEverybodyHere(Treatment):
    """An action that does something for everybody on the space."""

    def use(self, g: Game, seat: int) -> None:
        t = table_of(g)
        here = on_space(t, person_of(t, seat).space)
        g.call(SufferAll(tuple([t.playing[other] for other in here]), self.outcome))


class Sources(Ability):
    """SOURCES: draw a card for 1 scrap."""

    def can_use(self, g: Game, person: Person) -> bool:
        return person.scrap >= 1

    def use(self, g: Game, seat: int) -> None:
        t = table_of(g)
        pay_scrap(g, t.playing[seat], 1)
        g.call(DrawCards(t.playing[seat], 1, ANY))


for _ability in (
    HurtAndAngry("glass-jaw-iron-will"),
    ForEverybodyHere("pep-talk", (("heal", 1),)),
    Sources("sources"),
    OnTheRecord("on-the-record"),
    Figure("salvager", "craft-discount", 1),
    Treatment("strip-it-down", (("scrap", 2), ("wanted", 1))),
    PhonePhreak("phone-phreak"),
    Treatment("dead-air", (("wanted", -2),)),
    Witness("witness"),
    ForEverybodyHere("laying-on-of-hands", (("wanted", -1),)),
    BedsideManner("bedside-manner"),
    ForEverybodyHere("patch-up", (("heal", 1),)),
    Figure("back-roads", "freeway-free", 1),
    Treatment("five-finger-discount", (("item", 1), ("wanted", 2))),
    CoolUnderFire("cool-under-fire"),
    Treatment("dig-in", (("heal", 2),)),
):
    ABILITIES[_ability.id] = _ability
