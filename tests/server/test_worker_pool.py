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
from othersight.server.errors import Refusal


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


def test_few_hints_are_looked_for_at_once_so_that_bots_get_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_end, (game, seat) = threading.Event(), table()
    advised = worker_pool.advise

    def slowly(task: Task) -> Any:
        may_end.wait(60)
        return advised(task)

    monkeypatch.setattr(worker_pool, "advise", slowly)

    async def ask_many() -> list[Any]:
        workers = workers_like(lambda: ThreadPoolExecutor(2 * worker_pool.MAX_HINTS))
        asked = [workers.hint(game, seat, "novice") for _ in range(worker_pool.MAX_HINTS + 3)]
        found = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0.1)
        may_end.set()
        answers = await found
        return [*answers, await workers.hint(game, seat, "novice")]

    *answers, later = asyncio.run(ask_many())
    refused = [one.key for one in answers if isinstance(one, Refusal)]
    assert refused == ["server-still-looking"] * 3
    assert later.option == answers[0].option, "as soon as there is room"
