"""Options that somebody may think of at any question: every verb with arguments likely and unlikely, what is open at
other moments, and what stands beside the open options. Whatever is closed must be answered by the rule that closes it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from othersight.games import words_of
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, text_of
from othersight.locales import render
from tests.conformance.checks import is_rule

GENERAL = "reason-not-an-option"
"""The answer that says nothing about the option: no rule may leave it to this."""

ARGUMENTS: dict[str, tuple[Option, ...]] = {
    "the-others": (
        (), (0,), (1,), (4,), (9,), (17,), (999,), (-1,), ("fire",), ("corruption",), ("corruption", 0), ("yes",),
        ("no",), ("hit",), ("cc",), ("skill",), ("innocent",), ("proxy",), ("heal",), ("heal", 1), ("turn",),
        ("holy-water",), ("rail-gun",), ("cursed-fate",), ("hate",), ("flay-corruption",), ("gear-up",), ("wounds",),
        ("nonsense",), ("fire", 3), ("nest", 5), (2, 1), (5, 0), (1, 1, 1), (2, 1, 0), (0, 2, 2, 0), ("first", 2),
        ("accept",), ("nonsense", 3), ("fire", "fire"), (0, 0, 0, 0, 0, 0),
    ),
    "they-live": (
        (), (0,), (1,), (4,), (9,), (17,), (44,), (999,), (-1,), (-3,), ("cards",), ("scrap",), ("glasses",),
        ("wanted",), ("damage",), ("banana",), ("card", 1), ("card", 9), ("scrap", 1), ("scrap", 3), ("luck", 1),
        (1, 2), (0, 1, 2), ("person", 1, "invader"), ("banana", "banana", "banana"), (0, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
}  # fmt: skip
"""What may stand after a verb."""

NOT_VERBS: tuple[Option, ...] = ((), ("frob",), ("frob", 3), (7,), ("Move", 3), ("",))

EACH_VERB, BESIDE, ELSEWHERE = 2, 4, 16
"""How many arguments are tried with each verb, how many open options have their neighbours tried, and how many
options of other moments."""


class Pool:
    """Options that were open at some moment of a game, a few of each kind of question."""

    MOST = 30

    def __init__(self) -> None:
        self.seen: dict[str, list[Option]] = {}

    def add(self, question: Question) -> None:
        known = self.seen.setdefault(question.kind, [])
        for option in question.options:
            if len(known) < self.MOST and option not in known:
                known.append(option)

    def some(self, chance: Chance, number: int) -> Iterator[Option]:
        kinds = sorted(self.seen)
        for _ in range(number):
            options = self.seen[kinds[chance.below(len(kinds))]]
            yield options[chance.below(len(options))]


def neighbours(option: Option) -> Iterator[Option]:
    """The option with one part more, one less, or another in one place."""
    yield (*option, 0)
    yield (*option, "nonsense")
    if len(option) > 1:
        yield option[:-1]
    for at in range(1, len(option)):
        part = option[at]
        others = (part + 1, part - 1, "x") if isinstance(part, int) else ("x", 0)
        for other in others:
            yield (*option[:at], other, *option[at + 1 :])


def probes(game: Game, question: Question, pool: Pool, chance: Chance) -> Iterator[Option]:
    """What the seat asked may think of."""
    arguments = ARGUMENTS[game.definition.name]
    for verb in words_of(game).verbs:
        for _ in range(EACH_VERB):
            yield (verb, *arguments[chance.below(len(arguments))])
    for verb in sorted({str(option[0]) for option in question.options}):
        for after in arguments:
            yield (verb, *after)
    yield from NOT_VERBS
    yield from pool.some(chance, ELSEWHERE)
    for _ in range(BESIDE):
        yield from neighbours(question.options[chance.below(len(question.options))])


class Answers:
    """What was answered: how often, and the general answers by kind of question and option."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.general: dict[tuple[str, str], list[str]] = {}
        self.keys: Counter[tuple[str, str]] = Counter()

    @property
    def probed(self) -> int:
        return sum(self.asked.values())


def ask(game: Game, question: Question, options: Iterable[Option], answers: Answers) -> None:
    """Why not, for each; what is open has no reason, what is closed has one, by a rule and in words."""
    for option in options:
        reason = game.why_not(question.seat, option)
        answers.asked[question.kind] += 1
        if option in question.options:
            assert reason is None, f"{text_of(option)} is open at {question.kind}, but {reason}"
            continue
        assert reason is not None, f"no reason why '{text_of(option)}' is closed at {question.kind}"
        assert is_rule(reason.rule), f"{reason} names no rule"
        answers.keys[question.kind, reason.key] += 1
        if reason.key == GENERAL:
            answers.general.setdefault((question.kind, str(option[:1])), []).append(text_of(option))
        if answers.keys[question.kind, reason.key] <= SAID:
            said = render(words_of(game).reason(game, reason))
            assert said.endswith((".", "!")), f"'{said}' is no sentence"


SAID = 20
"""So often each reason is put into words at each kind of question."""


def ask_the_others(game: Game, question: Question) -> None:
    """Whoever is not asked may not answer, whatever he thinks of."""
    asked = {question.seat for question in game.questions}
    for seat in range(-1, len(game.seats)):
        if seat not in asked:
            for option in question.options[:3]:
                reason = game.why_not(seat, option)
                assert reason is not None, f"{text_of(option)} is open to seat {seat}"
                assert is_rule(reason.rule), f"{reason} names no rule"
                assert reason.key != GENERAL
                assert render(words_of(game).reason(game, reason)).endswith((".", "!"))
