"""What a command loads before it speaks: the modules are counted, no clock is looked at."""

import subprocess
import sys

import pytest

PROBE = """
import sys
from othersight.cli._start import main
sys.argv = ["othersight", *{arguments!r}]
try:
    main()
except SystemExit:
    pass
finally:
    sys.stdout.flush()
    print("\\n".join(sorted(sys.modules)), file=sys.stderr)
"""
READING = """
import sys, tomllib
from othersight.cli._start import main
read = tomllib.loads
def told(text, **more):
    print(hash(text), file=sys.stderr)
    return read(text, **more)
tomllib.loads = told
sys.argv = ["othersight", "content", "check"]
main()
"""
HEAVY = (
    "fluent",
    "babel",
    "fastapi",
    "sqlalchemy",
    "numpy",
    "rich",
    "scipy",
    "textual",
    "pydantic",
)


def loaded(*arguments: str) -> set[str]:
    """The modules that a command has loaded when it is done."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(arguments=arguments)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout
    return set(done.stderr.split())


@pytest.mark.parametrize("flag", ["--help", "--version"])
def test_help_loads_neither_games_nor_commands(flag: str) -> None:
    """Of a game its plugin alone, which says where its texts are."""
    modules = loaded(flag)
    assert modules.isdisjoint({"typer", "importlib.metadata", "importlib.resources"})
    own = {name for name in modules if name.startswith("othersight")}
    games = {name for name in own if name.count(".") > 2 and name.startswith("othersight.games.")}
    assert {name for name in games if not name.endswith(".plugin")} == set()
    commands = {name for name in own if name.startswith("othersight.cli.")}
    used = ("_start", "_front", *(["_front_help", "_layout"] if flag == "--help" else []))
    assert commands == {f"othersight.cli.{name}" for name in used}


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("--version",),
        ("rules", "show", "TO-FIGHT-07"),
        ("play", "--help"),
        ("odds", "the-others", "--fight", "4", "--defense", "2", "--against", "abomination"),
        ("content", "check"),
        ("scenario", "new"),
    ],
)
def test_nothing_heavy_is_loaded_that_a_command_does_not_use(arguments: tuple[str, ...]) -> None:
    modules = loaded(*arguments)
    used = ("rich",) if arguments[0] == "rules" else ()
    assert [name for name in HEAVY if name in modules and name not in used] == []


def test_a_command_loads_its_own_module_and_no_other() -> None:
    commands = {name for name in loaded("rules", "show", "TO-FIGHT-07") if ".cli." in name}
    others = {"play", "serve", "arena", "simulate", "balance", "bench", "ladder", "odds", "replay"}
    assert commands & {f"othersight.cli.{name}" for name in others} == set()


@pytest.mark.parametrize(
    ("arguments", "other"),
    [
        (("odds", "the-others", "--cleanse", "3"), "they_live"),
        (("odds", "they-live", "--help"), "the_others"),
    ],
)
def test_a_command_loads_the_game_it_is_about_and_no_other(
    arguments: tuple[str, ...], other: str
) -> None:
    """Of the other game its plugin alone."""
    package = f"othersight.games.{other}"
    games = {name for name in loaded(*arguments) if name.startswith(package)}
    assert games <= {package, f"{package}.plugin"}


def test_content_check_reads_every_file_once() -> None:
    """The tiles twice: for themselves, and under the maps."""
    done = subprocess.run(
        [sys.executable, "-c", READING], capture_output=True, text=True, check=True
    )
    texts = done.stderr.split()
    assert len(set(texts)) > 20
    assert len(texts) <= len(set(texts)) + 1


def test_a_rule_of_the_first_game_is_found_without_the_catalogue_of_the_second() -> None:
    probe = (
        "from othersight.rules_reference import reference\n"
        "reference.rule('TO-FIGHT-07')\n"
        "print(reference.english_catalogue.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"


def test_every_command_is_listed_with_its_help() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "othersight", "--help"], capture_output=True, text=True, check=True
    ).stdout
    from othersight.cli._front import commands

    for name in commands():
        assert f"  {name} " in shown


def test_a_short_command_hardly_looks_for_garbage() -> None:
    """Everything that it loads would be looked through again and again, and once more at the end."""
    probe = (
        "import gc, sys\n"
        "from othersight.cli._start import main\n"
        "sys.argv = ['othersight', 'content', 'check']\n"
        "before = [each['collections'] for each in gc.get_stats()]\n"
        "try:\n    main()\n"
        "finally:\n"
        "    after = [each['collections'] for each in gc.get_stats()]\n"
        "    print(sum(after) - sum(before), gc.get_freeze_count())\n"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    looks, kept = map(int, done.stdout.split()[-2:])
    assert looks <= 5
    assert kept > 20_000
