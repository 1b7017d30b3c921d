"""The log in words: which values each line has, and in which of several wordings it is told.

A line is described by its values in order, each as `name=kind` or, where the text calls it so, as its kind alone.
"""

from collections.abc import Callable

from othersight.games.they_live.rules.dice import damage_of, is_critical, successes
from othersight.games.they_live.rules.effects import CARD_LINES
from othersight.games.they_live.rules.pvp import INJURED_FROM
from othersight.games.they_live.words.values import KINDS, LOOK_BACK, Line, a_roll
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.toolkit.log_words import a_number, a_word, arguments_of, several
from othersight.toolkit.phrases import Phrase

ROLL = "roll successes=successes-of"

ENTRIES: dict[str, str] = {
    # set-up, rounds and votes
    "leader": "player",
    "vote-leader": "player for=vote",
    "vote-nominate": "player for=vote",
    "vote-spend": "player for=vote",
    "vote-keep": "player for=vote",
    "vote-half": "player for=vote",
    "vote-fight": "player for=vote",
    "no-majority": "kind=word",
    "leader-decides": "player",
    "intro": "person story=story-of text=intro-of",
    "round": "round=count",
    "response-phase": "",
    "location-phase": "",
    # what a player says and uses
    "claim": "player claim=claimed",
    "claim-withdrawn": "player claim=claim-taken-back",
    "card-used": "person card text=card-text",
    "ability": "person special text=special-text",
    # the Action Phase
    "action-turn": "player",
    "action-turn-over": "player",
    "action": "person action=word",
    "moves": "person space",
    "rides": "person space",
    "lays-low": "person",
    "card-scrapped": "person",
    "equipped": "person card",
    "put-in-bag": "person card",
    "offer-card-face": "player partner=player card",
    "offer-card": "player partner=player",
    "offer-scrap": "player partner=player scrap",
    "trade-refused": "player partner=player",
    "trade-accepted": "player partner=player",
    "trade-back-face": "player card",
    "trade-back-card": "player",
    "trade-back-scrap": "player scrap",
    # what the lenses show
    "lenses-own-cards": "player useful=cards sabotaged=cards",
    "lenses-on-cards": "player",
    "lenses-messages": "player messages",
    "lenses-on-billboards": "player",
    "lenses-deposit": "player useful=cards sabotaged=cards",
    "lenses-identity": "person identity",
    "lenses-identity-own-human": "person",
    "lenses-identity-own-invader": "person",
    "lenses-on-person": "player person",
    "lenses-on-person-own": "player person",
    # tokens, dials, injuries and cards
    "damage": "person health=health-of damage now=count",
    "heal": "person health=health-of damage now=count",
    "wanted": "person wanted now=count",
    "wanted-overflow": "person wanted",
    "wanted-removed": "person wanted now=count",
    "scrap": "person scrap now=count",
    "scrap-paid": "person scrap now=count",
    "glasses": "person glasses now=count",
    "glasses-spent": "person now=count",
    "dial": "person skill value=count",
    "injury": "person injury text=injury-text",
    "injury-cured": "person injury",
    "card-drawn": "person",
    "card-drawn-by-you": "person card text=card-text",
    "cards-turned": "person cards",
    "cards-turned-at-once": "person cards",
    "no-card-of-type": "person type",
    "stash-remade": "",
    "card-discarded": "person",
    "test-passed": f"person skill needed=count {ROLL}",
    "test-failed": f"person skill needed=count {ROLL}",
    # enemies
    "enemy": "number=count space enemy=tile",
    "enemy-moves": "number=count from=space space enemy=tile",
    "enemy-turned": "number=count front=tile enemy figures=figures-of",
    "enemy-acts": "number=count front=tile enemy text=enemy-text",
    "attack": "number=count player enemy=tile",
    "calls-for-team": "player",
    "joins": "player",
    "stays-out": "player",
    "persuade": f"person number=count {ROLL} needed=count enemy=tile",
    "persuade-in-vain": f"person number=count {ROLL} needed=count enemy=tile",
    "enemy-persuaded": "number=count enemy=tile",
    "stealth": f"person {ROLL} needed=count",
    "stealth-noticed": f"person {ROLL} needed=count",
    "weapon": "person card",
    "combat": f"person {ROLL}",
    "combat-critical": f"person {ROLL} damage=damage-of",
    "enemy-hurt": "number=count damage left=count combat=count rolled=count enemy=tile",
    "enemy-killed": "number=count enemy=tile",
    "reward-roll": f"person {ROLL}",
    # players against each other, and death
    "confrontation": "person other=person",
    "confrontation-ended": "person",
    "pvp-stealth": "person roll=any-roll ahead=ahead other=person other-roll=any-roll",
    "pvp-combat": "person roll=any-roll damage=damage-of "
    "other=person other-roll=any-roll other-damage=damage-of",
    "pvp-combat-injuring": "person roll=any-roll damage=damage-of "
    "other=person other-roll=any-roll other-damage=damage-of",
    "flees": "person space",
    "killed": "person",
    "cards-dropped": "person space cards",
    "replacement": "player=count person fallen=person",
    # the Location Phase
    "location-turn": "person choice=word",
    "location-card": "person location text=section",
    "scrap-collected": "person scrap",
    "card-collected": "person card",
    "story-card": "person card=story-card text=story-card-text",
    "story-pass": "person passes=count",
    "story-complete": "person story=story-of reward=reward-of",
    "story-ending": "person text=ending",
    "story-ending-read": "person",
    "built": "person space cards=card-count",
    "built-by-you": "person space cards",
    "gather": f"person {ROLL}",
    "gather-in-vain": f"person {ROLL}",
    "deployed": "person deployed=card-count discarded=card-count kept=card-count",
    "assault-declared": "person",
    # Breaking News
    "news": "news story=news-story effect=news-effect",
    "news-with-boss": "news story=news-story effect=news-effect hint=news-hint",
    "no-news": "",
    "clock": "hour colour=clock-colour",
    "raid": "message spaces",
    "raid-on-nobody": "message spaces",
    "swap": "artwork space",
    "scrap-placed": "space",
    # the Final Assault
    "assault": "",
    "resources-sorted": "useful=cards sabotaged=cards",
    "assault-card": "assault text=assault-text tests=tests-of",
    "retreats": "player",
    "takes-part": "player",
    "split": "players",
    "reveals": "player",
    "sabotage": "player card",
    "resource-spent": "card",
    "recruit-spent": "number=count enemy",
    "assault-needs": "skill group=count printed=count against=count required=count",
    "assault-roll": f"player {ROLL}",
    "assault-test-passed": "required=count rolled=count helped=count",
    "assault-test-failed": "required=count rolled=count helped=count",
    "assault-test-failed-on-dice": "required=count rolled=count helped=count",
    "assault-passed": "assault",
    "assault-failed": "assault limit=limit-of text=assault-fail failures=count",
    "assault-failed-last": "assault limit=limit-of failures=count",
    "assault-fighters": "players",
    "assault-enemy-hurt": "assault left=count combat=count rolled=count",
    "assault-enemy-defeated": "assault",
    "invader-fight": "player players",
    "invader-fight-with-nobody": "player players",
    # the end
    "humans-win": "",
    "humans-lose": "why=word",
    "identity": "person identity",
    # cards of one's own
    **CARD_LINES,
}

HEADINGS = (
    "round",
    "action-turn",
    "response-phase",
    "location-phase",
    "news",
    "no-news",
    "assault",
    "assault-card",
    "humans-win",
    "humans-lose",
)
"""The lines that open a new part of the story."""


def own_look(line: Line) -> str:
    """Whether the person looked at is the looker's own; of a private line everybody who may read it is the looker."""
    person, identity = line.entry.values
    seats = range(len(line.t.playing))
    lookers = [seat for seat in seats if line.entry.is_seen_by(seat)]
    return f"-own-{identity}" if any([line.person_at(seat) == person for seat in lookers]) else ""


def look_at_oneself(line: Line) -> str:
    """The public side of a look."""
    seat, person = line.entry.values
    return "-own" if line.person_at(a_number(seat)) == person else ""


def is_last_failure(line: Line) -> bool:
    """TL-ASSAULT-16, TL-ASSAULT-17: a failure that ends the game has no fail section."""
    card = line.s.assault[a_word(line.entry.values[0])]
    return card.lose or a_number(line.entry.values[1]) >= card.limit


def is_enough(line: Line, roll: int, needed: int) -> bool:
    """Whether a roll, by its place in the line, has as many successes as are needed, by their place."""
    return successes(a_roll(line.entry.values[roll])) >= a_number(line.entry.values[needed])


def most_damage(line: Line) -> int:
    """What the harder hit of two Combat rolls deals."""
    return max([damage_of(a_roll(line.entry.values[at])) for at in (1, 3)])


def verdict(line: Line) -> str:
    """TL-ASSAULT-11: a test without a success on the dice is failed, whatever was spent."""
    required, rolled, helped, passed = [a_number(value) for value in line.entry.values]
    if passed:
        return "-passed"
    return "-failed" if rolled + helped < required else "-failed-on-dice"


WORDINGS: dict[str, Callable[[Line], str]] = {
    "vote": lambda line: "-" + a_word(line.entry.values[1]).split()[0],
    "lenses-identity": own_look,
    "lenses-on-person": look_at_oneself,
    "cards-turned": lambda line: "" if len(several(line.entry.values[1])) > 1 else "-at-once",
    "stealth": lambda line: "" if is_enough(line, 1, 2) else "-noticed",
    "persuade": lambda line: "" if is_enough(line, 2, 3) else "-in-vain",
    "gather": lambda line: "" if successes(a_roll(line.entry.values[1])) else "-in-vain",
    "combat": lambda line: "-critical" if is_critical(a_roll(line.entry.values[1])) else "",
    "pvp-combat": lambda line: "-injuring" if most_damage(line) >= INJURED_FROM else "",
    "assault-test": verdict,
    "news": lambda line: "-with-boss" if line.s.news[a_word(line.entry.values[0])].boss else "",
    "raid": lambda line: "" if line.entry.values[1] else "-on-nobody",
    "assault-failed": lambda line: "-last" if is_last_failure(line) else "",
    "invader-fight": lambda line: "" if line.entry.values[1] else "-with-nobody",
}
"""Lines that are told in one of several ways, and what is added to the key."""


def entry_in_words(game: Game, entry: Entry) -> Phrase:
    """One line of the log. A line that only a spoilt file can hold is named as such."""
    line = Line(game, entry)
    try:
        key = entry.key + (WORDINGS[entry.key](line) if entry.key in WORDINGS else "")
        arguments = arguments_of(line, ENTRIES[key], entry.values, KINDS, LOOK_BACK)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        return Phrase("they-live-log-unreadable", line=entry.key)
    return Phrase(f"they-live-log-{key}", **arguments)
