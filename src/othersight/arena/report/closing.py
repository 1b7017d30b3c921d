"""The last sections: ratings, and the run itself."""

from collections.abc import Mapping
from typing import Any

from othersight.arena.ratings import ratings_of
from othersight.arena.report.markup import tag
from othersight.arena.report.section import Run, Section, note, section
from othersight.arena.report.tables import rating_table
from othersight.arena.side_words import side_named
from othersight.locales import text


def ratings(run: Run) -> Section:
    """Every level in every role on one scale."""
    found = ratings_of(run.rows)
    if not found:
        return section("ratings", note("lab-no-games"))
    ordered = sorted(found.items(), key=lambda one: (-one[1]["rating"], one[0]))
    named = [(role_named(name), one) for name, one in ordered]
    keys = ("player", "rating", "", "interval", "games")
    heads = [text(f"lab-head-{key}") if key else "" for key in keys]
    return section(
        "ratings", note("lab-ratings-note"), rating_table(text("lab-ratings"), heads, named)
    )


def role_named(name: str) -> str:
    level, _, role = name.partition("/")
    return text("lab-role", level=level, side=side_named(role))


def about(run: Run) -> Section:
    """What was played, so that anybody can play it again, and how to read the figures."""
    d = run.description
    facts = [
        (text("lab-about-seed"), d.get("seed", "")),
        (text("lab-about-players"), ", ".join(d.get("players", ()))),
        (text("lab-about-options"), options_told(d.get("options", {}))),
        (text("lab-about-version"), d.get("version", "")),
        (text("lab-about-rules"), d.get("rules", "")),
        (text("lab-about-content"), d.get("content", "")),
    ]
    told = [tag("div", tag("dt", name), tag("dd", str(value))) for name, value in facts if value]
    reading = [tag("p", text(f"lab-reading-{part}")) for part in ("intervals", "few", "causes")]
    return section("about", tag("dl", *told, class_="facts"), *reading)


def shown(value: Any) -> str:
    """A value of an option; a text of many lines is somebody's own map."""
    return text("lab-own") if "\n" in str(value) else str(value)


def options_told(options: Mapping[str, Any]) -> str:
    """The options that were the same in all games."""
    said = [
        f"{name} = {shown(value)}"
        for name, value in sorted(options.items())
        if value not in ({}, [], "", None)
    ]
    return "; ".join(said)
