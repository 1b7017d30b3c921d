"""From content files to the Config of a game: every component as the rules read it."""

from collections.abc import Callable
from typing import Any, TypeVar

from othersight.games.they_live.content.earlier import REVISION
from othersight.games.they_live.content.loader import Content, ContentError
from othersight.games.they_live.content.selection import ALL_CARDS, CITY, selected
from othersight.games.they_live.state.config import (
    AREAS,
    BILLBOARD,
    CABLE_54,
    FACES,
    NAMED,
    SKILLS,
    TYPES,
    UNNAMED,
    AssaultCard,
    Character,
    Config,
    Face,
    Injury,
    NewsCard,
    Outcome,
    Section,
    StoryCard,
    TileFace,
    TileRule,
)
from othersight.toolkit.distances import distances

KINDS = {"named": NAMED, "unnamed": UNNAMED, "billboard": BILLBOARD, "cable54": CABLE_54}

Made = TypeVar("Made")


def config_for(
    players: int,
    difficulty: str,
    content: Content,
    cards: str = ALL_CARDS,
    town: str = CITY,
    seen: tuple[str, ...] = (),
    revision: int = REVISION,
) -> Config:
    """The content of a town with these cards, for so many players at a difficulty."""
    config = Config()
    config.players, config.difficulty = players, difficulty
    config.cards, config.town, config.seen = cards, town, seen
    config.revision = revision
    content = selected(content, cards, town, revision)
    config.die = tuple([FACES.index(face) for face in content["dice"]["faces"]])
    add_board(config, content["board"]["space"])
    add_cards(config, content)
    add_billboards(config, content["billboards"])
    return config


def each(
    file: str, entries: list[dict[str, Any]], make: Callable[[dict[str, Any]], Made]
) -> dict[str, Made]:
    """The entries of a file by id; a faulty one is named."""
    made: dict[str, Made] = {}
    for entry in entries:
        id = str(entry.get("id", "?"))
        try:
            made[id] = make(entry)
        except KeyError as error:
            raise ContentError(f"{file}.toml, {id}: {error.args[0]} is missing") from error
        except (ValueError, TypeError, AttributeError) as error:
            told = f"a value is none of those that are known ({error})"
            raise ContentError(f"{file}.toml, {id}: {told}") from error
    return made


# -- the board


def add_board(config: Config, spaces: list[dict[str, Any]]) -> None:
    """Areas, kinds, threads both ways, and distances along threads."""
    by_number = {space["number"]: space for space in spaces}
    n = len(by_number)
    config.area = (-1, *[AREAS.index(by_number[i]["area"]) for i in range(1, n + 1)])
    config.kind = (-1, *[KINDS[by_number[i]["kind"]] for i in range(1, n + 1)])
    config.space_id = ("", *[by_number[i]["id"] for i in range(1, n + 1)])
    config.drawn_at = ((0, 0), *[(by_number[i]["x"], by_number[i]["y"]) for i in range(1, n + 1)])
    joined: list[set[int]] = [set() for _ in range(n + 1)]
    for number, space in by_number.items():
        for other in space["threads"]:
            joined[number].add(other)
            joined[other].add(number)
    config.threads = tuple([tuple(sorted(ends)) for ends in joined])
    config.distance = distances(config.threads)
    config.billboards = tuple([i for i in range(1, n + 1) if config.kind[i] == BILLBOARD])
    config.cable_54 = config.kind.index(CABLE_54)


def add_billboards(config: Config, data: dict[str, Any]) -> None:
    """Every artwork once with every message."""
    config.artworks = tuple(data["artworks"])
    config.messages = tuple(data["messages"])
    config.billboard_tiles = tuple(
        [(artwork, message) for artwork in config.artworks for message in config.messages]
    )


# -- cards and tiles


def add_cards(config: Config, content: Content) -> None:
    """Everything that is dealt, drawn or turned over."""
    resistance = content["resistance"]["card"]
    config.faces = each("resistance", resistance, face_from)
    config.card_face = tuple([entry["id"] for entry in resistance for _ in range(copies_of(entry))])
    enemies = content["enemies"]["tile"]
    config.tile_faces = each("enemies", enemies, tile_from)
    config.tile_list = tuple([e["id"] for e in enemies for _ in range(e.get("copies", 1))])
    injuries = content["injuries"]["injury"]
    config.injuries = each("injuries", injuries, injury_from)
    config.injury_list = tuple([e["id"] for e in injuries for _ in range(e.get("copies", 1))])
    config.injuries_dealt = sum([e.get("copies", 1) for e in injuries if "set" not in e])
    config.news = each("news", content["news"]["card"], news_from)
    add_locations(config, content["locations"]["card"])
    stories = {deck["id"]: deck for deck in content["stories"]["deck"]}
    config.characters = each(
        "characters", content["characters"]["character"], lambda c: character_from(c, stories)
    )
    config.assault = each("assault", content["assault"]["card"], assault_from)


def add_locations(config: Config, cards: list[dict[str, Any]]) -> None:
    """The Location cards by deck; the deck of a game is as large as that of the first set (TL-HOUSE-01)."""
    config.locations = each("locations", cards, sections_from)
    decks = [[card for card in cards if card["deck"] == deck] for deck in (*AREAS, "generic")]
    config.location_decks = tuple([tuple([card["id"] for card in deck]) for deck in decks])
    config.locations_dealt = tuple([len([c for c in deck if "set" not in c]) for deck in decks])


def copies_of(entry: dict[str, Any]) -> int:
    """TL-CONTENT-20: a story reward exists twice, once for either allegiance."""
    return 2 if entry.get("sort") == "reward" else int(entry.get("copies", 1))


def six(values: dict[str, int]) -> tuple[int, ...]:
    """One number per skill."""
    unknown = set(values) - set(SKILLS)
    if unknown:
        raise ValueError(f"{sorted(unknown)} are no skills")
    return tuple([values.get(skill, 0) for skill in SKILLS])


def outcome_from(data: dict[str, int]) -> Outcome:
    """Verbs with numbers, in the order written."""
    return tuple([(verb, int(n)) for verb, n in data.items()])


def section_from(data: dict[str, Any]) -> Section:
    """A test with its pass and its failure."""
    test = data["test"]
    return Section(
        SKILLS.index(test["skill"]),
        int(test.get("number", 1)),
        outcome_from(data.get("pass", {})),
        outcome_from(data.get("fail", {})),
    )


def face_from(entry: dict[str, Any]) -> Face:
    """A Resistance card."""
    face = Face(entry["id"])
    face.type = TYPES.index(entry["type"])
    face.two_handed = entry.get("slot") == "two-handed"
    face.single_use = bool(entry.get("single_use", False))
    face.action = bool(entry.get("action", False))
    face.red = entry.get("border", "normal") == "red"
    face.reward = entry.get("sort") == "reward"
    face.modifiers = six(entry.get("modifiers", {}))
    face.combat = int(entry.get("combat", 0))
    face.wanted = int(entry.get("wanted", 0))
    face.assault_skill = SKILLS.index(entry["assault"]["skill"])
    face.assault_value = int(entry["assault"]["number"])
    effect = entry.get("effect", {})
    face.who = effect.get("who", "")
    face.outcome = outcome_from(effect.get("outcome", {}))
    return face


def tile_from(entry: dict[str, Any]) -> TileFace:
    """An enemy tile."""
    tile = TileFace(entry["id"])
    tile.front = entry.get("front", entry["id"])
    tile.invader = entry["kind"] == "invader"
    tile.boss = entry["border"] == "red"
    icons = entry.get("icons", [])
    tile.turn_over = "turn-over" in icons
    tile.persuadable = "influence" in icons
    tile.raid_support = "raid-support" in icons
    tile.stealth, tile.combat, tile.health = entry["stealth"], entry["combat"], entry["health"]
    tile.influence = int(entry.get("influence", 0))
    assault = entry.get("assault", {"skill": "combat", "number": 0})
    tile.assault_skill = SKILLS.index(assault["skill"])
    tile.assault_value = int(assault["number"])
    tile.rules = tuple([rule_from(rule) for rule in entry.get("rules", [])])
    return tile


def rule_from(data: dict[str, Any]) -> TileRule:
    """One line of a tile's box."""
    return TileRule(
        data["trigger"],
        data.get("who", ""),
        outcome_from(data.get("outcome", {})),
        data.get("special", ""),
        int(data.get("n", 0)),
    )


def injury_from(entry: dict[str, Any]) -> Injury:
    """An Injury card."""
    injury = Injury(entry["id"])
    injury.severe = entry["severity"] == "severe"
    injury.modifiers = six(entry.get("modifiers", {}))
    injury.forbids = tuple(entry.get("forbids", []))
    injury.removal = entry.get("removal", "round")
    injury.price = int(entry.get("scrap", 0))
    if "test" in entry:
        injury.test_skill = SKILLS.index(entry["test"]["skill"])
        injury.test_number = int(entry["test"].get("number", 1))
    return injury


def news_from(entry: dict[str, Any]) -> NewsCard:
    """A Breaking News card."""
    card = NewsCard(entry["id"])
    card.colour = entry["colour"]
    card.clock = entry["clock"]
    card.raid, card.swap = entry["raid"], entry["swap"]
    card.enemies, card.scrap = tuple(entry["enemies"]), tuple(entry["scrap"])
    card.stays = bool(entry.get("stays", False))
    card.boss, card.boss_space = entry.get("boss", ""), int(entry.get("boss_space", 0))
    effect = entry.get("effect", {})
    card.who = effect.get("who", "all")
    if "test" in effect:
        card.section = section_from(effect)
    card.outcome = outcome_from(effect.get("outcome", {}))
    card.lasting = tuple(
        [(hook["hook"], int(hook.get("n", 1))) for hook in entry.get("lasting", [])]
    )
    return card


def sections_from(entry: dict[str, Any]) -> dict[str, Section]:
    """A Location card's sections by space id, or top and bottom."""
    return {key: section_from(data) for key, data in entry["sections"].items()}


def character_from(entry: dict[str, Any], stories: dict[str, dict[str, Any]]) -> Character:
    """A Character card with its story deck."""
    character = Character(entry["id"])
    character.skills = tuple(entry["skills"])
    character.health = entry["health"]
    character.inventory = tuple(entry["inventory"])
    character.scrap = int(entry.get("scrap", 0))
    character.glasses = int(entry.get("glasses", 0))
    character.wanted = int(entry.get("wanted", 0))
    character.specials = tuple([(s["id"], s["kind"] == "action") for s in entry["specials"]])
    character.start = entry["start"]
    deck = stories[entry["story"]]
    character.intro = section_from(deck["intro"])
    character.story = tuple(
        [StoryCard(card["id"], card["space"], section_from(card)) for card in deck["cards"]]
    )
    character.reward = deck["reward"]
    return character


def assault_from(entry: dict[str, Any]) -> AssaultCard:
    """A Final Assault card."""
    card = AssaultCard(entry["id"])
    card.level = entry["level"]
    card.colour = entry["colour"]
    card.split = bool(entry.get("split", False))
    card.tests = tuple([(SKILLS.index(t["skill"]), int(t["number"])) for t in entry["tests"]])
    card.limit = int(entry.get("limit", 5))
    fail = entry["fail"]
    card.fail = outcome_from(fail.get("outcome", {}))
    card.lose = bool(fail.get("lose", False))
    fight = fail.get("fight")
    if fight:
        card.fight = (fight["stealth"], fight["combat"], fight["health"])
    return card
