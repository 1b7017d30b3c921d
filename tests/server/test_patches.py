"""Pages are sent what has changed; applied to the state before, it is the state that would have been sent whole."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from othersight.server.protocol.patches import difference, patched
from othersight.server.sessions import state_changes
from othersight.server.sessions.state_changes import Differences
from tests.server.client import Page, open_page, post, random_choice, serving, two_players

OF_CONNECTION = ("number", "log")
"""Fields of a state that need not be the same for two pages of one seat."""

NAMES = ("a", "b/c", "d~e", "~1", "")


def any_value(chance: random.Random, depth: int = 3) -> Any:
    """Some plain data."""
    kind = chance.randrange(5 if depth else 3)
    if kind == 3:
        return [any_value(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 4:
        names = chance.sample(NAMES, chance.randrange(4))
        return {name: any_value(chance, depth - 1) for name in names}
    return chance.choice([None, "", "x", "/~", 0, 1, -7])


def test_a_patch_leads_from_any_value_to_any_other() -> None:
    chance = random.Random("patches")
    for _ in range(2000):
        before, after = any_value(chance), any_value(chance)
        kept = json.dumps(before)
        changes = json.loads(json.dumps(difference(before, after)))
        assert patched(before, changes) == after
        assert json.dumps(before) == kept


def test_a_patch_has_nothing_but_what_has_changed() -> None:
    before = {"view": {"spaces": [{"n": 1, "of": [1]}, {"n": 2, "of": []}], "gone": 1}, "same": [1]}
    after = {"view": {"spaces": [{"n": 1, "of": [1]}, {"n": 3, "of": []}], "a/b~": 0}, "same": [1]}
    assert difference(before, after) == [
        {"op": "remove", "path": "/view/gone"},
        {"op": "replace", "path": "/view/spaces/1/n", "value": 3},
        {"op": "add", "path": "/view/a~1b~0", "value": 0},
    ]


def same_table(one: Page, other: Page) -> None:
    """Two pages of one seat hold the same, lines of the log as well."""
    for name in one.state:
        if name not in OF_CONNECTION:
            assert one.state[name] == other.state[name], name
    assert one.log == other.log


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_patches_lead_to_what_a_page_without_them_is_sent(tmp_path: Path, game: str) -> None:
    choose = random_choice(9)
    with serving(tmp_path) as client, two_players(client, game) as (table, players):
        page = next(iter(players.pages.values()))
        with open_page(client, table, page.token, patches=False) as whole:
            for number in range(12):
                players.play(choose, 1)
                reach = page.state["undo"]["last"]
                if number % 4 == 3 and reach is not None:
                    done = page.command("undo", sequence=page.state["sequence"], to=reach)
                    players.sequence = done["sequence"]
                    players.settle()
                whole.settle(players.sequence, list(players.pages))
                page.query("lines", first=0, last=1)
                same_table(page, whole)
            kinds = [[m["type"] for m in one.received] for one in (page, whole)]
    assert kinds[0].count("patch") >= 12
    assert kinds[0].count("state") == 1
    assert "patch" not in kinds[1]


def test_parts_of_views_that_are_compared_once_give_the_same_patch() -> None:
    chance, differences = random.Random(5), Differences()
    for _ in range(300):
        before = {"view": {name: any_value(chance) for name in chance.sample(NAMES, 3)}}
        after = {"view": {name: any_value(chance) for name in chance.sample(NAMES, 3)}}
        wanted = difference(before, after)
        assert differences.changes(before, after) == wanted
        assert differences.changes(before, after) == wanted
        assert patched(before, wanted) == after


def test_what_two_seats_see_alike_is_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    def counting(before: Any, after: Any, path: str) -> list[dict[str, Any]]:
        compared.append(path)
        return difference(before, after, path)

    monkeypatch.setattr(state_changes, "difference", counting)
    differences, old, new = Differences(), [{"a": 1}], [{"a": 2}]
    for seat in (1, 2):
        before = {"view": {"seat": seat, "spaces": old}}
        after = {"view": {"seat": seat, "spaces": new}}
        changes = differences.changes(before, after)
        assert changes == [{"op": "replace", "path": "/view/spaces/0/a", "value": 2}]
    assert compared == ["/view/spaces"]


def test_whoever_asks_for_everything_is_sent_a_whole_state_and_then_patches_again(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            page.send("fresh")
            page.receive_until("welcome")
            assert page.receive_until("state")["question"] == question
            assert page.received[-1]["type"] == "state"
            assert question is not None
            page.answer(question["options"][0]["option"])
            page.wait_for_answer_to(question)
            assert [m["type"] for m in page.received if "changes" in m][-1] == "patch"


def test_two_pages_of_one_seat_in_two_languages_and_a_late_spectator_hold_their_own_states(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as client, two_players(client, "the-others") as (table, players):
        page = next(iter(players.pages.values()))
        with (
            open_page(client, table, page.token, language="fr") as french,
            open_page(client, table, None) as early,
        ):
            players.play(random_choice(3), 3)
            with open_page(client, table, None) as late:
                players.play(random_choice(4), 3)
                for one in (french, early, late):
                    one.settle(players.sequence, list(players.pages))
                assert early.state["view"] == late.state["view"]
                assert french.state["view"] == page.state["view"]
                assert french.welcome["language"] == "fr"
