"""`othersight scenario run | new | export`: scenario files on the command line."""

import json
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from othersight import load
from othersight.cli._help import described
from othersight.cli._output import refuse, say
from othersight.cli._spoken import Typer
from othersight.games import GAMES, USUAL_GAME
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.scenarios import (
    Difference,
    FaultyScenario,
    read_file,
    run,
    scenario_of,
    skeleton,
)
from othersight.scenarios.errors import said

Files = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help=text("scenario-run-help.files"))
]
AsJson = Annotated[bool, typer.Option("--json", help=text("scenario-run-help.json"))]
NewFile = Annotated[
    Path | None, typer.Argument(metavar="FILE", help=text("scenario-new-help.file"))
]
OfGame = Annotated[str, typer.Option("--game", help=text("scenario-new-help.game"))]
Save = Annotated[
    Path | None, typer.Argument(metavar="SAVE", help=text("scenario-export-help.save"))
]
ExportFile = Annotated[
    Path | None, typer.Argument(metavar="FILE", help=text("scenario-export-help.file"))
]

SCENARIO = ".scn"
HOLDS, DIFFERS, FAULTY = 0, 1, 2


def register(app: typer.Typer) -> None:
    scenario = Typer(no_args_is_help=True)
    scenario.command("run", **described("scenario run", text("scenario-run-help")))(run_files)
    scenario.command("new", **described("scenario new", text("scenario-new-help")))(new)
    scenario.command("export", **described("scenario export", text("scenario-export-help")))(export)
    app.add_typer(scenario, name="scenario", help=text("scenario-help"))


def run_files(files: Files, as_json: AsJson = False) -> None:
    results = [result_of(file) for file in files]
    if as_json:
        typer.echo(json.dumps({"holds": all(r["holds"] for r in results), "files": results}))
    else:
        for result in results:
            print_result(result)
        print_summary(results)
    faulty = any("error" in result for result in results)
    raise typer.Exit(FAULTY if faulty else HOLDS if all(r["holds"] for r in results) else DIFFERS)


def result_of(file: Path) -> dict[str, Any]:
    """What became of one file, as the JSON output tells it."""
    try:
        scenario = read_file(file)
        cases = [case_told(case.title, differences) for case, differences in run(scenario)]
    except FaultyScenario as fault:
        error = {"line": fault.line, "fault": fault.fault}
        return {"file": str(file), "holds": False, "error": error, "cases": []}
    holds = all(case["holds"] for case in cases)
    warnings = [{"line": line, "warning": said} for line, said in scenario.warnings]
    told = {"file": str(file), "title": scenario.title, "holds": holds, "cases": cases}
    return {**told, "warnings": warnings}


def case_told(title: str, differences: list[Difference]) -> dict[str, Any]:
    """One case with what differs in it."""
    told = [
        {
            "file": difference.file,
            "line": difference.line,
            "what": difference.what,
            "expected": difference.expected,
            "found": difference.found,
            "sentence": difference.sentence(),
        }
        for difference in differences
    ]
    return {"title": title, "holds": not told, "differences": told}


def print_result(result: dict[str, Any]) -> None:
    """A line for a file that holds, and one for everything that differs in one that does not."""
    file, cases = result["file"], result["cases"]
    if "error" in result:
        fault = FaultyScenario(file, result["error"]["line"], result["error"]["fault"])
        typer.echo(str(fault), err=True)
    for warned in result.get("warnings", ()):
        line, warning = str(warned["line"]), warned["warning"]
        typer.echo(text("scenario-warning", file=file, line=line, warning=warning), err=True)
    if result["holds"]:
        say(text("scenario-holds", file=file, cases=len(cases)))
    for number, case in enumerate(cases, 1):
        title = case["title"] or text("scenario-case-number", number=str(number))
        key = "scenario-differs-in-case" if len(cases) > 1 else "scenario-differs"
        for difference in case["differences"]:
            place = {"file": difference["file"], "line": str(difference["line"])}
            sentence = difference["sentence"]
            say(text(key, "", **place, case=title, difference=sentence))


def print_summary(results: list[dict[str, Any]]) -> None:
    """How many cases hold."""
    cases = [case for result in results for case in result["cases"]]
    held = len([case for case in cases if case["holds"]])
    if len(cases) > 1:
        said = text("scenario-summary", held=held, cases=len(cases), files=len(results))
        say(said)


def new(file: NewFile = None, game: OfGame = USUAL_GAME) -> None:
    if game not in GAMES:
        refuse(text("scenario-game", given=game, games=", ".join(GAMES)))
    try:
        scenario = skeleton(game)
    except OthersightError as fault:
        refuse(said(fault))
    write(file, scenario)


def export(save: Save = None, file: ExportFile = None) -> None:
    if save is None:
        refuse(text("scenario-export-nothing"))
    try:
        held = save.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        reason = getattr(fault, "strerror", None) or type(fault).__name__
        refuse_save(text("file-cannot-read", file=str(save), reason=reason))
    if save.suffix == SCENARIO:
        refuse_save(text("scenario-export-scenario", file=str(save)))
    try:
        scenario = scenario_of(load(held))
    except OthersightError as fault:
        refuse_save(f"{save}: {said(fault)}")
    write(file, scenario)


def refuse_save(wrong: str) -> NoReturn:
    """What is wrong with the file that should be a saved game, and what would be right."""
    refuse(text("scenario-export-wrong", wrong=wrong))


def write(file: Path | None, scenario: str) -> None:
    """To a new file, whole or not at all, or to standard output."""
    if file is None:
        typer.echo(scenario, nl=False)
        return
    try:
        with file.open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(scenario)
    except FileExistsError:
        refuse(text("scenario-exists", file=str(file)))
    except OSError as fault:
        reason = fault.strerror or type(fault).__name__
        refuse(text("file-cannot-write", file=str(file), reason=reason))
    say(text("scenario-written", file=str(file)))
