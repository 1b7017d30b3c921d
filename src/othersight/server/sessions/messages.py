"""The one gate: everything that a reader is told about a table is made here, from views and from the log lines,
options and words that the reader's seat may know. Nothing else of a game leaves the server."""

import hashlib
import json
from typing import Any, Literal

from othersight.bots import NAMES
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.kernel.question import Option, Question, text_of
from othersight.locales import languages
from othersight.server.protocol import PROTOCOL
from othersight.server.protocol.server_messages import (
    ChatTold,
    LineTold,
    LogTold,
    OptionTold,
    PageTold,
    ProposalTold,
    QuestionTold,
    RememberedTold,
    State,
    UndoTold,
    Welcome,
)
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.remembered_answers import remembered_told
from othersight.server.storage.rows import GATHERING, OVER, PLAYING, ChatRow
from othersight.server.tables.seats import SPECTATOR, team_of
from othersight.server.tables.table import Table
from othersight.server.texts.chat_presets import phrases
from othersight.server.texts.language import in_words, say_in, sentence

FIRST_LINES = 80
"""Lines of the log that a reader gets at first; earlier ones on request."""
UNASKED = "aside"


class Gate:
    """What readers of one table are told. Lines of the log are put into words once for each language."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.said: dict[str, dict[int, tuple[Entry, str]]] = {}

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def shows(self) -> bool:
        """Whether there is anything to see yet."""
        return self.table.status != GATHERING

    # -- what stays the same

    def welcome(self, reader: Reader, heartbeat: float) -> Welcome:
        """Who the reader is, and what never changes."""
        words = self.game.definition.words
        say = say_in(reader.language)
        opening = words.opening(self.game, reader.seat) if self.shows else []
        return Welcome(
            **self.head(reader),
            protocol=PROTOCOL,
            game=self.game.definition.name,
            version=self.game.definition.version,
            seat=reader.seat,
            host=reader.host,
            options=self.options(),
            language=reader.language,
            languages=list(languages()),
            board=self.game.board() if self.shows else {},
            opening=[sentence(say(phrase)) for phrase in opening],
            pages=[self.page_told(name, reader.language) for name in words.pages],
            verbs=list(words.verbs),
            asides=list(words.asides),
            phrases=phrases(reader.language),
            bots=list(NAMES),
            channels=self.channels(reader.seat),
            chat=self.chat_for(reader),
            heartbeat=heartbeat,
        )

    def page_told(self, name: str, language: str) -> PageTold:
        """A page that can be asked for."""
        key = f"{self.game.definition.name}-help-{name}"
        said = in_words(key, language)
        return PageTold(name=name, text=name if said == key else said)

    def channels(self, seat: int) -> list[Literal["table", "team"]]:
        """Where a seat can talk."""
        return ["table", "team"] if team_of(self.table.names, seat) else ["table"]

    def options(self) -> dict[str, Any]:
        """The options the game was begun with; never its seed."""
        options: dict[str, Any] = json.loads(json.dumps(self.game.start["options"]))
        return options

    def head(self, reader: Reader) -> dict[str, Any]:
        """What every message carries."""
        return {"table": self.table.id, "sequence": self.table.sequence, "hash": reader.hash}

    # -- what changes

    def state(self, reader: Reader, seats: list[Any]) -> State:
        """The table as the reader may know it, with the log from where the reader has it."""
        view = self.view(reader)
        reader.hash = hash_of(view or self.table.status)
        question = self.question(reader) if self.table.status == PLAYING else None
        return State(
            **self.head(reader),
            status=self.table.status,  # type: ignore[arg-type]
            decisions=view["decisions"] if view else 0,
            view=view,
            question=question,
            unasked=self.unasked(reader),
            waiting=self.waiting(view),
            log=self.news(reader),
            seats=seats,
            undo=self.undo(reader),
            proposal=self.proposal(),
            remembered=self.remembered(reader),
            passed=self.passed(reader),
            ending=self.ending(reader.language),
        )

    def view(self, reader: Reader) -> dict[str, Any] | None:
        """All that the reader may know of the table."""
        return self.game.view(reader.seat) if self.shows else None

    def hash(self, reader: Reader) -> str:
        """The name of what the reader sees now."""
        return hash_of(self.view(reader) or self.table.status)

    def log(self, reader: Reader) -> list[Entry]:
        """The lines of the log that the reader may see."""
        return self.game.log(reader.seat) if self.shows else []

    def waiting(self, view: dict[str, Any] | None) -> list[int]:
        """The seats that are asked, as far as the view tells."""
        asked = view["asked"] if view and self.table.status == PLAYING else []
        return [question["seat"] for question in asked]

    def question(self, reader: Reader) -> QuestionTold | None:
        """What the reader is asked."""
        asked = self.table.asked.get(reader.seat)
        if asked is None:
            return None
        question, sequence = asked
        words, say = self.game.definition.words, say_in(reader.language)
        return QuestionTold(
            sequence=sequence,
            kind=question.kind,
            rule=question.rule,
            text=sentence(say(words.question(self.game, question))),
            only=len(question.options) == 1,
            options=[self.option(question, one, reader.language) for one in question.options],
        )

    def option(self, question: Question, option: Option, language: str) -> OptionTold:
        """An option in notation and in words."""
        phrase = self.game.definition.words.option(self.game, question, option)
        return OptionTold(option=text_of(option), text=sentence(say_in(language)(phrase)))

    def unasked(self, reader: Reader) -> list[OptionTold]:
        """What the reader may do without being asked."""
        if reader.seat == SPECTATOR or self.table.status != PLAYING:
            return []
        options = self.game.asides(reader.seat)
        question = Question(reader.seat, UNASKED, options, "")
        return [self.option(question, one, reader.language) for one in options]

    def passed(self, reader: Reader) -> list[OptionTold]:
        """What was just answered for the reader."""
        if self.table.passed is None or self.table.passed[0] != reader.seat:
            return []
        option = self.table.passed[1]
        before = self.table.past.at(self.game.history.length - 1, self.game)
        question = before.question_of(reader.seat)
        phrase = before.definition.words.option(before, question, option)
        said = sentence(say_in(reader.language)(phrase))
        return [OptionTold(option=text_of(option), text=said)]

    def undo(self, reader: Reader) -> UndoTold | None:
        """How far the reader may go back, and why not further."""
        if not self.shows or reader.seat not in self.table.persons:
            return None
        reach = self.table.past.reach(reader.seat, self.game)
        text = in_words(f"server-undo-{reach.obstacle}", reader.language)
        return UndoTold(**reach._asdict(), text=text)

    def proposal(self) -> ProposalTold | None:
        """What the persons are asked to agree to."""
        one = self.table.proposal
        if one is None:
            return None
        return ProposalTold(
            proposal=one.number,
            by=one.by,
            to=one.to,
            agreed=sorted(one.agreed),
            asked=[seat for seat in self.table.consulted if seat not in one.agreed],
        )

    def remembered(self, reader: Reader) -> list[RememberedTold]:
        """The answers that are given without asking."""
        mine = self.table.remembered_by(reader.seat)
        return [
            remembered_told(self.table, reader.seat, kind, option, reader.language)
            for kind, option in mine.items()
        ]

    def ending(self, language: str) -> list[str]:
        """What is said at the end."""
        if self.table.status != OVER:
            return []
        say = say_in(language)
        return [sentence(say(p)) for p in self.game.definition.words.ending(self.game)]

    # -- the log

    def news(self, reader: Reader) -> LogTold:
        """The lines that are new to the reader."""
        entries = self.log(reader)
        total = len(entries)
        first = max(0, total - FIRST_LINES) if reader.held is None else common(reader.held, entries)
        reader.held = entries
        return self.lines(reader.seat, reader.language, first, total)

    def lines(self, seat: int, language: str, first: int, last: int) -> LogTold:
        """Lines of the log, counted as the seat sees them."""
        entries = self.game.chronicle.entries() if self.shows else []
        mine = [number for number, entry in enumerate(entries) if entry.is_seen_by(seat)]
        start = min(first, len(mine))
        wanted = mine[start : max(start, last)]
        return LogTold(
            first=start,
            total=len(mine),
            lines=[self.line(number, entries[number], language, seat) for number in wanted],
        )

    def line(self, number: int, entry: Entry, language: str, seat: int) -> LineTold:
        """One line in words and as data; who else has read it is not the reader's business."""
        return LineTold(
            key=entry.key,
            values=list(entry.values),
            text=self.text_of_line(number, entry, language),
            decision=entry.decision,
            heading=entry.key in self.game.definition.words.headings,
            alone=[] if entry.is_seen_by(SPECTATOR) else [seat],
        )

    def text_of_line(self, number: int, entry: Entry, language: str) -> str:
        """A line in words, found once and kept as long as the line stands."""
        known = self.said.setdefault(language, {})
        found = known.get(number)
        if found is None or found[0] is not entry:
            phrase = self.game.definition.words.entry(self.game, entry)
            found = (entry, sentence(say_in(language)(phrase)))
            known[number] = found
        return found[1]

    # -- chat

    def may_read(self, seat: int, said: ChatRow) -> bool:
        """Whether a seat hears what was said."""
        return said.channel == "table" or said.channel == team_of(self.table.names, seat)

    def chat_for(self, reader: Reader) -> list[ChatTold]:
        """All that was said and the reader may read."""
        mine = [said for said in self.table.chat if self.may_read(reader.seat, said)]
        told = [self.chat_told(said, n, reader.language) for n, said in enumerate(mine, start=1)]
        return told[-self.table.settings.longest_chat :]

    def chat_number(self, seat: int, last: ChatRow) -> int:
        """How many things a seat has heard up to one of them."""
        heard = [said for said in self.table.chat if said.number <= last.number]
        return sum([self.may_read(seat, said) for said in heard])

    def chat_told(self, said: ChatRow, number: int, language: str) -> ChatTold:
        """One thing said, preset phrases in the reader's language."""
        return ChatTold(
            number=number,
            channel="table" if said.channel == "table" else "team",
            seat=said.seat,
            nick=said.nick,
            text=in_words(f"server-phrase-{said.phrase}", language) if said.phrase else said.text,
            phrase=said.phrase,
        )


def common(held: list[Entry], entries: list[Entry]) -> int:
    """How many lines are the same from the first on; a line that stands is the same thing for all positions."""
    length = min(len(held), len(entries))
    while length and held[length - 1] is not entries[length - 1]:
        length -= 1
    return length


def hash_of(view: Any) -> str:
    """A short name for what somebody sees."""
    plain = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:16]
