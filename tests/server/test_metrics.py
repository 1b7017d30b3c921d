"""Figures for Prometheus: opt-in, in its text format, true, and without anything secret."""

import re
from pathlib import Path
from typing import Any

import pytest

from othersight.server.metrics import BUCKETS, Histogram
from tests.server.client import open_page, post, serving

SAMPLE = re.compile(r'othersight_[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.]+')


def samples(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(SAMPLE.fullmatch(line) for line in lines), lines
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_there_are_no_figures_unless_they_are_wanted(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert client.get("/metrics").status_code == 404


def test_figures_count_tables_connections_decisions_writes_and_times(tmp_path: Path) -> None:
    with serving(tmp_path, metrics=True) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            assert page.answer(question["options"][0]["option"])["type"] == "done"
            reply = client.get("/metrics")
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = samples(reply.text)
    assert found['othersight_tables{status="playing"}'] == 1
    assert found['othersight_connections{kind="seat"}'] == 1
    assert found['othersight_connections{kind="spectator"}'] == 0
    assert found["othersight_tables_created_total"] == 1
    assert found['othersight_decisions_total{by="person"}'] == 1
    assert found['othersight_writes_total{outcome="stored"}'] >= 1
    assert found["othersight_command_seconds_count"] == 1
    assert found["othersight_write_seconds_count"] >= 1
    assert told["token"] not in reply.text
    assert told["table"] not in reply.text


def test_failed_writes_and_errors_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    with serving(tmp_path, metrics=True) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            monkeypatch.setattr("othersight.server.sessions.session.Session.broadcast_chat", fail)
            assert page.command("chat", text="hello")["type"] == "refused"
            found = samples(client.get("/metrics").text)
    assert found['othersight_log_lines_total{level="ERROR"}'] == 1


def test_every_bucket_of_a_histogram_counts_the_smaller_ones_too() -> None:
    times = Histogram()
    for seconds in (0.001, 0.3, 0.3, 99.0):
        times.observe(seconds)
    lines = times.lines("x")
    assert lines[0] == 'x_bucket{le="0.005"} 1'
    assert f'x_bucket{{le="{BUCKETS[6]}"}} 3' in lines
    assert lines[-3:] == ['x_bucket{le="+Inf"} 4', "x_sum 99.601000", "x_count 4"]
