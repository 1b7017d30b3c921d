"""The windows of a Round outside its Turns (TO-TIME-01, TO-TIME-02, TO-TIME-03, TO-TIME-04, chapter TO-TIME)."""

from typing import Any

import pytest

from othersight.games.the_others.state.config import SINS
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    BOARD,
    asked,
    at,
    dead_monster,
    hero,
    is_open,
    logged,
    monster,
    on_board,
    open_options,
    play,
    seats,
    sins,
    story,
    table_of,
    tokens_in,
    why_not,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
CARDS = ["evil-regroups", "damned-if-you-do", "haphephobia", "for-our-master", "cursed-fate"]
TERROR = ["stab-in-the-dark", "hellfire-mutation"]


def opening(**position: Any) -> Game:
    """A Round opens."""
    return at(team=TEAM, when="start-of-round", **position)


def ending(**position: Any) -> Game:
    """The last Reaction of a Round is over."""
    return at(team=TEAM, when="end-of-round", **{"apocalypse_deck": TERROR, **position})


@rule("TO-TIME-01")
def test_a_round_opens_with_its_counters_at_zero_and_no_decision() -> None:
    game = opening(
        story="the-darkness-within",
        round=4,
        heroes_killed=2,
        innocents_revealed=1,
        corruption_removed=3,
        avatar_killed=True,
    )
    counters = story(game)
    assert (counters.heroes_killed, counters.innocents_revealed) == (0, 0)
    assert (counters.corruption_removed, counters.avatar_killed) == (0, False)
    assert table_of(game).round == 4
    assert game.history.length == 0
    assert game.questions[0].rule == "TO-TIME-02"


@rule("TO-TIME-01")
def test_the_first_turn_of_a_new_round_is_the_first_again() -> None:
    spent = {"rocco": {"turns": 0}, "brad": {"turns": 0}, "thorley": {"turns": 0}}
    game = at(
        team=TEAM,
        hero="thorley",
        heroes=spent,
        board={**BOARD, "altars": ["i"]},
        reactions=0,
        apocalypse=1,
        hand=["hate"],
        turns_taken=5,
    )
    play(game, "end", "place corruption a", "place fire b", "place pentagram c", "first brad")
    assert is_open(game, "play hate")  # only in the first Turn of a Round


@rule("TO-TIME-02")
def test_the_story_task_comes_first_and_the_sins_player_makes_its_choices() -> None:
    game = opening(revealed=["perpetual-inferno"], apocalypse=1)
    for kind, address in (("corruption", "a"), ("fire", "b"), ("pentagram", "c")):
        assert asked(game) == ("sins", "place")
        assert {option.split()[1] for option in open_options(game)} == {kind}
        play(game, f"place {kind} {address}")
    placed = [tokens_in(game, address) for address in "abc"]
    assert placed == [{"corruption": 1}, {"fire": 1}, {"pentagram": 1}]
    assert asked(game) == ("sins", "place")  # PERPETUAL INFERNO, TO-TIME-03


@rule("TO-TIME-03")
def test_perpetual_inferno_then_adds_a_fire_token_in_any_space() -> None:
    game = opening(revealed=["stab-in-the-dark", "perpetual-inferno"], apocalypse=3)
    play(game, "place corruption a", "place fire b", "place pentagram c")
    assert asked(game) == ("sins", "place")
    assert len(open_options(game)) == table_of(game).config.city.n  # the Story's Spaces too
    play(game, "place fire b")
    assert tokens_in(game, "b") == {"fire": 2}
    assert asked(game) == ("heroes-1", "first-hero")


@rule("TO-TIME-03")
def test_weve_come_for_you_then_places_nests_in_two_different_districts() -> None:
    game = opening(story="battleground-of-souls", revealed=["weve-come-for-you"], apocalypse=1)
    play(game, "place innocent a", "place fire b", "place corruption c")
    districts = {f"place nest {address}" for address in "abcdefghi"}
    assert set(open_options(game)) == districts
    play(game, "place nest e")
    assert set(open_options(game)) == districts - {"place nest e"}
    play(game, "place nest f")
    assert (tokens_in(game, "e"), tokens_in(game, "f")) == ({"nest": 1}, {"nest": 1})
    assert asked(game) == ("heroes-1", "first-hero")


@rule("TO-TIME-03")
def test_a_card_revealed_in_the_end_of_round_acts_from_the_next_round_on() -> None:
    game = ending(apocalypse_deck=["perpetual-inferno", "stab-in-the-dark"])
    play(game, "keep perpetual-inferno")
    play(game, "place corruption a", "place fire b", "place pentagram c", "place fire d")
    assert tokens_in(game, "d") == {"fire": 1}
    assert asked(game) == ("heroes-1", "first-hero")


@rule("TO-TIME-04")
def test_the_hero_players_name_the_first_hero_last_of_all() -> None:
    game = at(team=TEAM, hero_players=3, when="start-of-round")
    play(game, "place corruption a", "place fire b", "place pentagram c")
    assert [seats(game)[question.seat] for question in game.questions] == [
        "heroes-1",
        "heroes-2",
        "heroes-3",
    ]
    play(game, "heroes-1: first brad", "heroes-2: first rocco", "heroes-3: first brad")
    play(game, *[f"heroes-{seat}: confirm" for seat in (1, 2, 3)])
    assert asked(game) == ("sins", "first-hero-for-heroes")  # Unite or Fall


@rule("TO-TIME-04")
def test_no_sin_card_can_be_played_before_the_first_turn() -> None:
    game = opening(hand=CARDS, monsters=[monster("acolyte", "i")])
    for line in ("place corruption a", "place fire b", "place pentagram c"):
        assert not any(option.startswith("play") for option in open_options(game))
        assert why_not(game, "play evil-regroups") == "TO-SINCARD-03"
        play(game, line)
    assert asked(game) == ("heroes-1", "first-hero")
    refused = game.why_not(SINS, "play evil-regroups")
    assert refused is not None
    assert refused.rule == "TO-TIME-04"  # it is not his decision now
    play(game, "first brad")
    assert asked(game) == ("sins", "start-of-turn-card")


@rule("TO-TIME-38")
def test_unspent_reaction_tokens_lapse_and_no_card_is_played_until_the_next_turn() -> None:
    game = ending(
        reactions=3,
        hand=CARDS,
        spaces={"h": {"nest": 1}, "i": {"nest": 1}},
        monsters=[monster("acolyte", "a"), dead_monster("abomination")],
        apocalypse=6,
    )
    assert sins(game).reactions == 0
    asked_of_sins = []
    while asked(game)[1] != "start-of-turn-card":
        asked_of_sins += [asked(game)[1]] * (asked(game)[0] == "sins")
        assert not any(option.startswith("play") for option in open_options(game))
        play(game, open_options(game)[0])
    assert asked_of_sins == ["summon-nest", "place", "place", "place"]
    assert sins(game).hand == tuple(CARDS)


@rule("TO-TIME-39")
def test_the_story_raises_the_track_level_by_level_and_cards_are_revealed_at_once() -> None:
    game = ending(
        heroes_killed=1,
        apocalypse_deck=["grin-terror", "stab-in-the-dark"],
        spaces={"h": {"nest": 1}, "i": {"nest": 1}},
        monsters=[dead_monster("acolyte")],
    )
    assert (asked(game), sins(game).apocalypse) == (("sins", "apocalypse"), 1)
    play(game, "keep grin-terror")
    assert (asked(game), sins(game).apocalypse) == (("sins", "enter"), 1)
    play(game, "nest h")
    assert sins(game).apocalypse == 2
    assert on_board(game, "acolyte") == ["i"]  # Summoned after Grin had taken the other Nest


@rule("TO-TIME-40")
def test_deaths_in_the_end_of_round_are_seen_to_as_they_occur() -> None:
    heroes = {name: {"wounds": [1, 2, 3, 4]} for name in ("rocco", "thorley")}
    game = ending(
        apocalypse=7,
        heroes=heroes,
        monsters=[dead_monster("acolyte")],
        spaces={"h": {"nest": 1}, "i": {"nest": 1}},
    )
    kinds = []
    while asked(game)[1] != "place":
        kinds.append(asked(game)[1])
        play(game, open_options(game)[0])
    assert kinds == ["successor", "wound", "wound", "successor", "summon-nest"]


@rule("TO-TIME-40")
def test_suicide_pact_waits_for_level_7_and_hate_and_comes_before_summoning() -> None:
    game = ending(
        story="the-darkness-within",
        board={**BOARD, "altars": ["i"]},
        apocalypse=6,
        apocalypse_deck=[],
        hate="i",
        heroes={"brad": {"doomed": True}},
        monsters=[monster("acolyte", "i", count=3), dead_monster("abomination")],
        spaces={"h": {"nest": 1}, "g": {"nest": 1}},
    )
    assert sins(game).apocalypse == 7  # HATE!
    kinds = []
    while asked(game)[1] != "place":
        kinds.append(asked(game)[1])
        play(game, open_options(game)[0])
    assert kinds == ["wound"] * 6 + ["successor", "summon-nest"]


@rule("TO-TIME-41")
def test_in_the_summoning_the_sins_player_chooses_monsters_and_nests() -> None:
    game = ending(
        apocalypse=5,
        spaces={address: {"nest": 1} for address in "abcd"},
        monsters=[dead_monster("acolyte", 2), dead_monster("abomination", 2)],
    )
    for kind, address in (("abomination", "b"), ("acolyte", "d"), ("abomination", "a")):
        assert asked(game) == ("sins", "summon")
        play(game, f"summon {kind}", f"nest {address}")
    assert sorted(on_board(game, "abomination")) == ["a", "b"]
    assert on_board(game, "acolyte") == ["d"]
    play(game, "pass")  # the fourth of level 2
    assert asked(game) == ("sins", "place")


@rule("TO-TIME-42")
def test_cards_for_altars_are_drawn_after_summoning_without_a_decision() -> None:
    game = ending(
        apocalypse=5,
        board={**BOARD, "altars": ["g", "h"]},
        spaces={"b": {"nest": 1}, "c": {"nest": 1}},
        monsters=[dead_monster("acolyte")],
    )
    assert (asked(game), sins(game).hand) == (("sins", "summon-nest"), ())
    play(game, "nest b")
    assert len(sins(game).hand) == 2
    told = [entry.key for entry in game.chronicle.entries()]
    assert told.index("monster-summoned") < told.index("altars") < told.index("reset")


@rule("TO-TIME-43")
def test_the_reset_readies_tokens_and_ends_what_lasts_one_round() -> None:
    game = ending(
        apocalypse=5,
        sin="sloth",
        played="punish-the-idle",
        punish_idle=True,
        ability_used=True,
        reactions_spent=4,
        heroes={
            "rocco": {"turns": 0, "space": "e", "city_token": "e", "face_down": ["ice-blade"]},
            "brad": {"turns": 0, "cannot_heal": True},
        },
    )
    assert [hero(game, name).turns for name in TEAM] == [2, 2, 2]
    assert (hero(game, "rocco").city_token, hero(game, "rocco").upgrades) == (-1, ("ice-blade",))
    assert not hero(game, "brad").cannot_heal
    side = sins(game)
    assert (side.reactions, side.spent) == (4, 0)
    assert (side.ability_used, side.punish_idle) == (False, False)
    assert (side.played, side.discard) == ("", ("punish-the-idle",))


@rule("TO-TIME-44")
@pytest.mark.parametrize("round_", [1, 7])
def test_then_a_new_round_begins(round_: int) -> None:
    game = ending(round=round_, apocalypse=5, heroes_killed=0)
    assert logged(game, "round") == [(round_ + 1,)]
    assert table_of(game).round == round_ + 1
    assert (asked(game), game.questions[0].rule) == (("sins", "place"), "TO-TIME-02")
