"""Nothing closed is left to the general answer: over whole games of both, every probe names the rule that closes it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from othersight.games.the_others.windows import RULES as THE_OTHERS_QUESTIONS
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from tests.conformance import they_live
from tests.conformance.probes import Answers, Pool, ask, ask_the_others, probes
from tests.conformance.walk import steps_of, walk_named

THE_OTHERS = (
    "the-darkness-within-a-3-pride-diplomat-pick-draft-easy-178",
    "the-darkness-within-b-1-sloth-doctor-random-final-easy-228",
    "the-darkness-within-a-3-sloth-nun-random-final-plain-250",
    "havens-last-stand-a-2-pride-hobo-random-final-easy-49",
    "the-darkness-within-b-2-pride-doctor-random-final-plain-13",
    "havens-last-stand-a-2-pride-nun-pick-draft-plain-25",
)
"""Walks that meet together all kinds of question but one."""

THEY_LIVE = (
    they_live.Walk(4, "easy", 7, bold=True),
    they_live.Walk(5, "normal", 3, bold=True),
    they_live.Walk(6, "expert", 5, bold=True),
    they_live.Walk(4, "advanced", 2),
)

OFTEN = 8
"""So often each kind of question is probed in each walk, and after that now and then."""


def walks(name: str) -> Iterator[tuple[str, Iterable[Game]]]:
    """The games of the probes, decision by decision."""
    if name == "the-others":
        for walk in THE_OTHERS:
            yield walk, (game for game, _, _ in steps_of(walk_named(walk)))
    else:
        for live in THEY_LIVE:
            yield live.name, they_live.steps_of(live)


@cache
def probed(name: str) -> Answers:
    """What is answered to all probes of a game's walks."""
    pool = Pool()
    for _, games in walks(name):
        for game in games:
            for question in game.questions:
                pool.add(question)
    answers = Answers()
    for walk, games in walks(name):
        probe_walk(walk, games, pool, answers)
    return answers


def probe_walk(walk: str, games: Iterable[Game], pool: Pool, answers: Answers) -> None:
    """The probes of one walk."""
    seen: Counter[str] = Counter()
    chance = Chance(f"probes {walk}")
    for game in games:
        question = game.questions[0]
        seen[question.kind] += 1
        if seen[question.kind] <= OFTEN or chance.below(20) == 0:
            ask(game, question, probes(game, question, pool, chance), answers)
            ask_the_others(game, question)


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_the_general_answer_is_never_given(name: str) -> None:
    answers = probed(name)
    assert answers.probed > 100_000
    assert answers.general == {}


def test_the_probes_meet_every_question_of_the_others() -> None:
    assert set(THE_OTHERS_QUESTIONS) - set(probed("the-others").asked) == {"dr-gan"}
