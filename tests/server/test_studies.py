"""What is told of a finished game: its study, hints at any step, its file; and nothing of it while the game goes on."""

import asyncio
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from othersight.server.bots.studies import Studies, StudyTask
from tests.server.client import post, serving, settings
from tests.server.finished_games import finished, stored

MOST = 100_000


def study_of(client: TestClient, address: str, header: dict[str, str]) -> dict[str, Any]:
    """The study, asked for until it is there."""
    for _ in range(MOST):
        told: dict[str, Any] = client.get(f"{address}/study", headers=header).json()
        if told["status"] != "running":
            return told
    raise AssertionError("the study is never done")


def test_a_finished_game_is_studied_hinted_at_and_taken_home(tmp_path: Path) -> None:
    game = finished("the-others")
    with serving(tmp_path) as client:
        table, header = stored(client.app.state.registry, game)  # type: ignore[attr-defined]
        address = f"/api/tables/{table}"
        told = study_of(client, address, header)
        assert told["status"] == "done"
        assert told["side"] == "The Heroes"
        steps = [point["step"] for point in told["curve"]]
        assert steps == sorted(steps)
        assert (steps[0], steps[-1]) == (0, game.history.length)
        assert told["curve"][-1]["share"] == (1.0 if game.outcome == "heroes" else 0.0)
        assert {"The Heroes", "The Sins"} <= {line["name"] for line in told["luck"]}
        names = [line["name"] for line in told["luck"]]
        assert len(names) == len(set(names)), "whose dice they are is said"
        sins = next(at for at, line in enumerate(told["luck"]) if line["name"] == "The Sins")
        assert told["luck"][sins]["side"]
        assert all(line["name"].startswith("against ") for line in told["luck"][sins + 1 :])
        assert told == study_of(client, address, header)
        hint = client.get(f"{address}/replay/{steps[-1]}/hint", headers=header)
        assert hint.status_code == 409
        assert client.get(f"{address}/save", headers=header).text == game.save()


def test_nothing_of_it_is_told_while_the_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = post(client, "/api/play-now", {"game": "the-others"})
        header = {"Authorization": f"Bearer {made['token']}"}
        for path in ("study", "replay/0/hint", "save"):
            refused = client.get(f"/api/tables/{made['table']}/{path}", headers=header)
            assert refused.status_code == 409
            assert refused.json()["error"]["key"] == "server-not-over"


def test_a_table_whose_end_was_undone_is_studied_anew(tmp_path: Path) -> None:
    class Told(Studies):
        async def run(self, task: StudyTask) -> dict[str, Any]:
            return {"game": task.game}

    async def asked() -> list[str]:
        studies = Told(settings(tmp_path))
        tasks = [studies.study("table", game, "en") for game in ("one end", "another", "one end")]
        assert tasks[0] is tasks[2]
        return [(await task)["game"] for task in tasks]

    assert asyncio.run(asked()) == ["one end", "another", "one end"]
