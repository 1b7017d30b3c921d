"""Bots think in worker processes or a thread.

A worker gets a game in which everything that the bot's seat does not know was redealt, and returns what the bot does.
Players stay in the worker's memory, so that a bot remembers what it has noticed.
"""

import asyncio
import logging
import multiprocessing
import os
import random
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import othersight
from othersight.bots import FallbackPlayer, Observation, Player, player
from othersight.kernel.game import Game
from othersight.kernel.hint import Hint
from othersight.kernel.question import text_of
from othersight.server.bots.offered import bot_names
from othersight.server.errors import CONFLICT, Refusal

MAX_PLAYERS = 512
MAX_HINTS = 8
"""Hints at the same time, of all tables together: those of one connection are few, but there may be many connections,
and bots wait until they are found."""
ASIDE, ANSWER = "aside", "answer"
Result = TypeVar("Result")


class Task(NamedTuple):
    """Which bot is asked, and what it sees now."""

    bot: str
    game: str
    seat: int
    seed: str
    figures: tuple[tuple[str, Any], ...]
    table: str
    """A saved game in which everything that the seat does not know was redealt."""

    @property
    def player(self) -> tuple[Any, ...]:
        """The key of the player in the worker's memory."""
        return (self.bot, self.game, self.seat, self.seed, self.figures)


_PLAYERS: OrderedDict[tuple[Any, ...], Player] = OrderedDict()


class BotAction(NamedTuple):
    """What a bot does."""

    kind: str
    """ASIDE or ANSWER."""
    text: str
    level: str
    """The level that plays from now on: a lower one if the bot has failed or used too much time."""


def think(task: Task) -> BotAction:
    """What the bot does: something unasked, or the answer to its question."""
    one = player_for(task)
    observation = Observation(othersight.load(task.table), task.seat)
    aside = one.aside(observation)
    kind, text = (ASIDE, aside) if aside else (ANSWER, one.choose(observation))
    if isinstance(one, FallbackPlayer) and one.stood_down:
        del _PLAYERS[task.player]
        return BotAction(kind, text, one.level)
    return BotAction(kind, text, task.bot)


def decide_once(task: Task) -> BotAction:
    """The answer of a new bot to the question of its seat, and nothing unasked."""
    one = player(task.bot, task.game, task.seat, task.seed, dict(task.figures))
    chosen = one.choose(Observation(othersight.load(task.table), task.seat))
    return BotAction(ANSWER, chosen, task.bot)


def advise(task: Task) -> Hint:
    """What a new bot would do, and why."""
    return othersight.load(task.table).hint(task.seat, task.bot)


def player_for(task: Task) -> Player:
    """The player that has played this seat before, or a new one."""
    one = _PLAYERS.pop(task.player, None)
    if one is None:
        one = player(task.bot, task.game, task.seat, task.seed, dict(task.figures))
    _PLAYERS[task.player] = one
    if len(_PLAYERS) > MAX_PLAYERS:
        _PLAYERS.popitem(last=False)
    return one


def exit_with_parent() -> None:
    """End this process when its parent ends, for whatever reason."""
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    """Wait for the end of the parent process, then exit."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def background_executor(workers: int, name: str) -> Executor:
    """One process for work that no bot shall wait for; one thread where the bots have no process either."""
    if not workers:
        return ThreadPoolExecutor(1, name)
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), exit_with_parent)


def task_for(game: Game, seat: int, bot: str, seed: str) -> Task:
    """The task for a worker; it contains nothing that the seat may not know."""
    figures = tuple(sorted(game.start["options"].get("figures", {}).items()))
    dealt = game.deal_anew(seat, f"{seed}/{game.history.length}").save()
    return Task(bot, game.definition.name, seat, seed, figures, dealt)


class WorkerPool:
    """The workers in which bots think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.executor = self.new_executor()
        self.hints = 0
        """How many are being looked for."""

    def new_executor(self) -> Executor:
        """A pool of processes, or one thread."""
        if not self.workers:
            return ThreadPoolExecutor(1, "bots")
        fresh = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, fresh, exit_with_parent)

    def close(self) -> None:
        """Stop all workers."""
        self.executor.shutdown(wait=False, cancel_futures=True)

    async def choose(
        self, game: Game, seat: int, bot: str, seed: str, once: bool = False
    ) -> BotAction:
        """What a bot does at a seat; if it fails, a random option this once, so that the game goes on. `once`: it
        answers in the place of a person, and does nothing else."""
        try:
            return await self.run(decide_once if once else think, task_for(game, seat, bot, seed))
        except Exception:
            logging.getLogger("othersight").exception("a bot has failed: %s", bot)
        options = game.question_of(seat).options
        option = random.Random(f"{seed}/{game.history.length}").choice(options)
        return BotAction(ANSWER, text_of(option), bot)

    async def hint(self, game: Game, seat: int, bot: str) -> Hint:
        """What a bot would do at a seat, and why; refused if too many want to know."""
        if self.hints >= MAX_HINTS:
            raise Refusal("server-still-looking", CONFLICT)
        self.hints += 1
        try:
            return await self.run(advise, task_for(game, seat, bot, "hint"))
        finally:
            self.hints -= 1

    async def run(self, job: Callable[[Task], Result], task: Task) -> Result:
        """Run a job in a worker; if the worker has died, run it once more in another."""
        loop = asyncio.get_running_loop()
        executor = self.executor
        try:
            return await loop.run_in_executor(executor, job, task)
        except BrokenProcessPool:
            executor = self.replace_executor(executor)
        try:
            return await loop.run_in_executor(executor, job, task)
        except BrokenProcessPool:
            self.replace_executor(executor)
            raise

    def replace_executor(self, broken: Executor) -> Executor:
        """Start new workers, unless another task has replaced the broken ones already."""
        if self.executor is broken:
            logging.getLogger("othersight").warning("a bot worker has died")
            self.executor = self.new_executor()
            broken.shutdown(wait=False)
        return self.executor


def check_bot(name: str) -> str:
    """The name of a bot; refused if there is no such bot."""
    if name not in bot_names():
        raise Refusal("server-no-such-bot", 400, name=name, names=", ".join(bot_names()))
    return name
