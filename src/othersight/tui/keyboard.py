"""Who sits at the keyboard: what each person has been shown, and how it is handed on without showing one's secrets
to another."""

from collections.abc import Sequence

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.locales import series
from othersight.locales.rendering import CLAUSES
from othersight.tui.queries import show_entries
from othersight.tui.screen import Screen, sentence

SPECTATOR = -1
RECENT = 8
"""Lines of the log that are told again when a game is gone on with."""


class Keyboard:
    """One keyboard and one screen for all people. A person alone is never asked to hand it on."""

    def __init__(self, people: Sequence[int], screen: Screen) -> None:
        self.people = tuple(people)
        self.screen = screen
        self.at = self.people[0] if len(self.people) == 1 else SPECTATOR
        """Whose screen this is now."""
        self.shown: dict[int, int] = {}
        """Log lines that each person has been shown already."""
        self.introduced = {self.at}
        """Who has been told the part of the opening that is for one seat alone."""

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at it."""
        return len(self.people) > 1

    def open(self, game: Game) -> None:
        """What everybody may hear first, or, for a person alone, what that person may."""
        for phrase in words_of(game).opening(game, self.at):
            self.screen.line(sentence(self.screen.say(phrase)))
            self.screen.line()
        if self.is_shared:
            names = [words_of(game).seat_in_full(game, seat) for seat in self.people]
            said = [self.screen.say(name) for name in names]
            seats = series(said, self.screen.language, CLAUSES)
            self.screen.tell("play-people", seats=seats)

    def hand_to(self, game: Game, seat: int) -> None:
        """Another person takes over; what was shown before is out of sight before the next one looks."""
        name = self.screen.say(words_of(game).seat_in_full(game, seat))
        self.hide()
        self.screen.tell("play-hand-over", seat=name)
        self.screen.ask()
        self.at = seat
        if seat not in self.introduced:
            self.introduce(game, seat)

    def introduce(self, game: Game, seat: int) -> None:
        """What the opening tells this seat and not everybody."""
        self.introduced.add(seat)
        words = words_of(game)
        public = [self.screen.say(phrase) for phrase in words.opening(game, SPECTATOR)]
        for said in [self.screen.say(phrase) for phrase in words.opening(game, seat)]:
            if said not in public:
                self.screen.line(sentence(said))

    def hide(self) -> None:
        """Push what one of several people was shown out of sight."""
        if self.is_shared and self.at != SPECTATOR:
            self.screen.clear()
            self.at = SPECTATOR

    def tell_news(self, game: Game, seat: int) -> None:
        """What has happened since this person last looked; whoever has seen something secret may speak of it."""
        first = self.shown.get(seat, 0)
        show_entries(game, seat, self.screen, first)
        self.shown[seat] = game.chronicle.length
        new = [entry for entry in game.chronicle.entries()[first:] if entry.is_seen_by(seat)]
        invited = any([entry.key in words_of(game).invitations for entry in new])
        if invited and seat != SPECTATOR and game.questions:
            self.screen.tell("play-invited")

    def go_on(self, game: Game) -> None:
        """A loaded game: what happened before is known, up to the last lines."""
        for seat in (SPECTATOR, *self.people):
            self.shown[seat] = max(0, game.chronicle.length - RECENT)

    def go_back(self, game: Game) -> None:
        """Lines that were taken back will be told anew."""
        for person in self.shown:
            self.shown[person] = min(self.shown[person], game.chronicle.length)

    def close(self, game: Game) -> int:
        """The game is over: the screen belongs to whoever played alone, or to everybody; the seat that looks."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.hide()
        self.shown.setdefault(seat, max(self.shown.values(), default=0))
        self.at = seat
        return seat
