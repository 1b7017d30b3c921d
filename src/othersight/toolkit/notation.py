"""The pages about option notation in their generated part: arguments, options with their rules, options by question.

`python -m othersight.toolkit.notation docs` writes it between the two marks of each page.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from othersight.toolkit.verbs import MANY, Form, Verbs, is_argument, kind_in

FIRST = "<!-- generated: python -m othersight.toolkit.notation docs -->"
LAST = "<!-- end of what is generated -->"


def games() -> list[str]:
    """The folders of the games."""
    folder = Path(__file__).resolve().parents[1] / "games"
    return [found.name for found in iter_modules([str(folder)]) if found.ispkg]


def reference(verbs: Verbs, windows: dict[str, str]) -> str:
    """The generated part for one game."""
    lines = [*kinds_in(verbs), *forms_in(verbs), *questions_in(verbs, windows), *unasked_in(verbs)]
    return "\n".join(lines)


def kinds_in(verbs: Verbs) -> Iterator[str]:
    """What arguments stand for."""
    yield from ("## Arguments", "", "| written | is |", "|---|---|")
    for kind in verbs.kinds.values():
        yield f"| *{kind.name}* | {kind.about} |"
    yield ""


def forms_in(verbs: Verbs) -> Iterator[str]:
    """Every form with its rule."""
    yield from ("## Options", "", "| option | rule |", "|---|---|")
    for form in verbs.forms.values():
        yield f"| {shown(form)} | {form.rule or 'that of the question'} |"
    yield ""


def questions_in(verbs: Verbs, windows: dict[str, str]) -> Iterator[str]:
    """The questions of each section: kind, rule, who answers with which options."""
    yield from ("## Options by question", "")
    for heading, questions in verbs.sections.items():
        yield from (f"### {heading}", "")
        yield from ("| kind | rule | who | options |", "|---|---|---|---|")
        for kind, asked in questions.items():
            options = ", ".join([shown(verbs.forms[form]) for form in asked.forms])
            yield f"| `{kind}` | {windows[kind]} | {asked.who} | {options} |"
        yield ""


def unasked_in(verbs: Verbs) -> Iterator[str]:
    """What may be done or said without being asked."""
    if verbs.unasked:
        yield from ("## Unasked", "", "| option | rule |", "|---|---|")
        for form, rule in verbs.unasked.items():
            yield f"| {shown(verbs.forms[form])} | {rule} |"
        yield ""


def shown(form: Form) -> str:
    """A form as the pages write it: fixed words as code, arguments in italics."""
    arguments = [word for word in form.words if is_argument(word)]
    told = [f"*{kind_in(word)}*{MANY if word.endswith(MANY) else ''}" for word in arguments]
    return " ".join([f"`{' '.join(form.start)}`", *told])


def page_of(game: str) -> str:
    """The name of the page about a game's notation."""
    return str(import_module(f"othersight.games.{game}.verbs").PAGE)


def page_with(page: str, game: str) -> str:
    """A page with the generated part brought up to date."""
    verbs = import_module(f"othersight.games.{game}.verbs").VERBS
    windows = import_module(f"othersight.games.{game}.windows").WINDOWS
    head, _, rest = page.partition(FIRST)
    tail = rest.partition(LAST)[2]
    return f"{head}{FIRST}\n\n{reference(verbs, windows)}\n{LAST}{tail}"


def main(docs: Path) -> None:
    """Bring all pages up to date."""
    for game in games():
        file = docs / page_of(game)
        file.write_text(page_with(file.read_text(encoding="utf-8"), game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
