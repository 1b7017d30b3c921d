"""`othersight play` as a person types it."""

import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from othersight.cli.app import application


def othersight(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments), input=typed)


def letters(seed: int, count: int = 6000) -> str:
    """Letters as somebody types who tries his luck: some of them are no option's."""
    chance = random.Random(seed)
    return "".join(f"{chance.choice('aabbcdefg')}\n" for _ in range(count))


def told(result: Result) -> str:
    """The one line of a refusal."""
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


def test_the_opening_tells_the_story_who_you_are_the_mission_and_how_to_get_help() -> None:
    shown = othersight("play", "the-others", "--seed", "5")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("HAVEN' S LAST STAND\n")
    assert "You are Hero Player 1 (Karl, Leah and Thorley)." in shown.stdout
    assert "Mission 1 of 3, GEAR UP!: Gain 3 Upgrades" in shown.stdout
    assert "Type help for all commands" in shown.stdout
    assert "Your decision (TO-TIME-04). Who goes first in this Round?\n  a. Karl" in shown.stdout
    assert shown.stdout.endswith("quit FILE saves and leaves.\n")


@pytest.mark.parametrize(
    ("options", "seed"),
    [
        (["--seat", "heroes-1"], 1),
        (["--seat", "sins", "--story", "the-darkness-within", "--sin", "sloth"], 2),
        (["--seats", "all", "--hero-players", "2", "--story", "battleground-of-souls"], 3),
    ],
)
def test_a_whole_game_is_played_by_letters_typed_at_random(options: list[str], seed: int) -> None:
    played = othersight("play", "the-others", "--seed", str(seed), *options, typed=letters(seed))
    assert played.exit_code == 0, played.output[-2000:]
    assert re.search(r"\n(The Heroes have|The Sins Player has) won\.\n\d+ Rounds?, ", played.stdout)
    assert "Type save FILE to keep the replay" in played.stdout
    assert "(the-others-" not in played.stdout


def test_a_hero_player_never_reads_what_only_the_sins_player_may() -> None:
    looks = "hand\nlog 500\nlist\nhero karl\nsins\ncards\n" + letters(4, 300)
    story = ["--story", "the-darkness-within", "--seed", "4"]
    heroes = othersight("play", "the-others", *story, typed=looks).stdout
    sins = othersight("play", "the-others", *story, "--seat", "sins", typed=looks).stdout
    for secret in ("Sin cards drawn:", "has the Dark Past", "Apocalypse cards drawn:"):
        assert secret not in heroes
    assert "Sin cards drawn:" in sins


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (othersight("play", "--seed", "9", typed=letters(5, 200)) for _ in range(2))
    assert one.stdout == other.stdout


def test_a_saved_game_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "haven.json"
    first = othersight("play", "--seed", "9", typed=f"a\nsave {file}\nquit\n")
    assert f"Saved in {file}." in first.stdout
    second = othersight("play", "--load", str(file), typed="quit\n")
    assert second.exit_code == 0
    question = re.findall(r"Your decision .*", first.stdout)[-1]
    assert question in second.stdout
    assert "Round 1" in second.stdout


def test_the_machine_can_play_alone() -> None:
    watched = othersight("play", "--seats", "none", "--machine", "random", "--seed", "3")
    assert watched.exit_code == 0
    assert " won." in watched.stdout


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["the-other"], "there is no game the-other; there are: the-others"),
        (["--story", "x"], "there is no story x; there are: havens-last-stand, "),
        (["--sin", "no-such-sin"], "there is no sin no-such-sin; there are: pride, sloth"),
        (["--acolyte", "x"], "there is no acolyte x; there are: doctor, "),
        (["--map", "c"], "there is no map c; there are: a, b"),
        (
            ["--map", "no-such-file"],
            "no-such-file is no map; give a, b, random, or the name of a map file",
        ),
        (["--edition", "x"], "there is no edition x; there are: final, draft"),
        (["--hero-players", "7"], "7 is no number of Hero Players; one to four people play"),
        (["--heroes", "leah,rose"], "2 different Heroes are named; with these Hero Players 3"),
        (["--heroes", "leah,rose,x"], "there is no hero x; there are: leah, "),
        (["--seat", "x"], "there is no seat x; there are: sins, heroes-1, all, none"),
        (["--seats", "sins,x"], "there is no seat x; there are: sins, heroes-1, all, none"),
        (["--seat", "sins", "--seats", "all"], "give --seat or --seats, not both"),
        (["--players", "5"], "the-others has no option --players; it has --story, --map, --sin, "),
        (
            ["they-live", "--sin", "pride"],
            "they-live has no option --sin; it has --players, --diffi",
        ),
        (["they-live", "--players", "3"], "3 is no number of players; four, five or six play"),
        (["they-live", "--players", "0"], "0 is no number of players; four, five or six play"),
        (["they-live", "--difficulty", "x"], "there is no difficulty x; there are: very-easy, "),
        (["they-live", "--difficulty", ""], "there is no difficulty ; there are: very-easy, "),
        (["they-live", "--seat", "sins"], "there is no seat sins; there are: player-1, player-2, "),
        (["--machine", "x"], "there is no player x; there are: "),
        (["--load", "no-such-file"], "cannot read no-such-file: No such file or directory"),
        (["--load", "x", "--sin", "pride"], "a saved game has its set-up and its seed already"),
    ],
)
def test_a_wrong_word_is_refused_in_one_line(arguments: list[str], line: str) -> None:
    assert told(othersight("play", *arguments)).startswith(line)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[:200],
        lambda text: "[1, 2]",
        lambda text: text.replace('"othersight":1', '"othersight":99'),
        lambda text: text.replace('"used":', '"Used":').replace("turn", "tern"),
        lambda text: "[" * 100_000,
    ],
)
def test_a_damaged_save_is_refused_in_one_line(tmp_path: Path, damage: object) -> None:
    file = tmp_path / "haven.json"
    othersight("play", "--seed", "9", typed=f"save {file}\nquit\n")
    assert callable(damage)
    file.write_text(damage(file.read_text()))
    wrong = told(othersight("play", "--load", str(file)))
    assert wrong.startswith(f"{file}: this save cannot be loaded: ")


def test_a_map_of_ones_own_can_be_played(tmp_path: Path) -> None:
    shipped = Path(__file__).resolve().parents[2] / "src/othersight/games/the_others/content/maps"
    file = tmp_path / "mine.toml"
    file.write_text((shipped / "havens-last-stand-b.toml").read_text())
    shown = othersight("play", "--map", str(file), "--seed", "1", typed="map\nquit\n")
    assert shown.exit_code == 0
    assert "[0]-----" in shown.stdout


def test_a_faulty_map_is_refused_with_the_line_of_its_fault(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('story = "havens-last-stand"\nlayout = """\nSE XX\n"""\n')
    line = told(othersight("play", "--map", str(file)))
    assert line.startswith(f"{file}:3: ")
    assert "XX" in line
