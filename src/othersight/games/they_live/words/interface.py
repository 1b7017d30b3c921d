"""They Live in words: its log, questions, options, reasons and seats as phrases, for terminal, server and page.

What is said to a seat is made only of what the seat may know: log lines are shown to those who may see them,
questions and options to whoever is asked, and pages are made from views. Of identities the opening tells a seat its
own alone, and that only once it has looked (TL-SETUP-22, TL-HIDDEN-01).
"""

from othersight.games.they_live.questions.claims import ASIDES
from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.victory import HUMANS, winners
from othersight.games.they_live.setup.start import DIFFICULTIES
from othersight.games.they_live.state.table import LiveTable
from othersight.games.they_live.words.goals import briefing, goal
from othersight.games.they_live.words.log import HEADINGS, entry_in_words
from othersight.games.they_live.words.names import (
    SPECTATOR,
    colour_named,
    difficulty_named,
    hour_named,
    person_named,
    player_named,
    seat_named,
    space_named,
)
from othersight.games.they_live.words.options import phrase_option
from othersight.games.they_live.words.questions import phrase_question
from othersight.games.they_live.words.reasons import phrase_reason
from othersight.games.they_live.words.text_pages import PAGES
from othersight.games.they_live.words.timeline import INVITATIONS, MILESTONES, verdict
from othersight.games.they_live.words.typed_options import option_meant
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Phrase, Words


def phrase_seat(game: Game, seat: int) -> Phrase:
    """A seat by the character it plays, as everywhere in the log."""
    return player_named(table_of(game), seat)


def seat_in_full(game: Game, seat: int) -> Phrase:
    """A seat with its number and its character."""
    if seat == SPECTATOR:
        return seat_named(seat)
    return Phrase(
        "they-live-player-with", seat=seat_named(seat), person=player_named(table_of(game), seat)
    )


def opening(game: Game, seat: int) -> list[Phrase]:
    """Where this is, who sits at the table, who you are, how either side wins, and how hard it will be."""
    t = table_of(game)
    players = [seat_in_full(game, other) for other in range(len(t.playing))]
    told = [
        Phrase("they-live-opening"),
        Phrase("they-live-opening.text"),
        Phrase("they-live-opening-players", players=players),
    ]
    if seat != SPECTATOR:
        told += who_you_are(t, seat)
    humans = sum([not person.invader for person in t.people])
    return [
        *told,
        Phrase("they-live-opening-overlays", humans=humans, invaders=len(t.people) - humans),
        Phrase("they-live-opening-humans"),
        Phrase("they-live-opening-invaders"),
        difficulty(t),
        Phrase(f"they-live-town-{t.config.town}.text"),
        Phrase(f"they-live-cards-{t.config.cards}.text"),
    ]


def who_you_are(t: LiveTable, seat: int) -> list[Phrase]:
    """The character, which all see, and the identity, if the seat has looked under its overlay."""
    person = t.people[t.playing[seat]]
    told = [
        Phrase(
            "they-live-opening-you",
            person=person_named(t, person.index),
            bio=Phrase(f"they-live-character-{person.character}.bio"),
            space=space_named(t.config, person.space),
        )
    ]
    if person.index not in t.knowledge[seat].identities:
        return [*told, Phrase("they-live-opening-not-seen")]
    return [*told, Phrase(f"they-live-opening-{'invader' if person.invader else 'human'}")]


def difficulty(t: LiveTable) -> Phrase:
    """The difficulty, and the colours of the three Final Assault cards."""
    colours = [colour_named(colour) for colour in DIFFICULTIES[t.config.difficulty]]
    return Phrase(
        "they-live-opening-difficulty",
        difficulty=difficulty_named(t.config.difficulty),
        colours=colours,
    )


def ending(game: Game) -> list[Phrase]:
    """Who has won, who they were, and how it stood."""
    t = table_of(game)
    won = [seat_in_full(game, seat) for seat in winners(game)]
    dead = len([seat for seat in range(len(t.playing)) if t.people[t.playing[seat]].dead])
    return [
        Phrase(f"they-live-ending-{game.outcome}"),
        Phrase("they-live-ending-winners" if won else "they-live-ending-nobody", players=won),
        Phrase(
            "they-live-ending-figures",
            round=t.round,
            hour=hour_named(t.clock),
            cards=cards_passed(game),
            stories=len([person for person in t.people if person.completed]),
            dead=dead,
        ),
    ]


def cards_passed(game: Game) -> int:
    """How many Final Assault cards the group has passed."""
    t = table_of(game)
    if game.outcome == HUMANS:
        return 3
    return max(0, 2 - len(t.decks.assault)) if t.assault else 0


THEY_LIVE_WORDS = Words(
    entry=entry_in_words,
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
    asides=ASIDES,
    milestones=MILESTONES,
    verdict=verdict,
    invitations=INVITATIONS,
    goal=goal,
    briefing=briefing,
    map_marks=(
        (r"[\[<{]+\d+[\]>}]+", "place"),
        (r"\{\d+\}", "good"),
        (r"(?<=[\]>}])@\d+", "person"),
        (r"(?<=[\]>}\d])!\d+", "enemy"),
    ),
)
