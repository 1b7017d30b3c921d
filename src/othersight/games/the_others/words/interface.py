"""The Others in words: its log, questions, options, reasons and seats as phrases, for terminal, server and page.

What is said to a seat is made only of what the seat may know: log lines are shown to those who may see them,
questions and options to whoever is asked, and pages are made from views.
"""

from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.wound import MARKERS
from othersight.games.the_others.setup.campaign import CAMPAIGN
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import DEAD
from othersight.games.the_others.words.goals import briefing, goal
from othersight.games.the_others.words.log import HEADINGS, entry_in_words
from othersight.games.the_others.words.names import (
    hero_named,
    mission_named,
    missions_of,
    seat_named,
    task_of,
)
from othersight.games.the_others.words.options import phrase_option
from othersight.games.the_others.words.questions import phrase_question
from othersight.games.the_others.words.reasons import phrase_reason
from othersight.games.the_others.words.text_pages import PAGES
from othersight.games.the_others.words.typed_options import option_meant
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.toolkit.campaigns import sitting_at
from othersight.toolkit.phrases import Phrase, Words


def phrase_entry(game: Game, entry: Entry) -> Phrase:
    """A line of the log."""
    return entry_in_words(table_of(game), entry)


def phrase_seat(game: Game, seat: int) -> Phrase:
    """A seat."""
    return seat_named(seat)


def seat_in_full(game: Game, seat: int) -> Phrase:
    """A seat, with the Heroes of a Hero Player."""
    t = table_of(game)
    heroes = [hero_named(hero) for hero in t.places if t.heroes[hero].player == seat]
    if seat <= SINS or not heroes:
        return seat_named(seat)
    return Phrase("the-others-hero-player-with", seat=seat_named(seat), heroes=heroes)


def opening(game: Game, seat: int) -> list[Phrase]:
    """The Story and in a campaign the sitting, the two sides, who you are, and what the Mission asks."""
    t = table_of(game)
    story = f"the-others-story-{t.config.story}"
    side = "spectator" if seat < 0 else "sins" if seat == SINS else "hero"
    return [
        sitting_at("the-others", CAMPAIGN, game) or Phrase(story),
        Phrase(f"{story}.opening"),
        the_sides(game),
        Phrase(
            f"the-others-opening-{side}",
            seat=seat_in_full(game, seat),
            missions=missions_of(t.config),
        ),
        Phrase(
            "the-others-opening-mission",
            number=len(t.story.done) + 1,
            missions=missions_of(t.config),
            mission=mission_named(t.story.mission),
            text=task_of(t, t.story.mission),
            progress=t.story.progress,
            required=t.config.required[t.story.mission],
        ),
    ]


def the_sides(game: Game) -> Phrase:
    """Who stands against which Sin, and what its power is."""
    t = table_of(game)
    sin = Phrase(f"the-others-name-{t.config.sin}")
    power = Phrase(f"the-others-sin-{t.config.sin}.text")
    acolyte = Phrase(f"the-others-acolyte-{t.config.acolyte}")
    if not t.places:
        return Phrase("the-others-opening-sin", sin=sin, power=power, acolyte=acolyte)
    return Phrase(
        "the-others-opening-heroes",
        heroes=[hero_named(hero) for hero in t.places],
        sin=sin,
        power=power,
        acolyte=acolyte,
    )


def ending(game: Game) -> list[Phrase]:
    """Who has won, and how it stood."""
    t = table_of(game)
    lost = [hero for hero in t.heroes if hero.state == DEAD or len(hero.covered) >= MARKERS]
    return [
        Phrase(f"the-others-ending-{game.outcome}"),
        Phrase(
            "the-others-ending-figures",
            round=t.round,
            missions=len(t.story.done) + (1 if game.outcome == "heroes" else 0),
            dead=len(lost),
            level=t.sins.apocalypse,
        ),
    ]


def filling(game: Game) -> dict[str, str | int]:
    """The Hero Number, for the texts of Missions (TO-STORY-02), and the figures of the Sin's cards."""
    config = table_of(game).config
    return {"n": config.n, **config.told_figures}


THE_OTHERS_WORDS = Words(
    entry=phrase_entry,
    option=phrase_option,
    question=phrase_question,
    reason=phrase_reason,
    seat=phrase_seat,
    seat_in_full=seat_in_full,
    meant=option_meant,
    opening=opening,
    ending=ending,
    pages=PAGES,
    headings=HEADINGS,
    verbs=VERBS.names,
    filling=filling,
    goal=goal,
    briefing=briefing,
    map_marks=(
        (r"\[\d+|(?<=\| )\d+ ", "place"),
        (r"\bM\d+\b|\bN\d*\b|\bA\b(?=[\] ])", "enemy"),
        (r"\b[FCP]\d*\b(?=[\] \n]|$)", "danger"),
        (r"\b[XI]\d*\b(?=[\] \n]|$)|\?+", "good"),
        (r"\b[A-Z][a-z]{2}\b(?=[^|]*\]|(?: [A-Z][a-z]{2})* *$)", "person"),
    ),
)
