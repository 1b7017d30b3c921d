"""What cards in force may change: small questions that rules put to characters, injuries and the news.

Equipped cards change dice through their printed modifiers; a character's ability, an injury and a lasting news
story answer here.
"""

from typing import Final

from othersight.games.they_live.rules.people import equipped
from othersight.games.they_live.state.config import SKILLS, STEALTH, WEAPON, Outcome
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.toolkit.card_questions import CardQuestions

TEST: Final = "test"
STEALTH_ROLL: Final = "stealth-roll"
COMBAT_ROLL: Final = "combat-roll"
PERSUADE: Final = "persuade"
REWARD: Final = "reward"
GATHER: Final = "gather"
ASSAULT: Final = "assault"

FORBIDDEN: Final[tuple[str, ...]] = (
    "move", "freeway", "lay-low", "trade", "reorganize", "distract", "inspect", "craft", "use", "treat", "gather",
)  # fmt: skip
"""What an injury or the news may forbid."""
HOOKS: Final = (
    *SKILLS, "craft-discount", "freeway-free", "enemies-stay", "enemy-stealth", "enemy-combat",
    *[f"no-{what}" for what in FORBIDDEN],
)  # fmt: skip
"""What a lasting news story may change; the rules ask for each by its name."""


ALL_SKILLS: Final = tuple(range(len(SKILLS)))


class Bearer:
    """What an ability may ask about its character: everybody sees it, so machine players ask the same."""

    def __init__(self, damage: int, health: int, wanted: int, kind: int) -> None:
        self.damage = damage
        self.health = health
        self.wanted = wanted
        self.kind = kind
        """The kind of space the character stands on."""


class Ability:
    """One special of a character; all answers default to 'changes nothing'."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.outcome: Outcome = ()
        """For an action: what it does, which machine players weigh."""
        self.shared = False
        """For an action: whether it does so to everybody on the space."""
        self.skills: tuple[int, ...] = ALL_SKILLS
        """The skills in whose rolls it may add dice."""

    def dice(self, bearer: Bearer, skill: int, why: str) -> int:
        """Dice in a roll of that skill."""
        return 0

    def can_use(self, g: Game, person: Person) -> bool:
        """For an action: whether USE can choose it now."""
        return False

    def use(self, g: Game, seat: int) -> None:
        """For an action: do it."""

    def number(self, what: str) -> int:
        """A figure that the ability changes by this much, by name."""
        return 0


class OutcomeVerb:
    """One verb of outcomes that people undergo one by one; the number stands beside it in the content."""

    def __init__(self, id: str) -> None:
        self.id = id

    def carry_out(self, g: Game, person: int, n: int) -> None:
        """Do it to a person; whatever is asked is asked by a procedure."""


ABILITIES: Final[dict[str, Ability]] = {}
OUTCOME_VERBS: Final[dict[str, OutcomeVerb]] = {}
CARD_QUESTIONS: Final[CardQuestions] = {}
"""What a card or tile asks that no rule does."""
CARD_LINES: Final[dict[str, str]] = {}
"""The lines that a card or tile tells the log and no rule does: their values, as in `words/log.py`."""


def abilities_of(t: LiveTable, person: Person) -> list[Ability]:
    """The two specials of a character."""
    character = t.config.characters[person.character]
    abilities: list[Ability] = character.abilities
    if not abilities:
        abilities = [ABILITIES[id] for id, _ in character.specials]
        character.abilities = abilities
    return abilities


def abilities_with(t: LiveTable, person: Person, skill: int) -> list[Ability]:
    """Those of the two that may add dice to rolls of a skill, found once."""
    character = t.config.characters[person.character]
    if not character.abilities_by_skill:
        character.abilities_by_skill = [
            [ability for ability in abilities_of(t, person) if of in ability.skills]
            for of in ALL_SKILLS
        ]
    abilities: list[Ability] = character.abilities_by_skill[skill]
    return abilities


News = tuple[tuple[str, int], ...]
"""What news changes, by name, and by how much."""


def lasting(t: LiveTable, hook: str) -> int:
    """What the news in view adds to something (TL-NEWS-16, TL-ROUND-08)."""
    news = news_in_view(t)
    return added_by(news, hook) if news else 0


def news_in_view(t: LiveTable) -> News:
    """All that the news in view changes (TL-NEWS-16, TL-ROUND-08)."""
    if t.assault:  # TL-ASSAULT-03: the last news card loses its effect
        return ()
    decks = t.decks
    changed: News = t.config.news[decks.news_card].lasting if decks.news_card else ()
    for id in decks.staying:
        changed += t.config.news[id].lasting
    return changed


def added_by(news: News, hook: str) -> int:
    """What news adds to something."""
    total = 0
    for name, n in news:
        if name == hook:
            total += n
    return total


_FORBIDDEN_IN: Final[dict[News, tuple[str, ...]]] = {}


def forbidden_in(news: News) -> tuple[str, ...]:
    """TL-NEWS-16: the actions that news forbids; the same news is in view many times."""
    forbidden = _FORBIDDEN_IN.get(news)
    if forbidden is None:
        forbidden = tuple([one for one in FORBIDDEN if added_by(news, "no-" + one) > 0])
        _FORBIDDEN_IN[news] = forbidden
    return forbidden


def changes(t: LiveTable, person: Person, what: str) -> int:
    """What a character's abilities add to a figure."""
    figures = t.config.characters[person.character].figures
    total = figures.get(what)
    if total is None:
        total = sum([ability.number(what) for ability in abilities_of(t, person)])
        figures[what] = total
    return total


def forbidding_injury(t: LiveTable, person: Person, action: str) -> str:
    """TL-INJURY-02: the injury that forbids an action, or nothing."""
    for injury in person.injuries:
        if action in t.config.injuries[injury].forbids:
            return injury
    return ""


def pool(g: Game, person: Person, skill: int, why: str) -> int:
    """TL-SKILL-02, TL-DICE-07, TL-NEWS-16: current value plus all modifiers; limited by whoever rolls."""
    t: LiveTable = g.table
    config = t.config
    dice = person.skills[skill]
    news = news_in_view(t)
    if news:
        dice += added_by(news, SKILLS[skill])
    for card in equipped(person):
        face = config.face(card)
        if face.type != WEAPON or skill == STEALTH:  # TL-STASH-09, TL-SKILL-07
            dice += face.modifiers[skill]
    for injury in person.injuries:
        dice += config.injuries[injury].modifiers[skill]
    for ability in abilities_with(t, person, skill):
        bearer = Bearer(person.damage, person.health, person.wanted, config.kind[person.space])
        dice += ability.dice(bearer, skill, why)
    return dice


def weapon_dice(t: LiveTable, person: Person) -> int:
    """TL-STASH-10: the dice of the equipped Weapon, if it is used."""
    return t.config.face(person.weapon).combat if person.weapon >= 0 else 0
