"""What a person does or says without being asked, and why it is refused if it is."""

from othersight.games import words_of
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.kernel.question import Reason
from othersight.tui.screen import Screen


def is_aside(game: Game, typed: str) -> bool:
    """Whether somebody begins with a word for which nobody needs to be asked."""
    words = typed.lower().split()
    return bool(words) and words[0] in words_of(game).asides


def speak(game: Game, seat: int, typed: str, screen: Screen) -> bool:
    """Do or say it; whether that was possible."""
    words = words_of(game)
    option = words.meant(game, seat, typed)
    try:
        game.aside(option, seat)
    except IllegalOption as error:
        refused = Reason(error.rule, error.key, error.arguments)
        reason = game.why_not(seat, option) or refused
        screen.tell("play-why-not", reason=screen.say(words.reason(game, reason)), rule=reason.rule)
        return False
    return True
