"""A toy game for tests of the kernel alone: boxes with stones, and one small procedure per thing to be tested."""

from typing import Any, ClassVar

from othersight.kernel.chance import Chance
from othersight.kernel.definition import Definition
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, Reason, number
from othersight.kernel.record import Record, Table

DIE = (1, 2, 3, 4, 5, 6)


class Box(Record):
    """A box with stones."""

    fields: ClassVar[tuple[str, ...]] = ("stones", "label", "marks")

    def __init__(self) -> None:
        self.owner = None
        self.stones = 0
        self.label = ""
        self.marks: tuple[str, ...] = ()


class ToyTable(Table):
    """Three boxes and what has been done so far."""

    fields: ClassVar[tuple[str, ...]] = ("boxes", "done", "settled")

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[Box] = [Box(), Box(), Box()]
        self.done: tuple[str, ...] = ()
        self.settled = 0

    def copy_table(self) -> "ToyTable":
        twin = ToyTable()
        twin.unsettled = self.unsettled
        twin.boxes = self.boxes.copy()
        twin.done = self.done
        twin.settled = self.settled
        return twin

    def edit_box(self, at: int) -> Box:
        """This table's own box, to be changed."""
        self.unsettled = True
        box = self.boxes[at]
        if box.owner is not self.owner:
            twin = box.copy()
            assert isinstance(twin, Box)
            box = twin
            box.owner = self.owner
            self.boxes[at] = box
        return box


def table_of(g: Game) -> ToyTable:
    """The toy's table."""
    assert isinstance(g.table, ToyTable)
    return g.table


def note(g: Game, what: str) -> None:
    """Remember that something was done."""
    t = table_of(g)
    t.done = (*t.done, what)


class Take(Procedure):
    """Seat 0 takes one or two stones into a box, then it is over."""

    steps: ClassVar[tuple[str, ...]] = ("take", "close")
    fields: ClassVar[tuple[str, ...]] = ("box", "taken")

    def __init__(self, box: int = 0) -> None:
        super().__init__()
        self.box = box
        self.taken = 0

    def take(self, g: Game) -> None:
        choice = g.choice or g.ask(0, "take", [("take", 1), ("take", 2)])
        if not choice:
            return
        self.taken = number(choice, 1)
        table_of(g).edit_box(self.box).stones += self.taken
        note(g, "take")

    def close(self, g: Game) -> None:
        note(g, "close")
        self.finish(self.taken)


class Rounds(Procedure):
    """Calls Take again and again until six stones lie in the first box; uses again, skip_to, call and result."""

    steps: ClassVar[tuple[str, ...]] = ("open", "ask", "count", "never", "over")
    fields: ClassVar[tuple[str, ...]] = ("opened", "last")

    def __init__(self) -> None:
        super().__init__()
        self.opened = 0
        self.last = 0

    def open(self, g: Game) -> None:
        self.opened += 1
        note(g, f"open {self.opened}")
        if self.opened < 3:
            self.again()

    def ask(self, g: Game) -> None:
        g.call(Take())

    def count(self, g: Game) -> None:
        self.last = g.result
        note(g, f"took {g.result}")
        self.skip_to("ask" if table_of(g).boxes[0].stones < 6 else "over")

    def never(self, g: Game) -> None:
        note(g, "never")

    def over(self, g: Game) -> None:
        g.end("full")


class Outer(Procedure):
    """Calls a Middle; what comes after it tells whether it was abandoned."""

    steps: ClassVar[tuple[str, ...]] = ("call", "after", "hold")
    fields: ClassVar[tuple[str, ...]] = ("changed",)

    def __init__(self) -> None:
        super().__init__()
        self.changed = 0

    def call(self, g: Game) -> None:
        g.call(Middle())

    def after(self, g: Game) -> None:
        note(g, "outer goes on")

    def hold(self, g: Game) -> None:
        g.ask_openly(0, "hold", [("hold",)])


class Middle(Procedure):
    """Calls an Inner and would go on."""

    steps: ClassVar[tuple[str, ...]] = ("call", "after")

    def call(self, g: Game) -> None:
        g.call(Inner())

    def after(self, g: Game) -> None:
        note(g, "middle goes on")


class Inner(Procedure):
    """Asks what to do with those below: change the Outer, abandon the Middle, or nothing."""

    steps: ClassVar[tuple[str, ...]] = ("decide", "after")

    def decide(self, g: Game) -> None:
        choice = g.choice or g.ask(0, "below", [("change",), ("unwind",), ("nothing",)])
        if choice == ("change",):
            outer = g.innermost(Outer)
            assert isinstance(outer, Outer)
            outer.changed += 1
            self.again()
        elif choice == ("unwind",):
            g.unwind(Middle)

    def after(self, g: Game) -> None:
        note(g, "inner goes on")


class Ballot(Procedure):
    """Seats 0, 1 and 2 answer at once and in secret, each with options of its own."""

    steps: ClassVar[tuple[str, ...]] = ("vote", "hold")

    def vote(self, g: Game) -> None:
        answers = g.ask_all("vote", [0, 1, 2], lambda seat: [("vote", n) for n in range(seat + 2)])
        if answers:
            for seat in range(3):
                note(g, f"{seat} voted {answers[seat][1]}")

    def hold(self, g: Game) -> None:
        g.ask_openly(0, "hold", [("hold",)])


class Alone(Procedure):
    """A single option is taken without asking; asked openly it is asked all the same."""

    steps: ClassVar[tuple[str, ...]] = ("silent", "open", "over")

    def silent(self, g: Game) -> None:
        choice = g.choice or g.ask(0, "take", [("take", 1)])
        note(g, f"silent {choice[1]}")

    def open(self, g: Game) -> None:
        if g.choice or g.ask_openly(0, "take", [("take", 1)]):
            note(g, "open")

    def over(self, g: Game) -> None:
        g.end("done")


class Dicing(Procedure):
    """Rolls a die into a box each time seat 0 says so, and tells the seats different things."""

    steps: ClassVar[tuple[str, ...]] = ("roll",)
    fields: ClassVar[tuple[str, ...]] = ("rolled",)

    def __init__(self) -> None:
        super().__init__()
        self.rolled: tuple[int, ...] = ()

    def roll(self, g: Game) -> None:
        if not (g.choice or g.ask(0, "roll", [("roll",), ("stop",)])):
            return
        face = g.roll(DIE)
        self.rolled = (*self.rolled, face)
        box = table_of(g).edit_box(1)
        box.stones += face
        box.marks = (*box.marks, f"rolled-{face}")
        g.tell("rolled", len(self.rolled))
        self.again()


WINDOWS = {kind: f"TOY-{kind}" for kind in ("take", "below", "vote", "hold", "roll")}


def settle(g: Game) -> None:
    """The standing tests: here they only count how often they are run."""
    table_of(g).settled += 1


def why_not(g: Game, seat: int, option: Option) -> Reason | None:
    """The toy gives no reasons."""
    return None


def refuse_nothing(g: Game) -> None:
    """Every table can be."""


def begin(options: dict[str, Any], seed: str) -> Game:
    """A toy game that runs one procedure, named by its class."""
    kind = PROCEDURES[options["procedure"]]
    game = Game(TOY, ToyTable(), Chance(seed), {"options": options, "seed": seed})
    game.call(kind())
    game.run()
    return game


PROCEDURES: dict[str, type[Procedure]] = {
    kind.__name__: kind for kind in (Take, Rounds, Outer, Middle, Inner, Ballot, Alone, Dicing)
}
TOY = Definition(
    name="toy",
    version="1",
    records={"Box": Box},
    procedures=PROCEDURES,
    windows=WINDOWS,
    begin=begin,
    again=lambda start: begin(start["options"], start["seed"]),
    settle=settle,
    seats=lambda g: ("one", "two", "three"),
    view=lambda g, seat: {},
    board=lambda g: {},
    why_not=why_not,
    restore=lambda start: ToyTable(),
    check=refuse_nothing,
)
TOYS = {"toy": TOY}


def toy(procedure: str, seed: str = "7") -> Game:
    """A toy game that runs this procedure."""
    return begin({"procedure": procedure}, seed)


def done(g: Game) -> list[str]:
    """What has been done so far."""
    return list(table_of(g).done)
