"""`othersight rules` as a person types it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from othersight.cli._front import commands
from othersight.cli.app import application
from othersight.rules_reference import coverage as coverage_of_checkout
from othersight.rules_reference import rules as rules_of
from tests.claims_once import claims_once


@pytest.fixture(autouse=True)
def _claims_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("othersight.cli.rules.claims", claims_once)


def othersight(*arguments: str) -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments))


def test_show_prints_chapter_text_and_sources() -> None:
    shown = othersight("rules", "show", "to-fight-07")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("TO-FIGHT-07 · FIGHT · the-others\n")
    assert "\nSources: 000 p24, p33\n" in shown.stdout


def test_show_ends_with_what_the_sources_are() -> None:
    shown = " ".join(othersight("rules", "show", "TO-FIGHT-07").stdout.split())
    assert "000 is the official English rulebook" in shown
    assert "001 is" not in shown
    shown = " ".join(othersight("rules", "show", "UP-05", "TL-SETUP-01").stdout.split())
    assert "001 is the Japanese text" in shown
    assert "004 is the official rulebook of They Live" in shown


def test_show_says_that_an_odd_name_is_as_printed() -> None:
    assert "spelled as printed" in othersight("rules", "show", "DP-6").stdout
    assert "spelled as printed" not in othersight("rules", "show", "DP-5").stdout


def test_show_says_where_a_ruling_decides() -> None:
    assert "Holds a ruling" in othersight("rules", "show", "TO-FIGHT-19").stdout
    assert "Holds a ruling" not in othersight("rules", "show", "TO-FIGHT-07").stdout


def test_show_takes_several_ids() -> None:
    shown = othersight("rules", "show", "UP-01", "TO-EX-13")
    assert "ADRENO WEAR" in shown.stdout
    assert "Hero Number" in shown.stdout


def test_show_refuses_an_unknown_id_in_one_line() -> None:
    shown = othersight("rules", "show", "TO-FIGHT-07", "TO-FIGTH-07")
    assert shown.exit_code == 2
    assert shown.stdout == ""
    assert shown.stderr == "there is no rule TO-FIGTH-07; did you mean TO-FIGHT-07?\n"


def test_brackets_in_rules_are_printed_as_they_stand() -> None:
    assert "[001]" in othersight("rules", "show", "HR-1").stdout


def test_search_lists_the_rules_with_all_words() -> None:
    found = othersight("rules", "search", "altar", "draw", "--game", "the-others")
    assert found.exit_code == 0
    assert found.stdout.startswith("TO-ALTAR-01  In the draw step")
    assert found.stdout.splitlines()[-1] == "6 rules"


def test_search_without_a_hit_says_so() -> None:
    found = othersight("rules", "search", "zzzz")
    assert (found.exit_code, found.stderr) == (1, "no rule contains all of: zzzz\n")


@pytest.mark.parametrize("command", [("search", "fire"), ("coverage",)])
def test_an_unknown_game_is_refused(command: tuple[str, ...]) -> None:
    refused = othersight("rules", *command, "--game", "chess")
    assert refused.exit_code == 2
    assert refused.stderr.startswith(
        "there is no game chess with a rule catalogue; there are: the-others"
    )


def test_coverage_as_json_has_exactly_its_keys() -> None:
    told = othersight("rules", "coverage", "--game", "the-others", "--json")
    found = json.loads(told.stdout)
    lists = ["stale", "unproved", "missing"]
    assert list(found) == ["game", "rules", "proved", "without_step", "waived", *lists]
    rules = len([entry for entry in rules_of("the-others") if not entry.is_content])
    assert rules > 400
    assert (found["game"], found["rules"]) == ("the-others", rules)
    lacking = sum([len(found[name]) for name in lists])
    assert found["proved"] + found["waived"] + lacking == rules
    assert told.exit_code == (1 if found["unproved"] or found["missing"] else 0)


def test_coverage_in_words_gives_the_same_counts_for_both_games() -> None:
    found = json.loads(othersight("rules", "coverage", "--json").stdout)
    told = othersight("rules", "coverage").stdout
    assert list(found) == ["the-others", "they-live"]
    for part, (game, counts) in zip(told.split("\n\n"), found.items(), strict=True):
        assert part.startswith(f"{game}: {counts['rules']} rules: {counts['proved']} proved, ")
        lists = [counts[name] for name in ("stale", "unproved", "missing")]
        assert all(id in part for ids in lists for id in ids)
        assert f"{counts['without_step']} proved rule" in part


def test_coverage_of_an_installed_package_says_what_is_lacking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = (
        tmp_path / "lib" / "site-packages" / "othersight" / "rules_reference" / "coverage.py"
    )
    monkeypatch.setattr(coverage_of_checkout, "__file__", str(installed))
    told = othersight("rules", "coverage", "--game", "the-others")
    assert told.exit_code == 2
    assert "has no tests folder; run it in a clone" in told.stderr


def test_where_prints_text_steps_tests_reasons_and_cards() -> None:
    shown = othersight("rules", "where", "to-move-05")
    assert shown.exit_code == 0
    parts = shown.stdout.split("\n\n")
    assert parts[0].startswith("TO-MOVE-05 · MOVE · the-others\nA Hero leaving a Space")
    assert parts[1].startswith("Steps\n  src/othersight/games/the_others/rules/")
    assert "HeroStep.leave_monsters" in parts[1]
    assert parts[2].startswith("Tests\n  tests/games/the_others/rules/test_")
    assert "tests/games/the_others/rules/test_move.py:" in parts[2]
    assert parts[3].startswith("Reasons that cite it\n")
    assert "STEALTH SUIT" in parts[4]


def test_where_names_lines_that_carry_the_code() -> None:
    shown = json.loads(othersight("rules", "where", "TO-MOVE-05", "--json").stdout)
    assert list(shown)[:5] == ["id", "game", "chapter", "title", "text"]
    assert list(shown)[5:] == ["steps", "tests", "faults", "reasons", "cards"]
    root = coverage_of_checkout.source_checkout()
    for entry in [*shown["steps"], *shown["tests"]]:
        file, _, line = entry["place"].partition(":")
        named = (root / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        assert entry["name"].rpartition(".")[2] in named


def test_where_refuses_an_unknown_id_with_near_ones() -> None:
    shown = othersight("rules", "where", "TO-FIGTH-07")
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert shown.stderr == "there is no rule TO-FIGTH-07; did you mean TO-FIGHT-07?\n"


def test_where_says_that_an_installed_package_has_no_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "site-packages" / "othersight" / "rules_reference" / "coverage.py"
    monkeypatch.setattr(coverage_of_checkout, "__file__", str(installed))
    shown = othersight("rules", "where", "TO-MOVE-05")
    assert shown.exit_code == 0
    assert "Tests are not part of an installed package" in shown.stdout
    assert "HeroStep.leave_monsters" in shown.stdout
    assert json.loads(othersight("rules", "where", "TO-MOVE-05", "--json").stdout)["tests"] is None


def test_a_command_is_a_module_of_the_package() -> None:
    assert "rules" in commands()
    assert "app" not in commands()
    assert not [name for name in commands() if name.startswith("_")]


def test_every_command_is_listed_with_its_help() -> None:
    listed = othersight("--help")
    assert listed.exit_code == 0
    assert all(name in listed.stdout for name in commands())


def test_an_unknown_command_is_refused() -> None:
    refused = othersight("fly")
    assert refused.exit_code == 2
    assert "No such command 'fly'" in refused.stderr


def test_the_version_is_printed() -> None:
    told = othersight("--version")
    assert (told.exit_code, told.stdout.split()[0]) == (0, "othersight")


def test_the_installed_script_runs() -> None:
    script = Path(sys.executable).with_name("othersight")
    done = subprocess.run([script, "rules", "show", "CA-1"], capture_output=True, text=True)
    assert done.returncode == 0
    assert "Heal" in done.stdout
