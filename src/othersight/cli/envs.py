"""`othersight envs check`: PettingZoo's tests on both environments, and how fast they are."""

import json
from typing import Annotated, Any

import typer

from othersight.bench import is_compiled
from othersight.cli._help import described
from othersight.cli._output import console, refuse
from othersight.cli._spoken import Typer
from othersight.locales import text
from othersight.locales.figures import decimal

Seconds = Annotated[
    float, typer.Option("--seconds", min=0.01, help=text("envs-check-help.seconds"))
]
Peers = Annotated[bool, typer.Option("--peers", help=text("envs-check-help.peers"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("envs-check-help.json"))]


def register(app: typer.Typer) -> None:
    group = Typer(help=text("envs-help"), no_args_is_help=True)
    group.callback()(group_alone)
    group.command("check", **described("envs check", text("envs-check-help")))(check)
    app.add_typer(group, name="envs")


def group_alone() -> None:
    """Keeps `check` a command of the group, though it is the only one."""


def check(seconds: Seconds = 2.0, peers: Peers = False, as_json: AsJson = False) -> None:
    try:
        from othersight.envs import checking
        from othersight.envs.catalogue import KINDS
    except ImportError as fault:
        missing = getattr(fault, "missing", str(fault))
        refuse(text("error-env-extra", missing=missing))
    found: dict[str, dict[str, Any]] = {}
    for name in KINDS:
        found[name] = {
            test: told(name, test, checking.fault_of(run), as_json)
            for test, run in checking.tests_of(name).items()
        }
    makers = {name: checking.maker(name) for name in KINDS}
    if peers:
        there, missing_peers = checking.peers_there()
        makers.update(there)
        for name, reason in missing_peers.items():
            typer.echo(text("envs-no-peer", env=name, reason=reason), err=True)
    for name, steps in checking.measured(makers, seconds).items():
        found.setdefault(name, {})["steps_per_second"] = steps
    show(found, as_json)
    if not all(result for figures in found.values() for result in figures.values()):
        raise typer.Exit(1)


def told(env: str, test: str, fault: str, as_json: bool) -> bool:
    """Whether a test has passed; a fault is told on standard error, also beside JSON."""
    if fault:
        typer.echo(text("envs-failed", env=env, test=test, reason=fault), err=True)
    elif not as_json:
        console().print(text("envs-passed", env=env, test=test))
    return not fault


def show(found: dict[str, dict[str, Any]], as_json: bool) -> None:
    """The figures, for a program or for a person."""
    if as_json:
        typer.echo(json.dumps(found))
        return
    console().print(text("envs-compiled" if is_compiled() else "envs-interpreted"))
    for name, figures in found.items():
        steps = decimal(figures["steps_per_second"], 0)
        console().print(text("envs-speed", env=name, steps=steps))
