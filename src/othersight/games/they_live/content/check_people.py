"""Characters, overlays, injuries and personal stories (TL-CONTENT-09, TL-CONTENT-10, TL-CONTENT-11, TL-CONTENT-12,
TL-CONTENT-13, TL-CONTENT-14, TL-CONTENT-21, TL-CONTENT-22, TL-CONTENT-37, TL-CONTENT-38, TL-CONTENT-39,
TL-CONTENT-40)."""

from collections import Counter
from collections.abc import Iterator

from othersight.games.they_live.content.loader import Content
from othersight.games.they_live.content.problems import Entry, Fixed, Problem, no_such

CHARACTERS = "characters.toml"
STORIES = "stories.toml"
INJURIES = "injuries.toml"
REMOVALS = ("lay-low", "scrap", "test", "never")
HINTING = ("identity", "invader", "human", "allegiance")
FEWEST_INJURIES = 12


def check_people(content: Content, fixed: Fixed) -> Iterator[Problem]:
    """Everything about who is played."""
    characters: list[Entry] = content["characters"]["character"]
    yield from enough_characters(characters, fixed)
    for character in characters:
        yield from figures(character)
    yield from inventories(characters, content["resistance"]["card"])
    yield from overlays(fixed)
    yield from injuries(content["injuries"]["injury"])
    yield from stories(content)


def enough_characters(characters: list[Entry], fixed: Fixed) -> Iterator[Problem]:
    """TL-CONTENT-09: one for each overlay that a game deals."""
    needed = max([sum(pair) for pair in fixed.overlays.values()])
    have = len({character["id"] for character in characters})
    if have < max(needed, 7):
        told = f"there are {have} characters; at least {max(needed, 7)} are needed"
        yield Problem(CHARACTERS, "character", "TL-CONTENT-09", told)


def figures(character: Entry) -> Iterator[Problem]:
    """TL-CONTENT-10, TL-CONTENT-11, TL-CONTENT-12."""
    id = character["id"]
    specials = {special["id"] for special in character["specials"]}
    kinds = {special["kind"] for special in character["specials"]}
    complete = len(character["skills"]) == 6 and type(character.get("health")) is int
    if len(specials) != 2 or not kinds <= {"ability", "action"} or not complete:
        told = "give it two specials (ability or action), six skills and a health"
        yield Problem(CHARACTERS, id, "TL-CONTENT-10", told)
    if any(not 1 <= value <= 6 for value in character["skills"]) or character["health"] < 4:
        told = "skills must be 1 to 6, health at least 4"
        yield Problem(CHARACTERS, id, "TL-CONTENT-11", told)
    for name in sorted(set(character) & set(HINTING)):
        told = f"take away {name}: a character knows nothing of its identity"
        yield Problem(CHARACTERS, id, "TL-CONTENT-12", told)


def inventories(characters: list[Entry], cards: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-13: enough copies for all characters together."""
    there = {card["id"]: card.get("copies", 1) for card in cards if card.get("sort") != "reward"}
    asked = Counter([card for character in characters for card in character["inventory"]])
    for card, needed in asked.items():
        if card not in there:
            yield Problem(CHARACTERS, card, "TL-CONTENT-13", no_such("card", card, there))
        elif there[card] < needed:
            told = f"inventories need {needed} of {card}; there are {there[card]}"
            yield Problem(CHARACTERS, card, "TL-CONTENT-13", told)


def overlays(fixed: Fixed) -> Iterator[Problem]:
    """TL-CONTENT-14: five Human and two Invader overlays in the box; every number of players has both."""
    humans = max([pair[0] for pair in fixed.overlays.values()])
    invaders = max([pair[1] for pair in fixed.overlays.values()])
    if humans < 5 or invaders < 2 or any(min(pair) < 1 for pair in fixed.overlays.values()):
        told = "there must be at least 5 Human and 2 Invader overlays"
        yield Problem(CHARACTERS, "overlays", "TL-CONTENT-14", told)


def injuries(entries: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-21, TL-CONTENT-22."""
    if {entry["severity"] for entry in entries} != {"minor", "severe"}:
        yield Problem(INJURIES, "severity", "TL-CONTENT-21", "both minor and severe must occur")
    for entry in entries:
        removal = entry.get("removal")
        if entry["severity"] == "severe" and not says_how(entry):
            told = f"removal is {removal!r}; write one of {', '.join(REMOVALS)} with what it needs"
            yield Problem(INJURIES, entry["id"], "TL-CONTENT-21", told)
    copies = sum([entry.get("copies", 1) for entry in entries])
    if copies < FEWEST_INJURIES:
        told = f"there are {copies} cards; at least {FEWEST_INJURIES} are needed"
        yield Problem(INJURIES, "injury", "TL-CONTENT-22", told)


def says_how(injury: Entry) -> bool:
    """Whether a severe injury can be removed as it says."""
    removal = injury.get("removal")
    if removal == "scrap":
        return int(injury.get("scrap", 0)) > 0
    return removal in REMOVALS and (removal != "test" or "test" in injury)


def stories(content: Content) -> Iterator[Problem]:
    """TL-CONTENT-37, TL-CONTENT-38, TL-CONTENT-39, TL-CONTENT-40."""
    decks = {deck["id"]: deck for deck in content["stories"]["deck"]}
    named = {s["number"] for s in content["board"]["space"] if s["kind"] == "named"}
    told_by = Counter([character["story"] for character in content["characters"]["character"]])
    for character in content["characters"]["character"]:
        deck = decks.get(character["story"])
        if deck is None:
            told = no_such("story deck", character["story"], decks)
            yield Problem(CHARACTERS, character["id"], "TL-CONTENT-37", told)
        elif told_by[character["story"]] > 1 or "intro" not in deck:
            told = "needs a story deck of its own, with an intro and an ending"
            yield Problem(STORIES, character["story"], "TL-CONTENT-37", told)
        if character["start"] not in named:
            told = f"the intro starts on space {character['start']}; choose a named space"
            yield Problem(CHARACTERS, character["id"], "TL-CONTENT-39", told)
    rewards = {c["id"]: c for c in content["resistance"]["card"] if c.get("sort") == "reward"}
    for deck in decks.values():
        yield from one_story(deck, named, rewards)
    yield from shared_rewards(list(decks.values()))


def one_story(deck: Entry, named: set[int], rewards: dict[str, Entry]) -> Iterator[Problem]:
    """The cards of one deck."""
    id = deck["id"]
    cards: list[Entry] = deck.get("cards", [])
    if len(cards) < 3:
        yield Problem(STORIES, id, "TL-CONTENT-37", f"has {len(cards)} cards; it needs three")
    if not 5 <= len(cards) <= 7:
        yield Problem(STORIES, id, "TL-CONTENT-38", f"has {len(cards)} cards; give it 5 to 7")
    for card in cards:
        if card["space"] not in named:
            told = f"its back shows space {card['space']}; choose a named space"
            yield Problem(STORIES, card["id"], "TL-CONTENT-39", told)
    if deck.get("reward") not in rewards:
        told = no_such("card of the sort reward", str(deck.get("reward")), rewards)
        yield Problem(STORIES, id, "TL-CONTENT-40", told)


def shared_rewards(decks: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-40: the pair belongs to one story."""
    told_by = Counter([deck.get("reward") for deck in decks])
    for deck in decks:
        if told_by[deck.get("reward")] > 1:
            told = f"another story ends with {deck.get('reward')} too; give each its own"
            yield Problem(STORIES, deck["id"], "TL-CONTENT-40", told)
