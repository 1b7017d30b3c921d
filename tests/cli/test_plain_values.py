"""What a command is given is the same whether pydantic was needed to read it or not."""

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
import typer
from typer.testing import CliRunner

from othersight.cli._spoken import Typer

GIVEN: list[tuple[list[str], dict[str, Any]]] = [
    ([], {}),
    (["--word", "7"], {"word": "7"}),
    (["--number", "7"], {"number": 7}),
    (["--number", "-3"], {"number": -3}),
    (["--number", "+4"], {"number": 4}),
    (["--bounded", "1"], {"bounded": 1}),
    (["--share", "0.5"], {"share": 0.5}),
    (["--file", "no/such/file"], {"file": Path("no/such/file")}),
    (["--way", "b"], {"way": "b"}),
    (["--yes"], {"yes": True}),
    (["one", "two"], {"names": ["one", "two"]}),
]
REFUSED = [
    ["--number", "seven"],
    ["--bounded", "0"],
    ["--bounded", "4"],
    ["--share", "half"],
    ["--way", "c"],
]
DEFAULTS: dict[str, Any] = {
    "names": None,
    "word": "none",
    "number": 5,
    "bounded": 2,
    "share": 1.0,
    "file": None,
    "way": "a",
    "yes": False,
}


@pytest.fixture
def told() -> tuple[typer.Typer, list[dict[str, Any]]]:
    """A command of every kind of value, and what it was given."""
    given: list[dict[str, Any]] = []
    app = Typer()

    def command(
        names: Annotated[list[str] | None, typer.Argument()] = None,
        word: str = "none",
        number: int = 5,
        bounded: Annotated[int, typer.Option(min=1, max=3)] = 2,
        share: float = 1.0,
        file: Path | None = None,
        way: Literal["a", "b"] = "a",
        yes: bool = False,
    ) -> None:
        values = (names, word, number, bounded, share, file, way, yes)
        given.append(dict(zip(DEFAULTS, values, strict=True)))

    app.command()(command)
    return app, given


@pytest.mark.parametrize(("words", "changed"), GIVEN)
def test_values_are_read(told: Any, words: list[str], changed: dict[str, Any]) -> None:
    app, given = told
    assert CliRunner().invoke(app, words).exit_code == 0
    (one,) = given
    kept = {name: one[name] for name in DEFAULTS}
    assert kept == DEFAULTS | changed
    assert {name: type(value) for name, value in kept.items()} == {
        name: type(value) for name, value in (DEFAULTS | changed).items()
    }


@pytest.mark.parametrize("words", REFUSED)
def test_what_is_wrong_is_refused(told: Any, words: list[str]) -> None:
    app, given = told
    assert CliRunner().invoke(app, words).exit_code == 2
    assert given == []
