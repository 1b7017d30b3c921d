"""What differs from a scenario's expectations is told with line, expected and found."""

from typing import cast

import pytest

from othersight.scenarios import Difference, FaultyScenario, Scenario, run
from othersight.scenarios.runner import Positions, Run

FIGHT = """format = 1
game = "the-others"
[options]
power = false
hero_players = 2
[board]
layout = "A B"
start = "b/se"
[position]
when = "main"
hero = "rose"
hand = []
spaces = {}
monsters = [{ kind = "acolyte", space = "a", count = 2 }]
heroes.rose = { space = "a", wounds = [7, 5] }
"""


def differences(text: str, head: str = FIGHT) -> list[Difference]:
    return [difference for _, found in run(Scenario(head + text, "my.scn")) for difference in found]


def told(text: str, head: str = FIGHT) -> list[tuple[int, str, object, object]]:
    return [(d.line, d.what, d.expected, d.found) for d in differences(text, head)]


@pytest.mark.parametrize(
    "text",
    [
        "heroes.rose.level = 1",
        "heroes.rose.wounds = [5, 7]",
        "heroes.rose.wounds = 2",
        'heroes.rose.space = "a"',
        'heroes.rose.state = "in play"',
        "heroes.rose.wolf = false",
        "heroes.rose.turns = 1",
        'heroes.leah.space = "b/se"',
        'monsters.acolyte = ["a", "a"]',
        "monsters.acolyte = 2",
        "dead.acolyte = 0",
        'spaces.a.monsters = ["acolyte", "acolyte"]',
        'spaces.a.heroes = ["rose"]',
        'spaces."a/ne".heroes = []',
        "spaces.a = { fire = 0, marked = false, hidden = [] }",
        'hero = "rose"',
        "hero_number = 4",
        "reserve = 3",
        'hand = []\nsin_deck = []\nplayed = ""',
        "supply.fire = 12",
        'fight.hits = "no fight is under way"',
        'asked = { seat = "heroes-1", kind = "main", rule = "TO-TIME-08" }',
        'options.include = ["fight", "move a/ne", "end"]',
        'options.exclude = ["cleanse", "shoot b/ne"]',
        'options.only = ["move a/nw", "move a/ne", "move a/se", "move a/sw", "fight", "end"]',
        'why_not = { option = "move b", rule = "TO-MOVE-02" }',
        'why_not = [{ option = "move b", rule = "TO-MOVE-02", seat = "heroes-1" }]',
        'log.exclude = ["fight-roll"]',
        'outcome = ""',
    ],
)
def test_what_is_true_holds(text: str) -> None:
    assert told("[expect]\n" + text) == []


@pytest.mark.parametrize(
    ("text", "what", "expected", "found"),
    [
        ("heroes.rose.level = 2", "heroes.rose.level", 2, 1),
        ("heroes.rose.level = true", "heroes.rose.level", True, 1),
        ("heroes.rose.wolf = 0", "heroes.rose.wolf", 0, False),
        ("heroes.rose.wounds = [5]", "heroes.rose.wounds", [5], [7, 5]),
        ("heroes.rose.wounds = 3", "heroes.rose.wounds", 3, [7, 5]),
        ('heroes.rose.space = "b"', "heroes.rose.space", "b", "a"),
        ('heroes.morgana.space = ""', "heroes.morgana.space", "", "b/se"),
        ('monsters.acolyte = ["a"]', "monsters.acolyte", ["a"], ["a", "a"]),
        ("dead.acolyte = 1", "dead.acolyte", 1, 0),
        ("supply.fire = 11", "supply.fire", 11, 12),
        ('asked.kind = "token"', "asked.kind", "token", "main"),
        ('asked.seat = "sins"', "asked.seat", "sins", "heroes-1"),
        ('outcome = "sins"', "outcome", "sins", ""),
        ('log.include = ["fight-roll"]', "log.include", "fight-roll", []),
    ],
)
def test_what_is_not_true_is_told(text: str, what: str, expected: object, found: object) -> None:
    assert told("[expect]\n" + text) == [(17, what, expected, found)]


def test_one_option_too_many_or_too_few_is_told() -> None:
    some = '[expect]\noptions.only = ["fight", "end"]'
    more = '[expect]\noptions.include = ["fight", "cleanse"]\noptions.exclude = ["end"]'

    assert [found[1] for found in told(some)] == ["options.only"]
    assert [found[:3] for found in told(more)] == [
        (17, "options.include", "cleanse"),
        (18, "options.exclude", "end"),
    ]


def test_the_wrong_reason_and_an_open_option_are_told() -> None:
    wrong = "[expect]\nwhy_not = [\n{ option = 'move b', rule = 'TO-TURN-08' },\n"
    found = told(wrong + "{ option = 'fight', rule = 'TO-FIGHT-04' }]")

    assert found == [
        (18, "why_not move b", "TO-TURN-08", "TO-MOVE-02"),
        (19, "why_not fight", "TO-FIGHT-04", "it is open"),
    ]


def test_an_answer_that_is_not_open_ends_the_case_and_tells_what_is() -> None:
    (found,) = differences('[script]\nplay = [\n"move b",\n"end"]\n[expect]\nround = 7')

    assert (found.line, found.expected) == (18, "move b")
    assert "heroes-1 is asked main: move a/nw" in str(found.found)
    assert "TO-MOVE-02 forbids it" in str(found.found)


def test_an_answer_of_a_seat_that_is_not_asked_is_told() -> None:
    (found,) = differences('[script]\nplay = ["sins: pass"]\n[expect]\nround = 1')

    assert (found.expected, found.found) == ("sins: pass", "heroes-1 main")


def test_expectations_in_between_are_checked_where_they_stand() -> None:
    text = """[script]
play = ["fight", "mean no", "corruption no"]
[chance]
dice = ["blank", "blank", "blank", "blank", "hit", "hit"]
[[expect]]
after = 0
asked.kind = "main"
[[expect]]
after = 1
asked.kind = "intention"
[[expect]]
after = 2
asked.kind = "intention"
[[expect]]
asked.kind = "assign"
fight = { hero_dice = 2, sin_dice = 4, hits = 2, hero_roll = ["hit", "hit"], space = "a" }
"""
    assert told(text) == [(28, "asked.kind", "intention", "corruption")]


ROLL = (
    '[script]\nplay = ["fight", "mean no", "corruption no"]\n[expect]\nround = 1\n[chance]\ndice = '
)


def test_dice_that_do_not_fall_are_told() -> None:
    dice = '["blank", "blank", "blank", "blank", "skill", "skill", "skill", "cc"]'

    assert told(ROLL + dice) == [(21, "dice", "all dice rolled", ["skill", "cc"])]


def test_a_die_that_is_not_named_is_told() -> None:
    (found,) = differences(ROLL + '["blank", "blank", "blank", "blank", "skill"]')

    assert (found.line, found.found) == (17, "a die is rolled and no loaded die is left")


def test_a_face_that_the_die_does_not_have_is_told() -> None:
    (found,) = differences(ROLL + '["faith", "blank", "blank", "blank", "skill", "skill"]')

    assert "does not have" in str(found.found)


def test_more_dice_may_fall_if_the_scenario_says_so() -> None:
    assert told(ROLL + '["blank"]\nmore = true') == []


def test_a_hit_fits_either_die() -> None:
    dice = '["hit", "blank", "blank", "sin-hit", "hit", "skill"]'
    script = ROLL.replace('"corruption no"', '"corruption no", "cover 1"')

    assert told(script + dice) == []


def test_several_seats_are_asked_at_once() -> None:
    head = FIGHT.replace('when = "main"', 'when = "first-hero"')
    text = """[script]
play = ["heroes-2: first leah", "heroes-1: first rose"]
[[expect]]
after = 0
asked.seat = ["heroes-1", "heroes-2"]
[[expect]]
after = 1
asked.seat = "heroes-1"
[[expect]]
asked = { seat = ["heroes-1", "heroes-2"], kind = "ballot" }
"""
    assert told(text, head) == []


def test_cases_take_from_the_file_and_replace_what_they_name() -> None:
    text = """[expect]
heroes.rose = { level = 4, wounds = 2 }
[[case]]
position.heroes.rose.level = 4
[[case]]
title = "second"
[[case]]
position.heroes.rose = { level = 4, wounds = [1] }
expect.heroes.rose.wounds = [1]
"""
    results = run(Scenario(FIGHT + text, "my.scn"))

    assert [case.title for case, _ in results] == ["", "second", ""]
    assert [[d.what for d in found] for _, found in results] == [[], ["heroes.rose.level"], []]


def test_loaded_draws_are_the_top_of_a_deck() -> None:
    head = FIGHT.replace('when = "main"', 'when = "altars"\nsin_deck = ["hate", "cursed-fate"]')
    head = head.replace('start = "b/se"', 'start = "b/se"\naltars = ["b", "b/nw"]')

    assert told('[expect]\nhand = ["cursed-fate", "hate"]', head) == []


def test_the_same_seed_gives_the_same_run() -> None:
    head = FIGHT.replace("hand = []", "")
    texts = ['[chance]\nseed = "9"\n[expect]\nhand = []' for _ in range(2)]

    first, second = [differences(text, head)[0].found for text in texts]

    assert first == second
    assert isinstance(first, list)
    assert len(first) == 5


def test_a_position_from_which_the_rules_cannot_go_on_is_a_fault_at_its_line() -> None:
    class Broken:
        """A game whose first Turn breaks."""

        def __init__(self, positions: Positions) -> None:
            self.positions = positions

        def __getattr__(self, name: str) -> object:
            return getattr(self.positions, name)

        def game_from(self, start: dict[str, object]) -> object:
            raise IndexError("tuple index out of range")

    scenario = Scenario(FIGHT + "[expect]\nround = 1", "my.scn")
    case = Run(scenario, scenario.cases[0])
    case.positions = cast(Positions, Broken(case.positions))

    with pytest.raises(
        FaultyScenario, match=r"my.scn:9: the game cannot go on from here \(IndexErr"
    ):
        case.play()
