"""What the report knows of a game of They Live, read from its log."""

from typing import Any

import pytest

from othersight.arena.spec import spec_of
from othersight.games.they_live.study.damage import Blows
from othersight.kernel.game import Game
from othersight.kernel.log import EVERYBODY, Entry
from tests.arena_report.rows import NUMBER, games_of
from tests.games.they_live.play import kick, play
from tests.games.they_live.rules.test_assault import FIRST, storming
from tests.games.they_live.rules.test_death import located
from tests.games.they_live.town import go_on

EACH = pytest.mark.parametrize("number", range(NUMBER))


def facts(game: Game) -> dict[str, Any]:
    return spec_of("they-live").facts(game)


def struck(*lines: tuple[str, tuple[Any, ...]]) -> dict[int, dict[str, Any]]:
    """What has struck each person last after these lines; four play ann, bob, cem and dan."""
    blows = Blows(["ann", "bob", "cem", "dan", "eve"], range(4))
    for number, (key, values) in enumerate(lines):
        blows.read(Entry(key, values, EVERYBODY, number))
    return blows.last


def test_an_invader_who_shows_the_face_is_told_with_the_card_of_the_assault() -> None:
    game = storming([("tech", 3)], players=5, people={2: {"invader": True}})
    play(game, *[f"{seat}: go-on" for seat in (0, 1, 3, 4)], "2: reveal")
    character = game.view(-1)["people"][2]["character"]
    assert facts(game)["revealed"] == [{"character": character, "identity": "invader", "card": 1}]


def test_tests_of_the_assault_are_counted_and_failures_of_its_cards() -> None:
    game = storming([("tech", -2), ("combat", -2)])
    go_on(game, dice=kick("ab. ... ... ..."))
    go_on(game, dice=kick("... ... ... ..."))
    told = facts(game)["assault"]
    assert (told["won"], told["lost"]) == (1, 1)
    assert told["cards"] == [{"card": FIRST, "failures": 1, "passed": False}]


def test_a_location_card_kills() -> None:
    game = located({"health": 6, "damage": 5})
    (death,) = facts(game)["deaths"]
    assert (death["by"], len(death["what"]), death["assault"]) == ("location", 1, False)
    assert death["character"] == game.view(-1)["people"][0]["character"]


def test_two_killed_in_one_fight_die_of_the_same_enemy_by_its_other_face() -> None:
    last = struck(
        ("enemy-turned", (5, "human-cop", "human-cop-on-the-take")),
        ("attack", (5, 0, "human-cop")),
        ("enemy-hurt", (5, 0, 3, 7, 1, "human-cop")),
        ("damage", (0, 6, 6)),
        ("damage", (1, 6, 6)),
    )
    cop = {"by": "enemy", "what": ["human-cop-on-the-take"]}
    assert last == {0: cop, 1: cop}


def test_a_token_beyond_the_tenth_is_its_own_cause_and_the_fight_goes_on_as_it_was() -> None:
    fight = [("attack", (5, 0, "riot-squad")), ("weapon", (0, "nail-gun"))]
    over = [("wanted-overflow", (0, 1)), ("damage", (0, 1, 5))]
    assert struck(*fight, *over)[0] == {"by": "wanted", "what": []}
    back = [("enemy-hurt", (5, 0, 3, 7, 1, "riot-squad")), ("damage", (0, 2, 7))]
    assert struck(*fight, *over, *back)[0] == {"by": "enemy", "what": ["riot-squad"]}


def test_in_a_confrontation_each_is_struck_by_the_other() -> None:
    last = struck(
        ("confrontation", (0, 3)),
        ("pvp-combat", (0, (1,), 3, (1, 1))),
        ("damage", (0, 2, 6)),
        ("damage", (3, 1, 4)),
    )
    assert last == {0: {"by": "player", "what": ["dan"]}, 3: {"by": "player", "what": ["ann"]}}


def test_whoever_steps_in_fights_the_revealed_invader_under_the_new_name() -> None:
    last = struck(
        ("replacement", (1, 4, 1)),
        ("invader-fight", (1, (0, 2))),
        ("damage", (4, 3, 6)),
        ("damage", (0, 2, 6)),
        ("damage", (2, 2, 5)),
    )
    assert last[0] == last[2] == {"by": "player", "what": ["eve"]}
    assert last[4] == {"by": "player", "what": ["ann"]}


def test_the_story_of_the_news_comes_after_its_enemies_and_strikes_by_itself() -> None:
    news = [("news", ("gas-leak",)), ("enemy-acts", (9, "spy-eye", "spy-eye"))]
    assert struck(*news, ("damage", (0, 2, 2)))[0] == {"by": "enemy", "what": ["spy-eye"]}
    tested = [*news, ("test-failed", (0, 4, 1, (0, 0))), ("damage", (0, 1, 3))]
    assert struck(*tested)[0] == {"by": "news", "what": ["gas-leak"]}
    stepped_in = [*news, ("intro", (1,)), ("test-failed", (1, 4, 1, (0,))), ("damage", (1, 1, 1))]
    assert struck(*stepped_in)[1] == {"by": "story", "what": ["bob"]}
    later = [
        *news,
        ("round", (4,)),
        ("attack", (9, 0, "spy-eye")),
        ("test-failed", (0, 4, 1, (0,))),
    ]
    assert struck(*later, ("damage", (0, 1, 3)))[0] == {"by": "enemy", "what": ["spy-eye"]}


def test_what_came_before_the_assault_does_not_strike_in_it() -> None:
    last = struck(
        ("location-card", (0, "payphone", "top")),
        ("assault-card", ("roof-hatch",)),
        ("assault-failed", ("roof-hatch", 1)),
        ("damage", (0, 1, 6)),
    )
    assert last == {0: {"by": "assault", "what": ["roof-hatch"]}}


@EACH
def test_everybody_who_is_dead_has_a_death_with_a_cause(number: int) -> None:
    game = games_of("they-live")[number]
    told, people = facts(game), game.view(-1)["people"]
    fallen = [person["character"] for person in people if person["dead"] and person["seat"] >= 0]
    assert sorted(death["character"] for death in told["deaths"]) == sorted(fallen)
    assert [death for death in told["deaths"] if death["by"] == "unknown"] == []


@EACH
def test_identities_and_the_reason_of_the_end_are_those_of_the_game(number: int) -> None:
    game = games_of("they-live")[number]
    told = facts(game)
    dealt = [one for one in told["people"] if not one["stepped_in"]]
    assert len(dealt) == told["setting"]["players"]
    assert sum(one["identity"] == "invader" for one in dealt) == told["invaders"]
    assert (told["why"] == "") == (game.outcome == "humans")
