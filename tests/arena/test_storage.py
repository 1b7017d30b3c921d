"""The file of results: begun, gone on with, damaged, full, or somebody else's."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from othersight.arena.recovery import rescue
from othersight.arena.results import Row
from othersight.arena.storage import Results
from othersight.kernel.errors import DamagedFile, OthersightError

ASKED: dict[str, Any] = {"game": "the-others", "seed": "1", "settings": {"": {}}}


def row(number: int, setting: str = "") -> Row:
    facts = {"deaths": [["rose", "abomination", number]], "padding": "x" * 400}
    pairing = {"heroes": "random", "sins": "random"}
    return Row(number, setting, f"1/{number}", pairing, {"map": "a"}, "sins", 4, 99, facts)


def filled(path: Path, count: int = 200) -> Path:
    with Results(path, ASKED) as results:
        for number in range(count):
            results.add(row(number))
    return path


def test_games_come_back_as_they_were_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    with Results(tmp_path / "r", ASKED) as results:
        for number in (2, 0, 1):
            results.add(row(number))
    with Results(tmp_path / "r", ASKED) as results:
        assert results.rows() == [row(0), row(1), row(2)]
        assert results.done() == {(0, ""), (1, ""), (2, "")}
        assert results.description() == ASKED


def test_a_game_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    other = Row(0, "", "1/0", {}, {}, "heroes", 1, 1, {})
    with Results(tmp_path / "r", ASKED) as results:
        results.add(row(0))
        results.add(other)
        assert results.rows() == [row(0)]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": "2"}, "was begun with seed 1, this run has 2"),
        ({"settings": {"": {"a": 1}}}, 'was begun with settings {"": {}}, this run has {"": {"a"'),
        ({"rules": "2"}, "was begun with rules null, this run has 2"),
    ],
)
def test_another_run_is_refused_with_the_difference(
    tmp_path: Path, changed: dict[str, Any], said: str
) -> None:
    filled(tmp_path / "r", 3)
    with pytest.raises(OthersightError) as refused:
        Results(tmp_path / "r", {**ASKED, **changed})
    assert said in str(refused.value)
    with Results(tmp_path / "r", ASKED) as results:
        assert len(results.rows()) == 3


def test_a_file_without_a_game_serves_whoever_comes(tmp_path: Path) -> None:
    filled(tmp_path / "r", 0)
    asked = {**ASKED, "seed": "2"}
    with Results(tmp_path / "r", asked) as results:
        assert results.description() == asked
        results.add(row(0))
    with pytest.raises(OthersightError, match="was begun with seed 2, this run has 1"):
        Results(tmp_path / "r", ASKED)


def test_a_long_difference_is_cut_short(tmp_path: Path) -> None:
    filled(tmp_path / "r", 1)
    with pytest.raises(OthersightError) as refused:
        Results(tmp_path / "r", {**ASKED, "seed": "9" * 5000})
    assert len(str(refused.value)) < 400 + len(str(tmp_path))


def test_two_runs_cannot_have_the_file_open_at_once(tmp_path: Path) -> None:
    with Results(tmp_path / "r", ASKED), pytest.raises(OthersightError, match="another run has"):
        Results(tmp_path / "r", ASKED)


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    (tmp_path / "r").write_bytes(b"")
    assert filled(tmp_path / "r", 1).stat().st_size > 0


@pytest.mark.parametrize("content", [b"no database at all\n" * 40, b"\x00" * 4096])
def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "r").write_bytes(content)
    with pytest.raises(DamagedFile, match="is no file of results"):
        Results(tmp_path / "r", ASKED)
    assert (tmp_path / "r").read_bytes() == content


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "r") as database:
        database.execute("CREATE TABLE letters (text TEXT)")
    database.close()
    before = (tmp_path / "r").read_bytes()
    with pytest.raises(DamagedFile, match="is no file of results"):
        Results(tmp_path / "r", ASKED)
    assert (tmp_path / "r").read_bytes() == before


def test_a_later_format_is_named(tmp_path: Path) -> None:
    filled(tmp_path / "r", 1)
    database = sqlite3.connect(tmp_path / "r")
    database.execute("PRAGMA user_version = 7")
    database.close()
    with pytest.raises(DamagedFile, match="has the format 7 of results; this program reads 1"):
        Results(tmp_path / "r", ASKED)


def test_a_folder_that_is_not_there_or_is_in_the_way_is_named(tmp_path: Path) -> None:
    with pytest.raises(OthersightError, match="there is no folder .*/none for r"):
        Results(tmp_path / "none" / "r", ASKED)
    with pytest.raises(OthersightError, match="is no file of results"):
        Results(tmp_path, ASKED)


def test_games_changed_by_accident_are_forgotten_and_counted(tmp_path: Path) -> None:
    filled(tmp_path / "r", 5)
    database = sqlite3.connect(tmp_path / "r")
    with database:
        database.execute("UPDATE games SET outcome = 'heroes' WHERE number = 1")
        database.execute("UPDATE games SET facts = CAST(x'7bff7d' AS TEXT) WHERE number = 3")
    database.close()
    with Results(tmp_path / "r", ASKED) as results:
        assert results.damaged == 2
        assert results.rows() == [row(0), row(2), row(4)]


def test_a_file_with_damaged_pages_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = filled(tmp_path / "r")
    content = bytearray(path.read_bytes())
    content[5 * 4096 : 6 * 4096] = b"\xff" * 4096
    path.write_bytes(bytes(content))
    with pytest.raises(DamagedFile, match="is damaged"):
        Results(path, ASKED)
    assert path.read_bytes() == bytes(content)


@pytest.mark.parametrize("page", [4, 5, 9, 20])
def test_the_games_on_sound_pages_of_a_damaged_file_are_rescued(tmp_path: Path, page: int) -> None:
    path = filled(tmp_path / "r")
    content = bytearray(path.read_bytes())
    content[page * 4096 : (page + 1) * 4096] = b"\xff" * 4096
    path.write_bytes(bytes(content))
    with Results(tmp_path / "new", ASKED) as results:
        assert rescue(results, path) > 150
        assert all(found == row(found.number) for found in results.rows())
    assert path.read_bytes() == bytes(content)


def test_a_file_cut_short_is_refused_and_its_beginning_rescued(tmp_path: Path) -> None:
    path = filled(tmp_path / "r")
    path.write_bytes(path.read_bytes()[: 12 * 4096])
    with pytest.raises(DamagedFile, match="is damaged"):
        Results(path, ASKED)
    with Results(tmp_path / "new", ASKED) as results:
        assert rescue(results, path) > 20


def test_only_games_of_the_same_run_are_rescued(tmp_path: Path) -> None:
    filled(tmp_path / "r", 3)
    with (
        Results(tmp_path / "new", {**ASKED, "seed": "2"}) as results,
        pytest.raises(OthersightError, match="was begun with seed 1, this run has 2"),
    ):
        rescue(results, tmp_path / "r")


def test_nothing_is_rescued_from_what_is_no_file_of_results(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("nothing")
    with Results(tmp_path / "new", ASKED) as results:
        for name in ("text", "none"):
            with pytest.raises(DamagedFile, match="no games can be taken over"):
                rescue(results, tmp_path / name)
