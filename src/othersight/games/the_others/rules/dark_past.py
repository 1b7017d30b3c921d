"""Dark Past cards: dealing them in secret and revealing one on Level 7 (chapter TO-DARKPAST, TO-TIME-32)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import ANY_HERO, CONDITIONS, Case
from othersight.games.the_others.rules.corrupt import TOP
from othersight.games.the_others.rules.figures import is_alive, table_of
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import RESERVE, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number
from othersight.toolkit.conditions import Condition


class DarkPastCard:
    """What one Dark Past card does to the Hero who reveals it."""

    def __init__(self, id: str) -> None:
        self.id = id

    def reveal(self, g: Game, hero: int) -> None:
        """Apply the card."""

    def end_of_round(self, g: Game) -> None:
        """TO-TIME-40: what is left to do for a card revealed in this Round."""


DARK_PAST: Final[dict[str, DarkPastCard]] = {}
"""The cards in the order of their numbers (TO-DARKPAST-01)."""


class DealDarkPast(Procedure):
    """TO-DARKPAST-02: cards 1, 3, 5 (and 6 with four Heroes) to starting Heroes, the rest to the Reserve."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "deal")
    fields: ClassVar[tuple[str, ...]] = ("cards", "chosen")

    def __init__(self) -> None:
        super().__init__()
        self.cards: tuple[str, ...] = ()
        self.chosen: tuple[int, ...] = ()
        """The Heroes chosen so far for the cards in order; only the Sins Player knows."""

    def choose(self, g: Game) -> None:
        """The Sins Player gives each card in turn to a Hero as he likes."""
        t: OthersTable = g.table
        if not self.cards:
            self.cards = dealing_order(t.config.n)
        if len(self.chosen) == len(self.cards):
            return
        heroes = Case(g, "dark-past", self).options("hero")
        choice = g.choice or g.ask(SINS, "dark-past", heroes)
        if not choice:
            return
        self.chosen = (*self.chosen, number(choice, 1))
        self.again()

    def deal(self, g: Game) -> None:
        """TO-DARKPAST-03: face down, unseen by the Hero Players."""
        t: OthersTable = g.table
        for at in range(len(self.cards)):
            t.edit_hero(self.chosen[at]).dark_past = self.cards[at]
            g.tell_to(only(SINS), "dark-past-dealt-by-you", self.cards[at], self.chosen[at])
        g.tell_to(all_but(SINS), "dark-past-dealt")


class RevealDarkPast(Procedure):
    """TO-DARKPAST-04: the card is revealed, applied and discarded."""

    steps: ClassVar[tuple[str, ...]] = ("reveal",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def reveal(self, g: Game) -> None:
        """TO-DARKPAST-07: a Hero without a card reveals nothing more."""
        hero = table_of(g).edit_hero(self.hero)
        card = hero.dark_past
        hero.dark_past = ""
        g.reveal()
        g.tell("dark-past", self.hero, card)
        DARK_PAST[card].reveal(g, self.hero)


def must_reveal(g: Game, hero: int) -> bool:
    """TO-DARKPAST-04, TO-DARKPAST-05: on Level 7 at the end of his own Turn, with a card left."""
    t: OthersTable = g.table
    record = t.heroes[hero]
    return record.dark_past != "" and record.level == TOP


def is_public(g: Game, hero: int) -> bool:
    """HOUSE-CAMPAIGN5: a card that was carried into a Story without such cards is known to all, and so is that of a
    survivor when a sitting of a campaign is over."""
    t: OthersTable = g.table
    if not t.config.dark_past:
        return True
    over = g.outcome != "" and "campaign" in g.start["options"]
    return over and hero in t.places and is_alive(t, hero)


def dealing_order(n: int) -> tuple[str, ...]:
    """The cards of the starting Heroes first, then those of the Reserve."""
    first = (0, 2, 4) if n == 3 else (0, 2, 4, 5)
    cards = list(DARK_PAST)
    return tuple([cards[i] for i in first] + [cards[i] for i in range(7) if i not in first])


# -- conditions


def is_in_turn(c: Case) -> bool:
    """TO-DARKPAST-02: first the Heroes who start, then the Reserve."""
    dealing: DealDarkPast = c.frame
    starting = len(dealing.chosen) < c.t.config.n
    return (c.t.heroes[c.target].state != RESERVE) == starting


def is_without_card(c: Case) -> bool:
    """TO-DARKPAST-02: one card to each Hero."""
    dealing: DealDarkPast = c.frame
    return c.target not in dealing.chosen


CONDITIONS["dark-past", "hero"] = (
    ANY_HERO,
    Condition("TO-DARKPAST-02", "reason-starters-then-reserve", is_in_turn),
    Condition("TO-DARKPAST-02", "reason-has-dark-past", is_without_card),
)
