"""One game under way: a table, a stack of procedures, and whoever is asked.

The stack's top procedure runs step by step until somebody is asked or the game is over. When a step has changed
the table, the game's standing tests run before the next step.
"""

from collections.abc import Callable
from typing import Any, Final

from othersight.kernel.chance import Chance
from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.definition import Definition
from othersight.kernel.errors import IllegalOption
from othersight.kernel.hint import Hint
from othersight.kernel.log import EVERYBODY, Entry, History, Log, Value
from othersight.kernel.odds import Odds
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, WAIT, Option, Question, Reason, option_of, text_of
from othersight.kernel.record import Owner, Table
from othersight.kernel.services import SERVICES

MENTIONED: Final = 8
"""Options that a refusal names."""

ASIDE: Final = "aside"
"""The first word of a decision that nobody asked for."""

NOBODY: Final[list[Question]] = []
"""Nobody is asked anything; never changed."""

PUBLIC: Final = (
    "answer", "aside", "asides", "board", "chronicle", "clone", "deal_anew", "decide", "definition", "hint", "history",
    "log", "odds", "outcome", "picture", "question", "questions", "round", "save", "say", "seats", "start", "table",
    "view", "why_not",
)  # fmt: skip
"""What a game is for programs. Everything else of `Game` is for the rules and may change."""

Seat = Any
"""A seat by its number or its name. Compiled code would refuse other types in words of its own; `seat_of` does it in
ours."""
Answer = Any
"""An option, its text or its index; `option_meant` refuses anything else."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Game:
    """A game that can be asked, answered, cloned and saved at every decision."""

    def __init__(
        self,
        definition: Definition,
        table: Table,
        chance: Chance,
        start: dict[str, Any],
        history: History | None = None,
        chronicle: Log | None = None,
        stack: list[Procedure] | None = None,
        questions: list[Question] | None = None,
        answers: dict[int, Option] | None = None,
    ) -> None:
        self.definition = definition
        self.table: Any = table
        """The table; rules know it by its class."""
        self.chance = chance
        self.start = start
        self.stack: list[Procedure] = stack if stack is not None else []
        self.history = history if history is not None else History()
        self.chronicle = chronicle if chronicle is not None else Log()
        self.questions: list[Question] = questions if questions is not None else []
        """Who is asked what; another list for each decision."""
        self.choice: Option = WAIT
        self.secret = False
        self.answers: dict[int, Option] = answers if answers is not None else {}
        self.result = 0
        self.outcome = ""
        self.seals = 0
        self.interrupted = False
        """Whether the step under way has asked somebody, or called, abandoned or ended something."""
        self.rolls: list[tuple[tuple[int, ...], list[int]]] = []
        """A die, and the faces of the dice of that kind that this object has rolled together."""

    # -- what a person or a program does with a game

    @property
    def question(self) -> Question | None:
        """What is asked now (the first of several secret questions), or None when the game is over."""
        return self.questions[0] if self.questions else None

    def answer(self, answer: Answer, seat: Seat = -1) -> None:
        """Give an option, its text or its index. With several seats asked at once, `seat` says who answers."""
        question = self.question_of(seat)
        self.decide(question, self.option_meant(question, answer))

    def option_meant(self, question: Question, answer: Answer) -> Option:
        """The open option that is given as an option, its text or its index; anything else is refused."""
        if isinstance(answer, int):
            if not 0 <= answer < len(question.options):
                raise IllegalOption(
                    f"there is no option {answer}; the options are 0 to {len(question.options) - 1}",
                    question.rule,
                    "error-no-such-index",
                    index=answer,
                    last=len(question.options) - 1,
                )
            return question.options[answer]
        if not isinstance(answer, (str, tuple)):
            raise IllegalOption(
                f"{answer!r} is no option; an option is a tuple, its text or its index",
                question.rule,
                "error-no-option",
                given=repr(answer),
            )
        option = option_of(answer) if isinstance(answer, str) else answer
        if option not in question.options:
            raise self.refusal(question, option)
        return option

    def asides(self, seat: Seat) -> list[Option]:
        """What a seat may do now without being asked (a card used when needed); statements are not listed."""
        return self.definition.asides(self, self.seat_of(seat)) if self.questions else []

    def aside(self, option: Answer, seat: Seat) -> None:
        """Do or say something without being asked; whoever was asked is asked again afterwards."""
        wanted = option_of(option) if isinstance(option, str) else option
        if not self.questions:
            raise IllegalOption("the game is over", "", "error-game-over")
        at = self.seat_of(seat)
        if at < 0:
            raise IllegalOption(f"there is no seat {seat}", "", "error-no-such-seat", seat=seat)
        depth = len(self.stack)
        self.definition.aside(self, at, wanted)
        self.history.add(at, (ASIDE, *wanted))
        if len(self.stack) > depth:
            self.questions = []
            self.run()

    def question_of(self, seat: Seat) -> Question:
        """The open question of a seat by its number or name; without a seat, the first open one."""
        if not self.questions:
            raise IllegalOption(
                "the game is over; there is nothing to answer", "", "error-game-over"
            )
        if seat == -1:
            return self.questions[0]
        for question in self.questions:
            if question.seat == seat:
                return question
        at = self.seat_of(seat)
        if at != seat:
            return self.question_of(at)
        raise IllegalOption(f"seat {at} is not asked anything now", "", "error-not-asked", seat=at)

    def question_put_to(self, seat: Seat) -> Question:
        """The open question of a seat by its number or name; a spectator is never asked."""
        at = self.seat_of(seat)
        if at < 0:
            raise IllegalOption("a spectator is not asked anything", "", "error-not-asked", seat=-1)
        return self.question_of(at)

    def refusal(self, question: Question, option: Option) -> IllegalOption:
        """The error for an answer that is not open, with its reason."""
        reason = self.why_not(question.seat, option)
        if reason is None:
            reason = Reason(question.rule, "reason-not-an-option", {"kind": question.kind})
        by = f" by rule {reason.rule}" if reason.rule else ""
        return IllegalOption(
            f"'{text_of(option)}' is not open to seat {question.seat} now{by}; "
            f"open: {', '.join(question.texts[:MENTIONED])}",
            reason.rule,
            reason.key,
            **reason.args,
        )

    def seat_of(self, seat: Seat) -> int:
        """A seat by its number or name; -1 is a spectator."""
        names = self.seats
        if isinstance(seat, str):
            if seat in names:
                return names.index(seat)
        elif isinstance(seat, int) and -1 <= seat < len(names):
            return seat
        raise IllegalOption(
            f"there is no seat {seat}; there are {', '.join(names)}, or 0 to {len(names) - 1}",
            "",
            "error-no-such-seat",
            seat=str(seat),
        )

    def why_not(self, seat: Seat, option: Answer) -> Reason | None:
        """The first condition that keeps an option from a seat, or None if the option is open, as any is that is given
        by its index."""
        if isinstance(option, int):
            self.option_meant(self.question_put_to(seat), option)
            return None
        seat = self.seat_of(seat)
        wanted = option_of(option) if isinstance(option, str) else option
        for question in self.questions:
            if question.seat == seat and wanted in question.options:
                return None
        reason: Reason | None = self.definition.why_not(self, seat, wanted)
        return reason

    def odds(self, seat: Seat, option: Answer) -> Odds | None:
        """The odds of an option open to a seat, from what that seat may know; None if it leads to no roll."""
        question = self.question_put_to(seat)
        wanted = self.option_meant(question, option)
        odds: Odds | None = SERVICES.odds(self, question.seat, wanted)
        return odds

    def hint(self, seat: Seat, level: str = "expert") -> Hint:
        """What a machine player of a level would do at a seat that is asked, from what that seat may know, and why."""
        hint: Hint = SERVICES.hint(self, self.question_put_to(seat).seat, level)
        return hint

    def view(self, seat: Seat) -> dict[str, Any]:
        """All that a seat may know of the table, as plain data; seat -1 is a spectator."""
        view: dict[str, Any] = self.definition.view(self, self.seat_of(seat))
        return view

    def board(self) -> dict[str, Any]:
        """What never changes and everybody sees: the board itself, as plain data."""
        board: dict[str, Any] = self.definition.board(self)
        return board

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats by name."""
        seats: tuple[str, ...] = self.definition.seats(self)
        return seats

    def log(self, seat: Seat, since: int = 0) -> list[Entry]:
        """The lines of the log that a seat may see, of those that fell after so many decisions or more; seat -1 is a
        spectator."""
        at = self.seat_of(seat)
        return [entry for entry in self.chronicle.since(since) if entry.is_seen_by(at)]

    def save(self) -> str:
        """The whole game as JSON text for `othersight.load`."""
        from othersight.kernel.codec import save_game

        return save_game(self)

    def clone(self) -> "Game":
        """The same game once more; whatever either does, the other does not feel."""
        table: Table = self.table
        table.owner = Owner()
        twin = Game(
            self.definition,
            table.copy_table(),
            self.chance.copy(),
            self.start,
            self.history.copy(),
            self.chronicle.copy(),
            self.stack.copy(),
            self.questions,
            self.answers,
        )
        twin.secret = self.secret
        twin.result = self.result
        twin.outcome = self.outcome
        twin.seals = self.seals
        return twin

    def __copy__(self) -> "Game":
        """The same as `clone`."""
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        """The same as `clone`, which shares nothing that either can change."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """How a game is pickled: as its save."""
        from othersight.kernel.codec import load_pickled

        return load_pickled, (self.save(), self.chronicle.silent)

    def __repr__(self) -> str:
        """The game, its Round, and who is asked what."""
        asked = [f"{self.seats[q.seat]} is asked {q.kind}" for q in self.questions]
        now = ", ".join(asked) or f"over, {self.outcome} won"
        return f"<Game {self.definition.name}, Round {self.round}: {now}>"

    @property
    def round(self) -> int:
        """The number of the Round; 0 in a game without Rounds, and before the first."""
        return int(getattr(self.table, "round", 0))

    def say(self, what: object, seat: Seat = -1, language: Any = "en", about: Any = "") -> str:
        """A part of the game in words: a question, an option of the open question of a seat, a line of the log, a
        reason, or a page by its name (such as "board", in some games with a name `about` which it tells), as the
        seat may see it."""
        return SERVICES.say(self, what, self.seat_of(seat), language, about)

    def picture(self, seat: Seat = -1, language: Any = "en") -> str:
        """The board as SVG, as a seat may see it; seat -1 is a spectator."""
        return SERVICES.picture(self, self.seat_of(seat), language)

    def _repr_html_(self) -> str:
        """What a notebook shows: the board as a spectator sees it."""
        return self.picture()

    def __dir__(self) -> list[str]:
        """The public names, which notebooks and editors complete."""
        return [*PUBLIC, *[name for name in object.__dir__(self) if name.startswith("__")]]

    def deal_anew(self, seat: Seat, seed: Any) -> "Game":
        """A game in which all that a seat does not know is dealt anew, in keeping with all it has seen."""
        from othersight.kernel.dealing import deal_anew

        return deal_anew(self, self.seat_of(seat), str(seed))

    # -- what a step may do

    def ask(self, seat: int, kind: str, options: list[Option], rule: str = "") -> Option:
        """The answer, or WAIT. A single option is taken without asking.

        `rule` is the window's id where it is not the usual one of this kind of question.
        """
        if len(options) == 1:
            return options[0]
        assert options, kind
        self.questions = [Question(seat, kind, options, rule, self.definition.windows)]
        self.interrupted = True
        return WAIT

    def ask_or_pass(self, seat: int, kind: str, options: list[Option]) -> Option:
        """As `ask`, with PASS as the last option; where there is nothing else, PASS without asking."""
        options.append(PASS)
        return self.ask(seat, kind, options)

    def ask_openly(self, seat: int, kind: str, options: list[Option], rule: str = "") -> Option:
        """As `ask`, but asked even with a single option, so that not being asked tells nothing."""
        self.questions = [Question(seat, kind, options, rule, self.definition.windows)]
        self.interrupted = True
        return WAIT

    def ask_all(
        self, kind: str, seats: list[int], options: Callable[[int], list[Option]]
    ) -> dict[int, Option]:
        """The secret answers of several seats once all are there; until then an empty dict.

        `options` gives the options of a seat; only those who have still to answer need any.
        """
        if len(self.answers) == len(seats):
            return self.answers
        windows = self.definition.windows
        self.secret = True
        self.interrupted = True
        self.questions = [
            Question(seat, kind, options(seat), "", windows)
            for seat in seats
            if seat not in self.answers
        ]
        return {}

    def call(self, procedure: Procedure) -> None:
        """Carry this procedure out before anything else goes on."""
        table: Table = self.table
        procedure.progress.owner = table.owner
        self.stack.append(procedure)
        self.interrupted = True

    def unwind(self, kind: type[Procedure]) -> None:
        """Abandon everything above and including the innermost procedure of that kind."""
        self.interrupted = True
        while self.stack:
            frame = self.stack.pop()
            if isinstance(frame, kind):
                return

    def innermost(self, kind: type[Procedure]) -> Procedure | None:
        """The innermost procedure of that kind under way, safe to change."""
        for at in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[at], kind):
                return self.own(at)
        return None

    def own(self, at: int) -> Procedure:
        """The procedure at a place of the stack, copied first if another game shares it."""
        frame = self.stack[at]
        table: Table = self.table
        if frame.progress.owner is not table.owner:
            frame = frame.copy()
            frame.progress.owner = table.owner
            self.stack[at] = frame
        return frame

    @property
    def fallen(self) -> list[tuple[tuple[int, ...], int]]:
        """The dice that this object has rolled itself, each with its face; neither cloned nor saved."""
        return [(die, face) for die, faces in self.rolls for face in faces]

    def roll(self, die: tuple[int, ...]) -> int:
        """One face of a die."""
        return self.roll_dice(die, 1)[0]

    def roll_dice(self, die: tuple[int, ...], dice: int) -> list[int]:
        """The faces of so many dice of a kind, one after the other."""
        self.seals += dice
        faces = self.chance.faces(die, dice)
        self.rolls.append((die, faces))
        return faces

    def shuffle(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The cards in a random order."""
        self.seals += 1
        return self.chance.shuffled(cards)

    def shuffle_numbers(self, cards: list[int]) -> list[int]:
        """Numbered cards in a random order."""
        self.seals += 1
        return self.chance.shuffled_numbers(cards)

    def reveal(self) -> None:
        """Something hidden has come to light: nobody can go back behind this point."""
        self.seals += 1

    def tell(self, key: str, *values: Value) -> None:
        """One line of the log that everybody may see."""
        if not self.chronicle.silent:
            self.chronicle.add(Entry(key, values, EVERYBODY, self.history.length))

    def tell_to(self, seats: int, key: str, *values: Value) -> None:
        """One line of the log that only these seats (a bit each) may see."""
        if not self.chronicle.silent:
            self.chronicle.add(Entry(key, values, seats, self.history.length))

    def end(self, outcome: str) -> None:
        """The game is over."""
        self.outcome = outcome
        self.stack.clear()
        self.interrupted = True

    # -- the machine

    def decide(self, question: Question, option: Option) -> None:
        """Take a legal option as the answer to an open question and go on."""
        self.history.add(question.seat, option)
        if self.secret:
            self.answers = {**self.answers, question.seat: option}
            self.questions = [other for other in self.questions if other.seat != question.seat]
            if self.questions:
                return  # the others answer before anything goes on
            if len(self.answers) > 1:
                self.reveal()  # each now learns what the others have said
        else:
            self.choice = option
            self.questions = NOBODY
        self.run()

    def resume(self) -> None:
        """Run the one step at which a loaded game waits, so that it asks again."""
        frame = self.own(len(self.stack) - 1)
        progress = frame.progress
        at = progress.at
        progress.at = at + 1
        progress.found.methods[at](frame, self)
        progress.at = at

    def run(self) -> None:
        """Run steps until somebody is asked or the game is over."""
        table: Table = self.table
        owner = table.owner
        stack = self.stack
        answered = True  # the first step has the answer, and nobody else needs it
        while stack:
            frame = stack[-1]
            progress = frame.progress
            if progress.owner is not owner:
                frame = self.own(len(stack) - 1)
                progress = frame.progress
            found = progress.found
            methods = found.methods
            end = found.end
            at = progress.at
            while at < end:  # the steps of this procedure, as long as it stays on top
                if table.unsettled:
                    table.unsettled = False
                    self.definition.settle(self)
                    if self.interrupted:
                        break
                    continue
                progress.at = at + 1
                methods[at](frame, self)
                if answered:
                    answered = False
                    self.choice = WAIT
                    if self.secret and not self.questions:
                        self.secret = False
                        self.answers = {}
                if self.interrupted:
                    break
                at = progress.at
            else:
                stack.pop()
                self.result = progress.result
                continue
            self.interrupted = False
            if self.questions:
                progress.at = at
                return
