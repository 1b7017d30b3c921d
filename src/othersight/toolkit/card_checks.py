"""What `othersight content check` finds about cards before the table does: ids without behaviour and behaviour without
content, questions and log lines without words, windows and kinds of argument that do not exist.

Texts are known by their keys only, and code is read, not run: games need no Fluent library for it.
"""

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from othersight.toolkit.card_questions import CardQuestions
from othersight.toolkit.conditions import ELSEWHERE, Table
from othersight.toolkit.legality import kinds_of
from othersight.toolkit.text_keys import keys_in
from othersight.toolkit.verbs import Verbs

ASKING = {"ask": 1, "ask_or_pass": 1, "ask_openly": 1, "ask_all": 0}
TELLING = {"tell": 0, "tell_to": 1}
"""The methods of a game with which cards ask and tell, and the place of the kind or key among the arguments."""


CALLS = re.compile(rf"\.({'|'.join([*ASKING, *TELLING])})\b")
"""Where one of them may stand."""
FIRST = r'\(\s*"([^"\\\n]*)"\s*[,)]'
SECOND = r'\(\s*[\w.]+(?:\((?:[\w., ]|\([\w., ]*\))*\))?,\s*"([^"\\\n]*)"\s*[,)]'
PLAIN = {
    method: re.compile(SECOND if place else FIRST)
    for method, place in {**ASKING, **TELLING}.items()
}
"""How the arguments of most of them begin: the kind or key as a text, where it is the second after a name or call."""


class Fault(NamedTuple):
    """Something that would fail at the table: where, what, and what would be right."""

    file: str
    line: int
    entry: str
    message: str


class Cards(NamedTuple):
    """What a game says of its cards, all read from where the table reads it."""

    verbs: Verbs
    windows: Mapping[str, str]
    questions: CardQuestions
    """Those of cards alone."""
    facts: Collection[str]
    """Those that the texts of questions can name."""
    lines: Collection[str]
    """The keys of the log."""
    rules: Collection[str]
    """The ids of the catalogue."""
    texts: frozenset[str]
    folder: str
    """Where its English texts are."""
    reasons: frozenset[str]
    """The keys of why an option is not open; games share some."""


def near(word: str, known: Collection[str]) -> str:
    """What may have been meant."""
    close = get_close_matches(word, [*known], n=1)
    return f"did you mean '{close[0]}'?" if close else f"there are {', '.join(sorted(known))}"


def unmatched(
    content: str, ids: Collection[str], code: str, behaviours: Collection[str]
) -> Iterator[Fault]:
    """Entries of a content file that do nothing, and behaviour that no entry has."""
    for id in sorted(set(ids) - set(behaviours)):
        told = f"has no behaviour; give a class this id in {code}, or remove the entry"
        yield Fault(content, 0, id, told)
    for id in sorted(set(behaviours) - set(ids)):
        yield Fault(code, 0, id, f"has no entry in {content}; add one, or mend the id")


def wrong_questions(cards: Cards) -> Iterator[Fault]:
    """Questions of cards with a window, a fact or a kind of argument that does not exist."""
    for kind, question in cards.questions.items():
        if question.window not in cards.rules:
            told = f"there is no window {question.window}; name a rule of the catalogue"
            yield Fault("cards", 0, kind, told)
        for part in question.facts.split():
            fact = part.rpartition("=")[2]
            if fact not in cards.facts:
                told = f"there is no fact '{fact}'; {near(fact, cards.facts)}"
                yield Fault("cards", 0, kind, told)
    for form in cards.verbs.forms.values():
        for name in form.kinds:
            if name not in cards.verbs.kinds:
                told = f"there is no kind of argument '{name}'; {near(name, cards.verbs.kinds)}"
                yield Fault("cards", 0, form.written, told)


def wrong_conditions(cards: Cards, conditions: Table) -> Iterator[Fault]:
    """Conditions of a question or verb that does not exist, and with a rule or a text that does not."""
    for (kind, verb), each in conditions.items():
        own = cards.questions.get(kind)
        verbs = {form.split()[0] for form in own.forms} if own else {verb}
        entry = f"CONDITIONS {kind} {verb}"
        if kind not in (ELSEWHERE, *cards.windows):
            told = f"there is no question '{kind}'; {near(kind, cards.windows)}"
            yield Fault("cards", 0, entry, told)
        elif verb not in verbs:
            yield Fault("cards", 0, entry, f"'{kind}' has no option '{verb}'; {near(verb, verbs)}")
        for condition in each:
            if condition.rule not in cards.rules:
                told = f"there is no rule {condition.rule}; name one of the catalogue"
                yield Fault("cards", 0, entry, told)
            if condition.key not in cards.reasons:
                told = f"there is no text '{condition.key}'; write it in reasons.ftl, or use reason-card-not-so"
                yield Fault("cards", 0, entry, told)


def missing_texts(cards: Cards) -> Iterator[Fault]:
    """Questions, options, moments and log lines without an English text."""
    for key, about in wanted_texts(cards).items():
        if key not in cards.texts:
            told = f"there is no text with this key, {about}; write it"
            yield Fault(cards.folder, 0, key, told)


def wanted_texts(cards: Cards) -> dict[str, str]:
    """The keys that questions, options and the log call for, and what for."""
    game = cards.verbs.game
    wanted = {f"{game}-question-{kind}": f"for the question '{kind}'" for kind in cards.windows}
    for kind, asked in cards.verbs.asked.items():
        for written in asked.forms:
            form = cards.verbs.forms[written]
            wanted[cards.verbs.key(form, kind)] = f"for the option '{written}' of '{kind}'"
    for verb in cards.verbs.names:
        moments = [f"{game}-moment-{kind}" for kind in kinds_of(cards.verbs, verb)]
        if moments and verb not in ("pass", "play") and cards.texts.isdisjoint(moments):
            wanted[moments[0]] = f"for when '{verb}' is not open yet"
    return {**wanted, **{f"{game}-log-{line}": "for a line of the log" for line in cards.lines}}


def undeclared(cards: Cards, folder: Traversable) -> Iterator[Fault]:
    """Kinds of question that a card asks, and lines that it tells, of which nothing is known."""
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if not file.name.endswith(".py"):
            continue
        source = file.read_text(encoding="utf-8")
        for line, method, word in () if is_plain(cards, source) else calls_in(source):
            list_ = "CARD_QUESTIONS" if method in ASKING else "CARD_LINES"
            if not is_declared(cards, method, word):
                told = f"'{word}' is not declared; add it to {list_} beside the card"
                yield Fault(f"cards/{file.name}", line, method, told)


def is_declared(cards: Cards, method: str, word: str) -> bool:
    """Whether a kind of question or a line is known, or is how several that are known begin."""
    known: Collection[str] = cards.windows if method in ASKING else cards.lines
    return word in known or any([key.startswith(f"{word}-") for key in known])


def is_plain(cards: Cards, source: str) -> bool:
    """Whether all that a module asks and tells can be seen without parsing it, and is declared."""
    for found in CALLS.finditer(source):
        plain = PLAIN[found[1]].match(source, found.end())
        if plain is None or not is_declared(cards, found[1], plain[1]):
            return False
    return True


def calls_in(source: str) -> Iterator[tuple[int, str, str]]:
    """Line, method and word of every question asked and line told whose name can be read."""
    places = {**ASKING, **TELLING}
    for node in calling(source):
        method = getattr(node.func, "attr", "") if isinstance(node, ast.Call) else ""
        if method not in places or not isinstance(node, ast.Call):
            continue
        if len(node.args) > places[method]:
            word = node.args[places[method]]
            if isinstance(word, ast.Constant) and isinstance(word.value, str):
                yield node.lineno, method, word.value


def calling(source: str) -> Iterator[ast.AST]:
    """All that stands in those functions and constants of a module in which something is asked or told."""
    lines = [source.count("\n", 0, found.start()) + 1 for found in CALLS.finditer(source)]
    outer: list[ast.stmt] = ast.parse(source).body if lines else []
    while outer:
        node = outer.pop(0)
        if isinstance(node, ast.ClassDef):
            outer = [*node.body, *outer]
        elif any([node.lineno <= line <= (node.end_lineno or line) for line in lines]):
            yield from ast.walk(node)


def ids_in(catalogue: str) -> frozenset[str]:
    """The ids that a catalogue defines, each at the start of its line."""
    return frozenset(
        re.findall(r"^(?:- |\| )`?([A-Z]{2,}-[A-Z0-9-]*\d)`?", catalogue, re.MULTILINE)
    )


def shared_reasons(english: Traversable) -> frozenset[str]:
    """The keys of the reasons of all games."""
    folders = [folder for folder in english.iterdir() if folder.is_dir()]
    return frozenset().union(*[keys_in(folder, ["reasons.ftl"]) for folder in folders])


def cards_of(
    package: str,
    verbs: Verbs,
    windows: Mapping[str, str],
    questions: CardQuestions,
    facts: Collection[str],
    lines: Collection[str],
) -> Cards:
    """What a game of this package says of its cards; its catalogue and its English texts are read from their files."""
    root = files("othersight")
    catalogue = root / "games" / package / "rules" / "catalogue.md"
    return Cards(
        verbs,
        windows,
        questions,
        facts,
        lines,
        rules=ids_in(catalogue.read_text(encoding="utf-8")),
        texts=keys_in(root / "locales" / "en" / package),
        folder=f"locales/en/{package}",
        reasons=shared_reasons(root / "locales" / "en"),
    )


def faults_of(cards: Cards, conditions: Table, folder: Traversable) -> list[Fault]:
    """All of it for a game whose cards are in a folder."""
    return [
        *wrong_questions(cards),
        *wrong_conditions(cards, conditions),
        *missing_texts(cards),
        *undeclared(cards, folder),
    ]


def misspelt(base: type, folder: str, *effects: object) -> list[Fault]:
    """Methods of cards that are nearly called like one that the rules ask, and that nobody therefore asks."""
    hooks = dict.fromkeys([name for name in dir(base) if not name.startswith("_")])
    found: list[Fault] = []
    for kind in dict.fromkeys([type(effect) for effect in effects]):
        for name in vars(kind) if kind is not base else ():
            if name in hooks or name.startswith("_"):
                continue
            near = get_close_matches(name, hooks, 1, 0.85)
            if near:
                message = f"the rules never ask {name}; did you mean {near[0]}?"
                file = f"{folder}/{kind.__module__.rpartition('.')[2]}.py"
                found.append(Fault(file, 0, kind.__name__, message))
    return found
