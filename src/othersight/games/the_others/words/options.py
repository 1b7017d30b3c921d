"""Options in words: the text of a form, its arguments by name, and what one wants to know before choosing.

What an option is made of stands in the table of verbs; here is how each kind of argument is called, and what each
form says besides.
"""

from collections.abc import Callable

from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.rules.figures import clockwise_from, table_of
from othersight.games.the_others.rules.kill import defense_of
from othersight.games.the_others.rules.unite import Collective
from othersight.games.the_others.state.config import HEROES, SINS
from othersight.games.the_others.state.table import OthersTable
from othersight.games.the_others.words.fight_results import results_so_far
from othersight.games.the_others.words.names import (
    card_named,
    hero_named,
    icon_named,
    mission_named,
    monster_named,
    npc_named,
    seat_named,
    space_in_short,
    space_named,
    task_of,
    text_of_card,
    token_named,
    window_of,
)
from othersight.games.the_others.words.space import icons_in, monsters_in, place_with_contents
from othersight.games.the_others.words.step import step_offered, step_to
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question
from othersight.toolkit.log_words import Reader, a_number, a_word, of_numbers, of_words
from othersight.toolkit.page_spec import Choice
from othersight.toolkit.phrases import Argument, Phrase
from othersight.toolkit.verbs import Form, Target

Values = dict[str, str | int]
"""The arguments of an option by their kinds."""

NAMED: dict[str, Reader[OthersTable]] = {
    "space": lambda t, value: space_named(t.config.city, a_number(value)),
    "hero": of_numbers(hero_named),
    "monster": lambda t, value: monster_named(t, a_number(value)),
    "seat": of_numbers(seat_named),
    "token": of_words(token_named),
    "collectable": of_words(token_named),
    "npc": of_words(npc_named),
    "sin-card": of_words(card_named),
    "upgrade": of_words(card_named),
    "apocalypse-card": of_words(card_named),
    "icon": of_words(icon_named),
    "place": lambda t, value: a_number(value),
    "mission": of_words(mission_named),
    "slot": of_numbers(lambda slot: Phrase(f"the-others-slot-{slot}")),
    "face": of_words(lambda face: Phrase(f"the-others-face-{face}")),
}
"""How each kind of argument is called."""


def option_told(t: OthersTable, option: Option) -> Phrase:
    """An option as the log tells it later, whatever has changed on the table since."""
    form = VERBS.form(option)
    if form.says == "shares":
        shares = [Phrase("the-others-share", count=share) for share in shares_in(form, option)]
        return Phrase("the-others-option-split-told", shares=shares)
    if form.says == "task":
        return mission_named(a_word(form.values(option)["mission"]))
    return Phrase(VERBS.key(form), form="", **arguments_of(t, form, option))


def phrase_option(game: Game, question: Question, option: Option) -> Phrase:
    """An option as it is offered, with what one wants to know before taking it."""
    form = VERBS.form(option, question.kind)
    key = VERBS.key(form, question.kind)
    if form.says == "stated":
        return Phrase(key, option=ballot_option(game, form.rest(option)))
    if form.says == "shares":
        return split_offered(table_of(game), key, question.kind, shares_in(form, option))
    values = form.values(option)
    arguments = arguments_of(table_of(game), form, option)
    if form.says:
        arguments.update(SAYS[form.says](game, values))
    if form.says == "step":
        return step_offered(game, a_number(values["space"]), arguments)
    return Phrase(key, **arguments)


def choice_of(game: Game, question: Question, option: Option) -> Choice:
    """An option as a page draws it."""
    form = VERBS.form(option, question.kind)
    targets = [*VERBS.targets(option, question.kind), *place_of_choice(game, question)]
    text = phrase_option(game, question, option)
    if form.says in ("stated", "shares"):
        return Choice(form.verb, targets, text)
    if "space" not in form.kinds:
        return Choice(form.verb, targets, text, text)
    brief = phrase_briefly(game, question, option)
    return Choice(form.verb, targets, text, brief, is_title=True)


def phrase_briefly(game: Game, question: Question, option: Option) -> Phrase:
    """An option that names a Space, without what is there."""
    t = table_of(game)
    form = VERBS.form(option, question.kind)
    values = form.values(option)
    arguments = arguments_of(t, form, option)
    space = a_number(values["space"])
    arguments["space"] = space_in_short(t.config.city, space)
    if form.says == "step":
        return step_to(t, space, arguments)
    if form.says and form.says != "contents":
        arguments.update(SAYS[form.says](game, values))
    return Phrase(VERBS.key(form, question.kind), **arguments)


def place_of_choice(game: Game, question: Question) -> list[Target]:
    """Whose slot is chosen, and in which Space an icon or a token is: they are on the table more than once."""
    if question.kind not in ("wound", "heal", "icon", "remove"):
        return []
    hero = table_of(game).heroes[hero_of(game)]
    in_space = question.kind in ("icon", "remove")
    return [("space", hero.space) if in_space else hero_target(hero.index)]


def hero_of(game: Game) -> int:
    """The Hero whom the rule is about that asks."""
    hero: int = getattr(game.stack[-1], "hero")  # noqa: B009  (a procedure's own field)
    return hero


def hero_target(hero: int) -> Target:
    """A Hero as views name him."""
    return "hero", HEROES[hero]


def ballot_option(game: Game, option: Option) -> Phrase:
    """An option of the collective decision that is being talked about."""
    talks = game.stack[-1]
    assert isinstance(talks, Collective)
    return phrase_option(game, Question(SINS, talks.kind, [option], ""), option)


def arguments_of(t: OthersTable, form: Form, option: Option) -> dict[str, Argument]:
    """The arguments of an option under the names its text uses."""
    return {
        VERBS.kinds[kind].argument: NAMED[kind](t, value) for kind, value in form.arguments(option)
    }


def card_in_full(game: Game, values: Values) -> dict[str, Argument]:
    """What a card does, and when."""
    card = next(a_word(values[kind]) for kind in values if VERBS.kinds[kind].target == "card")
    t = table_of(game)
    return {"window": window_of(t, card), "text": text_of_card(t, card)}


def contents(game: Game, values: Values) -> dict[str, Argument]:
    """What is in a Space."""
    return {"space": place_with_contents(table_of(game), a_number(values["space"]))}


def monster_in_full(game: Game, values: Values) -> dict[str, Argument]:
    """Where a Monster is, and its Defense."""
    t = table_of(game)
    monster = a_number(values["monster"])
    space = t.monsters[monster].space
    return {
        "space": space_named(t.config.city, space) if space >= 0 else "",
        "defense": defense_of(game, monster),
    }


def monsters_here(game: Game, values: Values) -> dict[str, Argument]:
    """The Monsters in the current Hero's Space."""
    t = table_of(game)
    return {"monsters": monsters_in(t, t.heroes[t.current].space)}


def icons_here(game: Game, values: Values) -> dict[str, Argument]:
    """The City Actions of the current Hero's District."""
    t = table_of(game)
    return {"icons": icons_in(t, t.heroes[t.current].space)}


def icon_in_full(game: Game, values: Values) -> dict[str, Argument]:
    """What a City Action does."""
    return {"text": Phrase(f"the-others-city-action-{values['icon']}.text")}


def covered_icon(game: Game, values: Values) -> dict[str, Argument]:
    """The icon of the District under a Corruption token (ACO-2)."""
    t = table_of(game)
    icons = t.config.city.icons[t.heroes[t.current].space]
    return {"icon": icon_named(icons[a_number(values["place"])])}


def task_in_full(game: Game, values: Values) -> dict[str, Argument]:
    """What a Mission asks for."""
    return {"text": task_of(table_of(game), a_word(values["mission"]))}


def form_of_karl(game: Game, values: Values) -> dict[str, Argument]:
    """Whether Karl is the wolf now."""
    return {"form": "wolf" if any([hero.wolf for hero in table_of(game).heroes]) else "man"}


def results_of_faith(game: Game, values: Values) -> dict[str, Argument]:
    """TO-DICE-05: what the Fight would come to, if the FAITH still to be turned came to nothing."""
    return {"results": results_so_far(game, a_word(values["face"]))}


SAYS: dict[str, Callable[[Game, Values], dict[str, Argument]]] = {
    "card": card_in_full,
    "contents": contents,
    "step": contents,
    "monster": monster_in_full,
    "monsters": monsters_here,
    "icons": icons_here,
    "icon": icon_in_full,
    "covered-icon": covered_icon,
    "task": task_in_full,
    "form": form_of_karl,
    "results": results_of_faith,
}
"""What a form says besides its arguments, as the table of verbs names it."""


def shares_in(form: Form, option: Option) -> list[int]:
    """The shares of a price that is divided, clockwise from the current Hero."""
    return [a_number(share) for _, share in form.arguments(option)]


def split_offered(t: OthersTable, key: str, kind: str, shares: list[int]) -> Phrase:
    """A price shared out: who takes how much."""
    thing = "wounds" if kind.startswith("crawl") else "corruption"
    taken = [
        Phrase("the-others-share-of", hero=hero_named(hero), share=share)
        for hero, share in zip(clockwise_from(t, t.current), shares, strict=True)
        if share
    ]
    return Phrase(key, thing=thing, shares=taken)
