"""The report as a page: it needs nothing else, says everything in words, and is the same for the same games."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from othersight.arena.report import report_of, write_report
from tests.arena_report.rows import NUMBER, Played, rows_of
from tests.page.opening import opened

BOTH = pytest.mark.parametrize("name", ["the-others", "they-live"])
VOID = ("meta", "line", "rect", "circle")
RAW = re.compile(r"(?<![\w.=/#-])(?:the-others|they-live|schedule)-[a-z][a-z-]+")


class Reader(HTMLParser):
    """What a page holds: words, headings, ids and links; it minds how tags close."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.foreign: list[str] = []
        self.counts: dict[str, int] = {}
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name == "href":
                self.links.append(value or "")
            if name in ("src", "href", "srcset") and not (value or "").startswith("#"):
                self.foreign.append(value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID, tag

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1:] == [tag], f"{tag} closes {self.open[-3:]}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


ALIKE = {"heroes": "expert", "sins": "novice"}


def described(name: str, **more: Any) -> dict[str, Any]:
    return {"game": name, "players": ["novice", "expert"], "seed": "lot", **more}


def page_of(name: str) -> str:
    return report_of(rows_of(name), described(name))


def compared(outcomes: str) -> str:
    """A report of two settings: the plain one as played, and another with these outcomes."""
    rows = rows_of("the-others")
    sides = {"h": "heroes", "s": "sins"}
    others = [
        replace(row, setting="rose", outcome=sides[one])
        for row, one in zip(rows, outcomes, strict=True)
    ]
    settings = {"": {}, "rose": {"heroes.rose.skill": 3}}
    return report_of([*rows, *others], described("the-others", settings=settings))


@BOTH
def test_the_page_is_well_formed_and_every_link_leads_somewhere(name: str) -> None:
    page = Reader(page_of(name))
    assert page.open == []
    assert len(page.links) >= 9
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))


@BOTH
def test_the_page_needs_nothing_from_elsewhere(name: str) -> None:
    page = page_of(name)
    assert Reader(page).foreign == []
    assert "script" not in Reader(page).counts
    assert not re.search(r"url\(|@import|https?:", page)


@BOTH
def test_things_go_by_their_names(name: str) -> None:
    said = " ".join(Reader(page_of(name)).words)
    assert RAW.findall(said) == []
    ids = {"the-others": "havens-last-stand", "they-live": "very-easy"}
    names = {"the-others": "HAVEN' S LAST STAND", "they-live": "Very Easy"}
    assert ids[name] not in said
    assert names[name] in said


@BOTH
def test_every_drawing_has_its_figures_beside_it(name: str) -> None:
    page = page_of(name)
    assert page.count("<svg") == page.count('aria-hidden="true" focusable="false"')
    for figure in re.findall(r"<figure>.*?</figure>", page, re.DOTALL):
        assert ("<svg" in figure) == ("<table" in figure)
    for plot in re.findall(r"<tr[^>]*>(?:(?!</tr>).)*<svg.*?</tr>", page, re.DOTALL):
        assert re.search(r'class="figure strong"[^>]*>[^<]*\d', plot)


@BOTH
def test_the_same_games_in_any_order_give_the_same_bytes(name: str) -> None:
    rows = list(rows_of(name))
    Random(3).shuffle(rows)
    assert report_of(rows, described(name)) == page_of(name)


@BOTH
def test_what_was_played_can_be_played_again(name: str) -> None:
    told = described(name, version="9.8.7", content="abc123", options={"edition": "draft"})
    said = " ".join(Reader(report_of(rows_of(name), told)).words)
    for part in ("lot", "novice, expert", "9.8.7", "abc123", "edition = draft"):
        assert part in said


@BOTH
def test_without_a_finished_game_the_page_says_so(name: str) -> None:
    said = " ".join(Reader(report_of([], described(name))).words)
    assert "No game has finished yet." in said
    stuck = [replace(row, outcome="") for row in rows_of(name)]
    assert "No game has finished yet." in " ".join(Reader(report_of(stuck, described(name))).words)


def test_games_that_were_stopped_are_told_and_count_for_nobody() -> None:
    rows = [replace(row, pairing=ALIKE) for row in rows_of("the-others")]
    stopped = [replace(rows[0], outcome=""), *rows[1:]]
    said = " ".join(Reader(report_of(stopped, described("the-others"))).words)
    assert "1 game went on too long and was stopped; it counts for nobody." in said
    assert f"of {NUMBER - 1} games." in said


def test_the_comparison_stands_before_everything_else() -> None:
    page = compared("h" * NUMBER)
    assert page.index('class="verdict') < page.index('id="glance"')
    said = " ".join(Reader(page).words)
    assert "With heroes.rose.skill = 3 the Sins win" in said
    assert "percentage points less often than with the figures in force" in said


def test_a_difference_that_may_be_nought_is_called_so() -> None:
    rows = rows_of("the-others")
    same = "".join("h" if row.outcome == "heroes" else "s" for row in rows)
    said = " ".join(Reader(compared(same)).words)
    assert "win as often as with the figures in force" in said
    assert "do not show that there is a difference at all" in said


def test_pairings_that_differ_are_never_thrown_together() -> None:
    rows = rows_of("the-others")
    players = (ALIKE, {"heroes": "novice", "sins": "novice"})
    mixed = [replace(row, pairing=players[at % 2]) for at, row in enumerate(rows)]
    page = report_of(mixed, described("the-others"))
    glance = page[page.index('id="glance"') : page.index('id="wins"')]
    assert 'class="lead"' not in glance
    assert glance.count('class="strip') == 2
    assert page.count('class="lead"') == 2
    assert page.count('id="pairing-') == 2
    assert "Sins novice, Heroes expert" in page
    alone = report_of([row for row in mixed if row.pairing == ALIKE], described("the-others"))
    assert 'id="pairing-' not in alone
    assert alone.count('class="lead"') == 1


def test_the_rest_of_a_comparison_tells_of_the_plain_games_alone() -> None:
    said = " ".join(Reader(compared("h" * NUMBER)).words)
    assert f"What {2 * NUMBER} games tell, played with 2 settings" in said
    assert "tells of the games with the figures in force alone" in said


def test_heroes_are_told_story_by_story() -> None:
    said = " ".join(Reader(page_of("the-others")).words)
    assert "THE DARKNESS WITHIN: with each Hero in the first team, and without" in said


def test_names_of_the_players_cannot_break_the_page() -> None:
    rows: list[Played] = [
        replace(row, pairing=dict.fromkeys(row.pairing, "<b>&")) for row in rows_of("the-others")
    ]
    page = report_of(rows, described("the-others", seed="</main>"))
    assert "<b>&<" not in page
    assert Reader(page).open == []
    assert "&lt;b&gt;&amp;" in page


def test_a_page_is_there_as_a_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.html"
    write_report(rows_of("they-live"), described("they-live"), path)
    first = path.read_text(encoding="utf-8")
    assert first == page_of("they-live")

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match="No space left"):
        write_report(rows_of("the-others"), described("the-others"), path)
    assert path.read_text(encoding="utf-8") == first
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]


@pytest.fixture(scope="module")
def chrome() -> Iterator[Any]:
    with opened() as browser:
        yield browser


@BOTH
@pytest.mark.parametrize("width", [360, 1280])
def test_the_page_fits_its_screen(chrome: Any, tmp_path: Path, name: str, width: int) -> None:
    path = tmp_path / "report.html"
    write_report(rows_of(name), described(name), path)
    page = chrome.new_page(viewport={"width": width, "height": 800})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert asked == [path.as_uri()]
    page.close()
