"""Options in words: what each verb and its arguments stand for, and what lies where an option leads.

An option is described by its arguments in order, each as `name=kind` or as its kind alone; `+` takes an argument
into the key of the text, so that `corruption yes` and `corruption no` are texts of their own.
"""

from othersight.games.the_others.config import FACES, KARL, SINS
from othersight.games.the_others.rules.figures import clockwise_from, table_of
from othersight.games.the_others.rules.kill import defense_of
from othersight.games.the_others.rules.unite import Collective
from othersight.games.the_others.table import OthersTable
from othersight.games.the_others.words.names import (
    card_named,
    hero_named,
    icon_named,
    mission_named,
    monster_named,
    npc_named,
    seat_named,
    space_named,
    task_of,
    text_of_card,
    token_named,
    window_of,
)
from othersight.games.the_others.words.space import icons_in, monsters_in, place_with_contents
from othersight.games.the_others.words.step import step_offered
from othersight.kernel.game import Game
from othersight.kernel.phrases import Argument, Phrase
from othersight.kernel.question import Option, Question, number, word

OPTIONS: dict[str, str] = {
    "pass": "",
    # set-up and Rounds
    "hero": "hero",
    "give": "hero seat",
    "place": "token space",
    "first": "hero",
    "confirm": "",
    "fail": "",
    "change": "",
    "spend": "+",
    "decline": "",
    # a Hero's Turn
    "move": "space",
    "fight": "",
    "shoot": "space",
    "cleanse": "",
    "city-action": "",
    "turn-up": "",
    "collect": "thing",
    "put-down": "npc",
    "end": "",
    "holy-water": "monster",
    "perilous-research": "hero",
    "shapeshift": "",
    "inner-mastery": "+",
    "regeneration": "",
    "seeker-grenades": "monster",
    "vampric-regeneration": "",
    "demolitions": "monster",
    "mind-control": "monster",
    # in a Space
    "to": "space",
    "stay": "",
    "icon": "icon",
    "token": "space",
    "kill": "monster",
    "take": "card",
    "uncover": "slot",
    "cover": "slot",
    "remove": "token",
    "corruption": "+",
    # Fights
    "mean": "+",
    "ability": "+",
    "turn-down": "card",
    "faith": "face",
    "hit": "monster",
    "protect": "",
    "gan": "+",
    # the Sins Player
    "play": "card",
    "read": "+",
    "react": "",
    "monster": "monster",
    "summon": "monster",
    "nest": "space",
    "keep": "card",
    "mark": "monster",
    "altar": "space",
    # prices and choices
    "mission": "mission",
    "debt": "+",
    "damned": "+",
    "hubris": "+",
    "destroy": "card",
    "refuse": "",
    "accept": "",
    "split": "",
}

OF_KIND: tuple[tuple[str, str], ...] = (
    ("dark-past", "hero"),
    ("successor", "hero"),
    ("pick-hero", "hero"),
    ("reaction-fight", "fight"),
    ("monster-move", "to"),
    ("survivor", "to"),
    ("marguerite", "to"),
    ("holy-water", "to"),
    ("orbital-move", "to"),
    ("nun", "icon"),
    ("conceit", "refuse"),
    ("conceit-for-heroes", "refuse"),
    ("ego", "refuse"),
    ("ego-for-heroes", "refuse"),
    ("crawl", "refuse"),
    ("crawl-for-heroes", "refuse"),
)
"""Verbs that mean something else to one kind of question, with a text of their own."""

CARDS_IN_FULL = ("take", "play", "keep", "turn-down", "destroy")
"""Verbs that choose a card: what the card does is said with it."""

WITH_CONTENTS = ("move", "shoot", "place", "to", "nest", "token", "altar")
"""Verbs that lead to a Space: what is there is said with it."""

THINGS = ("extra-turn", "innocent")


def option_told(t: OthersTable, option: Option) -> Phrase:
    """An option as the log tells it later, whatever has changed on the table since."""
    verb = word(option, 0)
    if verb == "split":
        shares = [
            Phrase("the-others-share", count=number(option, at)) for at in range(1, len(option))
        ]
        return Phrase("the-others-option-split-told", shares=shares)
    if verb == "mission":
        return mission_named(word(option, 1))
    return Phrase(key_of(option), direction="", form="", **arguments_of(t, option))


def phrase_option(game: Game, question: Question, option: Option) -> Phrase:
    """An option as it is offered, with what one wants to know before taking it."""
    t = table_of(game)
    verb = word(option, 0)
    if verb == "pass":
        return Phrase(f"the-others-pass-{question.kind}")
    if verb == "change":
        return Phrase("the-others-option-change", option=ballot_option(game, option[1:]))
    if verb == "split":
        return split_offered(t, question.kind, option)
    if verb == "remove" and len(option) > 2:
        return uncovering(t, number(option, 2))
    arguments = {**arguments_of(t, option), **details(game, verb, option)}
    if verb == "move":
        return step_offered(game, number(option, 1), arguments)
    if (question.kind, verb) in OF_KIND:
        return Phrase(f"the-others-option-{verb}-{question.kind}", **arguments)
    return Phrase(key_of(option), **arguments)


def ballot_option(game: Game, option: Option) -> Phrase:
    """An option of the collective decision that is being talked about."""
    talks = game.stack[-1]
    assert isinstance(talks, Collective)
    return phrase_option(game, Question(SINS, talks.kind, [option], ""), option)


def key_of(option: Option) -> str:
    """The text of an option, with the word that belongs to its key."""
    key = f"the-others-option-{option[0]}"
    return f"{key}-{word(option, 1)}" if OPTIONS[word(option, 0)] == "+" else key


def arguments_of(t: OthersTable, option: Option) -> dict[str, Argument]:
    """The arguments of an option under the names its text uses."""
    arguments: dict[str, Argument] = {}
    for at, kind in enumerate(OPTIONS[word(option, 0)].split(), start=1):
        if kind != "+":
            arguments[kind] = argument(t, kind, option, at)
    return arguments


def argument(t: OthersTable, kind: str, option: Option, at: int) -> Argument:
    """One argument of an option in words."""
    if kind in ("card", "mission", "token", "icon", "npc", "face", "thing"):
        return named_by_word(kind, word(option, at))
    value = number(option, at)
    if kind == "hero":
        return hero_named(value)
    if kind == "monster":
        return monster_named(t, value)
    if kind == "slot":
        return Phrase(f"the-others-slot-{value}")
    if kind == "seat":
        return seat_named(value)
    return space_named(t.config.city, value)


def named_by_word(kind: str, id: str) -> Phrase:
    """A thing that an option names by its id."""
    if kind == "card":
        return card_named(id)
    if kind == "mission":
        return mission_named(id)
    if kind == "icon":
        return icon_named(id)
    if kind == "face":
        assert id in FACES
        return Phrase(f"the-others-face-{id}")
    if kind == "npc" or (kind == "thing" and id not in THINGS):
        return npc_named(id)
    return token_named(id)


def details(game: Game, verb: str, option: Option) -> dict[str, Argument]:
    """What is said beside an option: a card's text, what is in a Space, a Monster's place and Defense."""
    t = table_of(game)
    if verb in CARDS_IN_FULL:
        card = word(option, 1)
        return {"window": window_of(card), "text": text_of_card(card)}
    if verb == "mission":
        return {"text": task_of(t, word(option, 1))}
    if verb == "icon":
        return {"text": Phrase(f"the-others-city-action-{option[1]}.text")}
    if verb == "shapeshift":
        return {"form": "wolf" if t.heroes[KARL].wolf else "man"}
    if verb == "fight":
        return {"monsters": monsters_in(t, t.heroes[t.current].space)}
    if verb == "city-action":
        return {"icons": icons_in(t, t.heroes[t.current].space)}
    if verb in WITH_CONTENTS:
        return {"space": place_with_contents(t, number(option, 2 if verb == "place" else 1))}
    if "monster" in OPTIONS[verb].split():
        monster = number(option, 1)
        space = t.monsters[monster].space
        return {
            "space": space_named(t.config.city, space) if space >= 0 else "",
            "defense": defense_of(game, monster),
        }
    return {}


def split_offered(t: OthersTable, kind: str, option: Option) -> Phrase:
    """A price shared out: who takes how much."""
    thing = "wounds" if kind.startswith("crawl") else "corruption"
    heroes = clockwise_from(t, t.current)
    shares = [
        Phrase(
            "the-others-share-of",
            hero=hero_named(hero),
            share=number(option, at),
        )
        for at, hero in enumerate(heroes, start=1)
        if number(option, at)
    ]
    return Phrase("the-others-option-split", thing=thing, shares=shares)


def uncovering(t: OthersTable, place: int) -> Phrase:
    """A Corruption token that lies on an icon of the District (ACO-2)."""
    icons = t.config.city.icons[t.heroes[t.current].space]
    return Phrase("the-others-option-remove-icon", icon=icon_named(icons[place]))
