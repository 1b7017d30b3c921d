"""The odds beside an option are said by the server in the reader's language; the page knows none of their keys."""

import pytest

import othersight
from othersight.games import plugins
from othersight.kernel.odds import Odds
from othersight.locales.figures import chance
from othersight.server.sockets.odds import question_odds
from othersight.server.texts.odds_text import main_events, odds_in_short

FIGHT = Odds(
    "fight",
    {"wounds": (0.25, 0.25, 0.5), "corruption": (0.999, 0.001)},
    {"killed-acolyte": 0.5, "dies": 0.004, "unharmed": 0.999},
)


def test_events_come_in_per_cent_and_numbers_as_means_and_next_to_nothing_is_left_out() -> None:
    said = odds_in_short(FIGHT, "the-others", "en")
    assert said == "kills Acolyte 50% · unharmed >99% · Wounds 1.2"


def test_what_one_hopes_for_and_the_worst_risk_are_drawn() -> None:
    assert main_events(FIGHT, "the-others", "en") == [("kills Acolyte 50%", 0.5, False)]
    risky = Odds("fight", {}, {"none-removed": 0.25, "all-removed": 0.5, "dies": 0.125})
    assert main_events(risky, "the-others", "en") == [
        ("all removed 50%", 0.5, False),
        ("dies 13%", 0.125, True),
    ]


def test_options_beside_each_other_are_compared_by_the_same_event() -> None:
    """One would be judged by the death of all, the other by the death of an Acolyte, and look the worse for it."""
    without = Odds("fight", {}, {"all-killed": 0.004, "killed-acolyte": 0.31, "dies": 0.16})
    corrupt = Odds("fight", {}, {"all-killed": 0.006, "killed-acolyte": 0.42, "dies": 0.14})
    beside = [without, corrupt, Odds("check", {}, {"unharmed": 0.5})]
    said = [main_events(odds, "the-others", "en", beside)[0][0] for odds in beside]
    assert said == ["kills Acolyte 31%", "kills Acolyte 42%", "unharmed 50%"]
    likely = Odds("fight", {}, {"all-killed": 0.2, "killed-acolyte": 0.5, "dies": 0.1})
    said = [
        main_events(odds, "the-others", "en", [without, likely])[0][0] for odds in (without, likely)
    ]
    assert said == ["all killed <1%", "all killed 20%"]


def test_they_are_said_in_the_language_of_the_reader() -> None:
    assert ">\u202f99\u00a0%" in odds_in_short(FIGHT, "the-others", "fr")


@pytest.mark.parametrize(
    ("share", "said"),
    [(0.0, "0%"), (0.001, "<1%"), (0.01, "1%"), (0.125, "13%"), (0.995, ">99%"), (1.0, "100%")],
)
def test_next_to_nothing_and_next_to_certain_are_said_as_that(share: float, said: str) -> None:
    assert chance(share, 0, "en") == said


@pytest.mark.parametrize("name", plugins())
def test_no_key_is_left_in_the_odds_of_a_game_that_is_played(name: str) -> None:
    game = othersight.new(name, seed=4)
    found = 0
    for _ in range(120):
        for question in list(game.questions):
            for one in question_odds(game, question.seat, "en"):
                found += 1
                assert "(" not in one.text
                assert not any(f"{key} " in one.text for key in one.events if "-" in key)
        if game.outcome or not game.questions:
            break
        question = game.questions[0]
        game.answer(question.options[game.history.length % len(question.options)], question.seat)
    assert found
