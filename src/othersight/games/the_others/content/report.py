"""`othersight content check`: all content of the package, or tiles and maps of one's own."""

from collections.abc import Sequence
from pathlib import Path

from othersight.games.the_others.content import check_content
from othersight.games.the_others.content.loader import FILES, own_folder
from othersight.games.the_others.state.city.checking import check_map, check_reading
from othersight.games.the_others.state.city.files import Problem, read_text
from othersight.games.the_others.state.city.maps import shipped_maps
from othersight.games.the_others.state.city.tiles import CONTENT, check_tiles


def check(files: Sequence[Path] = ()) -> dict[str, list[Problem]]:
    """Each file that was looked at with its problems; without files, all that the package holds."""
    return {str(file): check_file(file) for file in files} if files else check_shipped()


def check_file(file: Path) -> list[Problem]:
    """All that is wrong with a file on disk: a map if it has a layout, else a file of tiles."""
    reading = read_text(file)
    if not reading.problems and "layout" not in reading.data:
        if "tiles" in reading.data:
            return check_tiles(reading.text, reading.file)
        reading.report("content-neither", 1)
        return reading.problems
    return check_reading(reading)


def check_shipped() -> dict[str, list[Problem]]:
    """The package's figures and Stories, its tiles and its maps."""
    found: dict[str, list[Problem]] = {f"{name}.toml": [] for name in FILES}
    stories = own_folder().joinpath("stories").iterdir()
    found |= {f"stories/{story.name}": [] for story in stories if story.name.endswith(".toml")}
    for fault in check_content():
        key = "content-figure" if fault.key else "content-figures"
        told = Problem(fault.file, fault.line, key, name=fault.key, reason=fault.message)
        found.setdefault(fault.file, []).append(told)
    if any(found.values()):
        return found  # behaviour is looked at when the figures can be read
    from othersight.games.the_others.content.check_cards import check_cards

    for card in check_cards():
        told = Problem(card.file, card.line, "content-figure", name=card.entry, reason=card.message)
        found.setdefault(card.file, []).append(told)
    found["tiles.toml"] = check_tiles((CONTENT / "tiles.toml").read_text("utf-8"), "tiles.toml")
    for story, letter in shipped_maps():
        file = f"maps/{story}-{letter}.toml"
        found[file] = check_map((CONTENT / file).read_text("utf-8"), file)
    return found
