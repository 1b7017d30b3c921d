"""Where to go: what every space promises for this round, and whether the way there pays (TL-ACTION-01, TL-ACTION-04,
TL-ACTION-05)."""

from typing import Final

from othersight.games.they_live.bots.belief import raid_risk
from othersight.games.they_live.bots.danger import meeting
from othersight.games.they_live.bots.position import Position
from othersight.games.they_live.bots.timing import (
    on_the_way,
    rounds_left,
    time_remains,
)
from othersight.games.they_live.bots.values import (
    SCRAP,
    card_worth,
    chance_of_test,
    condition,
    deposit_worth,
    own_worth,
    section_worth,
    spare_cards,
)
from othersight.games.they_live.odds.pools import successes
from othersight.games.they_live.rules.effects import GATHER
from othersight.games.they_live.rules.token import MOST_SCRAP
from othersight.games.they_live.state.config import INFLUENCE, Section

PATIENCE: Final = 0.72
"""What a promise keeps of its worth for every round it is away."""
HERE_AND_NOW: Final = 0.35
"""How much a stop counts beside the place it leads to."""
STORY_REWARD: Final = 1.2
"""What a pass adds on the way to the story's reward."""
DUTY: Final = 30.0
ESCORT: Final = 3.0
BACKUP: Final = 2.0
ESCORTS: Final = 2
ESCORT_FROM: Final = 3.7
"""Rounds before the assault from which others than the leader look after Cable 54."""
GATES: Final = 2
RIDE: Final = 0.35


def promise(pos: Position, space: int) -> float:
    """What the Location turn on a space is worth, if no enemy is in the way."""
    key = ("promise", space)
    if key not in pos.memo:
        kind = pos.city.kind[space]
        if kind == "billboard":
            pos.memo[key] = billboard_worth(pos, space)
        elif kind == "cable54":
            pos.memo[key] = cable_worth(pos)
        else:
            pos.memo[key] = max(draw_worth(pos, space), story_worth(pos, space))
    worth: float = pos.memo[key]
    return worth


def promises(pos: Position) -> list[tuple[int, float]]:
    """What every space promises."""
    if "promises" not in pos.memo:
        pos.memo["promises"] = [(space, promise(pos, space)) for space in pos.city.spaces]
    found: list[tuple[int, float]] = pos.memo["promises"]
    return found


def draw_worth(pos: Position, space: int) -> float:
    """A Location card drawn here (TL-LOCATION-04, TL-LOCATION-05)."""
    known = pos.draws
    if known is None:
        known = pos.draws = pos.figures.known_in(condition(pos))
        pos.gone = [tuple(gone) for gone in pos.view["decks"]["location_discards"]]
    deck, key = pos.city.drawn[space]
    at = (deck, key, pos.gone[deck], collectable(pos, space))
    worth = known.get(at)
    if worth is None:
        worth = known[at] = mean_of_draws(pos, at)
    return worth


def mean_of_draws(pos: Position, at: tuple[int, str, tuple[str, ...], float]) -> float:
    """What a card of a deck is worth on average, with the cards gone and what lies there."""
    deck, key, gone, lying = at
    if not pos.outcomes:
        pos.passes = [chance_of_test(pos, test) for test in pos.figures.tests_drawn]
        pos.outcomes = [own_worth(pos, outcome) for outcome in pos.figures.outcomes_drawn]
    passes, outcomes = pos.passes, pos.outcomes
    worths = [
        passes[test] * (outcomes[passed] + lying) + (1.0 - passes[test]) * outcomes[failed]
        for test, passed, failed in pos.figures.sections(deck, key, gone)
    ]
    return sum(worths) / len(worths)


def collectable(pos: Position, space: int) -> float:
    """What lies on a space and may be taken."""
    place = pos.places[space]
    scrap: int = place["scrap"]
    worth = SCRAP * min(scrap, MOST_SCRAP - pos.me["scrap"]) if scrap else 0.0
    if place["dropped"]:
        room: int = max(0, 10 - pos.me["cards"])
        worth += card_worth(pos, pos.me) * min(room, len(place["dropped"]))
    return worth


def story_worth(pos: Position, space: int) -> float:
    """The own next story card, if this is its space (TL-LOCATION-08, TL-LOCATION-09, TL-LOCATION-10,
    TL-LOCATION-11)."""
    me = pos.me
    if me["next_story"] != space:
        return -9.0
    needed = 3 - me["passes"]
    likely = 1.0 if me["story_left"] >= needed and needed * 1.8 <= rounds_left(pos) else 0.2
    worth = [section_worth(pos, s, STORY_REWARD * likely) for s in story_sections(pos, space)]
    return sum(worth) / len(worth)


def story_sections(pos: Position, space: int) -> list[Section]:
    """What the next story card may be, by the space on its back."""
    story = pos.figures.config.characters[pos.me["character"]].story
    return [card.section for card in story if card.space == space]


def billboard_worth(pos: Position, space: int) -> float:
    """The best of Build, Gather, and Check and deploy (TL-LOCATION-15, TL-LOCATION-16, TL-LOCATION-17,
    TL-LOCATION-18, TL-LOCATION-19, TL-LOCATION-20)."""
    best = max(build_worth(pos, space), gather_worth(pos), check_worth(pos, space))
    return best + collectable(pos, space)


def build_worth(pos: Position, space: int) -> float:
    """The best three cards in hand, as far as they are likely to be deployed."""
    worth = worths_of_deposits(pos)
    reached = 0.95 if rounds_left(pos) >= 2 else 0.5
    together = 0.05 * min(3, int(pos.places[space]["deposit"]))
    few = 0.6 if len(worth) == 1 and rounds_left(pos) > 3 else 1.0
    safe = 1.0 - raid_risk(pos, space)
    return (reached + together) * few * safe * sum([w for w in worth[:3] if w > 0])


def worths_of_deposits(pos: Position) -> list[float]:
    """What each spare card is worth when it is laid down, the best first."""
    if "deposits" not in pos.memo:
        worths = [deposit_worth(pos, card) for card in spare_cards(pos)]
        pos.memo["deposits"] = sorted(worths, reverse=True)
    found: list[float] = pos.memo["deposits"]
    return found


def gather_worth(pos: Position) -> float:
    """Cards from a broker for 2 scrap a roll."""
    if pos.me["scrap"] < 2:
        return 0.0
    if "gather" not in pos.memo:
        room: int = max(0, 10 - pos.me["cards"])
        pool = successes(pos.pool(pos.me, INFLUENCE, GATHER), pos.die)
        cards = sum([min(room, n) * chance for n, chance in enumerate(pool)])
        pos.memo["gather"] = card_worth(pos, pos.me) * cards - 2 * SCRAP
    worth: float = pos.memo["gather"]
    return worth


def check_worth(pos: Position, space: int) -> float:
    """The deposit of a billboard in the Resources: safe from raids, sorted if there is a token."""
    deposit: int = pos.places[space]["deposit"]
    if not deposit:
        return 0.0
    worth = 0.7 if pos.me["glasses"] else 0.35
    late = 1.5 if rounds_left(pos) < 2.5 else 1.0
    waits = 1.0 if deposit >= 3 or late > 1.0 else 0.6
    return worth * late * waits * deposit


def cable_worth(pos: Position) -> float:
    """Cable 54 calls the leader when it is time."""
    return DUTY if pos.seat == pos.leader and on_the_way(pos, pos.me) else 0.0


def stop_worth(pos: Position, space: int) -> float:
    """Ending the Action turn on a space: its enemies, then its Location turn."""
    clash = meeting(pos, space)
    worth = clash.worth + clash.gone * promise(pos, space)
    if is_escort(pos):
        away = pos.city.hops[space][pos.city.cable_54]
        worth += BACKUP / max(1, away - GATES + 1) * (2.0 if rounds_left(pos) <= 2.2 else 1.0)
        if clash.damage > 0 and space in gates(pos):
            worth += ESCORT * clash.gone
    return worth


def gates(pos: Position) -> list[int]:
    """Cable 54 and the spaces beside it, where enemies stop a leader."""
    return [pos.city.cable_54, *pos.city.threads[pos.city.cable_54]]


def is_escort(pos: Position) -> bool:
    """Whether it is time for others than the leader to keep the way to Cable 54 free and to stand by."""
    if pos.seat == pos.leader or rounds_left(pos) > ESCORT_FROM:
        return False
    if "escort" not in pos.memo:
        goal = pos.city.cable_54
        others = [seat for seat in pos.alive() if seat != pos.leader]
        nearest = sorted(others, key=lambda seat: pos.city.hops[pos.players[seat]["space"]][goal])
        pos.memo["escort"] = pos.seat in nearest[:ESCORTS]
    escort: bool = pos.memo["escort"]
    return escort


def outlook(pos: Position, space: int) -> float:
    """A stop, and the best that can be reached from there."""
    key = ("outlook", space)
    if key not in pos.memo:
        here = stop_worth(pos, space)
        best = here
        hops = pos.city.hops[space]
        for goal, promised in promises(pos):
            if goal != space and promised > best:
                best = max(best, delay(pos, goal, (hops[goal] + 1) // 2) * promised)
        pos.memo[key] = best + HERE_AND_NOW * here if best > here else here * (1 + HERE_AND_NOW)
    worth: float = pos.memo[key]
    return worth


def delay(pos: Position, goal: int, rounds: int) -> float:
    """What is left of a promise when it is so many rounds away; Cable 54 is worth nothing after midnight."""
    if goal == pos.city.cable_54:
        return time_remains(pos, rounds) * 0.97**rounds
    return float(PATIENCE**rounds)


def move_cost(pos: Position, space: int, option: str) -> float:
    """What a move costs beside the action: a ride makes wanted."""
    if not option.startswith("ride") or pos.lasting("freeway-free"):
        return 0.0
    if pos.changes(pos.me, "freeway-free"):
        return 0.0
    return RIDE * pos.city.ride_cost(space, int(option.split()[1]))


def free_move(pos: Position, options: list[str]) -> str:
    """TL-TIME-10: towards the best stop within this move and the next."""
    return max(options, key=lambda option: first_step_worth(pos, option))


def first_step_worth(pos: Position, option: str) -> float:
    """The best stop after this move, with or without a further one."""
    here: int = pos.me["space"]
    space = here if option == "stay" else int(option.split()[1])
    cost = move_cost(pos, here, option) + (0.0 if option == "stay" else 0.02)
    beyond = max([outlook(pos, near) for near in pos.city.threads[space]])
    return max(outlook(pos, space), beyond - 0.25) - cost
