"""Sloth's own Sin cards (every SCS row) and the house card LEADEN HOURS."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, holding, last_turn, turn_of
from tests.games.the_others.play import (
    TOWN,
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
    sins,
    why_not,
)
from tests.games.the_others.rules.plain import FIGURES, walk
from tests.rule_ids import rule

STRONG = {"heroes.thorley.fight": 3}


def opening(card: str, **given: Any) -> Game:
    """The card is played at the start of Thorley's Turn."""
    game = walk(sin="sloth", when="start-of-turn", **holding(card), **given)
    return play(game, f"play {card}")


@rule("SCS-1")
def test_curse_of_the_crawl_holds_the_current_hero_for_this_turn_alone() -> None:
    game = opening(
        "curse-of-the-crawl",
        reactions=0,
        heroes={"rocco": {"space": "i"}, "brad": {"turns": 0}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "refuse")
    assert why_not(game, "move e/nw") == "TO-SINCARD-03"
    assert not is_open(game, "move e/nw")
    fought(game, "blank skill")  # all else is open to him
    assert game.view(0)["current"] == "rocco"
    play(game, "move i/nw", "end")
    assert game.view(0)["current"] == "thorley"
    assert is_open(game, "move e/nw")  # his next Turn


@rule("SCS-1")
def test_curse_of_the_crawl_is_bought_off_with_three_wounds_among_the_heroes() -> None:
    game = opening("curse-of-the-crawl")
    assert {sum(map(int, text.split()[1:])) for text in game.questions[0].texts[1:]} == {3}
    play(game, "split 0 2 1", "cover 1", "cover 2", "cover 1")
    assert [len(hero(game, name).covered) for name in ("thorley", "rocco", "brad")] == [0, 2, 1]
    assert is_open(game, "move e/nw")


@rule("SCS-1")
def test_curse_of_the_crawl_paid_with_the_current_heros_life_ends_his_turn() -> None:
    game = opening("curse-of-the-crawl", thorley={"wounds": [1, 2]})
    play(game, "split 3 0 0", "cover 3", "cover 4", "hero leah")
    assert game.view(0)["current"] == "rocco"
    assert is_open(game, "move a")


def lethargy(**given: Any) -> Game:
    """A Fight with the Avatar (Fight 4) in which PRIMAL LETHARGY is played."""
    game = walk(
        sin="sloth", monsters=[monster("avatar", "e")], **holding("primal-lethargy"), **given
    )
    return play(game, "fight", "mean no", "play primal-lethargy")


@rule("SCS-2")
def test_primal_lethargy_takes_two_dice_from_both_sides() -> None:
    game = lethargy(figures=STRONG)
    play(game, "corruption no", dice=faces("blank*2 skill"))
    assert asked(game) == ("heroes-1", "main")
    told = [logged(game, roll)[-1][2] for roll in ("fight-roll", "sins-roll")]
    assert [parts[parts.index("primal-lethargy") + 1] for parts in told] == [-2, -2]


@rule("SCS-2")
def test_primal_lethargy_leaves_no_fewer_than_no_dice_and_all_fixed_results() -> None:
    game = lethargy(thorley={"upgrades": ["riot-shield"]})
    play(game, "corruption no", "cover 1", dice=faces("hit hit"))  # Fight 1 - 2: no Hero die
    assert hero(game, "thorley").covered == (1,)  # RIOT SHIELD still cancels one Hit


@rule("SCS-2")
def test_primal_lethargy_lasts_for_one_fight_and_touches_ranged_fights_too() -> None:
    game = lethargy()
    play(game, "corruption no", dice=faces("blank*2"))
    play(game, "end", "react", "fight", "mean no")
    play(game, "corruption no", dice=faces("blank*4 skill"))
    shot = walk(
        sin="sloth",
        figures={**STRONG, "heroes.thorley.ranged": True},
        thorley={"space": "e/sw"},
        monsters=[monster("avatar", "e/se")],
        **holding("primal-lethargy"),
    )
    play(shot, "shoot e/se", "mean no", "play primal-lethargy")
    play(shot, "corruption no", dice=faces("skill blank*2"))
    assert asked(shot) == ("heroes-1", "main")


@rule("SCS-3")
def test_sleep_dust_gives_two_reaction_tokens_after_the_controller_has_wounded_a_hero() -> None:
    game = walk(
        sin="sloth", reactions=0, monsters=[monster("controller", "e")], **holding("sleep-dust")
    )
    fought(game, "hit blank*2 skill", "cover 1", "play sleep-dust")
    assert sins(game).reactions == 2
    assert hero(game, "thorley").covered == (1,)
    play(game, "end")
    assert asked(game) == ("sins", "reaction")  # active at once


@rule("SCS-3")
def test_sleep_dust_lasts_until_the_reset() -> None:
    game = walk(
        sin="sloth",
        monsters=[monster("controller", "e")],
        apocalypse=1,
        **holding("sleep-dust"),
        **last_turn(),
    )
    fought(game, "hit blank*2 skill", "cover 1", "play sleep-dust")
    play(game, "end", "pass")
    assert asked(game) == ("sins", "place")  # the next Round
    assert (sins(game).reactions, sins(game).spent) == (3, 0)  # N


@rule("SCS-3", "TO-SINCARD-11")
def test_sleep_dust_answers_the_wounds_of_a_controller_who_was_killed_in_that_fight() -> None:
    game = walk(
        sin="sloth",
        figures=STRONG,
        reactions=0,
        monsters=[monster("controller", "e")],
        **holding("sleep-dust"),
    )
    fought(game, "hit blank*2 hit*3", "hit controller", "cover 1", "play sleep-dust")
    assert (dead(game), sins(game).reactions) == (["controller"], 2)


@rule("SCS-4")
@pytest.mark.parametrize(
    ("monsters", "wounds"),
    [
        ([monster("abomination", "e")], 2),
        ([monster("abomination", "e", count=2), monster("acolyte", "e")], 2),
        ([monster("acolyte", "e", count=2), monster("abomination", "f")], 1),
        ([monster("controller", "e")], 1),
        ([monster("abomination", "e/nw")], 0),  # entering costs nothing
    ],
)
def test_punish_the_idle_makes_leaving_an_abomination_cost_two_wounds(
    monsters: list[dict[str, Any]], wounds: int
) -> None:
    game = opening("punish-the-idle", monsters=monsters)
    play(game, "move e/nw", *[f"cover {slot}" for slot in range(1, wounds + 1)])
    assert len(hero(game, "thorley").covered) == wounds
    assert same_space(game, "thorley", "e/nw")


@rule("SCS-4")
def test_punish_the_idle_holds_for_every_hero_until_the_round_ends() -> None:
    game = opening("punish-the-idle", reactions=0, monsters=[monster("abomination", "a/nw")])
    play(game, "end", "move a", "cover 1", "cover 2")  # Rocco, in a later Turn
    assert len(hero(game, "rocco").covered) == 2
    over = walk(
        sin="sloth",
        when="reset",
        punish_idle=True,
        monsters=[monster("abomination", "e")],
    )
    play(over, "place corruption a", "place fire b", "place pentagram c", "first thorley")
    play(over, "move e/nw", "cover 1")
    assert hero(over, "thorley").covered == (1,)
    assert asked(over) == ("heroes-1", "main")


def slaying(kind: str, thorley: dict[str, Any] | None = None) -> Game:
    """Thorley kills a Monster in a Fight while the Sins Player holds SLOUCHING TOWARDS BETHLEHEM."""
    game = walk(
        thorley,
        sin="sloth",
        figures={"heroes.thorley.fight": 2},
        monsters=[monster(kind, "e")],
        **holding("slouching-towards-bethlehem"),
    )
    sin_dice = {"abomination": 2, "acolyte": 1}[kind]
    begin = (
        ["fight"] if (thorley or {}).get("level") == 7 else ["fight", "mean no", "corruption no"]
    )
    return play(game, *begin, f"hit {kind}", dice=faces(f"hit*{sin_dice} hit*2"))


@rule("SCS-5")
def test_slouching_towards_bethlehem_corrupts_whoever_has_killed_an_abomination() -> None:
    game = play(slaying("abomination"), "cover 1", "cover 2")
    assert asked(game) == ("sins", "after-fight-card")
    play(game, "play slouching-towards-bethlehem")
    assert [hero(game, name).level for name in ("thorley", "rocco", "brad")] == [3, 1, 1]
    assert asked(game) == ("heroes-1", "main")


@rule("SCS-5")
def test_slouching_towards_bethlehem_touches_the_first_hero_of_the_box_too() -> None:
    game = at(
        sin="sloth",
        hero="leah",
        team=["leah", "rocco", "thorley"],
        figures={**FIGURES, "heroes.leah.fight": 2, "heroes.leah.defense": 0},
        heroes={"leah": {"space": "e"}},
        monsters=[monster("abomination", "e")],
        **holding("slouching-towards-bethlehem"),
    )
    play(game, "fight", "mean no", "corruption no", "hit abomination", dice=faces("blank*2 hit*2"))
    assert asked(game) == ("sins", "after-fight-card")
    play(game, "play slouching-towards-bethlehem")
    assert hero(game, "leah").level == 3


@rule("SCS-5")
def test_slouching_towards_bethlehem_needs_an_abomination_killed_and_a_living_hero() -> None:
    acolyte = play(slaying("acolyte"), "cover 1")
    assert (dead(acolyte), asked(acolyte)) == (["acolyte"], ("heroes-1", "main"))
    dying = slaying("abomination", {"wounds": [1, 2, 3, 4]})
    play(dying, "hero leah")
    assert dead(dying) == ["abomination"]
    assert (asked(dying), dying.view(0)["current"]) == (("heroes-1", "main"), "rocco")


@rule("SCS-5")
def test_slouching_towards_bethlehem_on_level_7_wounds() -> None:
    game = slaying("abomination", {"level": 7})
    play(game, "cover 1", "cover 2", "play slouching-towards-bethlehem", "cover 3", "cover 4")
    assert len(hero(game, "thorley").covered) == 4
    assert asked(game) == ("heroes-1", "main")


@rule("SCS-5")
@pytest.mark.parametrize(("kind", "offered"), [("abomination", True), ("acolyte", False)])
def test_slouching_towards_bethlehem_answers_demolitions(kind: str, offered: bool) -> None:
    game = at(
        sin="sloth",
        hero="brad",
        team=["brad", "rocco", "thorley"],
        figures=FIGURES,
        reactions=0,
        heroes={"brad": {"space": "e"}},
        monsters=[monster(kind, "e")],
        **holding("slouching-towards-bethlehem"),
    )
    play(game, "end", f"demolitions {kind}")
    assert hero(game, "brad").level == 2
    assert (asked(game)[1] == "after-kill-card") == offered
    if offered:
        play(game, "play slouching-towards-bethlehem")
        assert hero(game, "brad").level == 4
    assert (asked(game), game.view(0)["current"]) == (("heroes-1", "main"), "rocco")


@rule("SCS-5")
def test_slouching_towards_bethlehem_asks_who_was_killed_and_not_who_was_there() -> None:
    game = walk(
        sin="sloth",
        monsters=[monster("abomination", "e"), monster("acolyte", "e")],
        **holding("slouching-towards-bethlehem"),
    )
    play(game, "fight", "mean no", "corruption no", "hit acolyte", dice=faces("blank*3 hit"))
    assert (dead(game), asked(game)) == (["acolyte"], ("heroes-1", "main"))


def orbital(kind: str) -> Game:
    """Thorley strikes a Monster while the Sins Player holds SLOUCHING TOWARDS BETHLEHEM."""
    game = walk(
        sin="sloth",
        board=TOWN,
        thorley={"space": "launcher"},
        monsters=[monster(kind, "g")],
        **holding("slouching-towards-bethlehem"),
    )
    return play(game, "city-action", "icon orbital-strike", "to g", f"kill {kind}")


@rule("SCS-5")
def test_slouching_towards_bethlehem_does_not_answer_a_strike_on_an_acolyte() -> None:
    game = orbital("acolyte")
    assert (dead(game), asked(game)) == (["acolyte"], ("heroes-1", "main"))


@rule("SCS-5")
def test_slouching_towards_bethlehem_answers_an_orbital_strike_after_the_last_icon() -> None:
    game = orbital("abomination")
    assert asked(game) == ("sins", "after-kill-card")
    assert open_options(game) == ["pass", "play slouching-towards-bethlehem"]
    play(game, "play slouching-towards-bethlehem")
    assert hero(game, "thorley").level == 3
    assert asked(game) == ("heroes-1", "main")


@pytest.mark.parametrize("upgrades", [[], ["cyber-legs"]])
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_leaden_hours_cuts_the_move_of_the_current_hero_to_its_figure(
    steps: int, upgrades: list[str]
) -> None:
    game = opening(
        "leaden-hours",
        figures={"sin_cards.leaden-hours.figures.steps": steps},
        spaces={space: {"extra-turn": 1} for space in ("e", "e/nw")},
        thorley={"upgrades": upgrades},
        reactions=0,
    )
    play(game, *["move e/nw", "move e"][:steps])
    if steps < 2 or upgrades:
        assert why_not(game, "move e/se") == "TO-SINCARD-03"
    else:
        assert not is_open(game, "move e/se")
    play(game, "end", "move a", "move a/ne")  # Rocco's Move is whole
    assert same_space(game, "rocco", "a/ne")


@rule("SCS-2")
def test_primal_lethargy_is_for_fights_with_the_avatar_only() -> None:
    elsewhere = [monster("acolyte", "e"), monster("avatar", "i")]
    cards = holding("primal-lethargy", "abominable-fury", "for-our-master")
    game = walk(sin="sloth", monsters=elsewhere, **cards)
    play(game, "fight", "mean no")
    assert open_options(game) == ["pass", "play for-our-master"]
    assert why_not(game, "play primal-lethargy") == "TO-SINCARD-08"


@rule("SCS-5", "TO-TIME-45", "TO-VICTORY-05")
def test_a_kill_that_wins_the_game_leaves_no_moment_for_slouching_towards_bethlehem() -> None:
    game = turn_of(
        "brad",
        sin="sloth",
        mission="destroy-them-all",
        progress=2,
        monsters=[monster("abomination", "e", marked=True)],
        **holding("slouching-towards-bethlehem"),
    )
    play(game, "end", "demolitions abomination")
    assert asked(game) == ("", "heroes")


@rule("SCS-5", "TO-TIME-11")
@pytest.mark.parametrize("by", ["orbital", "demolitions"])
def test_a_sins_player_without_a_card_is_not_asked_after_a_kill(by: str) -> None:
    killed = [monster("abomination", "g")]
    if by == "orbital":
        game = walk(sin="sloth", board=TOWN, thorley={"space": "launcher"}, monsters=killed)
        play(game, "city-action", "icon orbital-strike", "to g", "kill abomination")
    else:
        game = turn_of("brad", {"space": "g"}, sin="sloth", reactions=0, monsters=killed)
        play(game, "end", "demolitions abomination")
    assert (dead(game), asked(game)) == (["abomination"], ("heroes-1", "main"))
