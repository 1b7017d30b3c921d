"""`othersight content check` as a person types it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from othersight.cli.app import application
from othersight.games.the_others.content import report
from othersight.games.the_others.content.check_cards import never_offered
from othersight.games.the_others.rules.effects import Effect
from othersight.games.the_others.state.city.tiles import CONTENT
from othersight.toolkit.card_checks import misspelt

MAP = CONTENT / "maps" / "the-darkness-within-b.toml"


def othersight(*arguments: str) -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments))


def test_all_shipped_content_is_checked_where_no_file_is_named() -> None:
    checked = othersight("content", "check")
    assert checked.exit_code == 0
    assert checked.stdout.endswith(" files checked, nothing wrong\n")
    assert int(checked.stdout.split()[0]) >= 18


def test_a_sound_map_passes() -> None:
    checked = othersight("content", "check", str(MAP))
    assert checked.exit_code == 0
    assert checked.stdout == "1 file checked, nothing wrong\n"


def test_a_fault_is_told_in_one_line_with_file_line_and_remedy(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    faulty = MAP.read_text(encoding="utf-8").replace('"signal-tower/nw"', '"signal-tower/nww"')
    file.write_text(faulty, encoding="utf-8")
    line = faulty[: faulty.index("nww")].count("\n") + 1
    checked = othersight("content", "check", str(MAP), str(file))
    assert checked.exit_code == 1
    assert checked.stdout == (
        f"{file}:{line}: metro.green: there is no Space signal-tower/nww on this map; "
        "did you mean signal-tower/nw?\n1 problem\n"
    )


def test_a_missing_file_is_named_without_a_line(tmp_path: Path) -> None:
    file = tmp_path / "none.toml"
    checked = othersight("content", "check", str(file))
    assert checked.exit_code == 2
    assert checked.stdout == f"{file}: cannot be read: No such file or directory\n1 problem\n"


def test_a_card_module_that_cannot_be_loaded_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(files: object) -> None:
        raise NameError("name 'A_SPACES' is not defined")

    monkeypatch.setattr(report, "check", fail)
    done = othersight("content", "check")
    assert done.exit_code == 1
    assert "NameError: name 'A_SPACES' is not defined" in done.output
    assert "Traceback" not in done.output


def test_a_hook_that_is_misspelt_is_named_with_the_right_one() -> None:
    methods = {"after_mvoe": lambda self: None, "pushed_monsters": lambda self: None}
    own = type("Repulsor", (Effect,), methods)("repulsor")
    (fault,) = misspelt(Effect, "cards", own)
    assert (fault.entry, "did you mean after_move?" in fault.message) == ("Repulsor", True)


def test_an_ability_that_nothing_lets_anybody_choose_is_named() -> None:
    own = type("Repulsor", (Effect,), {"start": lambda self, g, hero, choice: None})("repulsor")
    (fault,) = never_offered(own)
    assert (fault.entry, "call at_start('repulsor', ...)" in fault.message) == ("repulsor", True)
