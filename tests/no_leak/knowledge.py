"""Everything one seat could ever receive at a decision, as one text: what must not depend on secrets."""

import json
from typing import Any

import othersight.odds  # noqa: F401  (counts the odds of the games)
from othersight.games import obvious_answer, ways_of, words_of
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Reason
from othersight.toolkit.phrases import Phrase
from tests.conformance.checks import PROBES

PAGES_ASKED: dict[str, dict[str, tuple[str, ...]]] = {
    "the-others": {"space": ("0", "4"), "hero": ("rose", "karl"), "cards": ("",)},
    "they-live": {"space": ("9", "13"), "player": ("1", "2"), "cards": ("",)},
}
"""What is asked of pages that show one thing of many, by game."""

WRITTEN: dict[str, tuple[str, ...]] = {
    "the-others": (
        "fight",
        "move 3",
        "play cursed fate",
        "play hate",
        "collect innocent",
        "keep flay",
    ),
    "they-live": ("fight", "step 4", "claim person 2 invader", "reveal", "trade 2", "equip flare"),
}
"""What a person may write; the words find out what he means."""

THOUGHT_OF: dict[str, tuple[str, ...]] = {
    "the-others": (
        *[
            f"{verb} {number}"
            for verb in ("hit", "monster", "to", "nest", "mark")
            for number in (3, 7)
        ],
        *[
            f"{verb} {card}"
            for verb in ("take", "destroy", "keep")
            for card in ("rail-gun", "flay")
        ],
        "place corruption 4",
        "place innocent 9",
        "remove corruption 0",
        "icon heal 1",
        "summon 2",
        "cover 3",
        "change first 2",
        "split 1 1 1",
        "mind-control 4",
        "seeker-grenades 2",
    ),
    "they-live": (
        *[f"{verb} {card}" for verb in ("equip", "deposit", "scrap", "deploy") for card in (9, 40)],
        "offer card 5",
        "give card 7",
        "spend 19",
        "nominate 2",
        "persuade",
        "lenses",
        "look",
        "join",
    ),
}
"""Options somebody may think of besides those of the conformance tests."""

MOST_ODDS = 6
"""Of so many options the odds are compared."""
LAST_LINES = 40
"""Earlier lines of the log were compared when they were new."""


def said(phrase: Phrase) -> str:
    """A phrase without any language."""
    return json.dumps(phrase.as_data(), sort_keys=True)


def knowledge(game: Game, seat: int, with_words: bool = True) -> str:
    """All of it, in a form that differs if anything differs."""
    reasons = [game.why_not(seat, probe) for probe in probes_of(game, seat)]
    known = {
        "view": game.view(seat),
        "log": log_of(game, seat),
        "asked": [[q.seat, q.kind, q.rule] for q in game.questions],
        "answered": answered_for_all(game),
        "question": question_of(game, seat),
        "reasons": [[r.rule, r.key, r.args] if r is not None else None for r in reasons],
        "ways": ways_for(game, seat),
        "asides": game.asides(seat) if seat >= 0 else [],
        "decisions": game.history.length,
        "seals": game.seals,
        "outcome": game.outcome,
        "seats": game.seats,
    }
    if with_words:
        known["words"] = words_for(game, seat, [reason for reason in reasons if reason is not None])
    return json.dumps(known)


def log_of(game: Game, seat: int) -> list[Any]:
    """The lines the seat may see, and how many there are."""
    lines = game.log(seat)
    return [len(lines), *[[e.key, e.values, e.decision] for e in lines[-LAST_LINES:]]]


def answered_for_all(game: Game) -> list[Any]:
    """What a table answers without asking, for whomever: that a question was none, everybody may notice."""
    others = range(len(game.seats))
    return [obvious_answer(game, q, heard) for q in game.questions for heard in ((), others)]


def ways_for(game: Game, seat: int) -> list[Any]:
    """The whole ways that the seat is shown."""
    return [
        [way.options, way.spaces, way.words.as_data(), way.odds.data() if way.odds else None]
        for way in ways_of(game, seat)
    ]


def question_of(game: Game, seat: int) -> list[Any]:
    """What the seat is asked."""
    return [[q.kind, q.rule, q.texts] for q in game.questions if q.seat == seat]


def probes_of(game: Game, seat: int) -> tuple[str, ...]:
    """Options that a seat may ask about; whoever is not asked hears the same of each."""
    probes = (*PROBES[game.definition.name], *THOUGHT_OF[game.definition.name])
    asked = any(question.seat == seat for question in game.questions)
    return probes if asked else probes[:: len(probes) // 4]


def words_for(game: Game, seat: int, reasons: list[Reason]) -> dict[str, Any]:
    """What is said to the seat: pages, questions, options, reasons and log lines."""
    words = words_of(game)
    name = game.definition.name
    pages = {
        f"{title} {thing}": page(game, seat, thing, said)
        for title, page in words.pages.items()
        for thing in PAGES_ASKED[name].get(title, ("",))
    }
    mine = [question for question in game.questions if question.seat == seat]
    return {
        "pages": pages,
        "questions": [words.question(game, q).as_data() for q in mine],
        "options": [words.option(game, q, o).as_data() for q in mine for o in q.options],
        "reasons": [words.reason(game, reason).as_data() for reason in reasons],
        "log": [words.entry(game, entry).as_data() for entry in game.log(seat)[-LAST_LINES:]],
        "opening": [phrase.as_data() for phrase in words.opening(game, seat)],
        "ending": [phrase.as_data() for phrase in words.ending(game)] if game.outcome else [],
        "seat": words.seat_in_full(game, seat).as_data(),
        "odds": [odds_of(game, seat, o) for q in mine for o in q.options[:MOST_ODDS]],
        "meant": [str(words.meant(game, seat, text)) for text in WRITTEN[name]],
    }


def odds_of(game: Game, seat: int, option: Option) -> Any:
    """The odds that the seat is told of an option."""
    odds = game.odds(seat, option)
    if odds is None:
        return None
    return [odds.what, odds.numbers, odds.events, odds.remainder, odds.assuming]


def difference(one: str, other: str) -> str:
    """Where two texts differ first."""
    return first_difference(json.loads(one), json.loads(other), "")


def first_difference(one: Any, other: Any, where: str) -> str:
    """The place and the two values, or nothing if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{where}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{where}[{at}]", one[at], other[at]) for at in range(len(one))]
    else:
        return "" if one == other else f"{where.lstrip('.')} is {one!r} and {other!r}"
    for place, ours, theirs in pairs:
        found = first_difference(ours, theirs, place)
        if found:
            return found
    return ""
