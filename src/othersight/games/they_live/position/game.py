"""A game that begins in the middle: whatever a position does not name takes the set-up's value."""

from collections.abc import Mapping
from typing import Any

from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.position import board as position_board
from othersight.games.they_live.position import cards as position_cards
from othersight.games.they_live.position import knowledge as position_knowledge
from othersight.games.they_live.position import people as position_people
from othersight.games.they_live.position import procedures as position_procedures
from othersight.games.they_live.position.dice import loaded_dice
from othersight.games.they_live.position.draws import loaded_draws
from othersight.games.they_live.position.people import Cast
from othersight.games.they_live.position.procedures import PointInTime, procedures
from othersight.games.they_live.position.values import Fields
from othersight.games.they_live.rules.group import group_of
from othersight.games.they_live.save_checks.table import problems_of
from othersight.games.they_live.setup.start import (
    deal_billboards,
    deal_decks,
    deal_icons,
    deal_tiles,
    kept,
    table_for,
    with_own,
)
from othersight.games.they_live.state.config import MIDNIGHT, NOON
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.toolkit.position_frames import KEYS as EXACT_KEYS
from othersight.toolkit.position_frames import resume_frames
from othersight.toolkit.position_starts import beginning_at, plain
from othersight.toolkit.position_values import WrongPosition, does_not_fit, out_of_range

ROUND_KEYS = ("round", "clock", "leader", "triggered", "assault")
KEYS = (
    *position_procedures.KEYS,
    *EXACT_KEYS,
    *ROUND_KEYS,
    "people",
    *position_board.KEYS,
    *position_cards.KEYS,
    *position_knowledge.KEYS,
)


def game_from(start: Mapping[str, Any]) -> Game:
    """The game that begins as `game.start` says."""
    chance = Chance(str(start["seed"]))
    fields = Fields(start["position"], "", KEYS)
    options = plain(kept(with_own(start["options"])))
    t = table_for({"options": options})
    deal_tiles(t, chance)
    deal_icons(t, chance)
    deal_billboards(t, chance)
    deal_decks(t, chance)
    moment = place_track(t, fields)
    cast = place_things(t, fields, moment, chance)
    position_knowledge.place_knowledge(t, fields, cast, moment.before_looking)
    for problem in problems_of(t):
        raise WrongPosition("position", problem, "position-unsound", problem=problem)
    return begun(t, fields, moment, chance, {**start, "options": options})


def place_track(t: LiveTable, fields: Fields) -> PointInTime:
    """Round, clock and leader, and the moment."""
    exact = fields.has("frames")
    t.round = fields.number("round", 1, 0 if exact else 1, 9999)
    t.leader = fields.seat("leader", t.config.players, 0)
    moment = PointInTime(t, fields)
    late = moment.in_assault or moment.when == "assault"
    t.clock = fields.number("clock", NOON, NOON, MIDNIGHT)
    if t.clock == MIDNIGHT and not (exact or late):
        raise out_of_range("clock", t.clock, NOON, MIDNIGHT - 1)
    t.triggered = fields.flag("triggered", late)
    t.assault = moment.in_assault
    if moment.before_looking and not fields.has("round"):
        t.round = 0
    return moment


def place_things(t: LiveTable, fields: Fields, moment: PointInTime, chance: Chance) -> Cast:
    """People, cards, billboards and enemies; first what is named, then what is left."""
    in_assault = moment.in_assault
    cast = Cast(t, fields)
    position_people.place_people(t, cast, in_assault, chance)
    settle_leader(t, fields, moment)
    cards = cast.cards
    position_people.name_cards(t, cast, cards, in_assault)
    position_board.place_spaces(t, fields, cards)
    position_cards.name_resistance(t, fields, cards, in_assault)
    position_people.deal_inventories(t, cast, cards, in_assault)
    position_cards.fill_stash(t, fields, cards, chance)
    position_cards.place_news(t, fields)
    position_cards.place_locations(t, fields, chance)
    position_cards.place_injuries(t, fields, chance)
    position_cards.place_assault_deck(t, fields, moment.level)
    position_board.place_enemies(t, fields)
    position_people.fill_faced(t, cast)
    return cast


def settle_leader(t: LiveTable, fields: Fields, moment: PointInTime) -> None:
    """TL-ASSAULT-32: a member of the test group leads, in the assault perhaps not the first player."""
    if not fields.has("leader") and group_of(t):
        t.leader = min(group_of(t))
    if t.leader not in group_of(t) and not moment.exact:
        raise does_not_fit("leader", "the dead and the revealed do not lead", "position-leader")


def begun(
    t: LiveTable, fields: Fields, moment: PointInTime, chance: Chance, start: dict[str, Any]
) -> Game:
    """The game on this table, run to its first decision."""
    random_leader = chance.below(t.config.players)
    chance.loaded = loaded_dice(start.get("dice", ()))
    chance.draws = loaded_draws(t, start.get("draws", ()))
    chance.used = start.get("used", chance.used)
    game = Game(THEY_LIVE, t, chance, start)
    if moment.exact:
        resume_frames(game, fields)
        return game
    if moment.when == "start-of-round":
        t.round -= 1  # the round that opens counts itself
    for frame in procedures(t, fields, moment, random_leader):
        game.call(frame)
    game.run()
    return game


game_at = beginning_at(game_from)
"""A game that begins in a position, at its first decision."""
