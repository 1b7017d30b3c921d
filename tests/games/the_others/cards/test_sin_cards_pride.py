"""Pride's own Sin cards (every SCP row)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, holding
from tests.games.the_others.play import (
    RIVER,
    asked,
    faces,
    hero,
    is_open,
    logged,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    same_space,
    sins,
    table_of,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

RANGED = {"heroes.thorley.ranged": True}
AVATAR = monster("avatar", "i")


def opening(card: str, **given: Any) -> Game:
    """The card is played at the start of Thorley's Turn."""
    return play(walk(when="start-of-turn", **holding(card), **given), f"play {card}")


def fight_with(card: str, **given: Any) -> Game:
    """Thorley starts a Fight with an Acolyte and the card is played."""
    given = {"monsters": [monster("acolyte", "e")], **given}
    return play(walk(**holding(card), **given), "fight", "mean no", f"play {card}")


@rule("SCP-1")
def test_haphephobia_teleports_the_current_hero_to_an_adjacent_space() -> None:
    game = opening(
        "haphephobia",
        monsters=[monster("acolyte", "e")],
        spaces={"e": {"fire": 1}, "e/nw": {"fire": 2, "corruption": 2}},
    )
    assert (asked(game), open_options(game)) == (
        ("sins", "teleport"),
        ["to a/se", "to b/se", "to d/se", "to e/se"],
    )
    play(game, "to e/nw")  # no Wound for leaving, no check of either Space
    assert same_space(game, "thorley", "e/nw")
    assert hero(game, "thorley").covered == ()
    assert same_space(game, "rocco", "a/nw")
    assert same_space(game, "brad", "a/nw")
    play(game, "move b", "move b/ne", dice=faces("blank*4"))  # his Move is whole
    assert same_space(game, "thorley", "b/ne")


@rule("SCP-1")
def test_haphephobia_takes_no_metro_and_crosses_no_river() -> None:
    game = opening("haphephobia", board=RIVER, thorley={"space": "a/ne"})
    assert sorted(open_options(game)) == ["to a", "to a/nw", "to a/se"]


@rule("SCP-2")
def test_alone_in_the_dark_corrupts_a_lone_hero_and_gives_a_reaction_token() -> None:
    game = opening("alone-in-the-dark", reactions=0, monsters=[monster("acolyte", "e")])
    assert (hero(game, "thorley").level, sins(game).reactions) == (2, 1)
    assert hero(game, "rocco").level == hero(game, "brad").level == 1
    play(game, "end")
    assert asked(game) == ("sins", "reaction")  # it can be spent in this very Turn


@rule("SCP-2")
def test_alone_in_the_dark_looks_at_the_current_hero() -> None:
    game = walk(
        when="start-of-turn",
        heroes={"rocco": {"space": "e"}, "brad": {"space": "i"}},
        **holding("alone-in-the-dark", "haphephobia"),
    )
    assert not is_open(game, "play alone-in-the-dark")
    assert why_not(game, "play alone-in-the-dark") == "TO-SINCARD-08"


@rule("SCP-2")
def test_alone_in_the_dark_kills_a_hero_on_level_7_with_four_wounds_and_the_token_stays() -> None:
    game = opening("alone-in-the-dark", reactions=0, thorley={"level": 7, "wounds": [1, 2, 3, 4]})
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert game.view(0)["current"] == "rocco"
    assert sins(game).reactions == 1


@rule("SCP-3", "TO-TIME-17", "TO-UPGRADE-06")
def test_price_of_hubris_is_a_wound_or_an_upgrade_of_the_heros_choice() -> None:
    upgrades = {"upgrades": ["ice-blade", "kevlar-suit"], "face_down": ["cyber-legs"]}
    given: dict[str, Any] = {"hero_players": 3, "thorley": upgrades}
    game = fight_with("price-of-hubris", **given)
    assert asked(game) == ("heroes-1", "hubris")
    assert open_options(game) == [
        "hubris wound", "destroy cyber-legs", "destroy ice-blade", "destroy kevlar-suit",
    ]  # fmt: skip
    play(game, "destroy ice-blade")
    play(game, "corruption no", dice=faces("blank skill"))  # its die is gone from this Fight
    assert hero(game, "thorley").upgrades == ("kevlar-suit",)
    assert table_of(game).upgrade_deck[0] == "ice-blade"  # the bottom of the deck
    wounded = play(fight_with("price-of-hubris", **given), "hubris wound", "cover 1")
    play(wounded, "corruption no", dice=faces("blank skill*2"))
    assert hero(wounded, "thorley").covered == (1,)
    assert hero(wounded, "thorley").upgrades == ("ice-blade", "kevlar-suit")


@rule("SCP-3")
def test_price_of_hubris_is_the_wound_without_upgrades() -> None:
    game = fight_with("price-of-hubris", heroes={"rocco": {"upgrades": ["ice-blade"]}})
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 7")
    assert hero(game, "thorley").covered == (7,)
    assert hero(game, "rocco").upgrades == ("ice-blade",)
    assert asked(game) == ("heroes-1", "corruption")


@rule("SCP-3")
def test_price_of_hubris_may_kill_and_then_no_dice_are_rolled() -> None:
    game = fight_with("price-of-hubris", thorley={"wounds": [1, 2, 3, 4]})
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert game.view(0)["current"] == "rocco"
    assert logged(game, "fight-roll") == []


@rule("SCP-3")
def test_price_of_hubris_leaves_a_hero_in_company_alone() -> None:
    game = walk(
        monsters=[monster("acolyte", "e")],
        heroes={"rocco": {"space": "e"}},
        **holding("price-of-hubris", "for-our-master"),
    )
    play(game, "fight", "mean no")
    assert open_options(game) == ["pass", "play for-our-master"]
    assert why_not(game, "play price-of-hubris") == "TO-SINCARD-08"


def wounded_by_controller(dice: str = "hit blank*2 skill", **given: Any) -> Game:
    """Thorley has fought the Controller."""
    game = walk(monsters=[monster("controller", "e")], **holding("pride-or-fear"), **given)
    return fought(game, dice)


@rule("SCP-4")
def test_pride_or_fear_teleports_the_wounded_hero_up_to_two_spaces() -> None:
    game = play(wounded_by_controller(spaces={"b": {"fire": 3}}), "cover 1", "play pride-or-fear")
    assert asked(game) == ("sins", "teleport")
    city = table_of(game).config.city
    here = city.space("e")
    within_two = {place for place in range(city.n) if 1 <= city.distance[here][place] <= 2}
    assert {city.space(text.split()[1]) for text in open_options(game)} == within_two
    assert city.space("b") in within_two
    assert city.space("a/nw") not in within_two  # 3 Spaces away
    play(game, "to b")  # no Wound for leaving the Controller, no Fire check
    assert same_space(game, "thorley", "b")
    assert hero(game, "thorley").covered == (1,)
    assert asked(game) == ("heroes-1", "main")
    assert is_open(game, "move b/nw")


@rule("SCP-4")
def test_pride_or_fear_is_for_a_hero_who_was_wounded_and_lives() -> None:
    unhurt = wounded_by_controller("corr blank*2 skill")
    assert asked(unhurt) == ("heroes-1", "main")
    dying = wounded_by_controller(thorley={"wounds": [1, 2, 3, 4]})
    play(dying, "hero leah")
    assert (asked(dying), dying.view(0)["current"]) == (("heroes-1", "main"), "rocco")
    assert same_space(dying, "leah", "a/nw")


@rule("SCP-4")
def test_pride_or_fear_may_end_a_reaction() -> None:
    game = walk(monsters=[monster("controller", "e")], **holding("pride-or-fear"))
    play(game, "end", "react", "fight", "mean no")
    play(game, "corruption no", "cover 1", dice=faces("hit blank*2 skill"))
    play(game, "play pride-or-fear", "to e/se")
    assert same_space(game, "thorley", "e/se")
    assert (asked(game), game.view(0)["current"]) == (("heroes-1", "main"), "rocco")


@rule("SCP-5")
def test_primal_conceit_teleports_the_avatar_anywhere_if_the_heroes_refuse() -> None:
    game = fight_with("primal-conceit", monsters=[monster("acolyte", "e"), AVATAR])
    assert (asked(game), open_options(game)) == (("heroes-1", "conceit"), ["refuse", "accept"])
    play(game, "refuse")
    assert asked(game) == ("sins", "conceit-avatar")
    assert len(open_options(game)) == table_of(game).config.city.n
    play(game, "to e")
    assert monsters_in(game, "e") == ["acolyte", "avatar"]
    play(game, "corruption no", dice=faces("blank*5 skill"))  # it has joined: 1 + 4 dice
    assert hero(game, "thorley").level == 1


@rule("SCP-5")
def test_primal_conceit_costs_every_lone_hero_two_corruption_and_no_other() -> None:
    lone = {"heroes": {"brad": {"space": "g", "level": 6}, "rocco": {"space": "a"}}}
    game = fight_with("primal-conceit", monsters=[monster("acolyte", "e"), AVATAR], **lone)
    play(game, "accept", "cover 3")  # Brad: Level 7 and a Wound
    assert [hero(game, name).level for name in ("thorley", "rocco", "brad")] == [3, 3, 7]
    assert hero(game, "brad").covered == (3,)
    assert on_board(game, "avatar") == ["i"]
    play(game, "corruption no", dice=faces("blank skill"))
    together = fight_with("primal-conceit", monsters=[monster("acolyte", "e"), AVATAR])
    play(together, "accept")  # Rocco and Brad share a Space
    assert [hero(together, name).level for name in ("thorley", "rocco", "brad")] == [3, 1, 1]


@rule("SCP-5")
def test_primal_conceit_is_decided_by_all_heroes_together() -> None:
    game = fight_with("primal-conceit", hero_players=3, monsters=[monster("acolyte", "e"), AVATAR])
    play(game, "heroes-1: refuse", "heroes-2: accept", "heroes-3: accept", "heroes-1: fail")
    play(game, "heroes-2: confirm", "heroes-3: confirm")
    assert asked(game) == ("sins", "conceit-for-heroes")
    play(game, "accept")
    assert hero(game, "thorley").level == 3


@rule("SCP-5")
@pytest.mark.parametrize(
    "given",
    [
        {"monsters": [monster("acolyte", "e")]},
        {"monsters": [monster("acolyte", "e"), monster("avatar", state="dead")]},
        {
            "monsters": [monster("acolyte", "e"), AVATAR],
            "heroes": {"rocco": {"space": "e"}, "brad": {"space": "e"}},
        },
    ],
)
def test_primal_conceit_needs_the_avatar_on_the_board_and_a_lone_hero(
    given: dict[str, Any],
) -> None:
    game = walk(**holding("primal-conceit", "for-our-master"), **given)
    play(game, "fight", "mean no")
    assert open_options(game) == ["pass", "play for-our-master"]
    assert why_not(game, "play primal-conceit") == "TO-SINCARD-08"


@rule("SCP-5")
@pytest.mark.parametrize(("goes", "dice"), [("e/sw", "def blank*6"), ("i", "def blank*2")])
def test_primal_conceit_in_a_ranged_fight_means_the_space_of_the_hero(goes: str, dice: str) -> None:
    game = walk(
        figures=RANGED,
        thorley={"space": "e/sw"},
        monsters=[monster("abomination", "e/se"), AVATAR],
        **holding("primal-conceit"),
    )
    play(game, "shoot e/se", "mean no", "play primal-conceit", "refuse", f"to {goes}")
    play(game, "corruption no", dice=faces(dice))  # the survivor strikes back, and who is there
    assert asked(game) == ("heroes-1", "main")


@rule("SCP-6")
def test_curse_of_ego_gives_one_card_and_a_token_for_each_lone_hero() -> None:
    spread = {"rocco": {"space": "a"}, "brad": {"space": "b"}}
    game = opening("curse-of-ego", reactions=0, heroes=spread)
    play(game, "refuse")
    assert (len(sins(game).hand), sins(game).reactions) == (1, 3)
    assert [hero(game, name).level for name in ("thorley", "rocco", "brad")] == [1, 1, 1]
    play(game, "end")
    assert asked(game) == ("sins", "reaction")  # the tokens are active


@rule("SCP-6")
def test_curse_of_ego_is_bought_off_with_four_corruption_among_the_heroes() -> None:
    game = opening("curse-of-ego", reactions=0)
    assert {sum(map(int, text.split()[1:])) for text in game.questions[0].texts[1:]} == {4}
    play(game, "split 1 3 0")
    assert [hero(game, name).level for name in ("thorley", "rocco", "brad")] == [2, 4, 1]
    assert (sins(game).hand, sins(game).reactions) == ((), 0)
    assert asked(game) == ("heroes-1", "main")
