"""Where the chance of a game comes from, on the page: what the browser checks itself, and all dice of a server."""

import json

from tests.page.serving import Served
from tests.page.table import Visitor
from tests.server.finished_games import stored_fairly

PART = "ab" * 16


def noted(page: object) -> dict[str, str]:
    """What the browser has noted of its last table."""
    told = page.evaluate("localStorage.getItem('othersight.dice')")  # type: ignore[attr-defined]
    last: dict[str, str] = json.loads(told)[-1]
    return last


def test_the_browser_checks_secret_commitment_and_its_own_part(
    served: Served, chrome: object
) -> None:
    visitor = Visitor(served.address, chrome)
    registry = served.server.config.app.state.registry
    table, _ = stored_fairly(registry, PART)
    page = visitor.page
    page.goto(f"{served.address}/#/replay/{table}")
    page.get_by_role("tab", name="Dice").click()
    page.wait_for_selector("[data-fair] li")
    verdicts = "[...document.querySelectorAll('[data-verdict]')].map((one) => one.dataset.verdict)"
    assert page.evaluate(verdicts) == ["yes", "unknown", "unknown", "yes"]
    page.locator("[data-check]").click()
    page.wait_for_selector("[data-checked]")
    commitment = page.locator("[data-fair] dd").first.inner_text()
    for known, part, told in (
        (commitment, PART, ["yes", "yes", "yes", "yes"]),
        ("0" * 64, "00" * 16, ["yes", "no", "no", "yes"]),
    ):
        note = json.dumps([{"table": table, "commitment": known, "part": part}])
        page.evaluate("(note) => localStorage.setItem('othersight.dice', note)", note)
        page.reload()
        page.get_by_role("tab", name="Dice").click()
        page.wait_for_selector("[data-fair] li")
        assert page.evaluate(verdicts) == told
    assert "Added by Player 1" in page.locator("[data-fair]").inner_text()
    page.route("**/save", lambda route: route.abort())
    page.locator("[data-download]").click()
    assert "cannot be reached" in page.wait_for_selector("header [role=alert]").inner_text()
    page.goto(f"{served.address}/#/dice")
    page.wait_for_selector("main h1")
    assert visitor.faults == []
    visitor.leave()


DICE = {
    "dice": [
        {
            "game": game,
            "rolls": 60,
            "faces": [{"face": face, "count": 30, "expected": 30.0} for face in faces],
            "chi_square": 0.0,
            "freedom": 1,
            "chance": 1.0,
        }
        for game, faces in (
            ("the-others", ["hit", "cc"]),
            ("the-others", ["sin-hit", "burst"]),
            ("they-live", ["kick-a", "gum"]),
        )
    ]
}


def test_dice_and_their_faces_are_called_as_at_the_table(visitor: Visitor) -> None:
    page = visitor.page
    page.route("**/api/dice", lambda route: route.fulfill(json=DICE))
    page.goto(f"{visitor.address}/#/dice")
    page.wait_for_selector("[data-die=they-live]")
    captions = [one.split(":")[-2:] for one in page.locator("caption").all_inner_texts()]
    assert [one[0].split(", ")[-1].strip() for one in captions[:2]] == ["Hero dice", "Sin dice"]
    faces = page.locator("tbody th").all_inner_texts()
    assert faces == ["HIT", "CC", "HIT", "BURST", "KICK ASS A", "CHEW BUBBLEGUM"]
    assert visitor.serious_faults() == []
    assert visitor.faults == []


def test_a_table_begins_with_a_commitment_and_a_part_of_the_browser(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    note = noted(visitor.page)
    told = visitor.page.evaluate(
        "(table) => fetch(`/api/tables/${table}/dice`).then((reply) => reply.json())", note["table"]
    )
    assert told["commitment"] == note["commitment"]
    assert [one["part"] for one in told["parts"]] == [note["part"]]
    assert told["secret"] == ""


def test_a_table_that_was_closed_tells_its_secret(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    page, told = visitor.page, noted(visitor.page)
    page.get_by_role("tab", name="Seats").click()
    close = page.get_by_role("button", name="Close this table")
    close.click()
    page.get_by_role("button", name="Really close it").click()
    page.wait_for_selector("[data-play]")
    page.goto(f"{visitor.address}/#/table/{told['table']}")
    page.wait_for_selector("[data-trouble=gone]")
    assert visitor.faults_found() == []
    page.click("[data-gone-dice] summary")
    page.wait_for_selector("[data-fair] dd")
    verdicts = [one.get_attribute("data-verdict") for one in page.locator("[data-verdict]").all()]
    assert verdicts == ["yes", "yes", "yes", "yes"]
    assert told["part"] in page.locator("[data-fair] dl").inner_text()
    assert page.locator("[data-fair] button").count() == 0, "nothing is left to be played again"
    assert visitor.faults == []
