"""Every rule of The Last Lamp, by its id."""

import pytest

import othersight
from last_lamp.position import POSITIONS
from last_lamp.table import DECK, KEEPER, SEA, table_of
from othersight.games import definition_of
from othersight.kernel.codec import save_game
from othersight.kernel.errors import DamagedFile, IllegalOption, UnknownName
from othersight.kernel.game import Game
from othersight.toolkit.log_words import several
from tests.asking import question_of
from tests.rule_ids import rule


def burning(wave: str, *dice: str, **position: object) -> Game:
    """The Keeper is asked while that wave is on its way; these dice will fall, and no others."""
    return POSITIONS.game_at(
        {"nights": 4}, {"when": "burn", "wave": wave, **position}, (*dice, "end")
    )


@rule("LAMP-SETUP-01")
def test_two_play_for_the_nights_that_they_agree_on() -> None:
    assert othersight.new("last-lamp", 1).seats == ("keeper", "sea")
    assert table_of(othersight.new("last-lamp", 1)).nights == 6
    with pytest.raises(UnknownName, match="there is no nights '5'; there are 4, 6, 8"):
        othersight.new("last-lamp", 1, nights=5)


@rule("LAMP-SETUP-02")
@pytest.mark.parametrize("nights", [4, 6, 8])
def test_there_are_two_measures_of_oil_for_each_night(nights: int) -> None:
    assert table_of(othersight.new("last-lamp", 1, nights=nights)).oil == 2 * nights


@rule("LAMP-SETUP-03", "LAMP-SETUP-04")
def test_the_sea_holds_three_of_the_twelve_waves_and_alone_sees_them() -> None:
    game = othersight.new("last-lamp", 1)
    t = table_of(game)
    assert sorted((*t.hand, *t.deck)) == sorted(DECK)
    assert game.view(SEA)["hand"] == list(t.hand)
    assert len(t.hand) == 3
    assert game.view(KEEPER)["hand"] == game.view(-1)["hand"] == []
    assert len({table_of(othersight.new("last-lamp", seed)).hand for seed in range(20)}) > 10


@rule("LAMP-NIGHT-01")
def test_the_sea_sends_a_wave_that_nobody_else_sees() -> None:
    game = POSITIONS.game_at({}, {"hand": ["giant", "giant", "calm"]})
    assert (question_of(game).seat, question_of(game).texts) == (SEA, ["send calm", "send giant"])
    game.answer("send giant")
    assert table_of(game).hand == ("giant", "calm")
    assert [game.view(seat)["wave"] for seat in (KEEPER, SEA, -1)] == [
        "face-down",
        "giant",
        "face-down",
    ]
    assert "sent-wave" not in [entry.key for entry in game.log(KEEPER)]


@rule("LAMP-NIGHT-02")
def test_the_keeper_burns_at_most_three_measures_and_no_more_than_there_are() -> None:
    game = burning("calm")
    assert (question_of(game).seat, question_of(game).texts) == (
        KEEPER,
        [f"burn {n}" for n in range(4)],
    )
    assert question_of(burning("calm", oil=2)).texts == ["burn 0", "burn 1", "burn 2"]
    with pytest.raises(IllegalOption, match="LAMP-NIGHT-02"):
        game.answer("burn 4")
    reason = burning("calm", oil=2).why_not(KEEPER, "burn 3")
    assert reason is not None
    assert (reason.rule, reason.args) == ("LAMP-NIGHT-02", {"oil": 2})


@rule("LAMP-NIGHT-02")
def test_without_oil_nobody_is_asked_and_no_die_falls() -> None:
    game = burning("swell", oil=0)
    assert (table_of(game).wrecked, question_of(game).seat) == (1, SEA)


@rule("LAMP-NIGHT-03")
def test_two_of_three_dice_show_light() -> None:
    shown = [face for seed in range(300) for face in rolled(str(seed))]
    assert 0.6 < sum(shown) / len(shown) < 0.73


def rolled(seed: str) -> list[int]:
    game = POSITIONS.game_at({}, {"when": "burn", "wave": "calm"}, seed=seed)
    game.answer("burn 3")
    rolls = [several(entry.values[0]) for entry in game.log(-1) if entry.key == "roll"]
    return [int(face) for roll in rolls for face in roll]


@rule("LAMP-NIGHT-04")
@pytest.mark.parametrize(
    ("wave", "height"), [("calm", 0), ("swell", 1), ("breaker", 2), ("giant", 3)]
)
def test_a_ship_needs_as_many_lights_as_the_wave_is_high(wave: str, height: int) -> None:
    home = burning(wave, *["light"] * height)
    home.answer(f"burn {height}")
    assert (table_of(home).saved, table_of(home).open) == (1, (wave,))
    if height:
        lost = burning(wave, *["light"] * (height - 1), "dark")
        lost.answer(f"burn {height}")
        assert (table_of(lost).saved, table_of(lost).wrecked) == (0, 1)


@rule("LAMP-NIGHT-05")
def test_the_sea_draws_while_there_are_waves_in_the_deck() -> None:
    game = burning(
        "calm", deck=["giant"], hand=["swell"], open=list(rest("calm", "giant", "swell")), saved=9
    )
    game.answer("burn 0")
    assert (table_of(game).hand, table_of(game).deck) == (("swell", "giant"), ())
    game.answer("send giant")
    game.answer("burn 0")
    assert table_of(game).hand == ("swell",)


def rest(*held: str) -> tuple[str, ...]:
    """The waves of the game that are not held."""
    left = list(DECK)
    for wave in held:
        left.remove(wave)
    return tuple(left)


@rule("LAMP-VICTORY-01")
@pytest.mark.parametrize(("saved", "outcome"), [(2, "keeper"), (1, "sea")])
def test_after_the_last_night_more_ships_must_have_come_home(saved: int, outcome: str) -> None:
    game = burning("calm", night=4, saved=saved, wrecked=3 - saved)
    assert not game.outcome
    game.answer("burn 0")
    assert (game.outcome, game.questions) == (outcome, [])
    assert POSITIONS.winners(game) == [outcome]


def test_a_save_with_a_wave_too_many_is_refused() -> None:
    game = othersight.new("last-lamp", 1)
    table_of(game).open = ("giant",)
    with pytest.raises(DamagedFile, match="the waves on the table are not the twelve"):
        definition_of("last-lamp").check(game)
    with pytest.raises(DamagedFile):
        othersight.load(save_game(game))
