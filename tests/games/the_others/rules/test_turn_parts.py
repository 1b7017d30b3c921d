"""Free acts, the opening and the end of a Turn, deaths in it, Karl's two forms (chapter TO-TURN)."""

from typing import Any

import pytest

from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    dead,
    faces,
    hero,
    is_open,
    logged,
    monster,
    open_options,
    play,
    same_space,
    space,
    space_with,
    tile,
    tokens_in,
)
from tests.games.the_others.rules.plain import FIGURES, turns, walk
from tests.rule_ids import rule

CHAPEL: dict[str, Any] = {
    "layout": "Z1 B\nC D",
    "start": "d/se",
    "tiles": {"chapel": tile("Z1", ["repent"])},
}
FINDS = space_with(
    **{"pentagram": 1, "hidden": ["nest"], "extra-turn": 1, "innocent": 1, "npcs": ["ravencorp"]}
)
FREE_ACTS = (
    "city-action",
    "turn-up",
    "collect extra-turn",
    "collect innocent",
    "collect ravencorp",
)


def in_chapel(**given: Any) -> Game:
    """Thorley's Turn in a District where every free act is possible."""
    given = {"thorley": {"space": "chapel", "level": 3}, "spaces": {"chapel": FINDS}, **given}
    return walk(board=CHAPEL, **given)


def do_all_free_acts(game: Game) -> None:
    """He prays, looks around, and takes everything; then he puts RavenCorp down."""
    play(game, "city-action", "icon repent", "turn-up", "collect extra-turn", "collect innocent")
    play(game, "collect ravencorp", "put-down ravencorp")
    found = hero(game, "thorley")
    assert (found.level, found.extra_turns, found.innocents, found.npcs) == (2, 1, 1, ())
    assert tokens_in(game, "chapel") == {"pentagram": 1, "nest": 1}
    assert space(game, "chapel").npcs == (2,)


@rule("TO-TURN-09")
def test_free_acts_use_neither_move_nor_action() -> None:
    game = in_chapel()
    do_all_free_acts(game)
    assert {"move chapel/nw", "cleanse"} <= set(open_options(game))
    play(game, "cleanse", "corruption no", "remove nest", "move chapel/ne", dice=["skill"])
    assert is_open(game, "move b")


@rule("TO-TURN-09", "TO-TURN-10")
def test_free_acts_fit_between_the_steps_of_a_move() -> None:
    game = in_chapel(thorley={"space": "chapel/nw", "level": 3})
    play(game, "move chapel")
    do_all_free_acts(game)
    play(game, "move chapel/se")
    assert same_space(game, "thorley", "chapel/se")


@rule("TO-TURN-09", "TO-TURN-10")
def test_free_acts_fit_after_the_action() -> None:
    game = in_chapel()
    play(game, "cleanse", "corruption no", dice=["hit"])
    do_all_free_acts(game)
    play(game, "move chapel/se")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-09")
@pytest.mark.parametrize("act", FREE_ACTS)
def test_only_the_current_hero_has_free_acts(act: str) -> None:
    game = in_chapel(
        hero="brad", heroes={"brad": {"space": "b", "npcs": ["proxy"]}}, thorley={"space": "chapel"}
    )
    assert not is_open(game, act)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-10")
def test_no_free_act_interrupts_a_step() -> None:
    game = in_chapel(monsters=[monster("acolyte", "chapel")])
    play(game, "move chapel/nw")
    assert asked(game) == ("heroes-1", "wound")
    assert {option.split()[0] for option in open_options(game)} == {"cover"}


@rule("TO-TURN-10")
def test_no_free_act_interrupts_a_cleanse() -> None:
    game = in_chapel()
    play(game, "cleanse")
    assert open_options(game) == ["corruption no", "corruption yes"]
    play(game, "corruption no", dice=["skill"])
    assert open_options(game) == ["remove pentagram", "pass"]


@rule("TO-TURN-10")
def test_no_free_act_interrupts_a_fight() -> None:
    game = in_chapel(monsters=[monster("acolyte", "chapel")])
    play(game, "fight")
    assert open_options(game) == ["mean no", "mean yes"]
    play(game, "mean no")
    assert open_options(game) == ["corruption no", "corruption yes"]
    play(game, "corruption no", dice=faces("hit blank hit"))
    assert open_options(game) == ["hit acolyte@chapel", "pass"]
    play(game, "pass")
    assert {option.split()[0] for option in open_options(game)} == {"cover"}


@rule("TO-TURN-10")
def test_no_free_act_interrupts_a_card() -> None:
    own = {"npcs": ["commissioner"], "upgrades": ["brutality"]}
    game = walk(own, when="start-of-turn", hand=["damned-if-you-do"])
    play(game, "play damned-if-you-do")
    assert open_options(game) == ["damned wounds", "damned upgrade"]


@rule("TO-TURN-11")
def test_the_sins_players_card_comes_before_the_heros_abilities_and_after_the_token() -> None:
    game = walk(
        {"turns": 1, "level": 2, "wounds": [4], "upgrades": ["inner-mastery", "regeneration"]},
        when="token",
        hand=["alone-in-the-dark"],
    )
    assert hero(game, "thorley").turns == 0
    assert asked(game) == ("sins", "start-of-turn-card")
    play(game, "play alone-in-the-dark")
    assert hero(game, "thorley").level == 3
    assert asked(game) == ("heroes-1", "start-ability")


MASTERY = ("inner-mastery down",)
HEALING = ("regeneration", "uncover 4")


@rule("TO-TURN-11")
@pytest.mark.parametrize(("first", "second"), [(MASTERY, HEALING), (HEALING, MASTERY)])
def test_start_of_turn_abilities_are_used_in_any_order_each_once(
    first: tuple[str, ...], second: tuple[str, ...]
) -> None:
    able = {"level": 3, "wounds": [4, 5], "upgrades": ["inner-mastery", "regeneration"]}
    game = walk(able, when="start-abilities")
    play(game, *first)
    assert {option.split()[0] for option in open_options(game)} == {second[0].split()[0], "pass"}
    play(game, *second)
    assert (hero(game, "thorley").level, hero(game, "thorley").covered) == (2, (5,))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-12")
def test_end_of_turn_abilities_come_after_the_turn_is_declared_over_and_close_it() -> None:
    game = walk(
        hero="brad",
        heroes={"brad": {"space": "b", "npcs": ["proxy"]}},
        spaces={"b": space_with(innocent=1, fire=1)},
        monsters=[monster("acolyte", "b"), monster("abomination", "b")],
    )
    assert not is_open(game, "demolitions acolyte")
    play(game, "end")
    assert asked(game) == ("heroes-1", "end-ability")
    assert open_options(game) == ["demolitions acolyte@b", "demolitions abomination@b", "pass"]
    play(game, "demolitions acolyte")
    assert dead(game) == ["acolyte"]
    assert asked(game) == ("sins", "reaction")  # once, though an Abomination is left


@rule("TO-TURN-13")
def test_a_hero_killed_in_his_own_turn_loses_the_rest_of_it_and_nobody_reacts() -> None:
    game = walk(
        hero="brad",
        heroes={"brad": {"space": "b", "wounds": [1, 2, 3, 4]}},
        monsters=[monster("acolyte", "b"), monster("acolyte", "b/nw")],
    )
    play(game, "move b/nw", "hero leah")
    assert hero(game, "brad").space == -1
    assert logged(game, "turn-over") == []
    assert table_of(game).sins.reactions == 3
    assert turns(game) == ["thorley"]  # the next clockwise
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-13")
def test_a_hero_killed_in_a_fight_of_his_own_turn_gets_no_end_of_turn_ability() -> None:
    game = walk(
        hero="brad",
        heroes={"brad": {"space": "b", "wounds": [1, 2, 3, 4]}},
        monsters=[monster("acolyte", "b"), monster("acolyte", "b")],
    )
    play(game, "fight", "mean no", "corruption no", "pass", "hero leah", dice=faces("hit hit hit"))
    assert dead(game) == []
    assert turns(game) == ["thorley"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-13")
def test_a_hero_killed_by_a_card_at_the_start_of_his_turn_has_no_turn_left() -> None:
    game = walk({"wounds": [1, 2, 3, 4]}, when="start-of-turn", hand=["damned-if-you-do"])
    play(game, "play damned-if-you-do", "hero leah")
    assert turns(game) == ["rocco"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-14")
def test_the_death_of_another_hero_does_not_end_the_turn() -> None:
    game = walk(
        when="start-of-turn",
        sin="sloth",
        hand=["curse-of-the-crawl"],
        heroes={"rocco": {"wounds": [1, 2, 3, 4]}},
    )
    play(game, "play curse-of-the-crawl", "split 2 1 0", "cover 1", "cover 2", "hero leah")
    assert asked(game) == ("heroes-1", "main")
    assert table_of(game).current == HEROES.index("thorley")
    play(game, "move e/nw", "end")
    assert asked(game) == ("sins", "reaction")


@rule("TO-TURN-14")
def test_the_death_of_another_hero_at_the_end_of_a_turn_does_not_forestall_the_reaction() -> None:
    game = walk(
        {"level": 7, "dark_past": "psychopathy-trigger"},
        when="end-of-turn",
        story="the-darkness-within",
        heroes={"rocco": {"space": "e/nw", "wounds": [1, 2, 3, 4], "dark_past": ""}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "cover 1", "cover 2", "hero leah")
    assert asked(game) == ("sins", "reaction")
    play(game, "react", "fight", dice=faces("blank def"))
    assert [values[0] for values in logged(game, "fight")] == [HEROES.index("thorley")]
    assert turns(game) == ["leah"]


KARL: dict[str, int | bool] = {
    **FIGURES,
    "heroes.karl.fight": 1,
    "heroes.karl.skill": 2,
    "heroes.karl.defense": 0,
    "heroes.karl.figures.defense": 1,
    "heroes.karl-wolf.fight": 3,
    "heroes.karl-wolf.skill": 1,
    "heroes.karl-wolf.defense": 2,
}


def as_karl(**given: Any) -> Game:
    """Karl's Turn is about to begin, with something in every place of his dashboard."""
    karl = {
        "space": "e",
        "level": 3,
        "wounds": [1],
        "upgrades": ["adreno-wear"],
        "extra_turns": 1,
        "npcs": ["proxy"],
        "innocents": 1,
        **given.pop("karl", {}),
    }
    return at(
        when="start-abilities",
        team=["karl", "rocco", "brad"],
        heroes={"karl": karl},
        figures=KARL,
        **given,
    )


@rule("TO-TURN-15")
@pytest.mark.parametrize("wolf", [False, True])
def test_karl_keeps_everything_but_his_form_when_he_changes(wolf: bool) -> None:
    game = as_karl(karl={"wolf": wolf})
    before = hero(game, "karl")
    play(game, "shapeshift")
    after = hero(game, "karl")
    assert after.wolf is not wolf
    for name in (
        "level",
        "covered",
        "upgrades",
        "turns",
        "extra_turns",
        "npcs",
        "innocents",
        "space",
    ):
        assert getattr(after, name) == getattr(before, name)
    assert asked(game) == ("heroes-1", "main")  # one change a Turn


@rule("TO-TURN-15")
@pytest.mark.parametrize(("change", "skill"), [("pass", 2), ("shapeshift", 1)])
def test_karls_skill_is_that_of_his_form(change: str, skill: int) -> None:
    game = as_karl(spaces={"e": space_with(fire=1)}, karl={"upgrades": []})
    play(game, change, "cleanse", "corruption no", dice=["hit"] * skill)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-15")
@pytest.mark.parametrize(
    ("change", "dice", "wounds"),
    [("pass", "hit*3 blank hit", 2), ("shapeshift", "hit*3 blank cc*3", 1)],
)
def test_karls_fight_defense_and_ability_are_those_of_his_form(
    change: str, dice: str, wounds: int
) -> None:
    game = as_karl(monsters=[monster("abomination", "e"), monster("abomination", "e")])
    play(game, change, "fight", "mean no", "corruption no", dice=faces(dice))
    for slot in range(2, 2 + wounds):
        play(game, f"cover {slot}")
    assert len(hero(game, "karl").covered) == 1 + wounds
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-15")
@pytest.mark.parametrize(("change", "steps"), [("pass", 2), ("shapeshift", 3)])
def test_only_the_wolf_has_the_third_step(change: str, steps: int) -> None:
    game = as_karl()
    play(game, change, *["move e/nw", "move e"][:2])
    assert is_open(game, "move e/nw") == (steps == 3)


@rule("TO-TURN-15")
@pytest.mark.parametrize("shooter", ["karl", "karl-wolf"])
@pytest.mark.parametrize("change", ["pass", "shapeshift"])
def test_karl_shoots_in_the_form_that_is_ranged(shooter: str, change: str) -> None:
    ranged = {f"heroes.{form}.ranged": form == shooter for form in ("karl", "karl-wolf")}
    game = at(
        when="start-abilities",
        team=["karl", "rocco", "brad"],
        heroes={"karl": {"space": "e/sw"}},
        figures={**KARL, **ranged},
        monsters=[monster("acolyte", "e/se")],
    )
    play(game, change)
    form = "karl-wolf" if change == "shapeshift" else "karl"
    assert is_open(game, "shoot e/se") == (form == shooter)


@rule("TO-TURN-15")
def test_karl_enters_play_in_human_form() -> None:
    game = THE_OTHERS.begin({"heroes": ["karl", "rose", "leah"]}, "0")
    assert not hero(game, "karl").wolf
    game = walk({"wounds": [1, 2, 3, 4]}, monsters=[monster("acolyte", "e")])
    play(game, "move e/nw", "hero karl")
    assert not hero(game, "karl").wolf
    assert asked(game) == ("heroes-1", "main")
