"""If a worker dies, another one takes over, and the bot plays on."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

import othersight
from othersight.kernel.game import Game
from othersight.server.bots import worker_pool
from othersight.server.bots.worker_pool import BotAction, Task, WorkerPool


class Dead(ThreadPoolExecutor):
    """A pool in which a worker was killed."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        raise BrokenProcessPool


def table() -> tuple[Game, int]:
    game = othersight.new("they-live", 1)
    return game, game.questions[0].seat


def choose(workers: WorkerPool, bot: str = "novice") -> BotAction:
    game, seat = table()
    worker_pool._PLAYERS.clear()  # a player who is asked again goes on where it was
    return asyncio.run(workers.choose(game, seat, bot, "seed"))


def workers_like(*made: Callable[[], ThreadPoolExecutor]) -> WorkerPool:
    """A WorkerPool that uses these executors, one after the other."""
    waiting = list(made)

    class Given(WorkerPool):
        def new_executor(self) -> ThreadPoolExecutor:
            return waiting.pop(0)()

    return Given(1)


def alive() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1)


def test_a_bot_whose_worker_has_died_thinks_again_with_another() -> None:
    workers = workers_like(Dead, alive)
    assert choose(workers) == choose(workers_like(alive))
    assert not isinstance(workers.executor, Dead)


def test_two_who_waited_for_the_same_dead_worker_get_one_new_one() -> None:
    workers = workers_like(Dead, alive)
    broken = workers.executor
    assert workers.replace_executor(broken) is workers.replace_executor(broken)


def test_where_workers_die_again_and_again_any_option_is_taken_this_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[threading.Thread] = []
    thought = worker_pool.think

    def noted(task: Task) -> BotAction:
        threads.append(threading.current_thread())
        assert task.bot == "random"
        return thought(task)

    monkeypatch.setattr(worker_pool, "think", noted)
    workers = workers_like(Dead, Dead, alive)
    assert choose(workers, "expert").level == "expert"
    assert threading.main_thread() not in threads
    assert not isinstance(workers.executor, Dead)


def test_a_bot_that_fails_beyond_help_plays_on_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = worker_pool.think

    def stumble(task: Task) -> BotAction:
        if task.bot != "random":
            raise ZeroDivisionError
        return thought(task)

    monkeypatch.setattr(worker_pool, "think", stumble)
    assert choose(workers_like(alive)).level == "novice"
