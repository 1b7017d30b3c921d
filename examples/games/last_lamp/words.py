"""The Last Lamp in words; the sentences are in `locales/en/last_lamp.ftl`."""

from last_lamp.table import FACES, SEATS, table_of
from othersight.kernel.game import Game
from othersight.kernel.log import Entry, Value
from othersight.kernel.question import Option, Question, Reason, option_of
from othersight.toolkit.log_words import Reader, a_number, a_word, arguments_of, several
from othersight.toolkit.phrases import Argument, Phrase, Say, Words

LINES = {
    "night": "night",
    "sent": "",
    "sent-wave": "wave",
    "burnt": "oil",
    "roll": "faces",
    "saved": "wave",
    "wrecked": "wave",
    "drawn": "wave",
}
"""Every line of the log, with the kinds of its values."""


def wave_named(wave: str) -> Phrase:
    return Phrase(f"last-lamp-wave-{wave}")


def faces_named(game: Game, value: Value) -> Argument:
    return [Phrase(f"last-lamp-face-{FACES[a_number(face)]}") for face in several(value)]


READERS: dict[str, Reader[Game]] = {
    "night": lambda game, value: a_number(value),
    "oil": lambda game, value: a_number(value),
    "wave": lambda game, value: wave_named(a_word(value)),
    "faces": faces_named,
}


def entry_in_words(game: Game, entry: Entry) -> Phrase:
    """A line of the log."""
    arguments = arguments_of(game, LINES[entry.key], entry.values, READERS, ())
    return Phrase(f"last-lamp-log-{entry.key}", **arguments)


def option_in_words(game: Game, question: Question, option: Option) -> Phrase:
    """An option."""
    if option[0] == "send":
        return Phrase("last-lamp-option-send", wave=wave_named(str(option[1])))
    return Phrase("last-lamp-option-burn", oil=int(option[1]))


def question_in_words(game: Game, question: Question) -> Phrase:
    """A question."""
    return Phrase(f"last-lamp-question-{question.kind}", night=table_of(game).night)


def reason_in_words(game: Game, reason: Reason) -> Phrase:
    """Why an option is not open."""
    return Phrase(reason.key, **reason.args)


def seat_in_words(game: Game, seat: int) -> Phrase:
    """A seat."""
    return Phrase(f"last-lamp-seat-{SEATS[seat] if seat >= 0 else 'spectator'}")


def option_meant(game: Game, seat: int, text: str) -> Option:
    """What somebody has typed; the notation is made of words as it is."""
    return option_of(text.lower())


def opening(game: Game, seat: int) -> list[Phrase]:
    """What the game is about, and who you are."""
    told = [Phrase("last-lamp-opening", nights=table_of(game).nights)]
    return [*told, Phrase(f"last-lamp-opening-{SEATS[seat]}")] if seat >= 0 else told


def ending(game: Game) -> list[Phrase]:
    """Who has won, and how it stood."""
    t = table_of(game)
    figures = Phrase("last-lamp-ending-figures", saved=t.saved, wrecked=t.wrecked, oil=t.oil)
    return [Phrase(f"last-lamp-ending-{game.outcome}"), figures]


def board_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """How it stands, as far as the seat may know."""
    view = game.view(seat)
    figures = {name: view[name] for name in ("round", "nights", "oil", "saved", "wrecked", "held")}
    told = [Phrase("last-lamp-page-stand", **figures)]
    for name in ("open", "hand"):
        if view[name]:
            told.append(Phrase(f"last-lamp-page-{name}", waves=[wave_named(w) for w in view[name]]))
    return [say(phrase) for phrase in told]


WORDS = Words(
    entry=entry_in_words,
    option=option_in_words,
    question=question_in_words,
    reason=reason_in_words,
    seat=seat_in_words,
    seat_in_full=seat_in_words,
    meant=option_meant,
    opening=opening,
    ending=ending,
    pages={"board": board_page},
    headings=("night",),
    verbs=("send", "burn"),
)
