"""Typer in the language of the person: headings, options and refusals say our texts, and help is folded by the width
of its letters."""

import re
import sys
from contextlib import redirect_stdout, suppress
from io import StringIO
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from othersight.cli._layout import Layout, first_sentence
from othersight.cli._plain_values import without_pydantic
from othersight.locales import text

HELPS = {
    "help": "cli-help-help",
    "install_completion": "cli-completion-install-help",
    "show_completion": "cli-completion-show-help",
}
"""The options that Typer adds, with what we say of them."""
EXTRA = re.compile(r"extra argument\S* \((.*)\)", re.DOTALL)

Context: Any = TyperGroup.context_class
Formatter: Any = Context.formatter_class
UsageError: Any = typer.BadParameter.__mro__[1]


class Page(Layout, Formatter):  # type: ignore[misc]
    """The help of a command."""

    write = Formatter.write


class OwnContext(Context):  # type: ignore[misc]
    """A context whose help is laid out by us."""

    formatter_class = Page


def in_our_words(params: list[Any]) -> list[Any]:
    """Parameters, those that Typer adds with our help."""
    for param in params:
        if param.name in HELPS:
            param.help = text(HELPS[param.name])
        if param.name == "install_completion" and not isinstance(param.callback, Installing):
            param.callback = Installing(param.callback)
    return params


class Installing:
    """Install completion, and say so in the language of the person."""

    def __init__(self, install: Any) -> None:
        self.install = install

    def __call__(self, ctx: Any, param: Any, value: Any) -> Any:
        if not value or ctx.resilient_parsing:
            return value
        with suppress(SystemExit), redirect_stdout(StringIO()):
            self.install(ctx, param, value)
        typer.echo(text("cli-completion-installed"))
        raise typer.Exit


class Command(TyperCommand):
    """A command."""

    context_class = OwnContext

    def get_params(self, ctx: Any) -> Any:
        return without_pydantic(in_our_words(super().get_params(ctx)))

    def main(self, *arguments: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        return carried_out(super().main, standalone_mode, *arguments, **extra)


class Group(TyperGroup):
    """Commands under one name; the list of them has the first sentence of each, whole."""

    context_class = OwnContext

    def get_params(self, ctx: Any) -> Any:
        return without_pydantic(in_our_words(super().get_params(ctx)))

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        shown = {name: self.get_command(ctx, name) for name in self.list_commands(ctx)}
        rows = [(name, first_sentence(one.help)) for name, one in shown.items() if one is not None]
        if rows:
            with formatter.section("Commands"):
                formatter.write_dl(rows)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            from difflib import get_close_matches

            near = get_close_matches(args[0], list(self.commands))
            key = "cli-no-such-command-near" if near else "cli-no-such-command"
            raise Refused(text(key, name=args[0], near=", ".join(near)), ctx)
        return super().resolve_command(ctx, args)

    def main(self, *arguments: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        return carried_out(super().main, standalone_mode, *arguments, **extra)


class Refused(UsageError):  # type: ignore[misc]
    """A refusal in our own words already."""


class Typer(typer.Typer):
    """Typer with commands and groups that speak the language of the person."""

    def __init__(self, *, cls: Any = Group, **settings: Any) -> None:
        super().__init__(cls=cls, **settings)

    def command(self, name: str | None = None, *, cls: Any = Command, **settings: Any) -> Any:
        return super().command(name, cls=cls, **settings)


def carried_out(main: Any, whole: bool, *arguments: Any, **extra: Any) -> Any:
    """Carry out a command and end with its status; what Typer refuses is said by us."""
    if not whole:
        return main(*arguments, standalone_mode=False, **extra)
    try:
        status = main(*arguments, standalone_mode=False, **extra)
    except UsageError as error:
        typer.echo(refusal(error), err=True)
        sys.exit(error.exit_code)
    except typer.Abort:
        typer.echo(text("cli-aborted"), err=True)
        sys.exit(1)
    sys.exit(status if isinstance(status, int) else 0)


def refusal(error: Any) -> str:
    """What is wrong with what was typed: how the command is used, where its help is, and the fault."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return str(error.ctx.get_help())
    said = text("cli-refused", problem=problem_of(error))
    if error.ctx is None:
        return said
    help = text(
        "cli-try-help", command=error.ctx.command_path, option=error.ctx.help_option_names[0]
    )
    return "\n".join([error.ctx.get_usage(), help, "", said])


def problem_of(error: Any) -> str:
    """What Typer refuses, in the language of the person."""
    kind, param = type(error).__name__, getattr(error, "param", None)
    message = str(error.message)
    if kind == "NoSuchOption":
        near = ", ".join(sorted(error.possibilities or ()))
        key = "cli-unknown-option-near" if near else "cli-unknown-option"
        return text(key, option=error.option_name, near=near)
    if kind == "BadOptionUsage":
        key = "cli-option-no-value" if "does not take" in message else "cli-option-needs-value"
        return text(key, option=error.option_name)
    if kind == "MissingParameter" and param is not None:
        return text(f"cli-missing-{param.param_type_name}", name=name_of(param))
    if kind == "BadParameter" and param is not None:
        limits = {name: str(limit) for name, limit in limits_of(param).items()}
        return text(f"cli-bad-{needed(param)}", name=name_of(param), **limits)
    if isinstance(error, Refused):
        return message
    extra = EXTRA.search(message)
    if extra is not None:
        return text("cli-too-many-arguments", given=extra[1])
    return text("cli-missing-command") if message == "Missing command." else message


def name_of(param: Any) -> str:
    """A parameter as it is typed: the option, or the word that stands for the argument."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.metavar or param.name.upper()).strip("[].")


def needed(param: Any) -> str:
    """Which value a parameter takes: the end of the text that says so."""
    annotation = getattr(getattr(param, "type_descriptor", None), "annotation", None)
    kinds: dict[Any, str] = {int: "whole", float: "number"}
    kind = kinds.get(annotation)
    if kind is None:
        return "value"
    least, most = limits_of(param).values()
    return kind if least is None else f"{kind}-from" if most is None else f"{kind}-between"


def limits_of(param: Any) -> dict[str, Any]:
    """The least and the most that a number may be."""
    return {"least": getattr(param, "min", None), "most": getattr(param, "max", None)}
