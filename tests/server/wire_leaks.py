"""All that leaves a real server towards a seat or a spectator, at two tables that differ in what they may not know.

`python -m tests.server.wire_leaks --games 1000` plays so many random games to their end, The Others and They Live in
turn, and at moments spread over each lays the game and a twin of it at two servers, with a reader in every seat and a
spectator. A difference is told with the number of its game; `--first` begins with that one.
"""

import argparse
import asyncio
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from othersight.kernel.chance import Chance
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.server.errors import Refusal
from tests.conformance import they_live as live_walks
from tests.conformance import walk as others_walks
from tests.no_leak import the_others, they_live
from tests.no_leak.twins import Maker, Twin
from tests.server.wire.pairs import Plan, watch
from tests.server.wire.servers import Notices, Server, twin_servers

MOMENTS = 4
"""Of one game, unless fewer are wanted."""
FIRST = 40
"""The first moment comes within so many decisions; where fewer are wanted, later in proportion."""
GAP = 40
"""Decisions between two moments at least; twice as many more at most."""
RARE = 8
"""At one decision in so many a twin is looked for that few moments allow."""


class Walked(NamedTuple):
    """A random game at each of its decisions, and what can be changed there."""

    games: Iterator[Game]
    makers: tuple[Maker, ...]
    rare: tuple[Maker, ...]


def walked(number: int) -> Walked:
    """The random game of that number."""
    if number % 2:
        live = live_walks.walks(1)
        like = live[number // 2 % len(live)]._replace(seed=number, bold=number % 3 > 0)
        return Walked(live_walks.steps_of(like), tuple(they_live.MAKERS), they_live.FEW)
    every = others_walks.every_combination()
    walk = others_walks.walk_of(number, every[number * 97 % len(every)])
    games = (game for game, _, _ in others_walks.steps_of(walk))
    return Walked(games, tuple(the_others.MAKERS), ())


def twin_at(game: Game, makers: tuple[Maker, ...], turn: int, chance: Chance) -> Iterator[Twin]:
    """Twins of this moment, of another kind first at each turn."""
    for at in range(len(makers)):
        for twin in makers[(turn + at) % len(makers)](game, chance):
            if twin.hidden_from and twin.game.questions:
                yield twin


def plan_of(turn: int, chance: Chance) -> Plan:
    """What is done at a moment: what costs much, at some only."""
    return Plan(
        turn,
        hints=chance.below(16) == 0,
        branch=chance.below(16) == 0,
        bots=chance.below(3) == 0,
        notices=chance.below(3) == 0,
        undo=chance.below(2) == 0,
    )


class Games:
    """Random games, each watched over its whole course, at two servers that serve all of them."""

    def __init__(
        self, servers: tuple[Server, Server], notices: Notices, moments: int = MOMENTS
    ) -> None:
        self.servers = servers
        self.notices = notices
        self.moments = moments
        self.seen: Counter[str] = Counter()
        """The kinds of twins."""
        self.used: Counter[str] = Counter()
        """The doors through which somebody was told something."""
        self.decisions = 0

    async def watch(self, number: int) -> int:
        """One game; the number of moments at which it was watched. One that is over early is watched from its first
        decision on."""
        chance = Chance(f"wire {number}")
        due = chance.below(FIRST * MOMENTS // self.moments)
        return await self.walk(number, due, chance) or await self.walk(number, 0, chance)

    async def walk(self, number: int, due: int, chance: Chance) -> int:
        """Play one game until it has been watched at as many moments as are wanted, the first when that is due."""
        game_of, moment = walked(number), 0
        for game in game_of.games:
            self.decisions += 1
            if not game.questions:
                continue
            is_rare = bool(game_of.rare) and chance.below(RARE) == 0
            if game.history.length < due and not is_rare:
                continue
            makers = game_of.makers if game.history.length >= due else game_of.rare
            plan = plan_of(number * self.moments + moment, chance)
            if await self.watch_moment(game.clone(), makers, plan, chance):
                moment, due = moment + 1, game.history.length + GAP + chance.below(2 * GAP)
                if moment == self.moments:
                    break
        return moment

    async def watch_moment(
        self, game: Game, makers: tuple[Maker, ...], plan: Plan, chance: Chance
    ) -> bool:
        """One moment; False if nothing can be changed there that could be stored."""
        for twin in twin_at(game, makers, plan.turn, chance):
            try:
                used = await watch(self.servers, (game, twin), plan, chance, self.notices)
            except (OthersightError, Refusal):
                continue  # a game in which a seat remembers something impossible is refused
            self.seen[twin.what] += 1
            self.used.update(used)
            return True
        return False


async def watch_games(
    folder: Path, numbers: range, every: int = 10, moments: int = MOMENTS
) -> Games:
    """Watch these games, or AssertionError once all were."""
    failed: list[int] = []
    with pytest.MonkeyPatch.context() as patches:
        async with twin_servers(folder) as servers:
            games = Games(servers, Notices(patches), moments)
            for done, number in enumerate(numbers, start=1):
                try:
                    await games.watch(number)
                except Exception:
                    failed.append(number)
                    print(f"game {number} failed:\n{traceback.format_exc()}", flush=True)
                if every and (done % every == 0 or done == len(numbers)):
                    told = f"{done} games, {games.decisions} decisions, {games.seen.total()} pairs"
                    print(f"{told}, {time.process_time():.0f} s, failed: {failed}", flush=True)
    assert not failed, f"again with --first {failed[0]} --games 1 --moments {moments}: {failed}"
    return games


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.wire_leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--moments", type=int, default=MOMENTS, choices=range(1, MOMENTS + 1))
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as at:
        try:
            numbers = range(given.first, given.first + given.games)
            games = asyncio.run(watch_games(Path(at), numbers, moments=given.moments))
        except AssertionError as error:
            print(error)
            return 1
    for counted in (games.seen, games.used):
        for what, count in sorted(counted.items()):
            print(f"{count:8} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
