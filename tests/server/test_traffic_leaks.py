"""Nothing leaks over the wire: all that leaves a real server towards a seat or a spectator, by socket and by REST, is
the same, byte by byte, at two tables that differ only in what they may not know."""

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from othersight.games import GAMES, obvious_answer
from othersight.kernel.chance import Chance
from othersight.kernel.codec import load_game
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.server.rest import tables
from othersight.server.rest.replays import ReplayView
from othersight.server.rest.table_info import table_info as honest_table_info
from othersight.server.sessions.messages import MessageBuilder
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
    folder: Path, games: Iterator[Game], makers: list[Maker], chance: Chance
) -> Counter[str]:
    """Twins of many kinds at moments spread over a game, for those who must not notice."""
    seen: Counter[str] = Counter()
    for game in games:
        if chance.below(25) or seen.total() >= TWINS or not game.questions:
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


@pytest.mark.parametrize("seed", [3])
def test_nothing_of_they_live_leaks_over_the_wire(tmp_path: Path, seed: int) -> None:
    walk = live_walks.Walk(4, "easy", seed, bold=True)
    seen = watched(tmp_path, live_walks.steps_of(walk), they_live.MAKERS, walk.chance())
    assert len(seen) >= 2


@pytest.mark.parametrize("story", ["the-darkness-within"])
def test_nothing_of_the_others_leaks_over_the_wire(tmp_path: Path, story: str) -> None:
    combination = others_walks.Combination("pride", "hobo", story, "a", 2)
    games = (game for game, _, _ in others_walks.steps_of(others_walks.Walk(combination, 3)))
    seen = watched(tmp_path, games, the_others.MAKERS, Chance(f"wires {story}"))
    assert len(seen) >= 2


def whole_table(game: Game) -> str:
    """Something that nobody may know."""
    return json.dumps(json.loads(game.save())["state"])


def leak_in_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table that REST tells of carries a secret in its options."""
    honest = MessageBuilder.game_options

    def game_options(messages: MessageBuilder) -> dict[str, Any]:
        return {**honest(messages), "hint": whole_table(messages.game)}

    monkeypatch.setattr(MessageBuilder, "game_options", game_options)


def leak_in_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The replay of a seat shows the view of all seats."""
    honest = ReplayView.position

    def position(view: ReplayView, step: int) -> Any:
        told = honest(view, step)
        views = [view.at(step).view(seat) for seat in range(len(view.game.seats))]
        return told.model_copy(update={"views": views})

    monkeypatch.setattr(ReplayView, "position", position)


def leak_in_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guessed address answers with more when there is something to hide."""
    honest = honest_table_info

    def table_info(visitor: Any, language: str) -> Any:
        known = honest(visitor, language)
        whole = whole_table(visitor.session.table.game)
        return known.model_copy(update={"outcome": str(hash(whole) % 1000)})

    monkeypatch.setattr(tables, "table_info", table_info)


@pytest.mark.parametrize("plant", [leak_in_the_seats, leak_in_the_replay, leak_in_an_error])
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any
) -> None:
    game, twin = a_twin_that_somebody_can_tell()
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=r"seat -?\d: "):
        watch(tmp_path, game, twin, twin.hidden_from[0], Chance("planted"), hints=False)


def a_twin_that_somebody_can_tell() -> tuple[Game, Twin]:
    """Two tables of They Live that differ in what the others see, not in what the first reader does."""
    walk = live_walks.Walk(4, "easy", 1)
    chance = walk.chance()
    for game in live_walks.steps_of(walk):
        for twin in they_live.other_identities(game, chance):
            if any(game.view(seat) != twin.game.view(seat) for seat in range(4)):
                return game.clone(), twin
    raise LookupError("nobody can tell any of them")
