"""Fire checks and Corruption checks of a Moving Hero (chapter TO-CHECK)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS
from othersight.games.the_others.rules.corrupt import take_corruption
from othersight.games.the_others.rules.dice import Roll, corruption_of, hits_of, roll_sin_dice
from othersight.games.the_others.rules.effects import APOCALYPSE, kit_of
from othersight.games.the_others.rules.npc import proxy_shield
from othersight.games.the_others.rules.sin_card import AFTER_ROLL, SinCardMoment, may_hold_card_for
from othersight.games.the_others.rules.token import corruption_in, fire_in
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import CORRUPTION, FIRE, SINS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import word
from othersight.toolkit.conditions import OneOf

READINGS: Final[tuple[str, ...]] = ("corruption", "fire")
"""How a Corruption check may be read (APC-5)."""


class Check(Procedure):
    """One check of one kind in one Space (TO-TIME-09). `kind` is the kind of the tokens."""

    steps: ClassVar[tuple[str, ...]] = (
        "read_tokens",
        "roll",
        "cursed_fate",
        "rolled_again",
        "take",
    )
    fields: ClassVar[tuple[str, ...]] = ("hero", "space", "kind", "read_as", "dice", "rolled")

    def __init__(self, hero: int = 0, space: int = 0, kind: int = FIRE, dice: int = 0) -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.hero = hero
        self.space = space
        self.kind = kind
        self.read_as = kind
        self.dice = dice
        self.rolled: Roll = ()

    def read_tokens(self, g: Game) -> None:
        """By a card in force the Sins Player may declare Corruption to be Fire (APC-5)."""
        if self.kind == FIRE or not may_read_as_fire(g.table):
            return
        choice = g.choice or g.ask(SINS, "agony", CONDITIONS.fixed("agony", "read"))
        if choice and word(choice, 1) == "fire":
            self.read_as = FIRE
            g.tell("agony", self.space)

    def roll(self, g: Game) -> None:
        """TO-CHECK-03: one Sin die per token; each BURST adds a die."""
        self.rolled = roll_sin_dice(g, self.dice)
        g.tell("check", self.hero, self.space, self.read_as, self.rolled)

    def cursed_fate(self, g: Game) -> None:
        """TO-TIME-21, SCX-6: the Sins Player may have the dice rolled again."""
        if may_hold_card_for(g, AFTER_ROLL):
            g.call(SinCardMoment(AFTER_ROLL))
        else:
            self.skip_to("take")

    def rolled_again(self, g: Game) -> None:
        """TO-DICE-11, SCX-6."""
        if g.result:
            self.skip_to("roll")

    def take(self, g: Game) -> None:
        """TO-CHECK-04, TO-CHECK-05: Wounds or Corruption, less PROXY and HAZMATA SUIT (TO-CHECK-07, TO-CHECK-08)."""
        fire = self.read_as == FIRE
        successes = hits_of(self.rolled) if fire else corruption_of(self.rolled)
        cancelled = min(successes, shield(g.table, self.hero)) if successes else 0
        left = successes - cancelled
        g.tell("check-harm", self.hero, self.read_as, left, cancelled)
        if left > 0:
            if fire:
                g.call(TakeWounds(self.hero, left))
            else:
                take_corruption(g, self.hero, left)


def may_read_as_fire(t: OthersTable) -> bool:
    """Whether a card in force lets the Sins Player read a Corruption check as a Fire check."""
    for card in t.sins.revealed:
        if APOCALYPSE[card].reads_as_fire():
            return True
    return False


def shield(t: OthersTable, hero: int) -> int:
    """TO-CHECK-08: the successes that PROXY and HAZMATA SUIT cancel add up."""
    record = t.heroes[hero]
    return proxy_shield(record) + kit_of(record).check_shield


def call_check(g: Game, hero: int, space: int, kind: int) -> None:
    """TO-CHECK-01: a check if the Space has tokens of that kind."""
    t: OthersTable = g.table
    dice = fire_in(t, space) if kind == FIRE else corruption_in(t, space)
    if dice > 0:
        g.call(Check(hero, space, kind, dice))


def is_harmless(t: OthersTable, space: int) -> bool:
    """Whether leaving or entering the Space causes no check."""
    tokens = t.spaces[space].tokens
    if tokens[FIRE] or tokens[CORRUPTION]:
        return False
    city = t.config.city
    return city.permanent_fire[space] == 0 and city.permanent_corruption[space] == 0


CONDITIONS["agony", "read"] = (OneOf("TO-APOC-06", "reason-fire-or-corruption", READINGS),)
