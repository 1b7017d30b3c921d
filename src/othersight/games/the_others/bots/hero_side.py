"""A Hero Player's other choices: teams, branches, ballots, prices of Sin cards, successors."""

from typing import Final

from othersight.games.the_others.bots.city_actions import worth_of_upgrade
from othersight.games.the_others.bots.danger import harm_of
from othersight.games.the_others.bots.hero_turn import taker
from othersight.games.the_others.bots.position import HeroView, Position
from othersight.games.the_others.bots.values import price_of_levels, price_of_wounds
from othersight.games.the_others.rules.mission import MISSIONS
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.chance import Chance

FAVOURITES: Final = ("leah", "thorley", "rose", "karl", "morgana", "rocco", "brad")
"""Whom scripted players take first."""


def pick_hero(pos: Position, options: list[str]) -> str:
    """TO-SETUP-13: each seat wants another favourite."""
    names = [HEROES[int(option.split()[1])] for option in options]
    free = sorted(names, key=lambda name: pos.figures.rank(name, FAVOURITES))
    wanted = free[(pos.view["seat"] - 1) % len(free)]
    return f"hero {HEROES.index(wanted)}"


def first_option(pos: Position, options: list[str]) -> str:
    """A choice that all make alike."""
    return options[0]


def of_card(pos: Position, options: list[str]) -> str:
    """A question that only a card asks, and this player has never heard: what does something, before passing."""
    return next((option for option in options if option != "pass"), options[0])


def branch(pos: Position, options: list[str]) -> str:
    """TO-MISSION-06: the easier branch."""
    return max(options, key=lambda option: MISSIONS[option.split()[1]].ease(pos.table()))


def ballot(pos: Position, preferred: str, chance: Chance) -> str:
    """TO-UNITE-04: scripted players agree among themselves, so whoever differs is a person: give in to him.

    If that did not unite them they may have changed places; then only some give in again.
    """
    frame = pos.frame("ballot")
    assert frame is not None
    stated: list[str] = frame["stated"]
    mine = stated[pos.view["seat"] - 1]
    others = [other for other in stated if other != mine]
    if others and (mine == preferred or chance.below(2)):
        return f"change {others[0]}"
    return "confirm"


def successor(pos: Position, options: list[str]) -> str:
    """TO-DEATH-08: a Hero who suits the Mission."""
    return max(options, key=lambda option: fitness(pos, HEROES[int(option.split()[1])]))


def fitness(pos: Position, name: str) -> float:
    """How well a Hero of the Reserve suits the Mission."""
    board = pos.figures.boards[name]
    if pos.mission.by_skill:
        return board.skill + 0.4 * board.fight + 0.4 * board.defense
    return board.fight + board.defense + 0.4 * board.skill + (1.0 if board.ranged else 0.0)


def least_upgrade(pos: Position, hero: HeroView, cards: list[str]) -> tuple[float, str]:
    """The card a Hero would miss least, and its worth."""
    return min([(worth_of_upgrade(pos, {**hero, "upgrades": []}, card), card) for card in cards])


def face_down(pos: Position, options: list[str]) -> str:
    """ACO-3, SCX-2: the card he misses least."""
    cards = [option.split()[1] for option in options]
    return f"turn-down {least_upgrade(pos, taker(pos), cards)[1]}"


def damned(pos: Position, options: list[str]) -> str:
    """SCX-2: an Upgrade for a Round, unless even the least is worth more than two Wounds."""
    hero = taker(pos)
    least = least_upgrade(pos, hero, hero["upgrades"])[0]
    return "damned upgrade" if least * 0.4 < price_of_wounds(pos, hero, 2) else "damned wounds"


def hubris(pos: Position, options: list[str]) -> str:
    """SCP-3: a Wound or the least of his Upgrades."""
    hero = taker(pos)
    cards = [option.split()[1] for option in options if option.startswith("destroy ")]
    worth, card = least_upgrade(pos, hero, cards)
    return "hubris wound" if price_of_wounds(pos, hero, 1) < worth else f"destroy {card}"


def give_up(pos: Position, options: list[str]) -> str:
    """HOUSE-GREED, HOUSE-ENVY6: the card he misses least."""
    cards = [option.split()[1] for option in options]
    return f"destroy {least_upgrade(pos, taker(pos), cards)[1]}"


def conceit(pos: Position, options: list[str]) -> str:
    """SCP-5: pay if that is cheaper than the Avatar in this Fight."""
    lone = [hero for hero in pos.team if not pos.companions(hero, hero["space"])]
    price = sum([price_of_levels(pos, hero, 2) for hero in lone])
    hero = pos.current
    avatar = [monster for monster in pos.at_large if monster["kind"] == "avatar"]
    if hero is None or not avatar:
        return "refuse"
    here = pos.monsters_in(hero["space"])
    companions = pos.companions(hero, hero["space"])
    if avatar[0] in here:
        return "refuse"
    worse = harm_of(pos, hero, hero["space"], [*here, *avatar], companions) - (
        harm_of(pos, hero, hero["space"], here, companions) if here else 0.0
    )
    return "accept" if price < worse else "refuse"


def ego(pos: Position, options: list[str]) -> str:
    """SCP-6: the cheapest way to share 4 Corruption, or a card and Reaction tokens for the Sins Player."""
    lone = sum([not pos.companions(hero, hero["space"]) for hero in pos.team])
    best = min(options[1:], key=lambda option: price_of_split(pos, option, False))
    refusing = 1.2 + 2.0 * lone
    return best if price_of_split(pos, best, False) < refusing else "refuse"


def crawl(pos: Position, options: list[str]) -> str:
    """SCS-1: three Wounds are hardly ever worth a Move."""
    return "refuse"


def price_of_split(pos: Position, option: str, wounds: bool) -> float:
    """What a way to share a price costs; shares go clockwise from the current Hero."""
    shares = [int(word) for word in option.split()[1:]]
    names = [hero["hero"] for hero in pos.team]
    at = names.index(pos.view["current"]) if pos.view["current"] in names else 0
    team = pos.team[at:] + pos.team[:at]
    return sum(
        [
            price_of_wounds(pos, hero, share) if wounds else price_of_levels(pos, hero, share)
            for hero, share in zip(team, shares, strict=True)
        ]
    )
