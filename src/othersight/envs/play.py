"""One game under way as the environments see it: what each seat may do and sees, and what comes of an action."""

from typing import Any

import numpy as np
import numpy.typing as npt

from othersight.envs.actions import WAIT
from othersight.envs.spec import Kind
from othersight.envs.watching import Public, Watcher
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import ASIDE, Game
from othersight.kernel.question import Option, Question
from othersight.kernel.record import Owner

Mask = npt.NDArray[np.int8]
Observation = dict[str, npt.NDArray[Any]]


class Choices:
    """What is open to a seat, by action, while its question stands."""

    def __init__(self, question: Question, options: dict[int, Option], size: int) -> None:
        self.question = question
        self.options = options
        mask = bytearray(size)
        for action in options:
            mask[action] = 1
        self.mask: Mask = np.frombuffer(mask, np.int8)


class Play:
    """A game with somebody looking from every seat."""

    def __init__(self, kind: Kind, game: Game, talk: bool = False) -> None:
        self.kind = kind
        self.talk = talk
        self.spoken: set[int] = set()
        """Seats that have made a claim since they last answered; they have to answer before they make another."""
        self.game = game
        self.watchers: list[Watcher | None] = [None] * len(game.seats)
        self.public: Public = {}
        self.choices: dict[int, Choices] = {}
        waiting = bytearray(kind.actions.size)
        waiting[WAIT] = 1
        self.waiting: Mask = np.frombuffer(waiting, np.int8)

    def copy(self) -> "Play":
        """The same game once more, for search; whatever either does, the other does not feel."""
        twin = Play(self.kind, self.game.clone(), self.talk)
        twin.spoken = self.spoken.copy()
        return twin

    def __deepcopy__(self, memo: object) -> "Play":
        """The same as `copy`."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is pickled: the game, and whoever has spoken."""
        return unpickled, (self.kind.name, self.game, self.talk, self.spoken)

    def bytes_seen(self, seat: int) -> npt.NDArray[np.uint8]:
        """The observation of a seat; the caller may keep it."""
        return np.frombuffer(self.watcher(seat).observation(), np.uint8)

    def watcher(self, seat: int) -> Watcher:
        """Who looks from a seat; he begins when he is first asked."""
        watcher = self.watchers[seat]
        if watcher is None:
            watcher = self.watchers[seat] = self.kind.watcher(self.game, seat, self.public)
        return watcher

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now, in the order in which they are to answer."""
        return [question.seat for question in self.game.questions]

    def open_to(self, seat: int) -> Choices | None:
        """What a seat can do now, or None if it is not asked."""
        for question in self.game.questions:
            if question.seat == seat:
                known = self.choices.get(seat)
                if known is None or known.question is not question:
                    options = self.options_of(question)
                    known = Choices(question, options, self.kind.actions.size)
                    self.choices[seat] = known
                return known
        return None

    def options_of(self, question: Question) -> dict[int, Option]:
        """The options of a question by action, and the asides open to the seat that is asked."""
        options = question.options
        asides = self.game.definition.asides(self.game, question.seat)
        if asides:
            options = options + [(ASIDE, *option) for option in asides]
        if self.talk and question.seat not in self.spoken:
            options = options + self.kind.claims(self.game, question.seat)
        return self.kind.actions.of(options)

    def mask(self, seat: int) -> Mask:
        """1 for every action that is open to a seat; a seat that is not asked can only wait."""
        choices = self.open_to(seat)
        return choices.mask if choices else self.waiting

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and what it can do."""
        return {"observation": self.bytes_seen(seat), "action_mask": self.mask(seat).copy()}

    def answer(self, seat: int, action: Any) -> None:
        """What a seat decides, a whole number of any kind; refused if it is not open."""
        choices = self.open_to(seat)
        if choices is None or action not in choices.options:
            raise self.refusal(seat, action)
        self.decide(choices.question, choices.options[action])

    def decide(self, question: Question, option: Option) -> None:
        """Carry an option out; from here on every record that changes is a fresh one."""
        if option[0] == ASIDE:
            self.aside(question.seat, option[1:])
        else:
            self.spoken.discard(question.seat)
            self.game.table.owner = Owner()
            self.game.decide(question, option)

    def aside(self, seat: int, option: Option) -> None:
        """Something done or said unasked; what was open to anybody may have changed."""
        self.choices = {}
        if option[0] == "claim":
            self.spoken.add(seat)
        self.game.table.owner = Owner()
        self.game.aside(option, seat)

    def refusal(self, seat: int, action: Any) -> IllegalOption:
        """Why an action cannot be taken."""
        actions = self.kind.actions
        name = self.game.seats[seat]
        known = isinstance(action, int | np.integer) and 0 <= action < actions.size
        text = actions.text(int(action)) if known else str(action)
        return IllegalOption(
            f"action {action} ('{text}') is not open to {name} now; the action mask shows which are",
            "",
            "error-env-action",
            action=str(action),
            text=text,
            seat=name,
        )

    def rewards(self) -> dict[int, float]:
        """1 for each seat that has won and -1 for each that has lost; 0 as long as the game goes on."""
        seats = range(len(self.game.seats))
        if not self.game.outcome:
            return dict.fromkeys(seats, 0.0)
        won = self.kind.winners(self.game.view(-1), len(seats))
        return {seat: 1.0 if seat in won else -1.0 for seat in seats}


def unpickled(name: str, game: Game, talk: bool, spoken: set[int]) -> Play:
    """A game under way again; who looks begins anew."""
    from othersight.envs.catalogue import kind_named

    play = Play(kind_named(name), game, talk)
    play.spoken = spoken
    return play
