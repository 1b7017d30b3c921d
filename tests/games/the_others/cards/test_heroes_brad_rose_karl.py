"""Brad, Rose and Karl with his two dashboards (HR-5, HR-6, HR-7, HR-7b)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import omens, on_turn, turn_of
from tests.games.the_others.play import (
    asked,
    dead,
    hero,
    is_open,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    same_space,
    supply,
    table_of,
    tokens_in,
    why_not,
)
from tests.rule_ids import rule

LOOT = {"e": {"extra-turn": 1}, "e/nw": {"extra-turn": 1}}
"""Something to do in these Spaces, so that a Turn does not end for want of it."""


@rule("HR-5")
@pytest.mark.parametrize("kind", ["acolyte", "abomination"])
def test_brad_may_kill_an_acolyte_or_abomination_at_the_end_of_his_turn(kind: str) -> None:
    game = turn_of("brad", monsters=[monster(kind, "e"), monster(kind, "e/nw")])
    play(game, "end")
    assert open_options(game) == [f"demolitions {kind}@e", "pass"]
    play(game, f"demolitions {kind}")
    assert dead(game) == [kind]
    assert (hero(game, "brad").level, tokens_in(game, "e")) == (2, {"fire": 1})
    assert hero(game, "brad").covered == ()  # standing in the Fire does nothing
    assert asked(game) == ("sins", "reaction")


@rule("HR-5")
def test_brad_kills_one_monster_and_only_if_he_likes() -> None:
    once = turn_of("brad", monsters=[monster("acolyte", "e", count=2)], reactions=0)
    play(once, "end", "demolitions acolyte")
    assert dead(once) == ["acolyte"]
    assert on_turn(once) == "rocco"
    never = turn_of("brad", monsters=[monster("acolyte", "e")], reactions=0)
    play(never, "end", "pass")
    assert (dead(never), hero(never, "brad").level, tokens_in(never, "e")) == ([], 1, {})


@rule("HR-5")
@pytest.mark.parametrize("kind", ["controller", "avatar", "grin-terror"])
def test_brad_cannot_blow_up_greater_monsters(kind: str) -> None:
    omen = omens(kind) if "-" in kind else {}
    game = turn_of("brad", monsters=[monster(kind, "e"), monster("acolyte", "e/nw")], **omen)
    play(game, "end")
    assert asked(game) == ("sins", "reaction")


@rule("HR-5")
def test_without_a_fire_token_left_brad_kills_all_the_same() -> None:
    game = turn_of("brad", monsters=[monster("acolyte", "e")], supply={"fire": 0})
    play(game, "end", "demolitions acolyte")
    assert (dead(game), tokens_in(game, "e"), hero(game, "brad").level) == (["acolyte"], {}, 2)
    assert supply(game, "fire") == 0


@rule("HR-5")
def test_the_fire_is_laid_even_if_the_price_kills_brad() -> None:
    own = {"level": 7, "wounds": [1, 2, 3, 4]}
    game = turn_of("brad", own, monsters=[monster("acolyte", "e")])
    play(game, "end", "demolitions acolyte")
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert (dead(game), tokens_in(game, "e")) == (["acolyte"], {"fire": 1})
    assert (asked(game), on_turn(game)) == (("heroes-1", "main"), "rocco")  # no Reaction


@rule("HR-6")
def test_rose_may_teleport_an_acolyte_or_abomination_anywhere_to_an_adjacent_space() -> None:
    crowd = [
        monster("acolyte", "i"),
        monster("abomination", "a/nw"),
        monster("controller", "g"),
        monster("avatar", "c"),
        monster("grin-terror", "h"),
    ]
    game = turn_of("rose", monsters=crowd, **omens("grin-terror"))
    play(game, "end")
    assert open_options(game) == [
        "mind-control acolyte@i", "mind-control abomination@a/nw", "pass",
    ]  # fmt: skip
    play(game, "mind-control abomination")  # away from the Heroes in the Starting Space
    assert sorted(open_options(game)) == ["to a", "to a/ne", "to a/sw"]
    play(game, "to a/ne")
    assert monsters_in(game, "a/ne") == ["abomination"]
    assert asked(game) == ("sins", "reaction")  # one Monster


@rule("HR-6")
def test_rose_may_send_a_monster_to_a_hero_and_the_turn_goes_on_to_the_reaction() -> None:
    game = turn_of("rose", heroes={"rocco": {"space": "e"}}, monsters=[monster("acolyte", "e/nw")])
    play(game, "end", "mind-control acolyte", "to e", "react")
    assert monsters_in(game, "e") == ["acolyte"]
    assert asked(game) == ("sins", "reaction-fight")


@rule("HR-6")
@pytest.mark.parametrize("own", [{}, {"no_ability": True}])
def test_rose_may_let_it_be(own: dict[str, Any]) -> None:
    game = turn_of("rose", own, monsters=[monster("acolyte", "i")])
    play(game, "end", *([] if own else ["pass"]))
    assert on_board(game, "acolyte") == ["i"]
    assert asked(game) == ("sins", "reaction")


@rule("HR-7a", "HR-7b")
def test_karl_may_change_his_form_once_at_the_start_of_each_turn() -> None:
    spent = {name: {"turns": 0} for name in ("rocco", "brad")}
    game = turn_of("karl", when="start-abilities", reactions=0, heroes=spent)
    assert open_options(game) == ["shapeshift", "pass"]
    play(game, "shapeshift")
    assert hero(game, "karl").wolf
    assert asked(game) == ("heroes-1", "main")  # one change per Turn
    play(game, "end")
    assert asked(game) == ("heroes-1", "start-ability")  # his second Turn
    play(game, "shapeshift")
    assert not hero(game, "karl").wolf


@rule("HR-7a", "HR-7b")
def test_karl_may_stay_as_he_is() -> None:
    for wolf in (False, True):
        game = play(turn_of("karl", {"wolf": wolf}, when="start-abilities"), "pass")
        assert hero(game, "karl").wolf is wolf


def human_bonus(game: Game) -> str:
    """The result that Karl gains as a man: the sources do not give it, so it is a figure."""
    (result,) = table_of(game).config.ability_figures["karl"]
    return result[:3]


AGAINST = {"def": "hit", "cc": "corr", "hit": "blank"}
"""A Sin die that shows whether Karl has that result (Hits show by an Acolyte's death)."""


def has_bonus(game: Game) -> bool:
    """Whether his result has done its work in a Fight with one Acolyte."""
    karl = hero(game, "karl")
    if human_bonus(game) == "hit":
        return asked(game)[1] == "assign"
    return asked(game)[1] != "wound" and karl.level == 1


@rule("HR-7a")
@pytest.mark.parametrize("begin", [["fight"], ["end", "react", "fight"]])
@pytest.mark.parametrize(
    ("own", "gains"), [({}, True), ({"wolf": True}, False), ({"no_ability": True}, False)]
)
def test_as_a_man_karl_gains_a_result_in_each_of_his_fights(
    begin: list[str], own: dict[str, Any], gains: bool
) -> None:
    game = turn_of("karl", own, monsters=[monster("acolyte", "e")])
    play(game, *begin, "mean no")
    play(game, "corruption no", dice=[AGAINST[human_bonus(game)], "skill"])
    assert has_bonus(game) == gains


@rule("HR-7a")
@pytest.mark.parametrize(("wolf", "gains"), [(False, True), (True, False)])
def test_as_a_man_karl_gains_his_result_from_afar_too(wolf: bool, gains: bool) -> None:
    own = {"space": "e/sw", "upgrades": ["rail-gun"], "wolf": wolf}
    game = turn_of("karl", own, monsters=[monster("acolyte", "e/se")])
    face = AGAINST[human_bonus(game)]
    sin_dice = [] if gains and face == "blank" else [face]
    play(game, "shoot e/se", "mean no", "corruption no", dice=["skill", *sin_dice])
    assert has_bonus(game) == gains


@rule("HR-7b")
@pytest.mark.parametrize(
    ("own", "steps"),
    [({}, 2), ({"wolf": True}, 3), ({"wolf": True, "no_ability": True}, 2)],
)
def test_as_a_wolf_karl_may_make_one_more_step(own: dict[str, Any], steps: int) -> None:
    game = turn_of("karl", own, spaces=LOOT)
    play(game, *["move e/nw", "move e", "move e/nw"][:steps])
    assert not [text for text in open_options(game) if text.startswith("move")]
    assert why_not(game, "move e/ne") == "TO-MOVE-01"
    assert same_space(game, "karl", "e/nw" if steps == 3 else "e")


@rule("HR-7b")
def test_without_his_ability_karl_cannot_change() -> None:
    game = turn_of("karl", {"no_ability": True, "wolf": True}, when="start-abilities")
    assert asked(game) == ("heroes-1", "main")
    assert is_open(game, "move e/nw")
