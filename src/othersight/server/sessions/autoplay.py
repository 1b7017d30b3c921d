"""What the server does at a table by itself.

Bots answer; remembered answers are given, and those that anybody would give; a person's single option is taken if that
tells nobody anything; bots take over for persons who have left.
"""

import asyncio
import logging
import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from othersight.bots import USUAL, shown_time
from othersight.kernel.question import Option, Question, option_of
from othersight.scenarios.courses import OTHERS, Standing
from othersight.server.bots.worker_pool import ASIDE, BotAction, WorkerPool
from othersight.server.cluster.pubsub import PubSub
from othersight.server.ending import end_tasks
from othersight.server.errors import Refusal
from othersight.server.sessions.lease import Lease
from othersight.server.sessions.session import Session
from othersight.server.storage.rows import PLAYING
from othersight.server.tables.automatic_answers import automatic_answer
from othersight.server.tables.seats import BOT, PERSON

STOOD_DOWN = "stood-down"
"""The chat phrase of a bot that hands its seat to a weaker one."""
RETRY_AFTER = 1.0
"""Seconds before a failed step is tried again."""
LOOK_AGAIN = 15.0
"""Seconds without any change after which a process among several reads a table again."""
LEASE_CHECK = 2.0
"""Seconds before a process tries again to get the lease that another one has."""


class Autoplay:
    """One task for each session; it waits while there is nothing to do."""

    def __init__(self, session: Session, bots: WorkerPool, pubsub: PubSub) -> None:
        self.session = session
        self.table = session.table
        self.bots = bots
        self.pubsub = pubsub
        self.lease = Lease(session.table, pubsub)
        self.turns = 0
        """Grows whenever the task looks at the table again."""
        self.is_thinking = False
        """Whether a bot thinks, or waits for others to finish."""
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        """Stop, and give up the lease."""
        await end_tasks(self.task)
        await self.lease.release()

    async def run(self) -> None:
        """Play until nothing is left to do, then wait until something changes; without end."""
        while True:
            self.session.changed.clear()
            self.turns += 1
            try:
                await self.note_waits()
                while not self.table.is_stale and await self.play():
                    pass
                await self.wait()
            except Exception as error:
                self.note(error)
                await self.let_others_try()
                await asyncio.sleep(RETRY_AFTER)

    async def note_waits(self) -> None:
        """Note who is asked, at a table where that was not possible when it was loaded."""
        if self.table.waits or self.table.is_stale:
            return
        async with self.table.lock:
            await self.table.note_waits()
            if self.table.waits:
                self.session.broadcast_state()

    async def let_others_try(self) -> None:
        """After a failure give up the lease: another process may be able to do what this one could not."""
        try:
            await self.lease.release()
        except Exception:
            log = logging.getLogger("othersight")
            log.exception("table %s: the lease is not released", self.table.id)

    def note(self, error: Exception) -> None:
        """Log why a step was not done and tell the readers what has changed; whatever fails here, play goes on."""
        log = logging.getLogger("othersight")
        if isinstance(error, Refusal):
            log.warning("table %s: %s", self.table.id, error.key)
        else:
            log.error("table %s: autoplay has failed", self.table.id, exc_info=error)
        try:
            self.session.broadcast_remote_changes()
        except Exception:
            log.exception("table %s: changes are not sent", self.table.id)
            self.table.mark_stale()

    async def wait(self) -> None:
        """Wait until something changes or a person has been away too long, then act on absences."""
        now = self.session.settings.clock()
        waits = [until - now for until in self.session.presence.deadlines.values()]
        if self.table.proposal is not None:
            waits += [
                left
                for left in map(self.session.presence.seconds_until_left, self.table.owned)
                if left and left < math.inf
            ]
        left = max(0.05, min(waits)) if waits else None
        if self.lease.is_elsewhere:
            left = LEASE_CHECK
        if self.pubsub.has_others and self.session.readers:
            left = LOOK_AGAIN if left is None else min(left, LOOK_AGAIN)
        try:
            async with asyncio.timeout(left):  # wait_for might miss that we stop
                await self.session.changed.wait()
        except TimeoutError:
            await self.look_again()
        await self.replace_absent()
        await self.apply_agreed_undo()

    async def look_again(self) -> None:
        """Load what other processes have stored, in case a notice was lost."""
        if self.pubsub.has_others and self.table.status == PLAYING:
            async with self.table.lock:
                await self.table.catch_up()
                self.session.broadcast_remote_changes()

    async def play(self) -> bool:
        """One round of play; whether there was anything to do."""
        if self.table.status != PLAYING or not self.is_attended() or self.table.is_puzzle_over:
            return False
        standing = self.table.standing
        if standing is not None:
            return await self.play_lesson(standing)
        if not self.asked_bots() and not any(
            [automatic_answer(self.table, q) for q in self.table.game.questions]
        ):
            self.lease.is_elsewhere = False
            return False
        if not await self.lease.acquire():
            return False
        asked = self.asked_bots()  # the table may have changed while the lease was asked for
        if asked:
            await self.bots_play(asked)
            return True
        for question in self.table.game.questions:
            option = automatic_answer(self.table, question)
            if option is not None:
                await self.answer_for_person(question, option)
                return True
        return False

    def asked_bots(self) -> list[Question]:
        """The open questions of bots."""
        return [q for q in self.table.game.questions if self.table.seats[q.seat].holder == BOT]

    def has_work(self) -> bool:
        """Whether the server has to answer at this table, as a bot or for a lesson."""
        table = self.table
        if table.is_stale or table.status != PLAYING or table.is_puzzle_over:
            return False
        if not self.is_attended():
            return False
        standing = table.standing
        if standing is not None:
            return standing.phase == OTHERS and standing.due is not None
        return bool(self.asked_bots())

    def is_attended(self) -> bool:
        """Whether anybody plays or watches; a table of bots alone pauses without readers."""
        return bool(self.session.readers) or bool(self.table.persons)

    # -- lessons

    async def play_lesson(self, standing: Standing) -> bool:
        """Give the next answer of a lesson's script, if it is not the person's own."""
        if standing.phase != OTHERS or standing.due is None:
            return False
        if not await self.lease.acquire():
            return False
        await asyncio.sleep(self.session.settings.bot_pause)
        async with self.lease.locked():
            if self.table.standing == standing:
                await self.table.answer(standing.due.seat, standing.due.options[0])
                self.session.broadcast_state()
        return True

    # -- bots

    async def bots_play(self, asked: list[Question]) -> None:
        """Let all bots that are asked decide at the same time, after the same pause, all about the same position:
        the table may change while they think."""
        table = self.table
        game, names = table.game, [table.seats[question.seat].bot for question in asked]
        seeds = [f"{table.row.seed}/{question.seat}/{table.undo_count}" for question in asked]
        pause = asyncio.get_running_loop().create_task(self.pause(asked))
        async with self.lease.renewed():
            with table.metrics.bot_seconds.timed(), self.thinking():
                actions = [
                    await self.bots.choose(game, question.seat, name, seed)
                    for question, name, seed in zip(asked, names, seeds, strict=True)
                ]
            await pause
        for question, name, action in zip(asked, names, actions, strict=True):
            async with self.lease.locked():
                seat = question.seat
                open_now = self.table.asked.get(seat, (None, 0))[0] is question
                mine = self.table.seats[seat]
                if not open_now or mine.holder != BOT or mine.bot != name:
                    return  # the table has changed meanwhile: start again
                await self.carry_out(question, action)
                try:
                    await self.lower_level(seat, action.level)
                finally:  # the answer is stored in any case
                    self.session.broadcast_state()

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Note that bots think."""
        self.is_thinking = True
        try:
            yield
        finally:
            self.is_thinking = False

    async def lower_level(self, seat: int, level: str) -> None:
        """Seat the weaker bot that took over after a failure or a time-out, and say so in the chat."""
        mine = self.table.seats[seat]
        if mine.bot == level:
            return
        await self.table.set_seat(seat, replace(mine, bot=level))
        key = f"stood-down-{self.table.sequence}"
        self.session.broadcast_chat(await self.table.add_chat(seat, "table", "", STOOD_DOWN, key))

    async def carry_out(self, question: Question, action: BotAction) -> None:
        """Do what the bot wants; if that is not allowed, take the first option so that the game goes on."""
        try:
            if action.kind == ASIDE:
                await self.table.aside(question.seat, option_of(action.text))
            else:
                await self.table.answer(question.seat, option_of(action.text))
        except Refusal as refusal:
            if refusal.status != 400:
                raise
            logging.getLogger("othersight").error(
                "table %s: a bot chose no option of %s", self.table.id, question.kind
            )
            await self.table.answer(question.seat, question.options[0])

    async def pause(self, asked: list[Question]) -> None:
        """Wait the same time however quickly the bots decide, so that nobody learns how hard the choice was."""
        name, seats = self.table.game.definition.name, self.table.seats
        shown = [shown_time(seats[q.seat].bot, name, q.kind) for q in asked]
        await asyncio.sleep(
            max([self.session.settings.bot_pause, *shown]) if self.session.settings.bot_pause else 0
        )

    # -- persons

    async def answer_for_person(self, question: Question, option: Option) -> None:
        """Give the answer, if the question is still open."""
        if not self.table.is_alone:
            await asyncio.sleep(self.session.settings.bot_pause)
        async with self.lease.locked():
            asked = self.table.asked.get(question.seat, (None, 0))[0]
            if asked is question and automatic_answer(self.table, question) == option:
                await self.table.answer(question.seat, option)
                self.table.passed = (question.seat, option)
                self.session.broadcast_state()

    async def replace_absent(self) -> None:
        """Hand the seats of persons who have been away too long to bots."""
        now = self.session.settings.clock()
        for seat in [
            seat for seat, until in self.session.presence.deadlines.items() if until <= now
        ]:
            if not await self.lease.acquire():
                return
            async with self.lease.locked():
                if (
                    seat in self.session.presence.deadlines
                    and self.table.seats[seat].holder == PERSON
                ):
                    await self.table.hand_over(seat, USUAL)
                    self.session.broadcast_state()

    async def apply_agreed_undo(self) -> None:
        """Go back as proposed, if everybody who has not agreed has left."""
        if not self.table.is_undo_agreed or self.table.is_stale:
            return
        if not await self.lease.acquire():
            return
        async with self.lease.locked():
            if await self.table.go_back_if_agreed():
                self.session.broadcast_state()
