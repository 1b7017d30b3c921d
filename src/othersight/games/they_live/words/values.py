"""What the values of log lines stand for, kind by kind: people, spaces, cards, rolls, votes (TL-HIDDEN-08,
TL-DICE-08).

Everything is read from the line itself and from what is printed, never from what is hidden on the table: a line must
say the same whenever it is read, and to nobody more than it said at first.
"""

from othersight.games.they_live.content.selection import printed_section
from othersight.games.they_live.rules.dice import damage_of, is_critical, successes
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import MIDNIGHT, RED_FROM, Config
from othersight.games.they_live.state.table import LiveTable
from othersight.games.they_live.words.names import (
    artwork_named,
    assault_named,
    card_named,
    card_type_named,
    counted,
    enemy_named,
    front_numbered,
    hour_named,
    injury_named,
    location_named,
    message_named,
    news_named,
    one_named,
    person_named,
    roll_named,
    skill_named,
    space_named,
    special_named,
    story_card_named,
    story_named,
)
from othersight.games.they_live.words.options import claim_named
from othersight.kernel.game import Game
from othersight.kernel.log import Entry, Value
from othersight.toolkit.log_words import (
    Reader,
    a_number,
    a_word,
    of_many,
    of_numbers,
    of_words,
    several,
)
from othersight.toolkit.phrases import Phrase


class Line:
    """A line of the log with the table it was told at."""

    def __init__(self, game: Game, entry: Entry) -> None:
        self.game = game
        self.t: LiveTable = table_of(game)
        self.entry = entry

    @property
    def s(self) -> Config:
        """What is printed."""
        return self.t.config

    def person_at(self, seat: int) -> int:
        """The person that a seat played when the line was told (TL-DEATH-06)."""
        person = self.t.playing[seat]
        for entry in reversed(self.game.chronicle.entries()):
            if entry is self.entry:
                return person
            if entry.key == "replacement" and entry.values[0] == seat:
                person = a_number(entry.values[2])
        return self.t.playing[seat]


def text_of_kind(kind: str, attribute: str = "text") -> Reader[Line]:
    """A reader of what is written on something, by its id."""
    return lambda line, value: Phrase(f"they-live-{kind}-{a_word(value)}.{attribute}")


def a_roll(value: Value) -> tuple[int, ...]:
    """The dice that fell."""
    return tuple([a_number(face) for face in several(value)])


def person_of_line(line: Line, value: Value) -> Phrase:
    """A person."""
    return person_named(line.t, a_number(value))


def player_of_line(line: Line, value: Value) -> Phrase:
    """A seat by the character it played then."""
    return person_named(line.t, line.person_at(a_number(value)))


def character_of(line: Line, value: Value) -> str:
    """The character of a person."""
    return line.t.people[a_number(value)].character


def tile_of_line(line: Line, value: Value) -> Phrase:
    """A tile by its front; its number stands first in the line, or second after whoever deals with it."""
    values = line.entry.values
    number = values[1] if line.entry.key == "persuade" else values[0]
    return front_numbered(line.s, a_word(value), a_number(number))


def figures_of(line: Line, value: Value) -> Phrase:
    """The printed figures on the back of a tile."""
    face = line.s.tile_faces[a_word(value)]
    figures = {"stealth": face.stealth, "combat": face.combat, "health": face.health}
    if face.persuadable:
        return Phrase("they-live-figures-persuadable", influence=face.influence, **figures)
    return Phrase("they-live-figures", **figures)


def tests_of(line: Line, value: Value) -> list[Phrase]:
    """What a Final Assault card asks for, test by test."""
    return [
        Phrase("they-live-requirement", skill=skill_named(skill), number=number)
        for skill, number in line.s.assault[a_word(value)].tests
    ]


def section_of(line: Line, value: Value) -> Phrase:
    """What a Location card says about a space."""
    card = a_word(line.entry.values[1])
    return Phrase(f"they-live-location-{card}.{printed_section(card, a_word(value))}")


def messages_of(line: Line, value: Value) -> list[Phrase]:
    """What the billboards say, in the order of their spaces."""
    return [
        Phrase("they-live-says", space=space_named(line.s, space), message=message_named(a_word(m)))
        for space, m in zip(line.s.billboards, several(value), strict=True)
    ]


def ending_of(line: Line, value: Value) -> Phrase:
    """The ending of a story for one side."""
    return Phrase(f"they-live-story-{character_of(line, line.entry.values[0])}.{a_word(value)}")


def any_roll(line: Line, value: Value) -> Phrase:
    """A roll in which a critical counts."""
    roll = roll_named(a_roll(value))
    return Phrase("they-live-critical", roll=roll) if is_critical(a_roll(value)) else roll


def ahead(line: Line, value: Value) -> str:
    """TL-PVP-07, TL-PVP-10, TL-PVP-11: who has the better of two Stealth rolls; a lone critical beats everything."""
    first, second = a_roll(line.entry.values[1]), a_roll(line.entry.values[3])
    lead = successes(first) - successes(second)
    if is_critical(first) != is_critical(second):
        lead = 1 if is_critical(first) else -1
    return "first" if lead > 0 else "second" if lead < 0 else "nobody"


def clock_colour(line: Line, value: Value) -> str:
    """TL-NEWS-04: whether the clock is red, or has run out."""
    clock = a_number(value)
    return "midnight" if clock >= MIDNIGHT else "red" if clock >= RED_FROM else "day"


def resource_named(line: Line, resource: int) -> Phrase:
    """A card of the Resources, or a persuaded tile as a negative number (TL-ASSAULT-05)."""
    if resource >= 0:
        return card_named(line.s.card_face[resource])
    return enemy_named(line.t.tiles[-resource - 1].face)


def vote_told(line: Line, value: Value) -> list[Phrase]:
    """What a vote was given to: people, or a resource."""
    verb, *numbers = a_word(value).split()
    if verb in ("spend", "keep"):
        return [resource_named(line, int(numbers[0]))]
    return [player_of_line(line, int(number)) for number in numbers]


def claimed(line: Line, value: Value) -> Phrase:
    """What a player has said before all, from the second value on."""
    said = line.entry.values[1:]
    return claim_named(line.t, tuple([part for part in said if isinstance(part, str | int)]))


def claim_taken_back(line: Line, value: Value) -> Phrase:
    """What a claim was, by its number; the record of claims only grows (TL-HIDDEN-07)."""
    return claim_named(line.t, line.t.claims[a_number(value)][3:])


KINDS: dict[str, Reader[Line]] = {
    "person": person_of_line,
    "player": player_of_line,
    "players": of_many(player_of_line),
    "space": lambda line, value: space_named(line.s, a_number(value)),
    "spaces": of_many(lambda line, value: space_named(line.s, a_number(value))),
    "tile": tile_of_line,
    "enemy": of_words(enemy_named),
    "figures-of": figures_of,
    "enemy-text": text_of_kind("enemy"),
    "card": of_words(card_named),
    "cards": of_many(lambda line, value: card_named(a_word(value))),
    "card-text": text_of_kind("card"),
    "type": of_words(card_type_named),
    "special": of_words(special_named),
    "special-text": text_of_kind("special"),
    "injury": of_words(injury_named),
    "injury-text": text_of_kind("injury"),
    "news": of_words(news_named),
    "news-story": text_of_kind("news", "story"),
    "news-effect": text_of_kind("news", "effect"),
    "news-hint": text_of_kind("news", "hint"),
    "location": of_words(location_named),
    "section": section_of,
    "story-card": of_words(story_card_named),
    "story-card-text": text_of_kind("story-card"),
    "story-of": lambda line, value: story_named(character_of(line, value)),
    "intro-of": lambda line, value: Phrase(f"they-live-story-{character_of(line, value)}.intro"),
    "reward-of": lambda line, value: card_named(
        line.s.characters[character_of(line, value)].reward
    ),
    "health-of": lambda line, value: line.t.people[a_number(value)].health,
    "ending": ending_of,
    "assault": of_words(assault_named),
    "assault-text": text_of_kind("assault"),
    "assault-fail": text_of_kind("assault", "fail"),
    "tests-of": tests_of,
    "limit-of": lambda line, value: line.s.assault[a_word(value)].limit,
    "identity": of_words(one_named),
    "message": of_words(message_named),
    "messages": messages_of,
    "artwork": of_words(artwork_named),
    "skill": of_numbers(skill_named),
    "hour": of_numbers(hour_named),
    "clock-colour": clock_colour,
    "roll": lambda line, value: roll_named(a_roll(value)),
    "successes-of": lambda line, value: counted("successes", successes(a_roll(value))),
    "damage-of": lambda line, value: counted("damage", damage_of(a_roll(value))),
    "any-roll": any_roll,
    "ahead": ahead,
    "vote": vote_told,
    "claimed": claimed,
    "claim-taken-back": claim_taken_back,
    "count": lambda line, value: a_number(value),
    "word": lambda line, value: a_word(value),
    "damage": of_numbers(lambda n: counted("damage", n)),
    "scrap": of_numbers(lambda n: counted("scrap", n)),
    "wanted": of_numbers(lambda n: counted("wanted", n)),
    "glasses": of_numbers(lambda n: counted("glasses", n)),
    "card-count": of_numbers(lambda n: counted("cards", n)),
}

LOOK_BACK = (
    "health-of",
    "figures-of",
    "clock-colour",
    "enemy-text",
    "card-text",
    "special-text",
    "injury-text",
    "news-story",
    "news-effect",
    "news-hint",
    "story-card-text",
    "story-of",
    "intro-of",
    "reward-of",
    "assault-text",
    "assault-fail",
    "tests-of",
    "limit-of",
    "successes-of",
    "damage-of",
    "ahead",
)
"""Kinds that say more about the value before them and take none of their own."""
