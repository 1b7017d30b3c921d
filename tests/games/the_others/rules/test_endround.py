"""The End of Round: when it comes, its steps and their order (chapter TO-ENDROUND)."""

from typing import Any

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    BOARD,
    asked,
    at,
    dead_monster,
    hero,
    logged,
    monster,
    on_board,
    open_options,
    play,
    same_space,
    sins,
    tokens_in,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
TERROR = ["stab-in-the-dark", "hellfire-mutation"]
"""The top of the Terror deck: two cards that bring no figure."""


def spent(**heroes: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The team without Turn tokens, and whatever else a test gives them."""
    return {name: {"turns": 0, **heroes.get(name, {})} for name in TEAM}


def keys(game: Game, *wanted: str) -> list[str]:
    """The log lines with these keys, in their order."""
    return [entry.key for entry in game.chronicle.entries() if entry.key in wanted]


@rule("TO-ENDROUND-01")
def test_a_round_goes_on_while_anybody_has_an_active_turn_token() -> None:
    game = at(team=TEAM, hero="rocco", reactions=0, heroes=spent(thorley={"turns": 1}))
    play(game, "end")
    assert hero(game, "thorley").turns == 0  # Brad was skipped, Thorley had to play
    assert asked(game) == ("heroes-1", "main")
    play(game, "end")
    assert asked(game) == ("sins", "apocalypse")  # the End of Round


@rule("TO-ENDROUND-01", "TO-TIME-38")
def test_the_round_ends_when_all_with_extra_turns_decline_in_one_full_circle() -> None:
    game = at(
        team=TEAM,
        hero="thorley",
        reactions=0,
        heroes=spent(rocco={"extra_turns": 1}, thorley={"extra_turns": 1}),
    )
    play(game, "end")
    assert asked(game) == ("heroes-1", "token")
    play(game, "decline")  # Rocco
    assert asked(game) == ("heroes-1", "token")  # Thorley, who has just played, is in the circle
    play(game, "decline")
    assert asked(game) == ("sins", "apocalypse")


@rule("TO-ENDROUND-01")
def test_a_turn_taken_begins_the_circle_anew_so_that_declining_does_not_bind() -> None:
    game = at(
        team=TEAM,
        hero="thorley",
        reactions=0,
        heroes=spent(rocco={"extra_turns": 1}, brad={"extra_turns": 1}),
    )
    play(game, "end", "decline", "spend extra-turn", "end")  # Rocco declines, Brad plays
    assert asked(game) == ("heroes-1", "token")
    play(game, "spend extra-turn")
    assert game.view(0)["current"] == "rocco"  # after all
    play(game, "end")
    assert asked(game) == ("sins", "apocalypse")


@rule("TO-ENDROUND-01")
def test_the_circle_of_refusals_is_counted_from_the_last_turn() -> None:
    extra = {"extra_turns": 1}
    game = at(
        team=TEAM,
        hero_players=3,
        hero="thorley",
        reactions=0,
        heroes=spent(rocco=extra, brad={"extra_turns": 2}, thorley=extra),
    )
    play(game, "end", "heroes-1: decline", "heroes-2: spend extra-turn", "end")
    play(game, "heroes-3: decline", "heroes-1: decline")
    assert asked(game) == ("heroes-2", "token")  # only with him the circle is full
    play(game, "decline")
    assert asked(game) == ("sins", "apocalypse")


@rule("TO-ENDROUND-02")
def test_the_last_turn_may_be_answered_and_tokens_left_over_are_lost() -> None:
    game = at(
        team=TEAM,
        hero="thorley",
        heroes=spent(),
        reactions=3,
        monsters=[monster("acolyte", "i")],
    )
    play(game, "end")
    assert asked(game) == ("sins", "reaction")
    play(game, "react", "monster acolyte", "to i/se")
    assert asked(game) == ("sins", "apocalypse")
    assert sins(game).reactions == 0  # two were not used


@rule("TO-ENDROUND-03")
def test_story_tasks_then_summoning_then_altars_then_reset() -> None:
    game = at(
        team=TEAM,
        board={**BOARD, "altars": ["g"]},
        when="end-of-round",
        apocalypse_deck=TERROR,
        spaces={"h": {"nest": 1}, "i": {"nest": 1}},
        monsters=[dead_monster("acolyte")],
    )
    assert asked(game) == ("sins", "apocalypse")
    assert (on_board(game, "acolyte"), sins(game).hand) == ([], ())
    play(game, "keep stab-in-the-dark")
    assert asked(game) == ("sins", "summon-nest")
    assert (sins(game).hand, hero(game, "rocco").turns) == ((), 0)
    play(game, "nest h")
    assert len(sins(game).hand) == 1
    assert hero(game, "rocco").turns == 2
    steps = ("apocalypse", "monster-summoned", "altars", "reset", "round")
    assert keys(game, *steps) == list(steps)
    assert asked(game) == ("sins", "place")  # the next Round


@rule("TO-ENDROUND-04")
def test_extra_turn_tokens_not_spent_are_kept_for_later_rounds() -> None:
    game = at(
        team=TEAM,
        hero="thorley",
        reactions=0,
        apocalypse_deck=TERROR,
        heroes=spent(rocco={"extra_turns": 2}),
    )
    play(game, "end", "decline", "keep stab-in-the-dark")
    assert logged(game, "round") == [(2,)]
    assert hero(game, "rocco").extra_turns == 2


@rule("TO-ENDROUND-05", "TO-ENDROUND-06")
def test_other_effects_come_in_their_fixed_order_between_story_tasks_and_summoning() -> None:
    game = at(
        story="the-darkness-within",
        team=TEAM,
        board={**BOARD, "altars": ["i"]},
        when="end-of-round",
        apocalypse=4,
        revealed=["darkness-beckons", "hellfire-curse"],
        apocalypse_deck=["the-fog-of-hate", "agony-of-the-unclean"],
        heroes={"rocco": {"level": 7}, "brad": {"doomed": True}},
        spaces={**{at: {"corruption": 1} for at in "abde"}, "f": {"nest": 1}, "h": {"nest": 1}},
        monsters=[monster("acolyte", "i", count=3), dead_monster("abomination")],
        hate="i",
    )
    assert logged(game, "apocalypse") == [(5,)]  # the Story: Corruption in 4 Districts
    play(game, "keep the-fog-of-hate")
    assert logged(game, "apocalypse") == [(5,), (6,), (7,)]  # DARKNESS BECKONS, then HATE!
    assert asked(game) == ("heroes-1", "wound")  # level 7, reached just now (TO-ENDROUND-06)
    play(game, "cover 1", "cover 2")
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 3", "cover 4")  # Rocco on Level 7: 2 more Wounds for 2 Corruption
    play(game, "cover 1", "cover 2", "cover 1", "cover 2")
    assert asked(game) == ("heroes-1", "successor")  # SUCIDE PACT
    play(game, "hero leah")
    assert asked(game) == ("sins", "summon-nest")
    order = ("apocalypse", "hate", "wound", "sucide-pact")
    log = keys(game, *order)
    assert log == ["apocalypse", "apocalypse", "hate", "apocalypse", *["wound"] * 8, "sucide-pact"]


@rule("TO-ENDROUND-06")
def test_level_2_reached_by_the_story_task_summons_one_more_in_the_same_step() -> None:
    nests = {at: {"nest": 1} for at in "abcde"}
    game = at(
        team=TEAM,
        when="end-of-round",
        apocalypse=1,
        spaces=nests,
        monsters=[dead_monster("acolyte", 5)],
    )
    play(game, "nest a", "nest b", "nest c")
    assert asked(game) == ("sins", "summon")
    assert open_options(game) == ["summon acolyte", "pass"]
    play(game, "summon acolyte", "nest d")
    assert len(on_board(game, "acolyte")) == 4
    assert asked(game) == ("sins", "place")


@rule("TO-ENDROUND-07", "TO-TIME-40")
def test_level_7_strikes_clockwise_from_the_first_hero_wounds_before_corruption() -> None:
    game = at(
        team=["rocco", "brad", "thorley", "morgana"],
        hero_players=4,
        when="end-effects",
        first="thorley",
        apocalypse=7,
    )
    struck = []
    for _ in range(8):
        struck.append(asked(game))
        play(game, open_options(game)[0])
    seats = ["heroes-3", "heroes-4", "heroes-1", "heroes-2"]
    assert struck == [(seat, "wound") for seat in seats for _ in range(2)]
    assert keys(game, "wound", "level") == ["wound", "wound", "level"] * 4
    assert [hero(game, name).level for name in ("rocco", "thorley")] == [3, 3]
    assert asked(game) == ("sins", "place")


@rule("TO-ENDROUND-07", "TO-TIME-40")
def test_a_hero_killed_by_the_wounds_takes_no_corruption_any_more() -> None:
    game = at(
        story="battleground-of-souls",
        team=TEAM,
        when="end-effects",
        apocalypse=7,
        heroes={"rocco": {"space": "e", "level": 6, "wounds": [1, 2, 3], "innocents": 1}},
    )
    play(game, "cover 4")
    assert asked(game) == ("heroes-1", "successor")
    assert tokens_in(game, "e") == {"innocent": 1}  # Level 7 would have killed it
    assert hero(game, "rocco").level == 6


@rule("TO-ENDROUND-08")
def test_a_hero_killed_in_the_end_of_round_is_replaced_at_once_and_his_successor_spared() -> None:
    game = at(
        team=TEAM,
        when="end-effects",
        apocalypse=7,
        heroes=spent(rocco={"space": "e", "wounds": [1, 2, 3, 4], "city_token": "e"}),
    )
    assert asked(game) == ("heroes-1", "successor")  # before the others are struck
    assert hero(game, "brad").covered == ()
    play(game, "hero leah", *["cover 1", "cover 2"] * 2)
    assert asked(game) == ("sins", "place")
    leah = hero(game, "leah")
    assert (leah.covered, leah.level) == ((), 1)
    assert same_space(game, "leah", "a/nw")
    assert (leah.turns, leah.city_token) == (2, -1)  # Reset like everybody else


@rule("TO-ENDROUND-08")
def test_a_story_task_counts_the_heroes_killed_before_it_is_carried_out() -> None:
    game = at(
        team=TEAM,
        when="end-of-round",
        apocalypse=1,
        heroes_killed=1,
        heroes={"brad": {"doomed": True}},
        apocalypse_deck=TERROR,
    )
    assert sins(game).apocalypse == 3  # 1, and 1 for the Hero killed in a Turn
    play(game, "keep stab-in-the-dark", "hero morgana")
    assert sins(game).apocalypse == 3  # the death that came after the task is not counted
    assert asked(game) == ("sins", "place")
    play(game, "place corruption a", "place fire b", "place pentagram c", "first rocco")
    play(game, *["end", "pass"] * 6)
    assert sins(game).apocalypse == 4  # nor in the next Round


@rule("TO-ENDROUND-07")
def test_an_effect_on_every_hero_of_a_space_goes_clockwise_however_they_came_there() -> None:
    game = at(
        story="battleground-of-souls",
        team=TEAM,
        hero_players=3,
        revealed=["a-game-of-souls"],
        heroes={name: {"space": "e", "level": 7} for name in reversed(TEAM)},
        when="start-of-round",
    )
    play(game, "place innocent e", "place fire a", "place corruption b")
    for player in ("heroes-1", "heroes-2", "heroes-3"):
        assert asked(game) == (player, "wound")
        play(game, "cover 1")
    assert asked(game)[1] == "first-hero"


@rule("TO-ENDROUND-08", "TO-DEATH-03")
def test_a_hero_killed_in_a_turn_counts_for_the_story_task_of_that_round() -> None:
    dying = {"space": "e", "wounds": [1, 2, 3, 4]}
    game = at(
        team=TEAM,
        hero="rocco",
        reactions=0,
        apocalypse=1,
        heroes=spent(rocco=dying),
        monsters=[monster("acolyte", "e")],
        apocalypse_deck=TERROR,
    )
    play(game, "move e/nw", "hero leah")
    assert (asked(game), sins(game).apocalypse) == (("sins", "apocalypse"), 3)


@rule("TO-ENDROUND-07", "TO-ROUND-04")
def test_each_hero_is_struck_from_the_one_who_was_named_first_in_this_round() -> None:
    game = at(team=TEAM, when="first-hero", apocalypse=7, reactions=0, heroes=spent())
    play(game, "first thorley", "cover 1", "cover 2")
    assert [len(hero(game, name).covered) for name in TEAM] == [0, 0, 2]
    play(game, "cover 1")
    assert [len(hero(game, name).covered) for name in TEAM] == [1, 0, 2]
