"""`python -m docs.make.notation`: writes the generated part of the pages about option notation."""

from pathlib import Path

from othersight.games import definition_of, plugins
from othersight.toolkit.notation import reference
from othersight.toolkit.plugin import Plugin
from othersight.toolkit.verbs import Verbs

DOCS = Path(__file__).resolve().parents[1]
FIRST = "<!-- generated: python -m docs.make.notation -->"
LAST = "<!-- end of what is generated -->"


def written() -> list[Plugin]:
    """The games that have a page about their notation."""
    return [plugin for plugin in plugins().values() if plugin.notation]


def page_with(page: str, plugin: Plugin) -> str:
    """A page with the generated part brought up to date."""
    verbs = plugin.typed_part("verbs", Verbs)
    head, _, rest = page.partition(FIRST)
    tail = rest.partition(LAST)[2]
    return f"{head}{FIRST}\n\n{reference(verbs, definition_of(plugin.name).windows)}\n{LAST}{tail}"


def main() -> None:
    """Bring all pages up to date."""
    for plugin in written():
        file = DOCS / plugin.notation
        file.write_text(page_with(file.read_text(encoding="utf-8"), plugin), encoding="utf-8")


if __name__ == "__main__":
    main()
