"""`python -m docs.make.lists`: writes what other pages take from the package: the copy of each rule catalogue in
`docs/rules`, and the names of Stories, Sins and Acolyte types in the tables of options."""

from pathlib import Path

from othersight.games.the_others.content import load_content
from othersight.rules_reference import games
from othersight.rules_reference.reference import catalogue_of

DOCS = Path(__file__).resolve().parents[1]
PAGES = (DOCS / "api.md", DOCS / "scenarios_the_others.md")
RANDOM = "`random`"


def copies() -> dict[Path, str]:
    """The rule catalogues, by the files of their copies."""
    files = {
        DOCS / "rules" / f"{game.replace('-', '_')}.md": catalogue_of(game) for game in games()
    }
    return {copy: file.read_text(encoding="utf-8") for copy, file in files.items()}


def page_with(page: str) -> str:
    """A page with all names in its table of options."""
    content = load_content()
    named = {"story": content.stories, "sin": content.sins, "acolyte": content.acolytes}
    return "\n".join(
        [
            with_names(line, {key: list(ids) for key, ids in named.items()})
            for line in page.split("\n")
        ]
    )


def with_names(line: str, named: dict[str, list[str]]) -> str:
    """A row of such a table with the names there are; any other line as it is."""
    cells = line.split(" | ")
    option = cells[0].removeprefix("| ").strip("`")
    if len(cells) != 3 or option not in named or f"`{named[option][0]}`, " not in cells[1]:
        return line
    names = [f"`{name}`" for name in named[option]]
    every = [*names, RANDOM] if RANDOM in cells[1] else names
    return " | ".join([cells[0], ", ".join(every), cells[2]])


def files() -> dict[Path, str]:
    """Every file that is written, with what it should hold."""
    return copies() | {page: page_with(page.read_text(encoding="utf-8")) for page in PAGES}


def main() -> None:
    """Bring all of them up to date."""
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
