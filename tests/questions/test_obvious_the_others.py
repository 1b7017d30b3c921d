"""What passes by itself in The Others, and what somebody has to decide."""

from collections.abc import Collection

import pytest

from othersight.games import obvious_answer
from othersight.kernel.game import Game
from othersight.kernel.question import text_of
from tests.games.the_others.play import monster, play, space_with, tile
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

TOWN = {
    "layout": "Z1 Z2 Z3\nZ4 Z5 F\nG H I",
    "start": "i/se",
    "tiles": {
        "ward": tile("Z1", ["heal", "extra-turn"]),
        "chapel": tile("Z2", ["repent"]),
        "square": tile("Z3", ["heal", "repent"]),
        "garage": tile("Z4", ["orbital-strike"]),
        "shop": tile("Z5", ["inventory"]),
    },
}
HURT = {"level": 4, "wounds": [2, 5]}
TOUGH = {"heroes.thorley.fight": 3}


def passing(game: Game, listeners: Collection[int] = ()) -> str:
    """What the table answers to the open question, "" if somebody has to."""
    assert game.question is not None
    answer = obvious_answer(game, game.question, listeners)
    return "" if answer is None else text_of(answer)


def fought(*dice: str, monsters: tuple[str, ...] = ("acolyte",), sins: tuple[str, ...]) -> Game:
    """Thorley with three dice in a Fight, after the roll."""
    there = [monster(kind, "e") for kind in monsters]
    game = walk(monsters=there, figures=TOUGH)
    return play(game, "fight", "mean no", "corruption no", dice=[*sins, *dice])


@rule("TO-FIGHT-08")
def test_what_is_announced_is_asked_where_somebody_hears_it() -> None:
    game = play(walk(monsters=[monster("acolyte", "e")]), "fight")
    assert passing(game) == "mean no"
    assert passing(game, [2]) == "mean no"
    assert passing(game, [0]) == ""


@rule("TO-FIGHT-15")
@pytest.mark.parametrize(
    ("monsters", "hits", "answer"),
    [
        (("acolyte",), 2, "hit 0"),
        (("acolyte", "acolyte"), 1, "hit 0"),
        (("acolyte", "abomination"), 3, "hit 0"),
        (("acolyte", "abomination"), 2, ""),
    ],
)
def test_hits_for_one_monster_or_for_all_are_not_asked_for(
    monsters: tuple[str, ...], hits: int, answer: str
) -> None:
    blanks = ["skill"] * (3 - hits)
    sins = ["blank"] * (1 if len(monsters) == 1 else 2 if "abomination" not in monsters else 3)
    game = fought(*["hit"] * hits, *blanks, monsters=monsters, sins=tuple(sins))
    assert game.question is not None
    assert game.question.kind == "assign"
    found = passing(game)
    assert found.split()[:1] == answer.split()[:1]


@rule("TO-DICE-05")
@pytest.mark.parametrize(("sins", "answer"), [("blank", "faith hit"), ("hit", ""), ("corr", "")])
def test_faith_is_a_hit_where_nothing_is_left_to_cancel(sins: str, answer: str) -> None:
    game = fought("faith", "skill", "skill", "skill", sins=(sins,))
    assert passing(game) == answer


@rule("TO-DICE-05")
def test_of_two_faith_only_as_many_are_asked_for_as_there_is_to_cancel() -> None:
    game = fought("faith", "skill", "faith", "skill", "skill", sins=("hit",))
    assert passing(game) == "faith hit"
    assert passing(play(game, "faith hit")) == ""


@rule("TO-CITY-04")
@pytest.mark.parametrize(
    ("start", "answer"),
    [
        ("ward", "icon extra-turn"),
        ("chapel", "icon repent"),
        ("square", ""),
        ("shop", "icon inventory"),
    ],
)
def test_a_city_action_of_one_icon_is_that_icon(start: str, answer: str) -> None:
    game = play(walk({"space": start, **HURT}, board=TOWN), "city-action")
    assert passing(game) == answer


@rule("TO-CITY-04")
def test_a_level_less_is_not_taken_after_another_icon_without_asking() -> None:
    game = play(walk({"space": "square", **HURT}, board=TOWN), "city-action", "icon heal")
    play(game, "uncover 2")
    assert passing(game) == ""


@rule("TO-CLEANSE-03")
@pytest.mark.parametrize(
    ("tokens", "skill", "answer"),
    [
        ({"fire": 2}, 1, "remove fire"),
        ({"fire": 1, "nest": 1}, 2, "remove fire"),
        ({"fire": 1, "nest": 1}, 1, ""),
    ],
)
def test_tokens_of_one_kind_or_a_success_for_each_are_taken_off(
    tokens: dict[str, int], skill: int, answer: str
) -> None:
    game = walk(spaces={"e": space_with(**tokens)}, figures={"heroes.thorley.skill": 2})
    rolled = ["skill"] * skill + ["hit"] * (2 - skill)
    play(game, "cleanse", "corruption no", dice=rolled)
    assert passing(game) == answer


@rule("TO-WOUND-05")
@pytest.mark.parametrize(("covered", "answer"), [([1, 2, 3], "cover 4"), ([1, 2], "")])
def test_wounds_that_kill_anyway_are_not_asked_for(covered: list[int], answer: str) -> None:
    game = walk({"wounds": covered}, monsters=[monster("abomination", "e")], figures=TOUGH)
    play(game, "fight", "mean no", "corruption no", dice=["hit", "hit", *["skill"] * 3])
    assert passing(game) == answer


@rule("TO-CORRUPT-11")
@pytest.mark.parametrize(("level", "answer"), [(7, "cover 4"), (6, "")])
def test_wounds_count_as_fatal_with_those_of_corruption(level: int, answer: str) -> None:
    thorley = {"wounds": [1, 2, 3], "level": level}
    game = walk(thorley, monsters=[monster("abomination", "e")], figures=TOUGH)
    start = ["fight"] if level == 7 else ["fight", "mean no", "corruption no"]
    play(game, *start, dice=["hit", "corr", *["skill"] * 3])
    assert passing(game) == answer
