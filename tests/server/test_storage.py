"""A decision is stored before it is acknowledged; after a crash every table is as it was."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from othersight.server.storage.database import FILE
from tests.server.client import Page, new_key, open_page, post, random_choice, serving, two_players
from tests.server.consistent_read import read_while_another_stores

GAMES = ("the-others", "they-live")
SAME = ("sequence", "hash", "status", "view", "waiting", "undo", "decisions")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("every", [7, 1000])
def test_a_table_is_rebuilt_from_its_journal(tmp_path: Path, game: str, every: int) -> None:
    """With snapshots and without."""
    with serving(tmp_path, snapshot_every=every) as before:
        told = post(before, "/api/play-now", {"game": game})
        with open_page(before, told["table"], told["token"]) as page:
            choose = random_choice(4)
            for _ in range(8):
                question = page.wait_for_question()
                assert question is not None
                page.answer(choose(0, question))
                page.settle(page.state["sequence"], [told["seat"]])
            known = page.state
            page.command("undo", sequence=known["sequence"], to=known["undo"]["beyond"])
            page.settle(known["sequence"] + 1, [told["seat"]])
            known = page.state
            with serving(tmp_path, snapshot_every=every) as after:  # the first never said goodbye
                header = {"Authorization": f"Bearer {told['token']}"}
                with open_page(after, told["table"], told["token"]) as back:
                    back.receive_until("state")
                    assert [back.state[part] for part in SAME] == [known[part] for part in SAME]
                    assert back.log == page.log[-80:]
                address = f"/api/tables/{told['table']}/replay"
                one, other = [c.get(address, headers=header).json() for c in (before, after)]
                assert one == other


def test_seats_chat_and_remembered_answers_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as before, two_players(before, "the-others") as (table, players):
        seat, page = next(iter(players.pages.items()))
        page.command("chat", text="over here", channel="team")
        page.command("remember", kind="first", option="first 2")
        page.command("hand-over", bot="random")
        token = post(before, "/api/tables", {"game": "the-others", "watch": "listed"})["token"]
    with serving(tmp_path) as after:
        listed = after.get("/api/tables").json()["tables"]
        assert [one["status"] for one in listed] == ["gathering"]
        assert after.post("/api/link", json={"token": token}).json()["host"]
        with open_page(after, table, None) as back:
            back.receive_until("state")
            told = back.state["seats"][seat]
            assert (told["holder"], told["bot"], told["kept"]) == ("bot", "random", True)
            assert back.welcome["chat"] == []


def test_a_click_acknowledged_before_the_kill_is_not_done_again_after_it(tmp_path: Path) -> None:
    with serving(tmp_path) as before:
        told = post(before, "/api/play-now", {"game": "they-live"})
        with open_page(before, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            option = question["options"][0]["option"]
            click = {"key": new_key(), "sequence": question["sequence"], "option": option}
            assert page.command("answer", **click)["again"] is False
            page.settle(page.state["sequence"], [told["seat"]])
            known = page.state
            with serving(tmp_path) as after, open_page(after, told["table"], told["token"]) as back:
                assert back.command("answer", **click)["again"] is True
                assert back.state["view"] == known["view"]


def test_what_is_read_was_true_at_one_moment(tmp_path: Path) -> None:
    during, after = read_while_another_stores(tmp_path)
    assert (len(during.journal), during.snapshot_at) == (1, 0)
    assert (len(after.journal), after.snapshot_at) == (2, 2)


@contextmanager
def at_two_servers(folder: Path) -> Iterator[tuple[Page, Page, dict[str, Any]]]:
    """The same person at two servers on one storage that do not hear each other, and the question that both show."""
    seats = [{"holder": "me"}, *[{"holder": "person"} for _ in range(3)]]
    wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True}
    with serving(folder) as one, serving(folder) as other:
        told = post(one, "/api/tables", wanted)
        with (
            open_page(one, told["table"], told["token"]) as page,
            open_page(other, told["table"], told["token"]) as late,
        ):
            question = late.wait_for_question()
            assert question == page.wait_for_question()
            assert question is not None
            yield page, late, question


def test_of_two_servers_on_one_storage_the_one_behind_catches_up(tmp_path: Path) -> None:
    with at_two_servers(tmp_path) as (page, late, question):
        assert page.answer(question["options"][0]["option"])["type"] == "done"
        refused = late.answer(question["options"][1]["option"])
        assert refused["error"]["key"] == "server-outdated"
        late.receive_until("state")
        assert late.state["view"] == page.state["view"]
        assert late.state["question"] is None


def test_a_server_that_is_behind_catches_up_before_it_refuses(tmp_path: Path) -> None:
    with at_two_servers(tmp_path) as (page, late, question):
        click = {"key": new_key(), "option": question["options"][0]["option"]}
        page.command("answer", sequence=question["sequence"], **click)
        page.command("undo", sequence=page.state["sequence"], to=0)
        asked_again = page.wait_for_question()
        assert asked_again is not None
        assert asked_again["sequence"] > question["sequence"]
        known = late.state["sequence"]
        done = late.command("answer", sequence=asked_again["sequence"], **click)
        assert (done["type"], done["again"]) == ("done", True)
        other_click = {**click, "key": new_key()}
        done = late.command("answer", sequence=asked_again["sequence"], **other_click)
        assert (done["type"], done["again"]) == ("done", False)
        assert late.state["sequence"] > known


def test_what_one_of_two_servers_has_done_the_other_does_not_do_again(tmp_path: Path) -> None:
    with at_two_servers(tmp_path) as (page, late, question):
        click = {"key": new_key(), "sequence": question["sequence"]}
        option = question["options"][0]["option"]
        assert page.command("answer", option=option, **click)["again"] is False
        assert late.command("answer", option=option, **click)["again"] is True
        talk = {"key": new_key(), "text": "hello"}
        assert page.command("chat", **talk)["again"] is False
        assert late.command("chat", **talk)["again"] is True
        assert [m["chat"]["text"] for m in late.received if m["type"] == "chat"] == ["hello"]
        late.send("fresh")
        assert [said["text"] for said in late.receive_until("welcome")["chat"]] == ["hello"]


def test_a_storage_that_refuses_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            option = question["options"][0]["option"]
            click = {"sequence": question["sequence"], "option": option, "key": new_key()}
            with monkeypatch.context() as full:
                full.setattr("othersight.server.storage.store.append_entry", disk_full)
                refused = page.command("answer", **click)
                assert refused["error"]["key"] == "server-not-stored"
            assert page.command("answer", **click)["again"] is False


def disk_full(*_: Any) -> Any:
    """The error of a database on a full disk."""
    raise OperationalError("UPDATE", {}, Exception("database or disk is full"))


def test_a_table_of_other_rules_and_an_expired_one_say_so(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        tables = [post(client, "/api/play-now", {"game": "the-others"}) for _ in range(2)]
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        ids = {"one": tables[0]["table"], "other": tables[1]["table"]}
        connection.execute(text("UPDATE tables SET version = '0' WHERE id = :one"), ids)
        connection.execute(text("UPDATE tables SET touched = 1 WHERE id = :other"), ids)
    engine.dispose()
    with serving(tmp_path) as client:
        for told, key in zip(tables, ("server-other-version", "server-expired"), strict=True):
            reply = client.get(f"/api/tables/{told['table']}")
            assert (reply.status_code, reply.json()["error"]["key"]) == (410, key)
            with open_page(client, told["table"], told["token"]) as page:
                assert page.receive()["error"]["key"] == key
        mine = client.post("/api/tables/mine", json={"tokens": [told["token"] for told in tables]})
        assert mine.json()["tables"] == []


def test_bots_of_a_storage_from_before_there_were_levels_play_on_as_regular_ones(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as before:
        told = post(before, "/api/play-now", {"game": "the-others"})
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE seats SET bot = 'scripted' WHERE holder = 'bot'"))
        for table in (
            "secrets",
            "dice",
            "waits",
            "account_seats",
            "sessions",
            "accounts",
            "notices",
            "server_keys",
        ):
            connection.execute(text(f"DROP TABLE {table}"))
        for column in ("leave_wait", "programs", "fence", "move_time", "time_out"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        connection.execute(text("ALTER TABLE seats DROP COLUMN program"))
        connection.execute(text("ALTER TABLE journal DROP COLUMN trace"))
        connection.execute(text("DROP INDEX ix_links_session"))
        connection.execute(text("ALTER TABLE links DROP COLUMN session"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    engine.dispose()
    with serving(tmp_path) as after, open_page(after, told["table"], told["token"]) as page:
        assert page.wait_for_question() is not None
        bots = {seat["bot"] for seat in page.state["seats"] if seat["holder"] == "bot"}
    assert bots == {"regular"}
