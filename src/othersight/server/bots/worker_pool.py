"""Bots at work: they get a table that their seat cannot tell from the true one, in a process or a thread of their own,
and give back what they would do. They keep what they have noticed as long as their game goes on."""

import asyncio
import logging
import multiprocessing
import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import othersight
from othersight.bots import NAMES, FallbackPlayer, Observation, Player, player
from othersight.kernel.game import Game
from othersight.kernel.hint import Hint
from othersight.server.errors import Refusal

MOST_PLAYERS = 512
ASIDE, ANSWER = "aside", "answer"
Done = TypeVar("Done")


class Task(NamedTuple):
    """A bot by all that makes it the same one, and what it sees now."""

    bot: str
    game: str
    seat: int
    seed: str
    figures: tuple[tuple[str, Any], ...]
    table: str
    """A saved game in which all that the seat does not know was dealt anew."""

    @property
    def player(self) -> tuple[Any, ...]:
        """All that makes a player the same one."""
        return (self.bot, self.game, self.seat, self.seed, self.figures)


_PLAYERS: OrderedDict[tuple[Any, ...], Player] = OrderedDict()


class Deed(NamedTuple):
    """What a bot does."""

    what: str
    """ASIDE or ANSWER."""
    text: str
    level: str
    """Who plays from now on: a level below where the bot has failed or overrun its time."""


def think(task: Task) -> Deed:
    """Whether the bot does something unasked or answers, and what."""
    one = player_for(task)
    observation = Observation(othersight.load(task.table), task.seat)
    said = one.aside(observation)
    what, text = (ASIDE, said) if said else (ANSWER, one.choose(observation))
    if isinstance(one, FallbackPlayer) and one.stood_down:
        del _PLAYERS[task.player]
        return Deed(what, text, one.level)
    return Deed(what, text, task.bot)


def advise(task: Task) -> Hint:
    """What a bot that sat down now would do, and why."""
    return othersight.load(task.table).hint(task.seat, task.bot)


def player_for(task: Task) -> Player:
    """The player who has played this seat before, or a new one."""
    one = _PLAYERS.pop(task.player, None)
    if one is None:
        one = player(task.bot, task.game, task.seat, task.seed, dict(task.figures))
    _PLAYERS[task.player] = one
    if len(_PLAYERS) > MOST_PLAYERS:
        _PLAYERS.popitem(last=False)
    return one


def leave_with_the_server() -> None:
    """A worker ends when its server does, however that came about."""
    threading.Thread(target=wait_for_the_end, daemon=True).start()


def wait_for_the_end() -> None:
    """Until there is no server any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def task_for(game: Game, seat: int, bot: str, seed: str) -> Task:
    """What a worker needs; nothing in it that the seat may not know."""
    figures = tuple(sorted(game.start["options"].get("figures", {}).items()))
    dealt = game.deal_anew(seat, f"{seed}/{game.history.length}").save()
    return Task(bot, game.definition.name, seat, seed, figures, dealt)


class Machines:
    """Where bots think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.executor = self.new_executor()

    def new_executor(self) -> Executor:
        """A worker of its own for each process, or one thread."""
        if not self.workers:
            return ThreadPoolExecutor(1, "bots")
        fresh = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, fresh, leave_with_the_server)

    def close(self) -> None:
        """No more thinking."""
        self.executor.shutdown(wait=False, cancel_futures=True)

    async def choose(self, game: Game, seat: int, bot: str, seed: str) -> Deed:
        """What a bot does at a seat; one that fails takes any option this once, so that the game goes on."""
        task = task_for(game, seat, bot, seed)
        try:
            return await self.work(think, task)
        except Exception:
            logging.getLogger("othersight").exception("a bot has failed at %s", game.questions)
        deed = await asyncio.to_thread(think, task._replace(bot="random"))
        return deed._replace(level=bot)

    async def hint(self, game: Game, seat: int, bot: str) -> Hint:
        """What a bot would do at a seat, and why."""
        return await self.work(advise, task_for(game, seat, bot, "hint"))

    async def work(self, job: Callable[[Task], Done], task: Task) -> Done:
        """A job done by a worker; if a worker has died, once more by another."""
        loop = asyncio.get_running_loop()
        executor = self.executor
        try:
            return await loop.run_in_executor(executor, job, task)
        except BrokenProcessPool:
            executor = self.instead_of(executor)
        try:
            return await loop.run_in_executor(executor, job, task)
        except BrokenProcessPool:
            self.instead_of(executor)
            raise

    def instead_of(self, broken: Executor) -> Executor:
        """New workers, unless somebody who waited for the same ones has found new ones already."""
        if self.executor is broken:
            logging.getLogger("othersight").warning("a worker of the bots has died")
            self.executor = self.new_executor()
            broken.shutdown(wait=False)
        return self.executor


def check_bot(name: str) -> str:
    """The name, if a bot bears it."""
    if name not in NAMES:
        raise Refusal("server-no-such-bot", 400, name=name, names=", ".join(NAMES))
    return name
