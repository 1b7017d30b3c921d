"""Leah, Morgana, Rocco and Thorley (HR-1, HR-2, HR-3, HR-4)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import BOARDS, fought, holding, on_turn, turn_of
from tests.games.the_others.play import (
    asked,
    at,
    dead,
    faces,
    hero,
    logged,
    monster,
    monsters_in,
    open_options,
    play,
    supply,
)
from tests.games.the_others.rules.plain import FIGURES
from tests.rule_ids import rule


@rule("HR-1")
@pytest.mark.parametrize("friend", ["leah", "rocco", "brad"])
def test_leah_gives_an_extra_turn_token_to_any_hero_in_play(friend: str) -> None:
    game = turn_of("leah", when="start-abilities")
    left = supply(game, "extra-turn")
    assert open_options(game) == [
        "perilous-research leah", "perilous-research rocco", "perilous-research brad", "pass",
    ]  # fmt: skip
    play(game, f"perilous-research {friend}")
    tokens = {name: hero(game, name).extra_turns for name in ("leah", "rocco", "brad")}
    assert tokens == {name: int(name == friend) for name in tokens}
    assert supply(game, "extra-turn") == left - 1
    assert asked(game) == ("heroes-1", "main")


@rule("HR-1")
def test_leah_researches_once_per_round_at_the_start_of_any_turn_of_hers() -> None:
    spent = {name: {"turns": 0} for name in ("rocco", "brad")}
    game = turn_of("leah", when="start-abilities", reactions=0, apocalypse=1, heroes=spent)
    play(game, "pass", "end")
    assert asked(game) == ("heroes-1", "start-ability")  # her second Turn
    play(game, "perilous-research leah", "end")
    assert asked(game) == ("heroes-1", "token")  # the Extra Turn
    play(game, "spend extra-turn")
    assert asked(game) == ("heroes-1", "main")  # not again in this Round
    play(game, "end")
    play(game, "place corruption a", "place fire b", "place pentagram c", "first leah")
    assert asked(game) == ("heroes-1", "start-ability")  # the next one


@rule("HR-1")
@pytest.mark.parametrize("given", [{"supply": {"extra-turn": 0}}, {"own": {"no_ability": True}}])
def test_leah_needs_a_token_in_the_supply_and_her_ability(given: dict[str, Any]) -> None:
    game = turn_of("leah", when="start-abilities", **given)
    assert asked(game) == ("heroes-1", "main")


@rule("HR-2")
def test_morgana_heals_one_of_her_own_wounds_at_the_end_of_her_turn() -> None:
    game = turn_of("morgana", {"wounds": [3, 6]}, heroes={"rocco": {"wounds": [1]}})
    play(game, "end")
    assert open_options(game) == ["vampric-regeneration", "pass"]
    play(game, "vampric-regeneration", "uncover 3")
    assert (hero(game, "morgana").covered, hero(game, "rocco").covered) == ((6,), (1,))
    assert asked(game) == ("sins", "reaction")  # once


@rule("HR-2")
@pytest.mark.parametrize(
    "own", [{}, {"wounds": [1], "cannot_heal": True}, {"wounds": [1], "no_ability": True}]
)
def test_morgana_unhurt_or_barred_heals_nothing(own: dict[str, Any]) -> None:
    assert asked(play(turn_of("morgana", own), "end")) == ("sins", "reaction")


@rule("HR-2")
def test_morgana_may_keep_her_wound_and_heals_in_no_turn_but_her_own() -> None:
    game = turn_of("morgana", {"wounds": [1]}, reactions=0)
    play(game, "end", "pass", "end")
    assert on_turn(game) == "brad"
    assert hero(game, "morgana").covered == (1,)


@rule("HR-3")
def test_rocco_adds_two_hits_to_his_ranged_fights() -> None:
    given: dict[str, Any] = {"figures": {"heroes.rocco.ranged": True}}
    own = {"space": "e/sw"}
    game = turn_of("rocco", own, monsters=[monster("abomination", "e/se")], **given)
    play(game, "shoot e/se", "mean no", "corruption no", "hit abomination", dice=faces("skill"))
    assert dead(game) == ["abomination"]
    tougher = turn_of("rocco", own, monsters=[monster("controller", "e/se")], **given)
    play(tougher, "shoot e/se", "mean no", "corruption no", dice=faces("skill blank*3"))
    assert dead(tougher) == []  # not three


@rule("HR-3")
@pytest.mark.parametrize("begin", [["fight"], ["end", "react", "fight"]])
def test_rocco_adds_nothing_to_other_fights(begin: list[str]) -> None:
    game = turn_of("rocco", monsters=[monster("abomination", "e")])
    play(game, *begin, "mean no")
    play(game, "corruption no", dice=faces("blank*2 skill"))
    assert asked(game)[1] == "main"  # without a Hit there was nothing to assign
    assert logged(game, "fight-results")[-1][1] == 0
    assert monsters_in(game, "e") == ["abomination"]


@rule("HR-3")
def test_killshot_is_roccos_alone_and_can_be_taken_from_him() -> None:
    shot = ["shoot e/se", "mean no", "corruption no"]
    monsters = [monster("abomination", "e/se")]
    given: dict[str, Any] = {"figures": {"heroes.rocco.ranged": True}, "monsters": monsters}
    robbed = turn_of("rocco", {"space": "e/sw", "no_ability": True}, **given)
    play(robbed, *shot, dice=faces("skill blank*2"))
    assert dead(robbed) == []
    other = turn_of("thorley", {"space": "e/sw", "upgrades": ["rail-gun"]}, **given)
    play(other, *shot, dice=faces("skill blank*2"))
    assert dead(other) == []


def protected(
    dice: str, *lines: str, rocco: dict[str, Any] | None = None, thorley: Any = None, **given: Any
) -> Game:
    """Rocco fights two Acolytes; Thorley, run by another player, is in his Space."""
    heroes = {"thorley": {"space": "e", **(thorley or {})}}
    monsters = given.pop("monsters", [monster("acolyte", "e", count=2)])
    game = at(
        team=["rocco", "brad", "thorley"],
        hero_players=3,
        figures={**FIGURES, **BOARDS},
        heroes={"rocco": {"space": "e", **(rocco or {})}, **heroes},
        monsters=monsters,
        **given,
    )
    begin = ["fight"] if (rocco or {}).get("level") == 7 else ["fight", "mean no", "corruption no"]
    return play(game, *begin, *lines, dice=faces(dice))


@rule("HR-4")
def test_thorley_may_cancel_one_wound_of_another_hero_in_his_space() -> None:
    game = protected("hit*2 skill*2")
    assert (asked(game), open_options(game)) == (("heroes-3", "protector"), ["pass", "protect"])
    play(game, "protect", "cover 1")
    assert hero(game, "rocco").covered == (1,)  # once per Fight
    assert hero(game, "thorley").covered == ()  # at no cost
    assert asked(game) == ("heroes-1", "main")
    declined = play(protected("hit*2 skill*2"), "pass", "cover 1", "cover 2")
    assert len(hero(declined, "rocco").covered) == 2


@rule("HR-4")
@pytest.mark.parametrize("thorley", [{"space": "e/nw"}, {"no_ability": True}])
def test_thorley_must_be_there_with_his_ability(thorley: dict[str, Any]) -> None:
    friend = 0 if "space" in thorley else 1
    game = protected(f"hit*2 skill*{1 + friend}", thorley=thorley)
    assert asked(game) == ("heroes-1", "wound")


@rule("HR-4")
def test_thorley_does_not_protect_himself() -> None:
    game = turn_of("thorley", monsters=[monster("acolyte", "e")])
    fought(game, "hit skill")
    assert asked(game) == ("heroes-1", "wound")


@rule("HR-4")
def test_thorley_never_cancels_wounds_made_from_corruption() -> None:
    corrupted = protected("corr*2 skill*2", rocco={"level": 7})
    assert asked(corrupted) == ("heroes-1", "wound")  # Thorley is not asked
    both = protected("hit corr skill*2", rocco={"level": 7})
    play(both, "protect")
    assert asked(both) == ("heroes-1", "wound")  # the Hit is cancelled, the Corruption not
    play(both, "cover 1")
    assert hero(both, "rocco").covered == (1,)


@rule("HR-4")
def test_a_wound_that_thorley_cancels_was_never_taken() -> None:
    game = protected(
        "hit*3 skill*2",
        rocco={"wounds": [1, 2], "upgrades": ["riot-shield"]},
        monsters=[monster("controller", "e")],
        sin="sloth",
        **holding("sleep-dust"),
    )
    play(game, "protect", "cover 3")  # 3 Hits, RIOT SHIELD, Thorley
    assert asked(game) == ("sins", "after-fight-card")
    spared = protected(
        "hit blank*2 skill*2",
        monsters=[monster("controller", "e")],
        sin="sloth",
        **holding("sleep-dust"),
    )
    play(spared, "protect")
    assert asked(spared) == ("heroes-1", "main")  # the Controller has wounded nobody


@rule("HR-4")
def test_thorley_protects_in_reactions_and_ranged_fights_but_from_no_fire() -> None:
    given: dict[str, Any] = {
        "team": ["rocco", "brad", "thorley"],
        "figures": {**FIGURES, **BOARDS, "heroes.rocco.ranged": True},
    }
    both = {name: {"space": "e/sw"} for name in ("rocco", "thorley")}
    ranged = at(heroes=both, monsters=[monster("controller", "e/se")], **given)
    play(ranged, "shoot e/se", "mean no")
    play(ranged, "corruption no", dice=faces("skill*2 hit blank*2"))
    assert asked(ranged) == ("heroes-1", "protector")
    reaction = at(heroes=both, monsters=[monster("acolyte", "e/sw")], **given)
    play(reaction, "end", "react", "fight", "mean no")
    play(reaction, "corruption no", dice=faces("hit skill*2"))
    assert asked(reaction) == ("heroes-1", "protector")
    fire = at(heroes=both, spaces={"e/sw": {"fire": 1}}, **given)
    play(fire, "move e", dice=faces("hit"))
    assert asked(fire) == ("heroes-1", "wound")


@rule("TO-UPGRADE-02", "TO-TIME-07", "TO-TIME-31")
def test_an_ability_or_upgrade_of_another_hero_is_not_his_to_use() -> None:
    game = turn_of("leah", {"upgrades": ["regeneration"], "wounds": [1]}, when="start-of-turn")
    stranger = game.why_not(1, "inner-mastery up")
    assert stranger is not None
    assert (stranger.rule, stranger.key) == ("TO-TIME-07", "reason-not-his-ability")
    other = game.why_not(1, "shapeshift")
    assert other is not None
    assert (other.rule, other.key) == ("TO-TIME-07", "reason-not-his-ability")
    play(game, "regeneration", "perilous-research leah")
    assert hero(game, "leah").extra_turns == 1
