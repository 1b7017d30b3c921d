"""Who may shoot whom, and the shot itself (chapter TO-RANGED)."""

import pytest

from othersight.games.the_others.rules.figures import place_hero
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    RIVER,
    asked,
    dead,
    faces,
    hero,
    is_open,
    logged,
    monster,
    monsters_in,
    open_options,
    play,
    space_number,
    story,
    table_of,
    why_not,
)
from tests.games.the_others.rules.duels import FIGURES, shot
from tests.rule_ids import rule

SHOT = ("mean no", "corruption no")
LADDER = {"layout": "A B", "start": "a/nw"}


def targets(game: Game) -> list[str]:
    """The Spaces that Rocco may shoot into."""
    options = [option.split() for option in open_options(game)]
    return [words[1] for words in options if words[0] == "shoot"]


@rule("TO-RANGED-01")
def test_only_a_hero_with_the_ranged_ability_shoots() -> None:
    game = shot(("b/nw", "acolyte"), figures={**FIGURES, "heroes.rocco.ranged": False})
    assert targets(game) == []
    assert why_not(game, "shoot b/nw") == "TO-RANGED-01"
    game = shot(("b/nw", "acolyte"))
    assert targets(game) == ["a/ne"]


@rule("TO-RANGED-01")
def test_an_upgrade_gives_the_ranged_ability() -> None:
    by_card = {**FIGURES, "heroes.rocco.ranged": False}
    game = shot(("b/nw", "acolyte"), figures=by_card, rocco={"upgrades": ["rail-gun"]})
    assert targets(game) == ["a/ne"]


@rule("TO-RANGED-01")
def test_a_shooter_may_choose_a_normal_fight_instead_and_either_is_his_action() -> None:
    game = shot(("b/nw", "acolyte"), ("a/nw", "acolyte"))
    assert is_open(game, "fight")
    play(game, "shoot b/nw", *SHOT, "pass", dice=faces("skill*2 blank*4"))
    assert not is_open(game, "fight")
    assert why_not(game, "fight") == "TO-TURN-08"
    game = shot(("b/nw", "acolyte"), ("a/nw", "acolyte"))
    play(game, "fight", *SHOT, dice=faces("blank*2 skill*2"))
    assert targets(game) == []
    assert why_not(game, "shoot b/nw") == "TO-TURN-08"


@rule("TO-RANGED-01", "TO-RANGED-08")
def test_the_shot_is_at_all_monsters_of_one_space() -> None:
    game = shot(("c/nw", "acolyte"), ("c/nw", "acolyte"), ("b/nw", "acolyte"))
    assert targets(game) == ["a/ne", "b/ne"]
    play(game, "shoot c/nw", *SHOT, "hit acolyte", "hit acolyte", dice=faces("hit*2"))
    assert (dead(game), monsters_in(game, "b/nw")) == (["acolyte", "acolyte"], ["acolyte"])
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-02")
def test_nobody_shoots_from_a_district() -> None:
    game = shot(("a/se", "acolyte"), ("b/se", "acolyte"), rocco={"space": "e"})
    assert targets(game) == []
    assert why_not(game, "shoot a/se") == "TO-RANGED-02"


@rule("TO-RANGED-02")
def test_nobody_shoots_into_or_through_a_district() -> None:
    game = shot(("a", "acolyte"), ("e", "acolyte"), ("a/se", "acolyte"), ("e/se", "acolyte"))
    assert targets(game) == []
    assert why_not(game, "shoot a") == "TO-RANGED-02"
    assert why_not(game, "shoot a/se") == "TO-RANGED-03"


@rule("TO-RANGED-03")
def test_the_line_of_sight_is_straight_and_of_any_length() -> None:
    everywhere = ["c/ne", "g/sw", "d/nw", "b/se", "f/ne", "i/se", "h/sw"]
    game = shot(*[(address, "acolyte") for address in everywhere[:6]], ("h/sw", "abomination"))
    assert sorted(targets(game)) == ["a/sw", "c/ne", "g/sw"]
    assert why_not(game, "shoot i/se") == "TO-RANGED-03"


@rule("TO-RANGED-03", "TO-METRO-05")
def test_the_line_of_sight_crosses_no_gap_between_tiles() -> None:
    game = shot(
        ("b/nw", "acolyte"),
        ("a/sw", "acolyte"),
        board=RIVER,
        rocco={"space": "a/ne"},
        heroes={"morgana": {"space": "b/se"}, "leah": {"space": "b/se"}},
    )
    assert targets(game) == []
    assert why_not(game, "shoot b/nw") == "TO-RANGED-03"
    play(game, "move b/nw")
    assert targets(game) == []


@rule("TO-RANGED-04")
def test_figures_in_between_and_heroes_in_the_target_space_do_not_hinder_the_shot() -> None:
    game = shot(
        ("c/nw", "acolyte"),
        ("b/nw", "abomination"),
        heroes={"morgana": {"space": "b/nw"}, "leah": {"space": "c/nw"}},
    )
    assert targets(game) == ["a/ne", "b/ne"]
    play(game, "shoot c/nw", *SHOT, "hit acolyte", dice=faces("skill*2"))
    assert dead(game) == ["acolyte"]
    for name in ("morgana", "leah"):
        assert (hero(game, name).covered, hero(game, name).level) == ((), 1)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-05")
@pytest.mark.parametrize(
    ("stands", "seen"),
    [
        ("a/nw", ["a/ne", "a/sw", "b/ne"]),
        ("a/ne", ["a/nw", "a/se", "b/ne"]),
        ("b/se", ["a/se", "a/sw", "b/ne"]),
    ],
)
def test_two_spaces_see_each_other_when_a_row_of_the_map_holds_both(
    stands: str, seen: list[str]
) -> None:
    streets = ["a/nw", "a/ne", "b/ne", "a/sw", "a/se", "b/se"]
    game = shot(
        *[(address, "acolyte") for address in streets],
        board=LADDER,
        rocco={"space": stands},
        heroes={"morgana": {"space": "a"}, "leah": {"space": "b"}},
    )
    assert sorted(targets(game)) == seen


@rule("TO-RANGED-06")
def test_the_target_is_another_space_with_a_monster() -> None:
    game = shot(("a/nw", "acolyte"), ("b/nw", "acolyte"))
    assert targets(game) == ["a/ne"]
    assert why_not(game, "shoot a/nw") == "TO-RANGED-06"
    assert why_not(game, "shoot c/nw") == "TO-RANGED-06"


@rule("TO-RANGED-07")
def test_monsters_in_the_shooters_own_space_do_not_prevent_the_shot() -> None:
    game = shot(("a/nw", "abomination"), ("b/nw", "acolyte"), ("c/ne", "acolyte"), ("d", "acolyte"))
    assert targets(game) == ["a/ne", "c/ne"]
    play(game, "shoot b/nw", *SHOT, "hit acolyte", dice=faces("skill*2"))
    assert dead(game) == ["acolyte"]


@rule("TO-RANGED-08")
def test_the_hero_rolls_alone_and_the_killed_are_gone_before_the_sin_roll() -> None:
    game = shot(("c/nw", "abomination"), ("c/nw", "abomination"))
    play(game, "shoot c/nw", *SHOT, dice=faces("hit skill"))
    assert asked(game) == ("heroes-1", "assign")
    assert logged(game, "strike-back-roll") == []
    play(game, "hit abomination", dice=faces("blank*3"))
    assert dead(game) == ["abomination"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-09", "TO-CORRUPT-10")
def test_faith_and_the_level_7_result_are_chosen_before_any_sin_roll() -> None:
    game = shot(("b/nw", "controller"), rocco={"level": 6, "wounds": [4, 6]})
    play(
        game, "shoot b/nw", "mean no", "corruption yes", dice=faces("faith skill skill skill skill")
    )
    assert asked(game) == ("heroes-1", "faith")
    play(game, "faith def")
    assert asked(game) == ("heroes-1", "faith")
    assert logged(game, "strike-back-roll") == []
    play(game, "faith cc", dice=faces("sin-hit*3 corr"))
    assert hero(game, "rocco").covered == (4, 6)
    assert hero(game, "rocco").level == 7
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-15")
def test_hits_of_a_shot_never_fall_on_monsters_in_the_shooters_own_space() -> None:
    game = shot(("a/nw", "acolyte"), ("b/nw", "acolyte"), ("b/nw", "controller"))
    play(game, "shoot b/nw", *SHOT, dice=faces("hit*2"))
    assert open_options(game) == ["hit acolyte@a/ne", "hit controller@a/ne", "pass"]
    play(game, "hit acolyte", dice=faces("blank*6"))
    assert dead(game) == ["acolyte"]
    assert monsters_in(game, "a/nw") == ["acolyte", "controller"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-18", "TO-VICTORY-01")
def test_the_game_can_be_won_by_the_shot_before_any_striking_back() -> None:
    game = shot(
        ("b/nw", "avatar"),
        rocco={"wounds": [1, 2, 3, 4]},
        heroes={name: {"state": "dead"} for name in ("thorley", "brad", "rose", "karl")},
        monsters=[monster("acolyte", "b/nw", marked=True)],
        mission="destroy-them-all",
        done=["gear-up", "clear-the-hive"],
        progress=2,
    )
    play(game, "shoot b/nw", *SHOT, "hit acolyte", dice=faces("skill*2"))
    assert asked(game) == ("", "heroes")
    assert story(game).progress == 3


@rule("TO-RANGED-08", "TO-DICE-11")
def test_the_shooters_roll_alone_is_rolled_again_after_the_shot() -> None:
    game = shot(("c/ne", "acolyte"), ("c/ne", "acolyte"), hand=["cursed-fate"])
    play(game, "shoot c/ne", "mean no", "pass", "corruption no", dice=faces("hit*2"))
    play(game, "play cursed-fate", dice=faces("skill*2"))
    play(game, "hit acolyte")
    assert dead(game) == ["acolyte"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-20", "TO-RANGED-06")
def test_a_shot_at_a_space_that_is_empty_by_then_is_not_rolled() -> None:
    game = shot(("b/nw", "avatar"), hand=["primal-conceit"])
    play(game, "shoot b/nw", "mean no", "play primal-conceit", *["refuse"] * 3, "to i/ne")
    assert logged(game, "ranged-roll") == []
    assert (monsters_in(game, "b/nw"), asked(game)) == ([], ("heroes-1", "main"))
    assert why_not(game, "shoot b/nw") == "TO-TURN-08"


@rule("TO-FIGHT-20", "TO-RANGED-06")
def test_a_shooter_who_is_elsewhere_by_then_does_not_shoot() -> None:
    game = shot(("b/nw", "acolyte"), hand=["primal-conceit"])
    play(game, "shoot b/nw", "mean no")
    shooter = table_of(game).current
    place_hero(table_of(game), shooter, space_number(game, "i"))
    play(game, "pass")
    assert (logged(game, "ranged-roll"), asked(game)) == ([], ("heroes-1", "main"))


@rule("TO-RANGED-10", "TO-RANGED-12")
def test_without_a_survivor_nobody_strikes_back_whatever_lies_in_the_shooters_space() -> None:
    game = shot(("b/nw", "acolyte"), spaces={"a/nw": {"pentagram": 1}})
    play(game, "shoot b/nw", "mean no", "corruption no", "hit acolyte", dice=faces("hit skill"))
    assert (dead(game), logged(game, "strike-back-results")) == (["acolyte"], [])
