"""Sin dice and Hero dice, the dice they add, and rolling again (chapter TO-DICE)."""

from collections import Counter

import pytest

from othersight.games.the_others.state.config import FACES
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    dead,
    faces,
    hero,
    logged,
    monster,
    open_options,
    play,
    sins,
    space_with,
    table_of,
    tokens_in,
)
from tests.games.the_others.rules.duels import FIGURES, duel, shot
from tests.rule_ids import rule

FIGHT = ("fight", "mean no", "corruption no")
CLEANSE = ("cleanse", "corruption no")
FRAIL = {
    **FIGURES,
    "monsters.acolytes.doctor.fight": 1,
    "monsters.acolytes.doctor.defense": 1,
}
"""An Acolyte brings one die and falls to one Hit."""


def wounds(game: Game) -> int:
    """How many Wound markers Rose has, once her player has placed them anywhere."""
    while asked(game)[1] == "wound":
        play(game, open_options(game)[0])
    return len(hero(game, "rose").covered)


@rule("TO-DICE-01")
def test_a_fight_is_rolled_with_dice_of_both_kinds() -> None:
    game = duel("acolyte")
    play(game, *FIGHT, dice=faces("blank*2 skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-01")
def test_a_cleanse_is_rolled_with_hero_dice_alone() -> None:
    game = duel("acolyte", spaces={"e": space_with(fire=1)})
    play(game, *CLEANSE, dice=faces("def*3"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-01", "TO-CHECK-09")
def test_checks_are_rolled_with_sin_dice_alone() -> None:
    game = duel(spaces={"a/se": space_with(fire=2, corruption=1)})
    play(game, "move a/se", dice=faces("blank blank*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-02")
@pytest.mark.parametrize(
    ("rolled", "wounded", "level"),
    [("blank", 0, 1), ("sin-hit", 1, 1), ("corr", 0, 2), ("burst blank", 1, 1)],
)
def test_each_face_of_the_sin_die_does_its_own_thing(rolled: str, wounded: int, level: int) -> None:
    game = duel("acolyte", figures=FRAIL)
    play(game, *FIGHT, dice=faces(f"{rolled} skill*2"))
    assert (wounds(game), hero(game, "rose").level) == (wounded, level)


@rule("TO-DICE-03")
@pytest.mark.parametrize(
    ("rolled", "killed", "wounded", "level"),
    [("hit", 1, 1, 2), ("def", 0, 0, 2), ("cc", 0, 1, 1), ("skill", 0, 1, 2)],
)
def test_each_face_of_the_hero_die_does_its_own_thing_in_a_fight(
    rolled: str, killed: int, wounded: int, level: int
) -> None:
    game = duel("acolyte", "acolyte", figures={**FRAIL, "heroes.rose.fight": 1})
    play(game, *FIGHT, *["hit acolyte"] * killed, dice=faces(f"sin-hit corr {rolled}"))
    assert dead(game) == ["acolyte"] * killed
    assert (wounds(game), hero(game, "rose").level) == (wounded, level)


@rule("TO-DICE-03", "TO-REJECT-03")
@pytest.mark.parametrize("face", ["hit", "def", "cc", "skill"])
def test_only_skill_removes_a_token_in_a_cleanse(face: str) -> None:
    game = duel(spaces={"e": space_with(fire=2)})
    removed = ["remove fire"] if face == "skill" else []
    play(game, *CLEANSE, *removed, dice=[face, "cc", "def"])
    assert tokens_in(game, "e") == {"fire": 2 - len(removed)}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-04")
def test_each_burst_adds_a_die_and_so_do_bursts_on_added_dice() -> None:
    game = duel("acolyte")
    play(game, *FIGHT, dice=faces("burst burst burst blank blank skill*2"))
    assert wounds(game) == 3
    game = duel("acolyte", figures=FRAIL)
    play(game, *FIGHT, dice=faces("burst*4 corr skill*2"))
    assert (wounds(game), hero(game, "rose").level) == (4, 2)


@rule("TO-DICE-05")
def test_each_faith_adds_a_die_and_is_turned_into_a_result_of_its_own() -> None:
    game = duel("acolyte", "acolyte", figures=FRAIL)
    roll = faces("sin-hit corr faith faith faith skill skill")
    play(game, *FIGHT, dice=roll)
    assert open_options(game) == ["faith hit", "faith def", "faith cc"]
    play(game, "faith cc", "faith hit", "faith def", "hit acolyte")
    assert dead(game) == ["acolyte"]
    assert (wounds(game), hero(game, "rose").level) == (0, 1)


@rule("TO-DICE-05")
def test_faith_on_extra_dice_adds_further_dice_without_limit_and_the_hero_turns_each() -> None:
    game = duel("acolyte", figures=FRAIL, team=["morgana", "rose", "leah"])
    play(game, *FIGHT, dice=faces("blank faith*9 skill*2"))
    for _ in range(9):
        assert asked(game) == ("heroes-2", "faith")
        play(game, "faith def")
    assert asked(game) == ("heroes-2", "main")


@rule("TO-DICE-05", "TO-RANGED-09")
def test_faith_in_a_ranged_fight_is_turned_before_the_sins_player_rolls() -> None:
    game = shot(("b/nw", "abomination"), team=["morgana", "rocco", "leah"])
    play(game, "shoot b/nw", "mean no", "corruption no", dice=faces("faith skill skill"))
    assert (asked(game), open_options(game)) == (
        ("heroes-2", "faith"),
        ["faith hit", "faith def", "faith cc"],
    )
    play(game, "faith hit", "hit abomination")  # KILLSHOT: 2 Hits and 1
    assert (dead(game), asked(game)) == (["abomination"], ("heroes-2", "main"))


@rule("TO-DICE-05", "TO-EDITION-17")
def test_faith_in_a_cleanse_adds_a_die_and_serves_as_skill() -> None:
    game = duel(spaces={"e": space_with(fire=3)})
    play(game, *CLEANSE, *["remove fire"] * 2, dice=faces("faith def faith cc hit"))
    assert tokens_in(game, "e") == {"fire": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-07")
@pytest.mark.parametrize("friends", [0, 1, 2])
def test_every_roll_of_a_hero_has_a_die_more_for_each_fellow_hero(friends: int) -> None:
    together = {name: {"space": "e"} for name in ["morgana", "leah"][:friends]}
    game = duel("acolyte", heroes=together, spaces={"e": space_with(fire=1)})
    play(game.clone(), *FIGHT, dice=faces("blank*2 skill*2") + ["skill"] * friends)
    play(game, *CLEANSE, dice=faces("def*3") + ["def"] * friends)
    beside = {name: {"space": "a/nw"} for name in ["morgana", "leah"][:friends]}
    game = shot(("b/nw", "acolyte"), heroes=beside)
    shoot = ("shoot b/nw", "mean no", "corruption no", "hit acolyte")
    play(game, *shoot, dice=faces("skill*2") + ["skill"] * friends)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-08")
def test_before_each_of_his_own_rolls_the_hero_may_take_corruption() -> None:
    game = duel("acolyte", spaces={"e": space_with(fire=1)})
    cleansing = play(game.clone(), "cleanse")
    assert asked(cleansing) == ("heroes-1", "cleanse-corruption")
    play(cleansing, "corruption yes", dice=faces("def*4"))
    assert hero(cleansing, "rose").level == 2
    play(game, "fight", "mean no", "corruption yes", dice=faces("blank*2 skill*3"))
    play(game, "end", "pass", "react", "fight", "mean no")
    assert asked(game) == ("heroes-1", "corruption")
    play(game, "corruption yes", dice=faces("blank*2 skill*3"))
    assert hero(game, "rose").level == 3
    shooting = play(shot(("b/nw", "acolyte")), "shoot b/nw", "mean no")
    assert asked(shooting) == ("heroes-1", "corruption")


@rule("TO-DICE-09")
def test_a_side_without_dice_rolls_nothing_but_keeps_its_fixed_results() -> None:
    weak = {
        **FIGURES,
        "heroes.rose.fight": 1,
        "monsters.sins.sloth.avatar.fight": 1,
        "monsters.sins.sloth.avatar.defense": 1,
        "monsters.sins.sloth.abomination.fight": 0,
    }
    game = duel(
        "avatar",
        "abomination",
        sin="sloth",
        figures=weak,
        rose={"upgrades": ["brutality"]},
        hand=["primal-lethargy"],
        revealed=["stab-in-the-dark"],
    )
    play(game, "fight", "mean no", "play primal-lethargy", "corruption no")
    rolls = [*logged(game, "fight-roll"), *logged(game, "sins-roll")]
    assert [roll for _, roll, _ in rolls] == [(), ()]
    play(game, "hit avatar", "cover 1")
    assert dead(game) == ["avatar"]
    assert hero(game, "rose").covered == (1,)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-09")
def test_there_is_no_upper_limit_on_dice() -> None:
    crowd = ["acolyte"] * 6 + ["abomination"] * 6 + ["controller", "avatar"]
    game = duel(*crowd, spaces={"e": space_with(pentagram=6)}, apocalypse=6)
    dice = 6 * 2 + 6 * 3 + 4 + 5 + 6 + 1
    play(game, *FIGHT, dice=["blank"] * dice + faces("skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-10")
@pytest.mark.parametrize(
    ("sin", "heroes"),
    [
        ({"hit": 1, "burst": 1, "corr": 1, "blank": 3}, {"hit": 1, "def": 2}),
        ({"hit": 1, "burst": 3, "corr": 1, "blank": 1}, {"hit": 2, "def": 1}),
    ],
)
def test_how_often_a_symbol_stands_on_a_die_is_a_configured_value(
    sin: dict[str, int], heroes: dict[str, int]
) -> None:
    heroes = {**heroes, "cc": 1, "skill": 1, "faith": 1}
    odds = {f"dice.sin.faces.{face}": count for face, count in sin.items()}
    odds |= {f"dice.hero.faces.{face}": count for face, count in heroes.items()}
    config = table_of(duel(figures={**FIGURES, **odds})).config
    printed = Counter(FACES[face].removeprefix("sin-") for face in config.sin_die)
    assert printed == sin
    assert Counter(FACES[face] for face in config.hero_die) == heroes


@rule("TO-DICE-11")
def test_rolling_again_cancels_all_dice_and_keeps_everything_else() -> None:
    game = duel(
        "acolyte",
        rose={"level": 3, "upgrades": ["riot-shield"]},
        figures=FRAIL,
        hand=["cursed-fate"],
    )
    play(game, "fight", "mean no", "pass", "corruption yes", dice=faces("burst*3 corr faith hit*3"))
    assert asked(game) == ("sins", "after-roll-card")
    again = faces("burst burst sin-hit faith skill skill skill")
    play(game, "play cursed-fate", dice=again)
    assert hero(game, "rose").level == 4
    play(game, "faith cc", "hit acolyte")
    assert wounds(game) == 3 - 2
    assert hero(game, "rose").level == 4
    assert sins(game).played == "cursed-fate"
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-11")
def test_a_check_and_a_cleanse_can_be_rolled_again_too() -> None:
    game = duel(hand=["cursed-fate"], spaces={"a/se": space_with(fire=2)})
    play(game, "move a/se", dice=faces("blank*2"))
    play(game, "play cursed-fate", "cover 1", "cover 2", dice=faces("burst blank sin-hit"))
    assert hero(game, "rose").covered == (1, 2)
    game = duel(hand=["cursed-fate"], spaces={"e": space_with(fire=2)})
    play(game, *CLEANSE, dice=faces("skill*3"))
    play(game, "play cursed-fate", dice=faces("def faith hit cc"))
    assert open_options(game) == ["remove fire", "pass"]
    play(game, "remove fire")
    assert tokens_in(game, "e") == {"fire": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DICE-11")
def test_after_the_strike_of_a_ranged_fight_only_the_sin_dice_are_rolled_again() -> None:
    game = shot(hand=["cursed-fate"], monsters=[monster("abomination", "b/nw")])
    play(game, "shoot b/nw", "mean no", "pass", "corruption no", dice=faces("def cc"))
    play(game, "pass", dice=faces("burst sin-hit sin-hit sin-hit"))
    assert asked(game) == ("sins", "after-roll-card")
    play(game, "play cursed-fate", dice=faces("sin-hit*2 corr"))
    assert (hero(game, "rocco").covered, hero(game, "rocco").level) == ((), 1)
    assert asked(game) == ("heroes-1", "main")
