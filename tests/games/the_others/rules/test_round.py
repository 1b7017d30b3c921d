"""The Round: its opening, its first Hero, the circle of Turns, its counters (TO-ROUND-01, TO-ROUND-02, TO-ROUND-03,
TO-ROUND-04, TO-ROUND-05, TO-ROUND-06)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.round import Round, start_of_round_cards
from othersight.games.the_others.state.config import HEROES, TOKENS
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    hero,
    idle,
    is_open,
    logged,
    monster,
    open_options,
    play,
    sins,
    space,
    space_with,
    story,
    tokens_in,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

TEAM = ["brad", "rocco", "thorley"]
"""Three Heroes who are asked nothing at the start of their Turns."""


def turns(game: Game) -> list[str]:
    """The Heroes who have taken a Turn, one after the other."""
    return [HEROES[int(values[0])] for values in logged(game, "turn")]


def at_start(**given: Any) -> Game:
    """The position in which a Round of those three opens."""
    return at(when="start-of-round", team=TEAM, **given)


def place_all(game: Game) -> Game:
    """The Sins Player carries out the Story's task of HAVEN'S LAST STAND."""
    return play(game, "place corruption i", "place fire h", "place pentagram g")


@rule("TO-ROUND-01")
def test_a_round_is_its_start_then_turns_each_with_one_reaction_then_its_end() -> None:
    game = place_all(at_start(monsters=[monster("acolyte", "i")]))
    assert asked(game) == ("heroes-1", "first-hero")
    play(game, "first brad", "end")
    assert asked(game) == ("sins", "reaction")
    play(game, "react", "monster acolyte", "to h/se")
    assert asked(game) == ("heroes-1", "main")  # one Reaction and no more
    play(game, "end", "pass", "end", "pass", "end", "pass", "end", "pass", "end")
    assert asked(game) == ("sins", "reaction")
    assert turns(game) == TEAM * 2
    assert logged(game, "end-of-round") == []
    play(game, "pass")
    assert logged(game, "end-of-round") == [(1,)]


@rule("TO-ROUND-01")
def test_rounds_are_repeated() -> None:
    game = at_start(reactions=0)
    for number in (1, 2, 3):
        idle(game, "first-hero")
        assert table_of(game).round == number
        play(game, "first rocco")
    assert asked(game) == ("heroes-1", "main")
    assert turns(game)[-1] == "rocco"


@rule("TO-ROUND-01")
def test_nothing_follows_when_a_side_has_won() -> None:
    fallen = {name: {"state": "dead"} for name in ("leah", "morgana", "rose", "karl")}
    dying: dict[str, Any] = {"brad": {"space": "e", "wounds": [1, 2, 3, 4]}}
    game = at(team=TEAM, heroes={**dying, **fallen}, monsters=[monster("acolyte", "e")])
    play(game, "move e/nw")
    assert asked(game) == ("", "sins")


@rule("TO-ROUND-02")
@pytest.mark.parametrize("number", [1, 2])
def test_the_storys_task_opens_every_round_the_first_included(number: int) -> None:
    game = at_start(round=number)
    printed = table_of(game).config.begin_tokens
    assert table_of(game).round == number
    for kind, count in printed:
        for _ in range(count):
            assert asked(game) == ("sins", "place")
            assert all(
                [option.startswith(f"place {TOKENS[kind]} ") for option in open_options(game)]
            )
            play(game, open_options(game)[-1])
    assert asked(game) == ("heroes-1", "first-hero")
    lying = [sum(record.tokens) for record in table_of(game).spaces]
    assert sum(lying) == sum([count for _, count in printed])


@rule("TO-ROUND-02")
def test_the_sins_player_makes_the_choices_of_the_task() -> None:
    game = place_all(at_start())
    found = [tokens_in(game, address) for address in ("i", "h", "g")]
    assert found == [{"corruption": 1}, {"fire": 1}, {"pentagram": 1}]


@rule("TO-ROUND-03")
def test_start_of_round_cards_act_right_after_the_storys_task() -> None:
    game = place_all(at_start(revealed=["perpetual-inferno"], apocalypse=1))
    assert asked(game) == ("sins", "place")
    assert is_open(game, "place fire h")  # the task's own Spaces are free for the card
    assert not is_open(game, "place nest h")
    play(game, "place fire h")
    assert tokens_in(game, "h") == {"fire": 2}
    assert asked(game) == ("heroes-1", "first-hero")


@rule("TO-ROUND-03")
def test_a_start_of_round_card_acts_in_every_round_from_its_revelation_on() -> None:
    game = at_start(
        story="battleground-of-souls", revealed=["weve-come-for-you"], apocalypse=1, reactions=0
    )
    for nests in (2, 4):
        idle(game, "first-hero")
        assert (
            sum([record.tokens[TOKENS.index("nest")] for record in table_of(game).spaces]) == nests
        )
        play(game, "first brad")


@rule("TO-ROUND-04")
@pytest.mark.parametrize("last", ["brad", "thorley"])
def test_any_hero_may_be_first_the_same_as_last_round_or_another(last: str) -> None:
    game = at(when="first-hero", team=TEAM, first=last)
    assert asked(game) == ("heroes-1", "first-hero")
    assert open_options(game) == ["first brad", "first rocco", "first thorley"]
    play(game, "first thorley")
    assert turns(game) == ["thorley"]


@rule("TO-ROUND-04")
def test_the_hero_players_name_the_first_hero_together() -> None:
    game = at(when="first-hero", team=TEAM, hero_players=3)
    assert [question.kind for question in game.questions] == ["first-hero"] * 3
    play(game, *[f"heroes-{seat}: first rocco" for seat in (1, 2, 3)])
    assert asked(game) == ("heroes-2", "main")


@rule("TO-ROUND-05")
def test_turns_go_clockwise_from_the_first_hero_and_round_again() -> None:
    game = at(when="first-hero", team=TEAM, reactions=0)
    play(game, "first rocco", "end", "end", "end", "end", "end", "end")
    assert turns(game) == ["rocco", "thorley", "brad"] * 2


@rule("TO-ROUND-05")
def test_the_circle_goes_on_while_somebody_wants_another_turn() -> None:
    heroes = {"rocco": {"turns": 1}, "thorley": {"turns": 0, "extra_turns": 2}}
    game = at(
        when="token", team=TEAM, hero="rocco", heroes={"brad": {"turns": 0}, **heroes}, reactions=0
    )
    play(game, "end", "spend extra-turn", "end")
    assert asked(game) == ("heroes-1", "token")  # only Thorley is left in the circle
    play(game, "spend extra-turn", "end")
    assert turns(game) == ["rocco", "thorley", "thorley"]
    assert logged(game, "end-of-round") == [(1,)]


@rule("TO-ROUND-06")
def test_heroes_killed_are_counted_anew_each_round() -> None:
    game = at_start(heroes_killed=2, reactions=0)
    idle(game, "first-hero")
    assert story(game).heroes_killed == 0
    play(game, "first brad")
    idle(game, "apocalypse")
    assert sins(game).apocalypse == 1  # one for the Round, none for the dead of the last one


@rule("TO-ROUND-06")
def test_innocents_revealed_are_counted_anew_each_round() -> None:
    game = at_start(story="battleground-of-souls", innocents_revealed=2, reactions=0)
    idle(game, "first-hero")
    play(game, "first brad")
    idle(game, "apocalypse")
    assert sins(game).apocalypse == 1


@rule("TO-ROUND-06")
def test_abominations_destroyed_are_counted_anew_each_round() -> None:
    game = at(
        team=TEAM,
        when="end-of-round",
        mission="clear-abominations",
        progress=2,
        monsters=[monster("abomination", "i")],
    )
    idle(game, "first-hero")
    assert (story(game).mission, story(game).progress) == ("clear-abominations", 0)


@rule("TO-ROUND-06")
def test_what_is_done_once_per_round_may_be_done_again_in_the_next() -> None:
    given: dict[str, Any] = {"leah": {"researched": True, "turns": 1}}
    game = at(when="token", team=["leah", "brad", "rocco"], heroes=given, reactions=0)
    assert asked(game) == ("heroes-1", "main")  # used already in this Round
    idle(game, "first-hero")
    play(game, "first leah")
    assert asked(game) == ("heroes-1", "start-ability")
    play(game, "perilous-research brad")
    assert hero(game, "brad").extra_turns == 1


@rule("TO-ROUND-06")
def test_what_a_mission_wants_within_one_round_does_not_outlast_it() -> None:
    game = at_start(
        story="the-darkness-within",
        mission="destroy-the-avatar",
        avatar_killed=True,
        spaces={"e": space_with(corruption=1)},
        heroes={"brad": {"space": "e"}},
        monsters=[monster("avatar", "i")],
        figures={"heroes.brad.skill": 1},
    )
    play(game, "place corruption g", "place corruption h", "first brad", "cleanse")
    play(game, "corruption no", "remove corruption", dice=["skill"])
    assert space(game, "e").tokens[TOKENS.index("corruption")] == 0
    assert story(game).mission == "destroy-the-avatar"
    assert asked(game) == ("heroes-1", "main")


@rule("TO-ROUND-05", "TO-ENDROUND-01", "TO-DEATH-10")
def test_a_turn_in_which_the_hero_dies_is_no_refusal() -> None:
    game = walk(
        {"wounds": [1, 2, 3, 4], "turns": 1},
        reactions=0,
        heroes={name: {"turns": 0} for name in ("rocco", "brad")},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "move e/nw", "hero leah")
    assert game.view(0)["current"] == "leah"


@rule("TO-TIME-03", "TO-ROUND-03")
def test_two_cards_that_place_tokens_do_so_in_the_order_they_were_revealed() -> None:
    game = at(when="start-of-round", team=TEAM)
    cards = ("weve-come-for-you", "perpetual-inferno")  # of two decks: no deck has two of them
    table_of(game).edit_sins().revealed = cards
    opened = game.innermost(Round)
    assert isinstance(opened, Round)
    opened.cards_due = start_of_round_cards(table_of(game))
    place_all(game)
    for kind in ("nest", "nest", "fire"):
        assert {text.split()[1] for text in open_options(game)} == {kind}
        assert game.questions[0].rule == "TO-TIME-03"
        play(game, open_options(game)[0])
    assert asked(game)[1] == "first-hero"
