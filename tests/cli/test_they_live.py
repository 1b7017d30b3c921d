"""They Live from the command line: play, simulate and replay with its options, seats and secrets."""

import json
import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import othersight as package
from othersight.bots import Observation, player
from othersight.cli.app import application
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from othersight.tui.replay import Showing
from tests.tui.tape import Tape


def othersight(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments), input=typed)


def letters(seed: int, count: int = 4000) -> str:
    chance = random.Random(seed)
    return "".join(f"{chance.choice('aabbcdefg')}\n" for _ in range(count))


# -- play


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "4"],
        ["--players", "5", "--seats", "player-2,player-5", "--difficulty", "very-easy"],
    ],
)
def test_a_whole_game_is_typed_to_its_end(options: list[str]) -> None:
    ask = ("play", "they-live", "--seed", "4", "--machine", "random", *options)
    played = othersight(*ask, typed=letters(4))
    assert played.exit_code == 0, played.output[-2000:]
    assert re.search(r"The (Humans|Invaders) (have )?w(in|on)", played.stdout)
    assert "Type save FILE to keep the replay" in played.stdout
    assert "(they-live-" not in played.stdout


def test_the_machine_takes_the_other_seats() -> None:
    shown = othersight("play", "they-live", "--seed", "4", typed="players\nquit\n")
    assert shown.exit_code == 0
    assert "(Player 5)" in shown.stdout


def test_a_player_that_does_not_exist_is_named_with_those_that_do() -> None:
    asked = othersight("play", "they-live", "--machine", "scripted")
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert asked.stderr.startswith("there is no player scripted; there are: random, novice, ")


def test_a_saved_game_is_gone_on_with_whatever_game_it_is(tmp_path: Path) -> None:
    file = tmp_path / "live.json"
    othersight(
        "play", "they-live", "--seed", "4", "--players", "4", typed=f"a\nsave {file}\nquit\n"
    )
    again = othersight("play", "--load", str(file), "--seat", "player-3", typed="me\nquit\n")
    assert again.exit_code == 0
    assert re.search(r"\(Player 3\)(, leader,)? at ", again.stdout)
    other = othersight("play", "the-others", "--load", str(file))
    assert (other.exit_code, other.stdout) == (2, "")
    assert other.stderr == f"{file} holds a game of they-live; name that game\n"


# -- replay


def played(decisions: int) -> Game:
    """A game with a true and a false claim, some decisions on; without a number, to its end."""
    game = package.new("they-live", seed=12, players=4)
    players = [player("random", "they-live", seat, f"{seat}") for seat in range(4)]
    t = table_of(game)
    game.aside(f"claim person 1 {'invader' if t.people[1].invader else 'human'}", 0)
    game.aside(f"claim person 2 {'human' if t.people[2].invader else 'invader'}", 2)
    game.aside("withdraw 0", 0)
    while game.questions and (not decisions or game.history.length < decisions):
        seat = game.questions[0].seat
        game.answer(players[seat].choose(Observation(game, seat)), seat)
    return game


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("saves") / "finished.json"
    file.write_text(played(0).save())
    return file


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("saves") / "unfinished.json"
    file.write_text(played(60).save())
    return file


def test_the_timeline_of_a_game_under_way_tells_a_seat_no_truth_and_no_others_looks(
    unfinished: Path,
) -> None:
    shown = othersight("replay", str(unfinished), "--timeline", "--seat", "player-2").stdout
    lines = shown.splitlines()
    assert " claims: " in lines[0]
    assert lines[0].startswith("1: ")
    assert lines[2].startswith("3: ")
    assert "takes back" in lines[2]
    assert "rue" not in "".join(lines[:2])
    alone = [line for line in lines if "(only " in line]
    assert len(alone) >= 1
    assert len({re.findall(r"\(only ([^)]*)\)", line)[0] for line in alone}) == 1
    spectator = othersight("replay", str(unfinished), "--timeline").stdout
    assert "(only " not in spectator
    assert " claims: " in spectator


def test_when_the_game_is_over_the_timeline_tells_which_claims_were_true(finished: Path) -> None:
    lines = othersight("replay", str(finished), "--timeline").stdout.splitlines()
    assert lines[0].endswith("True, though the speaker had not seen it.")
    assert lines[1].endswith("Not true; the speaker had not seen it.")
    whole = othersight("replay", str(finished), "--timeline", "--all").stdout
    assert len(set(re.findall(r"\(only ([^)]*)\)", whole))) >= 4


def test_a_timeline_is_data_too(finished: Path) -> None:
    data = json.loads(othersight("replay", str(finished), "--json").stdout)
    first = data["timeline"][0]
    assert (first["step"], first["key"], first["seats"]) == (1, "claim", [])
    assert first["verdict"].startswith("True")


def test_secrets_of_a_game_that_goes_on_need_the_own_seat_by_name(unfinished: Path) -> None:
    refused = othersight("replay", str(unfinished), "--all")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "name your own seat with --seat" in refused.stderr
    own = othersight("replay", str(unfinished), "--seat", "player-2").stdout
    assert "This game goes on: what follows is for the eyes of " in own
    assert othersight("replay", str(unfinished)).stdout.count("Decision ") == 0


def test_an_aside_is_shown_as_such_with_its_speaker(unfinished: Path) -> None:
    shown = othersight("replay", str(unfinished), "--seat", "player-1").stdout
    assert re.search(r"Decision 1, [A-Z].*, without being asked: .* \[claim person 1 ", shown)


def test_the_timeline_and_the_pages_are_at_hand_while_stepping() -> None:
    tape = Tape("timeline", "claims", "goto 40", "knowledge", "help", "quit")
    assert Showing(played(60), 1, False, tape).step_through(0) == 0
    assert "1: " in tape.after("timeline")
    assert "knowledge, votes, assault" in tape.after("help")
    assert "timeline tells who learnt" in tape.after("help")


def test_the_others_has_no_timeline(tmp_path: Path) -> None:
    file = tmp_path / "haven.json"
    file.write_text(package.new("the-others", seed=1).save())
    shown = othersight("replay", str(file), "--timeline")
    assert (shown.exit_code, shown.stdout.startswith("Nothing of the kind")) == (0, True)
