"""Reasons in words: what a text about a closed option may name, read off the table and what was written.

A reason is said to the seat that is asked; what it names is public or that seat's own (TO-SINCARD-01).
"""

from collections.abc import Callable
from typing import Any

from othersight.games.the_others.content.checking import english_keys
from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.rules.effects import ABILITIES
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.kill import defense_of
from othersight.games.the_others.state.config import HEROES, TOKENS
from othersight.games.the_others.state.table import OthersTable
from othersight.games.the_others.words.names import (
    card_named,
    hero_named,
    icon_named,
    monster_named,
    npc_named,
    space_named,
    token_named,
)
from othersight.kernel.game import Game
from othersight.kernel.question import Reason
from othersight.toolkit.legality import forms_at
from othersight.toolkit.log_words import a_number
from othersight.toolkit.phrases import Argument, Phrase, as_it_is
from othersight.toolkit.reason_words import COMMON, ReasonRead, phrase_of

REASONS: dict[str, str] = {
    # anything
    **COMMON,
    "reason-no-such-space": "",
    "reason-no-such-hero": "written",
    "reason-no-such-monster": "written",
    "reason-no-such-figure": "written",
    "reason-not-common": "monster",
    "reason-one-for-all": "monster",
    # set-up and Rounds
    "reason-hero-taken": "chosen",
    "reason-not-contested": "contested",
    "reason-not-a-rival": "contested",
    "reason-starters-then-reserve": "chosen dealing",
    "reason-has-dark-past": "chosen",
    "reason-hero-not-in-play": "chosen",
    "reason-not-in-talks": "written",
    "reason-stated-already": "",
    "reason-other-token-due": "token",
    "reason-space-taken": "space",
    "reason-marked-district": "space",
    "reason-districts-only": "",
    "reason-not-a-branch": "written",
    "reason-not-in-reserve": "chosen",
    # a Hero's Turn
    "reason-spend-what": "",
    "reason-no-such-token-left": "hero",
    "reason-turn-due": "hero",
    "reason-action-used": "hero",
    "reason-move-over": "hero",
    "reason-card-stops-move": "hero",
    "reason-no-steps-left": "hero",
    "reason-not-adjacent": "hero space",
    "reason-no-monster-here": "hero",
    "reason-not-ranged": "hero",
    "reason-in-district": "hero",
    "reason-own-space": "hero",
    "reason-no-line-of-sight": "hero space",
    "reason-no-monster-there": "space",
    "reason-nothing-to-cleanse": "hero",
    "reason-city-token-used": "hero",
    "reason-not-in-district": "hero",
    "reason-slot-taken": "",
    "reason-icons-covered": "",
    "reason-fog-of-hate": "",
    "reason-no-face-down-tokens": "hero",
    "reason-monster-here": "",
    "reason-nothing-to-collect": "hero thing",
    "reason-innocents-stay": "",
    "reason-not-held": "hero thing",
    # abilities and Upgrades
    "reason-not-his-ability": "hero ability",
    "reason-ability-out-of-use": "hero",
    "reason-ability-used": "hero ability",
    "reason-card-not-so": "written",
    "reason-not-after-move": "ability",
    "reason-used-this-round": "hero ability",
    "reason-no-extra-turn-left": "",
    "reason-nothing-to-heal": "hero",
    "reason-up-or-down": "",
    "reason-end-of-track": "hero",
    "reason-monster-elsewhere": "hero monster",
    "reason-acolytes-only": "ability",
    "reason-not-next-to-monster": "space",
    "reason-not-next-to-hero": "hero space",
    "reason-not-a-fellow": "hero chosen",
    "reason-chosen-not-wounded": "chosen",
    "reason-only-on-icons": "hero",
    # City Actions and Cleanses
    "reason-no-such-icon": "written",
    "reason-icon-done": "icon",
    "reason-icon-useless": "hero icon",
    "reason-no-orbital-token": "space",
    "reason-out-of-orbital-reach": "space",
    "reason-not-under-token": "monster",
    "reason-no-such-upgrade": "written",
    "reason-not-in-inventory": "card=thing",
    "reason-not-removable": "",
    "reason-no-such-token-here": "hero thing",
    "reason-icon-of-token": "",
    # Wounds
    "reason-no-such-slot": "",
    "reason-slot-covered": "target",
    "reason-slot-not-covered": "target",
    # Fights
    "reason-yes-or-no": "",
    "reason-no-price-asked": "",
    "reason-marked-or-free": "",
    "reason-ability-marked": "way",
    "reason-not-a-result": "",
    "reason-not-in-fight": "monster",
    "reason-killed-already": "monster",
    "reason-too-few-hits": "monster defense hits",
    "reason-no-hits-on-it": "hero monster",
    "reason-not-on-its-way": "space",
    "reason-wound-or-innocent": "",
    # the Sins Player
    "reason-sins-players-card": "",
    "reason-no-such-card": "card=thing",
    "reason-card-not-in-hand": "card=thing",
    "reason-card-already-played": "",
    "reason-not-the-moment": "card=thing",
    "reason-card-without-effect": "card=thing",
    "reason-not-drawn": "written",
    "reason-fire-or-corruption": "",
    "reason-held-by-hero": "monster",
    "reason-monster-has-moved": "monster",
    "reason-out-of-monsters-reach": "space",
    "reason-not-dead": "figure=monster",
    "reason-must-summon": "",
    "reason-no-free-nest": "space",
    "reason-not-a-place-to-enter": "space",
    "reason-not-an-open-icon": "",
    "reason-marked-already": "monster",
    # prices and choices
    "reason-not-face-up": "hero card=thing",
    "reason-wounds-or-corruption": "",
    "reason-wounds-or-upgrade": "",
    "reason-no-face-up-upgrade": "hero",
    "reason-no-altar": "space",
    "reason-out-of-teleport": "space",
    "reason-hubris-wound": "",
    "reason-not-owned": "hero card=thing",
    "reason-share-for-each": "",
    "reason-whole-price": "",
    "reason-share-too-large": "",
}
"""What each reason names, as `name=fact` or as the fact alone."""

WHOLE = ("reason-not-understood", "reason-not-in-talks")
"""Reasons that repeat all that was written; others leave the verb out."""


class Said(ReasonRead):
    """A reason with the table it is read from."""

    def __init__(self, game: Game, reason: Reason) -> None:
        super().__init__(game, reason)
        self.t: OthersTable = table_of(game)
        self.frame: Any = game.stack[-1] if game.stack else None


Fact = Callable[[Said], Argument]


def phrase_reason(game: Game, reason: Reason) -> Phrase:
    """Why an option is not open."""
    return phrase_of(Said(game, reason), REASONS, FACTS)


def written(said: Said) -> Phrase:
    """What somebody wrote, the verb aside where there is more."""
    return said.written(WHOLE)


def thing(said: Said) -> Phrase:
    """A token, NPC or card that somebody has written; if there is none such, as it was written."""
    id = said.word("thing")
    for named in (token_named, npc_named, card_named):
        phrase = named(id)
        if phrase.key in english_keys():
            return phrase
    return as_it_is(id) if id else written(said)


def ability(said: Said) -> Phrase:
    """The Upgrade or Natural Ability that the verb names."""
    id = said.word("written").partition(" ")[0]
    for hero, effect in ABILITIES.items():
        if effect.id == id:
            return Phrase(f"the-others-hero-{HEROES[hero]}.ability")
    return card_named(id)


def form(said: Said) -> list[Phrase]:
    """How the verb is written at this question."""
    forms = forms_at(VERBS, said.word("kind"), said.word("verb"))
    return [as_it_is(form.written) for form in forms]


def contested(said: Said) -> Phrase:
    """The Hero whom several players want."""
    option = said.frame.options[0]
    return hero_named(a_number(VERBS.form(option).values(option)["hero"]))


def dealing(said: Said) -> str:
    """To whom the Dark Past card that is dealt now goes."""
    return "starting" if len(said.frame.chosen) < said.t.config.n else "reserve"


FACTS: dict[str, Fact] = {
    "written": written,
    "moment": lambda r: Phrase(f"the-others-moment-{r.word('kind')}"),
    "form": form,
    "hero": lambda r: hero_named(r.number("hero")),
    "chosen": lambda r: hero_named(r.target),
    "contested": contested,
    "dealing": dealing,
    "token": lambda r: token_named(TOKENS[r.frame.due()]),
    "space": lambda r: space_named(r.t.config.city, r.target),
    "monster": lambda r: monster_named(r.t, r.target),
    "target": lambda r: r.target,
    "thing": thing,
    "ability": ability,
    "icon": lambda r: icon_named(r.word("thing")),
    "way": lambda r: r.word("thing"),
    "defense": lambda r: defense_of(r.game, r.target),
    "hits": lambda r: int(r.frame.hits),
}
