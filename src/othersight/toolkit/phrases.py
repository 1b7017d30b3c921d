"""What is to be said, apart from any language: a text key whose arguments may be phrases themselves."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from othersight.kernel.log import Entry
from othersight.kernel.question import Option, Question, Reason, option_of, text_of

if TYPE_CHECKING:
    from othersight.kernel.game import Game
    from othersight.toolkit.goals import BriefingPart, GoalPart, View

Argument: TypeAlias = "str | int | Phrase | list[Phrase]"


class Phrase:
    """A text by its key, with what its gaps are filled with: words, numbers, phrases or lists of phrases."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        self.key = key
        self.arguments: dict[str, Argument] = arguments

    def as_data(self) -> dict[str, Any]:
        """The phrase as plain data, for a reader who has the texts himself."""
        return {
            "key": self.key,
            "arguments": {name: argument_data(value) for name, value in self.arguments.items()},
        }

    def __repr__(self) -> str:
        return f"<Phrase {self.key} {self.arguments}>"


def argument_data(value: Argument) -> Any:
    """An argument as plain data."""
    if isinstance(value, Phrase):
        return value.as_data()
    if isinstance(value, list):
        return [phrase.as_data() for phrase in value]
    return value


Say = Callable[[Phrase], str]
"""How a phrase sounds in the reader's language."""

Page = Callable[["Game", int, str, Say], list[str]]
"""Something to look at, as lines of text: the game, the seat that looks, what was asked for, the language."""


class Words:
    """How a game speaks: every line of its log, question, option, reason and seat as a phrase.

    `seat_in_full` is a seat with what tells people apart who sit at one keyboard.
    `meant` is the way back: the option that the person at a seat has written, with names instead of numbers if he
    likes; a name is looked for among what the seat may know.
    `opening` and `ending` are what a seat is told first and last; `pages` are what it can look at, by name, made
    of nothing but what the seat may know. `headings` are the log lines that open a new part of the story,
    `verbs` the words with which an option can begin. `filling` is what stands in the gaps of texts about cards and
    terms, the same for a whole game. `asides` are the verbs of what may be done or said without being asked.
    `milestones` are the log lines by which somebody learns or says something about what is hidden, and `verdict` tells
    of one of them, at the table where it was told, whether it was true: for eyes that may know. `invitations` are the
    log lines after which whoever may read them is invited to speak. `goal` is what each side needs at a moment, made
    from a view; `briefing` is who a seat is, what it needs and how it loses. `map_marks` are patterns of what stands on
    the page `map`, each with what it is: person, enemy, danger, good or place.
    """

    def __init__(
        self,
        entry: "Callable[[Game, Entry], Phrase]",
        option: "Callable[[Game, Question, Option], Phrase]",
        question: "Callable[[Game, Question], Phrase]",
        reason: "Callable[[Game, Reason], Phrase]",
        seat: "Callable[[Game, int], Phrase]",
        seat_in_full: "Callable[[Game, int], Phrase]",
        meant: "Callable[[Game, int, str], Option]",
        opening: "Callable[[Game, int], list[Phrase]]",
        ending: "Callable[[Game], list[Phrase]]",
        pages: dict[str, Page],
        headings: tuple[str, ...],
        verbs: tuple[str, ...],
        filling: "Callable[[Game], dict[str, str | int]] | None" = None,
        asides: tuple[str, ...] = (),
        milestones: tuple[str, ...] = (),
        verdict: "Callable[[Game, Entry], Phrase | None] | None" = None,
        invitations: tuple[str, ...] = (),
        goal: "Callable[[View], list[GoalPart]] | None" = None,
        briefing: "Callable[[Game, int], list[BriefingPart]] | None" = None,
        map_marks: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.entry = entry
        self.option = option
        self.question = question
        self.reason = reason
        self.seat = seat
        self.seat_in_full = seat_in_full
        self.meant = meant
        self.opening = opening
        self.ending = ending
        self.pages = pages
        self.headings = headings
        self.verbs = verbs
        self.filling = filling or nothing_filled
        self.asides = asides
        self.milestones = milestones
        self.verdict = verdict or no_verdict
        self.invitations = invitations
        self.goal = goal or no_goal
        self.briefing = briefing or no_briefing
        self.map_marks = map_marks


def as_it_is(text: str) -> Phrase:
    """Text that is the same in every language."""
    return Phrase("plain-text", text=text)


def plain_entry(game: "Game", entry: Entry) -> Phrase:
    """A log line by its key and values."""
    return as_it_is(" ".join([entry.key, *[str(value) for value in entry.values]]))


def plain_option(game: "Game", question: Question, option: Option) -> Phrase:
    """An option in its notation."""
    return as_it_is(text_of(option))


def plain_question(game: "Game", question: Question) -> Phrase:
    """A question by its kind."""
    return as_it_is(question.kind)


def plain_reason(game: "Game", reason: Reason) -> Phrase:
    """A reason by its key."""
    return as_it_is(reason.key)


def plain_seat(game: "Game", seat: int) -> Phrase:
    """A seat by its name."""
    names: tuple[str, ...] = game.definition.seats(game)
    return as_it_is(names[seat] if seat >= 0 else "-")


def plain_meant(game: "Game", seat: int, text: str) -> Option:
    """An option written in notation."""
    return option_of(text)


def nothing_first(game: "Game", seat: int) -> list[Phrase]:
    """No opening."""
    return []


def no_verdict(game: "Game", entry: Entry) -> Phrase | None:
    """Nothing that is said can be false."""
    return None


def no_goal(view: "View") -> "list[GoalPart]":
    """The game does not say what each side needs."""
    return []


def no_briefing(game: "Game", seat: int) -> "list[BriefingPart]":
    """Nothing is said before the first decision."""
    return []


def nothing_filled(game: "Game") -> dict[str, str | int]:
    """No gaps."""
    return {}


def plain_ending(game: "Game") -> list[Phrase]:
    """Who has won."""
    return [as_it_is(game.outcome)]


PLAIN = Words(
    entry=plain_entry,
    option=plain_option,
    question=plain_question,
    reason=plain_reason,
    seat=plain_seat,
    seat_in_full=plain_seat,
    meant=plain_meant,
    opening=nothing_first,
    ending=plain_ending,
    pages={},
    headings=(),
    verbs=(),
)
"""For a game that has no words of its own: keys, values and notation."""
