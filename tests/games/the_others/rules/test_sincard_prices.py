"""Prices the Heroes pay together, lone Heroes and the Controller's Wounds (TO-SINCARD-09, TO-SINCARD-10,
TO-SINCARD-11)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    faces,
    hero,
    is_open,
    monster,
    play,
    sins,
    why_not,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
CONTROLLER = {
    "monsters.sins.sloth.controller.fight": 2,
    "monsters.sins.sloth.controller.defense": 9,
}


def crawl(**position: Any) -> Game:
    """CURSE OF THE CRAWL is played at the start of Rocco's Turn: 3 Wounds among all."""
    game = at(team=TEAM, sin="sloth", when="start-of-turn", hand=["curse-of-the-crawl"], **position)
    return play(game, "play curse-of-the-crawl")


def ego(**position: Any) -> Game:
    """CURSE OF EGO is played at the start of Rocco's Turn: 4 Corruption among all."""
    game = at(team=TEAM, when="start-of-turn", hand=["curse-of-ego"], **position)
    return play(game, "play curse-of-ego")


def splits_offered(game: Game) -> set[tuple[int, ...]]:
    """The shares, clockwise from the current Hero, of every way to pay."""
    texts = game.questions[0].texts
    assert texts[0] == "refuse"
    return {tuple(int(word) for word in text.split()[1:]) for text in texts[1:]}


@rule("TO-SINCARD-09")
def test_a_shared_price_is_paid_whole_or_not_at_all_and_split_in_any_way() -> None:
    game = crawl()
    assert asked(game) == ("heroes-1", "crawl")
    every_way = {(a, b, 3 - a - b) for a in range(4) for b in range(4 - a)}
    assert splits_offered(game) == every_way


@rule("TO-SINCARD-09")
def test_a_paid_price_wounds_as_split_and_the_card_does_nothing_more() -> None:
    game = crawl()
    play(game, "split 1 0 2", "cover 5", "cover 1", "cover 7")
    assert [hero(game, name).covered for name in TEAM] == [(5,), (), (1, 7)]
    assert asked(game) == ("heroes-1", "main")
    assert is_open(game, "move a")


@rule("TO-SINCARD-09")
def test_a_refused_price_lets_the_card_work() -> None:
    game = crawl(spaces={"a/nw": {"npcs": ["proxy"]}})
    play(game, "refuse")
    assert [hero(game, name).covered for name in TEAM] == [(), (), ()]
    assert asked(game) == ("heroes-1", "main")
    assert why_not(game, "move a") == "TO-SINCARD-03"


@rule("TO-SINCARD-09", "SCS-1", "TO-DEATH-14")
def test_the_split_may_kill_a_hero_but_gives_none_more_wounds_than_he_has_markers() -> None:
    game = crawl(heroes={"brad": {"wounds": [1, 2, 3, 4]}, "thorley": {"wounds": [1, 2, 3]}})
    assert splits_offered(game) == {
        (3, 0, 0),
        (2, 1, 0),
        (2, 0, 1),
        (1, 1, 1),
        (1, 0, 2),
        (0, 1, 2),
    }
    play(game, "split 2 1 0", "cover 1", "cover 2", "hero leah")
    assert hero(game, "brad").space == -1
    assert asked(game) == ("heroes-1", "main")  # the price is paid: Rocco goes on
    assert is_open(game, "move a")


@rule("TO-SINCARD-09", "SCP-6")
def test_corruption_counts_as_taken_where_level_7_turns_it_into_wounds() -> None:
    game = ego(
        heroes={
            "rocco": {"space": "e", "level": 7},
            "brad": {"level": 6, "wounds": [1, 2, 3, 4]},  # 1 Level and 1 marker left
            "thorley": {"level": 7, "wounds": [1, 2, 3]},  # 2 markers left
        },
        reactions=0,
    )
    assert max(shares[1] for shares in splits_offered(game)) == 2
    assert max(shares[2] for shares in splits_offered(game)) == 2
    play(game, "split 3 1 0", "cover 1", "cover 2", "cover 3")
    assert hero(game, "rocco").covered == (1, 2, 3)
    assert (hero(game, "brad").level, len(hero(game, "brad").covered)) == (7, 4)
    assert (sins(game).hand, sins(game).reactions) == ((), 0)  # paid: no card and no token
    assert asked(game) == ("heroes-1", "main")


@rule("TO-SINCARD-09")
def test_heroes_who_disagree_leave_payment_and_split_to_the_sins_player() -> None:
    game = crawl(hero_players=3)
    everything = game.questions[0].texts
    play(game, "heroes-1: refuse", "heroes-2: split 1 1 1", "heroes-3: split 1 1 1")
    play(game, "heroes-1: confirm", "heroes-2: confirm", "heroes-3: confirm")
    assert asked(game) == ("sins", "crawl-for-heroes")
    assert game.questions[0].texts == everything
    play(game, "split 0 0 3")
    assert asked(game) == ("heroes-3", "wound")
    play(game, "cover 1", "cover 2", "cover 3")
    assert len(hero(game, "thorley").covered) == 3
    assert asked(game) == ("heroes-1", "main")


@rule("TO-SINCARD-10")
@pytest.mark.parametrize("held", [[], ["commissioner"]])
def test_a_hero_is_alone_whatever_monsters_and_npcs_are_with_him(held: list[str]) -> None:
    game = at(
        team=TEAM,
        when="start-of-turn",
        heroes={"rocco": {"space": "e", "npcs": held}},
        monsters=[monster("acolyte", "e", count=2)],
        spaces={"e": {"npcs": ["proxy"]}},
        hand=["alone-in-the-dark"],
    )
    assert is_open(game, "play alone-in-the-dark")


@rule("TO-SINCARD-10")
def test_one_other_hero_in_the_space_is_company() -> None:
    game = at(
        team=TEAM,
        when="start-of-turn",
        heroes={"rocco": {"space": "e"}, "brad": {"space": "e"}, "thorley": {"space": "a"}},
        hand=["alone-in-the-dark", "haphephobia"],
    )
    assert not is_open(game, "play alone-in-the-dark")
    assert why_not(game, "play alone-in-the-dark") == "TO-SINCARD-08"


@rule("TO-SINCARD-10", "SCP-6")
@pytest.mark.parametrize(("spaces", "lone"), [("e i e", 1), ("e i f", 3), ("a a a", 0)])
def test_lone_heroes_are_counted_when_the_effect_is_resolved(spaces: str, lone: int) -> None:
    places = {name: {"space": at} for name, at in zip(TEAM, spaces.split(), strict=True)}
    game = ego(heroes=places, reactions=0)
    play(game, "refuse")
    assert sins(game).reactions == lone
    assert len(sins(game).hand) == 1


@rule("TO-SINCARD-11", "TO-TIME-26", "TO-TIME-27", "TO-TIME-28")
def test_markers_that_lay_before_the_fight_are_no_wounds_of_the_controller() -> None:
    lain = {"rocco": {"space": "e", "wounds": [1, 2]}}
    lines = ("mean no", "pass", "corruption no", "pass")
    game = controller_fight(*lines, dice="hit*2 corr blank skill*2", heroes=lain)
    assert hero(game, "rocco").covered == (1, 2)
    assert asked(game) == ("heroes-1", "main")  # SLEEP DUST cannot be played


def controller_fight(*lines: str, dice: str, **position: Any) -> Game:
    """Rocco (Defense 2) fights in `e` with nothing but SLEEP DUST in the Sins Player's hand."""
    given = {"monsters": [monster("controller", "e"), monster("acolyte", "e")], **position}
    game = at(team=TEAM, sin="sloth", figures=CONTROLLER, reactions=1, hand=["sleep-dust"], **given)
    return play(game, "fight", *lines, dice=faces(dice))


@rule("TO-SINCARD-11")
def test_a_wound_in_a_fight_with_the_controller_is_his_whoever_rolled_the_hit() -> None:
    heroes = {"rocco": {"space": "e"}}
    game = controller_fight(
        "mean no", "pass", "corruption no", "pass", "cover 1",
        dice="hit*3 blank skill*2", heroes=heroes,
    )  # fmt: skip
    assert asked(game) == ("sins", "after-fight-card")
    play(game, "play sleep-dust")
    assert sins(game).reactions == 3
    assert asked(game) == ("heroes-1", "main")


@rule("TO-SINCARD-11", "SCS-3", "TO-TIME-26", "TO-TIME-28")
def test_without_a_wound_marker_placed_the_controller_has_wounded_nobody() -> None:
    heroes = {"rocco": {"space": "e"}}
    game = controller_fight(
        "mean no", "pass", "corruption no", "pass",
        dice="hit*2 corr blank skill*2", heroes=heroes,
    )  # fmt: skip
    assert hero(game, "rocco").level == 2
    assert asked(game) == ("heroes-1", "main")


@rule("TO-SINCARD-11")
def test_a_marker_placed_for_corruption_on_level_7_counts_as_a_wound() -> None:
    heroes = {"rocco": {"space": "e", "level": 7}}
    game = controller_fight("pass", "pass", "cover 1", dice="corr blank*3 skill*2", heroes=heroes)
    assert asked(game) == ("sins", "after-fight-card")
    assert is_open(game, "play sleep-dust")


@rule("TO-SINCARD-11")
@pytest.mark.parametrize("where", ["e/se", "dead"])
def test_a_controller_who_took_no_part_has_wounded_nobody(where: str) -> None:
    controller = (
        monster("controller", state="dead") if where == "dead" else monster("controller", where)
    )
    game = controller_fight(
        "mean no", "pass", "corruption no", "pass", "cover 1",
        dice="hit*3 blank skill*2",
        heroes={"rocco": {"space": "e"}},
        monsters=[controller, monster("acolyte", "e", count=2)],
    )  # fmt: skip
    assert len(hero(game, "rocco").covered) == 1
    assert asked(game) == ("heroes-1", "main")
