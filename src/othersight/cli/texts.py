"""`othersight texts missing | reviewed`: what a translation lacks, and that its texts fit the English ones again."""

from collections import defaultdict
from typing import Annotated

import typer

from othersight.cli._help import described
from othersight.cli._output import console, refuse
from othersight.cli._spoken import Typer
from othersight.locales import keys as english_keys
from othersight.locales import languages, series, text
from othersight.locales.checking import faults_in
from othersight.locales.chosen import ENGLISH
from othersight.locales.translation import mark_as_translated, state_of
from othersight.rules_reference import games
from othersight.rules_reference.translation import faults_of, rule_texts

Language = Annotated[str, typer.Argument(metavar="LANGUAGE", help=text("texts-language-help"))]
Keys = Annotated[
    list[str] | None, typer.Argument(metavar="KEY...", help=text("texts-reviewed-help.keys"))
]
Everything = Annotated[bool, typer.Option("--all", help=text("texts-reviewed-help.all"))]
InFull = Annotated[bool, typer.Option("--keys", help=text("texts-missing-help.keys"))]


def register(app: typer.Typer) -> None:
    texts = Typer(no_args_is_help=True)
    texts.command("missing", **described("texts missing", text("texts-missing-help")))(missing)
    texts.command("check", **described("texts check", text("texts-check-help")))(check)
    texts.command("reviewed", **described("texts reviewed", text("texts-reviewed-help")))(reviewed)
    app.add_typer(texts, name="texts", help=text("texts-help"))


def missing(language: Language, in_full: InFull = False) -> None:
    state = state_of(checked(language), beside=rule_texts(language))
    screen = console()
    kinds = (("missing", state.missing), ("outdated", state.outdated), ("surplus", state.surplus))
    for kind, found in kinds:
        of_file: defaultdict[str, list[str]] = defaultdict(list)
        for key, file in found.items():
            of_file[file].append(key)
        for file, keys in sorted(of_file.items()):
            screen.print(text(f"texts-{kind}-in", file=file, count=len(keys)))
            for key in sorted(keys) if in_full else ():
                screen.print(f"  {key}")
    screen.print(
        text(
            "texts-state",
            into=language,
            whole=state.whole,
            there=state.whole - len(state.missing),
            outdated=len(state.outdated),
            surplus=len(state.surplus),
        )
    )
    if state.missing or state.outdated or state.surplus:
        raise typer.Exit(1)


def reviewed(language: Language, keys: Keys = None, everything: Everything = False) -> None:
    beside = rule_texts(checked(language))
    state = state_of(language, beside=beside)
    wanted = set(keys or ())
    if everything == bool(wanted):
        refuse(text("texts-which"))
    for key in sorted(wanted):
        if key in state.missing:
            refuse(text("texts-not-there", key=key, into=language))
        if key not in english_keys() and key not in beside[0]:
            refuse(text("texts-no-such-key", key=key))
    done = set(state.outdated) if everything else wanted
    noted = mark_as_translated(language, done, beside=beside)
    console().print(text("texts-noted", count=noted, into=language))


def check(language: Language) -> None:
    """What looks wrong in the texts and rules of a language."""
    screen = console()
    count = 0
    for one in faults_in(checked(language)):
        said = text(f"texts-fault-{one.kind}", what=one.what)
        screen.print(text("texts-fault", file=one.file, key=one.key, problem=said))
        count += 1
    for game in games():
        for said in faults_of(game, language):
            screen.print(said)
            count += 1
    screen.print(text("texts-faults", into=language, count=count))
    if count:
        raise typer.Exit(1)


def checked(language: str) -> str:
    """A language that is translated; English is what the others are translated from."""
    others = [one for one in languages() if one != ENGLISH]
    if language not in others:
        refuse(text("texts-no-such-language", given=language, languages=series(others)))
    return language
