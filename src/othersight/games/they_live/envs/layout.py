"""The layout of an observation of They Live: sections that follow the view key by key."""

from collections.abc import Iterable, Iterator
from typing import Any

from othersight.envs.fields import at_index, at_indices, counts, flag, length, number, one_of
from othersight.envs.layout import Layout, Section, asked_data, asked_section
from othersight.games.they_live.envs.fields import (
    at_place,
    card,
    cards,
    each_index,
    faces,
    first_of,
    inside,
    numbers,
    test_of,
)
from othersight.games.they_live.envs.names import (
    ARTWORKS,
    ASSAULT,
    BILLBOARDS,
    CARD_FACES,
    CHARACTERS,
    COUNTED_AS,
    FRONTS,
    INJURIES,
    KINDS,
    LEVELS,
    LOCATIONS,
    MESSAGES,
    NEWS,
    PEOPLE,
    SEATS,
    SPACES,
    TAKEN,
    TILE_FACES,
    TILE_PLACES,
    TILES,
)
from othersight.games.they_live.state.config import FACES, SKILLS

LEFT_OUT = {
    "game": "is always the same",
    "decisions": "only counts",
    "question": "its kind is in `asked`, its options are the action mask",
    "asked rule": "follows from the kind",
    "setting town": "is told by the spaces of the billboards",
    "setting cards": "is told by the cards that turn up",
    "setting revision": "is told by the cards that turn up",
    "people person": "is the number of the row",
    "tiles tile": "its place is the number of the row",
    "places space": "is the number of the row, from 1",
    "vote options": "are the action mask of whoever is asked",
}
"""Keys of the view that an observation has no field for, and why."""

COURSE = Section(
    "course",
    "The round, the clock and the Leader.",
    [
        at_index("seat", SEATS, "who looks"),
        one_of("outcome", ("humans", "invaders"), "who has won"),
        number("round", 20, "the round"),
        number("clock", 24, "the hour"),
        at_index("leader", SEATS, "the Leader's seat"),
        flag("triggered", "the Final Assault has been triggered"),
        flag("assault", "the Final Assault has begun"),
        each_index("playing", SEATS, PEOPLE, "the person each seat plays"),
    ],
)
ASKED = asked_section(SEATS, KINDS)
SETTING = Section(
    "setting",
    "What was fixed before the first round.",
    [
        number("players", 6, "players"),
        one_of("difficulty", LEVELS, "the difficulty"),
        number("human", 5, "Human overlays in the game"),
        number("invader", 2, "Invader overlays in the game"),
    ],
)
PERSON_ROWS = Section(
    "people",
    "One row for each person: players first, then spares.",
    [
        at_index("seat", SEATS, "the seat that plays this person"),
        flag("spare", "a spare character"),
        one_of("character", CHARACTERS, "the character"),
        one_of("identity", ("human", "invader"), "who it is, if the seat knows"),
        at_index("space", SPACES, "the space", first=1),
        counts("skills", SKILLS, "skills", 6),
        number("health", 9, "health"),
        number("damage", 9, "damage"),
        number("scrap", 5, "scrap"),
        number("wanted", 10, "wanted tokens"),
        number("glasses", 4, "glasses tokens"),
        card("weapon", "the Weapon in hand"),
        card("off_hand", "the card in the other hand"),
        card("ally", "the Ally"),
        cards("bag", "cards in the bag; their faces are seen by the owner only"),
        number("cards", 11, "cards carried"),
        counts("injuries", INJURIES, "injuries"),
        number("story_left", 6, "story cards left"),
        at_index("next_story", SPACES, "the space of the next story card", first=1),
        number("passes", 3, "story tests passed"),
        flag("completed", "the story is completed"),
        flag("engaged", "has faced an enemy in this Response Phase"),
        flag("beaten", "has lost a confrontation this round"),
        flag("revealed", "is a revealed Invader"),
        flag("retreated", "has retreated from the assault"),
        flag("dead", "is dead"),
    ],
    PEOPLE,
)
TILE_ROWS = Section(
    "tiles",
    "One row for each enemy tile, by its place; all 0 off the board.",
    [
        one_of("front", FRONTS, "the front"),
        one_of("kind", ("human", "invader"), "human or Invader"),
        flag("boss", "a boss"),
        counts("icons", ("turn-over", "influence", "raid-support"), "icons on the front"),
        at_index("space", SPACES, "the space", first=1),
        number("damage", 9, "damage"),
        flag("turned", "its back is seen"),
        inside(
            "back",
            "the back, once it has been turned",
            one_of("face", TILE_FACES, ""),
            number("stealth", 6, ""),
            number("combat", 8, ""),
            number("health", 9, ""),
            number("influence", 6, ""),
            test_of("assault", SKILLS, ""),
        ),
    ],
    TILES,
)
PLACE_ROWS = Section(
    "places",
    "One row for each space, in the order of their numbers from 1.",
    [
        number("scrap", 4, "scrap lying here"),
        faces("dropped", "cards lying here"),
        first_of("stack", TILE_PLACES, "enemy tiles: how many, and which has been here longest"),
    ],
    SPACES,
)
BILLBOARD_ROWS = Section(
    "billboards",
    "One row for each billboard, in the order of their spaces.",
    [
        at_index("space", SPACES, "the space", first=1),
        inside(
            "billboard",
            "the billboard tile, with its message if the seat knows it",
            one_of("artwork", ARTWORKS, ""),
            one_of("message", MESSAGES, ""),
        ),
        number("deposit", 6, "cards deposited"),
        cards("remembered", "of those, the ones the seat remembers"),
    ],
    BILLBOARDS,
)
DECKS = Section(
    "decks",
    "The piles: kinds and counts.",
    [
        numbers("piles", 2, 40, "cards in the piles of the Stash"),
        number("discard", 50, "cards in its discard pile"),
        number("news", 15, "cards in the news deck"),
        one_of("news_card", NEWS, "the news card in view"),
        counts("staying", NEWS, "news cards that stay"),
        numbers("locations", 5, 12, "cards in the Location decks"),
        inside("location_discards", "their discard piles", counts("all", LOCATIONS, "")),
        number("injuries", 16, "cards in the Injury deck"),
        counts("injury_discards", INJURIES, "its discard pile", 2),
        number("assault", 3, "Final Assault cards left"),
        number("resources", 14, "cards among the Resources"),
        cards("remembered", "of those, the ones the seat remembers"),
        counts("recruits", TILE_FACES, "persuaded tiles among the Resources"),
        cards("useful", "in the assault: useful Resources"),
        cards("sabotaged", "in the assault: sabotaged Resources"),
    ],
)
CLAIM_ROWS = Section(
    "claims",
    "One row for each seat: what it has claimed and not taken back.",
    [
        at_indices("human", PEOPLE, "people it has called human"),
        at_indices("invader", PEOPLE, "people it has called Invaders"),
        *[
            at_indices(message, SPACES, f"billboards it says read {message}", first=1)
            for message in MESSAGES
        ],
        counts("clean", CARD_FACES, "cards it has called clean"),
        counts("sabotaged", CARD_FACES, "cards it has called sabotaged"),
        at_indices("deposit", SPACES, "deposits it has spoken of", first=1),
    ],
    SEATS,
)
ENCOUNTER = Section(
    "encounter",
    "An encounter with an enemy tile.",
    [
        at_index("seat", SEATS, "who is attacked"),
        at_place("tile", TILE_PLACES, "by which tile"),
        at_indices("members", PEOPLE, "people who face it"),
        at_indices("armed", PEOPLE, "of those, with a declared Weapon"),
        number("penalty", 4, "dice lost"),
    ],
)
CONFRONTATION = Section(
    "confrontation",
    "A confrontation of two people.",
    [
        at_index("attacker", PEOPLE, "who attacks"),
        at_index("defender", PEOPLE, "who is attacked"),
        flag("token", "a glasses token was spent"),
        counts("attacker_roll", FACES, "the attacker's dice", 4),
        counts("defender_roll", FACES, "the defender's dice", 4),
    ],
)
TRADE = Section(
    "trade",
    "A trade.",
    [
        at_index("seat", SEATS, "who offers"),
        at_index("partner", SEATS, "to whom"),
        number("scrap", 2, "scrap offered"),
        flag("is_card", "a card is offered"),
        card("card", "which, for the two who trade"),
    ],
)
CHECK = Section(
    "check",
    "A deposit being checked.",
    [
        at_index("person", PEOPLE, "who checks it"),
        cards("left", "cards left; their faces are seen by who checks"),
    ],
)
TEST = Section(
    "assault-test",
    "A test of the Final Assault.",
    [
        one_of("skill", SKILLS, "the skill"),
        number("printed", 8, "the printed number"),
        at_indices("group", SEATS, "who takes it"),
        counts("against", CARD_FACES, "sabotaged cards against it"),
        counts("spent", CARD_FACES, "Resources spent on it"),
    ],
)
VOTE = Section("vote", "A vote.", [one_of("kind", KINDS, "about what")])
ACTION_TURN = Section(
    "action-turn",
    "An Action turn.",
    [
        at_index("seat", SEATS, "whose"),
        counts("taken", TAKEN, "actions taken"),
        at_indices("refused", SEATS, "who has refused to trade"),
    ],
)
USE_CARD = Section(
    "use-card",
    "A card in use.",
    [at_index("seat", SEATS, "who uses it"), one_of("face", CARD_FACES, "the card")],
)
ASSAULT_CARD = Section(
    "assault-card",
    "The Final Assault card in play.",
    [
        one_of("card", ASSAULT, "the card"),
        number("level", 3, "its level"),
        number("failures", 5, "tests failed"),
    ],
)
FAIL_SECTION = Section(
    "fail-section",
    "Its fail section.",
    [
        one_of("card", ASSAULT, "the card"),
        number("damage", 9, "damage done to the enemy"),
        number("passes", 4, "who has passed"),
        length("fighters", 4, "how many fight"),
        at_indices("fighters", PEOPLE, "who fights"),
    ],
)
INVADER_FIGHT = Section(
    "invader-fight",
    "A fight against a revealed Invader.",
    [at_index("foe", PEOPLE, "the Invader"), at_indices("fighters", PEOPLE, "who fights")],
)

UNDER_WAY = {
    section.name: section
    for section in (
        ENCOUNTER, CONFRONTATION, TRADE, CHECK, TEST, VOTE, ACTION_TURN, USE_CARD, ASSAULT_CARD, FAIL_SECTION,
        INVADER_FIGHT,
    )
}  # fmt: skip
"""The section of each kind of rule under way; of two of a kind the inner one is shown."""

LEFT_OUT |= {f"{name} what": "is the section" for name in UNDER_WAY}

LAYOUT = Layout(
    [COURSE, ASKED, SETTING, DECKS, CLAIM_ROWS, *UNDER_WAY.values(), PERSON_ROWS, TILE_ROWS, PLACE_ROWS,
     BILLBOARD_ROWS]
)  # fmt: skip


def decks_data(decks: dict[str, Any]) -> dict[str, Any]:
    """The piles; discarded Location cards are told apart by their places alone."""
    gone = [COUNTED_AS.get(card, card) for pile in decks["location_discards"] for card in pile]
    return {**decks, "location_discards": {"all": gone}}


def frame_data(entry: dict[str, Any]) -> dict[str, Any]:
    """A rule under way; whether a card is offered is one thing, which one another."""
    return {**entry, "is_card": bool(entry["card"])} if entry["what"] == "trade" else entry


def claims_data(claims: Iterable[list[Any]]) -> list[dict[str, list[Any]]]:
    """What each seat has claimed and not taken back; of a thing only the last word counts."""
    last = {
        (seat, about, thing): what
        for seat, _, state, about, thing, what in claims
        if state == "stands"
    }
    rows: list[dict[str, list[Any]]] = [{} for _ in range(SEATS)]
    for (seat, about, thing), what in last.items():
        key = "deposit" if about == "deposit" else what
        rows[seat].setdefault(key, []).append(thing)
    return rows  # fmt: skip


def rows_of(view: dict[str, Any]) -> Iterator[tuple[Section, int, dict[str, Any]]]:
    """What the observation of a view is made of."""
    yield COURSE, 0, view
    yield ASKED, 0, asked_data(view["asked"])
    yield SETTING, 0, {**view["setting"], **view["overlays"]}
    yield DECKS, 0, decks_data(view["decks"])
    for at, row in enumerate(claims_data(view["claims"])):
        yield CLAIM_ROWS, at, row
    for entry in view["under_way"]:
        yield UNDER_WAY[entry["what"]], 0, frame_data(entry)
    for at, person in enumerate(view["people"]):
        yield PERSON_ROWS, at, person
    for tile in view["tiles"]:
        yield TILE_ROWS, TILE_PLACES[tile["tile"]], tile
    for place in view["places"]:
        yield PLACE_ROWS, place["space"] - 1, place
    for at, place in enumerate([place for place in view["places"] if "billboard" in place]):
        yield BILLBOARD_ROWS, at, place


def encode(view: dict[str, Any]) -> bytes:
    """The observation of a view, all of it anew."""
    return LAYOUT.encoded(rows_of(view))
