"""Every word of the content is one that a rule reads; a misspelt one is named with its line and the nearest."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from othersight.cli.app import application
from othersight.games.they_live.content import checking, loader
from othersight.games.they_live.content.check_words import check_words
from othersight.games.they_live.content.loader import FILES, parsed, text_of
from othersight.games.they_live.content.problems import Problem
from othersight.games.they_live.rules.conditions import CONDITIONS
from othersight.games.they_live.rules.effects import FORBIDDEN, HOOKS
from othersight.games.they_live.state.config import SKILLS
from tests.rule_ids import rule

RULES = Path(str(files("othersight.games.they_live"))) / "rules"
MISSPELT = [
    ("news", 'hook = "craft-discount"', 'hook = "craft-discont"', "hook", "craft-discount"),
    ("news", 'hook = "no-lay-low"', 'hook = "no-laylow"', "hook", "no-lay-low"),
    ("news", "lasting = [ { hook", "lastin = [ { hook", "key here", "lasting"),
    ("news", 'lasting = [ { hook = "stealth"', 'lasting = [ { hok = "stealth"', "key here", "hook"),
    ("news", 'who = "area:downtown-redevelopment"', 'who = "area:downtwn-redevelopment"',
     "choice of who", "area:downtown-redevelopment"),
    ("news", "pass = { scrap = 1 }", "pass = { scraps = 1 }", "outcome", "scrap"),
    ("resistance", 'who = "anyone-here"', 'who = "anyone-her"', "choice of who", "anyone-here"),
    ("resistance", "outcome = { heal = 3 }", "outcome = { haal = 3 }", "outcome", "heal"),
    ("resistance", "single_use = true", "singel_use = true", "key here", "single_use"),
    ("resistance", "modifiers = { stealth = 1 }", "modifiers = { stelth = 1 }", "skill", "stealth"),
    ("enemies", 'trigger = "killed"', 'trigger = "kiled"', "trigger", "killed"),
    ("enemies", 'special = "hunt"', 'special = "hunts"', "special", "hunt"),
    ("enemies", 'who = "area"', 'who = "aera"', "choice of who", "area"),
    ("injuries", 'forbids = ["craft"]', 'forbids = ["kraft"]', "action that can be forbidden", "craft"),
    ("injuries", "forbids = [", "forbid = [", "key here", "forbids"),
    ("locations", "pass = { glasses = 1 }", "pass = { glases = 1 }", "outcome", "glasses"),
    ("locations", "fail = { wanted = 1 }", "fial = { wanted = 1 }", "key here", "fail"),
    ("stories", "pass = { heal = 3 }", "pass = { heals = 3 }", "outcome", "heal"),
    ("characters", 'id = "pep-talk"', 'id = "pep-talks"', "special", "pep-talk"),
    ("assault", "outcome = { damage = 1, injury", "outcome = { damge = 1, injury", "outcome", "damage"),
]  # fmt: skip
NAMED_ELSEWHERE = [
    ("news", 'raid = "obey"', 'raid = "obay"', "message", "obey"),
    ("news", 'swap = "billy"', 'swap = "bily"', "artwork", "billy"),
    ("news", 'boss = "', 'boss = "x', "red tile", ""),
    ("characters", 'story = "', 'story = "x', "story deck", ""),
    ("stories", 'reward = "', 'reward = "x', "card of the sort reward", ""),
    ("characters", 'inventory = ["', 'inventory = ["x', "card", ""),
]
"""Words that another file defines; where no nearest is named it is the word without its first letter."""


def faults(file: str, right: str, wrong: str) -> tuple[list[Problem], int]:
    """What the check finds when one word of a shipped file is misspelt, and the line of that word."""
    texts, line = spoilt(file, right, wrong)
    content = {name: parsed(name, text) for name, text in texts.items()}
    return list(check_words(content, texts)), line


def spoilt(file: str, right: str, wrong: str) -> tuple[dict[str, str], int]:
    """The shipped files with one word misspelt, and its line."""
    texts = {name: text_of(name) for name in FILES}
    assert right in texts[file]
    at = texts[file].index(right)
    texts[file] = texts[file][:at] + wrong + texts[file][at + len(right) :]
    return texts, texts[file][:at].count("\n") + 1


@rule("TL-CONTENT-29", "TL-CONTENT-24", "TL-CONTENT-21")
@pytest.mark.parametrize(("file", "right", "wrong", "what", "nearest"), MISSPELT)
def test_a_misspelt_word_is_named_with_its_line_and_the_nearest_right_one(
    file: str, right: str, wrong: str, what: str, nearest: str
) -> None:
    (fault,), line = faults(file, right, wrong)
    assert (fault.file, fault.line) == (f"{file}.toml", line)
    assert fault.message.startswith(f"there is no {what} '")
    assert fault.message.endswith(f"'; did you mean '{nearest}'?")


@rule("TL-CONTENT-30", "TL-CONTENT-13")
@pytest.mark.parametrize(("file", "right", "wrong", "what", "nearest"), NAMED_ELSEWHERE)
def test_a_misspelt_name_of_another_file_is_told_with_its_line_and_the_nearest(
    file: str, right: str, wrong: str, what: str, nearest: str
) -> None:
    texts, line = spoilt(file, right, wrong)
    content = {name: parsed(name, text) for name, text in texts.items()}
    found = checking.check_content(content, None, texts)
    (fault,) = [one for one in found if one.message.startswith(f"there is no {what} '")]
    word = re.findall("'([^']+)'", fault.message)
    assert (fault.file, fault.line) == (f"{file}.toml", line)
    assert word[1] == (nearest or word[0].removeprefix("x"))


def test_every_fault_of_an_entry_has_the_line_of_the_entry() -> None:
    texts, line = spoilt("news", 'id = "telethon"\ncolour', 'id = "telethon"\ncolor')
    content = {name: parsed(name, text) for name, text in texts.items()}
    assert line + 1 in [fault.line for fault in checking.check_content(content, None, texts)]
    texts, line = spoilt(
        "news",
        'id = "telethon"\ncolour = "green"\nclock = 1',
        'id = "telethon"\ncolour = "green"\nclock = 9',
    )
    content = {name: parsed(name, text) for name, text in texts.items()}
    found = [one for one in checking.check_content(content, None, texts) if one.entry == "telethon"]
    assert [one.line for one in found] == [line]


def test_a_word_that_is_like_no_other_is_told_which_there_are() -> None:
    (fault,), _ = faults("injuries", 'forbids = ["craft"]', 'forbids = ["xyzzy"]')
    assert fault.message.endswith(f"there are {', '.join(sorted(FORBIDDEN))}")


def test_the_shipped_content_holds_no_word_that_no_rule_reads() -> None:
    texts = {name: text_of(name) for name in FILES}
    content = {name: parsed(name, text) for name, text in texts.items()}
    assert list(check_words(content, texts)) == []


def test_content_check_reports_a_misspelt_hook(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoilt(name: str) -> str:
        return text_of(name).replace('hook = "freeway-free"', 'hook = "freway-free"')

    monkeypatch.setattr(checking, "text_of", spoilt)
    line = spoilt("news")[: spoilt("news").index("freway")].count("\n") + 1
    words = ["content", "check"]
    checked = CliRunner().invoke(application(words), words)
    assert checked.exit_code == 1
    assert "traffic-update: TL-CONTENT-29: there is no hook 'freway-free'" in checked.stdout
    assert "did you mean 'freeway-free'?" in checked.stdout
    assert f"news.toml:{line}: " in checked.stdout


def asked_for(function: str) -> set[str]:
    """The words in quotes that the rules hand to a function."""
    texts = [module.read_text(encoding="utf-8") for module in sorted(RULES.glob("*.py"))]
    pattern = re.compile(rf'\b{function}\([^()]*?"([a-z-]+)"\)')
    return {word for text in texts for word in pattern.findall(text)}


@rule("TL-NEWS-16", "TL-INJURY-02")
def test_the_hooks_and_prohibitions_are_those_that_the_rules_ask_for() -> None:
    asked = [condition for conditions in CONDITIONS.values() for condition in conditions]
    for key in ("reason-injury-forbids", "reason-news-forbids"):
        assert {condition.about for condition in asked if condition.key == key} == set(FORBIDDEN)
    hooks = asked_for("lasting") | set(SKILLS) | {f"no-{what}" for what in FORBIDDEN}
    assert hooks == set(HOOKS)


def test_the_loader_reads_the_files_that_are_checked() -> None:
    assert loader.load_content() == {name: parsed(name, text_of(name)) for name in FILES}
