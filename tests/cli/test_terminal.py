"""The terminal as a screen: what is wiped between two people."""

import sys

import pytest

from othersight.cli import _terminal as terminal


class Recalled:
    """Stands for the lines that the arrow keys bring back."""

    def __init__(self) -> None:
        self.lines = ["claim person 2 invader"]

    def clear_history(self) -> None:
        self.lines = []


def test_wiping_clears_screen_scrollback_and_what_the_arrow_keys_recall(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recalled = Recalled()
    monkeypatch.setitem(sys.modules, "readline", recalled)
    monkeypatch.setenv("TERM", "xterm")
    terminal.wipe()
    assert capsys.readouterr().out == "\x1b[2J\x1b[3J\x1b[H"
    assert recalled.lines == []


def test_a_dumb_terminal_is_not_sent_what_it_would_print(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    terminal.wipe()
    assert capsys.readouterr().out == ""


def test_without_a_terminal_the_screen_is_pushed_up(capsys: pytest.CaptureFixture[str]) -> None:
    screen = terminal.terminal()
    screen.clear()
    assert capsys.readouterr().out == "\n" * 60
