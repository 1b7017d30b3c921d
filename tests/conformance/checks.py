"""What must hold at every decision of every game; each check says in words what is wrong."""

import json
from collections.abc import Callable
from functools import cache

from othersight.games import GAMES
from othersight.games.the_others.questions import legality as the_others
from othersight.games.they_live.questions import legality as they_live
from othersight.kernel.chance import Chance
from othersight.kernel.codec import load_game, save_game, state_hash
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.kernel.question import Question, Reason, option_of, text_of
from othersight.rules_reference import UnknownRule
from othersight.rules_reference import rule as rule_of_catalogue
from othersight.toolkit.conditions import Case
from tests.conformance.walk import next_decision

SPECTATOR = -1
PROBES = {
    "the-others": (
        "pass",
        "end",
        "fight",
        "cleanse",
        "city-action",
        "turn-up",
        "holy-water 0",
        "move 0",
        "move 7",
        "move -1",
        "move 99999",
        "move north",
        "shoot 3",
        "shoot 99999",
        "collect innocent",
        "collect extra-turn",
        "collect commissioner",
        "put-down proxy",
        "put-down innocent",
        "play cursed-fate",
        "play hate",
        "play haphephobia",
        "play leaden-hours",
        "play no-such-card",
        "play",
        "keep hellfire-curse",
        "confirm",
        "first 0",
        "hero 3",
        "place fire 2",
    ),
    "they-live": (
        "pass",
        "end",
        "stay",
        "step 7",
        "step -1",
        "step 99999",
        "step north",
        "ride 17",
        "trade 0",
        "trade 9",
        "lay-low",
        "reorganize",
        "distract",
        "inspect cards",
        "inspect billboards",
        "craft glasses",
        "craft scrap",
        "use 5",
        "use 99999",
        "use no-such-thing",
        "treat 0",
        "build",
        "gather",
        "check",
        "trigger",
        "story",
        "card",
        "leader 2",
        "reveal",
        "go-on",
        "sabotage 3",
        "retreat",
        "confront 1",
        "weapon",
    ),
}
"""Options somebody may think of at any moment, whoever he is."""
NONSENSE = ("", "no such thing at all")


@cache
def is_rule(id: str) -> bool:
    """Whether the catalogue has a rule with exactly that id."""
    try:
        return rule_of_catalogue(id).id == id
    except UnknownRule:
        return False


def nothing_wrong(problems: list[str]) -> None:
    """Fails with all that is wrong, in words."""
    if problems:
        raise AssertionError("; ".join(problems))


def seats_and_spectator(game: Game) -> list[int]:
    """Everybody who may look at the game."""
    return [*range(len(game.seats)), SPECTATOR]


def check_questions(game: Game) -> None:
    """Somebody is asked or the game is over; options are there, different, and have a text form."""
    assert bool(game.questions) != bool(game.outcome), "the game is over exactly if nobody is asked"
    seats = [question.seat for question in game.questions]
    assert len(set(seats)) == len(seats), f"a seat is asked twice: {seats}"
    for question in game.questions:
        assert 0 <= question.seat < len(game.seats), f"there is no seat {question.seat}"
        assert question.options, f"{question.kind} has no options"
        assert len(set(question.options)) == len(question.options), f"double options: {question}"
        assert question.kind in game.definition.windows
        assert is_rule(question.rule), f"{question.kind} cites {question.rule}"
        for option in question.options:
            assert option_of(text_of(option)) == option, f"{option} has no text form"
            assert is_plain(option), f"{option} is not made of words and whole numbers"


def is_plain(values: tuple[object, ...]) -> bool:
    """Words, whole numbers and tuples of them: a truth value would be taken for the number it equals."""
    return all(is_plain(v) if isinstance(v, tuple) else type(v) in (str, int) for v in values)


def check_log(game: Game) -> None:
    """The latest lines of the log are made of words and whole numbers."""
    for entry in game.chronicle.entries()[-20:]:
        assert is_plain(entry.values), f"{entry.key} holds {entry.values}"


CASE_OF: dict[str, Callable[[Game, Question], Case]] = {
    "the-others": the_others.case_of,
    "they-live": they_live.case_of,
}
"""An open question as the conditions of a game read it."""


def check_options_are_open(game: Game) -> None:
    """Whatever is offered meets every condition, where a game names them, and has no reason against it."""
    case_of = CASE_OF.get(game.definition.name)
    for question in game.questions:
        case = case_of(game, question) if case_of is not None else None
        for option in question.options:
            failing = case.failing(question.kind, option) if case is not None else None
            assert failing is None, f"{text_of(option)} is offered, but {failing and failing.key}"
            reason = game.why_not(question.seat, option)
            assert reason is None, f"{text_of(option)} is offered, but {reason}"


def check_reasons(game: Game) -> None:
    """Whatever is not offered has a reason with a rule of the catalogue."""
    open_to = {question.seat: question.options for question in game.questions}
    for seat in seats_and_spectator(game):
        for probe in (*PROBES.get(game.definition.name, ()), *NONSENSE):
            reason = game.why_not(seat, probe)
            if option_of(probe) in open_to.get(seat, []):
                assert reason is None, f"{probe} is open to seat {seat}, but {reason}"
                continue
            assert isinstance(reason, Reason), f"no reason why seat {seat} cannot {probe}"
            assert is_rule(reason.rule), f"{reason} names no rule"
            assert reason.key.startswith("reason-"), f"{reason} has no text"


def check_only_the_asked_answer(game: Game) -> None:
    """A seat that is not asked cannot answer."""
    asked = {question.seat for question in game.questions}
    for seat in range(len(game.seats)):
        if seat in asked:
            continue
        try:
            game.answer(game.questions[0].options[0], seat)
        except IllegalOption:
            continue
        raise AssertionError(f"seat {seat} answered without being asked")


def check_table(game: Game) -> None:
    """The table can be, and so can the procedures under way."""
    game.definition.check(game)


def check_views(game: Game) -> None:
    """Every view is plain JSON and shows a question to whoever is asked, and to nobody else."""
    asked = {question.seat: question for question in game.questions}
    for seat in seats_and_spectator(game):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view, f"the view of seat {seat} is not JSON"
        shown = view["question"]
        assert (shown is not None) == (seat in asked)
        if shown is not None:
            assert shown["options"] == asked[seat].texts


def check_clone(game: Game, hash: str, chance: Chance, decisions: int = 6) -> None:
    """A clone is equal, and whatever it does the game does not feel."""
    twin = game.clone()
    assert state_hash(twin) == hash, "a clone differs from its game"
    assert questions_of(twin) == questions_of(game)
    texts, log = questions_of(game), log_of(game)
    for _ in range(decisions):
        if twin.questions:
            twin.decide(*next_decision(twin, chance, False))
    assert state_hash(game) == hash, "a clone has changed its game"
    assert (questions_of(game), log_of(game)) == (texts, log), "a clone has changed its game"


def check_save(game: Game, hash: str) -> None:
    """A saved and loaded game is the same in every way that anybody can see."""
    text = save_game(game)
    loaded = load_game(text, GAMES)
    assert state_hash(loaded) == hash, "the loaded state differs"
    assert questions_of(loaded) == questions_of(game), "the loaded questions differ"
    assert log_of(loaded) == log_of(game), "the loaded log differs"
    assert loaded.history.list() == game.history.list(), "the loaded decisions differ"
    assert json.dumps(loaded.start) == json.dumps(game.start), "the loaded start differs"
    for seat in seats_and_spectator(game):
        assert loaded.view(seat) == game.view(seat), f"the loaded view of seat {seat} differs"


def questions_of(game: Game) -> list[tuple[int, str, str, list[str]]]:
    """All that is asked, as text."""
    return [(q.seat, q.kind, q.rule, q.texts) for q in game.questions]


def log_of(game: Game) -> list[tuple[object, ...]]:
    """All lines of the log with who may see them."""
    return [(e.key, e.values, e.seen_by, e.decision) for e in game.chronicle.entries()]


def check_lightly(game: Game) -> None:
    """What is quick enough for every decision of every game."""
    assert bool(game.questions) != bool(game.outcome), "the game is over exactly if nobody is asked"
    for question in game.questions:
        assert question.options, f"{question.kind} has no options"
        assert len(set(question.options)) == len(question.options), f"double options: {question}"


def check_well(game: Game) -> None:
    """What does not need the whole state."""
    check_questions(game)
    check_log(game)
    check_options_are_open(game)
    check_table(game)


def check_fully(game: Game, hash: str, chance: Chance) -> None:
    """Everything; `hash` is that of the game's state."""
    check_well(game)
    check_reasons(game)
    check_views(game)
    if game.questions:
        check_only_the_asked_answer(game)
    check_clone(game, hash, chance)
    check_save(game, hash)
