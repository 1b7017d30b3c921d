"""Who wins, and when it is decided (chapter TL-VICTORY)."""

from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.victory import winners
from othersight.kernel.game import Game
from tests.games.they_live.play import People, asked, at, kick, logged, person, play
from tests.games.they_live.town import NEWS, assault, go_on, news, told, town
from tests.rule_ids import rule

FIRST = "checkpoint-alpha"
SECOND = "boardroom-doors"
THIRD = "signal-core"
NOTHING = kick("... ... ... ...")
TWO_INVADERS = {1: {"invader": True}, 3: {"invader": True}}


def reading(*changes: Any, **given: Any) -> Game:
    """The Propaganda Phase with everybody apart in Tax Exempt."""
    people: People = {seat: {"space": 1 + seat} for seat in range(4)}
    for index, more in given.pop("people", {}).items():
        people[index] = {**people.get(index, {}), **more}
    return at("news", people=people, decks={"news": (NEWS,)}, figures=town(*changes), **given)


def last_card(number: int = 0, **given: Any) -> Game:
    """The third Final Assault card."""
    values = given.pop("values", {})
    figures = town(assault(THIRD, [("tech", number)], level=3, **values))
    return at(THIRD, figures=figures, decks={"assault": ()}, **given)


def no_intros(config: Any) -> None:
    """Intro cards that do nothing."""
    for character in config.characters.values():
        character.intro.passed = character.intro.failed = ()


@rule("TL-VICTORY-01")
def test_all_human_players_win_when_the_third_card_is_passed() -> None:
    game = last_card(people=TWO_INVADERS)
    go_on(game, dice=kick("aab a.. ... ..."))
    assert game.outcome == "humans"
    assert winners(game) == [0, 2]
    assert asked(game) == []


@rule("TL-VICTORY-01")
def test_passing_an_earlier_card_wins_nothing() -> None:
    figures = town(assault(SECOND, [("tech", 0)], level=2), assault(THIRD, [("tech", 0)], level=3))
    game = at(SECOND, figures=figures, decks={"assault": (THIRD,)})
    go_on(game, dice=kick("aab a.. ... ..."))
    assert game.outcome == ""


@rule("TL-VICTORY-02")
def test_all_invaders_win_at_midnight() -> None:
    game = reading(news(clock=1), clock=23, people=TWO_INVADERS)
    assert game.outcome == "invaders"
    assert winners(game) == [1, 3]


@rule("TL-VICTORY-02", "TL-DEATH-09")
def test_all_invaders_win_when_a_character_dies_without_a_spare_left() -> None:
    people = {**TWO_INVADERS, 0: {"health": 1}, 4: {"dead": True}, 5: {"dead": True}}
    game = reading(news(who="leader", outcome=(("damage", 1),)), people=people)
    assert game.outcome == "invaders"
    assert winners(game) == [1, 3]


@rule("TL-VICTORY-02", "TL-VICTORY-03")
def test_all_invaders_win_when_one_card_has_failed_five_times() -> None:
    game = last_card(9, people=TWO_INVADERS)
    for failures in range(5):
        assert game.outcome == "", failures
        go_on(game, dice=NOTHING)
    assert game.outcome == "invaders"
    assert winners(game) == [1, 3]


@rule("TL-VICTORY-03")
def test_a_fail_section_that_says_so_fails_the_assault() -> None:
    game = last_card(9, values={"lose": True})
    go_on(game, dice=NOTHING)
    assert game.outcome == "invaders"


@rule("TL-VICTORY-03", "TL-ASSAULT-33")
def test_the_death_of_the_last_human_fails_the_assault() -> None:
    people = {0: {"health": 1}, 1: {"invader": True}, 2: {"dead": True}, 3: {"dead": True}}
    game = last_card(9, values={"fail": (("damage", 1),)}, people=people)
    go_on(game, dice=kick("... ..."))
    assert game.outcome == "invaders"


@rule("TL-VICTORY-04")
def test_if_the_last_human_and_the_last_invader_kill_each_other_the_humans_lose() -> None:
    people: People = {
        0: {"health": 1},
        1: {"invader": True, "revealed": True, "health": 1},
        2: {"dead": True},
        3: {"dead": True},
    }
    figures = town(assault(SECOND, [("tech", 0)], level=2))
    game = at(SECOND, people=people, figures=figures, decks={"assault": (THIRD,)})
    play(game, "take-part")
    go_on(game, dice=kick("a.."))
    play(game, "join", dice=kick("a.. a.."))
    assert [person(game, seat).dead for seat in (0, 1)] == [True, True]
    assert game.outcome == "invaders"
    assert winners(game) == [1]


@rule("TL-VICTORY-04")
def test_the_first_condition_met_ends_the_game_and_nothing_can_be_answered_afterwards() -> None:
    people = {0: {"health": 1}, 4: {"dead": True}, 5: {"dead": True}}
    game = reading(news(clock=3, who="all", outcome=(("damage", 9),)), clock=22, people=people)
    assert told(game, -1, "humans-lose") == [("midnight",)]
    assert logged(game, "killed") == []
    found = game.why_not(0, "pass")
    assert found is not None
    assert found.rule == "TL-VICTORY-04"


@rule("TL-VICTORY-05")
def test_a_player_belongs_to_the_side_of_the_character_played_last() -> None:
    people = {
        0: {"health": 1, "space": 1},
        1: {"invader": True, "health": 1, "space": 2},
        4: {"invader": True},
        5: {"invader": False},
    }
    game = reading(
        news(who="area:tax-exempt", outcome=(("damage", 1),)),
        no_intros,
        people=people,
        clock=23,
    )
    assert asked(game) == [(0, "spare")]
    play(game, "spare 4")  # seat 1 has no choice left
    t = table_of(game)
    assert (t.playing[0], t.playing[1]) == (4, 5)
    play(game, *[f"{q.seat}: leader 0" for q in list(game.questions)])
    while game.questions:
        game.answer(game.questions[0].options[-1], game.questions[0].seat)
    assert game.outcome == "invaders"
    assert 0 in winners(game)
    assert 1 not in winners(game)


@rule("TL-VICTORY-05")
def test_players_killed_in_the_assault_win_or_lose_with_their_side() -> None:
    people = {
        0: {"dead": True},
        1: {"invader": True, "revealed": True, "dead": True},
    }
    game = last_card(people=people)
    go_on(game, dice=kick("aa. ..."))
    assert game.outcome == "humans"
    assert winners(game) == [0, 2, 3]


@rule("TL-VICTORY-06")
def test_if_the_humans_lose_and_nobody_is_an_invader_no_player_wins() -> None:
    people = {4: {"invader": True}, 5: {"invader": True}}
    game = reading(news(clock=1), clock=23, people=people)
    assert game.outcome == "invaders"
    assert winners(game) == []


@rule("TL-VICTORY-07", "TL-INFO-01", "TL-INFO-02", "TL-INFO-03")
def test_at_the_end_all_identities_are_revealed_spares_and_the_dead_too() -> None:
    people = {1: {"invader": True}, 5: {"invader": True}}
    game = reading(news(clock=1), clock=23, people=people)
    for seat in (0, 1, -1):
        shown = [someone["identity"] for someone in game.view(seat)["people"]]
        assert shown == ["human", "invader", "human", "human", "human", "invader"]
    kinds = ["human", "invader", "human", "human", "human", "invader"]
    assert told(game, -1, "identity") == list(enumerate(kinds))


@rule("TL-VICTORY-07")
def test_before_the_end_a_spectator_knows_nobodys_identity() -> None:
    game = reading(news(), people=TWO_INVADERS)
    assert {someone["identity"] for someone in game.view(-1)["people"]} == {""}
