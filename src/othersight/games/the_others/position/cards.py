"""Where the cards of a position lie: Sin cards, Apocalypse cards, Upgrades (chapter TO-SETUP).

A deck is listed from its top; cards that the position names nowhere lie beneath in random order.
"""

from othersight.games.the_others.content import Content
from othersight.games.the_others.position.values import Fields, does_not_fit, twice
from othersight.games.the_others.rules.apocalypse import cards_by_lot, has_too_many_of_a_type
from othersight.games.the_others.rules.edition import starting_hand
from othersight.games.the_others.rules.sin_card import cards_laid
from othersight.games.the_others.rules.upgrade import INVENTORY
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.state.table import NOWHERE, OthersTable
from othersight.kernel.chance import Chance

CARD_KEYS = (
    "card_used", "played", "hand", "hand_known", "sin_deck", "discard", "revealed", "apocalypse_deck",
    "apocalypse_put_back", "inventory", "upgrade_deck", "upgrades_put_back",
)  # fmt: skip
KEYS = (*CARD_KEYS, "hate", "exact")
DECKS = ("sin_deck", "apocalypse_deck", "upgrade_deck")


def place_cards(t: OthersTable, fields: Fields, content: Content, chance: Chance) -> None:
    """All cards of the game, once the Heroes have their Upgrades."""
    place_sin_cards(t, fields, chance)
    place_apocalypse_cards(t, fields, chance)
    place_upgrades(t, fields, content, chance)


def place_sin_cards(t: OthersTable, fields: Fields, chance: Chance) -> None:
    """Hand, deck, discard pile, the card played this Turn and HATE! on the board."""
    pool = t.config.sin_cards
    sins = t.edit_sins()
    sins.hand = fields.words("hand", pool)
    sins.discard = fields.words("discard", pool)
    sins.played = fields.word("played", "", ("", *pool))
    sins.card_used = fields.flag("card_used", sins.played != "")
    sins.hate_space = fields.space("hate", t.config.city, NOWHERE)
    sins.hate = fields.has("hate")
    deck = fields.words("sin_deck", pool)
    played = (sins.played,) if sins.played else ()
    lying = (*sins.hand, *sins.discard, *played, *cards_laid(t), *deck)
    rest = remaining(pool, lying, fields.path, "hand")
    rest = chance.shuffled(rest)
    if not fields.has("hand"):
        cards = starting_hand(t.config)
        rest, sins.hand = rest[:-cards], tuple(reversed(rest[-cards:]))
    if is_exact(fields, "sin_deck"):
        sins.discard, rest = sins.discard + rest, ()
    sins.deck = (*rest, *reversed(deck))
    sins.held = fields.words("hand_known", tuple(sins.hand))


def place_apocalypse_cards(t: OthersTable, fields: Fields, chance: Chance) -> None:
    """The revealed cards in their order and the deck."""
    pool = tuple([card for _, pile in t.config.apocalypse for card in pile])
    sins = t.edit_sins()
    sins.revealed = fields.words("revealed", pool)
    deck = fields.words("apocalypse_deck", pool)
    named = (*sins.revealed, *deck)
    remaining(pool, named, fields.path, "revealed")
    if has_too_many_of_a_type(t.config, named):
        raise does_not_fit(
            "revealed", "more cards of a type than the deck has", "position-mixed-deck"
        )
    rest = chance.shuffled(cards_by_lot(t.config, named, chance))
    sins.apocalypse_deck = (
        *(() if is_exact(fields, "apocalypse_deck") else rest),
        *reversed(deck),
    )
    sins.put_back = fields.number("apocalypse_put_back", 0, 0, len(sins.apocalypse_deck))


def place_upgrades(t: OthersTable, fields: Fields, content: Content, chance: Chance) -> None:
    """The Inventory and the deck; what the Heroes own lies before them already."""
    pool = content.upgrade_deck()
    owned = [card for hero in t.heroes for card in hero.upgrades + hero.face_down]
    for hero in t.heroes:
        for card in hero.upgrades + hero.face_down:
            if owned.count(card) > pool.count(card):
                raise twice(f"heroes.{HEROES[hero.index]}.upgrades", card)
    t.inventory = fields.words("inventory", pool)
    deck = fields.words("upgrade_deck", pool)
    rest = chance.shuffled(remaining(pool, (*owned, *t.inventory, *deck), fields.path, "inventory"))
    if not fields.has("inventory"):
        rest, t.inventory = rest[:-INVENTORY], tuple(reversed(rest[-INVENTORY:]))
    t.upgrade_deck = (*(() if is_exact(fields, "upgrade_deck") else rest), *reversed(deck))
    t.destroyed = fields.number("upgrades_put_back", 0, 0, len(t.upgrade_deck))


def is_exact(fields: Fields, deck: str) -> bool:
    """Whether the deck holds the named cards and no others."""
    return deck in fields.words("exact", DECKS)


def remaining(
    pool: tuple[str, ...], named: tuple[str, ...], path: str, key: str
) -> tuple[str, ...]:
    """The cards of the pool that are named nowhere."""
    rest = list(pool)
    for card in named:
        if card not in rest:
            raise twice(f"{path}.{key}" if path else key, card)
        rest.remove(card)
    return tuple(rest)
