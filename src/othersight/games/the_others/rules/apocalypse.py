"""The Apocalypse Track and its cards (chapter TO-APOC, HOUSE-APOC-01, HOUSE-APOC-02, HOUSE-APOC-03)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.edition import (
    apocalypse_cards_drawn,
    member_takes_any_nest,
)
from othersight.games.the_others.rules.hell_club import Enter
from othersight.games.the_others.rules.sin_card import gain_reactions
from othersight.games.the_others.rules.upgrade import without
from othersight.games.the_others.state.config import HELL_CLUB, SINS, Config
from othersight.games.the_others.state.table import GONE, UNPLAYED, OthersTable
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import word
from othersight.toolkit.conditions import Listed

TOP: Final = 7
REVEALS: Final = (1, 3, 5)


class RaiseTrack(Procedure):
    """The marker rises level by level, each instruction in full before the next (TO-APOC-07)."""

    steps: ClassVar[tuple[str, ...]] = ("next_level",)
    fields: ClassVar[tuple[str, ...]] = ("levels",)

    def __init__(self, levels: int = 1) -> None:
        super().__init__()
        self.levels = levels

    def next_level(self, g: Game) -> None:
        """TO-APOC-01, TO-APOC-02, TO-APOC-03, TO-APOC-04; TO-APOC-09: the token of level 4 comes at once."""
        t: OthersTable = g.table
        if self.levels <= 0 or t.sins.apocalypse >= TOP:
            return
        self.levels -= 1
        self.again()
        sins = t.edit_sins()
        sins.apocalypse += 1
        g.tell("apocalypse", sins.apocalypse)
        if sins.apocalypse == 4:
            gain_reactions(g, 1)
        if sins.apocalypse in REVEALS:
            g.call(RevealCard())


class RevealCard(Procedure):
    """TO-APOC-05: the Sins Player draws two cards, puts one in play and the other at the bottom."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "choose", "enter")
    fields: ClassVar[tuple[str, ...]] = ("drawn", "kept")

    def __init__(self) -> None:
        super().__init__()
        self.drawn: tuple[str, ...] = ()
        """Seen by the Sins Player alone."""
        self.kept = ""

    def draw(self, g: Game) -> None:
        """TO-APOC-08: with one card left it is revealed; with none, nothing. The draft draws one."""
        t: OthersTable = g.table
        cards = apocalypse_cards_drawn(t.config)
        self.drawn = t.sins.apocalypse_deck[-cards:]
        if not self.drawn:
            self.finish()
            return
        sins = t.edit_sins()
        sins.apocalypse_deck = sins.apocalypse_deck[: -len(self.drawn)]
        sins.put_back = min(sins.put_back, len(sins.apocalypse_deck))
        g.reveal()
        g.tell_to(only(SINS), "apocalypse-drawn-by-you", self.drawn)
        g.tell_to(all_but(SINS), "apocalypse-drawn", len(self.drawn))

    def choose(self, g: Game) -> None:
        """TO-APOC-05, TO-APOC-06: one stays in force, the other is never seen by the Hero Players."""
        t: OthersTable = g.table
        choice = g.choice or g.ask(SINS, "apocalypse", Case(g, "apocalypse", self).options("keep"))
        if not choice:
            return
        self.kept = word(choice, 1)
        sins = t.edit_sins()
        sins.revealed = (*sins.revealed, self.kept)
        sins.apocalypse_deck = (*without(self.drawn, self.kept), *sins.apocalypse_deck)
        sins.put_back += len(self.drawn) - 1
        self.drawn = ()
        g.reveal()
        g.tell("apocalypse-card", self.kept)

    def enter(self, g: Game) -> None:
        """TO-HELLCLUB-01: a member enters at once."""
        t: OthersTable = g.table
        member = member_of(t, self.kept)
        if member >= 0:
            g.call(Enter(member, member_takes_any_nest(t.config)))


def cards_by_lot(config: Config, named: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """TO-SETUP-06: what the deck holds besides the cards named, not yet shuffled together; HOUSE-APOC-01: lots say
    which cards of a type are in a mixed one."""
    drawn: list[str] = []
    for count, pile in config.apocalypse:
        rest = pile
        for card in named:
            rest = without(rest, card) if card in rest else rest
        missing = max(0, count - (len(pile) - len(rest)))
        drawn += chance.shuffled(rest)[:missing] if missing < len(rest) else rest
    return tuple(drawn)


def has_too_many_of_a_type(config: Config, cards: tuple[str, ...]) -> bool:
    """HOUSE-APOC-01: whether these cards cannot all have been drawn into the deck."""
    for count, pile in config.apocalypse:
        if len([card for card in cards if card in pile]) > count:
            return True
    return False


def cards_seen(t: OthersTable) -> tuple[str, ...]:
    """HOUSE-APOC-02: the cards that everybody has seen: those in force, and those that left with their member."""
    left = [m.card for m in t.monsters if m.kind == HELL_CLUB and m.state == GONE]
    return (*t.sins.revealed, *left)


def member_of(t: OthersTable, card: str) -> int:
    """The Hell Club figure of an Apocalypse card, or -1."""
    for monster in t.monsters:
        if monster.card == card and monster.state == UNPLAYED:
            return monster.index
    return -1


def cards_drawn(c: Case) -> list[str]:
    """TO-APOC-05: the cards he has drawn."""
    reveal: RevealCard = c.frame
    return list(dict.fromkeys(reveal.drawn))


CONDITIONS["apocalypse", "keep"] = (Listed("TO-APOC-05", "reason-not-drawn", cards_drawn),)
