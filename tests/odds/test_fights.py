"""The odds of Fights are those of the real rules: every roll is played through with loaded dice."""

from typing import Any

import pytest

from othersight.games.the_others.odds.fight import Fight, fight_odds
from othersight.games.the_others.odds.harm import Harm
from othersight.games.the_others.odds.options import least, rolled_odds
from othersight.games.the_others.odds.pending_roll import dice_in, fight_at
from othersight.games.the_others.rules.fight import Fight as FightRule
from othersight.games.the_others.rules.figures import table_of
from othersight.kernel.game import Game
from othersight.odds.next_roll import driven_to_roll
from tests.games.the_others.play import play
from tests.games.the_others.rules.duels import FIGURES, duel
from tests.odds.judge import (
    Rank,
    by_clearing,
    by_corruption,
    by_kills,
    by_wounds,
    forget,
    judged_fight,
    short_chains,
)
from tests.rule_ids import rule

NO = ("corruption", "no")
YES = ("corruption", "yes")


@pytest.fixture(autouse=True)
def fresh(request: pytest.FixtureRequest) -> Any:
    forget()
    yield
    forget()


def weak(**figures: int) -> dict[str, int | bool]:
    """Figures with small pools."""
    more = {"heroes.rose.fight": 2}
    for kind in ("doctor", "nun", "hobo"):
        more[f"monsters.acolytes.{kind}.fight"] = 1
    return {**FIGURES, **more, **{name.replace("__", "."): n for name, n in figures.items()}}


def at_decision(*kinds: str, **given: Any) -> Game:
    """Rose has declared a Fight and is asked about Corruption for the last time."""
    given.setdefault("figures", weak())
    return play(duel(*kinds, **given), "fight", "mean no")


def counted(game: Game, option: tuple[str, ...], aim: str) -> tuple[Fight, Harm]:
    """The Fight that the rules are about to roll, and its odds."""
    seat = game.question_of(-1).seat
    twin = driven_to_roll(game, seat, option, FightRule, least)
    assert twin is not None
    frame = twin.stack[-1]
    assert isinstance(frame, FightRule)
    fight = fight_at(twin, frame)
    return fight, fight_odds(fight, dice_in(table_of(twin)), aim)


def same(game: Game, option: tuple[str, ...], aim: str, rank: Rank) -> None:
    """The odds and the judge agree on every end."""
    fight, harm = counted(game, option, aim)
    judged = judged_fight(game, option, (fight.hero_dice, fight.sin_dice), rank)
    told: dict[Any, float] = {}
    for (mask, wounds, corruption), chance in harm.joint.items():
        killed = [v.name for at, v in enumerate(fight.victims) if mask >> at & 1]
        end = (tuple(sorted(killed)), wounds, corruption)
        told[end] = told.get(end, 0.0) + chance
    assert told.keys() == judged.keys()
    for each, chance in judged.items():
        assert told[each] == pytest.approx(chance, abs=1e-12), each
    assert sum(told.values()) + harm.remainder == pytest.approx(1.0, abs=1e-12)


@rule("TO-DICE-05", "TO-DICE-06", "TO-FIGHT-12", "TO-FIGHT-15")
def test_every_roll_of_a_small_fight_ends_as_the_odds_say(monkeypatch: pytest.MonkeyPatch) -> None:
    short_chains(monkeypatch, 0.1)
    same(at_decision("acolyte"), NO, "most", by_kills)


@pytest.mark.parametrize(
    ("aim", "rank"),
    [("unhurt", by_wounds), ("pure", by_corruption), ("clear", by_clearing(1))],
)
def test_faith_serves_the_aim_that_is_stated(
    monkeypatch: pytest.MonkeyPatch, aim: str, rank: Rank
) -> None:
    short_chains(monkeypatch, 0.1)
    same(at_decision("acolyte"), NO, aim, rank)


@rule("TO-FIGHT-13")
def test_cancelled_defense_has_to_be_filled_up_before_it_stops_a_hit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    short_chains(monkeypatch, 0.2)
    game = at_decision("acolyte", power=True, sin="pride")
    fight, _ = counted(game, NO, "most")
    assert fight.cancelled == 1
    for aim, rank in (("most", by_kills), ("unhurt", by_wounds)):
        same(game, NO, aim, rank)


@rule("TO-FIGHT-10")
def test_fixed_results_and_the_level_7_result_count(monkeypatch: pytest.MonkeyPatch) -> None:
    short_chains(monkeypatch, 0.3)
    rose = {"level": 6, "wounds": [2, 5], "upgrades": ["riot-shield"]}
    game = at_decision("acolyte", "abomination", rose=rose, figures=weak(heroes__rose__fight=1))
    fight, _ = counted(game, YES, "most")
    assert (fight.hits, fight.defense, fight.free) == (3, 2, 1)
    same(game, YES, "most", by_kills)


@rule("TO-FIGHT-15", "TO-FIGHT-16")
def test_hits_are_split_so_that_most_monsters_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    short_chains(monkeypatch, 0.3)
    game = at_decision("acolyte", "acolyte", rose={"upgrades": ["brutality", "brutality"]})
    same(game, NO, "most", by_kills)


def test_the_quick_way_counts_what_the_slow_way_counts() -> None:
    """Without anybody to kill both orders of wishes are one, and only `most` goes the quick way."""
    fight, _ = counted(at_decision("acolyte"), NO, "most")
    dice = dice_in(table_of(at_decision("acolyte")))
    wide = fight._replace(
        hero_dice=4, sin_dice=5, victims=(), defense=1, sin_hits=2, sin_corruption=1, cc=2
    )
    quick, slow = fight_odds(wide, dice, "most"), fight_odds(wide, dice, "unhurt")
    assert quick.joint.keys() == slow.joint.keys()
    for end, chance in quick.joint.items():
        assert slow.joint[end] == pytest.approx(chance, abs=1e-13)


@rule("TO-FIGHT-18")
def test_a_dying_hero_still_makes_his_kills() -> None:
    odds = rolled_odds(at_decision("acolyte", rose={"wounds": [1, 2, 3, 4]}), 1, NO, FightRule)
    assert odds is not None
    assert odds.events["dies"] == pytest.approx(1.0 - odds.numbers["wounds"][0], abs=1e-9)
    assert odds.events["killed-acolyte"] == pytest.approx(odds.numbers["kills"][1])


@rule("TO-FIGHT-08")
def test_corruption_that_is_meant_to_be_taken_counts() -> None:
    game = play(duel("acolyte", rose={"level": 3}), "fight")
    odds = {said: game.odds(1, said) for said in ("mean no", "mean yes")}
    play(game, "mean no")
    kills: list[float] = []
    for meant, taken in (("mean no", "corruption no"), ("mean yes", "corruption yes")):
        told, later = odds[meant], game.odds(1, taken)
        assert told is not None
        assert later is not None
        assert told.data() == later.data()
        kills.append(told.expected["kills"])
    assert kills[0] < kills[1]


@rule("TO-FIGHT-07", "TO-FIGHT-08")
@pytest.mark.parametrize("said", ["yes", "no"])
def test_what_the_hero_has_announced_counts_at_the_questions_that_follow(said: str) -> None:
    game = play(
        duel("acolyte", rose={"level": 3}, hand=["for-our-master"]), "fight", f"mean {said}"
    )
    assert (game.questions[0].seat, game.questions[0].kind) == (0, "start-of-fight-card")
    before, imagined = game.odds(0, "pass"), game.deal_anew(0, "another").odds(0, "pass")
    play(game, "sins: pass")
    later = game.odds(1, f"corruption {said}")
    assert before is not None
    assert imagined is not None
    assert later is not None
    assert before.data() == imagined.data() == later.data()


@rule("TO-FIGHT-08")
def test_what_was_announced_in_an_earlier_fight_is_forgotten() -> None:
    game = duel("acolyte", "acolyte", rose={"level": 1}, hand=["for-our-master"])
    first = game.odds(1, "fight")
    play(game, "fight", "mean yes")
    assert game.odds(0, "pass") is not None
    again = duel("acolyte", "acolyte", rose={"level": 1}, hand=["for-our-master"])
    again.chronicle = game.chronicle.copy()
    later = again.odds(1, "fight")
    assert first is not None
    assert later is not None
    assert later.data() == first.data()
    play(again, "fight", "mean no")
    unmeant = again.odds(0, "pass")
    assert unmeant is not None
    assert unmeant.data() == first.data()


def test_protector_is_taken_as_used_and_that_is_told() -> None:
    for space, said in (("e", ("protector-is-used",)), ("i/se", ())):
        game = at_decision(
            "acolyte", team=["rose", "thorley", "leah"], heroes={"thorley": {"space": space}}
        )
        fight, _ = counted(game, NO, "most")
        odds = game.odds(1, "corruption no")
        assert odds is not None
        assert fight.spared == len(said)
        assert odds.assuming == ("others-hold-back", *said)
