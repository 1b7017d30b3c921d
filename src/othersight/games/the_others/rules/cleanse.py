"""Cleanse an Area (chapter TO-CLEANSE, TO-TIME-12)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, FREE, Case
from othersight.games.the_others.rules.corrupt import (
    YES_OR_NO,
    bonus_choice,
    bonus_dice,
    can_take_voluntarily,
    set_level,
)
from othersight.games.the_others.rules.dice import Roll, count_of, roll_hero_dice
from othersight.games.the_others.rules.effects import effects_of
from othersight.games.the_others.rules.figures import companions, player_of, skill_stat, table_of
from othersight.games.the_others.rules.roll_sources import tell_cleanse_results, tell_cleanse_roll
from othersight.games.the_others.rules.sin_card import AFTER_ROLL, SinCardMoment, may_hold_card_for
from othersight.games.the_others.rules.token import (
    HARMFUL,
    has_removable,
    removable_in,
    remove_token,
)
from othersight.games.the_others.state.config import CORRUPTION, FAITH, SKILL, TOKENS
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, number, word
from othersight.toolkit.conditions import Condition, Conditions, Finer, Listed, Thing


class Cleanse(Procedure):
    """TO-TIME-12: a Hero tries to take tokens off his Space."""

    steps: ClassVar[tuple[str, ...]] = (
        "corruption", "pool", "roll", "cursed_fate", "rolled_again", "skill", "remove",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = ("hero", "corrupted", "dice", "rolled", "successes")

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.corrupted = False
        self.dice = 0
        self.rolled: Roll = ()
        self.successes = 0

    def corruption(self, g: Game) -> None:
        """TO-DICE-08: Voluntary Corruption, before the roll."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        if not can_take_voluntarily(hero):
            return
        choice = g.choice or g.ask(
            player_of(t, self.hero),
            "cleanse-corruption",
            CONDITIONS.fixed("cleanse-corruption", "corruption"),
        )
        if choice and word(choice, 1) == "yes":
            self.corrupted = True
            g.tell("voluntary-corruption", self.hero)
            set_level(g, self.hero, hero.level + 1)

    def pool(self, g: Game) -> None:
        """TO-CLEANSE-02, TO-DICE-07."""
        t: OthersTable = g.table
        self.dice = cleanse_pool(t, t.heroes[self.hero], self.corrupted)

    def roll(self, g: Game) -> None:
        """The Hero rolls."""
        self.rolled = roll_hero_dice(g, self.dice)
        tell_cleanse_roll(g, self.hero, self.corrupted, self.rolled)

    def cursed_fate(self, g: Game) -> None:
        """TO-TIME-21, SCX-6; TO-SINCARD-08: no dice, nothing to roll again."""
        if self.rolled and may_hold_card_for(g, AFTER_ROLL):
            g.call(SinCardMoment(AFTER_ROLL))
        else:
            self.skip_to("skill")

    def rolled_again(self, g: Game) -> None:
        """TO-DICE-11."""
        if g.result:
            self.skip_to("roll")

    def skill(self, g: Game) -> None:
        """TO-CLEANSE-05, TO-CLEANSE-06: SKILL, FAITH as SKILL and the Level 7 result as SKILL; nothing else
        counts."""
        hero = table_of(g).heroes[self.hero]
        self.successes = count_of(self.rolled, SKILL) + count_of(self.rolled, FAITH)
        if self.corrupted:
            self.successes += bonus_choice(hero)
        tell_cleanse_results(g, self.hero, self.corrupted, self.rolled)

    def remove(self, g: Game) -> None:
        """TO-CLEANSE-03: one token of his choice per success; he may leave tokens."""
        t: OthersTable = g.table
        if self.successes <= 0:
            return
        choice = g.choice or g.ask_or_pass(
            player_of(t, self.hero), "remove", Case(g, "remove", self).options("remove")
        )
        if not choice or choice == PASS:
            return
        kind = TOKENS.index(word(choice, 1))
        space = t.heroes[self.hero].space
        remove_token(g, kind, space, number(choice, 2) if len(choice) > 2 else -1)
        self.successes -= 1
        self.again()


def cleanse_pool(t: OthersTable, hero: Hero, corrupted: bool) -> int:
    """TO-CLEANSE-02: the dice of a Cleanse in the Hero's Space."""
    dice = skill_stat(t, hero) + companions(t, hero.index)
    if corrupted:
        dice += bonus_dice(hero)
    for effect in effects_of(t, hero):
        dice += effect.cleanse_dice(t, hero)
    return dice


# -- conditions


def is_anything_to_remove(c: Case) -> bool:
    """TO-CLEANSE-09: a token that can be removed lies in his Space."""
    return has_removable(c.t.spaces[c.hero().space])


def is_removable_kind(c: Case) -> bool:
    """TO-CLEANSE-03: Fire, Corruption, Pentagram or Nest."""
    return c.thing in [TOKENS[kind] for kind in HARMFUL]


def lies_here(c: Case) -> bool:
    """TO-CLEANSE-03, TO-CLEANSE-04: face up and physical in his Space."""
    return TOKENS.index(c.thing) in removable_in(c.t, c.hero().space)


def tokens_to_remove(c: Case) -> list[Thing]:
    """TO-CLEANSE-03, TO-CLEANSE-04, ACO-2: a kind of token that lies here, or a Corruption token with the icon on which
    it lies; named without an icon, it lies on none."""
    space = c.t.spaces[c.hero().space]
    things: list[Thing] = []
    for kind in HARMFUL:
        loose = space.tokens[kind]
        if kind == CORRUPTION:
            loose -= len(space.covered_icons)
        if loose > 0:
            things.append((TOKENS[kind],))
    if space.tokens[CORRUPTION] > 0:
        for icon in space.covered_icons:
            things.append((TOKENS[CORRUPTION], icon))
    return things


CLEANSE: Final[Conditions] = (
    Condition("TO-CLEANSE-09", "reason-nothing-to-cleanse", is_anything_to_remove, general=True),
)
"""What a Hero needs for a Cleanse."""

CONDITIONS["cleanse-corruption", "corruption"] = (YES_OR_NO,)
CONDITIONS["remove", "remove"] = (
    Finer("TO-CLEANSE-03", "reason-not-removable", is_removable_kind),
    Finer("TO-CLEANSE-04", "reason-no-such-token-here", lies_here),
    Listed("TO-CLEANSE-03", "reason-icon-of-token", tokens_to_remove),
)
CONDITIONS["remove", "pass"] = FREE
