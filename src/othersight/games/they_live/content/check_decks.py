"""News, Location and Final Assault cards (chapter TL-CONTENT)."""

from collections.abc import Iterator

from othersight.games.they_live.content.loader import Content
from othersight.games.they_live.content.problems import Entry, Fixed, Problem, no_such
from othersight.games.they_live.state.config import AREAS, SKILLS

NEWS = "news.toml"
LOCATIONS = "locations.toml"
ASSAULT = "assault.toml"
BAR = ("clock", "raid", "swap", "enemies", "scrap")
MOST_HOURS = 3
MOST_DAMAGE = 3
HOURS = 12
FEWEST_LOCATIONS = 8
NUMBERS = {"green": (2, 4), "blue": (4, 6), "red": (6, 8)}
"""The guide of TL-CONTENT-47."""


def check_decks(content: Content, fixed: Fixed) -> Iterator[Problem]:
    """Everything that is turned up."""
    news: list[Entry] = content["news"]["card"]
    yield from news_numbers(news, fixed)
    for card in news:
        yield from news_bar(card)
        yield from news_spaces(card, content["board"]["space"])
    yield from propaganda(news, content["billboards"])
    yield from hours(news, fixed)
    yield from locations(content["locations"]["card"], content["board"]["space"])
    yield from introduction(content["assault"])
    yield from assault_numbers(content["assault"]["card"], fixed)
    for card in content["assault"]["card"]:
        yield from assault_card(card)
    yield from assault_skills(content["assault"]["card"])


def news_numbers(news: list[Entry], fixed: Fixed) -> Iterator[Problem]:
    """TL-CONTENT-28."""
    colours = [card["colour"] for card in news]
    for colour, needed in fixed.news:
        if colours.count(colour) < needed:
            told = f"there are {colours.count(colour)} such cards; {needed} are needed"
            yield Problem(NEWS, colour, "TL-CONTENT-28", told)
    if len(news) <= sum([needed for _, needed in fixed.news]):
        told = f"there are {len(news)} cards; some must go back to the box"
        yield Problem(NEWS, "card", "TL-CONTENT-28", told)


def news_bar(card: Entry) -> Iterator[Problem]:
    """TL-CONTENT-29: the whole bar in its order, and an effect."""
    bar = [name for name in card if name in BAR]
    if bar != list(BAR):
        told = f"write {', '.join(BAR)} in this order, each once; empty means greyed out"
        yield Problem(NEWS, card["id"], "TL-CONTENT-29", told)
    if not (card.get("effect") or card.get("lasting") or card.get("boss")):
        told = "the story has no game effect; give it an effect, a lasting one or a boss"
        yield Problem(NEWS, card["id"], "TL-CONTENT-29", told)


def news_spaces(card: Entry, spaces: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-30, TL-CONTENT-31."""
    known = {space["number"] for space in spaces}
    listed = {*card.get("enemies", []), *card.get("scrap", [])}
    listed |= {card["boss_space"]} if "boss_space" in card else set()
    for number in sorted(listed - known):
        told = f"{number} is no space of the board"
        yield Problem(NEWS, card["id"], "TL-CONTENT-30", told)
    cable54 = {space["number"] for space in spaces if space["kind"] == "cable54"}
    if cable54 & set(card.get("scrap", [])):
        told = "puts scrap on Cable 54, where nobody can collect it; choose another space"
        yield Problem(NEWS, card["id"], "TL-CONTENT-31", told)


def propaganda(news: list[Entry], billboards: Entry) -> Iterator[Problem]:
    """TL-CONTENT-30: every message is raided and every artwork swapped by some card, and no others."""
    for name, what in (("raid", "message"), ("swap", "artwork")):
        known: list[str] = billboards[f"{what}s"]
        used = {str(card.get(name, "")) for card in news} - {""}
        for id in sorted(set(known) - used):
            yield Problem(NEWS, id, "TL-CONTENT-30", f"no card has this {name}; give it to one")
        for card in news:
            if card.get(name) and card[name] not in known:
                told = no_such(what, str(card[name]), known)
                yield Problem(NEWS, card["id"], "TL-CONTENT-30", told)


def hours(news: list[Entry], fixed: Fixed) -> Iterator[Problem]:
    """TL-CONTENT-32: the quickest deck outruns the clock, the slowest does not."""
    slowest = quickest = 0
    for colour, drawn in fixed.news:
        clocks = sorted([card["clock"] for card in news if card["colour"] == colour])
        slowest += sum(clocks[:drawn])
        quickest += sum(clocks[-drawn:])
    if not slowest < HOURS < quickest:
        told = f"decks take {slowest} to {quickest} hours; some must take fewer than 12, some more"
        yield Problem(NEWS, "clock", "TL-CONTENT-32", told)
    for card in news:
        if not 0 <= card["clock"] <= MOST_HOURS:
            told = f"the clock advances {card['clock']} hours; 0 to {MOST_HOURS} are allowed"
            yield Problem(NEWS, card["id"], "TL-CONTENT-32", told)


def locations(cards: list[Entry], spaces: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-33, TL-CONTENT-34, TL-CONTENT-35, TL-CONTENT-36."""
    for deck in (*AREAS, "generic"):
        mine = [card for card in cards if card["deck"] == deck]
        if not mine:
            yield Problem(LOCATIONS, deck, "TL-CONTENT-33", "the deck is empty; it needs cards")
        if len(mine) < FEWEST_LOCATIONS:
            told = f"the deck has {len(mine)} cards; at least {FEWEST_LOCATIONS} are needed"
            yield Problem(LOCATIONS, deck, "TL-CONTENT-36", told)
    for card in cards:
        yield from sections(card, spaces)
    yield from rewards(cards)


def sections(card: Entry, spaces: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-33, TL-CONTENT-34, TL-CONTENT-35: the right sections, each with a test."""
    rule, wanted = "TL-CONTENT-34", {"top", "bottom"}
    if card["deck"] != "generic":
        named = [s for s in spaces if s["kind"] == "named" and s["area"] == card["deck"]]
        rule, wanted = "TL-CONTENT-33", {space["id"] for space in named}
    if set(card["sections"]) != wanted:
        told = f"needs exactly the sections {', '.join(sorted(wanted))}"
        yield Problem(LOCATIONS, card["id"], rule, told)
    for place, section in card["sections"].items():
        if section.get("test", {}).get("skill") not in SKILLS:
            told = f"the section {place} needs a test of one of the six skills"
            yield Problem(LOCATIONS, card["id"], "TL-CONTENT-35", told)


def rewards(cards: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-35: every skill is of use somewhere, and lenses can be found."""
    every = [section for card in cards for section in card["sections"].values()]
    for skill in sorted(set(SKILLS) - {s.get("test", {}).get("skill") for s in every}):
        yield Problem(LOCATIONS, skill, "TL-CONTENT-35", "no section tests this skill")
    if not any("glasses" in section.get("pass", {}) for section in every):
        told = "no section rewards a glasses token; give one to some"
        yield Problem(LOCATIONS, "glasses", "TL-CONTENT-35", told)


def introduction(assault: Entry) -> Iterator[Problem]:
    """TL-CONTENT-43."""
    cards: list[Entry] = assault.get("introduction", [])
    if len(cards) != 1 or any("tests" in card for card in cards):
        told = "there must be exactly one Introduction card, without a test"
        yield Problem(ASSAULT, "introduction", "TL-CONTENT-43", told)


def assault_numbers(cards: list[Entry], fixed: Fixed) -> Iterator[Problem]:
    """TL-CONTENT-44, TL-CONTENT-45: what the difficulties can ask for, and a choice of two."""
    asked = {
        (level, colour)
        for colours in fixed.difficulties.values()
        for level, colour in enumerate(colours, start=1)
    }
    for level, colour in sorted(asked):
        have = len([c for c in cards if (c["level"], c["colour"]) == (level, colour)])
        name = f"level {level} {colour}"
        if have < 1:
            yield Problem(ASSAULT, name, "TL-CONTENT-44", "there is no such card; one is needed")
        if have < 2:
            yield Problem(ASSAULT, name, "TL-CONTENT-45", f"there is {have} such card; write two")


def assault_card(card: Entry) -> Iterator[Problem]:
    """TL-CONTENT-46, TL-CONTENT-47: tests, a fail section, and numbers that fit the colour."""
    tests: list[Entry] = card.get("tests", [])
    if not tests or "fail" not in card or (card.get("split") and len(tests) != 2):
        told = "needs a test, a fail section and, if it splits the group, a test for each half"
        yield Problem(ASSAULT, card["id"], "TL-CONTENT-46", told)
    low, high = NUMBERS[card["colour"]]
    for test in tests:
        if test.get("skill") not in SKILLS or not low <= test.get("number", 0) <= high:
            told = f"a {card['colour']} card tests a skill with a number of {low} to {high}"
            yield Problem(ASSAULT, card["id"], "TL-CONTENT-47", told)
    outcome = card.get("fail", {}).get("outcome", {})
    if any(skill in outcome for skill in SKILLS) or outcome.get("damage", 0) > MOST_DAMAGE:
        told = "a failure must leave the group able to try again: no skill lost, 3 damage at most"
        yield Problem(ASSAULT, card["id"], "TL-CONTENT-47", told)


def assault_skills(cards: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-47: all six skills are of use."""
    tested = {test.get("skill") for card in cards for test in card.get("tests", [])}
    for skill in sorted(set(SKILLS) - tested):
        yield Problem(ASSAULT, skill, "TL-CONTENT-47", "no Final Assault card tests this skill")
