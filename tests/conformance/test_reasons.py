"""Nothing closed is left to the general answer: over whole games of both, every probe names the rule that closes it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from othersight.games.the_others.questions.windows import RULES as THE_OTHERS_QUESTIONS
from othersight.games.they_live.questions.windows import WINDOWS as THEY_LIVE_QUESTIONS
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from tests.conformance import they_live
from tests.conformance.probes import Answers, Pool, ask, ask_the_others, probes
from tests.conformance.walk import combinations, steps_of, walk_of
from tests.games.they_live.positions import POSITIONS, wander

THE_OTHERS = [walk_of(number, each) for number, each in list(enumerate(combinations()))[::7]]
THEY_LIVE = (
    they_live.Walk(4, "easy", 7, bold=True),
    they_live.Walk(5, "normal", 3, bold=True),
    they_live.Walk(6, "expert", 5, bold=True),
    they_live.Walk(4, "advanced", 2),
)

OFTEN = 10
"""So often each kind of question is probed, and after that now and then."""
SELDOM = 200
RARE = 5
"""So many kinds of question may not be met."""


def walks(name: str) -> Iterator[tuple[str, Iterable[Game]]]:
    """The games of the probes, decision by decision."""
    if name == "the-others":
        for walk in THE_OTHERS:
            yield walk.name, (game for game, _, _ in steps_of(walk))
    else:
        for live in THEY_LIVE:
            yield live.name, they_live.steps_of(live)
        for position in POSITIONS[::3]:
            yield position, wander(position)


@cache
def probed(name: str) -> Answers:
    """What is answered to all probes of a game's walks."""
    pool = Pool()
    for _, games in walks(name):
        for game in games:
            for question in game.questions:
                pool.add(question)
    answers = Answers()
    seen: Counter[str] = Counter()
    for walk, games in walks(name):
        probe_walk(Chance(f"probes {walk}"), games, pool, answers, seen)
    return answers


def probe_walk(
    chance: Chance, games: Iterable[Game], pool: Pool, answers: Answers, seen: Counter[str]
) -> None:
    """The probes of one walk."""
    for game in games:
        question = game.questions[0]
        seen[question.kind] += 1
        if seen[question.kind] <= OFTEN or chance.below(SELDOM) == 0:
            ask(game, question, probes(game, question, pool, chance), answers)
            ask_the_others(game, question)


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_the_general_answer_is_never_given(name: str) -> None:
    answers = probed(name)
    assert answers.probed > 50_000
    assert answers.general == {}


@pytest.mark.parametrize(
    ("name", "kinds"), [("the-others", THE_OTHERS_QUESTIONS), ("they-live", THEY_LIVE_QUESTIONS)]
)
def test_the_probes_meet_nearly_every_question(name: str, kinds: dict[str, str]) -> None:
    missed = set(kinds) - set(probed(name).asked)
    assert len(missed) <= RARE, missed
