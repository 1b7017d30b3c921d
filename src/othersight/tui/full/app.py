"""The display: widgets of Textual around the board, the options, the log and the line for what is typed."""

from collections.abc import Callable
from threading import Thread
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.suggester import SuggestFromList
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from othersight.locales import text
from othersight.tui.full.sitting import FullSitting, Shown

WIDE = 110
"""From this width on the options stand at the side of the board, else below it."""
INTERRUPTED = 130


class Page(ModalScreen[None]):
    """Something to read above the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "dismiss", text("full-key-close"))
    ]

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(Text("\n".join(self.lines)))
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#page").focus()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()


class Typed(Input):
    """The line for answers and commands: `?` in it opens the help, the arrows choose an option."""

    def on_key(self, event: events.Key) -> None:
        table = self.app
        assert isinstance(table, Table)
        if event.key == "question_mark" and not self.value:
            table.hand_in("help")
        elif event.key == "space" and not self.value and table.paused:
            table.hand_in("")
        elif event.key == "escape" and table.paused:
            table.hand_in("all")
        elif event.key in ("up", "down"):
            getattr(table.choices, f"action_cursor_{event.key}")()
        elif event.key == "tab" and self._suggestion:
            self.action_cursor_right()
        else:
            return
        event.stop()
        event.prevent_default()


class Table(App[int]):
    """One sitting on the whole terminal."""

    CSS = """
    #asked { height: auto; max-height: 9; padding: 0 1; color: $text; }
    #board-room { height: auto; max-height: 14; }
    #board { width: auto; height: auto; padding: 0 1; }
    #lower { height: 1fr; }
    #right { width: 3fr; }
    #log { width: 2fr; padding: 0 1; border-left: solid $panel; scrollbar-size-vertical: 1; }
    #choices { height: 1fr; border: none; padding: 0; scrollbar-size-vertical: 1; }
    Typed { height: 1; border: none; padding: 0 1; background: $panel; }
    Page { align: center middle; }
    #page { width: 96%; height: 92%; padding: 0 1; background: $surface; border: round $primary; }
    .wide #board-room { max-height: 60%; }
    """
    TITLE = "Othersight"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", text("full-key-help"), key_display="?"),
        Binding(
            "pageup", "scroll_log(-1)", text("full-key-log"), priority=True, key_display="PgUp"
        ),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True),
        Binding("ctrl+c", "leave", text("full-key-leave"), priority=True, key_display="Ctrl-C"),
    ]

    def __init__(self, made: Callable[["Table"], FullSitting], resumed: bool = False) -> None:
        super().__init__()
        self.sitting = made(self)
        self.resumed = resumed
        self.last_words: list[str] = []
        """The end of the log, told in the terminal when the display is gone."""
        self.fault: Exception | None = None
        """What went wrong in the thread of the game, if anything did."""
        self.paused = False
        self.picture: Callable[[str], Text] = lambda size: Text()
        self.board = Static(id="board")
        self.asked = Static(id="asked")
        self.choices = OptionList(id="choices", markup=False)
        self.lines = RichLog(id="log", wrap=True, max_lines=2000, min_width=20)
        self.typed = Typed(placeholder=text("full-type"))

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="board-room", can_focus=False):
            yield self.board
        with Horizontal(id="lower"):
            with Vertical(id="right"):
                yield self.asked
                yield self.choices
            yield self.lines
        yield self.typed
        yield Footer()

    def on_mount(self) -> None:
        self.choices.can_focus = self.lines.can_focus = False
        self.typed.focus()
        Thread(target=self.run_game, daemon=True).start()

    def run_game(self) -> None:
        """The course of the game, beside the display."""
        status = 1
        try:
            if self.resumed:
                self.sitting.resume()
            status = self.sitting.play()
            self.last_words = self.sitting.full.said_last()
        except Exception as error:
            self.fault = error
        finally:
            self.call_from_thread(self.exit, status)

    # -- what the sitting shows

    def add(self, line: str) -> None:
        self.call_from_thread(self.lines.write, Text(line), scroll_end=True)

    def empty(self) -> None:
        """Nothing of what one person was shown stays in sight."""
        self.call_from_thread(self.lines.clear)
        self.call_from_thread(self.typed.clear)
        self.draw(lambda size: Text())
        self.ask(None)

    def draw(self, picture: Callable[[str], Text]) -> None:
        self.picture = picture
        self.call_from_thread(self.draw_now)

    def draw_now(self) -> None:
        """The board in the room there is."""
        wide = self.size.width >= WIDE
        self.screen_stack[0].set_class(wide, "wide")
        width = self.size.width - 4
        height = max(12, self.size.height * 6 // 10 - 2 if wide else 13)
        self.board.update(self.picture(f"{min(width, 110)}x{height}"))

    def on_resize(self) -> None:
        self.draw_now()

    def ask(self, shown: Shown | None) -> None:
        self.call_from_thread(self.ask_now, shown)

    def ask_now(self, shown: Shown | None) -> None:
        self.paused = False
        self.asked.update(Text(shown.question if shown else text("full-others")))
        self.choices.clear_options()
        self.typed.suggester = None  # what one person could choose is not completed for another
        if shown is not None:
            self.choices.add_options(
                [Option(Text(f"{letter:>2}. {said}"), id=letter) for letter, said in shown.options]
            )
            self.choices.highlighted = None
            self.typed.suggester = SuggestFromList(shown.completions, case_sensitive=False)

    def pause(self, said: str) -> None:
        self.call_from_thread(self.pause_now, said)

    def pause_now(self, said: str) -> None:
        self.ask_now(None)
        self.paused = True
        self.asked.update(Text(said))

    def page(self, lines: list[str]) -> None:
        self.call_from_thread(self.push_screen, Page(lines))

    # -- what the person does

    def hand_in(self, typed: str) -> None:
        """Hand something to the sitting as if it was typed."""
        self.sitting.full.typed.put(typed)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        at = self.choices.highlighted
        if not typed and at is not None and not self.paused:
            typed = self.choices.get_option_at_index(at).id or ""
        self.typed.clear()
        self.hand_in(typed)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id:
            self.hand_in(event.option.id)
        self.typed.focus()

    def on_click(self) -> None:
        if self.paused:
            self.hand_in("")

    def action_help(self) -> None:
        if len(self.screen_stack) == 1:
            self.hand_in("help")

    def action_scroll_log(self, by: int) -> None:
        if len(self.screen_stack) > 1:
            page = self.screen.query_one("#page")
            page.scroll_page_up() if by < 0 else page.scroll_page_down()
        elif by < 0:
            self.lines.scroll_page_up()
        else:
            self.lines.scroll_page_down()

    def action_leave(self) -> None:
        """Ctrl-C: the game has been kept before the last decision; it is kept as it stands if it waits."""
        self.sitting.full.typed.put(None)
        self.set_timer(1.0, lambda: self.exit(INTERRUPTED))
