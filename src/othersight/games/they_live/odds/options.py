"""The odds of an open option of They Live, from what its seat may know.

Nothing hidden is read: a Location or story card that is still to be turned counts as any of those it can be, and what
others answer in secret, declare or reveal is assumed and named.
"""

from typing import Any

from othersight.games.they_live.odds.confrontations import combat_odds, confront_odds, glasses_odds
from othersight.games.they_live.odds.encounters import (
    encounter_odds,
    rewarded,
    team_odds,
    weapon_odds,
)
from othersight.games.they_live.odds.final_assault import (
    assault_test_odds,
    fail_section_odds,
    invader_odds,
    split_odds,
)
from othersight.games.they_live.odds.table_pools import die_in
from othersight.games.they_live.odds.tests import gather_odds, mixed_test_odds, skill_odds
from othersight.games.they_live.rules.attempt import AssaultTest, Attempt
from othersight.games.they_live.rules.effects import GATHER, TEST, pool
from othersight.games.they_live.rules.fail_section import FailSection
from othersight.games.they_live.rules.invader_fight import InvaderFight
from othersight.games.they_live.rules.location_card import (
    location_deck,
    next_locations,
    section_key,
)
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.pvp import Confrontation
from othersight.games.they_live.rules.response import Encounter
from othersight.games.they_live.rules.story import next_story_space
from othersight.games.they_live.state.config import INFLUENCE, Section
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.kernel.question import Option, number, word


def option_odds(game: Game, seat: int, option: Option) -> Odds | None:
    """The odds of an option that is open to a seat; None if no roll comes of it."""
    kind = game.question_of(seat).kind
    verb = word(option, 0)
    if kind == "action" and verb == "treat":
        return treatment_odds(game, seat, number(option, 1))
    if kind == "location":
        return location_odds(game, seat, verb)
    if kind == "gather" and verb == "again":
        return gathering(game, seat)
    if kind == "confront" and verb == "confront":
        return confront_odds(game, seat, number(option, 1))
    return odds_under_way(game, seat, option, kind)


def odds_under_way(game: Game, seat: int, option: Option, kind: str) -> Odds | None:
    """The odds of an option of a fight, a confrontation or a test under way."""
    rule = innermost(game)
    if isinstance(rule, Encounter):
        return in_encounter(game, seat, option, kind, rule)
    if isinstance(rule, Confrontation):
        return in_confrontation(game, seat, option, kind, rule)
    if isinstance(rule, AssaultTest) and kind in ("reveal", "sabotage", "resource", "weapon"):
        return assault_test_odds(game, seat, option, rule)
    if isinstance(rule, Attempt) and kind == "split":
        return split_odds(game, option, rule)
    if isinstance(rule, FailSection) and kind in ("assault-fight", "weapon"):
        return fail_section_odds(game, seat, option, rule)
    if isinstance(rule, InvaderFight) and kind in ("invader-fight", "weapon"):
        return invader_odds(game, seat, option, rule)
    return None


RULES = (Encounter, Confrontation, AssaultTest, Attempt, FailSection, InvaderFight)


def innermost(game: Game) -> Any:
    """The innermost rule under way that rolls."""
    for frame in reversed(game.stack):
        if isinstance(frame, RULES):
            return frame
    return None


def in_encounter(game: Game, seat: int, option: Option, kind: str, rule: Encounter) -> Odds | None:
    """Alone, Persuade, a team effort, the Weapon, the reward."""
    if kind == "encounter":
        return encounter_odds(game, seat, option, rule)
    if kind == "team" and option == ("join",):
        return team_odds(game, seat, rule)
    if kind == "weapon":
        return weapon_odds(game, seat, option, rule)
    return rewarded(game, seat, option, rule) if kind == "reward" else None


def in_confrontation(
    game: Game, seat: int, option: Option, kind: str, rule: Confrontation
) -> Odds | None:
    """The glasses token, going on after a critical, the Weapon."""
    if kind == "pvp-glasses":
        return glasses_odds(game, option, rule)
    if kind == "weapon" or (kind in ("pvp-critical", "pvp-escape") and option == ("fight",)):
        return combat_odds(game, seat, option, rule)
    return None


def location_odds(game: Game, seat: int, verb: str) -> Odds | None:
    """A Location card, a story card, or the broker."""
    if verb == "gather":
        return gathering(game, seat)
    t = table_of(game)
    person = person_of(t, seat)
    sections: list[tuple[Section, float]] = []
    if verb == "card":
        key = section_key(t, person.space)
        cards = next_locations(t, location_deck(t, person.space))
        sections = [(t.config.locations[card][key], 1.0) for card in cards]
    elif verb == "story":
        here = next_story_space(t, person)
        stories = t.config.characters[person.character].story
        left = [s for s in stories if s.id in person.story and s.space == here]
        sections = [(s.section, 1.0) for s in left]
    if not sections:
        return None
    tests = [(pool(game, person, s.skill, TEST), s.number, likely) for s, likely in sections]
    return mixed_test_odds(tests, die_in(t))


def gathering(game: Game, seat: int) -> Odds:
    """TL-LOCATION-16: from this roll on."""
    t = table_of(game)
    person = person_of(t, seat)
    return gather_odds(pool(game, person, INFLUENCE, GATHER), person.scrap, die_in(t))


def treatment_odds(game: Game, seat: int, at: int) -> Odds | None:
    """TL-INJURY-02: an injury that a test cures."""
    t = table_of(game)
    person = person_of(t, seat)
    injury = t.config.injuries[person.injuries[at]]
    if injury.removal != "test":
        return None
    return skill_odds(pool(game, person, injury.test_skill, TEST), injury.test_number, die_in(t))
