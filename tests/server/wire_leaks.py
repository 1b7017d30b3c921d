"""All that leaves a real server towards a seat or a spectator, at two tables that differ in what they may not know.

`python -m tests.server.wire_leaks --games 1000 --jobs 2` watches one twin in each of so many random games,
with all that a reader can ask for: state, odds, hints, asides, undo, replay, branches. A difference is told with the
number of its game; `--first` begins with that one.
"""

import argparse
import itertools
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from othersight.games import GAMES, obvious_answer
from othersight.kernel.chance import Chance
from othersight.kernel.codec import load_game
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from tests.conformance import they_live as live_walks
from tests.conformance import walk as others_walks
from tests.conformance.walk import next_decision
from tests.no_leak import the_others, they_live
from tests.no_leak.twins import Maker, Twin
from tests.no_leak.watch import believers
from tests.server.traffic import Traffic, laid

TWINS = 3
"""Twins in one game, as far as possible of different kinds."""
LATER = 1


def same(ours: list[str], theirs: list[str], what: str) -> None:
    """Assert that both are the same, or say where they differ."""
    for one, other in itertools.zip_longest(ours, theirs, fillvalue=""):
        if one != other:
            at = next(n for n, (a, b) in enumerate(itertools.zip_longest(one, other)) if a != b)
            near = slice(max(0, at - 90), at + 90)
            raise AssertionError(f"{what}: {one[:40]} ... {one[near]!r} or {other[near]!r}")


class Watching:
    """A game and its twin at two servers, and one reader of both."""

    def __init__(self, folder: Path, game: Game, twin: Twin, seat: int, stack: ExitStack) -> None:
        self.twin = twin
        self.seat = seat
        self.games = [game.clone(), twin.game.clone()]
        self.wires = []
        for number, one in enumerate(self.games):
            client = stack.enter_context(laid(folder / str(number), one))
            pages = stack.enter_context(ExitStack())
            self.wires.append(Traffic(client, seat, len(game.seats), pages))

    def compare(self, number: int, hints: bool) -> None:
        """Send every query to both."""
        step = self.games[0].history.length
        for wire in self.wires:
            wire.query(number, hints)
            wire.meddle(number)
            wire.propose(number)
            wire.rest(step)
        self.same_heard()

    def same_heard(self) -> None:
        """Both have sent this reader the same until now."""
        same(self.wires[0].received, self.wires[1].received, f"seat {self.seat}: {self.twin.what}")

    def go_on(self, chance: Chance) -> bool:
        """One decision at both tables; whether there is one that both allow and that brings nothing to light."""
        question, option = next_decision(self.games[0], chance, False)
        theirs = [q for q in self.games[1].questions if q.seat == question.seat]
        common = [o for o in question.options if theirs and o in theirs[0].options]
        if not common:
            return False
        chosen = option if option in common else common[0]
        for game, wire in zip(self.games, self.wires, strict=True):
            game.answer(chosen, question.seat)
            page = wire.page if wire.seat == question.seat else wire.other(question.seat)
            page.send("fresh")
            page.receive_until("state")
            said = page.answer(" ".join([str(word) for word in chosen]), key=f"on-{step_of(game)}")
            assert said["type"] == "done", said
        self.settle()
        return self.goes_on()

    def settle(self) -> None:
        """Wait for what the servers answer by themselves; both answer the same."""
        while self.games[0].questions:
            question = self.games[0].questions[0]
            others = [seat for seat in range(len(self.games[0].seats)) if seat != question.seat]
            answer = obvious_answer(self.games[0], question, others)
            if answer is None:
                return
            for game, wire in zip(self.games, self.wires, strict=True):
                game.answer(answer, question.seat)
                wire.wait_for(game.history.length)

    def goes_on(self) -> bool:
        """Whether both ask on and the seat may still not know."""
        ours, theirs = self.games
        lit = self.twin.comes_to_light(ours, theirs, self.seat)
        return not lit and bool(ours.questions) and bool(theirs.questions)


def step_of(game: Game) -> str:
    return f"{game.history.length:06}"


def watch(folder: Path, game: Game, twin: Twin, seat: int, chance: Chance, hints: bool) -> None:
    """A reader to whom the difference is hidden, now and for some decisions."""
    with ExitStack() as stack:
        watching = Watching(folder, game, twin, seat, stack)
        watching.settle()
        believed = twin.believable and seat in believers(twin)
        watching.compare(0, hints and believed)
        if believed:
            for wire in watching.wires:
                if seat >= 0:
                    wire.branch(game.history.length)
            watching.same_heard()
        for number in range(1, LATER + 1):
            if not watching.go_on(chance):
                return
            watching.compare(number, False)
            assert any('"type": "patch"' in text for text in watching.wires[0].received)


def can_be_stored(game: Game) -> bool:
    """Whether the game can be stored: one in which a seat remembers something impossible is refused."""
    try:
        load_game(game.save(), GAMES)
    except OthersightError:
        return False
    return True


def watched(
    folder: Path, games: Iterator[Game], makers: list[Maker], chance: Chance, twins: int = TWINS
) -> Counter[str]:
    """Twins of many kinds at moments spread over a game, for those who must not notice."""
    seen: Counter[str] = Counter()
    for game in games:
        if chance.below(25) or seen.total() >= twins or not game.questions:
            continue
        make = min(makers, key=lambda maker: (seen[maker.__name__], chance.byte()))
        for twin in make(game, chance):
            if not twin.hidden_from or not twin.game.questions or not can_be_stored(twin.game):
                continue
            number = seen.total()
            for seat in readers(twin, number, chance):
                watch(folder / f"{number} {seat}", game, twin, seat, chance, hints=number == 0)
            seen[make.__name__] += 1
            break
    return seen


def readers(twin: Twin, number: int, chance: Chance) -> tuple[int, ...]:
    """Every seat and spectator who must not notice the first twin, one of them for those that follow."""
    seats = tuple(twin.hidden_from)
    if number == 0:
        return seats
    return (seats[-1] if number % 3 == 2 else seats[chance.below(len(seats))],)


def watch_game(number: int) -> tuple[int, str, str]:
    """One random game, The Others and They Live in turn: its number, the kind of twin watched, and what differed."""
    chance = Chance(f"wire {number}")
    games: Iterator[Game]
    if number % 2:
        live = live_walks.walks(1)
        like = live[number // 2 % len(live)]
        games = live_walks.steps_of(like._replace(seed=number, bold=number % 3 > 0))
        makers = they_live.MAKERS
    else:
        every = others_walks.every_combination()
        walk = others_walks.walk_of(number, every[number * 97 % len(every)])
        games = (game for game, _, _ in others_walks.steps_of(walk))
        makers = the_others.MAKERS
    with tempfile.TemporaryDirectory() as folder:
        try:
            seen = watched(Path(folder), games, makers, chance, twins=1)
        except Exception:
            return number, "", traceback.format_exc()
    return number, next(iter(seen), ""), ""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.wire_leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    numbers = range(given.first, given.first + given.games)
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(given.jobs) as pool:
        for done, (number, kind, fault) in enumerate(pool.map(watch_game, numbers), start=1):
            if fault:
                print(f"{fault}\ngame {number}: again with --first {number} --games 1")
                pool.shutdown(cancel_futures=True)
                return 1
            seen[kind or "no twin"] += 1
            if done % 50 == 0 or done == given.games:
                told = ", ".join([f"{count} {name}" for name, count in seen.most_common()])
                print(f"{done} games: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
