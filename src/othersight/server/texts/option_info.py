"""An option as readers are sent it: in notation, in words, and taken apart for a page that knows no verbs."""

from functools import cache
from typing import Any

from othersight.games import plugins, words_of
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, text_of
from othersight.locales import keys
from othersight.locales.rendering import identity
from othersight.server.protocol.server_messages import (
    ArgumentInfo,
    FormInfo,
    OptionInfo,
    TargetInfo,
)
from othersight.server.texts.language import capitalized, say_in
from othersight.toolkit.page_spec import Choice, PageSpec
from othersight.toolkit.phrases import Phrase

MOST_KNOWN = 5_000
KNOWN: dict[tuple[Any, ...], OptionInfo] = {}
"""Options in words, by language, notation and what tells their words apart; the same ones come again and again."""


def page_spec_of(game: Game) -> PageSpec | None:
    """How the game is drawn, if it says."""
    return page_spec_named(game.definition.name)


@cache
def page_spec_named(name: str) -> PageSpec | None:
    """How the game of that name is drawn, if it says."""
    plugin = plugins().get(name)
    return plugin.typed_part("page", PageSpec) if plugin is not None and plugin.page else None


def option_info(game: Game, question: Question, option: Option, language: str) -> OptionInfo:
    """An option that is open to the seat of the question; made once as long as nothing else is said of it."""
    spec = page_spec_of(game)
    if spec is None:
        text = words_of(game).option(game, question, option)
        return new_info(Choice(str(option[0]), [], text), option, language, False)
    choice = spec.choice(game, question, option)
    leaves = option[0] in spec.verbs.leaving
    told = told_apart(choice)
    if told is None:
        return new_info(choice, option, language, leaves)
    known = KNOWN.get((language, option, leaves, told))
    if known is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        known = KNOWN[language, option, leaves, told] = new_info(choice, option, language, leaves)
    return known


def told_apart(choice: Choice) -> tuple[Any, ...] | None:
    """What tells a choice from all others of its option; None where that cannot be told."""
    text, brief = identity(choice.text), None
    if text is None:
        return None
    if choice.brief is not None and choice.brief is not choice.text:
        brief = identity(choice.brief)
        if brief is None:
            return None
    has_brief = choice.brief is not None
    return choice.verb, text, brief, has_brief, choice.is_title, *choice.targets


def new_info(choice: Choice, option: Option, language: str, leaves: bool) -> OptionInfo:
    """An option in the words of a language. Whoever is sent it changes nothing in it."""
    text = capitalized(say_in(language)(choice.text))
    title = capitalized(said(choice.title, language))
    if not title or not text.startswith(title):
        title = text
    return OptionInfo(
        option=text_of(option),
        verb=choice.verb,
        targets=[TargetInfo(kind=kind, id=id) for kind, id in choice.targets],
        text=text,
        title=title,
        note=text.removeprefix(title),
        group=said(choice.part("group"), language),
        label=said(choice.part("label"), language),
        price=said(choice.part("price"), language),
        leaves=leaves,
    )


def said(phrase: Phrase | None, language: str) -> str:
    """A text that need not exist."""
    return say_in(language)(phrase) if phrase is not None and phrase.key in keys() else ""


def unasked_forms(game: Game) -> list[FormInfo]:
    """How what nobody asks for is written."""
    spec = page_spec_of(game)
    forms = [spec.verbs.forms[written] for written in spec.verbs.unasked] if spec else []
    return [
        FormInfo(
            words=" ".join(form.start),
            arguments=[
                ArgumentInfo(kind=kind, values=list(spec.verbs.kinds[kind].values))
                for kind in form.kinds
            ],
        )
        for form in forms
        if spec
    ]
