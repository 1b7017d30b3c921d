"""How players judge a position: their reckoning agrees with the rules, their choices with sense."""

from collections.abc import Iterator
from typing import Any

import othersight
from othersight.games.the_others.bots import hero_fight, sin_board, sin_cards
from othersight.games.the_others.bots import values as worth
from othersight.games.the_others.bots.candidates import rivals
from othersight.games.the_others.bots.city import Town
from othersight.games.the_others.bots.fighting import Bout, best_forecast, hero_side, sin_side
from othersight.games.the_others.bots.figures import known_figures
from othersight.games.the_others.bots.hero_fight import bout_under_way
from othersight.games.the_others.bots.planning import plan_for
from othersight.games.the_others.bots.position import Position
from othersight.games.the_others.bots.script import OthersScript


def position(game: othersight.Game, seat: int = 1) -> Position:
    return Position(game.view(seat), Town(game.board()), known_figures(()))


def played(seed: int, **options: Any) -> Iterator[othersight.Game]:
    """A game by judgement, at every question."""
    game = othersight.new("the-others", seed=seed, **options)
    players = [OthersScript(seat, "0", {}) for seat in range(len(game.seats))]
    board = game.board()
    while game.questions:
        yield game
        seat = game.questions[0].seat
        game.answer(players[seat].choose(game.view(seat), board), seat)


def test_the_pools_a_player_reckons_with_are_those_the_rules_count() -> None:
    compared = 0
    for seed, sin in ((1, "pride"), (2, "sloth"), (3, "pride")):
        for game in played(seed, sin=sin, hero_players=2):
            pos = position(game)
            frame = pos.frame("fight")
            if game.questions[0].kind != "faith" or frame is None or frame["lost_dice"]:
                continue
            bout = bout_under_way(pos, frame)
            if frame["corrupted"]:
                bout.hero = {**bout.hero, "level": bout.hero["level"] - 1}
            assert hero_side(pos, bout, frame["corrupted"]).dice == frame["hero_dice"]
            assert sin_side(pos, bout).dice == frame["sin_dice"]
            compared += 1
    assert compared > 30


def test_the_first_wound_covers_the_empty_slot() -> None:
    for game in played(4, hero_players=1):
        question = game.questions[0]
        if question.kind == "wound" and "cover 1" in question.texts:
            assert hero_fight.wound(position(game), question.texts) == "cover 1"
            return
    raise AssertionError("nobody was wounded")


def test_a_wound_is_dearer_the_more_a_hero_has() -> None:
    pos = position(othersight.new("the-others", seed=1))
    prices = [worth.price_of_wounds(pos, {"covered": [1] * had}, 1) for had in range(5)]
    assert prices == sorted(prices)
    assert worth.price_of_wounds(pos, {"covered": []}, 9) == sum(worth.WOUNDS)


def test_the_last_death_costs_the_game() -> None:
    pos = position(othersight.new("the-others", seed=1))
    hero = {"covered": [1, 2, 3, 4]}
    usual = worth.price_of_wounds(pos, hero, 1)
    pos.reserve = 0
    assert worth.price_of_wounds(pos, hero, 1) == usual + worth.LAST_DEATH


def test_friends_in_the_space_make_a_fight_more_promising() -> None:
    pos = position(othersight.new("the-others", seed=1, sin="pride"))
    beast = next(m for m in pos.at_large if m["kind"] == "abomination")
    hero = pos.team[0]
    alone = best_forecast(pos, Bout(hero, hero["space"], [beast], 0))
    together = best_forecast(pos, Bout(hero, hero["space"], [beast], 2))
    assert together.net > alone.net
    assert together.clear > alone.clear


def test_more_monsters_make_a_fight_worse() -> None:
    pos = position(othersight.new("the-others", seed=1))
    beasts = [m for m in pos.at_large if m["kind"] == "abomination"]
    hero = pos.team[0]
    one = best_forecast(pos, Bout(hero, hero["space"], beasts[:1], 0))
    three = best_forecast(pos, Bout(hero, hero["space"], beasts[:3], 0))
    assert three.net < one.net
    assert three.clear < one.clear


def test_heroes_make_for_equipment_when_the_mission_is_to_gear_up() -> None:
    game = othersight.new("the-others", seed=3, story="havens-last-stand", hero_players=1)
    board = game.board()
    players = [OthersScript(seat, "0", {}) for seat in range(2)]
    while game.view(-1)["story"]["mission"] == "gear-up" and game.view(-1)["round"] < 4:
        seat = game.questions[0].seat
        game.answer(players[seat].choose(game.view(seat), board), seat)
    assert game.view(-1)["story"]["mission"] != "gear-up"


def test_a_plan_is_worth_at_least_as_much_as_standing_still() -> None:
    pos = position(othersight.new("the-others", seed=6))
    for hero in pos.team:
        plan = plan_for(pos, hero)
        assert plan.worth >= 0.0
        assert plan.first.split()[0] in ("move", "city-action", "cleanse", "fight", "shoot", "end")


def test_famine_takes_an_extra_turn_before_all_and_the_price_of_a_wound_without_one() -> None:
    options = ["pass", "play rotten-feast", "play famine"]
    pos = position(othersight.new("the-others", seed=1, sin="gluttony", heroes="random"), 0)
    hero = pos.team[0]
    pos.view["current"] = hero["hero"]
    hero["extra_turns"] = 1
    assert sin_cards.hunger(pos, hero) == worth.EXTRA_TURN
    assert sin_cards.start_of_turn(pos, options) == "play famine"
    hero["extra_turns"] = 0
    for wounds in range(4):
        hero["covered"] = list(range(1, 1 + wounds))
        assert sin_cards.hunger(pos, hero) == worth.price_of_wounds(pos, hero, 2)
        assert sin_cards.start_of_turn(pos, options) == "play famine"


def test_innocents_are_laid_far_from_the_heroes() -> None:
    game = othersight.new("the-others", seed=1, story="battleground-of-souls")
    pos = position(game, 0)
    chosen = int(sin_board.place(pos, game.questions[0].texts).split()[2])
    away = pos.town.walk[pos.town.start]
    districts = [away[space] for space in pos.town.districts]
    assert away[chosen] >= sorted(districts)[len(districts) // 2]


def test_a_player_never_puts_an_npc_down_so_that_he_cannot_take_it_up_for_ever() -> None:
    seen = 0
    for seed in (1, 2):
        for game in played(seed, story="battleground-of-souls", hero_players=2):
            question = game.questions[0]
            if any([text.startswith("put-down ") for text in question.texts]):
                pos = position(game, question.seat)
                script = OthersScript(question.seat, "0", {})
                chosen = script.choose(game.view(question.seat), game.board())
                assert not chosen.startswith("put-down ")
                tried = rivals(pos, chosen, len(question.texts))
                assert not any([text.startswith("put-down ") for text in tried])
                seen += 1
    assert seen > 10
