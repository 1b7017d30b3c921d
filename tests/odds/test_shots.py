"""The odds of Ranged Fights, Cleanse rolls and checks are those of the real rules."""

from collections.abc import Iterator
from typing import Any

import pytest

from othersight.games.the_others.odds.options import least
from othersight.games.the_others.odds.pending_roll import dice_in, shot_at
from othersight.games.the_others.odds.ranged import Ranged, ranged_odds
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.ranged import RangedFight
from othersight.games.the_others.state.config import CORRUPTION, FIRE
from othersight.kernel.game import Game
from othersight.odds.next_roll import driven_to_roll
from tests.games.the_others.play import at, monster, open_options, play, space_with
from tests.games.the_others.rules.duels import FIGURES, shot
from tests.odds.judge import (
    Rank,
    by_corruption,
    by_kills,
    by_wounds,
    forget,
    hero_throws,
    judged_shot,
    log_since,
    short_chains,
    sin_throws,
    thrown,
)
from tests.rule_ids import rule

NO = ("corruption", "no")
WEAK = {
    **FIGURES,
    "heroes.rocco.defense": 0,
    "monsters.sins.pride.abomination.fight": 1,
    **{f"monsters.acolytes.{kind}.fight": 1 for kind in ("doctor", "nun", "hobo")},
}
"""Small pools, so that every roll can be tried."""


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    forget()
    yield
    forget()


def aimed(*kinds: str, **given: Any) -> Game:
    """Rocco has declared a shot at Monsters two steps away and is asked about Corruption."""
    game = shot(*[("b/ne", kind) for kind in kinds], **given)
    return play(game, "shoot b/ne", "mean no")


def read(game: Game) -> Ranged:
    """The shot that the rules are about to roll."""
    twin = driven_to_roll(game, game.question_of(-1).seat, NO, RangedFight, least)
    assert twin is not None
    frame = twin.stack[-1]
    assert isinstance(frame, RangedFight)
    return shot_at(twin, frame)


@rule("TO-RANGED-08", "TO-RANGED-09", "TO-RANGED-13", "TO-RANGED-14")
@pytest.mark.parametrize(
    ("aim", "rank"), [("most", by_kills), ("unhurt", by_wounds), ("pure", by_corruption)]
)
def test_every_shot_and_every_strike_back_end_as_the_odds_say(
    monkeypatch: pytest.MonkeyPatch, aim: str, rank: Rank
) -> None:
    short_chains(monkeypatch, 0.3)
    game = aimed("acolyte", "abomination", figures=WEAK)
    told = read(game)
    harm = ranged_odds(told, dice_in(table_of(game)), aim)
    found: dict[Any, float] = {}
    for (mask, wounds, corruption), chance in harm.joint.items():
        killed = [v.name for at, v in enumerate(told.victims) if mask >> at & 1]
        end = (tuple(sorted(killed)), wounds, corruption)
        found[end] = found.get(end, 0.0) + chance
    judged = judged_shot(game, NO, told.hero_dice, rank)
    assert found.keys() == judged.keys()
    for each, chance in judged.items():
        assert found[each] == pytest.approx(chance, abs=1e-12), each
    assert sum(found.values()) + harm.remainder == pytest.approx(1.0, abs=1e-12)


@rule("TO-RANGED-11")
def test_nobody_strikes_back_who_cannot_come() -> None:
    game = aimed("acolyte", heroes={"leah": {"space": "b/ne"}})
    told = read(game)
    assert told.strikes == (None, None)
    odds = game.odds(game.question_of(-1).seat, NO)
    assert odds is not None
    assert odds.numbers["wounds"] == pytest.approx([1.0])


def cleaning(**rose: Any) -> Game:
    """Rose in a District with two tokens."""
    return at(
        hero="rose",
        heroes={"rose": {"space": "e", **rose}},
        figures={**FIGURES, "heroes.rose.skill": 2},
        spaces={"e": space_with(fire=1, nest=1)},
    )


@rule("TO-CLEANSE-03", "TO-CLEANSE-05")
def test_every_cleanse_roll_removes_what_the_odds_say(monkeypatch: pytest.MonkeyPatch) -> None:
    short_chains(monkeypatch, 0.01)
    game = play(cleaning(), "cleanse")
    odds = game.odds(1, NO)
    assert odds is not None
    judged = [0.0, 0.0, 0.0]
    for faces, chance in hero_throws(game, 2):
        twin = thrown(game, NO, faces)
        removed = 0
        while twin.question is not None and twin.question.kind == "remove":
            twin.answer(0)
            removed += 1
        judged[removed] += chance
    assert odds.numbers["removed"] == pytest.approx(judged, abs=1e-12)


@rule("TO-CLEANSE-06")
def test_the_level_7_result_is_a_skill() -> None:
    game = play(cleaning(level=6), "cleanse")
    odds = game.odds(1, "corruption yes")
    assert odds is not None
    assert odds.numbers["removed"][0] == 0.0


@rule("TO-CHECK-04", "TO-CHECK-05", "TO-CHECK-06", "TO-CHECK-07", "TO-CHECK-08")
@pytest.mark.parametrize("rose", [{}, {"npcs": ["proxy"]}, {"upgrades": ["hazmata-suit"]}])
def test_every_check_of_a_step_does_the_harm_the_odds_say(
    monkeypatch: pytest.MonkeyPatch, rose: dict[str, Any]
) -> None:
    short_chains(monkeypatch, 0.05)
    spaces = {"e": space_with(fire=2), "e/nw": space_with(corruption=2)}
    game = at(hero="rose", heroes={"rose": {"space": "e", **rose}}, spaces=spaces)
    step = next(
        o for o in game.question_of(-1).options if o[0] == "move" and is_to(game, o, "e/nw")
    )
    odds = game.odds(1, step)
    assert odds is not None
    judged: dict[tuple[int, int], float] = {}
    known = game.chronicle.length
    second = list(sin_throws(game, 2))
    whole = sum(chance for _, chance in second)  # a BURST is nothing in a Corruption check
    for fire, likely in sin_throws(game, 2):
        for corruption, chance in second:
            twin = thrown_on(game, step, (*fire, *corruption))
            harm = {int(str(v[1])): int(str(v[2])) for v in log_since(twin, known, "check-harm")}
            end = (harm.get(FIRE, 0), harm.get(CORRUPTION, 0))
            judged[end] = judged.get(end, 0.0) + likely * chance / whole
    for place, name in enumerate(("wounds", "corruption")):
        sums = [0.0] * (1 + max(end[place] for end in judged))
        for end, chance in judged.items():
            sums[end[place]] += chance
        assert odds.numbers[name] == pytest.approx(sums, abs=1e-12)


def thrown_on(game: Game, option: Any, dice: tuple[int, ...]) -> Game:
    """The game after a step with these dice; Wounds go on the highest slot."""
    twin = thrown(game, option, dice)
    while twin.question is not None and twin.question.kind == "wound":
        twin.answer(len(twin.question.options) - 1)
    return twin


def is_to(game: Game, option: Any, address: str) -> bool:
    """Whether a step goes to that Space."""
    return bool(table_of(game).config.city.space(address) == option[1])


def test_steps_without_a_check_and_other_options_have_no_odds() -> None:
    game = at(hero="rose", heroes={"rose": {"space": "e"}})
    assert all(game.odds(1, option) is None for option in game.question_of(1).options)
    assert "end" in open_options(game)


@rule("TO-MOVE-05", "TO-CHECK-06")
def test_the_checks_that_are_left_of_a_step_count_while_a_wound_is_placed() -> None:
    spaces = {"e": space_with(fire=1), "e/nw": space_with(corruption=1)}
    game = at(
        hero="rose",
        heroes={"rose": {"space": "e"}},
        spaces=spaces,
        monsters=[monster("acolyte", "e")],
    )
    step = next(o for o in game.question_of(1).options if o[0] == "move" and is_to(game, o, "e/nw"))
    whole = game.odds(1, step)
    game.answer(step)
    assert game.question_of(1).kind == "wound"
    rest = game.odds(1, game.question_of(1).options[0])
    assert whole is not None
    assert rest is not None
    assert rest.data() == whole.data()
    assert rest.numbers["wounds"][0] == 0.0  # the Wound for leaving Monsters is certain


def shot_without_dice() -> Game:
    """Only KILLSHOT's two HITs are left to Rocco: enough for the Acolyte, not for the Abomination."""
    return aimed("acolyte", "abomination", figures={**FIGURES, "heroes.rocco.fight": 0})


@rule("TO-RANGED-09")
def test_a_shot_without_dice_still_has_its_fixed_results() -> None:
    game = shot_without_dice()
    odds = game.odds(game.question_of(-1).seat, NO)
    assert odds is not None
    assert odds.numbers["kills"] == pytest.approx([0.0, 1.0, 0.0])
    assert odds.events["killed-acolyte"] == pytest.approx(1.0)
    assert odds.events["killed-abomination"] == 0.0


@rule("TO-RANGED-10")
def test_a_victim_that_is_named_counts_as_killed() -> None:
    game = play(shot_without_dice(), "corruption no")
    question = game.question_of(-1)
    assert question.kind == "assign"
    named = next(option for option in question.options if option[0] == "hit")
    killing, sparing = game.odds(question.seat, named), game.odds(question.seat, ("pass",))
    assert killing is not None
    assert sparing is not None
    assert killing.numbers["kills"] == pytest.approx([0.0, 1.0, 0.0])
    assert (killing.events["killed-acolyte"], killing.events["all-killed"]) == (1.0, 0.0)
    assert sparing.numbers["kills"] == pytest.approx([1.0])
    assert sparing.events["unharmed"] < killing.events["unharmed"]


@rule("TO-EDITION-03")
def test_in_the_draft_it_is_told_that_survivors_come() -> None:
    figures = {**FIGURES, "heroes.rocco.fight": 0}
    game = play(
        aimed("abomination", "abomination", figures=figures, edition="draft"), "corruption no"
    )
    question = game.question_of(-1)
    while question.kind != "survivor":
        play(game, "pass")
        question = game.question_of(-1)
    coming = next(("to", f.ground) for f in game.stack if isinstance(f, RangedFight))
    first = game.odds(question.seat, coming)
    assert first is not None
    assert first.assuming == ("others-hold-back", "survivors-come")
    play(game, "stay")
    second = game.odds(question.seat, coming)
    assert second is not None
    assert second.expected["wounds"] < first.expected["wounds"]
