"""The changelog goes by version, and its first one is the version of the package."""

import re
import tomllib
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
HEADING = re.compile(r"^## (\d+\.\d+\.\d+)(?: \((unreleased|\d{4}-\d\d-\d\d)\))?$")


def headings() -> list[str]:
    lines = (CHECKOUT / "CHANGELOG.md").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith("## ")]


def test_the_first_version_of_the_changelog_is_that_of_the_package() -> None:
    with (CHECKOUT / "pyproject.toml").open("rb") as file:
        version: str = tomllib.load(file)["project"]["version"]
    number = version.partition(".dev")[0]
    first = HEADING.match(headings()[0])
    assert first
    assert first[1] == number
    assert (first[2] == "unreleased") == (".dev" in version)


def test_versions_go_down_and_only_the_first_is_unreleased() -> None:
    found = [HEADING.match(heading) for heading in headings()]
    assert all(found), headings()
    numbers = [tuple(map(int, one[1].split("."))) for one in found if one]
    assert numbers == sorted(set(numbers), reverse=True)
    assert not any(one[2] == "unreleased" for one in found[1:] if one)
