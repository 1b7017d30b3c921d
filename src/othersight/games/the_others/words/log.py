"""The log in words: what the values of each line stand for.

A line is described by its values in order, each as `name=kind` or, where the text calls it so, as its kind alone.
"""

from othersight.games.the_others.rules.effects import CARD_LINES
from othersight.games.the_others.state.config import TOKENS
from othersight.games.the_others.state.table import OthersTable
from othersight.games.the_others.words.names import (
    card_named,
    hero_named,
    icon_named,
    members_of,
    mission_named,
    mission_number,
    missions_of,
    monster_named,
    npc_named,
    roll_named,
    seat_named,
    space_in_short,
    space_named,
    task_of,
    text_of_card,
    token_named,
    window_of,
)
from othersight.games.the_others.words.options import option_told
from othersight.games.the_others.words.roll_sources import (
    dice_in_words,
    results_in_words,
    source_named,
    total_of,
)
from othersight.kernel.log import Entry, Value
from othersight.kernel.question import option_of
from othersight.toolkit.log_words import (
    Reader,
    a_number,
    a_word,
    arguments_of,
    of_many,
    of_numbers,
    of_words,
    several,
)
from othersight.toolkit.phrases import Phrase

ENTRIES: dict[str, str] = {
    # set-up and Rounds
    "hero-picked": "seat hero",
    "heroes-start": "heroes",
    "upgrade-brought": "hero card",
    "dark-past-brought": "hero card text=card-text",
    "dark-past-dealt": "",
    "dark-past-dealt-by-you": "card hero",
    "round": "round=count",
    "first-hero": "hero",
    "end-of-round": "round=count",
    "reset": "round=count",
    # a Hero's Turn
    "turn": "hero token=word",
    "turn-declined": "hero",
    "turn-over": "hero",
    "hero-moves": "hero from=short-space space",
    "hero-teleported": "hero space",
    "leaves-monsters": "hero wounds=count",
    "check": "hero space=short-space kind=token roll",
    "check-harm": "hero kind=token-id harm=count cancelled=count",
    "agony": "space=short-space",
    "sloth-power": "hero corruption=count",
    "karl-wolf": "hero",
    "karl-human": "hero",
    # in a Space
    "cleanse-roll": "hero roll count=size dice=dice-parts",
    "cleanse-results": "hero sums count=total",
    "city-action": "hero space=short-space",
    "icon": "hero icon",
    "orbital-token": "hero space",
    "orbital-strike": "hero monster",
    "demolitions": "hero monster",
    "token-placed": "token kind=token-kind space",
    "token-placed-face-down": "space",
    "token-removed": "token kind=token-kind space=short-space",
    "tokens-turned-up": "hero space=short-space tokens",
    "face-down": "count",
    "face-down-by-you": "tokens spaces",
    "extra-turn-collected": "hero",
    "extra-turn-gained": "hero",
    "innocent-collected": "hero",
    "innocents-killed": "hero count",
    "innocents-rescued": "count",
    "npc-collected": "hero npc",
    "npc-put-down": "hero npc",
    "upgrade-taken": "hero card window=card-window text=card-text",
    "upgrade-destroyed": "hero card",
    "upgrade-face-down": "hero card",
    "inventory-refilled": "card",
    # Fights
    "fight": "hero space=short-space",
    "shots": "hero space",
    "fight-without-roll": "hero",
    "grin-strikes": "hero",
    "intention-yes": "hero",
    "intention-no": "hero",
    "voluntary-corruption": "hero",
    "fight-roll": "hero roll count=size dice=dice-parts",
    "sins-roll": "hero roll count=size dice=dice-parts",
    "hero-results": "hero sums",
    "sin-results": "hero sums",
    "defense-cancelled": "hero source cancelled=count",
    "fight-results": "hero hits=count wounds=count corruption=count",
    "ranged-roll": "hero roll count=size dice=dice-parts",
    "ranged-results": "hero hits=count",
    "strike-back-roll": "hero roll count=size dice=dice-parts",
    "strike-back-results": "hero wounds=count corruption=count",
    "no-strike-back": "hero",
    "protector": "hero",
    "monster-killed": "monster members space=short-space",
    # the dashboard
    "level": "hero level=count",
    "wound": "hero slot",
    "heal": "hero slot",
    "hero-killed": "hero",
    "successor": "dead=hero hero",
    "dark-past": "hero card text=card-text",
    "tainted-one": "hero space=short-space",
    "sucide-pact": "hero",
    # the Sins Player
    "sin-card": "card text=card-text",
    "sin-cards-drawn": "count",
    "sin-cards-drawn-by-you": "cards",
    "sin-deck-reshuffled": "",
    "reaction": "hero",
    "reaction-tokens-gained": "count",
    "monster-moves": "monster members from=short-space space",
    "monster-teleported": "monster members space",
    "monster-summoned": "monster space",
    "monster-enters": "monster members space",
    "monster-marked": "monster members",
    "acolyte-ability": "hero monster space=short-space",
    "doctor": "hero",
    "nun": "space=short-space",
    "chef": "hero",
    "musician": "hero",
    "diplomat": "hero",
    "gangster": "monster space=short-space",
    "hate-laid": "space",
    "hate": "count",
    "leaden-hours": "hero",
    "crawl": "hero",
    "price-paid": "",
    "price-refused": "",
    "altars": "count",
    "apocalypse": "level=apocalypse",
    "apocalypse-drawn": "count",
    "apocalypse-drawn-by-you": "cards",
    "apocalypse-card": "card window=card-window text=card-text",
    # the Story
    "progress": "mission progress=count required=count",
    "mission": "mission number=mission-number missions=missions text=mission-text",
    "mission-accomplished": "mission",
    "district-marked": "space",
    "district-held": "space",
    "soul-bared": "hero",
    "chief-with-avatar": "",
    "ballot": "seat option",
    "decided-by-sins": "option",
    "talks-failed": "",
    "no-unanimity": "",
    "heroes-win": "",
    "sins-win": "hero",
    # cards of one's own
    **CARD_LINES,
}

HEADINGS = ("round", "turn", "end-of-round", "mission", "heroes-win", "sins-win")
"""The lines that open a new part of the story."""

LOOK_BACK = (
    "card-text",
    "card-window",
    "members",
    "mission-number",
    "mission-text",
    "missions",
    "size",
    "token-kind",
    "total",
)
"""Kinds that say more about the value before them and take none of their own."""


def of_roll(t: OthersTable, value: Value) -> Phrase:
    """A reader of the dice that fell."""
    return roll_named(tuple([a_number(face) for face in several(value)]))


KINDS: dict[str, Reader[OthersTable]] = {
    "hero": of_numbers(hero_named),
    "heroes": of_many(lambda t, value: hero_named(a_number(value))),
    "seat": of_numbers(seat_named),
    "monster": lambda t, value: monster_named(t, a_number(value)),
    "space": lambda t, value: space_named(t.config.city, a_number(value)),
    "short-space": lambda t, value: space_in_short(t.config.city, a_number(value)),
    "spaces": of_many(lambda t, value: space_named(t.config.city, a_number(value))),
    "token": of_numbers(token_named),
    "tokens": of_many(lambda t, value: token_named(a_number(value))),
    "npc": of_numbers(npc_named),
    "icon": of_words(icon_named),
    "card": of_words(card_named),
    "cards": of_many(lambda t, value: card_named(a_word(value))),
    "card-text": lambda t, value: text_of_card(t, a_word(value)),
    "mission": of_words(mission_named),
    "card-window": lambda t, value: window_of(t, a_word(value)),
    "mission-number": lambda t, value: mission_number(t.config, a_word(value)),
    "missions": lambda t, value: missions_of(t.config),
    "mission-text": lambda t, value: task_of(t, a_word(value)),
    "slot": of_numbers(lambda slot: Phrase(f"the-others-slot-{slot}")),
    "apocalypse": of_numbers(lambda level: Phrase(f"the-others-apocalypse-{level}")),
    "roll": of_roll,
    "dice-parts": lambda t, value: dice_in_words(several(value)),
    "total": lambda t, value: total_of(several(value)),
    "sums": lambda t, value: results_in_words(several(value)),
    "source": of_words(source_named),
    "size": lambda t, value: len(several(value)),
    "members": lambda t, value: members_of(t, a_number(value)),
    "token-kind": lambda t, value: TOKENS[a_number(value)],
    "token-id": lambda t, value: TOKENS[a_number(value)],
    "option": lambda t, value: option_told(t, option_of(a_word(value))),
    "count": lambda t, value: a_number(value),
    "word": lambda t, value: a_word(value),
}


def entry_in_words(t: OthersTable, entry: Entry) -> Phrase:
    """One line of the log. A line that only a spoilt file can hold is named as such."""
    try:
        arguments = arguments_of(t, ENTRIES[entry.key], entry.values, KINDS, LOOK_BACK)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        return Phrase("the-others-log-unreadable", line=entry.key)
    return Phrase(f"the-others-log-{entry.key}", **arguments)
