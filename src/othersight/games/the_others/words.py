"""The Others in words: its log, questions, options, reasons and seats as phrases, for terminal, server and page.

What is said to a seat is made only of what the seat may know: log lines are shown to those who may see them,
questions and options to whoever is asked, and pages are made from views.
"""

from othersight.games.the_others.content.checking import english_keys
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.setting import SINS
from othersight.games.the_others.words_log import HEADINGS, entry_in_words
from othersight.games.the_others.words_names import (
    card_named,
    hero_named,
    mission_named,
    npc_named,
    seat_named,
    space_named,
    token_named,
)
from othersight.games.the_others.words_options import phrase_option
from othersight.games.the_others.words_pages import PAGES
from othersight.games.the_others.words_questions import phrase_question
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.kernel.phrase import Argument, Phrase, Words, as_it_is
from othersight.kernel.question import Reason


def phrase_entry(game: Game, entry: Entry) -> Phrase:
    """A line of the log."""
    return entry_in_words(table_of(game), entry)


def phrase_reason(game: Game, reason: Reason) -> Phrase:
    """Why an option is not open."""
    t = table_of(game)
    arguments: dict[str, Argument] = {}
    if t.current >= 0:
        arguments["hero"] = hero_named(t.current)
    for name, value in reason.args.items():
        if name == "target" and isinstance(value, int):
            arguments["space"] = space_named(t.setting.city, value)
        elif name in ("thing", "card"):
            arguments[name] = thing_named(str(value))
        else:
            arguments[name] = value
    return Phrase(reason.key, **arguments)


def thing_named(id: str) -> Phrase:
    """A token, NPC or card that somebody has written; if there is none such, as it was written."""
    for named in (token_named, npc_named, card_named):
        phrase = named(id)
        if phrase.key in english_keys():
            return phrase
    return as_it_is(id)


def phrase_seat(game: Game, seat: int) -> Phrase:
    """A seat, with the Heroes of a Hero Player."""
    t = table_of(game)
    heroes = [hero_named(hero) for hero in t.places if t.heroes[hero].player == seat]
    if seat <= SINS or not heroes:
        return seat_named(seat)
    return Phrase("the-others-hero-player-with", seat=seat_named(seat), heroes=heroes)


def opening(game: Game, seat: int) -> list[Phrase]:
    """The Story, the two sides, who you are, and what the Mission asks."""
    t = table_of(game)
    s = t.setting
    return [
        Phrase(f"the-others-story-{s.story}"),
        Phrase(f"the-others-story-{s.story}.opening"),
        Phrase(
            "the-others-opening-sin",
            sin=Phrase(f"the-others-name-{s.sin}"),
            power=Phrase(f"the-others-sin-{s.sin}.text"),
            acolyte=Phrase(f"the-others-acolyte-{s.acolyte}"),
            heroes=[hero_named(hero) for hero in t.places],
        ),
        Phrase(
            f"the-others-opening-{'spectator' if seat < 0 else 'sins' if seat == SINS else 'hero'}",
            seat=phrase_seat(game, seat),
            n=s.n,
        ),
        Phrase(
            "the-others-opening-mission",
            mission=mission_named(t.story.mission),
            text=Phrase(f"the-others-mission-{t.story.mission}.text"),
            n=s.n,
        ),
    ]


def ending(game: Game) -> list[Phrase]:
    """Who has won, and how it stood."""
    t = table_of(game)
    dead = len([hero for hero in t.heroes if hero.state == 2])
    return [
        Phrase(f"the-others-ending-{game.outcome}"),
        Phrase(
            "the-others-ending-figures",
            round=t.round,
            missions=len(t.story.done) + (1 if game.outcome == "heroes" else 0),
            dead=dead,
            level=t.sins.apocalypse,
        ),
    ]


THE_OTHERS_WORDS = Words(
    entry=phrase_entry,
    option=phrase_option,
    question=phrase_question,
    reason=phrase_reason,
    seat=phrase_seat,
    opening=opening,
    ending=ending,
    pages=PAGES,
    headings=HEADINGS,
)
