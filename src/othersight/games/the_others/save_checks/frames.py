"""Whether the procedures of a saved game can be under way on its table: every local variable in its range, and
each procedure above the one it belongs to."""

from typing import Any

from othersight.games.the_others.questions.windows import WINDOWS
from othersight.games.the_others.rules.dark_past import dealing_order
from othersight.games.the_others.rules.effects import APOCALYPSE, POWERS
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.fight_options import RESULTS
from othersight.games.the_others.rules.round import Round
from othersight.games.the_others.rules.setup import SetUp
from othersight.games.the_others.rules.sin_card import SIN_CARDS, START_OF_FIGHT, SinCardMoment
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.rules.unite import Collective
from othersight.games.the_others.state.config import FACES, TOKENS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.toolkit.ranges import (
    MOST,
    Test,
    beginning_wrong,
    each,
    fields_wrong,
    is_option,
    is_over,
    number,
    word_of,
)

WINDOW_IDS = frozenset([f"TO-TIME-{window:02d}" for window in range(1, 46)])


def is_space(t: OthersTable, value: Any) -> bool:
    """A Space of the city."""
    return isinstance(value, int) and 0 <= value < t.config.city.n


def is_monster(t: OthersTable, value: Any) -> bool:
    """A Monster figure."""
    return isinstance(value, int) and 0 <= value < len(t.monsters)


def is_place(t: OthersTable, value: Any) -> bool:
    """A place in the clockwise order."""
    return isinstance(value, int) and 0 <= value < t.config.n


def is_orbital(t: OthersTable, value: Any) -> bool:
    """An Orbital Strike token by its place in the list."""
    return isinstance(value, int) and 0 <= value < max(1, len(t.orbital))


def is_collective(t: OthersTable, value: Any) -> bool:
    """A kind of question that the Sins Player can answer for the Heroes."""
    return isinstance(value, str) and value in WINDOWS and f"{value}-for-heroes" in WINDOWS


def is_hero(t: OthersTable, value: Any) -> bool:
    """A Hero of the team."""
    return isinstance(value, int) and value in t.config.team


def is_hero_or_none(t: OthersTable, value: Any) -> bool:
    """A Hero of the team, or -1."""
    return isinstance(value, int) and (value == -1 or value in t.config.team)


TOKEN = number(0, len(TOKENS) - 1)
FACE = number(0, len(FACES) - 1)
SEAT = number(0, 4)
COUNT = number(0, 99)
WORDS = each(lambda t, value: isinstance(value, str))
APOCALYPSE_CARD = word_of(lambda t: APOCALYPSE)

TESTS: dict[str, Test] = {
    "hero": is_hero,
    "dead": is_hero,
    "successor": is_hero_or_none,
    "corrupting": is_hero_or_none,
    "contested": is_hero_or_none,
    "heroes": each(is_hero),
    "payers": each(is_hero),
    "wanted": each(is_hero_or_none),
    "given": each(SEAT),
    "order": each(is_hero),
    "space": is_space,
    "ground": is_space,
    "source": is_space,
    "target": is_space,
    "monster": is_monster,
    "moved": each(is_monster),
    "moving": each(is_monster),
    "killed": each(is_monster),
    "members": each(is_monster),
    "kinds": each(TOKEN),
    "read_as": TOKEN,
    "rolled": each(FACE),
    "hero_roll": each(FACE),
    "sin_roll": each(FACE),
    "options": each(is_option),
    "stated": each(number(0, MOST)),
    "window": lambda t, value: value in WINDOW_IDS,
    "moment": word_of(lambda t: WINDOWS),
    "place": is_place,
    "token": is_orbital,
    "icon": number(-1, 9),
    "icons": WORDS,
    "used": WORDS,
    "card": word_of(lambda t: ("", *SIN_CARDS)),
    "cards": lambda t, value: value in ((), dealing_order(t.config.n)),
    "cards_due": each(APOCALYPSE_CARD),
    "effects_due": each(word_of(lambda t: (*APOCALYPSE, *POWERS, *SIN_CARDS))),
    "drawn": each(APOCALYPSE_CARD),
    "kept": word_of(lambda t: ("", *APOCALYPSE)),
    "done": word_of(lambda t: t.config.required),
    "stage": number(0, 2),
    "price": number(0, 4),
    "shares": each(COUNT),
    "hero_dice": number(0, MOST),
    "sin_dice": number(0, MOST),
    "dice": number(0, MOST),
    "wounds": COUNT,
    "points": COUNT,
    "levels": COUNT,
    "left": COUNT,
    "length": COUNT,
    "upgrades": COUNT,
    "due": COUNT,
    "extra": COUNT,
    "marks": COUNT,
    "SetUp.picked": each(is_hero),
    "MonsterMove.picked": lambda t, value: value == -1 or is_monster(t, value),
    "Summoning.picked": lambda t, value: value == -1 or is_monster(t, value),
    "PlaceTokens.chosen": each(is_space),
    "DealDarkPast.chosen": each(is_hero),
    "Fight.chosen": each(word_of(lambda t: RESULTS)),
    "RangedFight.chosen": each(word_of(lambda t: RESULTS)),
    "Check.kind": TOKEN,
    "Devour.kind": TOKEN,
    "SinsPlaceToken.kind": TOKEN,
    "Collective.kind": is_collective,
    "SharedPrice.kind": lambda t, value: False,  # only the prices of certain cards are ever asked
    "EgoPrice.kind": is_collective,
    "CrawlPrice.kind": is_collective,
}


def frames_wrong(game: Game) -> list[str]:
    """Everything that is wrong with the procedures under way, in words."""
    table = game.table
    assert isinstance(table, OthersTable)
    wrong = fields_wrong(game, TESTS)
    for frame in game.stack:
        if isinstance(frame, Collective):
            wrong += ballot_wrong(table, frame)
    return wrong + order_wrong(game)


def ballot_wrong(t: OthersTable, frame: Collective) -> list[str]:
    """What the Hero Players have stated must be among their options."""
    players = t.config.hero_players
    places = range(len(frame.options))
    if not frame.options or len(set(frame.options)) != len(frame.options):
        return ["a ballot has no options, or one of them twice"]
    if len(frame.stated) not in (0, players):
        return ["not every Hero Player has stated his choice"]
    if any([place not in places for place in frame.stated]):
        return ["a Hero Player has stated what is no option"]
    return []


def order_wrong(game: Game) -> list[str]:
    """Set-up lies at the bottom and the Rounds above it, so that the game always goes on; a Sin card is played
    in a Turn or a Fight."""
    if game.outcome:
        return []
    wrong = beginning_wrong(game, SetUp, Round, "Rounds")
    if wrong:
        return wrong
    if is_over(game.stack[0]) and is_over(game.stack[1]):
        return ["the Rounds go on until a side has won"]
    return cards_out_of_place(game)


def cards_out_of_place(game: Game) -> list[str]:
    """Sin cards and their prices belong to a Turn, some of them to a Fight."""
    below: list[Procedure] = []
    for frame in game.stack:
        in_turn = any([isinstance(f, Turn) for f in below])
        in_fight = any([isinstance(f, Fight) for f in below])
        if isinstance(frame, SinCardMoment):
            if not in_turn or (frame.moment == START_OF_FIGHT and not in_fight):
                return ["a Sin card is played outside a Turn or Fight"]
        elif type(frame).__name__ == "CrawlPrice" and not in_turn:
            return ["the price of a Sin card is asked outside a Turn"]
        below.append(frame)
    return []
