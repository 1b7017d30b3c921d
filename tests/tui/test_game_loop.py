"""What a person can type at the table, and what comes of it."""

from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight.bots import player
from othersight.kernel.codec import state_hash
from othersight.kernel.game import Game
from othersight.tui.answers import label
from othersight.tui.game_loop import Sitting
from othersight.tui.kept import MOST, Keeper, kept_games
from tests.games.the_others.play import at, monster, play
from tests.tui.tape import Tape


def sitting(game: Game, *typed: str, people: tuple[int, ...] = (1,)) -> Sitting:
    machines = {
        seat: player("random", game="the-others", seat=seat, seed=1)
        for seat in range(len(game.seats))
        if seat not in people
    }
    return Sitting(game, people, machines, Tape(*typed))


def said(seated: Sitting) -> str:
    assert isinstance(seated.screen, Tape)
    return seated.screen.text


def after(seated: Sitting, typed: str) -> str:
    assert isinstance(seated.screen, Tape)
    return seated.screen.after(typed)


def one_decision(game: Game, *typed: str) -> Sitting:
    """The person is asked once and types these lines."""
    seated = sitting(game, *typed)
    seated.person_decides(game.questions[0])
    return seated


def turn(**position: Any) -> Game:
    """Leah in the middle of a quiet board, at her main decision."""
    return at(hero="leah", heroes={"leah": {"space": "e"}}, **position)


def where(game: Game) -> str:
    table: Any = game.table
    return str(table.config.city.name[table.heroes[0].space])


@pytest.mark.parametrize("typed", ["a", "move 8", "MOVE 8", "move e/nw", "north-west"])
def test_an_option_is_chosen_by_letter_notation_name_or_words(typed: str) -> None:
    game = turn()
    assert game.question
    expected = game.question.texts[0]
    number = expected.split()[1]
    seated = one_decision(game, typed.replace("8", number))
    assert seated.game.history.list()[-1] == (1, ("move", int(number)))


def test_words_that_fit_several_options_are_answered_with_their_letters() -> None:
    seated = one_decision(turn(), "move", "a")
    assert "More than one option fits: a, b, c, d." in after(seated, "move")


def test_a_letter_that_no_option_has_is_no_answer() -> None:
    seated = one_decision(turn(), "k", "end")
    assert 'I do not understand "k"' in after(seated, "k").splitlines()[0]


def test_options_have_letters_that_are_neither_numbers_nor_words() -> None:
    found = [label(at) for at in range(60)]
    assert found[:3] == ["a", "b", "c"]
    assert found[24:27] == ["z", "a2", "b2"]
    assert len(set(found)) == 60
    assert "q" not in found


@pytest.mark.parametrize(
    "typed", ["a" * 200_000, "why " + "b" * 9000, "card " + "c" * 9000, "²", "x\0y"]
)
def test_nonsense_of_any_length_is_only_not_understood(typed: str) -> None:
    seated = sitting(turn(), typed, "end")
    seated.person_decides(seated.game.questions[0])
    assert seated.game.history.list()[-1] == (1, ("end",))


@pytest.mark.parametrize("typed", ["1", "5", "77"])
def test_a_number_is_never_taken_for_an_option(typed: str) -> None:
    seated = one_decision(turn(), typed, "end")
    assert "Numbers are those of Spaces. Options have letters, a to e" in said(seated)
    assert seated.game.history.list()[-1] == (1, ("end",))


def test_an_option_that_is_not_open_is_answered_with_the_reason_and_its_rule() -> None:
    seated = one_decision(turn(), "fight", "end")
    first = after(seated, "fight").splitlines()[0]
    assert first == "There is no Monster in Leah's Space to fight. (rule TO-FIGHT-04)"


def test_why_names_the_condition_or_the_letter_of_the_option() -> None:
    seated = one_decision(turn(), "why cleanse", "why end", "why", "why 99", "why move a", "end")
    assert "TO-CLEANSE-09" in after(seated, "why cleanse").splitlines()[0]
    assert after(seated, "why end").splitlines()[0] == "Nothing forbids it: it is option e."
    assert after(seated, "why").startswith("Name what you want to do")
    assert "letters, a to e" in after(seated, "why 99").splitlines()[0]
    assert "TO-MOVE-02" in after(seated, "why move a").splitlines()[0]


def first_after(seated: Sitting, typed: str) -> str:
    return after(seated, typed).splitlines()[0]


def test_why_understands_whatever_an_answer_understands() -> None:
    asked = [
        "why end the turn",
        "why north-west",
        "why fight the acolyte",
        "why move",
        "why Move 1",
    ]
    seated = one_decision(turn(monsters=[monster("acolyte", "e")]), *asked, "end")
    assert first_after(seated, "why end the turn") == "Nothing forbids it: it is option f."
    assert first_after(seated, "why north-west") == "Nothing forbids it: it is option a."
    assert first_after(seated, "why fight the acolyte") == "Nothing forbids it: it is option e."
    assert first_after(seated, "why move") == "Nothing forbids it: options a, b, c, d are open."


def test_a_place_that_is_named_is_not_taken_for_another_that_is_like_it() -> None:
    game = turn()  # the Streets around E are named after the Districts beside them
    seated = one_decision(game, "move f", "why move f", "end")
    for typed in ("move f", "why move f"):
        assert "One step does not lead from Leah's Space to F" in first_after(seated, typed)


def test_a_monster_named_by_its_kind_is_one_that_can_be_chosen() -> None:
    game = turn(monsters=[monster("acolyte", "a"), monster("acolyte", "e")])
    play(game, "fight", "mean no", "corruption no", dice=["blank"] * 2 + ["hit"] * 3)
    there = game.questions[0].options[0]
    seated = one_decision(game, "hit acolyte")
    assert seated.game.history.list()[-1] == (1, there)


def test_yes_and_no_are_answers_and_why_knows_them() -> None:
    game = play(turn(monsters=[monster("acolyte", "e")]), "fight", "mean no")
    seated = one_decision(game, "why yes", "why no", "no")
    assert first_after(seated, "why yes") == "Nothing forbids it: it is option b."
    assert first_after(seated, "why no") == "Nothing forbids it: it is option a."
    assert seated.game.history.list()[-1] == (1, ("corruption", "no"))


def test_why_does_not_invent_a_reason_for_nonsense() -> None:
    seated = one_decision(turn(), "why bananas", "why acolyte", "why move bananas", "end")
    for nonsense in ("bananas", "acolyte"):
        first = first_after(seated, f"why {nonsense}")
        assert first.startswith(f'I do not understand "{nonsense}".')
        assert "again shows the options" in first
    assert "There is no such Space on this map" in first_after(seated, "why move bananas")


def test_rules_are_found_by_words_where_no_id_is_given() -> None:
    seated = one_decision(turn(), "rule line of sight", "rule fire", "rule foo", "end")
    assert 'rules contain "line of sight"' in first_after(seated, "rule line of sight")
    assert "TO-RANGED-03" in after(seated, "rule line of sight")
    assert "The first 10:" in first_after(seated, "rule fire")
    assert first_after(seated, "rule foo").startswith('No rule of this game has the id "foo"')


@pytest.mark.parametrize("typed", ["x", "-3", "²", "3 4"])
def test_a_number_of_log_lines_that_is_none_is_refused(typed: str) -> None:
    seated = one_decision(turn(), f"log {typed}", "end")
    assert first_after(seated, f"log {typed}").startswith(f'"{typed}" is no number of lines.')


def test_a_mission_on_the_card_page_has_its_number() -> None:
    seated = one_decision(turn(), "card clear the hive", "end")
    assert "Remove 3 Pentagram tokens" in after(seated, "card clear the hive")


def test_the_seed_is_told_at_the_start() -> None:
    seated = sitting(othersight.new("the-others", seed="seven"))
    seated.play()
    assert "Seed seven: " in said(seated)


def test_looking_decides_nothing() -> None:
    game = turn()
    before = state_hash(game)
    looks = ["board", "map", "list", "space 5", "heroes", "hero leah", "story", "sins", "cards"]
    looks += ["hand", "log", "log 3", "log x", "rule", "rule TO-FIGHT-07", "rule XX", "help", "?"]
    looks += ["card cursed fate", "card", "card zzz", "card the", "again", ""]
    seated = sitting(game, *looks)
    seated.play()
    assert state_hash(seated.game) == before
    assert "does not understand" not in said(seated)


def test_a_card_is_shown_with_its_moment_text_and_quote() -> None:
    seated = one_decision(turn(), "card cursed fate", "end")
    lines = after(seated, "card cursed fate").splitlines()
    assert lines[0] == "CURSED FATE"
    assert lines[1].strip() == "After a roll: Fight, Cleanse or check"
    assert len(lines) >= 4


def test_a_rule_is_shown_and_without_an_id_that_of_the_question() -> None:
    seated = one_decision(turn(), "rule to-fight-07", "rule", "rule to-figth-07", "end")
    assert after(seated, "rule to-fight-07").startswith("TO-FIGHT-07")
    assert after(seated, "rule").startswith("TO-TIME-08")
    assert "did you mean TO-FIGHT-07" in after(seated, "rule to-figth-07").splitlines()[0]


def test_the_hand_of_the_sins_player_is_a_number_for_the_others() -> None:
    game = turn(hand=["hate", "cursed-fate"])
    assert "holds 2 cards, hidden from you" in said(one_decision(game, "hand", "end"))
    assert "CURSED FATE" not in said(one_decision(turn(hand=["cursed-fate"]), "hand", "log", "end"))


def test_looking_at_a_hero_does_not_choose_him_as_the_successor() -> None:
    game = at(
        hero="leah",
        heroes={"leah": {"space": "e", "wounds": [1, 2, 3, 4]}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, next(text for text in game.questions[0].texts if text.startswith("move")))
    assert game.questions[0].kind == "successor"
    seated = one_decision(game, "hero karl", "hero 6")
    assert after(seated, "hero karl").startswith("Karl: in the Reserve.")
    assert seated.game.history.list()[-1] == (1, ("hero", 6))


# -- undo


def test_a_step_without_chance_is_taken_back() -> None:
    game = turn()
    before = state_hash(game)
    seated = one_decision(game, "a")
    assert where(seated.game) != "e"
    assert seated.take_back(1)
    assert state_hash(seated.game) == before
    assert "nothing of yours lies before it" in said(seated)


def test_several_decisions_are_taken_back_one_by_one_and_the_reach_is_told() -> None:
    game = turn()
    before = state_hash(game)
    seated = one_decision(game, "a")
    seated.screen.type(["a"])  # type: ignore[attr-defined]
    seated.person_decides(seated.game.questions[0])
    assert seated.take_back(1)
    assert "One more could be" in said(seated)
    assert seated.take_back(1)
    assert state_hash(seated.game) == before
    assert not seated.take_back(1)
    assert "nothing to take back" in said(seated)


def test_nobody_goes_back_behind_a_roll() -> None:
    game = turn(spaces={"e": {"fire": 1}})
    seated = one_decision(game, "a")
    kept = state_hash(seated.game)
    assert not seated.take_back(1)
    assert state_hash(seated.game) == kept
    assert "dice were rolled" in said(seated)


def test_nobody_goes_back_behind_the_decision_of_another_seat() -> None:
    game = turn(reactions=1, monsters=[monster("acolyte", "a")])
    seated = one_decision(game, "end")
    assert seated.game.questions[0].kind == "reaction"
    seated.game.answer("pass")
    assert not seated.take_back(1)
    assert "somebody else has decided since" in said(seated)


def test_how_far_one_can_go_back_does_not_tell_whether_the_other_had_a_choice() -> None:
    reaches = []
    for hand in (["for-our-master"], ["hate"]):
        game = turn(monsters=[monster("acolyte", "e")], hand=hand)
        seated = one_decision(game, "fight")
        seated.next_decision()
        assert seated.game.questions[0].kind == "start-of-fight-card"
        seated.game.answer("pass")
        reaches.append(seated.undo.obstacle(1, seated.game))
    assert reaches == ["others", "others"]


# -- keeping a game


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    game = othersight.new("the-others", seed=4)
    seated = sitting(game, "a", "a", f"save {tmp_path}/game.json", "quit")
    assert seated.play() == 0
    again = othersight.load((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert state_hash(again) == state_hash(seated.game)
    assert "Goodbye." in said(seated)


def test_leaving_unsaved_says_how_to_keep_a_game() -> None:
    seated = sitting(othersight.new("the-others", seed=4), "quit")
    assert seated.play() == 0
    assert "This game was not saved" in said(seated)


def test_quit_with_a_file_keeps_the_game(tmp_path: Path) -> None:
    seated = sitting(othersight.new("the-others", seed=4), f"quit {tmp_path}/kept.json")
    assert seated.play() == 0
    assert (tmp_path / "kept.json").exists()


def test_quit_with_a_file_that_cannot_be_written_stays(tmp_path: Path) -> None:
    seated = sitting(othersight.new("the-others", seed=4), f"quit {tmp_path}/no/kept.json", "quit")
    assert seated.play() == 0
    assert "Cannot write" in said(seated)


def test_the_end_of_the_input_ends_politely() -> None:
    assert sitting(othersight.new("the-others", seed=4)).play() == 0


def test_an_interrupt_ends_politely_with_its_own_status() -> None:
    seated = sitting(othersight.new("the-others", seed=4), "^C")
    assert seated.play() == 130
    assert "This game was not saved" in said(seated)


def test_save_without_a_name_asks_for_one() -> None:
    assert "Name a file" in said(one_decision(turn(), "save", "end"))


# -- several people


def test_the_keyboard_is_handed_over_between_people_with_nothing_left_in_sight() -> None:
    game = othersight.new("the-others", seed=4, heroes=["leah", "rose", "karl"])
    seated = sitting(game, "", "a", "a", "a", "", "a", people=(0, 1))
    seated.play()
    lines = said(seated).splitlines()
    first = lines.index(
        "The keyboard goes to the Sins Player. Press Enter when nobody else is looking."
    )
    second = lines.index(
        "The keyboard goes to Hero Player 1 (Leah, Rose and Karl). "
        "Press Enter when nobody else is looking."
    )
    assert first < second
    assert lines[second - 60 : second] == [""] * 60
    assert any("Sin cards drawn" in line for line in lines[first:second])
    heroes_see = lines[second:]
    assert not any("Sin cards drawn" in line for line in heroes_see)
    assert any("The Sins Player draws 5 Sin cards" in line for line in heroes_see)


def test_with_several_people_a_single_option_is_asked_too() -> None:
    game = turn(hand=["hate"], monsters=[monster("acolyte", "e")])
    play(game, "fight", "mean no")
    assert game.question
    assert (game.question.seat, len(game.question.options)) == (0, 1)
    seated = sitting(game, "", "a", people=(0, 1))
    seated.next_decision()
    assert "Play no card" in said(seated)
    assert "Only one thing is possible" not in said(seated)


def test_alone_a_single_option_passes_by_itself_and_is_told() -> None:
    game = turn(hand=["hate"], monsters=[monster("acolyte", "e")])
    play(game, "fight", "mean no")
    seated = sitting(game, people=(0,))
    seated.next_decision()
    assert "Only one thing is possible: Play no card" in said(seated)
    assert seated.game.history.list()[-1] == (0, ("pass",))


def test_the_machine_alone_plays_to_the_end() -> None:
    seated = sitting(othersight.new("the-others", seed=4), people=())
    assert seated.play() == 0
    assert seated.game.outcome
    assert "has won" in said(seated) or "have won" in said(seated)


def test_lines_are_folded_to_the_width_of_the_terminal() -> None:
    tape = Tape(width=40)
    tape.line("one two three four five six seven eight nine ten", hang=2)
    assert all(len(line) <= 40 for line in tape.text.splitlines())
    tape.lines(["[1]" + "-" * 60 + "[2]"])
    assert tape.said[-1].startswith("[1]---")


def test_a_file_is_replaced_only_after_a_yes(tmp_path: Path) -> None:
    file = tmp_path / "haven.json"
    file.write_text("something else")
    seated = one_decision(turn(), f"save {file}", "no", "end")
    assert "Type yes to replace it" in after(seated, f"save {file}")
    assert "Nothing was saved." in said(seated)
    assert file.read_text() == "something else"
    seated = one_decision(turn(), f"save {file}", "yes", "end")
    assert file.read_text() != "something else"


def test_a_game_left_in_the_middle_is_kept_and_one_that_was_saved_is_not(tmp_path: Path) -> None:
    seated = sitting(turn(), "^C")
    seated.keeper = Keeper(tmp_path, "random")
    assert seated.play() == 130
    (kept,) = kept_games(tmp_path)
    assert (kept.game, kept.people, kept.machine) == ("the-others", (1,), "random")
    assert state_hash(othersight.load(kept.save)) == state_hash(seated.game)
    assert said(seated).endswith("othersight play offers it the next time.")
    seated = sitting(turn(), f"save {tmp_path}/game.txt", "quit")
    seated.keeper = Keeper(tmp_path, "random", kept.file)
    assert seated.play() == 0
    assert kept_games(tmp_path) == []


def test_of_many_kept_games_the_newest_come_first_and_damaged_ones_are_left_out(
    tmp_path: Path,
) -> None:
    for number in range(MOST + 3):
        assert Keeper(tmp_path, str(number)).keep(turn(), (1,))
    (tmp_path / "game-99.json").write_text("[[[")
    (tmp_path / "game-98.json").write_text('{"game": "x"}')
    assert [kept.machine for kept in kept_games(tmp_path)][:2] == ["12", "11"]
    assert len(list(tmp_path.iterdir())) == MOST + 2


def test_what_cannot_be_kept_is_told_as_before(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("in the way")
    seated = sitting(turn(), "quit")
    seated.keeper = Keeper(tmp_path / "kept", "random")
    assert seated.play() == 0
    assert said(seated).endswith("quit FILE saves and leaves.")


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_a_page_of_one_space_without_a_name_says_what_to_type(game: str) -> None:
    asked = othersight.new(game, seed=3)
    people = tuple(range(len(asked.seats)))
    seated = sitting(asked, "", "space", "space nowhere", "quit", people=people)
    seated.play()
    assert "such as: space 14" in after(seated, "space")
    assert '"nowhere"' in after(seated, "space nowhere")
    assert '""' not in said(seated)
