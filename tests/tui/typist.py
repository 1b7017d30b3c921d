"""People who type a whole game at one keyboard, and a reader over their shoulder who knows what each may not see."""

import json
from collections.abc import Iterator, Sequence

from othersight.bots import Observation, Player
from othersight.games import words_of
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.words.names import card_named
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.locales import render
from othersight.toolkit.phrases import Phrase
from othersight.tui.answers import label
from othersight.tui.game_loop import Sitting
from othersight.tui.screen import Screen

PASSED = "The keyboard goes to "
LOOKS = ("me", "players", "knowledge", "cards", "claims", "billboards", "log 30", "votes", "board")
TALK = (
    "claim person player 1 human",
    "claim billboard 9 obey",
    "claim billboard nowhere obey",
    "use nothing",
    "withdraw 99",
    "undo",
    "why reveal",
    "frobnicate",
    "keyboard nobody",
    "asides",
    "assault",
    "news",
    "again",
)


class Typist(Screen):
    """Types pages, talk and options in turn, and keeps what was on the screen between two changes of the keyboard."""

    def __init__(self, step: int = 3, players: Sequence[Player] = ()) -> None:
        super().__init__(self.read_over_shoulder, self.next_line)
        self.sitting: Sitting | None = None
        self.step = step
        self.players = players
        """Who tells people what to answer; without them, any letter."""
        self.typed = 0
        self.queue: Iterator[str] = iter(())
        self.before: list[str] = []
        """What stands on the screen above the request to hand the keyboard on."""
        self.screenful: list[str] = []
        self.passed = 0
        self.secrets: tuple[int, int, list[str]] = (-1, -9, [])
        self.said: dict[int, tuple[Entry, str]] = {}
        """Every line of the log with how it sounds."""

    @property
    def game(self) -> Game:
        assert self.sitting is not None
        return self.sitting.game

    def next_line(self, prompt: str) -> str:
        self.typed += 1
        if self.screenful and self.screenful[-1].startswith(PASSED):
            assert self.passed == 0 or self.before[-60:] == [""] * 60, "the screen was not cleared"
            self.passed += 1
            self.queue = iter((LOOKS[self.passed % len(LOOKS)], TALK[self.passed % len(TALK)]))
            return ""
        return next(self.queue, None) or self.answer()

    def answer(self) -> str:
        """The letter or notation of some option; nothing when the game is over."""
        if not self.game.questions:
            return ""
        if self.players:
            seat = self.game.questions[0].seat
            return self.players[seat].choose(Observation(self.game, seat))
        options = self.game.questions[0].options
        return label((self.typed * self.step) % len(options))

    def read_over_shoulder(self, line: str) -> None:
        """Whoever sits there must not read what the table hides from that seat."""
        if line.startswith(PASSED):
            self.before, self.screenful = self.screenful, []
        self.screenful.append(line)
        if self.sitting is None or not self.game.questions or line.startswith(PASSED):
            return
        for secret in self.forbidden(self.sitting.keyboard.at):
            assert secret not in line, f"seat {self.sitting.keyboard.at} reads: {line}"

    def forbidden(self, seat: int) -> list[str]:
        """Everything that others have been told or hold and this seat may not read."""
        if self.secrets[:2] != (self.game.history.length, seat):
            found = [*self.told_to_others(seat), *held_by_others(self.game, seat)]
            self.secrets = (self.game.history.length, seat, found)
        return self.secrets[2]

    def told_to_others(self, seat: int) -> list[str]:
        """Lines of the log that the seat may not see; one that sounds like one it may see tells nothing."""
        seen: set[str] = set()
        hidden: set[str] = set()
        for entry in self.game.chronicle.entries():
            if id(entry) not in self.said:
                words = words_of(self.game)
                self.said[id(entry)] = (entry, render(words.entry(self.game, entry)))
            (seen if entry.is_seen_by(seat) else hidden).add(self.said[id(entry)][1])
        return sorted(hidden - seen)


def held_by_others(game: Game, seat: int) -> list[str]:
    """Names of cards in others' bags that the seat has met nowhere."""
    t = table_of(game)
    met = json.dumps([game.view(seat), [entry.values for entry in game.log(seat)]])
    bags = [card for person in t.people if person.seat != seat for card in person.bag]
    faces = {t.config.card_face[card] for card in bags}
    return [render(card_named(face)) for face in sorted(faces) if f'"{face}"' not in met]


def overlay_of(game: Game, seat: int) -> str:
    """What the dashboard tells its own player."""
    person = table_of(game).people[table_of(game).playing[seat]]
    identity = Phrase(f"they-live-identity-{'invader' if person.invader else 'human'}")
    return render(Phrase("they-live-page-identity-own", identity=identity))
