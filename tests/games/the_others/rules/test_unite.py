"""Unite or Fall: what the Hero Players decide together (TO-UNITE-01, TO-UNITE-02, TO-UNITE-03, TO-UNITE-04)."""

from typing import Any

import pytest

import othersight
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import holding
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    hero,
    logged,
    monster,
    open_options,
    play,
    seats,
    story,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
FIGURES = {"monsters.sins.pride.avatar.fight": 2}


def everybody_asked(game: Game) -> tuple[list[str], set[str]]:
    """The seats that are asked at the same time, and for what."""
    return [seats(game)[q.seat] for q in game.questions], {q.kind for q in game.questions}


def naming(players: int = 3) -> Game:
    """The Hero Players name the first Hero of the Round."""
    team = TEAM if players in (1, 3) else [*TEAM, "morgana"]
    return at(team=team, hero_players=players, when="first-hero")


@rule("TO-UNITE-01")
def test_unanimous_hero_players_decide_and_the_sins_player_is_not_asked() -> None:
    game = naming()
    play(game, "heroes-1: first thorley", "heroes-3: first thorley", "heroes-2: first thorley")
    assert game.view(0)["current"] == "thorley"
    assert asked(game) == ("heroes-3", "main")


@rule("TO-UNITE-01")
def test_without_unanimity_the_sins_player_decides_even_against_all() -> None:
    game = naming(players=4)
    play(game, "heroes-1: first rocco", "heroes-2: first rocco", "heroes-3: first rocco")
    play(game, "heroes-4: first brad")
    play(game, *[f"heroes-{seat}: confirm" for seat in range(1, 5)])
    assert asked(game) == ("sins", "first-hero-for-heroes")
    assert open_options(game) == ["first rocco", "first brad", "first thorley", "first morgana"]
    play(game, "first morgana")  # whom nobody wanted
    assert game.view(0)["current"] == "morgana"
    assert asked(game) == ("heroes-4", "main")


@rule("TO-UNITE-02")
def test_the_first_hero_is_a_collective_decision() -> None:
    assert everybody_asked(naming()) == (["heroes-1", "heroes-2", "heroes-3"], {"first-hero"})


@rule("TO-UNITE-02")
def test_nothing_but_the_options_of_the_decision_can_be_stated() -> None:
    reserve = naming().why_not(1, f"first {HEROES.index('leah')}")
    assert reserve is not None
    assert (reserve.rule, reserve.key) == ("TO-ROUND-04", "reason-hero-not-in-play")


@rule("TO-UNITE-02")
def test_the_branch_of_a_story_is_a_collective_decision() -> None:
    game = at(
        team=TEAM,
        hero_players=3,
        board=TOWN,
        heroes={"rocco": {"space": "shop"}},
        mission="gear-up",
        progress=2,
        inventory=["riot-shield", "kevlar-suit"],
    )
    play(game, "city-action", "icon inventory", "take kevlar-suit")
    assert everybody_asked(game) == (["heroes-1", "heroes-2", "heroes-3"], {"branch"})
    play(game, "heroes-1: mission clear-the-hive", "heroes-2: mission clear-the-hive")
    play(game, "heroes-3: mission clear-abominations", "heroes-1: confirm", "heroes-2: confirm")
    play(game, "heroes-3: confirm")
    assert asked(game) == ("sins", "branch-for-heroes")
    play(game, "mission clear-abominations")
    assert story(game).mission == "clear-abominations"


@rule("TO-UNITE-02")
@pytest.mark.parametrize(
    ("sin", "card", "kind"),
    [("pride", "curse-of-ego", "ego"), ("sloth", "curse-of-the-crawl", "crawl")],
)
def test_a_choice_that_a_sin_card_puts_before_the_heroes_is_collective(
    sin: str, card: str, kind: str
) -> None:
    game = at(team=TEAM, hero_players=3, sin=sin, when="start-of-turn", hand=[card])
    play(game, f"play {card}")
    assert everybody_asked(game) == (["heroes-1", "heroes-2", "heroes-3"], {kind})


@rule("TO-UNITE-02")
def test_an_effect_on_every_lone_hero_is_put_before_the_group() -> None:
    game = at(
        team=TEAM,
        hero_players=3,
        figures=FIGURES,
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("avatar", "e")],
        hand=["primal-conceit"],
    )
    play(game, "fight", "mean no", "play primal-conceit")
    assert everybody_asked(game) == (["heroes-1", "heroes-2", "heroes-3"], {"conceit"})


@rule("TO-UNITE-03")
def test_a_choice_of_one_hero_is_his_players_alone() -> None:
    game = at(
        team=TEAM,
        hero_players=3,
        hero="brad",
        when="start-of-turn",
        heroes={"brad": {"upgrades": ["riot-shield"]}},
        hand=["damned-if-you-do"],
    )
    play(game, "play damned-if-you-do")
    assert everybody_asked(game) == (["heroes-2"], {"damned"})
    play(game, "damned upgrade")
    assert hero(game, "brad").face_down == ("riot-shield",)
    assert asked(game) == ("heroes-2", "main")


@rule("TO-UNITE-03")
def test_two_hero_players_have_something_to_agree_on() -> None:
    game = naming(players=2)
    assert everybody_asked(game) == (["heroes-1", "heroes-2"], {"first-hero"})
    play(game, "heroes-1: first brad", "heroes-2: first rocco")
    assert everybody_asked(game) == (["heroes-1", "heroes-2"], {"ballot"})


@rule("TO-UNITE-03")
def test_a_single_hero_player_needs_no_talks() -> None:
    game = naming(players=1)
    assert everybody_asked(game) == (["heroes-1"], {"first-hero"})
    play(game, "first brad")
    assert logged(game, "ballot") == []
    assert game.view(0)["current"] == "brad"
    assert asked(game) == ("heroes-1", "main")


@rule("TO-UNITE-04")
def test_each_may_change_his_choice_until_all_have_confirmed() -> None:
    game = naming()
    play(game, "heroes-1: first rocco", "heroes-2: first brad", "heroes-3: first brad")
    assert everybody_asked(game) == (["heroes-1", "heroes-2", "heroes-3"], {"ballot"})
    play(game, "heroes-2: confirm", "heroes-3: change first thorley", "heroes-1: confirm")
    assert everybody_asked(game) == (["heroes-1", "heroes-2", "heroes-3"], {"ballot"})
    play(game, "heroes-1: change first thorley", "heroes-2: change first thorley")
    play(game, "heroes-3: confirm")
    assert game.view(0)["current"] == "thorley"  # agreed after all
    assert asked(game) == ("heroes-3", "main")


@rule("TO-UNITE-04")
def test_one_player_may_declare_the_talks_failed() -> None:
    game = naming()
    play(game, "heroes-1: first rocco", "heroes-2: first brad", "heroes-3: first brad")
    play(game, "heroes-1: change first brad", "heroes-2: fail", "heroes-3: confirm")
    assert asked(game) == ("sins", "first-hero-for-heroes")
    play(game, "first rocco")
    assert game.view(0)["current"] == "rocco"


@rule("TO-UNITE-04")
def test_a_choice_is_not_shown_before_all_have_stated_theirs() -> None:
    def seen(game: Game) -> Any:
        view = game.view(2)
        return {key: view[key] for key in ("question", "under_way")}

    game = naming()
    silent = seen(game)
    play(game, "heroes-1: first brad")
    assert seen(game) == silent
    play(game, "heroes-2: first rocco", "heroes-3: first rocco")
    ballot = game.view(2)["under_way"][-1]
    assert ballot["stated"] == ["first 4", "first 3", "first 3"]
    assert everybody_asked(game) == (["heroes-1", "heroes-2", "heroes-3"], {"ballot"})


@rule("TO-UNITE-04", "TO-SETUP-13")
@pytest.mark.parametrize(("players", "seals"), [(1, 0), (3, 1)])
def test_what_was_said_in_secret_cannot_be_taken_back_once_the_others_are_known(
    players: int, seals: int
) -> None:
    game = othersight.new("the-others", hero_players=players, heroes="pick", seed="0")
    before = game.seals
    for seat in range(1, players + 1):
        assert game.seals == before
        game.answer("hero 3", seat)
    assert game.seals == before + seals


@rule("TO-UNITE-03", "TO-SINCARD-09")
def test_where_only_one_option_is_left_nobody_is_asked() -> None:
    full = {"level": 7, "wounds": [1, 2, 3, 4]}  # three Wounds at most, and the price is 4
    game = walk(
        full,
        hero_players=3,
        when="start-of-turn",
        heroes={"rocco": full, "brad": full},
        **holding("curse-of-ego"),
    )
    play(game, "play curse-of-ego")
    assert (asked(game), logged(game, "ballot")) == (("heroes-1", "main"), [])
    assert len(logged(game, "price-refused")) == 1
