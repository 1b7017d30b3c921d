"""Builds what a reader is sent about a table, from nothing but what the reader's seat may know.

Everything of a game that leaves the server through a socket is made here, or in the log and chat messages.
"""

import json
import re
from functools import cache
from typing import Any

from othersight.games import asked_for, plugin_of, words_of
from othersight.kernel.game import Game
from othersight.kernel.question import Question
from othersight.locales import languages
from othersight.scenarios.courses import ANSWER, TELL, Standing
from othersight.server.bots.offered import bot_names
from othersight.server.protocol import PROTOCOL
from othersight.server.protocol.server_messages import (
    LessonInfo,
    OptionInfo,
    PageInfo,
    ProposalInfo,
    PuzzleInfo,
    QuestionInfo,
    RememberedAnswer,
    SeatInfo,
    TargetInfo,
    UndoInfo,
    Welcome,
)
from othersight.server.sessions import goal_messages
from othersight.server.sessions.chat_messages import ChatMessages
from othersight.server.sessions.log_messages import LogMessages
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.remembered_answers import remembered_answer
from othersight.server.sessions.state_changes import Differences
from othersight.server.sessions.view_parts import ViewParts, hash_of
from othersight.server.sessions.wishes_messages import wishes_info
from othersight.server.storage.rows import OVER, PLAYING
from othersight.server.tables.automatic_answers import automatic_answer
from othersight.server.tables.seats import SPECTATOR
from othersight.server.tables.table import Table
from othersight.server.tables.wishes import is_wish
from othersight.server.texts.chat_presets import chat_presets
from othersight.server.texts.language import capitalized, say_in, text_in
from othersight.server.texts.option_info import option_info, unasked_forms
from othersight.server.texts.sitting import sitting_in

UNASKED = "aside"


class MessageBuilder:
    """Builds the messages for the readers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log = LogMessages(table)
        self.chat = ChatMessages(table)
        self.view_parts = ViewParts()
        self.goals = goal_messages.Goals()
        self.differences = Differences()
        self.seen: dict[int, tuple[Game, tuple[dict[str, Any], str]]] = {}
        """By seat: a position, and the view of it."""
        self.asked: dict[tuple[int, str], tuple[Game, tuple[Question, int], QuestionInfo]] = {}
        """By seat and language: a position, its question, and that in words."""
        self.opened: dict[tuple[int, str, bool], tuple[Game, dict[str, Any]]] = {}
        """By seat, language and whether the game has begun: a position, and what a reader is told there first."""

    @property
    def game(self) -> Game:
        return self.table.game

    # -- welcome

    def welcome(self, reader: Reader, heartbeat: float) -> Welcome:
        """Who the reader is, and what does not change during the game."""
        return Welcome(
            **self.header(reader),
            **self.opening(reader),
            protocol=PROTOCOL,
            game=self.game.definition.name,
            version=self.game.definition.version,
            seat=reader.seat,
            host=reader.host,
            leave_wait=self.table.row.leave_wait,
            move_time=self.table.row.move_time,
            time_out=self.table.row.time_out,  # type: ignore[arg-type]
            programs=self.table.row.programs,
            language=reader.language,
            languages=list(languages()),
            phrases=chat_presets(reader.language),
            bots=bot_names(),
            channels=self.chat.channels(reader.seat),
            chat=self.chat.history(reader.seat, reader.language),
            heartbeat=heartbeat,
        )

    def opening(self, reader: Reader) -> dict[str, Any]:
        """What a reader is told first of the game, made once for each position."""
        begun = self.table.has_started
        key = reader.seat, reader.language, begun
        known = self.opened.get(key)
        if known is not None and known[0] is self.game:
            return known[1]
        words, say = words_of(self.game), say_in(reader.language)
        opening = words.opening(self.game, reader.seat) if begun else []
        told = {
            "options": self.game_options(),
            "sitting": sitting_in(self.game, reader.language),
            "board": self.game.board() if begun else {},
            "opening": [capitalized(say(phrase)) for phrase in opening],
            "briefing": goal_messages.briefing(self.game, reader) if begun else [],
            "pages": [self.page(name, reader.language) for name in words.pages],
            "verbs": list(words.verbs),
            "asides": list(words.asides),
            "unasked_forms": unasked_forms(self.game),
        }
        self.opened[key] = self.game, told
        return told

    def page(self, name: str, language: str) -> PageInfo:
        """A page of the game that can be requested."""
        key = f"{self.game.definition.name}-help-{name}"
        text = text_in(key, language)
        return PageInfo(name=name, text=name if text == key else without_command(text))

    def game_options(self) -> dict[str, Any]:
        """The options of the game with which another table can be opened."""
        options: dict[str, Any] = json.loads(json.dumps(self.game.start["options"]))
        return asked_for(self.game.definition.name, options)

    def header(self, reader: Reader) -> dict[str, Any]:
        """The fields of every message."""
        return {"table": self.table.id, "sequence": self.table.sequence, "hash": reader.hash}

    # -- state

    def state(
        self, seat: int, language: str, view: dict[str, Any] | None, seats: list[SeatInfo]
    ) -> dict[str, Any]:
        """The fields of a `state` but for its header and the log, as plain data: the table as a seat may know it."""
        playing = self.table.status == PLAYING
        standing = self.table.standing if self.is_taught(seat) else None
        return {
            "status": self.table.status,
            "decisions": view["decisions"] if view else 0,
            "view": view,
            "question": self.question(seat, language, standing) if playing else None,
            "unasked": self.unasked(seat, language) if standing is None else [],
            "waiting": self.waiting(view),
            "clocks": self.clocks(view),
            "seats": seats,
            "undo": self.undo(seat, language),
            "proposal": self.proposal(),
            "remembered": self.remembered(seat, language),
            "wishes": wishes_info(self.table, seat, language),
            "passed": self.passed(seat, language),
            "goal": self.goals.goal(self.game, view, language),
            "lesson": self.lesson(standing, language),
            "puzzle": self.puzzle(seat, language),
            "ending": self.ending(language),
            "winners": self.winners(),
        }

    def view(self, seat: int) -> tuple[dict[str, Any] | None, str]:
        """All that a seat may know of the game, and its hash."""
        if not self.table.has_started:
            return None, hash_of(self.table.status)
        game, known = self.table.game, self.seen.get(seat)
        if known is None or known[0] is not game:
            known = self.seen[seat] = game, self.view_parts.shared(self.new_view(seat))
        return known[1]

    def new_view(self, seat: int) -> dict[str, Any]:
        """The view of a seat, made of that of a spectator."""
        game = self.table.game
        if seat == SPECTATOR:
            return game.view(SPECTATOR)
        public, _ = self.view(SPECTATOR)
        assert public is not None
        return game.definition.seat_view(game, seat, public)

    def waiting(self, view: dict[str, Any] | None) -> list[int]:
        """The seats that are asked, as far as the view shows it."""
        asked = view["asked"] if view and self.table.status == PLAYING else []
        return [question["seat"] for question in asked]

    def clocks(self, view: dict[str, Any] | None) -> list[dict[str, Any]]:
        """Since when and until when persons are asked, if the table has a clock; of those whom the view shows."""
        waits = self.table.waits if self.table.row.move_time else {}
        return [
            {"seat": seat, "since": waits[seat].since, "until": waits[seat].until}
            for seat in self.waiting(view)
            if seat in waits
        ]

    def question(
        self, seat: int, language: str, standing: Standing | None = None
    ) -> QuestionInfo | None:
        """The question of a seat, unless the table is about to answer it; in a lesson with the options that go on, once
        they are due."""
        asked = self.table.asked.get(seat)
        if asked is None or (standing is not None and standing.phase != ANSWER):
            return None
        if automatic_answer(self.table, asked[0]) is not None:
            return None
        if standing is not None:
            return self.new_question(*asked, language, standing)
        game, known = self.table.game, self.asked.get((seat, language))
        if known is None or known[0] is not game or known[1] != asked:
            told = self.new_question(*asked, language)
            known = self.asked[seat, language] = game, asked, told
        return known[2]

    def new_question(
        self, question: Question, sequence: int, language: str, standing: Standing | None = None
    ) -> QuestionInfo:
        """A question in words, in a lesson with the options that are due alone."""
        options = question.options
        if standing and standing.due:
            options = [option for option in options if option in standing.due.options]
        game, say = self.table.game, say_in(language)
        return QuestionInfo(
            sequence=sequence,
            kind=question.kind,
            rule=question.rule,
            text=capitalized(say(words_of(game).question(game, question))),
            only=len(question.options) == 1,
            options=[option_info(game, question, one, language) for one in options],
        )

    # -- lessons

    def is_taught(self, seat: int) -> bool:
        """Whether a seat takes the lesson of this table."""
        return self.table.lesson is not None and self.table.lesson.course.seat == seat

    def puzzle(self, seat: int, language: str) -> PuzzleInfo | None:
        """The puzzle that a seat tries."""
        puzzle = self.table.puzzle
        if puzzle is None or puzzle.seat != seat or not self.table.has_started:
            return None
        say = puzzle.puzzle.say
        return PuzzleInfo(
            puzzle=puzzle.name,
            title=text_in(say, language),
            text=text_in(f"{say}.text", language),
            state=puzzle.state(self.game),  # type: ignore[typeddict-item]
        )

    def lesson(self, standing: Standing | None, language: str) -> LessonInfo | None:
        """The step of the lesson at which the reader is."""
        if standing is None or self.table.lesson is None:
            return None
        steps = self.table.lesson.course.steps
        step = steps[standing.step]
        return LessonInfo(
            step=standing.step,
            steps=len(steps),
            title=text_in(step.say, language),
            text=text_in(f"{step.say}.text", language),
            point=[pointed_at(part) for part in step.point],
            telling=standing.phase == TELL,
        )

    def unasked(self, seat: int, language: str) -> list[OptionInfo]:
        """What a seat may do without being asked."""
        if seat == SPECTATOR or self.table.status != PLAYING:
            return []
        game = self.table.game
        options = game.asides(seat)
        if not options:
            return []
        question = Question(seat, UNASKED, options, "")
        return [option_info(game, question, one, language) for one in options]

    def passed(self, seat: int, language: str) -> list[OptionInfo]:
        """The answer that the server has just given for a seat."""
        if self.table.passed is None or self.table.passed[0] != seat:
            return []
        option = self.table.passed[1]
        before = self.table.positions.at(self.game.history.length - 1, self.game)
        question = before.question_of(seat)
        return [option_info(before, question, option, language)]

    def undo(self, seat: int, language: str) -> UndoInfo | None:
        """How far a seat may undo, and why not further."""
        if not self.table.has_started or seat not in self.table.persons:
            return None
        reach = self.table.positions.undo_reach(seat, self.game)
        text = obstacle_text(reach.obstacle, language)
        return UndoInfo(
            last=reach.last,
            to=reach.to,
            steps=reach.steps,
            obstacle=reach.obstacle,
            text=text,
            beyond=reach.beyond,
        )

    def proposal(self) -> ProposalInfo | None:
        """The proposed undo."""
        one = self.table.proposal
        if one is None:
            return None
        return ProposalInfo(
            proposal=one.number,
            by=one.by,
            to=one.to,
            agreed=sorted(one.agreed),
            asked=[seat for seat in self.table.must_consent if seat not in one.agreed],
        )

    def remembered(self, seat: int, language: str) -> list[RememberedAnswer]:
        """The remembered answers of a seat."""
        mine = self.table.remembered_by(seat)
        return [
            remembered_answer(self.table, seat, kind, option, language)
            for kind, option in mine.items()
            if not is_wish(kind)
        ]

    def ending(self, language: str) -> list[str]:
        """The closing sentences, once the game is over."""
        if self.table.status != OVER:
            return []
        say = say_in(language)
        return [capitalized(say(p)) for p in words_of(self.game).ending(self.game)]

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over; none where the game does not say."""
        if self.table.status != OVER:
            return []
        plugin = plugin_of(self.game)
        if not plugin.positions:
            return []
        won = plugin.part("positions").winners(self.game)
        return [seat for seat, name in enumerate(self.game.seats) if name in won]


@cache
def obstacle_text(obstacle: str, language: str) -> str:
    """Why nobody may undo further."""
    return text_in(f"server-undo-{obstacle}", language)


def without_command(line: str) -> str:
    """What a page shows, in words: a line of the terminal's help without its command, which spaces set apart."""
    return capitalized(re.split(" {2,}", line, maxsplit=1)[-1])


def pointed_at(part: str) -> TargetInfo:
    """What a step of a lesson points at: a thing on the table, or a part of the page."""
    kind, _, id = part.rpartition(" ")
    return TargetInfo(kind=kind or "page", id=int(id) if id.isdecimal() else id)
