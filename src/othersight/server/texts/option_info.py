"""An option as readers are sent it: in notation, in words, and taken apart for a page that knows no verbs."""

from functools import cache

from othersight.games import plugins, words_of
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, text_of
from othersight.locales import keys
from othersight.server.protocol.server_messages import (
    ArgumentInfo,
    FormInfo,
    OptionInfo,
    TargetInfo,
)
from othersight.server.texts.language import capitalized, say_in
from othersight.toolkit.page_spec import Choice, PageSpec
from othersight.toolkit.phrases import Phrase


def page_spec_of(game: Game) -> PageSpec | None:
    """How the game is drawn, if it says."""
    return page_spec_named(game.definition.name)


@cache
def page_spec_named(name: str) -> PageSpec | None:
    """How the game of that name is drawn, if it says."""
    plugin = plugins().get(name)
    return plugin.typed_part("page", PageSpec) if plugin is not None and plugin.page else None


def option_info(game: Game, question: Question, option: Option, language: str) -> OptionInfo:
    """An option that is open to the seat of the question."""
    spec = page_spec_of(game)
    choice = spec.choice(game, question, option) if spec else Choice(str(option[0]), [])
    text = capitalized(say_in(language)(words_of(game).option(game, question, option)))
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
        group=said(choice.group, language),
        label=said(choice.label, language),
        price=said(choice.price, language),
        leaves=spec is not None and option[0] in spec.verbs.leaving,
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
