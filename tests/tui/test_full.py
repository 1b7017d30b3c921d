"""The table that fills the terminal: what is in view at two sizes, and what keys, mouse and words do."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

import othersight
from othersight.bots import player
from othersight.games import words_of
from othersight.kernel.question import Option
from othersight.tui.full.app import Page, Table
from othersight.tui.full.sitting import FullScreen, FullSitting
from othersight.tui.kept import Keeper, kept_games

PATIENCE = 3000
"""Looks at the display before a test gives up; there is no clock in it."""

Steps = Callable[[Table, Pilot[int]], Awaitable[None]]


def shown(app: Table) -> list[str]:
    """The lines of the terminal."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


async def until(pilot: Pilot[int], is_so: Callable[[], bool]) -> None:
    for _ in range(PATIENCE):
        if is_so():
            return
        assert isinstance(pilot.app, Table)
        assert pilot.app.fault is None
        await pilot.pause(0.01)
    raise AssertionError("\n".join(shown(pilot.app)))  # type: ignore[arg-type]


def at_table(
    name: str,
    size: tuple[int, int],
    steps: Steps,
    kept: Path | None = None,
    people: tuple[int, ...] = (),
) -> Table:
    """A person at a table of that size, or several; the game goes on until the steps are done."""
    seats = people or ((1,) if name == "the-others" else (0,))
    cards = {} if name == "the-others" else {"cards": "first"}  # the people named below
    game = othersight.new(name, seed=5, **cards)
    machines = {
        other: player("random", game=name, seat=other, seed=1)
        for other in range(len(game.seats))
        if other not in seats
    }
    keeper = Keeper(kept, "random") if kept else None
    app = Table(lambda table: FullSitting(game, seats, machines, FullScreen(table), keeper))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            if not people:
                await until(pilot, lambda: bool(app.choices.option_count) or app.paused)
            if app.paused:
                await pilot.press("escape")
                await until(pilot, lambda: bool(app.choices.option_count))
            await steps(app, pilot)

    asyncio.run(run())
    return app


def asked(app: Table) -> int:
    """Decisions of the game so far."""
    return app.sitting.game.history.length


def test_board_question_options_and_log_are_in_view_at_both_sizes() -> None:
    async def look(app: Table, pilot: Pilot[int]) -> None:
        for size in ((80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            lines = shown(app)
            assert (len(lines[0]), len(lines)) == size
            text = "\n".join(lines)
            for name in ("Saint Elmo", "Cathedral of", "Cannery Wharf", "[21 Kar Lea Tho]", "[24]"):
                assert name in text
            assert "Who goes first" in text
            assert " a. Karl goes first" in text
            assert "│" in text
            assert "? Help" in lines[-1]

    at_table("the-others", (80, 24), look)


def test_the_map_of_they_live_has_every_name_at_both_sizes() -> None:
    async def look(app: Table, pilot: Pilot[int]) -> None:
        for size in ((80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = "\n".join(shown(app))
            for name in ("Country Club", "[[6]] Cable 54", "Newsstand", "Rail Yard", "Fenced L"):
                assert name in text, text

    at_table("they-live", (80, 24), look)


def ready(app: Table) -> bool:
    """Whether the table waits for the person."""
    return app.paused or bool(app.choices.option_count)


async def decided(app: Table, pilot: Pilot[int], before: int) -> Option:
    """The decision that was made next, once the table waits again."""
    await until(pilot, lambda: asked(app) > before and ready(app))
    while app.paused:
        await pilot.press("escape")
        await until(pilot, lambda: bool(app.choices.option_count))
    return app.sitting.game.history.list()[before][1]


def test_letters_arrows_and_clicks_decide_and_a_word_is_completed() -> None:
    async def decide(app: Table, pilot: Pilot[int]) -> None:
        await pilot.press(*"her")
        await until(pilot, lambda: app.typed._suggestion != "")
        await pilot.press("tab")
        assert app.typed.value in ("hero", "heroes")
        app.typed.clear()
        for keys in (("b", "enter"), ("down", "down", "enter")):
            options, before = app.sitting.game.questions[0].options, asked(app)
            await pilot.press(*keys)
            assert await decided(app, pilot, before) == options[1]
        options, before = app.sitting.game.questions[0].options, asked(app)
        await pilot.click(app.choices, offset=(4, 0))
        assert await decided(app, pilot, before) == options[0]

    at_table("the-others", (120, 40), decide)


def test_a_question_mark_opens_the_help_and_pages_open_above_the_table() -> None:
    async def look(app: Table, pilot: Pilot[int]) -> None:
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Page))
        assert "To decide, type" in "\n".join(shown(app))
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, Page))
        await pilot.press(*"heroes", "enter")
        await until(pilot, lambda: isinstance(app.screen, Page))
        assert "Thorley" in "\n".join(shown(app))

    at_table("the-others", (80, 24), look)


def test_what_ctrl_c_leaves_is_kept_with_who_played(tmp_path: Path) -> None:
    async def leave(app: Table, pilot: Pilot[int]) -> None:
        before = asked(app)
        await pilot.press("a", "enter")
        await until(pilot, lambda: asked(app) > before and ready(app))
        await pilot.press("ctrl+c")
        await until(pilot, lambda: bool(app.last_words))

    app = at_table("the-others", (80, 24), leave, tmp_path)
    assert app.last_words == ["This game is kept: othersight play offers it the next time."]
    (kept,) = kept_games(tmp_path)
    assert (kept.game, kept.people, kept.machine) == ("the-others", (1,), "random")
    again = othersight.load(kept.save)
    assert again.history.list() == app.sitting.game.history.list()


def test_others_turns_come_one_at_a_time() -> None:
    async def watch(app: Table, pilot: Pilot[int]) -> None:
        headings = words_of(app.sitting.game).headings
        while not app.paused:
            assert asked(app) < 200
            before = asked(app)
            await pilot.press("a", "enter")
            await until(pilot, lambda before=before: asked(app) > before and ready(app))  # type: ignore[misc]
        news = app.sitting.keyboard.shown[0]
        assert news == app.sitting.game.chronicle.length
        assert any(entry.key in headings for entry in app.sitting.game.chronicle.entries())
        await pilot.press("space")
        await until(pilot, lambda: app.sitting.game.chronicle.length > news and ready(app))

    at_table("they-live", (80, 24), watch)


def completes(app: Table) -> bool:
    """Whether what is typed would be completed."""
    return app.typed.suggester is not None


def test_nothing_of_one_person_stays_in_sight_of_another() -> None:
    async def hand_over(app: Table, pilot: Pilot[int]) -> None:
        def stands(said: str) -> bool:
            return said in " ".join(" ".join(shown(app)).replace("│", " ").split())

        await until(pilot, lambda: stands("keyboard goes to Connie"))
        await pilot.press("enter")
        await until(pilot, lambda: bool(app.choices.option_count))
        assert completes(app)
        before = asked(app)
        await pilot.press("a", "enter")
        await until(pilot, lambda: asked(app) > before and stands("goes to Deacon"))
        lines = shown(app)
        assert not any("Connie" in line or "Newsstand" in line for line in lines)
        assert app.choices.option_count == 0
        assert not completes(app)
        assert app.typed.value == ""

    at_table("they-live", (80, 24), hand_over, people=(0, 1))
