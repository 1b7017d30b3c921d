"""The two actions of an Action turn: what each is worth now (chapter TL-ACTION)."""

from typing import Final

from othersight.games.they_live.bots.planning import move_cost, outlook
from othersight.games.they_live.bots.position import CardView, Position, equipped
from othersight.games.they_live.bots.timing import rounds_left
from othersight.games.they_live.bots.trading import trade_worth
from othersight.games.they_live.bots.values import (
    GLASSES,
    INJURY,
    SCRAP,
    best_loadout,
    deposit_worth,
    heal_worth,
    is_bound,
    loadout_worth,
    outcome_worth,
    spare_cards,
    wanted_worth,
)
from othersight.games.they_live.rules.effects import ABILITIES
from othersight.games.they_live.state.config import Outcome

WORTHWHILE: Final = 0.05
"""What an action must bring to be taken at all."""


def action(pos: Position, options: list[str]) -> str:
    """TL-TIME-11, TL-TIME-13: the action that brings most; LAY LOW, which ends the turn, when nothing better is
    left."""
    best = max(options, key=lambda option: action_worth(pos, option))
    if best == "lay-low" and len(taken(pos)) == 0:
        others = [o for o in options if o not in ("lay-low", "end")]
        other = max(others, key=lambda option: action_worth(pos, option), default="lay-low")
        if other != "lay-low" and action_worth(pos, other) > 0.3:
            return other
    return best


def taken(pos: Position) -> list[str]:
    """Actions taken in this turn."""
    turn = pos.frame("action-turn")
    actions: list[str] = turn["taken"] if turn else []
    return actions


def action_worth(pos: Position, option: str) -> float:
    """What an action brings, in points."""
    key = ("action", option)
    if key not in pos.memo:
        pos.memo[key] = worth_of(pos, option.split(), option)
    worth: float = pos.memo[key]
    return worth


def worth_of(pos: Position, words: list[str], option: str) -> float:
    """By the kind of action."""
    kind = words[0]
    if kind == "end":
        return WORTHWHILE
    if kind in ("step", "ride"):
        here: int = pos.me["space"]
        gain = outlook(pos, int(words[1])) - outlook(pos, here)
        return gain - move_cost(pos, here, option)
    if kind == "lay-low":
        return lay_low_worth(pos)
    if kind == "reorganize":
        return loadout_gain(pos)
    if kind == "craft":
        return glasses_worth(pos) if words[1] == "glasses" else scrapping_worth(pos)
    if kind == "inspect":
        return inspect_worth(pos, words[1])
    if kind == "use":
        return use_worth(pos, words[1])
    if kind == "trade":
        return trade_worth(pos, int(words[1]))
    return INJURY if kind == "treat" else -1.0


def loadout_gain(pos: Position) -> float:
    """What REORGANIZE would improve."""
    best = best_loadout(pos, pos.carried())
    return loadout_worth(pos, best) - loadout_worth(pos, equipped(pos.me))


def lay_low_worth(pos: Position) -> float:
    """TL-ACTION-08: one of each, and more for scrap."""
    me = pos.me
    rest = 1 + pos.changes(me, "lay-low-heal")
    worth = heal_worth(pos, me, rest) + wanted_worth(pos, me, -1)
    resting = [i for i in me["injuries"] if pos.figures.config.injuries[i].removal == "lay-low"]
    more = min(me["scrap"], max(0, me["damage"] - 1)) if me["damage"] * 2 >= me["health"] else 0
    if is_bound(pos, me):
        worth += min(me["scrap"], max(0, me["wanted"] - 1))
    worth += INJURY * len(resting) + more * (heal_worth(pos, me, 1) - SCRAP)
    return worth - 0.1


def glasses_worth(pos: Position) -> float:
    """TL-ACTION-20: a token for 3 scrap."""
    if rounds_left(pos) < 1.5 and pos.me["glasses"]:
        return -1.0
    price = 3 - pos.lasting("craft-discount") - pos.changes(pos.me, "craft-discount")
    worth = GLASSES if pos.me["glasses"] == 0 else 0.3
    return worth - SCRAP * max(1, price) + 0.1


def scrapping_worth(pos: Position) -> float:
    """Cards known to be sabotaged, or of no use, into scrap."""
    room: int = 5 - pos.me["scrap"]
    return (SCRAP + 0.1) * min(room, len(rubbish(pos))) - 0.05


def rubbish(pos: Position) -> list[CardView]:
    """Spare cards better taken apart than laid down."""
    return [card for card in spare_cards(pos) if deposit_worth(pos, card) < 0.2]


def inspect_worth(pos: Position, what: str) -> float:
    """TL-ACTION-18: a token for the icons in hand; the billboards are seen when a raid comes."""
    if what != "cards" or pos.me["glasses"] < 2:
        return -1.0
    unseen = [card for card in spare_cards(pos) if not card["icon"]]
    return 0.3 * len(unseen) - GLASSES


def use_worth(pos: Position, thing: str) -> float:
    """TL-ACTION-22: an ability or a card with Action text."""
    if not thing.isdigit():
        ability = ABILITIES[thing]
        others = pos.others_at(pos.me["space"]) if ability.shared else []
        here = [pos.me, *[pos.players[seat] for seat in others]]
        return sum([outcome_worth(pos, person, ability.outcome) for person in here])
    card = next(card for card in pos.carried() if card["card"] == int(thing))
    face = pos.face(card)
    cost = max(0.0, deposit_worth(pos, card)) * 0.6 if face.single_use else 0.0
    return best_target(pos, face.outcome, face.who)[1] - cost


def best_target(pos: Position, outcome: Outcome, who: str) -> tuple[int, float]:
    """For whom a text does most, and how much."""
    seats = [pos.seat]
    if who != "self":
        near = pos.alive() if who == "anyone" else pos.others_at(pos.me["space"])
        seats = [s for s in near if s != pos.seat] + ([] if who == "other-here" else [pos.seat])
    worth = [(outcome_worth(pos, pos.players[s], outcome), s) for s in seats]
    best = max(worth, key=lambda pair: (pair[0], pair[1] == pos.seat), default=(0.0, pos.seat))
    return best[1], best[0]


def target(pos: Position, options: list[str]) -> str:
    """For whom a card is used."""
    frame = pos.frame("use-card")
    face = pos.figures.face(frame["face"]) if frame else None

    def worth(option: str) -> float:
        seat = int(option.split()[1])
        gained = outcome_worth(pos, pos.players[seat], face.outcome) if face else 0.0
        return gained + (0.1 if seat == pos.seat else 0.0)

    return max(options, key=worth)


def lay_low(pos: Position, options: list[str]) -> str:
    """TL-ACTION-08: further tokens at 1 scrap each."""
    me = pos.me
    if "remove damage" in options and heal_worth(pos, me, 1) > SCRAP + 0.1:
        return "remove damage"
    if "remove wanted" in options and (me["wanted"] >= 3 or is_bound(pos, me)):
        return "remove wanted"
    return "pass"


def take_apart(pos: Position, options: list[str]) -> str:
    """Which card becomes scrap."""
    useless = {f"scrap {card['card']}" for card in rubbish(pos)}
    for option in options:
        if option in useless and pos.me["scrap"] < 5:
            return option
    if "pass" in options:
        return "pass"
    worth = {f"scrap {card['card']}": deposit_worth(pos, card) for card in spare_cards(pos)}
    return min(options, key=lambda option: worth.get(option, 9.0))


def reorganize(pos: Position, options: list[str]) -> str:
    """TL-ACTION-13: the best cards into their slots."""
    wanted = {f"equip {card['card']}" for card in best_loadout(pos, pos.carried())}
    for option in options:
        if option in wanted:
            return option
    return "pass"


def cure(pos: Position, options: list[str]) -> str:
    """The injury that lasts longest and costs most dice."""
    injuries = pos.figures.config.injuries

    def weight(option: str) -> float:
        injury = injuries[pos.me["injuries"][int(option.split()[1])]]
        never = 2.0 if injury.removal == "never" else 0.0
        return (3.0 if injury.severe else 0.0) + never - sum(injury.modifiers)

    return max(options, key=weight)
