"""`othersight scenario` as a person types it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import othersight as package
from othersight.cli.app import application
from othersight.scenarios import skeleton


def othersight(*arguments: str | Path) -> Result:
    typed = [str(argument) for argument in arguments]
    return CliRunner().invoke(application(typed), typed)


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.scn"
    file.write_text(skeleton("the-others"), "utf-8")
    return file


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    file = tmp_path / "wrong.scn"
    file.write_text(skeleton("the-others").replace("dead.acolyte = 1", "dead.acolyte = 2"), "utf-8")
    return file


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    file = tmp_path / "broken.scn"
    file.write_text(skeleton("the-others").replace('"hit", "corr"', '"hit", "six"'), "utf-8")
    return file


def test_a_scenario_that_holds_ends_with_0(good: Path) -> None:
    ran = othersight("scenario", "run", good)

    assert (ran.exit_code, ran.stdout, ran.stderr) == (0, f"{good}: holds\n", "")


def test_what_differs_is_told_with_its_line_and_ends_with_1(good: Path, wrong: Path) -> None:
    ran = othersight("scenario", "run", good, wrong)
    line = wrong.read_text("utf-8").split("\n").index("dead.acolyte = 2") + 1

    assert ran.exit_code == 1
    assert f"{wrong}:{line}: dead.acolyte: expected 2, found 1\n" in ran.stdout
    assert ran.stdout.endswith("1 of 2 cases hold in 2 files\n")


def test_a_file_that_cannot_be_run_is_refused_in_one_line_and_ends_with_2(broken: Path) -> None:
    ran = othersight("scenario", "run", broken)
    line = next(n for n, t in enumerate(broken.read_text("utf-8").split("\n"), 1) if '"six"' in t)

    assert ran.exit_code == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith(f"{broken}:{line}: no die has a face six; there are: hit, def")
    assert ran.stderr.count("\n") == 1


def test_a_faulty_file_among_others_does_not_stop_them(good: Path, broken: Path) -> None:
    ran = othersight("scenario", "run", broken, good)

    assert ran.exit_code == 2
    assert f"{good}: holds\n" in ran.stdout


def test_json_tells_the_same(good: Path, wrong: Path, broken: Path) -> None:
    ran = othersight("scenario", "run", "--json", good, wrong, broken)
    told = json.loads(ran.stdout)

    assert ran.exit_code == 2
    assert told["holds"] is False
    assert [file["holds"] for file in told["files"]] == [True, False, False]
    difference = told["files"][1]["cases"][0]["differences"][0]
    assert (difference["what"], difference["expected"], difference["found"]) == (
        "dead.acolyte",
        2,
        1,
    )
    assert told["files"][2]["error"]["fault"].startswith("no die has a face six")


def test_json_of_scenarios_that_hold_ends_with_0(good: Path) -> None:
    ran = othersight("scenario", "run", "--json", good)

    assert ran.exit_code == 0
    assert json.loads(ran.stdout)["holds"] is True


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    ran = othersight("scenario", "run", tmp_path / "none.scn")

    assert ran.exit_code == 2
    assert ran.stderr.startswith("cannot read ")
    assert ran.stderr.endswith(": No such file or directory\n")


def test_new_writes_a_scenario_that_holds(tmp_path: Path) -> None:
    file = tmp_path / "mine.scn"

    assert othersight("scenario", "new", file).exit_code == 0
    assert othersight("scenario", "run", file).exit_code == 0


def test_new_without_a_file_prints_the_scenario() -> None:
    assert othersight("scenario", "new").stdout == skeleton("the-others")


def test_a_new_scenario_is_of_the_game_that_is_named(tmp_path: Path) -> None:
    file = tmp_path / "new.scn"

    assert othersight("scenario", "new", "--game", "they-live", file).exit_code == 0
    assert file.read_text("utf-8") == skeleton("they-live")
    assert othersight("scenario", "run", file).exit_code == 0


def test_a_new_scenario_of_an_unknown_game_is_refused_in_one_line(tmp_path: Path) -> None:
    ran = othersight("scenario", "new", "--game", "chess", tmp_path / "new.scn")

    assert ran.exit_code == 2
    assert ran.stderr.strip() == "game is chess; there are: the-others, they-live"
    assert not (tmp_path / "new.scn").exists()


def test_a_saved_game_of_they_live_is_exported(tmp_path: Path) -> None:
    save, file = tmp_path / "game.json", tmp_path / "exported.scn"
    game = package.new("they-live", seed=4, players=4)
    while game.question and game.question.kind != "location":
        game.answer(0, game.question.seat)
    save.write_text(game.save(), "utf-8")

    assert othersight("scenario", "export", save, file).exit_code == 0
    assert othersight("scenario", "run", file).exit_code == 0
    assert 'when = "location"' in file.read_text("utf-8")


def test_new_leaves_an_existing_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.scn"
    file.write_text("mine", "utf-8")

    refused = othersight("scenario", "new", file)

    assert refused.exit_code == 2
    assert "exists already and is left as it is" in refused.stderr
    assert file.read_text("utf-8") == "mine"


def test_new_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused = othersight("scenario", "new", tmp_path / "none" / "mine.scn")

    assert refused.exit_code == 2
    assert refused.stderr.startswith("cannot write ")


def test_export_writes_a_scenario_of_a_saved_game_that_holds(tmp_path: Path) -> None:
    game = package.new("the-others", seed=5)
    for _ in range(12):
        game.answer(0)
    save, file = tmp_path / "game.json", tmp_path / "exported.scn"
    save.write_text(game.save(), "utf-8")

    assert othersight("scenario", "export", save, file).exit_code == 0
    assert othersight("scenario", "run", file).exit_code == 0
    assert othersight("scenario", "export", save).stdout == file.read_text("utf-8")


def test_export_leaves_an_existing_file_alone(tmp_path: Path) -> None:
    save, file = tmp_path / "game.json", tmp_path / "mine.scn"
    save.write_text(package.new("the-others", seed=5).save(), "utf-8")
    file.write_text("mine", "utf-8")

    assert othersight("scenario", "export", save, file).exit_code == 2
    assert file.read_text("utf-8") == "mine"


RIGHT = "; SAVE must be the file of a saved game, as in: othersight scenario export game.json mine.scn\n"


@pytest.mark.parametrize("text", ["", "{}", "no save", '{"othersight": 9}'])
def test_export_refuses_what_is_no_save_in_one_line(tmp_path: Path, text: str) -> None:
    save = tmp_path / "game.json"
    save.write_text(text, "utf-8")

    refused = othersight("scenario", "export", save)

    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith(f"{save}: ")
    assert refused.stderr.endswith(RIGHT)
    assert refused.stderr.count("\n") == 1


def test_export_refuses_a_save_that_is_not_there(tmp_path: Path) -> None:
    refused = othersight("scenario", "export", tmp_path / "none.json")

    assert refused.exit_code == 2
    assert refused.stderr.startswith("cannot read ")
    assert refused.stderr.endswith(RIGHT)


def test_export_without_arguments_says_what_to_name() -> None:
    refused = othersight("scenario", "export")

    assert refused.exit_code == 2
    assert refused.stderr == (
        "SAVE is missing: name the file of a saved game, as in: "
        "othersight scenario export game.json mine.scn\n"
    )


def test_export_says_that_a_scenario_is_no_save(tmp_path: Path) -> None:
    file = tmp_path / "mine.scn"
    assert othersight("scenario", "new", file).exit_code == 0

    refused = othersight("scenario", "export", file, tmp_path / "game.json")

    assert refused.exit_code == 2
    assert refused.stderr == f"{file} is a scenario already{RIGHT}"
    assert not (tmp_path / "game.json").exists()
