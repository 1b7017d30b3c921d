"""A campaign at tables: the sittings so far, and a new table for the next Story with the same seats."""

from pathlib import Path
from typing import Any

import othersight
from othersight.games import asked_for
from othersight.games.the_others.content import load_content
from othersight.games.the_others.setup.campaign import CAMPAIGN
from tests.server.client import open_page, post, serving
from tests.server.finished_games import finished, play_on, stored

SITTINGS = len(load_content().stories)


def test_the_next_story_opens_from_a_finished_sitting(tmp_path: Path) -> None:
    game = play_on(othersight.campaign("the-others", 5).game)
    with serving(tmp_path) as client:
        table, header = stored(client.app.state.registry, game)  # type: ignore[attr-defined]
        told = client.get(f"/api/tables/{table}/campaign", headers=header).json()
        assert (told["played"], told["planned"]) == (
            1,
            len(game.start["options"]["campaign"]["stories"]),
        )
        assert told["lines"][0].startswith("1. ")
        made = post(
            client, "/api/tables", {"game": "the-others", "options": told["options"], "start": True}
        )
        key = {"Authorization": f"Bearer {made['token']}"}
        after = client.get(f"/api/tables/{made['table']}/campaign", headers=key).json()
        assert (after["played"], after["options"]) == (1, None)  # nothing to go on to yet
        assert after["lines"][0] == told["lines"][0]
        assert told["sitting"].startswith(f"Sitting 1 of {SITTINGS}: ")
        assert after["sitting"] == f"Sitting 2 of {SITTINGS}: THE DARKNESS WITHIN"
        shown = client.get(f"/api/tables/{made['table']}", headers=key).json()
        assert shown["sitting"] == after["sitting"]
        with open_page(client, made["table"], made["token"]) as page:
            welcome = page.receive_until("welcome")
            assert (welcome["sitting"], welcome["opening"][0]) == (after["sitting"],) * 2
        french = {**header, "Accept-Language": "fr"}
        said = client.get(f"/api/tables/{table}/campaign", headers=french).json()
        assert said["lines"] != told["lines"]


def test_a_table_of_no_campaign_has_nothing_to_tell(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for name in ("the-others", "they-live"):
            table, header = stored(client.app.state.registry, finished(name))  # type: ignore[attr-defined]
            told = client.get(f"/api/tables/{table}/campaign", headers=header).json()
            assert told == {
                "table": table,
                "sitting": "",
                "lines": [],
                "played": 0,
                "planned": 0,
                "options": None,
            }


def test_a_campaign_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        wrong: list[Any] = [{}, {"stories": []}, "old", 3, [1]]
        for campaign in wrong:
            body = {"game": "the-others", "options": {"campaign": campaign}}
            assert client.post("/api/tables", json=body).status_code == 400
        post(client, "/api/tables", {"game": "the-others", "options": {"campaign": "new"}})


def test_a_campaign_fixes_the_story_and_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        games = {one["game"]: one for one in client.get("/api/games").json()["games"]}
        options = {one["name"]: one for one in games["the-others"]["options"]}
        first = options["story"]["fixed"]["new"]
        assert (options["story"]["fixed_by"], first) == ("campaign", "havens-last-stand")
        assert (options["sin"]["fixed_by"], options["sin"]["fixed"]) == ("", {})
        for story, status in ((first, 201), ("random", 201), ("lights-out", 400)):
            chosen = {"campaign": "new", "story": story}
            told = client.post("/api/tables", json={"game": "the-others", "options": chosen})
            assert told.status_code == status
        assert "plays the Story havens-last-stand, not lights-out" in told.json()["error"]["text"]
        game = play_on(othersight.campaign("the-others", 5).game)
        after = CAMPAIGN.next_options(game)
        assert after is not None
        following = asked_for("the-others", after)
        body = {"game": "the-others", "options": {**following, "story": "lights-out"}}
        assert client.post("/api/tables", json=body).status_code == 400
        del following["story"]
        made = post(client, "/api/tables", {"game": "the-others", "options": following})
        assert made["table"]


def test_a_rematch_has_the_same_options_and_what_was_seen(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        game = finished("they-live")
        table, header = stored(client.app.state.registry, game)  # type: ignore[attr-defined]
        told = client.get(f"/api/tables/{table}/rematch", headers=header).json()
        shown = {entry.values[0] for entry in game.log(-1) if entry.key == "news"}
        assert shown
        assert shown <= set(told["options"]["seen"])
        assert told["options"]["players"] == game.start["options"]["players"]
        body = {"game": "they-live", "options": told["options"], "start": True}
        made = post(client, "/api/tables", body)
        key = {"Authorization": f"Bearer {made['token']}"}
        again = client.get(f"/api/tables/{made['table']}", headers=key).json()["options"]
        assert again["seen"] == told["options"]["seen"]
        table, header = stored(client.app.state.registry, finished("the-others"))  # type: ignore[attr-defined]
        same = client.get(f"/api/tables/{table}/rematch", headers=header).json()["options"]
        assert same == client.get(f"/api/tables/{table}", headers=header).json()["options"]
        assert (
            "revision" not in same
        )  # what a game keeps for itself is not an option of a new table
        post(client, "/api/tables", {"game": "the-others", "options": same, "start": True})
