"""Several people at one keyboard: nobody reads another's secrets (TL-HIDDEN-08, TL-HIDDEN-09, TL-HIDDEN-11)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight.bots import Observation, Player, player
from othersight.kernel.game import Game
from othersight.tui.game_loop import Sitting
from othersight.tui.keyboard import Keyboard
from othersight.tui.queries import show_entries
from tests.games.they_live.play import at, person
from tests.tui.tape import Tape
from tests.tui.typist import PASSED, Typist, overlay_of


def seated(game: Game, screen: Any, people: tuple[int, ...]) -> Sitting:
    name = game.definition.name
    machines = {
        seat: player("random", game=name, seat=seat, seed=f"m{seat}")
        for seat in range(len(game.seats))
        if seat not in people
    }
    sitting = Sitting(game, people, machines, screen)
    if isinstance(screen, Typist):
        screen.sitting = sitting
    return sitting


def table(seed: int = 5, **options: Any) -> Game:
    return othersight.new("they-live", seed=seed, **{"players": 4, **options})


def typed(*lines: str, people: tuple[int, ...] = (0, 1), seed: int = 5) -> Tape:
    tape = Tape(*lines)
    seated(table(seed), tape, people).play()
    return tape


@pytest.mark.parametrize(("seed", "step"), [(5, 3), (6, 7)])
def test_two_people_type_a_whole_game_and_neither_reads_the_others_secrets(
    seed: int, step: int
) -> None:
    screen = Typist(step)
    sitting = seated(table(seed), screen, (0, 1))
    assert sitting.play() == 0
    assert sitting.game.outcome in ("humans", "invaders")
    assert screen.passed > 20
    assert "\n" * 60 in "\n".join(screen.screenful), "the last screen was not cleared"


def storming(seed: int, players: Sequence[Player]) -> Game:
    """A game at the beginning of its Final Assault, or over where it was never called."""
    game = table(seed, difficulty="very-easy")
    while game.questions and not game.view(-1)["assault"]:
        seat = game.questions[0].seat
        game.answer(players[seat].choose(Observation(game, seat)), seat)
    return game


def test_four_people_share_the_final_assault_with_its_secret_answers() -> None:
    advisers = [player("regular", "they-live", seat, f"a{seat}") for seat in range(4)]
    game = next(game for seed in range(3, 30) if (game := storming(seed, advisers)).questions)
    screen = Typist(players=advisers)
    sitting = seated(game, screen, (0, 1, 2, 3))
    assert sitting.play() == 0
    assert sitting.game.outcome
    asked = [option for _, option in sitting.game.history.list() if option == ("go-on",)]
    assert len(asked) >= 4
    assert screen.passed > len(asked)


def test_whoever_has_looked_through_the_lenses_is_invited_to_speak_of_it() -> None:
    game = at("action", people={0: {"glasses": 1}})
    tape = Tape("stay", "inspect billboards", "quit")
    seated(game, tape, (0,)).play()
    assert "You alone have seen this." in tape.after("inspect billboards")
    assert "You alone have seen this." not in tape.text.split("> inspect billboards")[0]


def test_the_reader_over_the_shoulder_would_notice_a_line_told_to_the_wrong_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def to_the_other(keyboard: Keyboard, game: Game, seat: int) -> None:
        show_entries(game, 1 - seat if seat >= 0 else seat, keyboard.screen, 0)

    monkeypatch.setattr(Keyboard, "tell_news", to_the_other)
    with pytest.raises(AssertionError, match="seat [01] reads"):
        seated(table(), Typist(), (0, 1)).play()


def test_the_reader_over_the_shoulder_would_notice_a_screen_that_is_not_cleared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Typist, "clear", lambda screen: None)
    with pytest.raises(AssertionError, match="the screen was not cleared"):
        seated(table(), Typist(), (0, 1)).play()


def test_each_person_reads_the_own_overlay_and_nobody_elses() -> None:
    game = table()
    while game.questions[0].kind != "action" or game.questions[0].seat != 0:
        game.answer(len(game.questions[0].options) - 1)
    tape = Tape("", "me", "player 2", "quit")
    seated(game, tape, (0, 1)).play()
    assert overlay_of(game, 0) in tape.after("me").split("> player 2")[0]
    shown = tape.after("player 2")
    assert "Human or Invader: you do not know." in shown
    assert "hidden from you" in shown
    assert shown.rstrip().endswith("quit FILE saves and leaves.")


def test_a_single_person_is_never_asked_to_pass_the_keyboard() -> None:
    tape = typed(*["a"] * 30, people=(2,))
    assert PASSED not in tape.text
    assert "You are " in tape.text


def test_leaving_clears_the_screen_of_whoever_had_it() -> None:
    tape = typed("", "quit")
    goodbye = tape.said.index(next(line for line in tape.said if "was not saved" in line))
    assert tape.said[goodbye - 61 : goodbye] == [""] * 61


def test_the_seed_of_a_game_of_secrets_is_told_when_it_is_over() -> None:
    assert "Seed " not in typed("", "quit").text
    tape = Tape()
    seated(table(), tape, ()).play()
    assert tape.text.count("Seed 5: ") == 1


# -- without being asked


def test_a_claim_is_made_told_undone_made_again_and_taken_back() -> None:
    tape = typed("", "claim person player 2 invader", "claims", "undo", "claims", "quit")
    first = tape.text.split("> claims")[1]
    assert first.lstrip().startswith("No. 0, set-up, ")
    assert tape.after("claims").startswith("Nobody has claimed anything yet.")
    tape = typed("", "claim card first aid kit clean", "withdraw 0", "claims", "withdraw 0", "quit")
    assert "(Taken back.)" in tape.after("claims").splitlines()[0]
    assert "(rule TL-HIDDEN-07)" in tape.after("withdraw 0").splitlines()[0]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("claim", "TL-TIME-06"),
        ("claim person nobody human", "TL-TIME-06"),
        ("claim billboard 1 obey", "TL-TIME-06"),
        ("claim deposit 9 many", "TL-TIME-06"),
        ("withdraw", "TL-HIDDEN-07"),
        ("withdraw 3", "TL-HIDDEN-07"),
        ("use nothing at all", "TL-TIME-11"),
    ],
)
def test_a_claim_that_is_none_is_refused_in_one_line_with_its_rule(line: str, rule: str) -> None:
    said = typed("", line, "quit").after(line).splitlines()
    assert said[0].endswith(f"(rule {rule})")
    assert said[1] == "> quit"


def test_asides_lists_what_needs_no_question() -> None:
    tape = typed("", "claim person player 1 human", "asides", "quit")
    assert "claim billboard SPACE MESSAGE" in tape.after("asides")
    assert "withdraw 0: No. 0, set-up" in tape.after("asides")


def test_somebody_who_is_not_asked_gets_the_keyboard_to_speak_and_gives_it_back() -> None:
    tape = typed("", "keyboard player-2", "", "claim person player 2 human", "", "claims", "quit")
    passes = [line for line in tape.said if line.startswith(PASSED)]
    assert [line.split("(")[1][:8] for line in passes] == ["Player 1", "Player 2", "Player 1"]
    assert "Player 2" in tape.after("claims").splitlines()[0]


def test_the_keyboard_goes_only_to_people_who_sit_at_it() -> None:
    tape = typed("", "keyboard player-3", "keyboard", "quit")
    assert tape.text.count("Name whose turn to speak it is: player-2.") == 2
    assert "Nobody else sits at this keyboard." in typed("keyboard player-2", people=(0,)).text


# -- keeping a game


def test_a_save_says_that_it_holds_secrets(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    tape = typed("", f"save {file}", "quit")
    assert "The file holds the secrets of every seat" in tape.text
    again = othersight.load(file.read_text(encoding="utf-8"))
    assert again.definition.name == "they-live"


def test_nobody_takes_back_what_another_has_done_or_what_has_come_to_light() -> None:
    tape = typed("", "a", "", "undo", "a", "quit")
    assert "somebody else has decided since" in tape.after("undo").splitlines()[0]


def test_a_single_use_card_is_used_by_name_without_being_asked() -> None:
    game = at("action", people={0: {"bag": ["first-aid-kit"], "damage": 3}})
    tape = Tape("asides", "use first aid kit", "yourself", "quit")
    sitting = seated(game, tape, (0,))
    sitting.play()
    assert "FIRST AID KIT" in tape.after("asides").splitlines()[0]
    assert person(sitting.game, 0).damage == 0
