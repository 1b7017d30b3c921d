"""A game and its twin at two servers, with a reader in every seat: what those receive who must not notice a difference
is the same, byte by byte."""

import itertools
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import NamedTuple

from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.question import Option, text_of
from othersight.server.bots import worker_pool
from othersight.server.notices.web_push import AUTH, encoded, new_key, public_key
from tests.no_leak.twins import Twin
from tests.no_leak.watch import believers
from tests.server.wire.asking import SPECTATOR, Watcher, some
from tests.server.wire.figures import Log, check_no_links, counted_since, figures
from tests.server.wire.servers import LONG, Notices, Server, token_of

LATER = 2
"""Decisions over which a pair is watched."""
BOT = "novice"
HOOK = "http://127.0.0.1:9054/seat-{seat}"
BROWSER = "http://127.0.0.1:9055/push/{seat}"


class Plan(NamedTuple):
    """What is done at a moment besides that which is always done."""

    turn: int
    hints: bool = False
    branch: bool = False
    bots: bool = False
    notices: bool = False
    undo: bool = False


def same(all_ours: list[str], all_theirs: list[str], what: str) -> None:
    """Assert that both are the same, or say where they differ."""
    for one, other in itertools.zip_longest(all_ours, all_theirs, fillvalue=""):
        if one != other:
            ours, theirs = [
                text[max(0, text.find("{")) :] for text in (one, other)
            ]  # lengths come first
            at = next(n for n, (a, b) in enumerate(itertools.zip_longest(ours, theirs)) if a != b)
            near = slice(max(0, at - 90), at + 90)
            raise AssertionError(f"{what}: {one[:60]} ... {ours[near]!r} or {theirs[near]!r}")


class Pair:
    """A game, its twin, and their readers."""

    def __init__(self, servers: tuple[Server, Server], twin: Twin, plan: Plan) -> None:
        self.servers = servers
        self.twin = twin
        self.plan = plan
        self.hidden = list(twin.hidden_from)
        """The readers to whom the difference is still hidden."""
        self.looked_at = twin.game.history.length
        """Decisions after which it was seen whether the difference has come to light."""
        self.believing = believers(twin) if twin.believable else []
        self.watchers: list[dict[int, Watcher]] = [{}, {}]
        self.counted = [figures(server) for server in servers]
        self.logs = [Log(), Log()]
        self.sent: Counter[str] = Counter()
        """Notices and the answers of bots."""

    @property
    def used(self) -> Counter[str]:
        """The doors of one server through which those were told something who were compared at first."""
        total = self.sent.copy()
        for seat in self.twin.hidden_from:
            one = self.watchers[0][seat]
            total.update(one.used)
            total["socket"] += len(one.socket.texts)
            total["stream"] += len(one.stream.texts) if one.stream else 0
        return total

    @property
    def games(self) -> list[Game]:
        return [server.game for server in self.servers]

    async def open(self) -> None:
        """Everybody connects, and one of the watched as a program besides."""
        programs = some([seat for seat in self.hidden if seat >= 0] or [LONG], self.plan.turn, 1)
        outside = SPECTATOR in self.hidden
        for server, watchers in zip(self.servers, self.watchers, strict=True):
            for seat in range(SPECTATOR, len(server.game.seats)):
                believing = seat in self.believing
                watchers[seat] = Watcher(server, seat, self.plan.turn, outside, believing)
                await watchers[seat].open(seat in programs and self.plan.turn % 2 == 0)
            await server.settle()

    async def close(self) -> None:
        """Everybody leaves, and the tables are forgotten."""
        for server, watchers in zip(self.servers, self.watchers, strict=True):
            for watcher in watchers.values():
                await watcher.leave()
            await server.clear()

    # -- comparing

    def compare(self) -> None:
        """Whoever must not notice has received the same from both, until now."""
        for seat in self.hidden:
            ours, theirs = [watchers[seat].received for watchers in self.watchers]
            same(ours, theirs, f"seat {seat} can tell {self.twin.what}")

    @contextmanager
    def logged(self, place: int) -> Iterator[None]:
        """Note what is logged while one of the servers is asked."""
        log = logging.getLogger("othersight")
        log.addHandler(self.logs[place])
        try:
            yield
        finally:
            log.removeHandler(self.logs[place])

    def compare_figures(self) -> None:
        """Figures and log of the servers say the same, and no log has a secret link."""
        ours, theirs = [counted_since(*one) for one in zip(self.servers, self.counted, strict=True)]
        same(ours, theirs, f"the figures tell {self.twin.what}")
        same(self.logs[0].lines, self.logs[1].lines, f"the log tells {self.twin.what}")
        for log in self.logs:
            check_no_links(log.lines, len(self.twin.game.seats))

    def look_for_light(self) -> None:
        """Those are no longer compared to whom the rules have shown the difference, after any of the decisions since
        the last look; once the game is over, anybody may read the whole truth of it."""
        both = [server.session.table for server in self.servers]
        if all([table.game.outcome for table in both]):
            self.hidden = []
            return
        last = min([table.game.history.length for table in both])
        for step in range(self.looked_at + 1, last + 1):
            ours, theirs = [table.positions.at(step, table.game) for table in both]
            self.hidden = [s for s in self.hidden if not self.twin.comes_to_light(ours, theirs, s)]
        self.looked_at = last

    async def question(self, number: int) -> None:
        """Two of the watched ask, say and try what they can."""
        for seat in some(self.hidden, self.plan.turn + number, 2 if number == 0 else 1):
            for place, watchers in enumerate(self.watchers):
                one = watchers[seat]
                with self.logged(place):
                    await self.question_one(one, number)
        for server in self.servers:
            await server.settle()
        self.look_for_light()
        self.compare()

    async def question_one(self, one: Watcher, number: int) -> None:
        """One reader asks, says and tries what it can at one server."""
        hints = self.plan.hints and one.seat in self.believing and number == 0
        await one.ask(number, hints)
        await one.try_commands(number)
        if one.stream:
            await one.say(number)
        if (self.plan.turn + number) % 2 or number == 0:
            await one.read_doors(number)
            await one.post_doors(number)

    async def branch(self) -> None:
        """What a seat can believe is dealt alike, so that its branches are the same."""
        for seat in [seat for seat in self.believing if seat >= 0 and seat in self.hidden][:1]:
            for watchers in self.watchers:
                await watchers[seat].branch()
        self.compare()

    # -- going on

    def common(self, chance: Chance) -> tuple[int, Option] | None:
        """Somebody who is asked, and an option that both tables allow."""
        ours, theirs = self.games
        if not ours.questions or not theirs.questions:
            return None
        question = ours.questions[chance.below(len(ours.questions))]
        other = [q for q in theirs.questions if q.seat == question.seat]
        options = [o for o in question.options if other and o in other[0].options]
        return (question.seat, options[chance.below(len(options))]) if options else None

    async def decide(self, number: int, chance: Chance) -> bool:
        """One decision at both, by a person or by a bot, or something unasked; whether it could be made."""
        found = self.common(chance)
        if found is None:
            return False
        seat, option = found
        by_bot = self.plan.bots and seat in self.believing and number == 1
        unasked = self.unasked(chance) if number == 2 else None
        self.sent["decided by " + ("bot" if by_bot else "aside" if unasked else "person")] += 1
        for server, watchers in zip(self.servers, self.watchers, strict=True):
            if by_bot:
                await self.hand_over(server, watchers[seat])
            elif unasked:
                said = {"sequence": server.session.table.sequence, "option": text_of(unasked[1])}
                await watchers[unasked[0]].socket.command("aside", f"going-aside-{number}", **said)
            else:
                since = server.session.table.asked[seat][1]
                said = {"sequence": since, "option": text_of(option)}
                reply = await watchers[seat].answer(f"going-on-{number}", **said)
                assert reply["type"] == "done", reply
            await server.settle()
        return True

    def unasked(self, chance: Chance) -> tuple[int, Option] | None:
        """Something that a seat may do at both tables without being asked."""
        ours, theirs = self.games
        seat = chance.below(len(ours.seats))
        both = [option for option in ours.asides(seat) if option in theirs.asides(seat)]
        return (seat, both[chance.below(len(both))]) if both else None

    async def hand_over(self, server: Server, watcher: Watcher) -> None:
        """A bot answers for a seat, which then takes it back."""
        worker_pool._PLAYERS.clear()  # a player of the other server must not remember anything here
        await watcher.socket.command("hand-over", "to-a-bot", bot=BOT)
        await server.settle()
        await watcher.socket.command("take-back", "back-again")

    async def undo(self, number: int) -> None:
        """Somebody proposes to go back; one of the watched says no, or all agree."""
        self.sent["undo"] += 1
        for server, watchers in zip(self.servers, self.watchers, strict=True):
            table = server.session.table
            to, by = table.positions.first, table.persons[number % len(table.persons)]
            said = {"sequence": table.sequence, "to": to}
            await watchers[by].socket.command("undo", f"going-undo-{number}", **said)
            for seat in table.persons:
                if table.proposal is not None and seat != by:
                    vote = {"proposal": table.proposal.number, "agree": self.plan.turn % 3 > 0}
                    await watchers[seat].socket.command(
                        "consent", f"going-vote-{number}-{seat}", **vote
                    )
            await server.settle()
        self.compare()

    # -- notices

    async def notify(self, notices: Notices) -> None:
        """What is sent to a person who is away, to an address or to a browser, says nothing of the position, not even
        what that seat may know."""
        asked = [{q.seat for q in game.questions} for game in self.games]
        turn = self.plan.turn
        for seat in some(sorted(asked[0] & asked[1]), turn, 1):
            sent = []
            for server, watchers in zip(self.servers, self.watchers, strict=True):
                await watchers[seat].leave()
                here = f"/api/tables/{server.table}/notices"
                for wanted in wanted_notices(seat, turn):
                    status, told = await server.ask("POST", here, token_of(seat), wanted)
                    assert status == 201, told
                sent.append(await notices.due(server))
            assert sent[0], f"seat {seat} was not told"
            self.sent.update([f"notice by {one['kind']}" for one in wanted_notices(seat, turn)])
            same(sent[0], sent[1], f"a notice for seat {seat} tells {self.twin.what}")


def wanted_notices(seat: int, turn: int) -> list[dict[str, str]]:
    """How a seat wants to be told: at an address, in a browser, or both."""
    webhook = {"kind": "webhook", "address": HOOK.format(seat=seat)}
    push = {"kind": "push", "address": BROWSER.format(seat=seat), **browser_keys()}
    return [[webhook], [push], [webhook, push]][turn % 3]


@cache
def browser_keys() -> dict[str, str]:
    """The keys of a browser."""
    return {"p256dh": public_key(new_key()), "auth": encoded(bytes(AUTH))}


async def watch(
    servers: tuple[Server, Server],
    games: tuple[Game, Twin],
    plan: Plan,
    chance: Chance,
    notices: Notices,
) -> Counter[str]:
    """A pair, now and for some decisions; the doors through which somebody was told something."""
    game, twin = games
    pair = Pair(servers, twin, plan)
    try:
        id, move_time = f"twins-{plan.turn}", 86_400.0 * (plan.turn % 2)
        for server, one in zip(servers, (game, twin.game), strict=True):
            await server.lay(id, one, ("listed", "link")[plan.turn % 2], move_time)
        await pair.open()
        pair.look_for_light()  # the servers may have answered
        await pair.question(0)
        if pair.hidden:
            pair.compare_figures()
        if plan.branch:
            await pair.branch()
        for number in range(1, LATER + 1):
            if not pair.hidden or not await pair.decide(number, chance):
                break
            pair.look_for_light()
            pair.compare()
            await pair.question(number)
        if plan.undo and pair.hidden:
            await pair.undo(LATER)
        if plan.notices:
            await pair.notify(notices)
        return pair.used
    finally:
        with suppress(KeyError):
            await pair.close()
