"""One game at one keyboard: people and machine players decide in turn until somebody has won or leaves."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from othersight.bots import FallbackPlayer, Observation, Player
from othersight.games import obvious_answer, words_of
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question
from othersight.locales import text
from othersight.tui.advice import show_hint
from othersight.tui.answers import (
    label,
    labels,
    last_label,
    option_by_label,
    option_by_notation,
    option_texts,
    options_meant,
)
from othersight.tui.asides import is_aside, speak
from othersight.tui.command_words import command_of
from othersight.tui.errors import mistake
from othersight.tui.files import write_whole
from othersight.tui.kept import Keeping
from othersight.tui.keyboard import SPECTATOR, Keyboard
from othersight.tui.odds import show_odds
from othersight.tui.queries import (
    show_help,
    show_log,
    show_page,
    show_reason,
    show_rule,
    show_thing,
    show_why,
)
from othersight.tui.screen import Leave, Screen, sentence
from othersight.tui.undo import Undo

INTERRUPTED = 130


class Sitting:
    """Who plays which seat, what each person has been shown, and what can be taken back."""

    def __init__(
        self,
        game: Game,
        people: Sequence[int],
        players: Mapping[int, Player],
        screen: Screen,
        keeper: Keeping | None = None,
    ) -> None:
        self.game = game
        self.keeper = keeper
        self.people = tuple(people)
        self.players = players
        self.screen = screen
        self.undo = Undo()
        self.keyboard = Keyboard(people, screen)
        self.stood_down: dict[int, int] = {}
        """How many changes of level have been told of each machine player."""
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
        """The Story, the seats, who you are, and how to get help."""
        self.keyboard.open(self.game)
        if not self.seed_is_secret:
            self.tell_seed()
        if self.people:
            self.screen.tell("play-how")
        if self.keyboard.is_shared:
            self.screen.tell("play-how-shared")
        self.screen.line()

    @property
    def seed_is_secret(self) -> bool:
        """Where people may hide who they are, whoever knows the seed could deal the game again and look."""
        return bool(words_of(self.game).milestones)

    def tell_seed(self) -> None:
        """How to begin the same game again."""
        self.screen.tell("play-seed", seed=str(self.game.start["seed"]))

    def resume(self) -> None:
        """A loaded game: what happened before is known, up to the last lines."""
        self.keyboard.go_on(self.game)

    def next_decision(self) -> None:
        """One decision of whoever is asked first."""
        question = self.game.questions[0]
        if question.seat in self.people:
            self.person_decides(question)
            return
        self.machine_decides(question.seat)
        if not self.people:
            self.keyboard.tell_news(self.game, SPECTATOR)

    def machine_decides(self, seat: int) -> None:
        """What a machine player says or does unasked, or else its answer; after an aside it is asked again."""
        observation, player = Observation(self.game, seat), self.players[seat]
        aside = player.aside(observation)
        if aside:
            self.game.aside(aside, seat)
        else:
            chosen = player.choose(observation)
            self.tell_who_stood_down(seat, player)
            self.game.answer(chosen, seat)

    def tell_who_stood_down(self, seat: int, player: Player) -> None:
        """A machine player that has failed or taken too long is replaced by the level below."""
        if not isinstance(player, FallbackPlayer):
            return
        name = sentence(self.screen.say(words_of(self.game).seat(self.game, seat)))
        for one in player.stood_down[self.stood_down.get(seat, 0) :]:
            self.screen.tell(f"play-{one.why}", seat=name, level=one.level, below=one.below)
        self.stood_down[seat] = len(player.stood_down)

    def person_decides(self, question: Question) -> None:
        """News, the question, and whatever is typed until something is decided or taken back."""
        if question.seat != self.keyboard.at:
            self.keyboard.hand_to(self.game, question.seat)
        self.keyboard.tell_news(self.game, question.seat)
        answer = self.automatic_answer(question)
        if answer is not None:
            self.pass_by(question, answer)
            return
        self.put(question)
        while not self.obey(question, self.screen.ask()):
            pass

    def automatic_answer(self, question: Question) -> Option | None:
        """The only option, where nobody else could learn from it, or the answer that anybody would give."""
        others = [seat for seat in self.people if seat != question.seat]
        if len(question.options) == 1:
            return None if others else question.options[0]
        return obvious_answer(self.game, question, others)

    def pass_by(self, question: Question, answer: Option) -> None:
        """An answer is given without asking."""
        words = words_of(self.game)
        self.screen.line()
        self.screen.tell(
            "play-only-option" if len(question.options) == 1 else "play-obvious",
            question=self.screen.say(words.question(self.game, question)),
            option=self.screen.say(words.option(self.game, question, answer)),
            rule=question.rule,
        )
        self.game.answer(answer, question.seat)

    def put(self, question: Question) -> None:
        """Whose decision it is, by which rule, the question and its options with their letters."""
        words = words_of(self.game)
        self.screen.line()
        key = "play-question" if len(self.people) == 1 else "play-question-to"
        self.screen.tell(
            key,
            seat=sentence(self.screen.say(words.seat(self.game, question.seat))),
            question=self.screen.say(words.question(self.game, question)),
            rule=question.rule,
        )
        for at, said in enumerate(option_texts(self.game, question, self.screen)):
            self.screen.line(f"{label(at):>3}. {sentence(said)}", hang=5)

    # -- what a person types

    def obey(self, question: Question, typed: str) -> bool:
        """Do what was typed; whether the question is settled by it."""
        if not typed:
            self.screen.tell("play-empty", last=last_label(question))
            return False
        option = option_by_label(question, typed) or option_by_notation(question, typed)
        if option is not None:
            return self.decide(question, option)
        command, rest = command_of(typed, self.screen.language)
        if self.looks(question, command, rest):
            if command in (*words_of(self.game).pages, "help", "?", "log"):
                self.screen.tell("play-still", last=last_label(question))
            return False
        if command == "undo":
            return self.take_back(question.seat)
        if command == "keyboard":
            return self.visit(rest)
        return self.answer_in_words(question, typed)

    def decide(self, question: Question, option: Option) -> bool:
        """The person's decision; the game is kept as it stood before it."""
        self.keep()
        self.undo.remember(question.seat, self.game)
        self.game.answer(option, question.seat)
        return True

    def keep(self) -> bool:
        """Keep the game for the next start; whether that was done."""
        if self.keeper is None or not self.people or not self.game.questions:
            return False
        return self.keeper.keep(self.game, self.people)

    def answer_in_words(self, question: Question, typed: str) -> bool:
        """Names and words that one option has decide; anything else is answered with why not."""
        fitting = options_meant(self.game, question, typed, self.screen)
        if len(fitting) == 1:
            return self.decide(question, fitting[0])
        if fitting:
            self.screen.tell("play-several-fit", letters=labels(question, fitting))
        elif is_aside(self.game, typed):
            return self.speak(question.seat, typed)
        elif typed.isdigit():
            self.screen.tell("play-number", last=last_label(question))
        elif typed.split()[0].lower() in words_of(self.game).verbs:
            show_reason(self.game, question, typed, self.screen)
        else:
            self.screen.tell("play-unknown", typed=typed, last=last_label(question))
        return False

    def speak(self, seat: int, typed: str) -> bool:
        """Do or say something without being asked; whether that was possible."""
        self.undo.remember(seat, self.game)
        if speak(self.game, seat, typed, self.screen):
            return True
        self.undo.take_back()
        return False

    def visit(self, asked: str) -> bool:
        """Another person has something to say: the keyboard goes there and back; whether anybody moved."""
        names = {self.game.seats[seat]: seat for seat in self.people if seat != self.keyboard.at}
        if asked.lower() not in names:
            choices = ", ".join(names)
            self.screen.tell(
                "play-keyboard-usage" if names else "play-keyboard-alone", seats=choices
            )
            return False
        seat = names[asked.lower()]
        self.keyboard.hand_to(self.game, seat)
        self.keyboard.tell_news(self.game, seat)
        self.screen.tell("play-visit")
        typed = self.screen.ask()
        while typed:
            if is_aside(self.game, typed):
                if self.speak(seat, typed):
                    break
            elif not self.looks(None, *command_of(typed, self.screen.language)):
                self.screen.tell("play-visit")
            typed = self.screen.ask()
        return True

    def looks(self, question: Question | None, command: str, rest: str) -> bool:
        """Commands that decide nothing; whether this was one."""
        seat = question.seat if question else self.keyboard.at
        if command in words_of(self.game).pages:
            show_page(self.game, seat, command, rest, self.screen)
        elif command in ("help", "?"):
            show_help(self.game, self.screen)
        elif command == "log":
            show_log(self.game, seat, rest, self.screen)
        elif command == "rule":
            show_rule(self.game, question, rest, self.screen)
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
        elif question is not None and command == "odds":
            show_odds(self.game, question, rest, self.screen)
        elif question is not None and command == "hint":
            show_hint(self.game, question, rest, self.screen)
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
        self.keyboard.go_back(self.game)
        reach = self.undo.reach(seat, self.game)
        why = self.undo.obstacle(seat, self.game, reach + 1)
        self.screen.tell("play-undone", more=reach, why=why)
        return True

    def save(self, name: str) -> bool:
        """Write the game to a file; whether that was done."""
        if not name:
            self.screen.tell("play-save-usage")
            return False
        file = Path(name).expanduser()
        if file.is_file() and not self.may_replace(name):
            self.screen.tell("play-not-saved")
            return False
        try:
            write_whole(file, self.game.save())
        except OthersightError as error:
            self.screen.line(sentence(mistake(error, self.screen.language)))
            return False
        self.saved_at = self.game.history.length
        self.screen.tell("play-saved", file=name, over="yes" if self.game.outcome else "no")
        return True

    def may_replace(self, name: str) -> bool:
        """Whether the person wants a file to be replaced."""
        self.screen.tell("play-replace", file=name)
        return self.screen.ask().lower() in (text("play-yes", self.screen.language), "yes", "y")

    # -- the end

    def close(self) -> None:
        """Who has won and why, and the offer to keep the replay."""
        if self.keeper is not None:
            self.keeper.close(self.game)
        self.keyboard.tell_news(self.game, self.keyboard.close(self.game))
        self.screen.line()
        for phrase in words_of(self.game).ending(self.game):
            self.screen.line(sentence(self.screen.say(phrase)))
        if self.seed_is_secret:
            self.tell_seed()
        if not self.people:
            return
        self.screen.tell("play-keep-replay")
        typed = self.screen.ask()
        while typed:
            if not self.looks(None, *command_of(typed, self.screen.language)):
                self.screen.tell("play-over")
            typed = self.screen.ask()

    def say_goodbye(self) -> None:
        """A game that was left: whether it is kept, and how it could be."""
        self.keyboard.hide()
        self.screen.line()
        if not self.game.questions or self.saved_at == self.game.history.length:
            if self.keeper is not None:
                self.keeper.close(self.game)
            self.screen.tell("play-goodbye")
        elif self.keeper is not None and self.keep():
            self.screen.line(self.screen.say(self.keeper.goodbye))
        else:
            self.screen.tell("play-goodbye-unsaved")
