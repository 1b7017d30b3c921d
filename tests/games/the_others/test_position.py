"""Games that begin in the middle: what is named, what is not, and what is refused."""

from collections import Counter
from typing import Any

import pytest

import othersight
from othersight.games import GAMES
from othersight.games.the_others.content import load_content
from othersight.games.the_others.position.interface import WrongPosition, game_at
from othersight.games.the_others.position.procedures import WHENS
from othersight.games.the_others.rules.end_of_round import EndOfRound
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.round import Round
from othersight.games.the_others.rules.setup import SetUp
from othersight.games.the_others.rules.sin_reaction import SinReaction
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.save_checks.table import problems_of
from othersight.games.the_others.state.config import TOKENS
from othersight.kernel.codec import state_hash
from othersight.kernel.game import Game
from othersight.kernel.replay import verify
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    dead,
    dead_monster,
    faces,
    hero,
    heroes_in,
    is_open,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    same_space,
    sins,
    space,
    story,
    supply,
    tokens_in,
)


def frames(game: Game) -> list[type]:
    return [type(frame) for frame in game.stack]


@pytest.mark.parametrize("when", WHENS)
@pytest.mark.parametrize("name", ["havens-last-stand", "the-darkness-within"])
def test_every_moment_leads_to_a_question_on_a_sound_table(when: str, name: str) -> None:
    game = at(when=when, story=name, map="b")

    assert game.questions
    assert problems_of(table_of(game)) == []


@pytest.mark.parametrize(
    ("position", "question", "procedures"),
    [
        ({"when": "first-hero"}, "first-hero", [SetUp, Round]),
        ({"when": "token", "heroes": {"rose": {"extra_turns": 1}}}, "token", [SetUp, Round, Turn]),
        ({"when": "main"}, "main", [SetUp, Round, Turn]),
        ({"when": "end-of-turn"}, "end-ability", [SetUp, Round, Turn]),
        ({"when": "reaction"}, "reaction", [SetUp, Round, Turn, SinReaction]),
        ({"when": "reaction-fight"}, "reaction-fight", [SetUp, Round, Turn, SinReaction]),
        ({"when": "summon"}, "summon", [SetUp, Round, EndOfRound]),
    ],
)
def test_the_procedures_stand_as_in_a_game_played_so_far(
    position: dict[str, Any], question: str, procedures: list[type]
) -> None:
    heroes = {"rose": {"space": "e"}, **position.get("heroes", {})}
    figures = [
        monster("acolyte", "a/nw" if "heroes" in position else "e"),
        dead_monster("acolyte"),
        dead_monster("avatar"),
    ]
    things = {"heroes": heroes, "monsters": figures, "spaces": {"i": {"nest": 3}}}
    game = at(hero="rose", **{**position, **things})

    assert asked(game)[1] == question
    assert frames(game)[: len(procedures)] == procedures


def test_what_is_not_named_is_as_after_set_up() -> None:
    game = game_at({}, {"when": "first-hero"})
    t = table_of(game)

    assert [h.level for h in t.heroes] == [1] * 7
    assert [h.turns for h in t.heroes if h.index in t.places] == [2, 2, 2]
    assert {h.space for h in t.heroes if h.index in t.places} == {t.config.city.start}
    assert (len(t.sins.hand), len(t.inventory), t.sins.reactions) == (5, 5, 3)
    assert (t.round, t.sins.apocalypse, t.story.mission) == (1, 0, t.config.first_mission)
    assert any(tokens for s in t.spaces for tokens in s.tokens)
    assert any(s.monsters for s in t.spaces)


def test_naming_monsters_replaces_those_of_the_map_and_nothing_else() -> None:
    bare = game_at({}, {"when": "main", "monsters": [monster("avatar", "gasworks")]})

    assert [s.index for s in table_of(bare).spaces if s.monsters] == [
        table_of(bare).config.city.space("gasworks")
    ]
    assert any(s.tokens != (0,) * 6 for s in table_of(bare).spaces)


def test_naming_spaces_replaces_all_tokens_and_npcs_of_the_map() -> None:
    game = game_at({}, {"when": "main", "spaces": {"gasworks": {"fire": 2, "npcs": ["proxy"]}}})

    assert tokens_in(game, "gasworks") == {"fire": 2}
    assert sum(sum(s.tokens) for s in table_of(game).spaces) == 2
    assert [npc for s in table_of(game).spaces for npc in s.npcs] == [1]


def test_tokens_are_taken_from_the_supply() -> None:
    game = at(
        spaces={"e": {"fire": 2, "hidden": ["innocent", "fire"]}, "e/nw": {"extra-turn": 1}},
        heroes={"rose": {"extra_turns": 2, "innocents": 1}},
    )
    whole = load_content().exploration

    assert supply(game, "fire") == whole["fire"] - 3
    assert supply(game, "extra-turn") == whole["extra-turn"] - 3
    assert supply(game, "innocent") == whole["innocent"] - 2


def test_a_position_may_leave_less_in_the_supply() -> None:
    assert supply(at(supply={"fire": 0}), "fire") == 0


def test_a_hero_has_all_that_is_named() -> None:
    marks = ("wolf", "cannot_heal", "no_skill", "no_ability", "researched", "doomed", "reached_3")
    game = at(
        board=TOWN,
        hero="karl",
        heroes={
            "karl": {
                "space": "chapel",
                "level": 4,
                "wounds": [2, 7],
                "turns": 0,
                "extra_turns": 1,
                "upgrades": ["ice-blade"],
                "face_down": ["rail-gun"],
                "npcs": ["proxy"],
                "innocents": 2,
                "city_token": "precinct",
                **dict.fromkeys(marks, True),
            }
        },
    )
    karl = hero(game, "karl")

    assert (karl.level, karl.covered, karl.turns, karl.extra_turns) == (4, (2, 7), 0, 1)
    assert (karl.upgrades, karl.face_down, karl.npcs) == (("ice-blade",), ("rail-gun",), (1,))
    assert karl.innocents == 2
    assert all(getattr(karl, mark) for mark in marks)
    assert same_space(game, "karl", "chapel")
    assert space(game, "precinct").city_token
    assert heroes_in(game, "chapel") == ["karl"]
    assert "ice-blade" not in table_of(game).inventory + table_of(game).upgrade_deck


def test_the_named_heroes_are_in_play_and_then_others() -> None:
    game = at(hero="rose", heroes={"karl": {}, "leah": {"state": "dead"}})

    assert [hero(game, name).state for name in ("karl", "rose", "leah")] == [1, 1, 2]
    assert len(table_of(game).places) == 3


def test_a_deck_has_the_named_cards_on_top_and_the_others_beneath() -> None:
    game = at(hand=["hate"], sin_deck=["cursed-fate", "haphephobia"], discard=["curse-of-ego"])

    assert (sins(game).hand, sins(game).discard) == (("hate",), ("curse-of-ego",))
    assert sins(game).deck[-2:] == ("haphephobia", "cursed-fate")
    assert len(sins(game).deck) == len(load_content().sin_deck("pride")) - 2


def test_an_exact_deck_has_no_others() -> None:
    game = at(
        hand=[],
        sin_deck=["hate"],
        apocalypse_deck=["grin-terror"],
        inventory=["rail-gun"],
        upgrade_deck=[],
        exact=["sin_deck", "apocalypse_deck", "upgrade_deck"],
    )

    assert sins(game).deck == ("hate",)
    assert len(sins(game).discard) == len(load_content().sin_deck("pride")) - 1
    assert sins(game).apocalypse_deck == ("grin-terror",)
    assert (table_of(game).inventory, table_of(game).upgrade_deck) == (("rail-gun",), ())


def test_all_cards_are_somewhere_exactly_once() -> None:
    game = game_at({}, {"played": "hate", "hate": "gasworks", "discard": ["cursed-fate"]})
    t = table_of(game)
    seen = [*t.sins.hand, *t.sins.deck, *t.sins.discard, t.sins.played]

    assert Counter(seen) == Counter(t.config.sin_cards)
    assert (t.sins.hate, t.sins.card_used) == (True, True)


def test_monsters_go_to_the_board_and_the_pools() -> None:
    game = at(
        revealed=["grin-terror"],
        monsters=[
            monster("acolyte", "e", count=2, marked=True),
            monster("grin-terror", "a"),
            dead_monster("abomination", 2),
            monster("controller", state="gone"),
        ],
    )

    assert monsters_in(game, "e") == ["acolyte", "acolyte"]
    assert on_board(game, "grin-terror") == ["a"]
    assert dead(game) == ["abomination", "abomination"]
    assert [m.marked for m in table_of(game).monsters[:3]] == [True, True, False]


def test_the_current_hero_has_spent_a_token_and_at_the_end_of_a_round_all_have() -> None:
    turn, end = at(hero="rose", when="main"), at(hero="rose", when="summon", round=3)
    start = at(when="start-of-round", round=3)

    assert [table_of(turn).heroes[h].turns for h in table_of(turn).places] == [1, 2, 2]
    assert table_of(start).round == 3
    assert table_of(end).round == 4  # nothing to Summon: the next Round has begun
    assert hero(turn, "rose").index == table_of(turn).current


def test_a_turn_goes_on_where_it_stood() -> None:
    game = at(hero="rose", heroes={"rose": {"space": "e"}}, steps_made=1, acted=True)
    moved = at(hero="rose", heroes={"rose": {"space": "e"}}, steps_made=1)

    assert not is_open(game, "move e/nw")
    assert is_open(moved, "move e/nw")


def test_the_story_stands_where_it_is_named() -> None:
    game = at(mission="clear-the-hive", done=["gear-up"], progress=2, heroes_killed=1)

    assert (story(game).mission, story(game).progress) == ("clear-the-hive", 2)
    assert (story(game).done, story(game).heroes_killed) == (("gear-up",), 1)


def test_dark_past_cards_are_dealt_as_named_and_else_in_their_order() -> None:
    game = at(
        story="the-darkness-within",
        team=["rose", "brad", "karl"],
        heroes={"rose": {"dark_past": "the-tainted-one"}, "brad": {"dark_past": ""}},
    )

    assert hero(game, "rose").dark_past == "the-tainted-one"
    assert hero(game, "brad").dark_past == ""
    assert hero(game, "karl").dark_past == "clear-conscience"


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"whn": "main"}, "whn"),
        ({"when": "noon"}, "when"),
        ({"when": 3}, "when"),
        ({"round": 0}, "round"),
        ({"round": True}, "round"),
        ({"apocalypse": 8}, "apocalypse"),
        ({"hero": "karl", "team": ["rose", "brad", "leah"]}, "hero"),
        ({"first": "nobody"}, "first"),
        ({"hand": ["leaden-hours"]}, "hand"),
        ({"hand": ["hate", "hate"]}, "hand"),
        ({"hand": "hate"}, "hand"),
        ({"revealed": ["hellfire-curse"]}, "revealed"),
        ({"inventory": ["excalibur"]}, "inventory"),
        ({"mission": "rescue-the-chief"}, "mission"),
        ({"progress": 99}, "progress"),
        ({"exact": ["hand"]}, "exact"),
        ({"hate": "nowhere"}, "hate"),
        ({"orbital": ["nowhere"]}, "orbital"),
        ({"supply": {"fire": 13}}, "supply.fire"),
        ({"supply": {"ice": 1}}, "supply.ice"),
        ({"spaces": {"e": {"fire": 13}}}, "spaces"),
        ({"spaces": {"e": {"fires": 1}}}, "spaces.e.fires"),
        ({"spaces": {"nowhere": {}}}, "spaces"),
        ({"spaces": {"e/nw": {}, "a/se": {}}}, "spaces"),
        ({"spaces": {"e": {"hidden": ["ice"]}}}, "spaces.e.hidden"),
        ({"spaces": {"e": {"covered_icons": [0]}}}, "spaces.e.covered_icons"),
        ({"spaces": {"e/nw": {"city_token": True}}}, "spaces.e/nw.city_token"),
        ({"spaces": {"e": {"npcs": ["proxy"]}, "a": {"npcs": ["proxy"]}}}, "npcs"),
        ({"monsters": [{"space": "e"}]}, "monsters[0]"),
        ({"monsters": [monster("imp", "e")]}, "monsters[0].kind"),
        ({"monsters": [monster("avatar", "e"), monster("avatar", "a")]}, "monsters[1].kind"),
        ({"monsters": [monster("acolyte", "e", count=99)]}, "monsters[0].kind"),
        ({"monsters": [monster("acolyte")]}, "monsters[0].space"),
        ({"monsters": [monster("acolyte", "e", state="dead")]}, "monsters[0].space"),
        ({"monsters": [monster("grin-terror", "e")]}, "monsters[0].kind"),
        ({"monsters": [monster("hell-club", "e")]}, "monsters[0].kind"),
        ({"heroes": {"rosie": {}}}, "heroes"),
        ({"heroes": {"rose": 3}}, "heroes.rose"),
        ({"heroes": {"rose": {"lvl": 3}}}, "heroes.rose.lvl"),
        ({"heroes": {"rose": {"level": 0}}}, "heroes.rose.level"),
        ({"heroes": {"rose": {"level": "1"}}}, "heroes.rose.level"),
        ({"heroes": {"rose": {"wounds": [8]}}}, "heroes.rose.wounds"),
        ({"heroes": {"rose": {"wounds": [1, 1]}}}, "heroes.rose.wounds"),
        ({"heroes": {"rose": {"wounds": [1, 2, 3, 4, 5]}}}, "heroes.rose.wounds"),
        ({"heroes": {"rose": {"turns": 3}}}, "heroes.rose.turns"),
        ({"heroes": {"rose": {"extra_turns": 50}}}, "spaces"),
        ({"heroes": {"rose": {"upgrades": ["hate"]}}}, "heroes.rose.upgrades"),
        ({"heroes": {"rose": {"upgrades": ["ice-blade"] * 9}}}, "heroes.rose.upgrades"),
        ({"heroes": {"rose": {"wolf": True}}}, "heroes.rose.wolf"),
        ({"heroes": {"rose": {"space": 999}}}, "heroes.rose.space"),
        ({"heroes": {"rose": {"city_token": "e/nw"}}}, "heroes.rose.city_token"),
        ({"heroes": {"rose": {"state": "asleep"}}}, "heroes.rose.state"),
        ({"heroes": {"rose": {"state": "dead", "space": "e"}}}, "heroes.rose.space"),
        ({"heroes": {"rose": {"dark_past": "sucide-pact"}}}, "heroes"),
        (
            {"team": ["rose", "brad", "leah"], "heroes": {"rose": {"state": "dead"}}},
            "heroes.rose.state",
        ),
        (
            {"team": ["rose", "brad", "leah"], "heroes": {"karl": {"state": "in play"}}},
            "heroes.karl.state",
        ),
        ({"power": 1}, "power"),
        ({"frames": []}, "frames"),
        ({"frames": [{"procedure": "Riot"}]}, "frames"),
        ({"dice": ["six"]}, "dice"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_key(given: dict[str, Any], path: str) -> None:
    with pytest.raises(WrongPosition) as refused:
        at(**given)

    assert refused.value.path == path
    assert refused.value.key.startswith("position-")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("map", ["a", None])
def test_a_game_from_a_position_is_saved_loaded_cloned_and_replayed(map: str | None) -> None:
    game = at(
        hero="rose",
        heroes={"rose": {"space": 4, "upgrades": ["ice-blade"]}},
        monsters=[monster("acolyte", 4)],
        spaces={},
        **({"map": map} if map else {}),
    )
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*2 skill*3"))
    twin = game.clone()
    play(game, "end", "mind-control acolyte")

    loaded = othersight.load(game.save())

    assert state_hash(loaded) == state_hash(game)
    assert loaded.question is not None
    assert game.question is not None
    assert loaded.question.texts == game.question.texts
    verify(game.save(), GAMES)
    assert asked(twin) == ("heroes-1", "main")


def test_the_sins_power_can_be_switched_off_and_stays_off() -> None:
    game = at(power=False, sin="sloth")

    assert not table_of(game).config.power
    assert not table_of(othersight.load(game.save())).config.power
    assert table_of(at(power=True)).config.power


def test_options_can_be_written_with_names() -> None:
    game = at(
        hero="rocco", heroes={"rocco": {"space": "a/nw"}}, monsters=[monster("acolyte", "b/ne")]
    )

    assert "shoot b/ne" in open_options(game)
    assert is_open(game, "shoot c/nw")  # the same Space
    assert is_open(game, f"shoot {table_of(game).config.city.space('b/ne')}")
    assert not is_open(game, "shoot b/nw")


def test_the_supply_of_the_box_is_known_by_kind() -> None:
    assert tuple(load_content().exploration) == TOKENS
