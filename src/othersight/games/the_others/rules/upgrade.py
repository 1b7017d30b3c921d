"""Upgrades: taking from the Inventory, losing, turning face down (chapter TO-UPGRADE)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.effects import UPGRADES
from othersight.games.the_others.rules.figures import player_of, table_of
from othersight.games.the_others.rules.mission import current_mission
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import word
from othersight.toolkit.conditions import Conditions, Finer, Listed

INVENTORY: Final = 5


class TakeUpgrade(Procedure):
    """A Hero takes one card of his choice from the Inventory, which is refilled at once (TO-CITY-08)."""

    steps: ClassVar[tuple[str, ...]] = ("take",)
    fields: ClassVar[tuple[str, ...]] = ("hero", "by_event")

    def __init__(self, hero: int = 0, by_event: bool = False) -> None:
        super().__init__()
        self.hero = hero
        self.by_event = by_event

    def take(self, g: Game) -> None:
        """TO-UPGRADE-01."""
        t: OthersTable = g.table
        if not t.inventory:
            return
        choice = g.choice or g.ask(
            player_of(t, self.hero),
            "upgrade",
            Case(g, "upgrade", self).options("take"),
            "TO-UPGRADE-07" if self.by_event else "TO-CITY-08",
        )
        if not choice:
            return
        take_from_inventory(g, self.hero, word(choice, 1))
        refill_inventory(g)
        current_mission(g).upgrade_gained(g, self.hero)


def take_from_inventory(g: Game, hero: int, card: str) -> None:
    """TO-UPGRADE-01, TO-UPGRADE-07: the card is the Hero's and works from now on."""
    t: OthersTable = g.table
    at = t.inventory.index(card)
    t.inventory = t.inventory[:at] + t.inventory[at + 1 :]
    record = t.edit_cards(hero)
    record.upgrades = (*record.upgrades, card)
    g.tell("upgrade-taken", hero, card)


def refill_inventory(g: Game) -> None:
    """TO-CITY-08; TO-UPGRADE-05: with the deck empty the Inventory shrinks."""
    t: OthersTable = g.table
    while len(t.inventory) < INVENTORY and t.upgrade_deck:
        card = t.upgrade_deck[-1]
        t.upgrade_deck = t.upgrade_deck[:-1]
        t.destroyed = min(t.destroyed, len(t.upgrade_deck))
        t.inventory = (*t.inventory, card)
        g.reveal()
        g.tell("inventory-refilled", card)


def destroy_upgrade(g: Game, hero: int, card: str) -> None:
    """TO-UPGRADE-04: a lost card goes to the bottom of the deck, a face-down one too (TO-UPGRADE-06)."""
    t: OthersTable = g.table
    record = t.edit_cards(hero)
    if card in record.upgrades:
        record.upgrades = without(record.upgrades, card)
    else:
        record.face_down = without(record.face_down, card)
    g.tell("upgrade-destroyed", hero, card)
    put_back(g, card)


def put_back(g: Game, card: str) -> None:
    """TO-UPGRADE-04, HOUSE-UPGRADE-01: to the bottom of the deck; with the deck empty a short Inventory has it at once.
    Everybody knows the card, and no successor is owed one by then."""
    t = table_of(g)
    if t.upgrade_deck or len(t.inventory) >= INVENTORY:
        t.upgrade_deck = (card, *t.upgrade_deck)
        t.destroyed += 1
    else:
        t.inventory = (*t.inventory, card)
        g.tell("inventory-refilled", card)


def turn_face_down(g: Game, hero: int, card: str) -> None:
    """TO-UPGRADE-06, SCX-2: turned over until the end of the Round, without effect but still owned."""
    record = table_of(g).edit_cards(hero)
    record.upgrades = without(record.upgrades, card)
    record.face_down = (*record.face_down, card)
    g.tell("upgrade-face-down", hero, card)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one copy of that card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def owned(hero: Hero) -> tuple[str, ...]:
    """All his Upgrades, face-down ones included."""
    return hero.upgrades + hero.face_down


# -- conditions


def is_upgrade(c: Case) -> bool:
    """There is such an Upgrade in the game."""
    return c.thing in UPGRADES


def cards_of_inventory(c: Case) -> list[str]:
    """TO-UPGRADE-01: each different card of the Inventory once."""
    return sorted(set(c.t.inventory))


def cards_face_up(c: Case) -> list[str]:
    """TO-UPGRADE-06: what lies face up before the Hero."""
    return sorted(set(c.hero().upgrades))


AN_UPGRADE: Final = Finer("TO-UPGRADE-01", "reason-no-such-upgrade", is_upgrade)
FROM_INVENTORY: Final[Conditions] = (
    AN_UPGRADE,
    Listed("TO-UPGRADE-01", "reason-not-in-inventory", cards_of_inventory),
)
FACE_UP: Final[Conditions] = (
    AN_UPGRADE,
    Listed("TO-UPGRADE-06", "reason-not-face-up", cards_face_up),
)
CONDITIONS["upgrade", "take"] = FROM_INVENTORY
