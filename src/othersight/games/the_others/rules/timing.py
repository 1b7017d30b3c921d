"""The standing tests: deaths, Missions and victory, before the next decision of anybody (TO-TIME-45, TO-TIME-28)."""

from othersight.games.the_others.rules.death import Replacement, remove_hero
from othersight.games.the_others.rules.event import NextMission
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.mission import Mission, current_mission, mission_on
from othersight.games.the_others.rules.round import Round
from othersight.games.the_others.rules.simultaneous import NO_FIGHT, OPEN, ROLLED, stage_of_fight
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.rules.victory import test_heroes_victory, test_sins_victory
from othersight.games.the_others.rules.wound import MARKERS
from othersight.games.the_others.state.table import IN_PLAY, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure


def settle(g: Game) -> None:
    """TO-TIME-45: the standing tests, where there is anything to see to: a quick look, because this is asked at every
    step."""
    t: OthersTable = g.table
    mission: Mission = t.story.found or mission_on(t)
    if mission.asks_for_state:
        settle_moment(g, mission)
    elif not t.at_rest:
        t.at_rest = not is_anything_due(t, mission)
        if not t.at_rest:
            stage = stage_of_fight(g)
            if stage != ROLLED:
                settle_rest(g, stage)


def is_anything_due(t: OthersTable, mission: Mission) -> bool:
    """TO-TIME-45, TO-SINREACT-10: the Mission is accomplished, a Hero has five Wounds, or it is the Turn of one who has
    died."""
    heroes = t.heroes
    for hero in t.places:
        if len(heroes[hero].covered) >= MARKERS:
            return True
    return mission.is_accomplished(t) or (t.current >= 0 and heroes[t.current].state != IN_PLAY)


def settle_moment(g: Game, mission: Mission) -> None:
    """TO-TIME-45, TO-VICTORY-05, TO-SINREACT-10: Mission progress by a test of the board, and the rest if it is
    accomplished or a Hero dead; the results of a Fight are one moment."""
    stage = stage_of_fight(g)
    if stage == ROLLED:
        return
    mission.test(g)
    if is_anything_due(g.table, mission):
        settle_rest(g, stage)


def settle_rest(g: Game, stage: int) -> None:
    """TO-TIME-45, TO-TIME-28, TO-VICTORY-04, TO-EVENT-04: in this order the Heroes' victory, the Sins Player's,
    replacement, next Mission."""
    t: OthersTable = g.table
    if test_heroes_victory(g):
        return
    dead = next_dead(g)
    if dead >= 0:
        if not is_under_way(g, Replacement):
            bury(g, dead, stage)
    elif stage == NO_FIGHT and is_turn_of_the_dead(g):
        g.unwind(
            Turn
        )  # TO-SINREACT-10: after the Fight that killed him nothing is left of his Turn
        t.unsettled = True
    elif stage != OPEN and is_mission_over(g):
        g.call(NextMission(t.story.mission, place_of_turn(g)))


def bury(g: Game, dead: int, stage: int) -> None:
    """TO-DEATH-12, TO-DEATH-11, TO-TURN-13, TO-TURN-14, TO-SINREACT-03: victory first, then the dead
    Hero's things, then his successor."""
    t: OthersTable = g.table
    g.tell("hero-killed", dead)
    if test_sins_victory(g, dead):
        return
    place = t.places.index(dead)
    upgrades = remove_hero(g, dead)
    if dead == t.current and stage in (NO_FIGHT, OPEN):
        g.unwind(Turn)  # TO-DEATH-02: his Turn ends there
    g.call(Replacement(dead, place, upgrades))


def is_turn_of_the_dead(g: Game) -> bool:
    """Whether the Turn of a Hero who has died is still on the stack."""
    t: OthersTable = g.table
    return t.current >= 0 and t.heroes[t.current].state != IN_PLAY and is_under_way(g, Turn)


def is_mission_over(g: Game) -> bool:
    """TO-MISSION-02, TO-MISSION-03: accomplished, nobody is moving the Story marker yet, and no successor is due
    (TO-TIME-28)."""
    return current_mission(g).is_accomplished(table_of(g)) and not (
        is_under_way(g, NextMission) or is_under_way(g, Replacement)
    )


def next_dead(g: Game) -> int:
    """TO-DEATH-14, TO-DEATH-01, TO-WOUND-04: the next Hero whose fifth Wound marker lies and who has not been taken off
    yet, clockwise from the current Hero's place."""
    t: OthersTable = g.table
    places = [t.heroes[hero] for hero in t.places]
    dead = [h.index for h in places if len(h.covered) >= MARKERS and h.state == IN_PLAY]
    if len(dead) < 2:
        return dead[0] if dead else -1
    start = place_of_turn(g)
    first = [hero for hero in t.places[start:] if hero in dead]
    return first[0] if first else dead[0]


def place_of_turn(g: Game) -> int:
    """The place whose Turn is under way, even if the Hero in it has died; else the first Hero's."""
    t: OthersTable = g.table
    for frame in g.stack:
        if isinstance(frame, Round) and t.current >= 0:
            return frame.place
    return t.first


def is_under_way(g: Game, kind: type[Procedure]) -> bool:
    """Whether a procedure of that kind is on the stack."""
    for frame in g.stack:
        if isinstance(frame, kind):
            return True
    return False
