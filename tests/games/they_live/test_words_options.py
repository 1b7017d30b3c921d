"""Every option of They Live is offered in words that tell it from the others, and can be written with names."""

import re
from typing import Any

import pytest

from othersight.games import words_of
from othersight.games.they_live.questions.claims import ASIDES
from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.rules.conditions import CONDITIONS
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.words.names import (
    person_named,
    player_named,
    space_named,
    special_named,
    tile_named,
)
from othersight.games.they_live.words.options import phrase_aside
from othersight.games.they_live.words.things import resource_named
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, number, text_of
from othersight.locales import keys, render
from othersight.toolkit.phrases import Phrase
from tests.games.they_live.play import at, play
from tests.games.they_live.positions import POSITIONS, wander

RAW = re.compile(r"\{|\}|\$|they-live-|[a-z]-[a-z]+-[a-z]|  |\.\.|\bNone\b|-1")
"""What no option may show: gaps, keys, ids, doubled signs."""


def ours(start: str) -> set[str]:
    """The texts that begin so, without the parts of texts."""
    return {key.removeprefix(start) for key in keys() if key.startswith(start) and "." not in key}


def said(game: Game, question: Question, option: Option) -> str:
    return render(words_of(game).option(game, question, option))


def written(game: Game, question: Question, option: Option) -> str:
    """An option as a person writes it who goes by the names on the screen."""
    t = table_of(game)
    form = VERBS.form(option, question.kind)
    start = " ".join(form.start)
    if not form.kinds:
        return text_of(option)
    if form.kinds == ("card",):
        card = words_of(game).option(game, question, option).arguments["card"]
        assert isinstance(card, Phrase)
        return f"{start} {render(card)}"
    if form.is_open:
        seats = [number(option, at) for at in range(1, len(option))]
        return "half " + ", ".join([render(player_named(t, seat)) for seat in seats])
    return f"{start} {name_of(game, question, form.kinds[-1], option)}"


def name_of(game: Game, question: Question, kind: str, option: Option) -> str:
    t = table_of(game)
    if kind == "ability":
        return render(special_named(str(option[1])))
    value = number(option, len(option) - 1)
    if kind == "seat":
        return render(player_named(t, value))
    if kind == "space":
        return render(space_named(t.config, value))
    if kind == "person":
        return render(person_named(t, value))
    if kind == "tile":
        return render(tile_named(t, value))
    if kind == "resource":
        return render(resource_named(t, value))
    if kind == "pile":
        return ("the first", "the second")[value].removeprefix("the ")
    if kind == "injury":
        injury = words_of(game).option(game, question, option).arguments["injury"]
        assert isinstance(injury, Phrase)
        name = injury.arguments["injury"]
        assert isinstance(name, Phrase)
        return render(name)
    return str(value)


def test_every_form_has_its_texts_and_every_text_a_form() -> None:
    wanted = {
        VERBS.key(VERBS.forms[form], kind)
        for kind, asked in VERBS.asked.items()
        for form in asked.forms
    }
    unasked = {VERBS.key(VERBS.forms[form]) for form in VERBS.unasked}
    assert wanted | unasked == {f"they-live-option-{text}" for text in ours("they-live-option-")}


def test_verbs_with_words_are_the_verbs_that_can_be_answered_or_said() -> None:
    assert set(VERBS.names) == {*[verb for _, verb in CONDITIONS], *ASIDES}
    assert {VERBS.forms[form].verb for form in VERBS.unasked} == set(ASIDES)


@pytest.mark.parametrize("name", POSITIONS)
def test_options_are_told_apart_and_can_be_written_with_names(name: str) -> None:
    for game in wander(name):
        meant = words_of(game).meant
        for question in game.questions:
            texts = [said(game, question, option) for option in question.options]
            assert len(set(texts)) == len(texts), (question.kind, texts)
            for option, text in zip(question.options, texts, strict=True):
                assert not RAW.search(text), (question.kind, text)
                assert meant(game, question.seat, text_of(option)) == option
                line = written(game, question, option)
                assert meant(game, question.seat, line) == option, (question.kind, line)
        for seat in range(len(game.seats)):
            for option in game.asides(seat):
                text = render(phrase_aside(game, seat, option))
                assert not RAW.search(text), text


def test_every_verb_is_offered_somewhere() -> None:
    offered = {
        str(option[0])
        for name in POSITIONS
        for game in wander(name)
        for question in game.questions
        for option in question.options
    }
    assert offered >= set(VERBS.names) - {
        "claim",
        "withdraw",
        "recover",
    }  # Recover leaves no choice


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("step 9", ("step", 9)),
        ("Step Scaffold Billboard", ("step", 9)),
        ("step the scaffold billboard (9)", ("step", 9)),
        ("step space 9", ("step", 9)),
        ("step the moon", ("step", "moon")),
        ("trade Connie", ("trade", 1)),
        ("trade vale", ("trade", 1)),
        ("trade player 2", ("trade", 1)),
        ("trade 2", ("trade", 2)),
        ("trade nobody", ("trade", "nobody")),
        ("use pep talk", ("use", "pep-talk")),
        ("craft glasses", ("craft", "glasses")),
        ("treat broken hand", ("treat", 0)),
        ("treat nose", ("treat", "nose")),
        ("pile first", ("pile", 0)),
        ("half Connie Vale, Dot Kimura and Ray", ("half", 1, 2, 0)),
        ("claim person connie vale invader", ("claim", "person", 1, "invader")),
        ("claim person player 1 human", ("claim", "person", 0, "human")),
        ("claim billboard scaffold billboard obey", ("claim", "billboard", 9, "obey")),
        (
            "claim billboard 9 marry and reproduce",
            ("claim", "billboard", 9, "marry-and-reproduce"),
        ),
        ("claim card First Aid Kit sabotaged", ("claim", "card", "first-aid-kit", "sabotaged")),
        ("claim deposit 9 2", ("claim", "deposit", 9, 2)),
        ("claim everything", ("claim", "everything")),
        ("withdraw 4", ("withdraw", 4)),
        ("end", ("end",)),
        ("", ()),
        ("frob 12", ("frob", 12)),
        ("step ?", ("step", "?")),
    ],
)
def test_an_option_is_understood_as_people_write_it(line: str, meant: Option) -> None:
    people: dict[int, dict[str, Any]] = {
        0: {"character": "ray-doyle", "injuries": ("broken-hand",), "injury_rounds": (1,)},
        1: {"character": "connie-vale"},
        2: {"character": "dot-kimura"},
        3: {"character": "slim-pickett"},
    }
    game = play(at("action", people=people), "stay")
    assert words_of(game).meant(game, 0, line) == meant


def test_a_card_is_looked_for_among_what_the_writer_holds() -> None:
    people: dict[int, dict[str, Any]] = {
        0: {"bag": ["first-aid-kit"]},
        1: {"bag": ["first-aid-kit"], "damage": 1},
    }
    game = play(at("action", people=people), "stay")
    meant = words_of(game).meant
    kits = [person_of(table_of(game), seat).bag[0] for seat in (0, 1)]
    assert meant(game, 0, "use first aid kit") == ("use", kits[0])
    assert meant(game, 1, "use first aid kit") == ("use", kits[1])
    assert meant(game, 2, "use first aid kit") == ("use", "first-aid-kit")
    assert meant(game, -1, "use first aid kit") == ("use", "first-aid-kit")


def test_a_card_is_offered_with_what_it_does_and_with_the_icon_that_was_seen() -> None:
    game = at("action", people={0: {"bag": ["tool-belt"], "glasses": 1}}, icons={"tool-belt": True})
    play(game, "stay", "reorganize")
    assert game.question
    option = game.question.options[0]
    assert said(game, game.question, option).startswith("Equip TOOL BELT: While equipped: 2 more ")
    play(game, "pass", "inspect cards")
    seen = at("action", people={0: {"bag": ["tool-belt"]}}, icons={"tool-belt": True})
    table_of(seen).edit_knowledge(0).icons = (person_of(table_of(seen), 0).bag[0],)
    play(seen, "stay", "reorganize")
    assert seen.question
    assert said(seen, seen.question, option).startswith("Equip TOOL BELT (sabotaged): ")


def test_a_ride_is_offered_with_its_price() -> None:
    game = at("action", people={0: {"space": 2, "character": "ray-doyle"}})
    assert game.question
    texts = [said(game, game.question, option) for option in game.question.options]
    assert "Ride the freeway, for 2 wanted tokens, to River Ramp (23)" in texts


def test_claims_are_said_in_words() -> None:
    game = at("action", people={2: {"character": "dot-kimura"}})
    wishes: dict[str, Option] = {
        "Claim: Dot Kimura is an Invader": ("claim", "person", 2, "invader"),
        "Claim: Dot Kimura is Human": ("claim", "person", 2, "human"),
        "Claim: the billboard at Scaffold Billboard (9) says OBEY": (
            "claim",
            "billboard",
            9,
            "obey",
        ),
        "Claim: TOOL BELT is clean": ("claim", "card", "tool-belt", "clean"),
        "Claim: TOOL BELT is sabotaged": ("claim", "card", "tool-belt", "sabotaged"),
        "Claim: nothing in the deposit at Scaffold Billboard (9) is sabotaged": (
            "claim",
            "deposit",
            9,
            0,
        ),
    }
    for text, option in wishes.items():
        assert render(phrase_aside(game, 1, option)) == text
        game.aside(option, 1)
    taken_back = render(phrase_aside(game, 1, ("withdraw", 3)))
    assert taken_back == "Take back the claim: TOOL BELT is clean"
