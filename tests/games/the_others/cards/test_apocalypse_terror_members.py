"""The Hell Club of Terror: Dr. Gan, Grin and Marguerite (APT-5, APT-6, APT-7)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import MEMBERS, fought, omens
from tests.games.the_others.play import (
    BOARD,
    asked,
    faces,
    hero,
    monster,
    play,
    same_space,
    tile,
    tokens_in,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

RANGED = {"heroes.thorley.ranged": True}


def with_member(card: str, where: str = "e", **given: Any) -> Game:
    """Thorley beside that member of the Hell Club."""
    monsters = [monster(card, where), *given.pop("monsters", [])]
    figures = {**MEMBERS, **given.pop("figures", {})}
    return walk(monsters=monsters, figures=figures, **omens(card), **given)


@pytest.mark.parametrize(
    "member",
    [
        pytest.param("dr-gan-terror", marks=rule("APT-5")),
        pytest.param("grin-terror", marks=rule("APT-6")),
    ],
)
@pytest.mark.parametrize(
    ("tokens", "level"),
    [
        ({"fire": 1}, 2),
        ({"corruption": 1}, 2),
        ({"fire": 2, "corruption": 3}, 2),
        ({}, 1),
        ({"pentagram": 1}, 1),
        ({"hidden": ["fire"]}, 1),
    ],
)
def test_dr_gan_and_grin_add_one_corruption_where_fire_or_corruption_lies(
    member: str, tokens: dict[str, Any], level: int
) -> None:
    game = with_member(member, spaces={"e": tokens, "e/nw": {"fire": 1}})
    fought(game, f"blank*{2 if 'pentagram' in tokens else 1} skill")
    assert (hero(game, "thorley").level, hero(game, "thorley").covered) == (level, ())


@rule("APT-5", "APT-6")
def test_a_printed_token_will_do_for_dr_gan_and_for_grin() -> None:
    board = {
        **BOARD,
        "layout": "A B C\nD Z1 F\nG H I",
        "tiles": {"kiln": tile("Z1", ["heal"], "fire")},
    }
    for member in ("dr-gan-terror", "grin-terror"):
        game = with_member(member, "kiln", board=board, thorley={"space": "kiln"})
        fought(game, "blank skill")
        assert hero(game, "thorley").level == 2


@rule("APT-5", "APT-6")
@pytest.mark.parametrize("member", ["dr-gan-terror", "grin-terror"])
def test_neither_does_anything_in_a_fight_without_him(member: str) -> None:
    game = with_member(member, "f", monsters=[monster("acolyte", "e")], spaces={"e": {"fire": 1}})
    fought(game, "blank skill")
    assert hero(game, "thorley").level == 1


@rule("APT-5", "APT-6")
def test_both_together_add_two_and_a_kill_comes_too_late_for_this_fight() -> None:
    game = walk(
        monsters=[monster("dr-gan-terror", "e"), monster("grin-terror", "e")],
        figures={**MEMBERS, "heroes.thorley.fight": 2},
        spaces={"e": {"fire": 1}},
        **omens("dr-gan-terror", "grin-terror"),
    )
    fought(game, "blank*2 hit*2", "hit grin-terror")
    assert hero(game, "thorley").level == 3
    play(game, "end", "react", "fight", "mean no", "corruption no", dice=faces("blank skill*2"))
    assert hero(game, "thorley").level == 4  # Grin and his card have left the game


@rule("APT-5")
@pytest.mark.parametrize(("fire", "level"), [("e/sw", 2), ("e/se", 1)])
def test_dr_gan_striking_back_looks_at_the_heros_space(fire: str, level: int) -> None:
    game = with_member(
        "dr-gan-terror",
        "e/se",
        figures=RANGED,
        thorley={"space": "e/sw"},
        spaces={fire: {"fire": 1}},
    )
    play(game, "shoot e/se", "mean no", "corruption no", dice=faces("skill blank"))
    assert hero(game, "thorley").level == level


@rule("APT-7")
@pytest.mark.parametrize(("dice", "fire"), [("hit skill", 1), ("corr skill", 0), ("hit def", 0)])
def test_marguerite_of_terror_lays_fire_where_she_has_wounded(dice: str, fire: int) -> None:
    game = with_member("marguerite-terror")
    fought(game, dice, *["cover 1"] * fire)
    assert tokens_in(game, "e") == ({"fire": 1} if fire else {})
    assert hero(game, "thorley").covered == ((1,) if fire else ())  # no check of the new token
    assert asked(game) == ("heroes-1", "main")


@rule("APT-7")
def test_marguerite_of_terror_lays_one_token_for_any_number_of_wounds_in_her_fights_only() -> None:
    many = with_member("marguerite-terror", monsters=[monster("abomination", "e")])
    fought(many, "hit*3 skill", "cover 1", "cover 2", "cover 3")
    assert tokens_in(many, "e") == {"fire": 1}
    away = with_member("marguerite-terror", "f", monsters=[monster("abomination", "e")])
    fought(away, "hit*2 skill", "cover 1", "cover 2")
    assert tokens_in(away, "e") == tokens_in(away, "f") == {}


@rule("APT-7")
def test_marguerite_of_terror_who_strikes_back_lays_fire_in_the_space_of_the_hero() -> None:
    game = with_member("marguerite-terror", "e/se", thorley={"space": "e/sw"}, figures=RANGED)
    shot = ("shoot e/se", "mean no", "corruption no", "cover 1")
    play(game, *shot, dice=faces("skill hit"))
    assert (tokens_in(game, "e/sw"), tokens_in(game, "e/se")) == ({"fire": 1}, {})
    assert asked(game) == ("heroes-1", "main")


@rule("APT-7")
def test_marguerite_of_terror_lays_fire_in_the_space_where_a_hero_died() -> None:
    game = with_member("marguerite-terror", thorley={"wounds": [1, 2, 3, 4]})
    fought(game, "hit skill", "hero leah")
    assert tokens_in(game, "e") == {"fire": 1}
    assert same_space(game, "leah", "a/nw")
    assert tokens_in(game, "a/nw") == {}


@rule("APT-7")
@pytest.mark.parametrize(
    "given", [{"supply": {"fire": 0}}, {"figures": {"heroes.thorley.fight": 2}}]
)
def test_marguerite_of_terror_lays_none_without_a_token_left_or_when_she_was_killed(
    given: dict[str, Any],
) -> None:
    game = with_member("marguerite-terror", **given)
    if "supply" in given:
        fought(game, "hit skill", "cover 1")
    else:
        fought(game, "hit hit*2", "hit marguerite-terror", "cover 1")
    assert tokens_in(game, "e") == {}
    assert asked(game) == ("heroes-1", "main")
