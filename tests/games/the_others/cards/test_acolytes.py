"""The effects of the nine Acolyte boards (every ACO row)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import last_turn, on_turn, turn_of
from tests.games.the_others.play import (
    TOWN,
    asked,
    dead_monster,
    faces,
    hero,
    logged,
    monster,
    monsters_in,
    open_options,
    play,
    space,
    supply,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

KINDS = (
    "doctor", "nun", "hobo", "police", "fireman", "chef", "musician", "diplomat", "gangster",
)  # fmt: skip
STATS = {f"monsters.acolytes.{kind}.{stat}": 1 for kind in KINDS for stat in ("fight", "defense")}
NEXT_ROUND = ("place corruption g", "place fire h", "place pentagram i")


def struck(kind: str, thorley: dict[str, Any] | None = None, dead: int = 1, **given: Any) -> Game:
    """Thorley fights an Acolyte and the Ability of its board is used."""
    place = (thorley or {}).get("space", "e")
    monsters = [monster("acolyte", place), dead_monster("acolyte", dead)]
    game = walk(thorley, acolyte=kind, figures=STATS, monsters=monsters, **given)
    level_7 = (thorley or {}).get("level") == 7
    return play(game, "fight", *([] if level_7 else ["mean no"]), "ability marked")


def rolled(game: Game, dice: str = "blank*2 skill") -> Game:
    """The Fight goes on without Voluntary Corruption."""
    return play(game, "corruption no", dice=faces(dice))


@rule("ACO-1")
def test_a_doctors_mark_keeps_the_current_hero_from_healing_until_the_next_round() -> None:
    given = last_turn(thorley={"space": "house-of-mercy", "wounds": [1, 2]})
    game = struck("doctor", board=TOWN, apocalypse=1, **given)
    rolled(game)
    play(game, "city-action")  # its Heal icon does nothing for him
    assert hero(game, "thorley").covered == (1, 2)
    play(game, "end", *NEXT_ROUND, "first thorley", "city-action", "icon heal", "uncover 2")
    assert hero(game, "thorley").covered == (1,)


@rule("ACO-1")
def test_a_doctors_mark_holds_for_every_way_of_healing_and_for_one_hero() -> None:
    spent = {name: {"turns": 0} for name in ("brad",)}
    game = turn_of(
        "morgana",
        {"wounds": [1], "upgrades": ["regeneration"]},
        acolyte="doctor",
        reactions=0,
        figures=STATS,
        monsters=[monster("acolyte", "e"), dead_monster("acolyte")],
        heroes={**spent, "rocco": {"space": "e", "wounds": [1], "upgrades": []}},
    )
    play(game, "fight", "mean no", "ability marked")
    play(game, "corruption no", dice=faces("blank*2 skill*2"))
    play(game, "end")  # VAMPRIC REGENERATION is not offered
    assert on_turn(game) == "rocco"
    assert (hero(game, "morgana").cannot_heal, hero(game, "rocco").cannot_heal) == (True, False)
    play(game, "end")
    assert (on_turn(game), asked(game)) == ("morgana", ("heroes-1", "main"))  # no REGENERATION


@rule("ACO-2")
def test_a_nun_lays_a_corruption_token_over_an_icon_of_the_sins_players_choice() -> None:
    game = struck("nun", {"space": "shop", "wounds": [1]}, board=TOWN)
    assert (asked(game), open_options(game)) == (
        ("sins", "nun"),
        ["icon inventory 0", "icon heal 1"],
    )
    left = supply(game, "corruption")
    play(game, "icon heal 1")
    assert tokens_in(game, "shop") == {"corruption": 1}
    assert supply(game, "corruption") == left - 1
    rolled(game)
    play(game, "city-action")
    assert open_options(game) == ["icon inventory", "pass"]  # Heal is out of use


@rule("ACO-2")
def test_a_nuns_token_is_a_corruption_token_of_the_space_until_it_is_cleansed() -> None:
    covered = {"shop": {"corruption": 1, "covered_icons": [1]}}
    own = {"space": "shop", "wounds": [1]}
    moving = walk(own, board=TOWN, spaces=covered)
    play(moving, "move shop/nw", dice=faces("corr"))  # a check of one die
    assert hero(moving, "thorley").level == 2
    game = walk(own, board=TOWN, spaces=covered)
    play(game, "cleanse", "corruption no", "remove corruption 1", dice=faces("skill"))
    assert (tokens_in(game, "shop"), space(game, "shop").covered_icons) == ({}, ())
    play(game, "city-action", "icon heal", "pass")
    assert hero(game, "thorley").covered == ()  # the icon is free again


@rule("ACO-2")
def test_a_second_nuns_token_leaves_the_first_icon_covered() -> None:
    covered = {"shop": {"corruption": 1, "covered_icons": [0]}}
    game = struck("nun", {"space": "shop", "wounds": [1]}, board=TOWN, spaces=covered)
    assert sorted(space(game, "shop").covered_icons) == [0, 1]  # the only icon left
    assert tokens_in(game, "shop") == {"corruption": 2}
    rolled(game)
    assert why_not(game, "city-action") == "TO-CITY-13"


@rule("ACO-2")
@pytest.mark.parametrize(
    ("removed", "covered"),
    [("corruption 0", (1,)), ("corruption 1", (0,)), ("corruption", (0, 1))],
)
def test_cleansing_a_token_frees_the_icon_it_lies_on_and_no_other(
    removed: str, covered: tuple[int, ...]
) -> None:
    tokens = {"shop": {"corruption": 3, "covered_icons": [0, 1]}}  # one lies beside the icons
    game = walk({"space": "shop", "wounds": [1]}, board=TOWN, spaces=tokens)
    play(game, "cleanse", "corruption no", dice=faces("skill"))
    assert open_options(game) == [
        "remove corruption",
        "remove corruption 0",
        "remove corruption 1",
        "pass",
    ]
    play(game, f"remove {removed}")
    assert space(game, "shop").covered_icons == covered
    assert tokens_in(game, "shop") == {"corruption": 2}
    assert (why_not(game, "city-action") == "") == (len(covered) < 2)


@rule("ACO-2")
@pytest.mark.parametrize(
    "given",
    [
        {"thorley": {"space": "shop/nw"}},  # a Street
        {"thorley": {"space": "shop"}, "supply": {"corruption": 0}},
        {
            "thorley": {"space": "shop"},
            "spaces": {"shop": {"corruption": 2, "covered_icons": [0, 1]}},
        },
    ],
)
def test_a_nun_without_an_icon_or_token_does_nothing_more(given: dict[str, Any]) -> None:
    game = struck("nun", board=TOWN, **given)
    here = given["thorley"]["space"]
    assert asked(game) == ("heroes-1", "corruption")
    assert monsters_in(game, here) == ["acolyte", "acolyte"]
    assert tokens_in(game, here).get("corruption", 0) == (2 if "spaces" in given else 0)


@rule("ACO-2")
def test_a_nun_may_shut_a_district_altogether() -> None:
    game = play(struck("nun", {"space": "chapel", "level": 3}, board=TOWN))
    assert tokens_in(game, "chapel") == {"corruption": 1}  # its one icon
    rolled(game)
    assert why_not(game, "city-action") == "TO-CITY-13"


@rule("ACO-3")
def test_a_hobo_has_the_hero_turn_one_upgrade_of_his_choice_face_down() -> None:
    own = {"upgrades": ["ice-blade", "kevlar-suit"], "face_down": ["cyber-legs"]}
    given = last_turn(thorley=own)
    game = struck("hobo", apocalypse=1, hero_players=3, **given)
    assert (asked(game), open_options(game)) == (
        ("heroes-1", "face-down"),
        ["turn-down ice-blade", "turn-down kevlar-suit"],
    )
    play(game, "turn-down ice-blade")
    rolled(game)  # its die is missing in this Fight
    assert hero(game, "thorley").upgrades == ("kevlar-suit",)
    play(game, "end")
    assert sorted(hero(game, "thorley").upgrades) == ["cyber-legs", "ice-blade", "kevlar-suit"]


@rule("ACO-3")
@pytest.mark.parametrize("own", [{}, {"face_down": ["ice-blade"]}])
def test_a_hobo_finds_nothing_without_a_face_up_upgrade(own: dict[str, Any]) -> None:
    game = struck("hobo", own, heroes={"rocco": {"space": "e", "upgrades": ["kevlar-suit"]}})
    assert asked(game) == ("heroes-1", "corruption")
    assert hero(game, "rocco").upgrades == ("kevlar-suit",)


@rule("ACO-4")
def test_a_police_wounds_a_lone_hero_and_no_other() -> None:
    lone = play(struck("police"), "cover 1")
    assert (hero(lone, "thorley").covered, asked(lone)) == ((1,), ("heroes-1", "corruption"))
    company = struck("police", heroes={"rocco": {"space": "e"}})
    assert asked(company) == ("heroes-1", "corruption")
    assert hero(company, "thorley").covered == hero(company, "rocco").covered == ()


@rule("ACO-4")
def test_a_police_may_kill_and_then_nothing_is_rolled() -> None:
    game = play(struck("police", {"wounds": [1, 2, 3, 4]}), "hero leah")
    assert (logged(game, "fight-roll"), on_turn(game)) == ([], "rocco")


@rule("ACO-5")
@pytest.mark.parametrize(("left", "fire"), [(3, 1), (0, 0)])
def test_a_fireman_places_a_fire_token_in_the_space_of_the_fight(left: int, fire: int) -> None:
    game = struck("fireman", supply={"fire": left})
    assert tokens_in(game, "e") == ({"fire": 1} if fire else {})
    assert supply(game, "fire") == left - fire
    assert hero(game, "thorley").covered == ()
    assert asked(game) == ("heroes-1", "corruption")


@rule("ACO-6")
def test_a_chef_takes_the_skill_of_the_current_hero_until_the_end_of_the_round() -> None:
    given = last_turn(thorley={"upgrades": ["adreno-wear"]}, rocco={"space": "i"})
    game = struck("chef", spaces={"e": {"fire": 2}}, apocalypse=1, **given)
    rolled(game)
    assert (hero(game, "thorley").no_skill, hero(game, "rocco").no_skill) == (True, False)
    play(game, "end", *NEXT_ROUND, "first thorley")
    play(game, "cleanse", "corruption no", dice=faces("hit*2"))  # Skill 1 and ADRENO WEAR
    marked = walk({"no_skill": True, "upgrades": ["adreno-wear"]}, spaces={"e": {"fire": 2}})
    play(marked, "cleanse", "corruption no", dice=faces("hit"))  # ADRENO WEAR alone
    assert asked(marked) == ("heroes-1", "main")


@rule("ACO-6")
def test_a_chef_changes_nothing_in_the_fight_itself() -> None:
    game = rolled(struck("chef"), "blank*2 hit")
    assert asked(game) == ("heroes-1", "assign")


@rule("ACO-7")
@pytest.mark.parametrize(
    ("choice", "lines", "dice", "level", "wounds"),
    [
        ("no", [], "hit blank skill", 3, 1),
        ("yes", [], "hit blank skill", 4, 1),  # the Level rises, the bonuses stay shut
        ("pay", ["cover 1", "cover 4"], "hit blank skill*2", 4, 2),  # 1 die, 1 DEF, no HIT
        ("pay", ["cover 2", "cover 3"], "blank*2 skill", 4, 2),  # covered before the roll
    ],
)
def test_a_musician_makes_the_hero_pay_two_wounds_for_his_bonuses(
    choice: str, lines: list[str], dice: str, level: int, wounds: int
) -> None:
    game = struck("musician", {"level": 3})
    assert open_options(game) == ["corruption no", "corruption yes", "corruption pay"]
    play(game, f"corruption {choice}", *lines, dice=faces(dice))
    if asked(game)[1] == "assign":
        play(game, "pass")  # the HIT of Level 4
    if asked(game)[1] == "wound":
        play(game, "cover 7")
    assert (hero(game, "thorley").level, len(hero(game, "thorley").covered)) == (level, wounds)
    assert asked(game) == ("heroes-1", "main")


@rule("ACO-7")
def test_a_musician_plays_for_one_fight_only() -> None:
    game = rolled(struck("musician"))
    play(game, "end", "react", "fight", "mean no")
    assert open_options(game) == ["corruption no", "corruption yes"]
    play(game, "corruption yes", dice=faces("blank*2 skill*2"))  # the die of Level 2
    assert hero(game, "thorley").level == 2


@rule("ACO-7")
def test_the_price_of_a_musician_may_kill_before_the_roll() -> None:
    game = struck("musician", {"wounds": [1, 2, 3]})
    play(game, "corruption pay", "cover 4", "hero leah")
    assert (logged(game, "fight-roll"), on_turn(game)) == ([], "rocco")


@rule("ACO-8")
def test_a_diplomat_puts_the_natural_ability_out_of_use_until_the_end_of_the_round() -> None:
    spent = {name: {"turns": 0} for name in ("rocco", "brad")}
    game = turn_of(
        "morgana",
        {"wounds": [1], "turns": 0},
        acolyte="diplomat",
        figures=STATS,
        reactions=0,
        apocalypse=1,
        heroes=spent,
        monsters=[monster("acolyte", "e"), dead_monster("acolyte")],
    )
    play(game, "fight", "mean no", "ability marked")
    rolled(game)
    assert not hero(game, "rocco").no_ability
    play(game, "end")
    assert asked(game) == ("sins", "place")  # VAMPRIC REGENERATION was not offered
    play(game, *NEXT_ROUND, "first morgana", "end")
    assert asked(game) == ("heroes-1", "end-ability")  # it is hers again


@rule("ACO-8")
def test_a_diplomat_silences_protector_for_others_too() -> None:
    given: dict[str, Any] = {"heroes": {"rocco": {"space": "e"}}, "reactions": 0}
    game = struck("diplomat", **given)
    play(game, "corruption no", dice=faces("blank*2 skill*2"))
    play(game, "end", "fight", "mean no", "corruption no", dice=faces("hit blank skill*2"))
    assert (on_turn(game), asked(game)) == ("rocco", ("heroes-1", "wound"))


@rule("ACO-9", "TO-ACOLYTE-05")
@pytest.mark.parametrize(("dead", "come"), [(1, 1), (2, 2), (3, 2)])
def test_a_second_dead_gangster_comes_if_there_is_one(dead: int, come: int) -> None:
    game = struck("gangster", dead=dead)
    assert monsters_in(game, "e") == ["acolyte"] * (1 + come)
    rolled(game, f"blank*{1 + come} skill")  # both join the Fight
    assert asked(game) == ("heroes-1", "main")


@rule("ACO-8")
def test_an_ability_that_is_used_up_is_not_called_out_of_use() -> None:
    own = {"upgrades": ["regeneration"], "wounds": [1, 2]}
    game = turn_of("leah", own, when="start-abilities")
    play(game, "perilous-research rocco")
    assert why_not(game, "perilous-research rocco") == "TO-TIME-07"


@rule("ACO-2")
def test_other_tokens_are_removed_as_ever_where_all_corruption_lies_on_icons() -> None:
    tokens = {"shop": {"corruption": 1, "covered_icons": [1], "fire": 1}}
    game = walk({"space": "shop"}, board=TOWN, spaces=tokens)
    play(game, "cleanse", "corruption no", dice=faces("skill"))
    assert set(open_options(game)) == {"remove fire", "remove corruption 1", "pass"}
