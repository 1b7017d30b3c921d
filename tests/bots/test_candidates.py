"""What a player of The Others tries beside the script's choice, and what imagined players do without thinking again."""

import othersight
from othersight.bots import Observation
from othersight.games.the_others.bots.candidates import PROMISES
from othersight.games.the_others.bots.rollout_policy import LONG, RolloutPlayer
from othersight.games.the_others.bots.script import OthersScript
from othersight.games.the_others.bots.search_knowledge import OthersSearchKnowledge
from othersight.kernel.question import Question

KNOWLEDGE = OthersSearchKnowledge()


class Table:
    """A game by judgement, up to a moment that is looked for."""

    def __init__(self, seed: int) -> None:
        self.game = othersight.new("the-others", seed=seed, hero_players=2)
        self.board = self.game.board()
        self.scripts = [OthersScript(seat, "1", {}) for seat in range(3)]

    @property
    def question(self) -> Question:
        return self.game.questions[0]

    @property
    def script(self) -> OthersScript:
        return self.scripts[self.question.seat]

    @property
    def observation(self) -> Observation:
        return Observation(self.game, self.question.seat, self.board)

    def choice(self) -> str:
        """What the script would do, with its plan as it then is."""
        return self.script.choose(self.observation.view, self.board)

    def go_on(self) -> str:
        seat, chosen = self.question.seat, self.choice()
        self.game.answer(chosen, seat)
        return chosen

    def until(self, kind: str, options: int = 2) -> None:
        while self.question.kind != kind or len(self.question.options) < options:
            self.go_on()

    def amid_a_move(self) -> str:
        """Up to a question in the middle of a Move; what the Hero means to do next."""
        self.until("main")
        while not (self.go_on().startswith("move ") and self.question.kind == "main"):
            self.until("main")
        return self.script.intent[0]


def imagined(own: OthersScript, seat: int = 1, seed: str = "1") -> RolloutPlayer:
    return RolloutPlayer(seat, seed, own)


def test_of_many_options_of_the_sin_those_that_promise_most_are_tried() -> None:
    table = Table(3)
    for kind in ("place", "monster", "monster-move"):
        table.until(kind, 5)
        first = table.choice()
        observation = table.observation
        looked_into = KNOWLEDGE.candidates_of(observation, table.script, first, 3)
        pos = table.script.position(observation.view, table.board)
        assert looked_into[0] == first
        assert len(looked_into) == len(set(looked_into)) == 3
        left_out = [option for option in observation.options if option not in looked_into]
        least = min(PROMISES[kind](pos, option) for option in looked_into[1:])
        assert all(PROMISES[kind](pos, option) <= least for option in left_out)
        table.go_on()


def test_a_plan_that_still_holds_is_not_looked_into_again() -> None:
    table = Table(3)
    planned = table.amid_a_move()
    assert table.choice() == planned
    assert KNOWLEDGE.candidates_of(table.observation, table.script, planned, 3) == [planned]


def test_a_hero_who_was_made_to_go_elsewhere_looks_again() -> None:
    table = Table(3)
    planned = table.amid_a_move()
    table.script.overruled("end")
    assert table.choice() == planned
    assert not table.script.as_planned


def test_an_imagined_hero_carries_out_his_plan_in_the_same_turn_only() -> None:
    question = Question(1, "main", [("move", 4), ("end",)], "TO-TIME-08")
    hero = imagined(OthersScript(1, "1", {}))
    hero.intent, hero.planned_at = ("move 4", "end"), 7
    assert hero.go_on(question, 8) == ""
    assert hero.go_on(question, 7) == "move 4"
    left: tuple[str, ...] = hero.intent
    assert left == ("end",)


def test_an_imagined_hero_thinks_again_when_something_lies_there_or_the_way_is_barred() -> None:
    hero = imagined(OthersScript(1, "1", {}))
    hero.intent, hero.planned_at = ("move 4",), 7
    assert (
        hero.go_on(Question(1, "main", [("move", 4), ("turn-up",), ("end",)], "TO-TIME-08"), 7)
        == ""
    )
    assert hero.go_on(Question(1, "main", [("move", 5), ("end",)], "TO-TIME-08"), 7) == ""
    assert hero.go_on(Question(1, "wound", [("move", 4)], "TO-TIME-08"), 7) == ""


def test_what_takes_long_is_thought_about_once_for_all_imagined_tables() -> None:
    table = Table(3)
    table.until(LONG[0])
    one, other = [imagined(table.script, table.question.seat, seed) for seed in "12"]
    chosen = one.answer(table.game, table.board, 0)
    another = next(text for text in table.question.texts if text != chosen)
    one.settled.update(dict.fromkeys(one.settled, another))
    assert other.answer(table.game, table.board, 0) == another
