"""What an Invader does otherwise: deposits, deployments and the moment to reveal (chapter TL-ASSAULT)."""

from typing import Final

from othersight.games.they_live.bots import assaulting, locating, meeting, voting
from othersight.games.they_live.bots.assaulting import Test, attempts_left, level
from othersight.games.they_live.bots.belief import suspicions
from othersight.games.they_live.bots.dice import at_least
from othersight.games.they_live.bots.position import CardView, Position
from othersight.games.they_live.bots.values import spare_cards
from othersight.games.they_live.state.config import MIDNIGHT

FLOOR: Final = 0.12
"""A chance of the Humans at which more sabotage would be wasted."""


def sabotage_points(pos: Position) -> int:
    """The values of the sabotaged pile."""
    faces = pos.figures.config.faces
    return sum([faces[card["face"]].assault_value for card in pos.view["decks"]["sabotaged"]])


def build(pos: Position, options: list[str]) -> str:
    """TL-TIME-34: as many cards as a Human would lay down, which everybody sees; known sabotage first, then what is
    least useful, which nobody sees."""
    if "pass" not in options:  # the first card
        pos.memory.keeps = len(pos.carried()) - locating.laid_down(pos)
    elif len(pos.carried()) <= pos.memory.keeps:
        return "pass"
    worth = {f"deposit {card['card']}": harm(pos, card) for card in spare_cards(pos)}
    return max(options, key=lambda option: worth.get(option, -9.0))


def harm(pos: Position, card: CardView) -> float:
    """What a card among the Resources does for the Invaders."""
    value = pos.face(card).assault_value
    if card["icon"] == "invader":
        return float(value)
    return -float(value) * (1.0 if card["icon"] else 0.4)


def deploy(pos: Position, options: list[str]) -> str:
    """TL-LOCATION-18: sabotaged cards to the Resources, and of the clean ones the best away: as many as a Human would
    throw away, so that the numbers tell nothing."""
    number = int(options[0].split()[1])
    if number not in pos.memory.sorting:
        frame = pos.frame("check")
        pos.memory.sorting = sorting_of(pos, frame["left"] if frame else [])
    return f"discard {number}" if pos.memory.sorting.get(number) else f"deploy {number}"


def sorting_of(pos: Position, cards: list[CardView]) -> dict[int, bool]:
    """For each card of a deposit whether it is thrown away: as many as a Human would, the best clean ones first, and
    then the weakest sabotage."""
    due = len([card for card in cards if locating.is_thrown_away(pos, card)])
    away = sorted(cards, key=lambda card: harm(pos, card))[:due]
    locating.remember_check(pos, due)
    return {card["card"]: card in away for card in cards}


def location(pos: Position, options: list[str]) -> str:
    """TL-TIME-31: as a Human, but the assault does not begin when midnight is at hand."""
    if "trigger" in options and pos.clock >= MIDNIGHT - 1:
        return "pass"
    return locating.location(pos, options)


def reveal(pos: Position, options: list[str]) -> str:
    """TL-TIME-48: when leaving the group and playing the pile hurts more than it helps: on the last card, on the
    second
    if that leaves the Humans little enough, on the first only to decide the game."""
    if "reveal" not in options:
        return options[0]
    test = Test(pos)
    stay = test.chance(pos, helpful_points(pos, test))
    gone = chance_without_me(pos, test)
    missed = gone <= stay + 0.02
    if level(pos) == 1:
        missed = gone < FLOOR and sabotage_points(pos) >= 3 * attempts_left(pos)
    elif level(pos) == 2:
        missed = missed and gone <= pos.habits.daring
    return "reveal" if missed else "go-on"


def helpful_points(pos: Position, test: Test) -> int:
    """All points the group could spend on the test."""
    cards = sum(assaulting.helping(pos, test.skill).values())
    return cards + assaulting.recruits_value(pos, test.skill)


def chance_without_me(pos: Position, test: Test) -> float:
    """The group's chance if the own dice leave it and as much of the pile is played as seems right."""
    inside = any([person["seat"] == pos.seat for person in test.group])
    dice = test.dice - (pos.assault_dice(pos.me, test.skill) if inside else 0)
    required = test.required - (1 if inside else 0) + sabotage_points(pos)
    needed = required - test.spent - helpful_points(pos, test)
    return at_least(dice, max(1, needed), pos.die)


def sabotage(pos: Position, options: list[str]) -> str:
    """TL-TIME-49: until the Humans have hardly a chance even with everything they could spend."""
    test = Test(pos)
    if test.chance(pos, helpful_points(pos, test)) <= FLOOR:
        return "pass"
    faces = pos.figures.config.faces
    value = {
        f"sabotage {card['card']}": faces[card["face"]].assault_value
        for card in pos.view["decks"]["sabotaged"]
    }
    return max(options, key=lambda option: value.get(option, 0))


def resource(pos: Position, options: list[str]) -> str:
    """TL-TIME-50: a Human's vote while it hardly matters; in the end the opposite."""
    human = assaulting.resource(pos, options)
    if level(pos) < 3:
        return human
    spend = next(option for option in options if option.startswith("spend"))
    keep = next(option for option in options if option.startswith("keep"))
    return keep if human == spend else spend


def retreat(pos: Position, options: list[str]) -> str:
    """TL-TIME-46: out of reach while there is nothing to play, back for the last card."""
    if level(pos) == 3 or sabotage_points(pos) > 0:
        return "take-part"
    return "retreat"


def team(pos: Position, options: list[str]) -> str:
    """TL-TIME-17: help like anybody, unless a refusal may cost the life that loses the game."""
    frame = pos.frame("encounter")
    proposer = pos.players[frame["seat"]] if frame else pos.me
    if pos.life(proposer) <= 2 and pos.spares == 0 and "refuse" in options:
        return "refuse"
    return meeting.team(pos, options)


def leader(pos: Position, options: list[str]) -> str:
    """TL-TIME-44: as a Human; a fellow whom he has seen is one too, as he says."""
    odds = {
        seat: 0.0 if pos.players[seat]["identity"] else chance
        for seat, chance in suspicions(pos).items()
    }
    return voting.best_leader(pos, options, odds)


def invader_fight(pos: Position, options: list[str]) -> str:
    """TL-TIME-54: one joins for show when it cannot change much."""
    return "join" if pos.life(pos.me) > 4 else "stay-out"
