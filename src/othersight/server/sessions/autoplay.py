"""What the server does at a table by itself: bots answer, remembered answers are given, what is no choice passes
where nobody can learn from it, and bots take over for those who have left."""

import asyncio
import logging
from contextlib import suppress

from othersight.bots import USUAL, shown_time
from othersight.kernel.question import Option, Question, option_of
from othersight.server.bots.worker_pool import ASIDE, Deed, Machines
from othersight.server.cluster.pubsub import Bell
from othersight.server.errors import Refusal
from othersight.server.sessions.session import Room
from othersight.server.storage.rows import PLAYING, SeatRow
from othersight.server.tables.seats import BOT, PERSON

USUAL_BOT = USUAL
STOOD_DOWN = "stood-down"
"""The phrase with which a bot leaves its seat to a weaker one."""
AGAIN_AFTER = 1.0
"""Seconds after which what could not be stored is tried again."""
LOOK_AGAIN = 2.0
"""Seconds after which a process looks whether the one that plays for the server is still there."""


class Hands:
    """One task for each table that is in memory; it sleeps while there is nothing to do."""

    def __init__(self, room: Room, machines: Machines, bell: Bell) -> None:
        self.room = room
        self.table = room.table
        self.machines = machines
        self.bell = bell
        self.is_others_turn = False
        """Another process plays for the server at this table."""
        self.task = asyncio.get_running_loop().create_task(self.work())

    async def stop(self) -> None:
        """No more."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        await self.bell.release(self.table.id)

    async def work(self) -> None:
        """Play whatever is the server's to play, then wait until something changes."""
        while True:
            self.room.changed.clear()
            try:
                while not self.table.is_stale and await self.play():
                    pass
                await self.wait()
            except Refusal as refusal:
                logging.getLogger("othersight").warning("table %s: %s", self.table.id, refusal.key)
                self.room.tell_news()
                await asyncio.sleep(AGAIN_AFTER)
            except Exception:
                logging.getLogger("othersight").exception("table %s stands still", self.table.id)
                await asyncio.sleep(AGAIN_AFTER)

    async def wait(self) -> None:
        """Until something changes or somebody has been away for too long."""
        now = self.room.settings.clock()
        waits = [until - now for until in self.room.deadlines.values()]
        if self.table.proposal is not None:
            waits += [left for left in map(self.room.left_in, self.table.owned) if left]
        left = max(0.05, min(waits)) if waits else None
        if self.is_others_turn:
            left = LOOK_AGAIN if left is None else min(left, LOOK_AGAIN)
        with suppress(TimeoutError):
            async with asyncio.timeout(left):  # wait_for might miss that we stop
                await self.room.changed.wait()
        await self.replace_absent()
        await self.do_what_is_agreed()

    async def play(self) -> bool:
        """One round of what is the server's to do; whether there was anything."""
        if self.table.status != PLAYING or not self.somebody_cares():
            return False
        asked = [q for q in self.table.game.questions if self.table.seats[q.seat].holder == BOT]
        if not asked and not any([self.answer_for(q) for q in self.table.game.questions]):
            self.is_others_turn = False
            return False
        self.is_others_turn = not await self.bell.may_play(self.table.id)
        if self.is_others_turn:
            return False
        if asked:
            await self.bots_play(asked)
            return True
        for question in self.table.game.questions:
            option = self.answer_for(question)
            if option is not None:
                await self.answer_in_place_of(question, option)
                return True
        return False

    def somebody_cares(self) -> bool:
        """A table of bots alone plays while somebody watches."""
        return bool(self.room.readers) or bool(self.table.persons)

    # -- bots

    async def bots_play(self, asked: list[Question]) -> None:
        """All bots that are asked at once decide at once, after the same pause."""
        pause = asyncio.get_running_loop().create_task(self.pause(asked))
        found = [await self.choice(question) for question in asked]
        await pause
        for question, deed in zip(asked, found, strict=True):
            async with self.table.lock:
                seat = question.seat
                open_now = self.table.asked.get(seat, (None, 0))[0] is question
                if not open_now or self.table.seats[seat].holder != BOT:
                    return  # something has happened meanwhile: look again
                await self.carry_out(question, deed)
                await self.replace_weak(seat, deed.level)
                self.room.tell_state()

    async def replace_weak(self, seat: int, level: str) -> None:
        """A bot that has failed or overrun its time has given way to the level below: all at the table are told."""
        mine = self.table.seats[seat]
        if mine.bot == level:
            return
        await self.table.put(seat, SeatRow(BOT, level, mine.nick, mine.kept))
        key = f"stood-down-{self.table.sequence}"
        self.room.tell_chat(await self.table.say(seat, "table", "", STOOD_DOWN, key))

    async def carry_out(self, question: Question, deed: Deed) -> None:
        """What the bot wants; one that wants what is not open takes the first option, so that the game goes on."""
        try:
            if deed.what == ASIDE:
                await self.table.aside(question.seat, option_of(deed.text))
            else:
                await self.table.answer(question.seat, option_of(deed.text))
        except Refusal as refusal:
            if refusal.status != 400:
                raise
            logging.getLogger("othersight").error("a bot wants %r at %r", deed.text, question)
            await self.table.answer(question.seat, question.options[0])

    async def pause(self, asked: list[Question]) -> None:
        """However quickly a bot decides, it takes the same time: a question with a single option is asked only so that
        nobody learns there was none."""
        name, seats = self.table.game.definition.name, self.table.seats
        shown = [shown_time(seats[q.seat].bot, name, q.kind) for q in asked]
        await asyncio.sleep(
            max([self.room.settings.pace, *shown]) if self.room.settings.pace else 0
        )

    async def choice(self, question: Question) -> Deed:
        """What the bot at a seat does."""
        table = self.table
        seed = f"{table.row.seed}/{question.seat}/{table.incarnation}"
        bot = table.seats[question.seat].bot
        return await self.machines.choose(table.game, question.seat, bot, seed)

    # -- persons

    def answer_for(self, question: Question) -> Option | None:
        """What is answered for a person: what they want remembered, or the only option where that tells nobody."""
        if self.table.seats[question.seat].holder != PERSON:
            return None
        wanted = self.table.remembered_by(question.seat).get(question.kind)
        if wanted is not None and option_of(wanted) in question.options:
            return option_of(wanted)
        if len(question.options) == 1 and self.table.is_alone:
            return question.options[0]
        return None

    async def answer_in_place_of(self, question: Question, option: Option) -> None:
        """Give the answer, if the question still stands."""
        if not self.table.is_alone:
            await asyncio.sleep(self.room.settings.pace)
        async with self.table.lock:
            asked = self.table.asked.get(question.seat, (None, 0))[0]
            if asked is question and self.answer_for(question) == option:
                await self.table.answer(question.seat, option)
                self.table.passed = (question.seat, option)
                self.room.tell_state()

    async def replace_absent(self) -> None:
        """Bots play for those who have been away for too long."""
        now = self.room.settings.clock()
        for seat in [seat for seat, until in self.room.deadlines.items() if until <= now]:
            async with self.table.lock:
                if seat in self.room.deadlines and self.table.seats[seat].holder == PERSON:
                    await self.table.hand_over(seat, USUAL_BOT)
                    self.room.tell_state()

    async def do_what_is_agreed(self) -> None:
        """What is proposed is done when the last who has not agreed has been away for long."""
        if self.table.proposal is None or self.table.is_stale:
            return
        async with self.table.lock:
            if await self.table.go_back_if_agreed():
                self.room.tell_state()
