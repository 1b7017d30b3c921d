"""Studies of finished games: chances, turning points and luck, worked out beside the bots, one game at a time."""

import asyncio
import logging
from concurrent.futures import Executor
from typing import Any, NamedTuple

import othersight
from othersight.server.bots.worker_pool import background_executor
from othersight.server.settings import Settings
from othersight.server.texts.language import say_in
from othersight.study.analysis import AnalysisRequest, analyse
from othersight.study.past_games import Past
from othersight.study.report import report
from othersight.toolkit.phrases import Phrase

MAX_KEPT = 100
SIDE = "analyse-side"
FIGURE = "analyse-figure"


class StudyTask(NamedTuple):
    """A saved game that is over, and how closely it is looked at."""

    game: str
    language: str
    asked: AnalysisRequest


def work_out(task: StudyTask) -> dict[str, Any]:
    """Everything that is said of a game afterwards, in words of a language."""
    say = say_in(task.language)
    found = report(analyse(Past(othersight.load(task.game)), task.asked), say)
    sides = {side: say(Phrase(SIDE, side=side)) for side in found["luck"]["sides"]}
    for line in found["luck"]["figures"]:
        line["name"] = say(Phrase(FIGURE, side=line["side"], name=line["name"]))
    return {**found, "sides": {**sides, found["side"]: say(Phrase(SIDE, side=found["side"]))}}


class Studies:
    """The studies of a server, each made once and kept for a while."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.executor: Executor | None = None
        self.tasks: dict[tuple[str, str, int], asyncio.Task[dict[str, Any]]] = {}
        """By table, language and game: the end of a game may be undone, and another one come."""

    def study(self, table: str, game: str, language: str) -> asyncio.Task[dict[str, Any]]:
        """The study of a table's game, under way or done; begun if nobody has asked before."""
        key = (table, language, hash(game))
        known = self.tasks.get(key)
        if known is None or (known.done() and known.exception() is not None):
            asked = AnalysisRequest(
                self.settings.study_players,
                points=self.settings.study_points,
                games=self.settings.study_games,
                turning=self.settings.study_turning,
            )
            known = asyncio.create_task(self.run(StudyTask(game, language, asked)))
            self.tasks[key] = known
            for old in [one for one, task in self.tasks.items() if task.done()][:-MAX_KEPT]:
                del self.tasks[old]
        return known

    async def run(self, task: StudyTask) -> dict[str, Any]:
        """Work it out in a process of its own, so that no bot waits for it."""
        if self.executor is None:
            self.executor = background_executor(self.settings.workers, "studies")
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.executor, work_out, task)
        except Exception:
            logging.getLogger("othersight").exception("a study has failed")
            raise

    def close(self) -> None:
        """Stop whatever is under way."""
        for task in self.tasks.values():
            task.cancel()
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
