"""One game at one keyboard: people and machine players decide in turn until somebody has won or leaves."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question
from othersight.tui.answers import (
    option_by_names,
    option_by_notation,
    option_by_number,
    option_texts,
    options_by_words,
)
from othersight.tui.files import write_whole
from othersight.tui.looking import (
    show_entries,
    show_help,
    show_log,
    show_page,
    show_reason,
    show_rule,
    show_thing,
    show_why,
)
from othersight.tui.mistakes import mistake
from othersight.tui.screen import Leave, Screen, sentence
from othersight.tui.undo import Undo

SPECTATOR = -1
INTERRUPTED = 130
SCREENFUL = 60
"""Empty lines between two people, so that neither sees what the other was shown."""


class Player(Protocol):
    """A machine player: it sees the view of its seat and the board."""

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str: ...


class Sitting:
    """Who plays which seat, what each person has been shown, and what can be taken back."""

    def __init__(
        self,
        game: Game,
        people: Sequence[int],
        players: Mapping[int, Player],
        screen: Screen,
    ) -> None:
        self.game = game
        self.people = tuple(people)
        self.players = players
        self.screen = screen
        self.undo = Undo()
        self.shown: dict[int, int] = {}
        """Log lines that each person has been shown already."""
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.saved_at = -1
        """The number of decisions when the game was last saved."""

    # -- the course of a game

    def play(self) -> int:
        """The whole game; the exit status."""
        try:
            self.open()
            while self.game.questions:
                self.next_decision()
            self.close()
        except Leave as leave:
            self.say_goodbye()
            return leave.status
        except KeyboardInterrupt:
            self.say_goodbye()
            return INTERRUPTED
        return 0

    def open(self) -> None:
        """The Story, the seats, the Mission, and how to get help."""
        seat = self.at_keyboard
        for phrase in self.game.definition.words.opening(self.game, seat):
            self.screen.line(sentence(self.screen.say(phrase)))
            self.screen.line()
        if len(self.people) > 1:
            names = [self.game.definition.words.seat_in_full(self.game, s) for s in self.people]
            self.screen.tell("play-people", seats="; ".join([self.screen.say(n) for n in names]))
        if self.people:
            self.screen.tell("play-how")
        self.screen.line()

    def resume(self) -> None:
        """A loaded game: what happened before is known, up to the last lines."""
        for seat in (SPECTATOR, *self.people):
            self.shown[seat] = max(0, self.game.chronicle.length - 8)

    def next_decision(self) -> None:
        """One decision of whoever is asked first."""
        question = self.game.questions[0]
        if question.seat in self.people:
            self.person_decides(question)
            return
        answer = self.players[question.seat].choose(
            self.game.view(question.seat), self.game.board()
        )
        self.game.answer(answer, question.seat)
        if not self.people:
            self.tell_news(SPECTATOR)

    def person_decides(self, question: Question) -> None:
        """News, the question, and whatever is typed until something is decided or taken back."""
        if question.seat != self.at_keyboard:
            self.hand_over(question.seat)
        self.tell_news(question.seat)
        if len(question.options) == 1 and len(self.people) == 1:
            self.pass_by(question)
            return
        self.put(question)
        while not self.obey(question, self.screen.ask()):
            pass

    def hand_over(self, seat: int) -> None:
        """The keyboard goes to another person; what was shown before is pushed out of sight."""
        name = self.screen.say(self.game.definition.words.seat_in_full(self.game, seat))
        if self.at_keyboard != SPECTATOR:
            for _ in range(SCREENFUL):
                self.screen.line()
        self.screen.tell("play-hand-over", seat=name)
        self.screen.ask()
        self.at_keyboard = seat

    def tell_news(self, seat: int) -> None:
        """What has happened since this person last looked."""
        show_entries(self.game, seat, self.screen, self.shown.get(seat, 0))
        self.shown[seat] = self.game.chronicle.length

    def pass_by(self, question: Question) -> None:
        """A single option is taken without asking."""
        said = option_texts(self.game, question, self.screen)[0]
        asked = self.screen.say(self.game.definition.words.question(self.game, question))
        self.screen.line()
        self.screen.tell("play-only-option", question=asked, option=said, rule=question.rule)
        self.game.answer(question.options[0], question.seat)

    def put(self, question: Question) -> None:
        """Whose decision it is, by which rule, the question and its numbered options."""
        words = self.game.definition.words
        self.screen.line()
        key = "play-question" if len(self.people) == 1 else "play-question-to"
        self.screen.tell(
            key,
            seat=sentence(self.screen.say(words.seat(self.game, question.seat))),
            question=self.screen.say(words.question(self.game, question)),
            rule=question.rule,
        )
        for number, said in enumerate(option_texts(self.game, question, self.screen), start=1):
            self.screen.line(f"{number:3}. {sentence(said)}", hang=5)

    # -- what a person types

    def obey(self, question: Question, typed: str) -> bool:
        """Do what was typed; whether the question is settled by it."""
        if not typed:
            self.screen.tell("play-empty", last=len(question.options))
            return False
        option = option_by_number(question, typed) or option_by_notation(question, typed)
        if option is not None:
            return self.decide(question, option)
        command, _, rest = typed.partition(" ")
        if self.looks(question, command.lower(), rest.strip()):
            if command.lower() in (*self.game.definition.words.pages, "help", "?", "log"):
                self.screen.tell("play-still", last=len(question.options))
            return False
        if command.lower() == "undo":
            return self.take_back(question.seat)
        return self.answer_in_words(question, typed)

    def decide(self, question: Question, option: Option) -> bool:
        """The person's decision."""
        self.undo.remember(question.seat, self.game)
        self.game.answer(option, question.seat)
        return True

    def answer_in_words(self, question: Question, typed: str) -> bool:
        """Names and words that one option has decide; anything else is answered with why not."""
        named = option_by_names(self.game, question, typed)
        if named is not None:
            return self.decide(question, named)
        fitting = options_by_words(self.game, question, typed, self.screen)
        if len(fitting) == 1:
            return self.decide(question, fitting[0])
        if fitting:
            numbers = ", ".join([str(question.options.index(option) + 1) for option in fitting])
            self.screen.tell("play-several-fit", numbers=numbers)
        elif typed.isdigit():
            self.screen.tell("play-no-such-number", last=len(question.options))
        elif typed.split()[0].lower() in self.game.definition.words.verbs:
            show_reason(self.game, question, typed, self.screen)
        else:
            self.screen.tell("play-unknown", typed=typed, last=len(question.options))
        return False

    def looks(self, question: Question | None, command: str, rest: str) -> bool:
        """Commands that decide nothing; whether this was one."""
        seat = question.seat if question else self.at_keyboard
        if command in self.game.definition.words.pages:
            show_page(self.game, seat, command, rest, self.screen)
        elif command in ("help", "?"):
            show_help(self.game, self.screen)
        elif command == "log":
            show_log(self.game, seat, rest, self.screen)
        elif command == "rule":
            show_rule(question, rest, self.screen)
        elif command in ("card", "explain"):
            show_thing(self.game, rest, self.screen)
        elif command == "save":
            self.save(rest)
        elif command in ("quit", "exit", "q"):
            if rest and not self.save(rest):
                return True
            raise Leave(0)
        elif question is not None and command == "why":
            show_why(self.game, question, rest, self.screen)
        elif question is not None and command in ("again", "options"):
            self.put(question)
        else:
            return False
        return True

    def take_back(self, seat: int) -> bool:
        """Back to the person's last decision, unless chance, a reveal or another's decision forbids."""
        obstacle = self.undo.obstacle(seat, self.game)
        if obstacle:
            self.screen.tell(f"play-undo-not-{obstacle}")
            return False
        self.game = self.undo.take_back()
        for person in self.shown:
            self.shown[person] = min(self.shown[person], self.game.chronicle.length)
        reach = self.undo.reach(seat, self.game)
        why = self.undo.obstacle(seat, self.game, reach + 1)
        self.screen.tell("play-undone", more=reach, why=why)
        return True

    def save(self, name: str) -> bool:
        """Write the game to a file; whether that was done."""
        if not name:
            self.screen.tell("play-save-usage")
            return False
        try:
            write_whole(Path(name).expanduser(), self.game.save())
        except OthersightError as error:
            self.screen.line(sentence(mistake(error, self.screen.language)))
            return False
        self.saved_at = self.game.history.length
        self.screen.tell("play-saved", file=name)
        return True

    # -- the end

    def close(self) -> None:
        """Who has won and why, and the offer to keep the replay."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.shown.setdefault(seat, max(self.shown.values(), default=0))
        self.at_keyboard = seat
        self.tell_news(seat)
        self.screen.line()
        for phrase in self.game.definition.words.ending(self.game):
            self.screen.line(sentence(self.screen.say(phrase)))
        if not self.people:
            return
        self.screen.tell("play-keep-replay")
        typed = self.screen.ask()
        while typed:
            command, _, rest = typed.partition(" ")
            if not self.looks(None, command.lower(), rest.strip()):
                self.screen.tell("play-over")
            typed = self.screen.ask()

    def say_goodbye(self) -> None:
        """A game that was left: whether it is kept, and how it could be."""
        self.screen.line()
        if not self.game.questions or self.saved_at == self.game.history.length:
            self.screen.tell("play-goodbye")
        else:
            self.screen.tell("play-goodbye-unsaved")
