"""The people of a position: who plays whom, and everything before them (TL-SETUP-14, TL-SETUP-15, TL-SETUP-16,
TL-SETUP-17, TL-SETUP-18, TL-SETUP-19).

`player-1` is the character that a seat plays, `spare-1` an unused one, `dead-1` one that was killed and replaced.
"""

from othersight.games.they_live.position.values import (
    Cards,
    Fields,
    fields_list,
    seat_names,
    tile_in,
)
from othersight.games.they_live.rules.token import MOST_SCRAP, MOST_WANTED
from othersight.games.they_live.setup.prepared import OVERLAYS
from othersight.games.they_live.setup.start import become
from othersight.games.they_live.state.config import ALLY, ITEM, SKILLS, TYPES, WEAPON
from othersight.games.they_live.state.table import NONE, LiveTable, Person
from othersight.kernel.chance import Chance
from othersight.toolkit.position_values import (
    does_not_fit,
    list_in,
    out_of_range,
    table_in,
    twice,
    unknown,
    whole,
)

SLOTS = {"weapon": WEAPON, "off_hand": ITEM, "ally": ALLY}
CARRYING = (*SLOTS, "bag")
FLAGS = ("completed", "engaged", "beaten", "revealed", "retreated", "dead")
TOKENS = {"scrap": MOST_SCRAP, "wanted": MOST_WANTED, "glasses": 99}
PERSON_KEYS = (
    "character",
    "identity",
    "person",
    "player",
    "space",
    "skills",
    "health",
    "damage",
    *TOKENS,
    *CARRYING,
    "injuries",
    "injury_rounds",
    "story",
    "passes",
    "faced",
    *FLAGS,
)
IDENTITIES = ("human", "invader")


class Cast:
    """Who is who: a name and the entry of the position for each person, by number."""

    def __init__(self, t: LiveTable, fields: Fields) -> None:
        self.players = seat_names(t.config.players)
        self.data = table_in(fields.data.get("people", {}), "people")
        dead = [name for name in self.data if name.startswith("dead-")]
        spares = len(t.people) - len(self.players) - len(dead)
        self.names = (
            *self.players,
            *dead,
            *[f"spare-{n + 1}" for n in range(max(0, spares))],
        )
        for name in self.data:
            if name not in self.names:
                raise unknown(f"people.{name}", name, self.names)
        if spares < 0:
            raise out_of_range("people", len(self.names), len(self.players), len(t.people))
        self.entries = {
            name: Fields(self.data.get(name, {}), f"people.{name}", PERSON_KEYS)
            for name in self.names
        }
        self.numbers = self.numbered()
        self.cards = Cards(t)
        """The Resistance cards as the position has placed them."""

    def numbered(self) -> dict[str, int]:
        """The number of each person: as written, the others in order."""
        most = len(self.names) - 1
        found = {
            name: entry.number("person", NONE, 0, most)
            for name, entry in self.entries.items()
            if entry.has("person")
        }
        for name, number in found.items():
            if list(found.values()).count(number) > 1:
                raise twice(f"people.{name}.person", str(number))
        left = [number for number in range(most + 1) if number not in found.values()]
        return {name: found[name] if name in found else left.pop(0) for name in self.names}

    def find(self, value: object, path: str, t: LiveTable) -> int:
        """A person by name or character."""
        by_character = {t.people[n].character: n for n in self.numbers.values()}
        known = {**by_character, **self.numbers}
        if not isinstance(value, str) or value not in known:
            raise unknown(path, str(value), (*self.names, *by_character))
        return known[value]


def place_people(t: LiveTable, cast: Cast, in_assault: bool, chance: Chance) -> None:
    """Characters, identities, dials and tokens; cards come when all that are named are taken."""
    deal_characters(t, cast, chance)
    deal_identities(t, cast)
    t.playing = tuple([cast.numbers[name] for name in cast.players])
    for name, number in cast.numbers.items():
        person = t.edit_person(number)
        entry = cast.entries[name]
        players = len(cast.players)
        person.seat = cast.players.index(name) if name in cast.players else NONE
        if name.startswith("dead-"):
            person.seat = entry.seat("player", players, NONE)
        elif entry.has("player"):
            raise does_not_fit(
                entry.at("player"), "only one who was killed needs it", "position-player"
            )
        fill_person(t, person, entry, name, in_assault)


def deal_characters(t: LiveTable, cast: Cast, chance: Chance) -> None:
    """The named ones, then the others at random."""
    known = t.config.characters
    named = {name: entry.word("character", "", known) for name, entry in cast.entries.items()}
    taken = [character for character in named.values() if character]
    for name, character in named.items():
        if character and taken.count(character) > 1:
            raise twice(f"people.{name}.character", character)
    left = [c for c in chance.shuffled(tuple(sorted(known))) if c not in taken]
    for name, number in cast.numbers.items():
        printed = known[named[name] or left.pop(0)]
        person = t.edit_person(number)
        become(person, printed)
        person.story = chance.shuffled(tuple([card.id for card in printed.story]))


def deal_identities(t: LiveTable, cast: Cast) -> None:
    """TL-SETUP-14: the named ones; Invader overlays left over go to spares, then to the last players."""
    humans, invaders = OVERLAYS[t.config.players]
    named = {name: entry.word("identity", "", IDENTITIES) for name, entry in cast.entries.items()}
    for identity, most in (("human", humans), ("invader", invaders)):
        if list(named.values()).count(identity) > most:
            name = [each for each, of in named.items() if of == identity][-1]
            raise does_not_fit(
                f"people.{name}.identity",
                f"with so many players there are {humans} Humans and {invaders} Invaders",
                "position-overlays",
            )
    left = invaders - list(named.values()).count("invader")
    for name in reversed(cast.names):
        invader = named[name] == "invader" or (not named[name] and left > 0)
        left -= 1 if invader and not named[name] else 0
        t.edit_person(cast.numbers[name]).invader = invader


def fill_person(t: LiveTable, person: Person, entry: Fields, name: str, in_assault: bool) -> None:
    """Place, dials, tokens, injuries, story and marks."""
    s = t.config
    spare = name.startswith("spare-")
    start = s.cable_54 if in_assault and person.seat != NONE and not spare else person.space
    person.space = entry.space("space", s, start)
    skills = Fields(entry.data.get("skills", {}), entry.at("skills"), SKILLS)
    person.skills = tuple(
        [skills.number(skill, person.skills[at], 0, 99) for at, skill in enumerate(SKILLS)]
    )
    person.health = entry.number("health", person.health, 1, 99)
    person.damage = entry.number("damage", 0, 0, 99)
    for token, most in TOKENS.items():
        given = 0 if in_assault else getattr(person, token)
        setattr(person, token, entry.number(token, given, 0, most))
    for flag in FLAGS:
        setattr(person, flag, entry.flag(flag))
    person.dead = entry.flag("dead", name.startswith("dead-") or (spare and in_assault))
    fill_story(t, person, entry)
    fill_injuries(t, person, entry)
    check_person(person, entry, in_assault)


def fill_story(t: LiveTable, person: Person, entry: Fields) -> None:
    """The story cards left, the next one first, and how many were passed."""
    cards = [card.id for card in t.config.characters[person.character].story]
    if entry.has("story"):
        person.story = entry.words("story", cards)
        for card in person.story:
            if person.story.count(card) > 1:
                raise twice(entry.at("story"), card)
    person.passes = entry.number("passes", 0, 0, 3)
    person.completed = entry.flag("completed", person.passes == 3)


def fill_injuries(t: LiveTable, person: Person, entry: Fields) -> None:
    """Injury cards, and the rounds in which they were taken: without a word, this one."""
    person.injuries = entry.words("injuries", t.config.injuries)
    rounds = list_in(entry.data.get("injury_rounds", [t.round] * len(person.injuries)), "people")
    person.injury_rounds = tuple(
        [whole(number, entry.at("injury_rounds"), 0, 9999) for number in rounds]
    )
    if len(person.injury_rounds) != len(person.injuries):
        raise does_not_fit(
            entry.at("injury_rounds"), "give one round for each injury", "position-injury-rounds"
        )


def check_person(person: Person, entry: Fields, in_assault: bool) -> None:
    """What cannot be true together."""
    if person.damage >= person.health and not person.dead:
        raise does_not_fit(
            entry.at("damage"), "damage that reaches health kills", "position-damage"
        )
    if person.revealed and not (person.invader and in_assault):
        raise does_not_fit(
            entry.at("revealed"),
            "only an Invader is revealed, and only in the Final Assault",
            "position-revealed",
        )


def name_cards(t: LiveTable, cast: Cast, cards: Cards, in_assault: bool) -> None:
    """The cards that the position gives to people."""
    for name, number in cast.numbers.items():
        entry = cast.entries[name]
        person = t.edit_person(number)
        for slot, type in SLOTS.items():
            if entry.has(slot) and entry.data[slot] != "":
                card = cards.take(entry.data[slot], entry.at(slot))
                setattr(person, slot, card)
                if t.config.face(card).type != type:
                    raise does_not_fit(
                        entry.at(slot),
                        f"only a card of type {TYPES[type]} lies there",
                        "position-slot",
                    )
        person.bag = cards.take_all(entry, "bag")
        check_slots(t, person, entry, in_assault)


def check_slots(t: LiveTable, person: Person, entry: Fields, in_assault: bool) -> None:
    """TL-STASH-02, TL-ASSAULT-02: a Two-Handed Weapon fills both hands, and in the assault there is no bag."""
    both = person.weapon != NONE and person.off_hand != NONE
    if both and t.config.face(person.weapon).two_handed:
        raise does_not_fit(
            entry.at("off_hand"), "a Two-Handed Weapon fills that slot too", "position-two-handed"
        )
    if in_assault and person.bag and not person.dead:
        raise does_not_fit(
            entry.at("bag"), "nobody has a bag in the Final Assault", "position-no-bag"
        )


def deal_inventories(t: LiveTable, cast: Cast, cards: Cards, in_assault: bool) -> None:
    """TL-SETUP-16: whoever names no cards has the inventory in the bag, as far as it is there."""
    for name, number in cast.numbers.items():
        entry = cast.entries[name]
        person = t.edit_person(number)
        named = any([entry.has(key) for key in CARRYING])
        if named or in_assault or person.dead:
            continue
        for face in t.config.characters[person.character].inventory:
            free = [card for card in cards.copies(face) if card not in cards.placed]
            if free:
                cards.placed.append(free[0])
                person.bag = (*person.bag, free[0])


def fill_faced(t: LiveTable, cast: Cast) -> None:
    """The tiles that people have fought in this Response Phase, once the tiles are placed."""
    for name, number in cast.numbers.items():
        entry = cast.entries[name]
        tiles = [tile_in(t, item, entry.at("faced")) for item in fields_list(entry, "faced")]
        t.edit_person(number).faced = tuple(tiles)
