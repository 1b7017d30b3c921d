"""What a machine player would do, and why: the word `hint` at the table."""

from othersight.games import words_of
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import Question
from othersight.toolkit.hint_words import reasons
from othersight.toolkit.phrases import Phrase
from othersight.tui.answers import label, option_texts
from othersight.tui.errors import mistake
from othersight.tui.odds import summary
from othersight.tui.screen import Screen, sentence


def show_hint(game: Game, question: Question, level: str, screen: Screen) -> None:
    """What a player of a level, usually an expert, would do at this question."""
    try:
        hint = game.hint(question.seat, level) if level else game.hint(question.seat)
    except OthersightError as error:
        screen.line(sentence(mistake(error, screen.language)))
        return
    at = question.texts.index(hint.option)
    said = option_texts(game, question, screen)[at]
    screen.line(screen.say(Phrase("hint-says", level=hint.level, letter=label(at), option=said)))
    if hint.best.odds is not None:
        odds = summary(hint.best.odds, game.definition.name, screen.language)
        screen.tell("hint-odds", odds=odds)
    for reason in reasons(words_of(game), game, question, hint):
        screen.line(sentence(screen.say(reason)))
