"""A saved game shown again, decision by decision, from one seat's knowledge or, when it is over, whole."""

from typing import Any

from othersight.games import words_of
from othersight.kernel.game import ASIDE, Game
from othersight.kernel.question import Option, Question, text_of
from othersight.kernel.replay import replay
from othersight.locales import enumeration, text
from othersight.tui.command_words import command_of
from othersight.tui.queries import show_entries, show_log, show_page, show_rule, show_thing
from othersight.tui.screen import Leave, Screen, sentence
from othersight.tui.timeline import Milestone, timeline


class Showing:
    """All positions of a game, and who is looking: a seat, a spectator (-1), or one who may see everything."""

    def __init__(self, game: Game, seat: int, secrets: bool, screen: Screen) -> None:
        self.positions = [position.clone() for position in replay(game)]
        self.seat = seat
        self.secrets = secrets
        self.screen = screen
        self.at = 0

    @property
    def last(self) -> int:
        """The number of decisions."""
        return len(self.positions) - 1

    # -- what is shown

    def title(self) -> None:
        """Which game this is and through whose eyes it is seen."""
        words = words_of(self.positions[0])
        for phrase in words.opening(self.positions[0], self.seat)[:1]:
            self.screen.line(self.screen.say(phrase))
        eyes = "all" if self.secrets else "seat"
        name = self.screen.say(words.seat(self.positions[-1], self.seat))
        self.screen.tell("replay-title", decisions=self.last, eyes=eyes, seat=name)
        if self.seat >= 0 and not self.positions[-1].outcome:
            self.screen.tell("replay-private", seat=name)

    def show_step(self, step: int) -> None:
        """The decision with that number, if it may be seen, and what came of it."""
        if step:
            self.show_decision(step)
        first = self.positions[step - 1].chronicle.length if step else 0
        show_entries(self.positions[step], self.seat, self.screen, first, self.secrets)

    def show_decision(self, step: int) -> None:
        """Who decided what; of others' decisions only the log tells."""
        found = self.decision(step)
        if found is None:
            return
        seat, option = found
        before = self.positions[step - 1]
        words = words_of(before)
        who = sentence(self.screen.say(words.seat(before, seat)))
        self.screen.line()
        if option[0] == ASIDE:
            unasked = Question(seat, ASIDE, before.asides(seat), "")
            said = sentence(self.screen.say(words.option(before, unasked, option[1:])))
            typed = text_of(option[1:])
            self.screen.tell("replay-aside", number=step, seat=who, option=said, typed=typed)
            return
        question = before.question_of(seat)
        said = sentence(self.screen.say(words.option(before, question, option)))
        typed = text_of(option)
        self.screen.tell(
            "replay-decision", number=step, seat=who, option=said, typed=typed, rule=question.rule
        )

    def decision(self, step: int) -> tuple[int, Option] | None:
        """The decision with that number, if whoever looks may see it."""
        seat, option = self.positions[-1].history.list()[step - 1]
        return (seat, option) if self.secrets or seat == self.seat else None

    def has_news(self, step: int) -> bool:
        """Whether there is anything to see at a step."""
        first = self.positions[step - 1].chronicle.length if step else 0
        new = self.positions[step].chronicle.entries()[first:]
        return (
            step in (0, self.last)
            or self.decision(step) is not None
            or any([entry.is_seen_by(self.seat) for entry in new])
        )

    def ending(self) -> None:
        """Who has won, or that the game goes on."""
        end = self.positions[-1]
        self.screen.line()
        if not end.outcome:
            self.screen.tell("replay-unfinished")
            return
        for phrase in words_of(end).ending(end):
            self.screen.line(sentence(self.screen.say(phrase)))

    def tell_how(self) -> None:
        """The commands, with the pages of this game."""
        words = words_of(self.positions[0])
        timeline = "yes" if words.milestones else "no"
        self.screen.tell("replay-how", pages=", ".join(words.pages), timeline=timeline)

    # -- who knew what when

    def print_timeline(self) -> int:
        """Who learnt or claimed what, step by step; once the game is over also whether it was true."""
        told = timeline(self.positions, self.seat, self.secrets, self.screen.say)
        if not told:
            self.screen.tell("replay-no-timeline")
        for one in told:
            self.screen.line(self.milestone(one), hang=2)
        return 0

    def milestone(self, one: Milestone) -> str:
        """One line of the timeline."""
        seats = [words_of(self.positions[-1]).seat(one.table, seat) for seat in one.alone]
        names = enumeration([self.screen.say(name) for name in seats], self.screen.language)
        return text(
            "replay-milestone-alone" if one.alone else "replay-milestone",
            self.screen.language,
            step=one.step,
            line=one.said,
            seats=sentence(names),
            verdict=one.verdict,
            judged="yes" if one.verdict else "no",
        )

    # -- ways of showing

    def print_through(self) -> int:
        """Everything, from the first line to the last."""
        self.title()
        for step in range(self.last + 1):
            self.show_step(step)
        self.ending()
        return 0

    def print_one(self, step: int) -> int:
        """One step, with the board as it stood after it."""
        self.title()
        self.screen.tell("replay-at", number=step, last=self.last)
        self.show_step(step)
        self.screen.line()
        if "board" in words_of(self.positions[step]).pages:
            show_page(self.positions[step], self.seat, "board", "", self.screen)
        return 0

    def step_through(self, step: int) -> int:
        """On and back as the person says."""
        self.title()
        self.tell_how()
        self.go(step)
        try:
            while self.obey(self.screen.ask(f"{self.at}/{self.last}> ")):
                pass
        except Leave as leave:
            self.screen.line()
            return leave.status
        return 0

    def go(self, step: int) -> None:
        """Show a step."""
        self.at = max(0, min(step, self.last))
        self.screen.tell("replay-at", number=self.at, last=self.last)
        self.show_step(self.at)
        if self.at == self.last:
            self.ending()

    def obey(self, typed: str) -> bool:
        """Do what was typed; whether the person stays."""
        command, rest = command_of(typed.lower(), self.screen.language)
        position = self.positions[self.at]
        if command in ("quit", "q", "exit"):
            return False
        if command in ("", "n", "next"):
            self.onward(1)
        elif command in ("p", "previous", "back"):
            self.onward(-1)
        elif command in ("goto", "g") or command.isdigit():
            self.jump(command if command.isdigit() else rest)
        elif command in words_of(position).pages:
            show_page(position, self.seat, command, rest, self.screen)
        elif command == "log":
            show_log(position, self.seat, rest, self.screen)
        elif command == "rule":
            show_rule(position, position.question, rest, self.screen)
        elif command in ("card", "explain"):
            show_thing(position, rest, self.screen)
        elif command in ("help", "?"):
            self.tell_how()
        elif command == "timeline":
            self.print_timeline()
        else:
            self.screen.tell("replay-unknown", typed=typed)
        return True

    def onward(self, by: int) -> None:
        """To the next step in that direction at which there is something to see."""
        step = self.at + by
        while 0 < step < self.last and not self.has_news(step):
            step += by
        if 0 <= step <= self.last:
            self.go(step)
        else:
            self.screen.tell("replay-first" if by < 0 else "replay-last")

    def jump(self, number: str) -> None:
        """To the step of that number."""
        if number.isascii() and number.isdigit() and int(number) <= self.last:
            self.go(int(number))
        else:
            self.screen.tell("replay-no-step", last=self.last)

    # -- as data

    def as_data(self, step: int | None) -> dict[str, Any]:
        """The game as whoever looks may know it; with a step, the view after it."""
        end = self.positions[-1]
        data: dict[str, Any] = {
            "game": end.definition.name,
            "version": end.definition.version,
            "seats": list(end.seats),
            "seat": end.seats[self.seat] if self.seat >= 0 else "spectator",
            "outcome": end.outcome,
            "decisions": self.last,
        }
        if step is None:
            milestones = timeline(self.positions, self.seat, self.secrets, self.screen.say)
            data["timeline"] = [one.as_data() for one in milestones]
            data["steps"] = [self.step_data(number) for number in range(self.last + 1)]
        else:
            data["step"] = self.step_data(step)
            data["view"] = self.positions[step].view(self.seat)
        return data

    def step_data(self, step: int) -> dict[str, Any]:
        """One step: the decision, if it may be seen, and the log lines that came of it."""
        position = self.positions[step]
        found = self.decision(step) if step else None
        first = self.positions[step - 1].chronicle.length if step else 0
        seen = [
            entry
            for entry in position.chronicle.entries()[first:]
            if self.secrets or entry.is_seen_by(self.seat)
        ]
        return {
            "number": step,
            "decision": None if found is None else {"seat": found[0], "option": text_of(found[1])},
            "log": [
                {
                    "key": entry.key,
                    "values": list(entry.values),
                    "text": self.screen.say(words_of(position).entry(position, entry)),
                }
                for entry in seen
            ],
        }
