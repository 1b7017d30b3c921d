"""Exploration tokens, face up and face down (chapter TO-TOKEN)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import TOKENS
from tests.games.the_others.play import (
    asked,
    dead,
    dead_monster,
    faces,
    hero,
    is_open,
    logged,
    monster,
    on_board,
    open_options,
    play,
    space,
    space_number,
    space_with,
    supply,
    tile,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

HAZARDS = ("fire", "corruption", "pentagram", "nest")


def yard(*printed: str) -> dict[str, Any]:
    """A board with one District that has tokens printed on it."""
    tiles = {"yard": tile("Z1", ["heal"], *printed)}
    return {"layout": "A B\nC Z1", "start": "a/nw", "tiles": tiles}


def lying(kind: str, printed: bool) -> dict[str, Any]:
    """A token of that kind in the yard, printed or of cardboard."""
    if printed:
        return {"board": yard(kind), "spaces": {}}
    return {"board": yard(), "spaces": {"yard": space_with(**{kind: 1})}}


@rule("TO-TOKEN-01")
def test_all_six_types_look_alike_from_behind() -> None:
    views = []
    for kind in TOKENS:
        game = walk(spaces={"e/nw": space_with(hidden=[kind])})
        views.append((game.view(1)["spaces"], open_options(game), game.view(1)["supply"]))
    assert all([view == views[0] for view in views])


@rule("TO-TOKEN-01")
@pytest.mark.parametrize("printed", [False, True])
@pytest.mark.parametrize("kind", ["fire", "corruption"])
def test_printed_fire_and_corruption_work_like_cardboard(kind: str, printed: bool) -> None:
    game = walk({"space": "yard"}, **lying(kind, printed))
    play(game, "move yard/nw", dice=["blank"])
    assert [values[2] for values in logged(game, "check")] == [TOKENS.index(kind)]


@rule("TO-TOKEN-01", "TO-TOKEN-08")
@pytest.mark.parametrize("printed", [False, True])
def test_a_printed_pentagram_works_like_cardboard(printed: bool) -> None:
    game = walk(
        {"space": "yard"}, monsters=[monster("acolyte", "yard")], **lying("pentagram", printed)
    )
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*2 def"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TOKEN-01", "TO-TOKEN-09")
@pytest.mark.parametrize("printed", [False, True])
def test_monsters_are_summoned_into_the_space_of_a_nest(printed: bool) -> None:
    nest = lying("nest", printed)
    game = walk({"space": "a"}, when="summon", monsters=[dead_monster("acolyte")], **nest)
    assert on_board(game, "acolyte") == ["yard"]
    assert asked(game) == ("sins", "place")  # of the next Round


@rule("TO-TOKEN-01")
@pytest.mark.parametrize("kind", HAZARDS)
def test_only_cardboard_can_be_removed(kind: str) -> None:
    assert is_open(walk({"space": "yard"}, **lying(kind, False)), "cleanse")
    game = walk({"space": "yard"}, **lying(kind, True))
    assert why_not(game, "cleanse") == "TO-CLEANSE-09"


@rule("TO-TOKEN-02")
def test_a_token_of_which_none_is_left_is_not_placed() -> None:
    game = walk(when="start-of-round", supply={"fire": 0})
    play(game, "place corruption i", "place pentagram h")
    assert sum([record.tokens[TOKENS.index("fire")] for record in table_of(game).spaces]) == 0
    assert supply(game, "fire") == 0
    assert asked(game) == ("heroes-1", "first-hero")


@rule("TO-TOKEN-02")
def test_the_rest_of_an_effect_goes_on_without_the_missing_token() -> None:
    game = walk(
        hero="brad",
        when="end-of-turn",
        heroes={"brad": {"space": "b"}},
        supply={"fire": 0},
        monsters=[monster("acolyte", "b")],
    )
    play(game, "demolitions acolyte")
    assert dead(game) == ["acolyte"]
    assert hero(game, "brad").level == 2
    assert tokens_in(game, "b") == {}


HIDDEN = {"e": space_with(hidden=list(TOKENS))}


@rule("TO-TOKEN-03")
def test_face_down_tokens_have_no_effect() -> None:
    game = walk(spaces=HIDDEN, monsters=[monster("acolyte", "e/nw")])
    acts = {option for option in open_options(game) if not option.startswith("move ")}
    assert acts == {"turn-up", "end"}  # nothing to collect and nothing to cleanse
    play(game, "move e/nw")
    assert logged(game, "check") == []
    game = walk(spaces=HIDDEN, monsters=[monster("acolyte", "e")])
    play(game, "fight", "mean no", "corruption no", dice=faces("blank def"))  # no Pentagram
    assert asked(game) == ("heroes-1", "main")
    game = walk(when="summon", spaces=HIDDEN, monsters=[dead_monster("acolyte")])
    assert dead(game) == ["acolyte"]  # no Nest


@rule("TO-TOKEN-03")
def test_face_up_tokens_are_always_in_effect() -> None:
    game = walk(spaces=HIDDEN)
    play(game, "turn-up")
    found = dict.fromkeys(TOKENS, 1)
    assert tokens_in(game, "e") == found
    acts = {option for option in open_options(game) if not option.startswith("move ")}
    assert acts == {"cleanse", "collect extra-turn", "collect innocent", "end"}
    play(game, "move e/nw", dice=faces("blank blank"))


@rule("TO-TOKEN-04")
def test_a_hero_turns_up_all_tokens_of_his_space_or_none() -> None:
    tokens = {"e": space_with(hidden=["fire", "nest"]), "e/nw": space_with(hidden=["fire"])}
    game = walk(spaces=tokens)
    assert [option for option in open_options(game) if "turn-up" in option] == ["turn-up"]
    play(game, "turn-up")
    assert tokens_in(game, "e") == {"fire": 1, "nest": 1}
    assert len(space(game, "e/nw").hidden) == 1
    assert not is_open(game, "turn-up")
    assert why_not(game, "turn-up") == "TO-TOKEN-04"


@rule("TO-TOKEN-04")
def test_monsters_in_the_space_prevent_turning_up() -> None:
    game = walk(spaces=HIDDEN, monsters=[monster("acolyte", "e")])
    assert not is_open(game, "turn-up")
    assert why_not(game, "turn-up") == "TO-TOKEN-04"
    play(game, "fight", "mean no", "corruption no", "hit acolyte", dice=faces("blank hit"))
    assert is_open(game, "turn-up")  # at any point of his Turn


@rule("TO-TOKEN-05")
def test_only_the_sins_player_knows_the_face_down_tokens() -> None:
    game = walk(when="start-of-round", story="battleground-of-souls")
    play(game, "place innocent i", "place fire h", "place corruption g")
    for seat in (1, -1):
        down = [record["face_down"] for record in game.view(seat)["spaces"]]
        assert sorted(down) == [0] * (len(down) - 3) + [1] * 3
        told = [entry for entry in game.log(seat) if entry.key == "face-down-by-you"]
        assert told == []
    known = game.view(0)["spaces"][space_number(game, "i")]["face_down"]
    assert known == ["innocent"]


FINDS = space_with(**{"extra-turn": 2, "innocent": 2})


@rule("TO-TOKEN-06", "TO-TURN-09")
@pytest.mark.parametrize("monsters", [[], [monster("acolyte", "e")]])
def test_extra_turns_and_innocents_are_collected_for_free_monsters_or_not(
    monsters: list[dict[str, Any]],
) -> None:
    game = walk(spaces={"e": FINDS}, monsters=monsters)
    play(game, "collect extra-turn", "collect innocent", "collect innocent")
    assert (hero(game, "thorley").extra_turns, hero(game, "thorley").innocents) == (1, 2)
    assert tokens_in(game, "e") == {"extra-turn": 1}
    assert is_open(game, "collect extra-turn")
    assert is_open(game, "fight") == bool(monsters)
    assert is_open(game, "move e/nw")


@rule("TO-TOKEN-06")
def test_tokens_are_collected_in_the_heros_own_space_only() -> None:
    game = walk(spaces={"e/nw": FINDS})
    assert not is_open(game, "collect extra-turn")
    assert why_not(game, "collect innocent") == "TO-TOKEN-06"


@rule("TO-TOKEN-07")
def test_an_innocent_cannot_be_put_down_or_handed_over() -> None:
    game = walk({"innocents": 1, "npcs": ["proxy"]}, heroes={"rocco": {"space": "e"}})
    acts = [option for option in open_options(game) if not option.startswith("move ")]
    assert acts == ["put-down proxy", "end"]
    assert why_not(game, "put-down innocent") == "TO-TOKEN-07"


@rule("TO-TOKEN-08")
@pytest.mark.parametrize("pentagrams", [0, 1, 3])
def test_every_pentagram_adds_a_sin_die_to_fights_in_its_space(pentagrams: int) -> None:
    spaces = {"e": space_with(pentagram=pentagrams), "e/nw": space_with(pentagram=4)}
    game = walk(when="reaction-fight", spaces=spaces, monsters=[monster("acolyte", "e")])
    dice = ["blank"] * (1 + pentagrams) + ["def"]
    play(game, "fight", "mean no", "corruption no", dice=dice)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TOKEN-09")
def test_without_a_nest_nothing_is_summoned() -> None:
    game = walk(when="summon", monsters=[dead_monster("acolyte", 2)])
    assert dead(game) == ["acolyte", "acolyte"]
    game = walk(
        when="summon",
        spaces={"e": space_with(nest=1), "b": space_with(nest=1)},
        monsters=[dead_monster("acolyte")],
    )
    assert asked(game) == ("sins", "summon-nest")
    assert set(open_options(game)) == {"nest b", "nest e"}
