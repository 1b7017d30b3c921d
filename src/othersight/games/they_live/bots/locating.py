"""The Location turn: which option, which cards, what to do with a deposit (chapter TL-LOCATION)."""

from typing import Final

from othersight.games.they_live.bots.planning import (
    build_worth,
    check_worth,
    draw_worth,
    gather_worth,
    story_worth,
)
from othersight.games.they_live.bots.position import CardView, Position
from othersight.games.they_live.bots.timing import should_declare
from othersight.games.they_live.bots.values import deploy_worth, deposit_worth, spare_cards
from othersight.games.they_live.rules.billboard import MOST_BUILT

LEAST_DEPOSIT: Final = 0.2


def location(pos: Position, options: list[str]) -> str:
    """TL-TIME-31: the option of the space that brings most."""
    if "trigger" in options:
        return "trigger" if should_declare(pos) else "pass"
    return max(options, key=lambda option: option_worth(pos, option))


def option_worth(pos: Position, option: str) -> float:
    """What an option of the Location turn brings."""
    space: int = pos.me["space"]
    if option == "card":
        return draw_worth(pos, space)
    if option == "story":
        return story_worth(pos, space) + 0.2
    if option == "build":
        return build_worth(pos, space)
    if option == "gather":
        return gather_worth(pos)
    return check_worth(pos, space) if option == "check" else 0.0


def build(pos: Position, options: list[str]) -> str:
    """TL-TIME-34: the best spare cards, one after the other."""
    worth = {f"deposit {card['card']}": deposit_worth(pos, card) for card in spare_cards(pos)}
    best = max(options, key=lambda option: worth.get(option, -5.0))
    if "pass" in options and worth.get(best, -5.0) < LEAST_DEPOSIT:
        return "pass"
    return best


def laid_down(pos: Position) -> int:
    """How many cards `build` lays down in all (TL-LOCATION-15: 1 to 3)."""
    good = [card for card in spare_cards(pos) if deposit_worth(pos, card) >= LEAST_DEPOSIT]
    return max(1, min(MOST_BUILT, len(good)))


def gather(pos: Position, options: list[str]) -> str:
    """TL-TIME-35: pay once more while there is Influence to roll."""
    return "again" if gather_worth(pos) > 0 else "stop"


def check(pos: Position, options: list[str]) -> str:
    """TL-TIME-36: a look costs a token; a Human keeps sabotage out by it, an Invader lets it through."""
    return "lenses" if "lenses" in options else "blind"


def deploy(pos: Position, options: list[str]) -> str:
    """TL-LOCATION-18: clean cards to the Resources, sabotaged ones away."""
    number = int(options[0].split()[1])
    frame = pos.frame("check")
    cards: list[CardView] = frame["left"] if frame else []
    remember_check(pos, len([card for card in cards if card["icon"] == "invader"]))
    for card in cards:
        if card["card"] == number:
            return f"discard {number}" if is_thrown_away(pos, card) else f"deploy {number}"
    return options[0]


def is_thrown_away(pos: Position, card: CardView) -> bool:
    """Whether a Human does not want the card among the Resources."""
    return deploy_worth(pos, card) <= 0


def remember_check(pos: Position, sabotaged: int) -> None:
    """What to tell of the deposit just seen, once all its cards have been sorted."""
    space: int = pos.me["space"]
    told = pos.memory.found
    if told is None or told[0] != space:
        pos.memory.found = (space, sabotaged)


def collect_scrap(pos: Position, options: list[str]) -> str:
    """TL-LOCATION-06: all there is room for."""
    return max(options, key=lambda option: int(option.split()[1]))


def collect_card(pos: Position, options: list[str]) -> str:
    """TL-LOCATION-06: one card after the other while there is room."""
    return options[0]


def too_many_cards(pos: Position, options: list[str]) -> str:
    """TL-STASH-05: the least useful of the spare cards."""
    worth = {f"discard {card['card']}": deposit_worth(pos, card) for card in spare_cards(pos)}
    return min(options, key=lambda option: worth.get(option, 9.0))


def pile(pos: Position, options: list[str]) -> str:
    """TL-STASH-16: the larger pile."""
    piles = pos.view["decks"]["piles"]
    drawn = [option for option in options if option.startswith("pile")]
    if pos.me["cards"] >= 10 and "stop" in options:
        return "stop"
    return max(drawn, key=lambda option: int(piles[int(option.split()[1])]))
