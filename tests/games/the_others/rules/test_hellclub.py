"""Hell Club members (TO-HELLCLUB-01, TO-HELLCLUB-02, TO-HELLCLUB-03, TO-HELLCLUB-04)."""

from typing import Any

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    dead,
    dead_monster,
    faces,
    hero,
    is_open,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    sins,
    table_of,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
GRIN = {
    "monsters.hell_club.grin-terror.fight": 1,
    "monsters.hell_club.grin-terror.defense": 2,
}
FLAY = {
    "monsters.hell_club.flay-corruption.fight": 3,
    "monsters.hell_club.flay-corruption.defense": 2,
}


def grin_revealed(**position: Any) -> Game:
    """The track reaches level 1 and GRIN UNLEASHED! is revealed."""
    game = at(
        team=TEAM,
        when="end-tasks",
        apocalypse_deck=["grin-terror", "stab-in-the-dark"],
        **position,
    )
    return play(game, "keep grin-terror")


@rule("TO-HELLCLUB-01")
def test_a_member_enters_at_once_on_an_unblocked_nest_of_the_sins_players_choice() -> None:
    game = grin_revealed(
        spaces={"e": {"nest": 1}, "f": {"nest": 1}, "g": {"nest": 2}},
        monsters=[monster("acolyte", "e"), monster("acolyte", "g")],
    )
    assert asked(game) == ("sins", "enter")
    assert open_options(game) == ["nest f", "nest g"]
    play(game, "nest g")
    assert monsters_in(game, "g") == ["acolyte", "grin-terror"]


@rule("TO-HELLCLUB-01")
def test_with_all_nests_blocked_a_member_enters_on_any_nest() -> None:
    game = grin_revealed(
        spaces={"e": {"nest": 1}, "g": {"nest": 1}},
        monsters=[monster("acolyte", "e"), monster("acolyte", "g", count=2)],
    )
    assert open_options(game) == ["nest e", "nest g"]
    play(game, "nest e")
    assert on_board(game, "grin-terror") == ["e"]


@rule("TO-HELLCLUB-01")
def test_without_any_nest_a_member_enters_in_any_space() -> None:
    game = grin_revealed()
    assert len(open_options(game)) == table_of(game).config.city.n
    play(game, "nest i/se")
    assert on_board(game, "grin-terror") == ["i/se"]


def with_flay(level: int, flay: dict[str, Any], **position: Any) -> Game:
    """FLAY UNLEASHED! is revealed; Rocco (Defense 2) is in `e` on this Corruption Level."""
    return at(
        team=TEAM,
        story="the-darkness-within",
        figures=FLAY,
        revealed=["flay-corruption"],
        heroes={"rocco": {"space": "e", "level": level}},
        monsters=[flay, *position.pop("others", [])],
        **position,
    )


@rule("TO-HELLCLUB-02")
def test_the_stats_and_the_ability_are_those_of_the_card() -> None:
    game = with_flay(4, monster("flay-corruption", "e"))
    play(game, "fight", "mean no", "corruption no", dice=faces("hit blank*2 skill*2"))
    assert asked(game) == ("heroes-1", "wound")  # 1 Hit and Flay's 2 against Defense 2
    play(game, "cover 1")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-HELLCLUB-02")
def test_the_ability_is_the_members_own() -> None:
    game = with_flay(4, monster("flay-corruption", "i"), others=[monster("abomination", "e")])
    play(game, "fight", "mean no", "corruption no", dice=faces("hit*2 blank skill*2"))
    assert asked(game) == ("heroes-1", "main")  # Flay is elsewhere
    assert hero(game, "rocco").covered == ()


@rule("TO-HELLCLUB-02", "TO-HELLCLUB-03")
def test_a_killed_member_leaves_the_game_with_its_card() -> None:
    game = with_flay(1, monster("flay-corruption", "e"), spaces={"i": {"nest": 1}})
    play(game, "fight", "mean no")
    play(game, "corruption no", "hit flay-corruption", dice=faces("blank*3 hit*2"))
    assert on_board(game, "flay-corruption") == []
    assert dead(game) == []  # not in the dead pool: it cannot be Summoned
    assert "flay-corruption" not in sins(game).revealed
    assert "flay-corruption" not in sins(game).apocalypse_deck
    pools = [view["pool"] for view in game.view(0)["monsters"] if view["card"] == "flay-corruption"]
    assert pools == ["gone"]


@rule("TO-HELLCLUB-03")
def test_other_monsters_beside_a_member_go_to_the_dead_pool_as_ever() -> None:
    game = with_flay(
        1, monster("flay-corruption", "e"), others=[monster("acolyte", "e")], spaces={}
    )
    play(game, "fight", "mean no")
    play(game, "corruption no", "hit acolyte", dice=faces("blank*5 hit*2"))
    assert dead(game) == ["acolyte"]
    assert sins(game).revealed == ("flay-corruption",)


@rule("TO-HELLCLUB-04")
def test_a_member_may_be_moved_in_a_reaction_but_not_away_from_a_hero() -> None:
    given: dict[str, Any] = {"team": TEAM, "revealed": ["grin-terror"], "figures": GRIN}
    free = at(monsters=[monster("grin-terror", "i")], **given)
    play(free, "end", "react", "monster grin-terror", "to e/se")
    assert len(on_board(free, "grin-terror")) == 1
    held = at(
        monsters=[monster("grin-terror", "e"), monster("acolyte", "i")],
        heroes={"brad": {"space": "e"}},
        **given,
    )
    play(held, "end", "react")
    assert open_options(held) == ["pass", "monster acolyte@i"]


@rule("TO-HELLCLUB-04")
def test_a_member_blocks_a_nest_and_wounds_whoever_leaves_it() -> None:
    given: dict[str, Any] = {"team": TEAM, "revealed": ["grin-terror"], "figures": GRIN}
    blocked = at(
        when="summon",
        spaces={"e": {"nest": 1}},
        monsters=[monster("grin-terror", "e"), dead_monster("acolyte")],
        **given,
    )
    assert dead(blocked) == ["acolyte"]
    leaving = at(heroes={"rocco": {"space": "e"}}, monsters=[monster("grin-terror", "e")], **given)
    play(leaving, "move e/se")
    assert asked(leaving) == ("heroes-1", "wound")


@rule("TO-HELLCLUB-04")
def test_an_orbital_strike_touches_no_member() -> None:
    game = at(
        team=TEAM,
        board={**TOWN, "start": "i/se"},
        revealed=["grin-terror"],
        heroes={"rocco": {"space": "launcher"}},
        monsters=[monster("grin-terror", "g"), monster("acolyte", "g")],
    )
    play(game, "city-action", "icon orbital-strike", "to g")
    assert open_options(game) == ["kill acolyte@g", "pass"]


@rule("TO-HELLCLUB-04")
def test_effects_on_acolytes_or_abominations_pass_a_member_by() -> None:
    game = at(
        team=["rose", *TEAM[:2]],
        figures=GRIN,
        revealed=["grin-terror", "hellfire-mutation", "stab-in-the-dark"],
        heroes={"rose": {"space": "e"}},
        monsters=[monster("grin-terror", "e")],
        hand=["abominable-fury", "for-our-master"],
    )
    play(game, "fight", "mean no")
    assert not is_open(game, "play abominable-fury")
    play(game, "pass", "corruption no", "pass", dice=faces("blank skill*2"))
    assert (hero(game, "rose").level, hero(game, "rose").covered) == (1, ())
    play(game, "end")
    assert asked(game) == ("sins", "reaction")  # MIND CONTROL found nobody to teleport


@rule("TO-HELLCLUB-02")
def test_the_ability_works_with_other_monsters_beside_the_member() -> None:
    game = with_flay(4, monster("flay-corruption", "e"), others=[monster("acolyte", "e")])
    play(game, "fight", "mean no", "corruption no", "cover 1", dice=faces("hit blank*4 skill*2"))
    assert hero(game, "rocco").covered == (1,)  # 1 Hit and Flay's 2 against Defense 2
    assert asked(game) == ("heroes-1", "main")
