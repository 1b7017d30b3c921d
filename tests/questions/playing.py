"""One person among machine players, as a table lets him play: what he is asked, and what passes by itself."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import othersight
from othersight.bots import Observation, player
from othersight.games import obvious_answer, only_answer
from othersight.kernel.game import Game
from othersight.kernel.question import PASS, Option, Question
from tests.questions.judging import needless

REGULAR = "regular"
Passes = Callable[[Game, Question], Option | None]


class Asked(NamedTuple):
    """How many questions one seat was asked, and why some of them were needless."""

    questions: Counter[str]
    needless: Counter[str]

    @property
    def share(self) -> float:
        """The part of the questions that nobody would miss."""
        return self.needless.total() / max(1, self.questions.total())


def alone(game: Game, question: Question) -> Option | None:
    """What a table with one person answers for him."""
    if len(question.options) == 1:
        return only_answer(game, question)
    return obvious_answer(game, question, ())


def among_people(game: Game, question: Question) -> Option | None:
    """What a table with several persons answers for one who wishes not to be asked where there is one option."""
    if question.options == [PASS]:
        return PASS
    return obvious_answer(game, question, [seat for seat in (0, 1) if seat != question.seat])


def never(game: Game, question: Question) -> Option | None:
    """A table that asks everything."""
    return None


def count(name: str, seeds: Iterable[int], seat: int, passes: Passes, **options: Any) -> Asked:
    """All that one seat is asked in these games."""
    asked = Asked(Counter(), Counter())
    for seed in seeds:
        play(othersight.new(name, seed=seed, **options), seed, seat, passes, asked)
    return asked


def play(game: Game, seed: int, person: int, passes: Passes, asked: Asked) -> None:
    """One game to its end; all seats are played alike, and the person's questions are judged."""
    name = game.definition.name
    players = [player(REGULAR, name, seat, f"{seed}/{seat}") for seat in range(len(game.seats))]
    while game.question is not None:
        question = game.question
        observation = Observation(game, question.seat)
        aside = players[question.seat].aside(observation)
        if aside:
            game.aside(aside, question.seat)
            continue
        answer = passes(game, question) if question.seat == person else None
        if question.seat == person and answer is None:
            note(game, question, asked)
        game.answer(answer or players[question.seat].choose(observation), question.seat)


def note(game: Game, question: Question, asked: Asked) -> None:
    """Count a question that the person was asked."""
    asked.questions[question.kind] += 1
    reason = needless(game, question)
    if reason:
        asked.needless[f"{question.kind}: {reason}"] += 1
