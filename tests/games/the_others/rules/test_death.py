"""The death of a Hero and what becomes of his things (chapter TO-DEATH)."""

from typing import Any

import pytest

from othersight.games.the_others.state.config import COMMISSIONER
from othersight.games.the_others.state.table import DEAD, IN_PLAY
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
    space,
    space_with,
    supply,
    table_of,
    tokens_in,
)
from tests.games.the_others.rules.duels import duel
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

FIGHT = ("fight", "mean no", "corruption no")
DYING = {"wounds": [1, 2, 3, 4]}
STOCK = ["kevlar-suit", "rail-gun", "ice-blade", "flamethrower", "cyber-legs"]


def killed_in_a_fight(rose: dict[str, Any] | None = None, **given: Any) -> Game:
    """Rose dies in a Fight of her own Turn in District E; her player is asked for a successor."""
    game = duel("acolyte", rose={**DYING, **(rose or {})}, **given)
    play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert asked(game) == ("heroes-1", "successor")
    return game


@rule("TO-DEATH-01")
def test_a_hero_dies_when_his_fifth_marker_is_placed_and_not_before() -> None:
    game = duel("acolyte", rose={"wounds": [1, 2, 3]})
    play(game, *FIGHT, "cover 4", dice=faces("sin-hit blank skill*2"))
    assert (hero(game, "rose").state, asked(game)) == (IN_PLAY, ("heroes-1", "main"))
    game = killed_in_a_fight()
    assert hero(game, "rose").state == DEAD


@rule("TO-DEATH-01")
def test_a_hero_dies_when_an_effect_says_so() -> None:
    game = duel(
        story="the-darkness-within",
        rose={"doomed": True, "dark_past": ""},
        when="end-effects",
    )
    assert (hero(game, "rose").state, asked(game)) == (DEAD, ("heroes-1", "successor"))
    assert len(hero(game, "rose").covered) == 5


@rule("TO-DEATH-02", "TO-SINREACT-03", "TO-TURN-13")
def test_a_hero_killed_in_his_own_turn_loses_the_rest_of_it_and_there_is_no_reaction() -> None:
    game = killed_in_a_fight()
    play(game, "hero karl")
    assert asked(game) == ("heroes-2", "main")
    assert logged(game, "turn-over") == []
    assert table_of(game).sins.spent == 0


@rule("TO-DEATH-02")
def test_death_in_the_middle_of_a_move_ends_the_turn_too() -> None:
    game = duel(rose=DYING, spaces={"a/se": space_with(fire=1)})
    play(game, "move a/se", "hero karl", dice=faces("sin-hit"))
    assert asked(game) == ("heroes-2", "main")


@rule("TO-DEATH-03")
def test_a_dead_hero_leaves_the_game_and_never_returns() -> None:
    game = killed_in_a_fight()
    assert heroes_in(game, "e") == []
    assert "hero rose" not in open_options(game)
    play(game, "hero karl")
    assert hero(game, "rose").space == -1
    assert 5 not in table_of(game).places
    again = duel("acolyte", rose=DYING, heroes={"thorley": {"state": "dead"}})
    play(again, *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert open_options(again) == ["hero rocco", "hero brad", "hero karl"]


@rule("TO-DEATH-04")
def test_his_extra_turn_and_marked_tokens_are_discarded() -> None:
    marks = {"extra_turns": 2, "cannot_heal": True, "no_skill": True, "no_ability": True}
    game = duel("acolyte", rose={**DYING, **marks})
    left = supply(game, "extra-turn")
    play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert supply(game, "extra-turn") == left + 2
    play(game, "hero karl")
    for name in ("rose", "karl"):
        record = hero(game, name)
        assert record.extra_turns == 0
        assert not any([record.cannot_heal, record.no_skill, record.no_ability])
    assert tokens_in(game, "e") == {}


@rule("TO-DEATH-05")
def test_his_npcs_and_innocents_lie_face_up_where_he_died() -> None:
    game = killed_in_a_fight(rose={"npcs": ["proxy", "ravencorp"], "innocents": 2})
    assert tokens_in(game, "e") == {"innocent": 2}
    assert space(game, "e").npcs == (1, 2)
    play(game, "hero karl")
    for name in ("rose", "karl"):
        assert (hero(game, name).npcs, hero(game, name).innocents) == ((), 0)


@rule("TO-DEATH-05", "TO-MOVE-12")
@pytest.mark.parametrize(("left", "entered", "where"), [(1, 0, "e"), (0, 1, "a/se")])
def test_on_a_move_he_dies_in_the_space_he_leaves_or_enters(
    left: int, entered: int, where: str
) -> None:
    spaces = {"e": space_with(fire=left), "a/se": space_with(fire=entered)}
    game = duel(rose={**DYING, "innocents": 1}, spaces=spaces)
    play(game, "move a/se", dice=faces("sin-hit"))
    assert tokens_in(game, where) == {"fire": 1, "innocent": 1}


@rule("TO-DEATH-06", "TO-DEATH-15", "TO-UPGRADE-06")
def test_all_his_upgrades_join_the_inventory_face_up() -> None:
    cards = {"upgrades": ["brutality"], "face_down": ["riot-shield", "regeneration"]}
    game = killed_in_a_fight(rose=cards, inventory=STOCK)
    joined = ["brutality", "riot-shield", "regeneration"]
    assert sorted(table_of(game).inventory) == sorted(STOCK + joined)
    assert (hero(game, "rose").upgrades, hero(game, "rose").face_down) == ((), ())
    play(game, "hero karl", *[f"take {card}" for card in joined])
    assert sorted(hero(game, "karl").upgrades) == sorted(joined)
    assert hero(game, "karl").face_down == ()


@rule("TO-DEATH-07", "TO-DEATH-10")
@pytest.mark.parametrize("turns", [0, 1])
def test_his_turn_tokens_keep_their_sides_and_pass_to_the_successor(turns: int) -> None:
    game = killed_in_a_fight(rose={"turns": turns})
    play(game, "hero karl")
    assert hero(game, "karl").turns == turns


@rule("TO-DEATH-07")
@pytest.mark.parametrize("used", [False, True])
def test_his_city_action_token_stays_where_it_is(used: bool) -> None:
    game = killed_in_a_fight(rose={"city_token": "e"} if used else {})
    play(game, "hero karl")
    assert space(game, "e").city_token == used
    assert hero(game, "karl").city_token == (space(game, "e").index if used else -1)


@rule("TO-DEATH-11", "TO-VICTORY-02")
def test_with_nobody_in_the_reserve_to_succeed_him_the_heroes_lose() -> None:
    reserve = {name: {"state": "dead"} for name in ("thorley", "rocco", "brad", "karl")}
    game = duel("acolyte", rose=DYING, heroes=reserve)
    play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert asked(game) == ("", "sins")


@rule("TO-DEATH-12")
def test_tokens_and_cards_are_dealt_with_before_the_successor_is_picked() -> None:
    things = {"extra_turns": 1, "innocents": 1, "upgrades": ["brutality"]}
    game = duel("acolyte", rose={**DYING, **things}, inventory=STOCK)
    left = supply(game, "extra-turn")
    play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert asked(game) == ("heroes-1", "successor")
    assert heroes_in(game, "e") == []
    assert (supply(game, "extra-turn"), tokens_in(game, "e")) == (left + 1, {"innocent": 1})
    assert len(table_of(game).inventory) == 6
    play(game, "hero karl")
    assert (asked(game), heroes_in(game, "a/nw")) == (
        ("heroes-1", "inherit"),
        ["karl", "leah", "morgana"],
    )


@rule("TO-DEATH-14")
@pytest.mark.parametrize(
    ("team", "first"),
    [
        (["rose", "morgana", "leah"], "leah"),
        (["morgana", "rose", "leah"], "morgana"),
        (["leah", "morgana", "rose"], "morgana"),
    ],
)
def test_heroes_killed_by_one_effect_die_clockwise_from_the_current_hero(
    team: list[str], first: str
) -> None:
    near_death = {"space": "e", "wounds": [1, 2, 3]}
    game = duel(
        story="the-darkness-within",
        when="end-of-turn",
        team=team,
        first=first,
        rose={**near_death, "level": 7, "dark_past": "psychopathy-trigger"},
        heroes={
            "morgana": {**near_death, "dark_past": "clear-conscience"},
            "leah": {**near_death, "dark_past": "the-guilty-one"},
        },
    )
    play(game, *["cover 4"] * 3)
    place = team.index("rose")
    clockwise = team[place:] + team[:place]
    for fallen, successor in zip(clockwise, ["karl", "brad", "thorley"], strict=True):
        assert asked(game) == (f"heroes-{team.index(fallen) + 1}", "successor")
        assert fallen not in heroes_in(game, "e")
        assert successor not in heroes_in(game, "a/nw")
        play(game, f"hero {successor}")
    assert heroes_in(game, "a/nw") == ["brad", "karl", "thorley"]
    assert [hero(game, name).turns for name in ("brad", "thorley")] == [1, 2]
    assert asked(game)[0] == f"heroes-{team.index(clockwise[1]) + 1}"


@rule("TO-DEATH-14")
def test_outside_a_turn_they_die_clockwise_from_the_first_hero_of_the_round() -> None:
    game = duel(
        story="the-darkness-within",
        when="end-effects",
        apocalypse=7,
        first="morgana",
        rose=DYING,
        heroes={"morgana": DYING, "leah": DYING},
    )
    assert asked(game) == ("heroes-2", "successor")
    play(game, "hero karl")
    assert asked(game) == ("heroes-3", "successor")
    play(game, "hero brad")
    assert asked(game) == ("heroes-1", "successor")


@rule("TO-DEATH-05")
def test_npc_tokens_alone_are_left_where_he_died() -> None:
    game = walk(
        {"wounds": [1, 2, 3, 4], "npcs": ["commissioner"]}, monsters=[monster("acolyte", "e")]
    )
    play(game, "fight", "mean no", "corruption no", dice=faces("hit skill*2"))
    play(game, "hero leah")
    assert (space(game, "e").npcs, hero(game, "thorley").npcs) == ((COMMISSIONER,), ())
