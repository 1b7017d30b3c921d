"""Whether the procedures of a saved game can be under way on its table: every local variable in its range, and
each procedure above the one it belongs to."""

from typing import Any

from othersight.games.they_live.questions.windows import WINDOWS
from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.assault import FinalAssault, PlayCard
from othersight.games.they_live.rules.outcome import TRIGGERS, outcomes
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.reorganize import EQUIPPING
from othersight.games.they_live.rules.round import Round
from othersight.games.they_live.rules.setup import SetUp
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.state.config import FACES, SKILLS, TYPES
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.toolkit.ranges import (
    Test,
    beginning_wrong,
    each,
    fields_wrong,
    is_option,
    is_over,
    number,
    places_of,
    word_of,
)

MOST_DONE = 60
LEVELS = 3


def is_seat(t: LiveTable, value: Any) -> bool:
    """A player's seat."""
    return isinstance(value, int) and 0 <= value < t.config.players


def is_person(t: LiveTable, value: Any) -> bool:
    """A character dealt."""
    return isinstance(value, int) and 0 <= value < len(t.people)


def is_tile(t: LiveTable, value: Any) -> bool:
    """An enemy tile."""
    return isinstance(value, int) and 0 <= value < len(t.tiles)


def is_card(t: LiveTable, value: Any) -> bool:
    """A Resistance card."""
    return isinstance(value, int) and 0 <= value < len(t.config.card_face)


def is_resource(t: LiveTable, value: Any) -> bool:
    """A card, or a tile as a negative number."""
    return is_card(t, value) or (isinstance(value, int) and is_tile(t, -value - 1))


def is_outcome(t: LiveTable, value: Any) -> bool:
    """Verbs with numbers."""
    return isinstance(value, tuple) and all(
        [
            isinstance(step, tuple)
            and len(step) == 2
            and step[0] in outcomes()
            and isinstance(step[1], int)
            and -MOST_DONE <= step[1] <= MOST_DONE
            for step in value
        ]
    )


def or_none(test: Test) -> Test:
    """The same, or -1 for nobody and nothing."""
    return lambda t, value: value == -1 or test(t, value)


SKILL = number(0, len(SKILLS) - 1)
SPACE = number(1, 24)
COUNT = number(0, MOST_DONE)
ROLL = each(number(0, len(FACES) - 1))
PEOPLE = each(is_person)
SEATS = each(is_seat)
CARDS = each(is_card)
LOCATION_OR_STORY = word_of(
    lambda t: (
        "",
        *t.config.locations,
        *[card.id for character in t.config.characters.values() for card in character.story],
    )
)

TESTS: dict[str, Test] = {
    "person": is_person,
    "seat": is_seat,
    "partner": or_none(is_seat),
    "foe": is_seat,
    "tile": is_tile,
    "victim": or_none(is_person),
    "attacker": is_person,
    "defender": is_person,
    "loser": or_none(is_person),
    "lone": number(-1, 99),
    "spare": or_none(is_person),
    "people": PEOPLE,
    "waiting": PEOPLE,
    "members": PEOPLE,
    "wanting": PEOPLE,
    "seats": SEATS,
    "voters": SEATS,
    "group": SEATS,
    "saboteurs": SEATS,
    "fighters": SEATS,
    "fought": SEATS,
    "refused": SEATS,
    "first_half": SEATS,
    "spaces": each(SPACE),
    "supporters": each(is_tile),
    "recruited": each(is_tile),
    "offered": each(is_resource),
    "against": CARDS,
    "spent": CARDS,
    "left": CARDS,
    "deployed": CARDS,
    "discarded": CARDS,
    "kept": CARDS,
    "moved": CARDS,
    "window": word_of(lambda t: EQUIPPING),
    "card": is_card,
    "cards": COUNT,
    "outcome": is_outcome,
    "passed": is_outcome,
    "failed": is_outcome,
    "skill": SKILL,
    "needed": COUNT,
    "printed": COUNT,
    "scrap": COUNT,
    "damage": COUNT,
    "passes": COUNT,
    "failures": COUNT,
    "penalty": COUNT,
    "level": number(0, LEVELS),
    "done": COUNT,
    "half": COUNT,
    "random_leader": is_seat,
    "at_injury": COUNT,
    "type": number(-1, len(TYPES) - 1),
    "attacker_roll": ROLL,
    "defender_roll": ROLL,
    "trigger": word_of(lambda t: TRIGGERS),
    "taken": each(lambda t, value: isinstance(value, str)),
    "kind": word_of(lambda t: WINDOWS),
    "options": each(is_option),
    "to_declare": SEATS,
    "armed": SEATS,
    "Encounter.to_declare": PEOPLE,
    "Encounter.armed": PEOPLE,
    "Distract.person": or_none(is_person),
    "Distract.tile": or_none(is_tile),
    "Trade.card": or_none(is_card),
    "Build.cards": CARDS,
    "DrawLocation.card": LOCATION_OR_STORY,
    "PlayStory.card": LOCATION_OR_STORY,
    "Attempt.card": word_of(lambda t: t.config.assault),
    "FailSection.card": word_of(lambda t: t.config.assault),
    "PlayCard.card": word_of(lambda t: t.config.assault),
    "Propaganda.card": word_of(lambda t: ("", *t.config.news)),
}


def frames_wrong(game: Game) -> list[str]:
    """Everything that is wrong with the procedures under way, in words."""
    wrong = fields_wrong(game, TESTS)
    for frame in game.stack:
        if isinstance(frame, Vote):
            wrong += vote_wrong(frame)
    return wrong + order_wrong(game)


def vote_wrong(vote: Vote) -> list[str]:
    """A ballot has options, and what is taken without a majority is one of them."""
    if not vote.options or len(set(vote.options)) != len(vote.options):
        return ["a ballot has no options, or one of them twice"]
    if len(set(vote.voters)) != len(vote.voters) or not -1 <= vote.fallback < len(vote.options):
        return ["a ballot has a voter twice, or falls back on what is no option"]
    return []


def order_wrong(game: Game) -> list[str]:
    """Set-up lies at the bottom, above it a Round that goes on, or the Final Assault in the place of its end."""
    if game.outcome:
        return []
    wrong = beginning_wrong(game, SetUp, Round, "rounds")
    if wrong:
        return wrong
    assaults = places_of(game, FinalAssault)
    if assaults != ([2] if is_over(game.stack[0]) and is_over(game.stack[1]) else []):
        return ["the Final Assault begins when the rounds are over"]
    if bool(assaults) != table_of(game).assault and len(game.stack) > 3:
        return ["the Final Assault is under way exactly on a table of the assault"]
    return assault_wrong(game) or turns_wrong(game)


def assault_wrong(game: Game) -> list[str]:
    """The cards turned up and those face down are three."""
    face_down = len(table_of(game).decks.assault)
    for frame in game.stack:
        if isinstance(frame, (FinalAssault, PlayCard)) and frame.level + face_down != LEVELS:
            return [f"{frame.level} Final Assault cards are turned up, {face_down} face down"]
    return []


def turns_wrong(game: Game) -> list[str]:
    """One Action turn at a time."""
    if sum([isinstance(frame, ActionTurn) for frame in game.stack]) > 1:
        return ["two Action turns are under way"]
    return []
