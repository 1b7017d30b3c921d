"""Players who look ahead: what they try, when they stop, and what it takes to change the script's mind."""

from collections.abc import Sequence

import othersight
from othersight.bots import Observation, player
from othersight.bots.network import Network
from othersight.bots.scripted import Script
from othersight.bots.search import Effort, SearchingPlayer, Trial, still_open
from othersight.games.the_others.bots.features import features
from othersight.games.the_others.bots.learned import heroes_win
from othersight.games.the_others.bots.script import OthersScript
from othersight.games.the_others.bots.search_knowledge import OthersSearchKnowledge
from othersight.games.the_others.rules.figures import table_of
from othersight.kernel.game import Game
from tests.asking import question_of


class Worths(OthersSearchKnowledge):
    """The worth of a table is what was said of the option taken first."""

    def __init__(self, worths: dict[str, list[float]]) -> None:
        self.worths = {option: iter(values) for option, values in worths.items()}
        self.tried: list[str] = []

    def candidates_of(
        self, observation: Observation, own: Script, first: str, most: int, thorough: bool = False
    ) -> list[str]:
        others = [option for option in self.worths if option != first]
        return [first, *others][:most]

    def rollout_players(
        self, observation: Observation, own: Script, option: str, seed: str
    ) -> Sequence[Script]:
        self.tried.append(option)
        return super().rollout_players(observation, own, option, seed)

    def horizon(self, table: Game, reach: int) -> int:
        return -1

    def evaluate(self, table: Game, observation: Observation) -> float:
        return next(self.worths[self.tried[-1]])


def at_the_first_question() -> Observation:
    game = othersight.new("the-others", seed=1)
    return Observation(game, 0)


def searching(knowledge: Worths, tables: int = 4, seconds: float = 9.0) -> SearchingPlayer:
    return SearchingPlayer("expert", knowledge, 0, "1", {}, Effort(tables, 3, 1, seconds))


def script_and_other(observation: Observation) -> tuple[str, str]:
    chosen = OthersSearchKnowledge().script(0, "1", {}).choose(observation.view, observation.board)
    return chosen, next(option for option in observation.options if option != chosen)


def test_an_option_that_proves_better_is_taken_and_the_thought_says_by_how_much() -> None:
    observation = at_the_first_question()
    script, other = script_and_other(observation)
    one = searching(Worths({script: [0.3, 0.4, 0.3, 0.4], other: [0.6, 0.7, 0.6, 0.7]}))
    assert one.choose(observation) == other
    thought = one.explanation
    assert thought is not None
    assert thought.alternative is not None
    assert round(thought.estimate or 0, 2) == 0.65
    assert (thought.alternative.option, round(thought.alternative.estimate, 2)) == (script, 0.35)
    assert {weighed.tables for weighed in thought.weighed} == {4}


def test_a_lead_that_may_be_chance_does_not_change_the_scripts_mind() -> None:
    observation = at_the_first_question()
    script, other = script_and_other(observation)
    one = searching(Worths({script: [0.1, 0.9, 0.1, 0.9], other: [0.9, 0.1, 0.2, 0.9]}))
    assert one.choose(observation) == script


def test_every_option_is_tried_on_the_same_tables() -> None:
    observation = at_the_first_question()
    script, other = script_and_other(observation)
    knowledge = Worths({script: [0.5] * 4, other: [0.5] * 4})
    searching(knowledge).choose(observation)
    assert knowledge.tried == [script, other] * 4


def test_the_clock_stops_what_takes_too_long() -> None:
    observation = at_the_first_question()
    script, other = script_and_other(observation)
    knowledge = Worths({script: [0.5] * 9, other: [0.5] * 9})
    one = searching(knowledge, tables=9, seconds=1.0)
    times = iter((0.0, 0.4, 0.8, 1.2))
    one.clock = lambda: next(times)
    assert one.choose(observation) == script
    assert knowledge.tried == [script, other, script]


def test_a_gap_such_as_luck_makes_proves_nothing_on_a_single_table() -> None:
    observation = at_the_first_question()
    script, other = script_and_other(observation)
    one = searching(Worths({script: [0.5], other: [0.56]}), tables=1)
    assert one.choose(observation) == script


def test_options_clearly_behind_are_dropped_but_never_the_scripts_own() -> None:
    script, good, bad = Trial("script", 0.08), Trial("good", 0.08), Trial("bad", 0.08)
    script.values = [0.3, 0.31, 0.29, 0.3]
    good.values = [0.5, 0.51, 0.49, 0.5]
    bad.values = [0.1, 0.12, 0.1, 0.12]
    assert still_open([script, good, bad]) == [script, good]


def test_won_and_lost_tables_do_not_drop_an_option_after_one_of_them() -> None:
    script, rival = Trial("script", 0.5), Trial("rival", 0.5)
    script.values, rival.values = [1.0, 0.0], [0.0, 0.0]
    assert still_open([script, rival]) == [script, rival]


def test_an_option_that_was_dropped_is_not_taken_for_its_first_tables() -> None:
    observation = at_the_first_question()
    script, other = script_and_other(observation)
    third = next(option for option in observation.options if option not in (script, other))
    worths = {
        script: [0.2, 0.2, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6],
        other: [0.5, 0.5],
        third: [0.8, 0.8, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6],
    }
    one = searching(Worths(worths), tables=8)
    assert one.choose(observation) == third
    assert one.explanation is not None
    assert [(weighed.option, weighed.tables) for weighed in one.explanation.weighed][-1] == (
        other,
        2,
    )


def test_the_script_learns_that_something_else_was_done() -> None:
    observation = at_the_first_question()
    script, other = script_and_other(observation)
    one = searching(Worths({script: [0.3] * 4, other: [0.9] * 4}))
    assert isinstance(one.script, OthersScript)
    one.script.intent = ("move 3",)
    assert one.choose(observation) == other
    intent: tuple[str, ...] = one.script.intent
    assert intent == ()


def test_a_network_adds_cuts_off_and_squeezes() -> None:
    network = Network([([[1.0, -1.0], [2.0, 0.0]], [0.0, 0.5]), ([[1.0], [1.0]], [-4.0])])
    assert abs(network.chance([1.0, 1.5]) - 0.5) < 1e-9
    assert network.chance([3.0, 3.0]) > 0.99


def test_dead_and_wounded_heroes_make_a_table_worse_for_them() -> None:
    game = othersight.new("the-others", seed=2, story="havens-last-stand", hero_players=1)
    t = table_of(game)
    before = heroes_win(t)
    for index in t.places:
        hero = t.edit_hero(index)
        hero.level = 6
        hero.covered = (1, 2, 3, 4)
    assert heroes_win(t) < before - 0.1
    assert len(features(t)) == len(features(table_of(othersight.new("the-others", seed=9))))


def test_a_master_weighs_a_turn_and_says_what_else_it_has_thought_of() -> None:
    game = othersight.new("the-others", seed=4, hero_players=1)
    scripts = [OthersSearchKnowledge().script(seat, "1", {}) for seat in range(2)]
    one = player("master", seat=1, seed=1)
    thought = None
    while thought is None or not thought.weighed:
        seat = question_of(game).seat
        chosen = scripts[seat].choose(game.view(seat), game.board())
        if question_of(game).kind == "main":
            chosen = one.choose(Observation(game, 1))
            thought = one.explanation
            if thought is not None and thought.weighed:
                break
        game.answer(chosen, seat)
    assert thought.option == chosen in question_of(game).texts
    assert len(thought.weighed) >= 2
    assert all(0.0 <= weighed.estimate <= 1.0 for weighed in thought.weighed)
