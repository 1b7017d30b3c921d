"""Who knew what from when on, and whether what was claimed was true (TL-HIDDEN-06, TL-HIDDEN-07, TL-HIDDEN-10,
chapter TL-INFO).

A claim is judged by the table as it stood when it was made, and only for readers who may know: when the game is over.
"""

from othersight.games.they_live.rules.people import carried, person_of, table_of
from othersight.games.they_live.state.table import NONE, LiveTable
from othersight.kernel.game import Game
from othersight.kernel.log import Entry, Value
from othersight.toolkit.phrases import Phrase

MILESTONES: tuple[str, ...] = (
    "round",
    "claim",
    "claim-withdrawn",
    "lenses-own-cards",
    "lenses-on-cards",
    "lenses-messages",
    "lenses-on-billboards",
    "lenses-deposit",
    "lenses-identity",
    "lenses-on-person",
    "story-ending",
    "raid",
    "swap",
    "replacement",
    "killed",
    "assault",
    "resources-sorted",
    "reveals",
    "identity",
)
"""Log lines by which somebody learns or says something about what is hidden."""

INVITATIONS = ("lenses-identity", "lenses-messages", "lenses-deposit", "lenses-own-cards")
"""TL-INFO-01, TL-INFO-05, TL-INFO-08, TL-INFO-10: who has looked may claim what was seen, or say nothing."""

TRUE, FALSE, PARTLY = "true", "false", "partly"


def verdict(game: Game, entry: Entry) -> Phrase | None:
    """Whether a claim was true at that table, and whether its speaker had seen so; None of other lines."""
    if entry.key != "claim" or len(entry.values) != 4:
        return None
    speaker, about, thing, what = entry.values
    t = table_of(game)
    if not isinstance(speaker, int) or not 0 <= speaker < len(t.playing):
        return None
    truth, seen = judged(t, speaker, about, thing, what)
    if not truth:
        return None
    return Phrase(f"they-live-verdict-{truth}-{'seen' if seen else 'unseen'}")


def judged(t: LiveTable, speaker: int, about: Value, thing: Value, what: Value) -> tuple[str, bool]:
    """How true a claim is, and whether the speaker knew; ("", False) of what cannot be a claim."""
    if about == "card":
        return card_judged(t, speaker, str(thing), what == "sabotaged")
    if not isinstance(thing, int):
        return "", False
    if about == "person" and 0 <= thing < len(t.people):
        seen = thing in t.knowledge[speaker].identities
        return truth_of(t.people[thing].invader == (what == "invader")), seen
    if about == "billboard" and thing in t.config.billboards:
        tile = t.places[thing].billboard
        if tile != NONE:
            seen = tile in t.knowledge[speaker].messages
            return truth_of(t.config.billboard_tiles[tile][1] == what), seen
    if about == "deposit" and thing in t.config.billboards:
        deposit = t.places[thing].deposit
        seen = set(deposit) <= set(t.knowledge[speaker].icons)
        return truth_of(sum([t.icons[card] for card in deposit]) == what), seen
    return "", False


def truth_of(said: bool) -> str:
    """True or false."""
    return TRUE if said else FALSE


def card_judged(t: LiveTable, speaker: int, face: str, sabotaged: bool) -> tuple[str, bool]:
    """Of a card that the speaker carries; where none is carried, of all cards with that face."""
    copies = [card for card, its in enumerate(t.config.card_face) if its == face]
    held = [card for card in carried(person_of(t, speaker)) if card in copies] or copies
    if not held:
        return "", False
    so = [bool(t.icons[card]) == sabotaged for card in held]
    seen = set(held) <= set(t.knowledge[speaker].icons)
    return (truth_of(so[0]) if len(set(so)) == 1 else PARTLY), seen
