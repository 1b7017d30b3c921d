"""Everything the game can say has words: log lines, questions, options, reasons and errors."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight.games import words_of
from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.questions.windows import WINDOWS
from othersight.games.the_others.words.log import ENTRIES, LOOK_BACK
from othersight.games.the_others.words.questions import QUESTIONS
from othersight.locales import keys, render
from othersight.toolkit.phrases import PLAIN
from othersight.toolkit.verbs import Form
from tests.conformance.walk import STORIES
from tests.hygiene.parsed import nodes_of

SOURCE = Path(__file__).resolve().parents[2] / "src" / "othersight"


def calls_in(folder: Path, *names: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a method with one of these names, and where it is."""
    for file in sorted(folder.rglob("*.py")):
        for node in nodes_of(file):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in names:
                yield f"{file.relative_to(SOURCE)}:{node.lineno}", node


def told() -> Iterator[tuple[str, str, int]]:
    """Place, key and number of values of every log line in the rules; a key put together counts
    with every line that begins so."""
    for where, call in calls_in(SOURCE / "games" / "the_others", "tell", "tell_to"):
        arguments = call.args[1:] if call.func.attr == "tell_to" else call.args  # type: ignore[attr-defined]
        for key in keys_of(arguments[0]):
            yield where, key, len(arguments) - 1


def keys_of(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return [*keys_of(node.body), *keys_of(node.orelse)]
    if isinstance(node, ast.BinOp):
        (start,) = keys_of(node.left)
        return [key for key in ENTRIES if key.startswith(start)]
    raise AssertionError(f"line {node.lineno}: a log line needs a key that can be read here")


def literals(start: str, of_all_games: bool = False) -> set[str]:
    """All words in the source that begin so; unless of all games, They Live sees to its own."""
    other_games = SOURCE / "games" / ("none" if of_all_games else "they_live")
    return {
        node.value
        for file in SOURCE.rglob("*.py")
        if other_games not in file.parents
        for node in nodes_of(file)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(start)
        and " " not in node.value
        and node.value != start
    }


def ours(start: str) -> set[str]:
    """The texts that begin so, without the parts of texts."""
    return {key.removeprefix(start) for key in keys() if key.startswith(start) and "." not in key}


def entries_of(file: str) -> set[str]:
    """The keys that a file of English texts gives."""
    written = (SOURCE / "locales" / "en" / file).read_text(encoding="utf-8")
    return {line.split()[0] for line in written.splitlines() if line[:1].isalpha()}


def test_every_line_that_the_rules_tell_has_words() -> None:
    speechless = [
        f"{where}: {key}"
        for where, key, values in told()
        if key not in ENTRIES or values != len(values_of(key))
    ]
    assert speechless == []


def values_of(key: str) -> list[str]:
    parts = [part.rpartition("=")[2] for part in ENTRIES[key].split()]
    return [part for part in parts if part not in LOOK_BACK]


def test_every_line_with_words_is_told_somewhere() -> None:
    assert set(ENTRIES) == {key for _, key, _ in told()}


def test_log_lines_and_their_texts_fit() -> None:
    assert ours("the-others-log-") == {*ENTRIES, "unreadable"}


def test_every_kind_of_question_has_words() -> None:
    assert set(QUESTIONS) == set(WINDOWS)
    assert ours("the-others-question-") == set(WINDOWS)


def test_every_form_has_its_texts_and_every_text_a_form() -> None:
    wanted = {VERBS.key(form, kind) for form, kind in answers()} | LATER
    assert wanted == {f"the-others-option-{text}" for text in ours("the-others-option-")}


LATER = {
    "the-others-option-hero",
    "the-others-option-fight",
    "the-others-option-pass",
    "the-others-option-refuse",
    "the-others-option-split-told",
    "the-others-option-move-metro",
}
"""Texts with which the log tells of an answer, whatever the question was, and a step by Metro."""


def answers() -> list[tuple[Form, str]]:
    """Every form with every kind of question that it answers."""
    return [
        (VERBS.forms[written], kind)
        for kind, asked in VERBS.asked.items()
        for written in asked.forms
    ]


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    assert literals("reason-") <= keys()
    reasons = {key for key in entries_of("the_others/reasons.ftl") if key.startswith("reason-")}
    assert reasons <= literals("reason-")


def test_every_error_has_a_text_and_every_text_an_error() -> None:
    errors = literals("error-", of_all_games=True)
    assert errors <= keys()
    assert entries_of("errors.ftl") <= errors


TABLES = [
    {
        "story": story,
        "sin": sin,
        "map": letter,
        "acolyte": "random",
        "hero_players": 1 + (number + (sin == "sloth") + 2 * (letter == "b")) % 4,
        "heroes": "pick" if letter == "b" else "random",
        "edition": "draft" if sin == "sloth" else "final",
    }
    for number, story in enumerate(STORIES)
    for sin in ("pride", "sloth")
    for letter in ("a", "b")
]
"""A table of every Story, Sin and map; one to four Hero Players, Heroes dealt and picked."""


@pytest.mark.parametrize("table", TABLES)
def test_whatever_is_offered_and_told_in_a_game_can_be_said(table: dict[str, Any]) -> None:
    game = othersight.new("the-others", seed=5, **table)
    words = words_of(game)
    chance = random.Random(1)
    while game.questions:
        question = chance.choice(game.questions)
        assert render(words.question(game, question)).endswith(("?", ".")), question.kind
        texts = [render(words.option(game, question, option)) for option in question.options]
        assert len(set(texts)) == len(texts), (question.kind, texts)
        game.answer(chance.randrange(len(texts)), question.seat)
    lines = [render(words.entry(game, entry)) for entry in game.chronicle.entries()]
    assert not [line for line in lines if "  " in line or not line]
    assert len([render(phrase) for phrase in words.ending(game)]) == 2


@pytest.mark.parametrize("table", TABLES)
def test_every_page_can_be_read_by_every_seat(table: dict[str, Any]) -> None:
    game = othersight.new("the-others", seed=6, **table)
    chance = random.Random(2)
    for _ in range(120):
        if not game.questions:
            break
        question = chance.choice(game.questions)
        game.answer(chance.randrange(len(question.options)), question.seat)
    words = words_of(game)
    for seat in range(-1, len(game.seats)):
        assert all(render(phrase) for phrase in words.opening(game, seat))
        for page in words.pages.values():
            for asked in ("", "leah", "5", "nonsense"):
                assert page(game, seat, asked, render)


def test_every_reason_can_be_said() -> None:
    game = othersight.new("the-others", seed=3)
    while game.question and game.question.kind != "main":
        game.answer(len(game.question.options) - 1)
    assert game.question
    for verb in VERBS.names:
        for rest in ("", " 0", " 99", " proxy", " nonsense", " cursed-fate"):
            for seat in range(len(game.seats)):
                reason = game.why_not(seat, verb + rest)
                if reason is not None:
                    assert render(words_of(game).reason(game, reason))


def test_a_game_without_words_shows_its_notation() -> None:
    game = othersight.new("the-others", seed=3)
    question = game.question
    assert question
    assert render(PLAIN.option(game, question, question.options[0])) == question.texts[0]
    assert render(PLAIN.question(game, question)) == question.kind
    assert render(PLAIN.entry(game, game.chronicle.entries()[0])).startswith("heroes-start")
    assert render(PLAIN.seat(game, 0)) == "sins"
