"""Fire checks and Corruption checks (chapter TO-CHECK)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.figures import table_of
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    faces,
    hero,
    logged,
    monster,
    play,
    same_space,
    space_with,
    tile,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

FORGE: dict[str, Any] = {
    "layout": "A B\nC Z1",
    "start": "a/nw",
    "tiles": {"forge": tile("Z1", ["heal"], "fire", "corruption", "pentagram")},
}
"""A District with a Fire, a Corruption and a Pentagram printed on it."""


def marks(game: Game, name: str = "thorley") -> tuple[int, int]:
    """A Hero's Level and the number of his Wounds."""
    return hero(game, name).level, len(hero(game, name).covered)


def checks(game: Game) -> list[tuple[str, str, int]]:
    """The checks so far: Space, kind and number of dice seen."""
    city = table_of(game).config.city
    return [
        (city.name[values[1]], ("Fire", "Corruption")[values[2]], len(values[3]))
        for values in logged(game, "check")
    ]


@rule("TO-CHECK-01")
@pytest.mark.parametrize(
    ("kind", "face", "result"), [("fire", "hit", (1, 1)), ("corruption", "corr", (2, 0))]
)
@pytest.mark.parametrize("trapped", ["e", "e/nw"])
def test_leaving_and_entering_a_space_with_tokens_cause_a_check(
    kind: str, face: str, result: tuple[int, int], trapped: str
) -> None:
    game = walk(spaces={trapped: space_with(**{kind: 1})})
    play(game, "move e/nw", *["cover 1"] * result[1], dice=[face])
    assert marks(game) == result
    assert same_space(game, "thorley", "e/nw")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CHECK-01")
def test_every_passage_is_checked_anew() -> None:
    game = walk({"npcs": ["commissioner"]}, spaces={"e/nw": space_with(fire=1)})
    play(game, "move e/nw", "move e", dice=faces("blank blank"))
    assert checks(game) == [("a/se", "Fire", 1)] * 2


@rule("TO-CHECK-02")
def test_standing_among_tokens_does_nothing() -> None:
    game = walk(spaces={"e": space_with(fire=3, corruption=3)})
    play(game, "end", "pass")
    assert marks(game) == (1, 0)
    assert checks(game) == []


@rule("TO-CHECK-02")
def test_tokens_turned_up_under_a_hero_wait_until_he_leaves() -> None:
    game = walk(spaces={"e": space_with(hidden=["fire", "corruption"])})
    play(game, "turn-up")
    assert checks(game) == []
    play(game, "move e/nw", dice=faces("corr blank"))
    assert marks(game) == (2, 0)
    assert checks(game) == [("e", "Corruption", 1), ("e", "Fire", 1)]


@rule("TO-CHECK-02")
def test_tokens_placed_on_a_hero_wait_until_he_leaves() -> None:
    game = walk(when="start-of-round")
    play(game, "place corruption e", "place fire a/nw", "place pentagram i", "first thorley")
    assert checks(game) == []
    assert marks(game) == (1, 0)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CHECK-03")
def test_a_die_falls_for_every_face_up_token_physical_and_printed_alike() -> None:
    tokens = space_with(fire=2, corruption=1, hidden=["fire", "fire", "corruption"])
    game = walk({"space": "forge/nw"}, board=FORGE, spaces={"forge": tokens})
    play(game, "move forge", dice=faces("blank*2 blank*3"))
    assert checks(game) == [("forge", "Corruption", 2), ("forge", "Fire", 3)]


@rule("TO-CHECK-04")
def test_hit_and_burst_wound_and_a_burst_adds_a_die_in_a_fire_check() -> None:
    game = walk(
        {"upgrades": ["kevlar-suit"]},
        figures={"heroes.thorley.defense": 5},
        spaces={"e/nw": space_with(fire=4)},
    )
    play(game, "move e/nw", dice=faces("hit burst burst corr blank corr"))
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 1", "cover 2", "cover 3")
    assert marks(game) == (1, 3)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CHECK-05")
def test_corr_alone_corrupts_but_a_burst_still_adds_a_die_in_a_corruption_check() -> None:
    game = walk(spaces={"e/nw": space_with(corruption=4)})
    play(game, "move e/nw", dice=faces("corr hit burst corr blank"))
    assert marks(game) == (3, 0)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CHECK-05")
def test_corruption_of_a_check_is_forced_and_gives_nothing() -> None:
    game = walk(
        {"level": 4},
        spaces={"e/nw": space_with(corruption=1), "e": space_with()},
        monsters=[monster("acolyte", "e/nw")],
    )
    play(game, "move e/nw", dice=["corr"])
    assert marks(game) == (5, 0)
    play(game, "fight", "mean no", "corruption no", dice=faces("blank cc"))
    assert marks(game) == (5, 0)


@rule("TO-CHECK-06")
def test_one_step_causes_up_to_four_checks_corruption_before_fire() -> None:
    both = space_with(fire=1, corruption=2)
    game = walk(spaces={"e": both, "e/nw": both})
    play(game, "move e/nw", dice=faces("blank*2 blank blank*2 blank"))
    assert checks(game) == [
        ("e", "Corruption", 2),
        ("e", "Fire", 1),
        ("a/se", "Corruption", 2),
        ("a/se", "Fire", 1),
    ]


@rule("TO-CHECK-06")
def test_a_corruption_check_that_kills_leaves_no_fire_check() -> None:
    both = space_with(fire=1, corruption=1)
    game = walk({"level": 7, "wounds": [1, 2, 3, 4]}, spaces={"e": both})
    play(game, "move e/nw", dice=["corr"])
    assert checks(game) == [("e", "Corruption", 1)]
    assert asked(game) == ("heroes-1", "successor")


@rule("TO-CHECK-07")
@pytest.mark.parametrize(
    ("kind", "dice", "result"),
    [
        ("fire", "hit hit", (1, 1)),
        ("fire", "hit blank", (1, 0)),
        ("fire", "blank blank", (1, 0)),
        ("corruption", "corr corr", (2, 0)),
        ("corruption", "corr hit", (1, 0)),
    ],
)
def test_proxy_takes_up_to_one_off_a_check_of_its_holder(
    kind: str, dice: str, result: tuple[int, int]
) -> None:
    game = walk({"npcs": ["proxy"]}, spaces={"e/nw": space_with(**{kind: 2})})
    play(game, "move e/nw", *["cover 1"] * result[1], dice=faces(dice))
    assert marks(game) == result
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CHECK-07")
def test_proxy_works_in_every_check_of_a_step() -> None:
    both = space_with(fire=1, corruption=1)
    game = walk({"npcs": ["proxy"]}, spaces={"e": both, "e/nw": both})
    play(game, "move e/nw", dice=faces("corr hit corr hit"))
    assert marks(game) == (1, 0)


@rule("TO-CHECK-07")
def test_proxy_helps_nobody_but_its_holder() -> None:
    game = walk(
        heroes={"rocco": {"space": "e", "npcs": ["proxy"]}}, spaces={"e": space_with(fire=1)}
    )
    play(game, "move e/nw", "cover 1", dice=["hit"])
    assert marks(game) == (1, 1)


@rule("TO-CHECK-07")
def test_proxy_does_not_take_off_the_wound_for_leaving_monsters() -> None:
    game = walk({"npcs": ["proxy"]}, monsters=[monster("acolyte", "e")])
    play(game, "move e/nw", "cover 1")
    assert marks(game) == (1, 1)


@rule("TO-CHECK-08")
def test_proxy_and_hazmata_suit_add_up() -> None:
    shielded = {"npcs": ["proxy"], "upgrades": ["hazmata-suit"]}
    game = walk(shielded, spaces={"e/nw": space_with(fire=3, corruption=3)})
    play(game, "move e/nw", "cover 1", dice=faces("corr*3 hit*3"))
    assert marks(game) == (2, 1)


@rule("TO-CHECK-08")
@pytest.mark.parametrize(("level", "result"), [(6, (7, 0)), (7, (7, 1))])
def test_both_reduce_corruption_before_level_7_turns_it_into_wounds(
    level: int, result: tuple[int, int]
) -> None:
    shielded = {"npcs": ["proxy"], "upgrades": ["hazmata-suit"], "level": level}
    game = walk(shielded, spaces={"e/nw": space_with(corruption=3)})
    play(game, "move e/nw", *["cover 1"] * result[1], dice=faces("corr*3"))
    assert marks(game) == result
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CHECK-09")
def test_the_hero_rolls_and_decides_nothing_in_a_check() -> None:
    game = walk(
        {"npcs": ["commissioner"]},
        heroes={"rocco": {"space": "e/nw"}, "brad": {"space": "e/nw"}},
        spaces={"e/nw": space_with(corruption=1, fire=1)},
    )
    play(game, "move e/nw", dice=faces("blank blank"))  # a single line: nobody was asked between
    assert checks(game) == [("a/se", "Corruption", 1), ("a/se", "Fire", 1)]
    assert marks(game) == (1, 0)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CHECK-10")
def test_bonuses_of_fights_never_change_a_check() -> None:
    game = walk(
        board=FORGE,
        thorley={"space": "forge/nw"},
        power=True,
        apocalypse=6,
        revealed=["stab-in-the-dark", "hellfire-mutation"],
        spaces={"forge": space_with(pentagram=2)},
        monsters=[monster("abomination", "forge"), monster("acolyte", "forge")],
    )
    play(game, "move forge", dice=faces("corr blank"))  # one die each for the printed tokens
    assert marks(game) == (2, 0)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CHECK-10")
def test_start_of_a_fight_cards_are_not_for_checks() -> None:
    game = walk(
        hand=["abominable-fury", "for-our-master"],
        discard=["cursed-fate"],
        spaces={"e/nw": space_with(fire=1)},
        monsters=[monster("abomination", "e/nw")],
    )
    play(game, "move e/nw", "cover 1", dice=["hit"])  # nor is the Sins Player asked
    assert marks(game) == (1, 1)
    assert asked(game) == ("heroes-1", "main")
