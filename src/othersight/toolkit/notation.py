"""The pages about option notation in their generated part: arguments, options with their rules, options by question.

`python -m docs.make.notation` writes it between the two marks of each page.
"""

from collections.abc import Iterator

from othersight.toolkit.verbs import MANY, Form, Verbs, is_argument, kind_in


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
