"""The course of a game at a table that fills the terminal: the same commands and the same words as line by line.

The game runs in a thread of its own and waits for what the person types; what is to be seen is handed to the display.
"""

from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from typing import NamedTuple, Protocol

from rich.text import Text

from othersight.bots import Player
from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, text_of
from othersight.locales import text
from othersight.tui.answers import label, option_texts
from othersight.tui.command_words import command_of
from othersight.tui.full.board import board
from othersight.tui.game_loop import Sitting
from othersight.tui.kept import Keeping
from othersight.tui.screen import Leave, Screen, sentence

COMMANDS = ("again", "card", "help", "hint", "log", "odds", "quit", "rule", "save", "undo", "why")


class Shown(NamedTuple):
    """What is asked: the question, its options with their letters, and what can be completed."""

    question: str
    options: tuple[tuple[str, str], ...]
    completions: tuple[str, ...]


class Display(Protocol):
    """What the table is shown on; every method may be called from any thread."""

    def add(self, line: str) -> None: ...
    def empty(self) -> None: ...
    def draw(self, picture: Callable[[str], Text]) -> None: ...
    def ask(self, shown: Shown | None) -> None: ...
    def pause(self, said: str) -> None: ...
    def page(self, lines: list[str]) -> None: ...


class FullScreen(Screen):
    """Lines go to the display; while a page is read they are collected for it."""

    def __init__(self, display: Display, language: str = "") -> None:
        super().__init__(self.put, self.wait, 0, language, display.empty)
        self.display = display
        self.typed: SimpleQueue[str | None] = SimpleQueue()
        self.collected: list[str] | None = None
        self.last: list[str] = []

    def said_last(self) -> list[str]:
        """The last line: how the game was left."""
        return self.last[-1:]

    def put(self, line: str) -> None:
        if self.collected is None:
            self.last = [line]
            self.display.add(line)
        else:
            self.collected.append(line)

    def wait(self, prompt: str) -> str:
        typed = self.typed.get()
        if typed is None:
            raise Leave(130)
        return typed

    def clear(self) -> None:
        """The log of one person is out of sight before another looks."""
        self.display.empty()


class FullSitting(Sitting):
    """A sitting whose board and options have places of their own, and whose pages open above them."""

    def __init__(
        self,
        game: Game,
        people: Sequence[int],
        players: Mapping[int, Player],
        screen: FullScreen,
        keeper: Keeping | None = None,
    ) -> None:
        super().__init__(game, people, players, screen, keeper)
        self.full = screen
        self.hurried = False
        """Whether the others' turns are shown without a stop until the person is asked."""
        self.others_acted = False
        """Whether anybody else has decided since the person was asked."""

    # -- what is seen

    def draw(self) -> None:
        """The board as whoever sits at the keyboard sees it."""
        game, seat = self.game.clone(), self.keyboard.at
        self.full.display.draw(lambda size: board(game, seat, size, self.screen.say))

    def open(self) -> None:
        super().open()
        self.draw()

    def put(self, question: Question) -> None:
        """The question and its options beside the board."""
        self.hurried = self.others_acted = False
        self.draw()
        words = words_of(self.game)
        said = [sentence(one) for one in option_texts(self.game, question, self.screen)]
        alone = len(self.people) == 1
        asked = text(
            "play-question" if alone else "play-question-to",
            self.screen.language,
            seat=sentence(self.screen.say(words.seat(self.game, question.seat))),
            question=self.screen.say(words.question(self.game, question)),
            rule=question.rule,
        )
        notation = [text_of(option) for option in question.options]
        completions = (*notation, *words.pages, *COMMANDS, *words.asides)
        options = tuple([(label(at), one) for at, one in enumerate(said)])
        self.full.display.ask(Shown(asked, options, tuple(sorted(set(completions)))))

    def decide(self, question: Question, option: Option) -> bool:
        self.full.display.ask(None)
        return super().decide(question, option)

    # -- others' turns, one at a time

    def next_decision(self) -> None:
        seat = self.keyboard.at if self.people else -1
        new = self.game.chronicle.entries()[self.keyboard.shown.get(seat, 0) :]
        parts = [at for at, entry in enumerate(new) if entry.key in words_of(self.game).headings]
        others_turn = self.others_acted and self.game.questions[0].seat not in self.people
        if parts and parts[-1] > 0 and others_turn and not self.keyboard.is_shared:
            self.keyboard.tell_news(self.game, seat)
            self.draw()
            self.stop()
        super().next_decision()

    def machine_decides(self, seat: int) -> None:
        self.others_acted = True
        super().machine_decides(seat)

    def stop(self) -> None:
        """Wait until the person has read; what else is typed is done when he is asked."""
        if self.hurried or not self.people:
            return
        self.full.display.pause(text("full-go-on", self.screen.language))
        if self.screen.ask() == "all":
            self.hurried = True

    # -- pages

    def looks(self, question: Question | None, command: str, rest: str) -> bool:
        """Pages open above the table; a question put again does not."""
        if command in ("save", "quit", "exit", "q", "again", "options"):
            return super().looks(question, command, rest)
        self.full.collected = []
        try:
            known = super().looks(question, command, rest)
            lines = self.full.collected
        finally:
            self.full.collected = None
        if known and lines:
            self.full.display.page(lines)
        return known

    def obey(self, question: Question, typed: str) -> bool:
        """Beside the options nobody has to be told that they are still open."""
        command, rest = command_of(typed, self.screen.language)
        if command in (*words_of(self.game).pages, "help", "?", "log"):
            self.looks(question, command, rest)
            return False
        return super().obey(question, typed)

    def close(self) -> None:
        self.full.display.ask(None)
        self.keyboard.at = self.people[0] if len(self.people) == 1 else -1
        self.draw()
        super().close()
