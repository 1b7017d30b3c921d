"""The options of every game on one command line; one that the game does not have is named with those it has."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from othersight.cli._output import refuse
from othersight.games import plugins, set_up_of
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.toolkit.setup_options import CARDS, FIGURES, FILE, NAMES, NUMBER, SetUpOption
from othersight.tui.errors import mistake
from othersight.tui.files import read_save

FIGURE_WORDS: dict[str, int | str] = {"true": True, "false": False, "N": "N"}


def takes_set_up(command: Callable[..., None]) -> Callable[..., None]:
    """The command with a flag for every option of every game; it gets them as `set_up`, by flag."""
    flags = flags_of_all_games()

    def with_flags(**arguments: Any) -> None:
        given = {flag: arguments.pop(parameter_of(flag)) for flag in flags}
        command(set_up={f: v for f, v in given.items() if v is not None and v != []}, **arguments)

    own = [p for p in inspect.signature(command).parameters.values() if p.name != "set_up"]
    offered = [parameter(flag, options) for flag, options in flags.items()]
    with_flags.__signature__ = inspect.Signature([*own, *offered])  # type: ignore[attr-defined]
    return with_flags


def flags_of_all_games() -> dict[str, dict[str, SetUpOption]]:
    """Every flag, with the option it stands for in each game that has it."""
    flags: dict[str, dict[str, SetUpOption]] = {}
    for game in plugins():
        for option in set_up_of(game):
            flags.setdefault(option.flag, {})[game] = option
    return flags


def parameter_of(flag: str) -> str:
    """The name under which a flag arrives, unlike any of the command's own."""
    return "set_up_" + flag.lstrip("-").replace("-", "_")


def parameter(flag: str, options: dict[str, SetUpOption]) -> inspect.Parameter:
    """A flag as the command line knows it; every game says what it means there."""
    help = " ".join([text("cli-set-up", game=g, help=text(o.help)) for g, o in options.items()])
    kind = next(iter(options.values())).kind
    if kind == FIGURES:
        many = typer.Option(flag, metavar="PATH=VALUE", help=help)
        annotation: Any = Annotated[list[str] | None, many]
    elif kind == NUMBER:
        annotation = Annotated[int | None, typer.Option(flag, help=help)]
    else:
        annotation = Annotated[str | None, typer.Option(flag, help=help)]
    keyword = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(parameter_of(flag), keyword, default=None, annotation=annotation)


def options_for(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """What was given as the options of that game."""
    known = {option.flag: option for option in set_up_of(game)}
    for flag in given:
        if flag not in known:
            flags = ", ".join(known)
            refuse(text("cli-no-such-option", game=game, flag=flag, flags=flags))
    return {known[flag].name: meant(known[flag], value) for flag, value in given.items()}


def meant(option: SetUpOption, written: Any) -> Any:
    """What a person has written, as the game takes it."""
    if option.kind == FIGURES:
        return dict([figure(pair) for pair in written])
    if option.kind in (NAMES, CARDS) and written not in option.values:
        return tuple([name.strip() for name in written.split(",")])
    if option.kind == FILE and written not in option.values and len(written) > 1:
        return text_of_file(option, written)
    return written


def files_named(given: dict[str, Any]) -> dict[str, str]:
    """The files among the options, by the word that faults in them begin with."""
    return {flag.lstrip("-"): value for flag, value in given.items() if isinstance(value, str)}


def text_of_file(option: SetUpOption, name: str) -> str:
    """The text of a file; the line's end tells it from a name."""
    try:
        return read_save(Path(name)) + "\n"
    except OthersightError as error:
        values = ", ".join([str(value) for value in option.values])
        reason = mistake(error)
        refuse(text("cli-no-file", given=name, option=option.name, values=values, reason=reason))


def figure(pair: str) -> tuple[str, int | str]:
    """`path=value`; a value is a whole number, true, false or N."""
    path, sign, value = pair.partition("=")
    digits = value.removeprefix("-")
    if not sign or not (value in FIGURE_WORDS or (digits.isascii() and digits.isdigit())):
        refuse(text("cli-figure", given=pair))
    return path, FIGURE_WORDS[value] if value in FIGURE_WORDS else int(value[:9])
