"""Laws of the odds: they sum to 1 with what was cut off, grow with the dice, and tell a seat nothing hidden."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

import othersight
from othersight.games.the_others.odds import ranged
from othersight.games.the_others.odds.aims import AIMS, Victim
from othersight.games.the_others.odds.fight import Fight, fight_odds
from othersight.games.the_others.odds.pools import Dice
from othersight.games.the_others.odds.ranged import Ranged, Strike, ranged_odds
from othersight.games.they_live.odds.fights import Encounter, Enemy, clash
from othersight.games.they_live.odds.pools import Die
from othersight.games.they_live.odds.tests import assault_odds, gather_odds, reward_shares
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.odds.chains import chain
from tests.rule_ids import rule

DICE = Dice((2 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6), (2 / 6, 1 / 6, 2 / 6, 1 / 6))
DIE = Die(2 / 6, 1 / 6)
PAIR = (Victim("abomination", 3), Victim("acolyte", 2))
MOST_CUT_OFF = 1e-9


@rule("TO-DICE-04", "TO-DICE-05")
@pytest.mark.parametrize("dice", [0, 1, 2, 5, 10, 20])
def test_chains_are_cut_off_only_where_next_to_nothing_is_left(dice: int) -> None:
    chances, rest = chain(dice, 1 / 6)
    assert 0.0 <= rest < MOST_CUT_OFF / 2
    assert sum(chances) + rest == pytest.approx(1.0, abs=1e-12)


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize(("hero", "sin"), [(0, 3), (3, 0), (0, 0), (2, 6), (6, 2)])
def test_all_ends_of_a_fight_and_what_was_cut_off_sum_to_one(aim: str, hero: int, sin: int) -> None:
    for more in (
        {},
        {"cancelled": 2, "free": 1},
        {"sin_hits": 1, "sin_corruption": 2, "spared": 1},
    ):
        harm = fight_odds(Fight(hero, sin, PAIR, hits=1, defense=1, **more), DICE, aim)
        assert sum(harm.joint.values()) + harm.remainder == pytest.approx(1.0, abs=1e-12)
        assert harm.remainder < MOST_CUT_OFF


@pytest.mark.parametrize("aim", AIMS)
def test_all_ends_of_a_shot_and_what_was_cut_off_sum_to_one(aim: str) -> None:
    strikes = (Strike(5, 1), Strike(2), Strike(3, 0, 1, 1), None)
    harm = ranged_odds(Ranged(4, PAIR, strikes, 1, 1, 0, 1), DICE, aim)
    assert sum(harm.joint.values()) + harm.remainder == pytest.approx(1.0, abs=1e-12)
    assert harm.remainder < MOST_CUT_OFF


@pytest.mark.parametrize("aim", AIMS)
def test_sets_of_kills_that_are_not_weighed_would_not_have_been_chosen(
    monkeypatch: pytest.MonkeyPatch, aim: str
) -> None:
    victims = (*PAIR, Victim("acolyte", 2), Victim("controller", 4))
    fights = (3, 2, 2, 4)
    strikes = [
        Strike(sum([n for at, n in enumerate(fights) if not mask >> at & 1]))
        for mask in range(1 << len(fights))
    ]
    shot = Ranged(4, victims, (*strikes[:-1], None), 1, 1, 0, 1)
    assert len(ranged.sets_to_weigh(shot, aim)) < len(ranged.kill_sets(victims, aim))
    quick = ranged_odds.__wrapped__(shot, DICE, aim)
    monkeypatch.setattr(
        ranged, "sets_to_weigh", lambda shot, aim: ranged.kill_sets(shot.victims, aim)
    )
    assert quick.joint == ranged_odds.__wrapped__(shot, DICE, aim).joint


def test_more_hero_dice_kill_more_and_hurt_less() -> None:
    harms = [fight_odds(Fight(dice, 4, PAIR, defense=1), DICE) for dice in range(8)]
    for fewer, more in pairwise(harms):
        assert more.all_killed() >= fewer.all_killed()
        assert more.odds("fight").expected["kills"] >= fewer.odds("fight").expected["kills"]
        assert more.unharmed() >= fewer.unharmed()


def test_more_sin_dice_hurt_more_and_do_not_change_the_kills() -> None:
    harms = [fight_odds(Fight(4, dice, PAIR, defense=1), DICE) for dice in range(8)]
    for fewer, more in pairwise(harms):
        assert more.unharmed() <= fewer.unharmed()
        assert more.dies(2, 3) >= fewer.dies(2, 3)
        assert more.kills() == pytest.approx(fewer.kills(), abs=1e-8)


def test_no_aim_does_better_at_the_wish_of_another() -> None:
    harms = {aim: fight_odds(Fight(5, 5, PAIR, defense=1), DICE, aim) for aim in AIMS}
    expected = {aim: harm.odds("fight").expected for aim, harm in harms.items()}
    assert max(e["kills"] for e in expected.values()) <= expected["most"]["kills"] + 1e-12
    assert min(e["wounds"] for e in expected.values()) >= expected["unhurt"]["wounds"] - 1e-12
    assert min(e["corruption"] for e in expected.values()) >= expected["pure"]["corruption"] - 1e-12
    best = max(harm.all_killed() for harm in harms.values())
    assert best <= harms["clear"].all_killed() + 1e-12
    assert harms["first"].killed("abomination") >= harms["most"].killed("abomination") - 1e-12


def test_more_dice_serve_a_fighter_of_they_live() -> None:
    enemy = Enemy(2, 3, 4)
    clashes = [clash(Encounter(enemy, (3,), (dice,)), DIE) for dice in range(9)]
    for fewer, more in pairwise(clashes):
        assert more.kill >= fewer.kill
        assert more.damage[0] >= fewer.damage[0]
        assert sum(more.damage) == pytest.approx(1.0)


@rule("TL-ASSAULT-11")
def test_resources_alone_never_pass_an_assault_test() -> None:
    assert assault_odds([0, 0], 2, 50, DIE).events["passed"] == 0.0
    assert assault_odds([1], 2, 50, DIE).events["passed"] == pytest.approx(0.5)


def test_shares_of_a_reward_and_ways_to_gather_sum_to_one() -> None:
    shares = reward_shares((3, 2, 2), DIE)
    assert [sum(share) for share in shares] == pytest.approx([1.0] * 3)
    drawn = sum(1.0 - share[0] for share in shares)
    assert drawn <= 1.0
    assert shares[1] == pytest.approx(shares[2])
    odds = gather_odds(2, 5, DIE)
    assert [sum(chances) for chances in odds.numbers.values()] == pytest.approx([1.0, 1.0])


def positions(name: str, seed: int, steps: int) -> Iterator[Game]:
    """A game in which everybody answers at random."""
    game = othersight.new(name, seed=seed)
    choose = random.Random(seed)
    for _ in range(steps):
        if not game.questions:
            return
        yield game
        question = game.questions[0]
        game.answer(choose.choice(question.options), question.seat)


def told(game: Game, seat: int) -> list[object]:
    """The odds of every open option of a seat, as data."""
    found: list[Odds | None] = [game.odds(seat, o) for o in game.question_of(seat).options]
    return [odds.data() if odds is not None else None for odds in found]


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_odds_of_every_open_option_are_whole_and_depend_on_nothing_hidden(name: str) -> None:
    with_odds = 0
    for game in (game for seed in range(4, 9) for game in positions(name, seed, 500)):
        seat = game.questions[-1].seat
        data = told(game, seat)
        for each in data:
            if isinstance(each, dict):
                with_odds += 1
                assert each["remainder"] < MOST_CUT_OFF
                for chances in each["numbers"].values():
                    assert sum(chances) + each["remainder"] == pytest.approx(1.0, abs=1e-9)
                assert all(-1e-12 <= c <= 1 + 1e-9 for c in each["events"].values())
        if any(data):
            assert told(game.deal_anew(seat, "another"), seat) == data
    assert with_odds > 100


def test_counting_odds_changes_nothing() -> None:
    for game in positions("the-others", 9, 120):
        before = game.save()
        told(game, game.questions[0].seat)
        assert game.save() == before


def test_odds_are_given_for_open_options_only() -> None:
    game = othersight.new("the-others", seed=1)
    with pytest.raises(IllegalOption):
        game.odds(game.question_of(-1).seat, "fight")
    with pytest.raises(IllegalOption):
        game.odds(3 if game.question_of(-1).seat != 3 else 2, "end")
