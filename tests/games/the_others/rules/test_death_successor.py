"""The successor of a Hero who was killed (TO-DEATH-08, TO-DEATH-09, TO-DEATH-10, TO-DEATH-13 and TO-DEATH-14)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    faces,
    hero,
    heroes_in,
    logged,
    monster,
    open_options,
    play,
    same_space,
    sins,
    space_with,
    table_of,
)
from tests.games.the_others.rules.duels import duel
from tests.rule_ids import rule

FIGHT = ("fight", "mean no", "corruption no")
DYING = {"wounds": [1, 2, 3, 4]}
STOCK = ["kevlar-suit", "rail-gun", "ice-blade", "flamethrower", "cyber-legs"]


def killed_in_a_fight(rose: dict[str, Any] | None = None, **given: Any) -> Game:
    """Rose dies in a Fight of her own Turn in District E; her player is asked for a successor."""
    game = duel("acolyte", rose={**DYING, **(rose or {})}, **given)
    play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert asked(game)[1] == "successor"
    return game


@rule("TO-DEATH-08", "TO-DEATH-07")
def test_the_player_of_the_fallen_picks_from_the_reserve() -> None:
    game = duel("acolyte", team=["morgana", "leah", "rose", "thorley"], hero_players=2, rose=DYING)
    play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert asked(game) == ("heroes-2", "successor")
    assert open_options(game) == ["hero rocco", "hero brad", "hero karl"]
    play(game, "hero brad")
    assert table_of(game).heroes[4].player == 2
    assert asked(game) == ("heroes-2", "main")


@rule("TO-DEATH-08", "TO-DEATH-07")
def test_the_successor_enters_fresh_and_nothing_is_checked() -> None:
    trapped = {"a/nw": space_with(fire=3, corruption=3)}
    game = killed_in_a_fight(rose={"level": 5}, spaces=trapped)
    play(game, "hero karl")
    karl = hero(game, "karl")
    assert same_space(game, "karl", "a/nw")
    assert (karl.level, karl.covered) == (1, ())
    assert logged(game, "check") == []
    assert asked(game) == ("heroes-2", "main")


@rule("TO-DEATH-09")
def test_the_successor_takes_as_many_upgrades_from_the_whole_inventory() -> None:
    game = killed_in_a_fight(rose={"upgrades": ["brutality", "stealth-suit"]}, inventory=STOCK)
    deck = table_of(game).upgrade_deck
    play(game, "hero karl")
    assert asked(game) == ("heroes-1", "inherit")
    assert open_options(game) == [
        f"take {card}" for card in sorted([*STOCK, "brutality", "stealth-suit"])
    ]
    play(game, "take rail-gun", "take stealth-suit")
    assert hero(game, "karl").upgrades == ("rail-gun", "stealth-suit")
    left = sorted(["brutality", *[card for card in STOCK if card != "rail-gun"]])
    assert sorted(table_of(game).inventory) == left
    assert table_of(game).upgrade_deck == deck
    assert asked(game) == ("heroes-2", "main")


@rule("TO-DEATH-09")
def test_upgrades_taken_over_are_no_mission_progress_and_without_any_none_is_taken() -> None:
    game = killed_in_a_fight(rose={"upgrades": ["brutality"]}, inventory=STOCK)
    play(game, "hero karl", "take brutality")
    assert table_of(game).story.progress == 0
    game = killed_in_a_fight(inventory=STOCK)
    play(game, "hero karl")
    assert (hero(game, "karl").upgrades, asked(game)) == ((), ("heroes-2", "main"))


@rule("TO-DEATH-09")
def test_the_player_of_the_successor_takes_the_upgrades_whoever_is_first() -> None:
    game = killed_in_a_fight(
        rose={"upgrades": ["brutality", "regeneration"], "face_down": ["stealth-suit"]},
        team=["morgana", "rose", "leah"],
        inventory=STOCK,
    )
    play(game, "hero karl")
    for card in ("brutality", "ice-blade", "stealth-suit"):  # three, the face-down one counted
        assert asked(game) == ("heroes-2", "inherit")
        play(game, f"take {card}")
    assert hero(game, "karl").upgrades == ("brutality", "ice-blade", "stealth-suit")
    assert len(table_of(game).inventory) == 5
    assert asked(game)[1] != "inherit"


@rule("TO-DEATH-10", "TO-DEATH-07")
def test_the_successor_has_the_place_of_the_fallen_and_plays_in_the_same_round() -> None:
    game = killed_in_a_fight()
    play(game, "hero brad")
    assert table_of(game).places == (4, 1, 0)
    play(game, "end", "pass")
    assert asked(game) == ("heroes-3", "start-ability")
    play(game, "pass", "end", "pass")
    assert asked(game) == ("heroes-1", "main")
    assert (table_of(game).current, hero(game, "brad").turns) == (4, 0)


@rule("TO-DEATH-10")
def test_a_successor_without_active_tokens_has_no_turn_in_that_round() -> None:
    game = killed_in_a_fight(
        rose={"turns": 0}, heroes={"morgana": {"turns": 1}, "leah": {"turns": 0}}, reactions=0
    )
    play(game, "hero brad")
    assert asked(game) == ("heroes-2", "main")
    play(game, "end")
    assert [values for values in logged(game, "turn") if values[0] == 4] == []
    assert len(logged(game, "end-of-round")) == 1


@rule("TO-DEATH-13", "TO-SINREACT-10")
def test_no_reaction_is_aimed_at_the_successor() -> None:
    game = killed_in_a_fight(monsters=[monster("controller", "a/nw")])
    play(game, "hero karl")
    assert (asked(game), sins(game).spent) == (("heroes-2", "main"), 0)
    game = duel("acolyte", rose=DYING, when="reaction", monsters=[monster("controller", "a/nw")])
    play(game, "react", *FIGHT, dice=faces("sin-hit blank skill*2"))
    play(game, "hero karl")
    assert (asked(game), sins(game).spent) == (("heroes-2", "main"), 1)
    assert hero(game, "karl").covered == ()


@rule("TO-DEATH-13")
@pytest.mark.parametrize(
    ("sin", "card", "kind", "dice"),
    [
        ("pride", "pride-or-fear", "controller", "sin-hit blank*3 skill*2"),
        ("sloth", "slouching-towards-bethlehem", "abomination", "sin-hit blank*2 hit*2"),
    ],
)
def test_no_card_of_that_turn_is_aimed_at_the_successor(
    sin: str, card: str, kind: str, dice: str
) -> None:
    living = duel(kind, sin=sin, hand=[card], rose={"upgrades": ["brutality"]})
    killing = ["hit abomination"] if kind == "abomination" else []
    before = ["fight", "mean no", "pass", "corruption no"]
    play(living, *before, dice=faces(dice))
    play(living, "pass", *killing, "cover 1")
    assert (asked(living)[1], open_options(living)) == (
        "after-fight-card",
        ["pass", f"play {card}"],
    )
    game = duel(kind, sin=sin, hand=[card], rose={**DYING, "upgrades": ["brutality"]})
    play(game, *before, dice=faces(dice))
    play(game, "pass", *killing, "hero karl", "take brutality")
    while asked(game)[0] == "sins":
        assert open_options(game) == ["pass"]
        play(game, "pass")
    assert asked(game) == ("heroes-2", "main")
    assert same_space(game, "karl", "a/nw")
    assert hero(game, "karl").level == 1


@rule("TO-DEATH-14", "TO-VICTORY-02")
def test_each_of_several_dead_is_replaced_before_the_next_as_far_as_the_reserve_goes() -> None:
    game = duel(
        story="the-darkness-within",
        when="end-of-turn",
        rose={"wounds": [1, 2, 3], "level": 7, "dark_past": "psychopathy-trigger"},
        heroes={
            "morgana": {"space": "e", "wounds": [1, 2, 3], "dark_past": "clear-conscience"},
            **{name: {"state": "dead"} for name in ("thorley", "rocco", "brad")},
        },
    )
    play(game, "cover 4", "cover 4")
    assert asked(game) == ("", "sins")
    assert heroes_in(game, "a/nw") == ["karl", "leah"]
