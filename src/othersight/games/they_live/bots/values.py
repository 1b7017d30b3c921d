"""What things are worth, in points of the Final Assault: cards, tokens, what a card or tile does to somebody."""

from typing import Final

from othersight.games.they_live.bots.dice import at_least
from othersight.games.they_live.bots.position import CardView, PersonView, Position, equipped
from othersight.games.they_live.bots.timing import on_the_way, rounds_left
from othersight.games.they_live.rules.effects import TEST
from othersight.games.they_live.rules.stash import MOST_CARDS
from othersight.games.they_live.rules.token import MOST_SCRAP, MOST_WANTED
from othersight.games.they_live.state.config import (
    COMBAT,
    INFLUENCE,
    INTELLIGENCE,
    SKILLS,
    STEALTH,
    TYPES,
    Face,
    Outcome,
    Section,
)

CARD: Final = 0.9
SCRAP: Final = 0.25
GLASSES: Final = 0.9
WANTED: Final = 0.35
FOLLOWED: Final = 5.0
"""How much more a wanted token weighs on the way to Cable 54."""
INJURY: Final = 1.0
HOUR: Final = 2.0
DEATH: Final = 9.0
ATTEMPTS: Final = 1.5
"""How often a test of the Final Assault is rolled."""
EVERYDAY: Final = {STEALTH: 0.1, COMBAT: 0.25, INFLUENCE: 0.15, INTELLIGENCE: 0.15}
"""What a die is worth before the Final Assault."""


def card_worth(pos: Position, person: PersonView, n: float = 1.0) -> float:
    """Cards drawn: less where the hand is full of cards not laid down, and little when there is no time to."""
    if person["cards"] + n > MOST_CARDS:
        return 0.1
    idle = max(0, person["cards"] - len(equipped(person)))
    time = max(0.25, min(1.0, (rounds_left(pos) - 1.0) / 2.5))
    return float(CARD * n * max(0.3, 1.0 - 0.1 * idle) * time)


def die_worth(pos: Position, skill: int) -> float:
    """One more die of a skill for the rest of the game."""
    everyday = 0.0 if pos.assault else EVERYDAY.get(skill, 0.05)
    return 0.5 * pos.figures.tests[skill] * ATTEMPTS + everyday


def equip_worth(pos: Position, face: Face) -> float:
    """A card in its slot."""
    worth = sum([n * die_worth(pos, skill) for skill, n in enumerate(face.modifiers) if n])
    if face.combat:
        worth += face.combat * (die_worth(pos, COMBAT) - 0.08 * face.wanted)
    if face.action and not face.single_use:
        worth += 0.4
    return worth


def deploy_worth(pos: Position, card: CardView) -> float:
    """A card among the Resources, as far as its icon is known."""
    face = pos.face(card)
    worth = face.assault_value * pos.figures.use[face.assault_skill]
    if card["icon"]:
        return worth if card["icon"] == "resistance" else -worth
    clean = 1.0 if face.red and not face.reward else 1.0 - pos.figures.sabotaged
    return worth * (2.0 * clean - 1.0)


def best_loadout(pos: Position, cards: list[CardView]) -> list[CardView]:
    """The cards that are best equipped together (TL-STASH-01, TL-STASH-02)."""
    worn: dict[str, CardView] = {}
    value = {"weapon": 0.0, "two-handed": 0.0, "item": 0.0, "ally": 0.0}
    for card in cards:
        face = pos.face(card)
        slot = "two-handed" if face.two_handed else TYPES[face.type]
        worth = equip_worth(pos, face)
        if worth > value[slot]:
            value[slot] = worth
            worn[slot] = card
    both_hands = value["two-handed"] > value["weapon"] + value["item"]
    hands = ("two-handed",) if both_hands else ("weapon", "item")
    return [worn[slot] for slot in (*hands, "ally") if slot in worn]


def loadout_worth(pos: Position, cards: list[CardView]) -> float:
    """What a set of equipped cards is worth."""
    return sum([equip_worth(pos, pos.face(card)) for card in cards])


def gain_for(pos: Position, person: PersonView, card: CardView) -> float:
    """How much better somebody would be equipped with one more card."""
    worn = equipped(person)
    better = best_loadout(pos, [*worn, card])
    return loadout_worth(pos, better) - loadout_worth(pos, worn)


def spare_cards(pos: Position) -> list[CardView]:
    """Own cards beyond those best equipped."""
    if pos.spare_cards is None:
        cards = pos.carried()
        kept = {card["card"] for card in best_loadout(pos, cards)}
        pos.spare_cards = [card for card in cards if card["card"] not in kept]
    return pos.spare_cards


def damage_worth(pos: Position, person: PersonView, damage: float) -> float:
    """What so much damage costs: more, the nearer death is."""
    life = max(1, pos.life(person))
    each = 0.35 + 1.2 / life
    return damage * float(each)


def heal_worth(pos: Position, person: PersonView, n: int) -> float:
    """What healing is worth."""
    healed = min(n, person["damage"])
    return float(healed * (0.3 + 1.0 / max(1, pos.life(person))))


def wanted_worth(pos: Position, person: PersonView, n: int) -> float:
    """What gaining wanted tokens costs, or losing them is worth; a leader bound for Cable 54 must not be followed."""
    weight = WANTED * (FOLLOWED if is_bound(pos, person) else 1.0)
    if n < 0:
        return float(weight * min(-n, person["wanted"]) * (1.0 if person["wanted"] < 4 else 1.3))
    overflow = max(0, person["wanted"] + n - MOST_WANTED)
    return float(-weight * n - 0.8 * overflow)


def is_bound(pos: Position, person: PersonView) -> bool:
    """Whether this is the leader on the way to Cable 54."""
    return bool(person["seat"] == pos.leader and on_the_way(pos, person))


def verb_worth(pos: Position, person: PersonView, verb: str, n: int) -> float:
    """One line of an outcome for somebody."""
    if verb in SKILLS:
        return n * die_worth(pos, SKILLS.index(verb))
    if verb == "cards" or verb in TYPES:
        return card_worth(pos, person, n)
    if verb == "scrap":
        return float(SCRAP * min(n, MOST_SCRAP - person["scrap"]))
    if verb == "glasses":
        return n * GLASSES * (1.0 if person["glasses"] < 1 else 0.3)
    if verb == "heal":
        return heal_worth(pos, person, n)
    if verb == "wanted":
        return wanted_worth(pos, person, n)
    if verb == "damage":
        deadly = DEATH if n >= pos.life(person) else 0.0
        return -damage_worth(pos, person, n) - deadly
    if verb == "cure":
        return INJURY if person["injuries"] else 0.0
    return {"injury": -INJURY, "enemy": -INJURY, "clock": -HOUR}.get(verb, 0.0) * n


def outcome_worth(pos: Position, person: PersonView, outcome: Outcome) -> float:
    """Everything that a text does to somebody."""
    return sum([verb_worth(pos, person, verb, n) for verb, n in outcome])


def condition(pos: Position) -> tuple[object, ...]:
    """All of the own state that the worth of a section depends on."""
    if "condition" not in pos.memo:
        me = pos.me
        pos.memo["condition"] = (
            *[pos.pool(me, skill, TEST) for skill in range(len(SKILLS))],
            me["cards"], len(equipped(me)), me["scrap"], me["glasses"], me["damage"], me["health"],
            me["wanted"], bool(me["injuries"]), is_bound(pos, me), pos.clock, pos.assault,
        )  # fmt: skip
    found: tuple[object, ...] = pos.memo["condition"]
    return found


def section_worth(pos: Position, section: Section, extra: float = 0.0) -> float:
    """A test with what follows; a pass brings something extra."""
    chance = chance_of_test(pos, (section.skill, section.number))
    passed = own_worth(pos, section.passed) + extra
    return chance * passed + (1.0 - chance) * own_worth(pos, section.failed)


def chance_of_test(pos: Position, test: tuple[int, int]) -> float:
    """The chance that the own character passes a test of a skill with a number."""
    known = pos.chances.get(test)
    if known is None:
        known = at_least(pos.pool(pos.me, test[0], TEST), test[1], pos.die)
        pos.chances[test] = known
    return known


def own_worth(pos: Position, outcome: Outcome) -> float:
    """Everything that a text does to the own character."""
    lines, worths = pos.lines, []
    for line in outcome:
        worth = lines.get(line)
        if worth is None:
            worth = verb_worth(pos, pos.me, line[0], line[1])
            lines[line] = worth
        worths.append(worth)
    return sum(worths)


def deposit_worth(pos: Position, card: CardView) -> float:
    """A card laid down for the Resources, if whoever checks it is honest."""
    face = pos.face(card)
    if card["icon"] == "invader":
        return -0.5
    worth = face.assault_value * pos.figures.use[face.assault_skill]
    if card["icon"] or (face.red and not face.reward):
        return worth
    return worth * (1.0 - pos.figures.sabotaged)
