"""Trials of drawn maps: the machine plays a number of games on each, beside the bots, one game at a time."""

import asyncio
import logging
import secrets
from concurrent.futures import Executor
from typing import Any, Literal

from othersight.arena.simulate import Played, Run, play
from othersight.server.bots.worker_pool import background_executor
from othersight.server.errors import Refusal
from othersight.server.settings import Settings

MAX_KEPT = 100
Status = Literal["running", "done", "stopped", "failed"]


class Trial:
    """One map that is played on; `asked` is when somebody asked for it last."""

    def __init__(self, run: Run, now: float) -> None:
        self.id = secrets.token_urlsafe(16)
        self.run = run
        self.asked = now
        self.played: list[Played] = []
        self.status: Status = "running"


class MapTrials:
    """The trials of a server, each kept for a while."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.executor: Executor | None = None
        self.trials: dict[str, Trial] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, game: str, options: dict[str, Any]) -> Trial:
        """Begin to play on a map, unless too many are played on."""
        running = [one for one in self.trials.values() if one.status == "running"]
        if len(running) >= self.settings.trials_at_once:
            raise Refusal("server-trials-full", 429)
        settings = self.settings
        run = Run(game, settings.trial_games, settings.seed(), settings.trial_players, "", options)
        trial = Trial(run, settings.clock())
        for old in [id for id, one in self.trials.items() if one.status != "running"][:-MAX_KEPT]:
            del self.trials[old]
        self.trials[trial.id] = trial
        task = asyncio.create_task(self.carry_out(trial))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return trial

    def find(self, id: str) -> Trial:
        """A trial that somebody asks for."""
        if id not in self.trials:
            raise Refusal("server-no-such-trial", 404)
        trial = self.trials[id]
        trial.asked = self.settings.clock()
        return trial

    async def carry_out(self, trial: Trial) -> None:
        """Play game by game, as long as somebody asks for it."""
        if self.executor is None:
            self.executor = background_executor(self.settings.workers, "trials")
        loop = asyncio.get_running_loop()
        try:
            for number in range(trial.run.games):
                if self.settings.clock() - trial.asked > self.settings.trial_wait:
                    trial.status = "stopped"
                    return
                one = await loop.run_in_executor(self.executor, play, trial.run, number)
                trial.played.append(one)
            trial.status = "done"
        except Exception:
            trial.status = "failed"
            logging.getLogger("othersight").exception("a trial of a map has failed")

    def close(self) -> None:
        """Stop whatever is under way."""
        for task in self.tasks:
            task.cancel()
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
