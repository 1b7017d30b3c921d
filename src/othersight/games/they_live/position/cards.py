"""Where the cards of a position lie: the Stash, Resources, news, Location, Injury and Final Assault decks.

A deck is listed from its top; cards that the position names nowhere lie beneath in random order, or, if the deck
holds exactly what is named, in its discard.
"""

from othersight.games.they_live.position.values import (
    CLEAN,
    SABOTAGED,
    Cards,
    Fields,
)
from othersight.games.they_live.state.config import AREAS
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.chance import Chance
from othersight.toolkit.position_values import does_not_fit, twice

PILES = ("pile_0", "pile_1")
LOCATIONS = (*AREAS, "generic")
CARD_KEYS = (
    *PILES, "discard", "reserve", "resources", "sabotaged", "elsewhere", "news", "news_card", "old_news", "staying",
    "injuries", "injury_discards", "assault_deck",
)  # fmt: skip
KEYS = (*CARD_KEYS, "locations", "location_discards", "exact")
EXACT = (*PILES, "news", "injuries", "assault_deck", *[f"locations.{name}" for name in LOCATIONS])


def is_exact(fields: Fields, deck: str) -> bool:
    """Whether the deck holds the named cards and no others."""
    return deck in fields.words("exact", EXACT)


def name_resistance(t: LiveTable, fields: Fields, cards: Cards, in_assault: bool) -> None:
    """The Resistance cards that the position puts into piles; `elsewhere` are those that a rule holds."""
    decks = t.edit_decks()
    tops = [cards.take_all(fields, pile) for pile in PILES]
    decks.piles = tuple([tuple(reversed(top)) for top in tops])
    decks.discard = cards.take_all(fields, "discard")
    decks.useful = cards.take_all(fields, "resources", CLEAN)
    decks.sabotaged = cards.take_all(fields, "sabotaged", SABOTAGED)
    decks.reserve = cards.take_all(fields, "reserve")
    cards.take_all(fields, "elsewhere")
    if decks.sabotaged and not in_assault:
        raise does_not_fit(
            "sabotaged", "the Resources are sorted in the Final Assault only", "position-unsorted"
        )
    wrong = [card for card in decks.useful if in_assault and cards.icons[card]]
    wrong += [card for card in decks.sabotaged if not cards.icons[card]]
    if wrong:
        raise does_not_fit(
            "resources",
            "they are sorted: clean in one pile, sabotaged in the other",
            "position-sorted",
        )


def fill_stash(t: LiveTable, fields: Fields, cards: Cards, chance: Chance) -> None:
    """TL-SETUP-10: cards named nowhere go into the piles, red-bordered ones into the reserve."""
    decks = t.edit_decks()
    rest = [card for card in range(len(cards.icons)) if card not in cards.placed]
    if not fields.has("reserve"):
        decks.reserve = tuple([card for card in rest if t.config.face(card).red])
    stash = chance.shuffled_numbers([card for card in rest if not t.config.face(card).red])
    open_piles = [at for at, pile in enumerate(PILES) if not is_exact(fields, pile)]
    half = (len(stash) + 1) // 2 if len(open_piles) == 2 else len(stash)
    shares = [stash[:half], stash[half:]] if open_piles != [1] else [[], stash]
    if open_piles:
        decks.piles = tuple([(*shares[at], *decks.piles[at]) for at in range(len(PILES))])
    else:
        decks.discard = (*decks.discard, *stash)
    t.icons = tuple(cards.icons)
    check_rewards(t, cards)


def check_rewards(t: LiveTable, cards: Cards) -> None:
    """TL-CONTENT-20: of each reward pair one card is sabotaged."""
    for character in t.config.characters.values():
        pair = cards.copies(character.reward)
        if sum([t.icons[card] for card in pair]) != 1:
            raise does_not_fit(
                "people",
                f"of the two cards {character.reward} exactly one is sabotaged",
                "position-reward",
            )


def place_news(t: LiveTable, fields: Fields) -> None:
    """TL-SETUP-12: the card in view, those that stay, those that are gone, and the deck."""
    decks = t.edit_decks()
    known = t.config.news
    decks.news_card = fields.word("news_card", "", ("", *known))
    decks.staying = fields.words("staying", known)
    decks.old_news = fields.words("old_news", known)
    deck = fields.words("news", known)
    shown = (decks.news_card,) if decks.news_card else ()
    named = (*deck, *decks.staying, *decks.old_news, *shown)
    for card in named:
        if named.count(card) > 1:
            raise twice("news", card)
    rest = news_beneath(t, named, is_exact(fields, "news"))
    if is_exact(fields, "news"):
        decks.old_news, rest = (*decks.old_news, *rest), []
    decks.news = (*rest, *reversed(deck))


def news_beneath(t: LiveTable, named: tuple[str, ...], exact: bool) -> list[str]:
    """The dealt cards that are named nowhere; a named card that was not dealt takes the place of one of its colour."""
    known = t.config.news
    rest = [card for card in t.decks.news if card not in named]
    for card in [card for card in named if card not in t.decks.news]:
        alike = [other for other in rest if known[other].colour == known[card].colour]
        if alike:
            rest.remove(alike[0])
        elif not exact:
            raise does_not_fit(
                "news",
                f"the deck has no room for so many {known[card].colour} cards",
                "position-news-colour",
            )
    return rest


def place_locations(t: LiveTable, fields: Fields, chance: Chance) -> None:
    """TL-SETUP-13: the four areas' decks and the generic one, with their discards."""
    decks = t.edit_decks()
    tops = Fields(fields.data.get("locations", {}), "locations", LOCATIONS)
    gone = Fields(fields.data.get("location_discards", {}), "location_discards", LOCATIONS)
    piles: list[tuple[str, ...]] = []
    discards: list[tuple[str, ...]] = []
    for at, name in enumerate(LOCATIONS):
        pool = t.config.location_decks[at]
        deck, discard = tops.words(name, pool), gone.words(name, pool)
        rest = chance.shuffled(remaining(pool, (*deck, *discard), f"locations.{name}"))
        rest = rest[: max(0, t.config.locations_dealt[at] - len(deck) - len(discard))]
        if is_exact(fields, f"locations.{name}"):
            discard, rest = discard + rest, ()
        piles.append((*rest, *reversed(deck)))
        discards.append(discard)
    decks.locations = tuple(piles)
    decks.location_discards = tuple(discards)


def place_injuries(t: LiveTable, fields: Fields, chance: Chance) -> None:
    """TL-INJURY-01: what people have not taken lies in the deck or its discard."""
    decks = t.edit_decks()
    taken = tuple([injury for person in t.people for injury in person.injuries])
    deck = fields.words("injuries", t.config.injuries)
    decks.injury_discards = fields.words("injury_discards", t.config.injuries)
    named = (*taken, *deck, *decks.injury_discards)
    rest = chance.shuffled(remaining(tuple(sorted(t.config.injury_list)), named, "injuries"))
    rest = rest[: max(0, t.config.injuries_dealt - len(named))]
    if is_exact(fields, "injuries"):
        decks.injury_discards, rest = decks.injury_discards + rest, ()
    decks.injuries = (*rest, *reversed(deck))


def remaining(pool: tuple[str, ...], named: tuple[str, ...], path: str) -> tuple[str, ...]:
    """The cards of the pool that are named nowhere."""
    rest = list(pool)
    for card in named:
        if card not in rest:
            raise twice(path, card)
        rest.remove(card)
    return tuple(rest)


def place_assault_deck(t: LiveTable, fields: Fields, level: int) -> None:
    """TL-SETUP-07: the cards still to be turned up; a named card is the one of its level."""
    decks = t.edit_decks()
    known = t.config.assault
    named = fields.words("assault_deck", known)
    levels = [known[card].level for card in named]
    if levels != sorted(set(levels)) or (levels and levels[0] <= level):
        raise does_not_fit(
            "assault_deck",
            f"one card of each level above {level}, the lowest first",
            "position-assault-deck",
        )
    if is_exact(fields, "assault_deck"):
        decks.assault = tuple(reversed(named))
        return
    own = {known[card].level: card for card in (*decks.assault, *named)}
    decks.assault = tuple([own[at] for at in (3, 2, 1) if at > level])
