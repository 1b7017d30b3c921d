"""Resistance cards and enemy tiles (TL-CONTENT-15, TL-CONTENT-16, TL-CONTENT-17, TL-CONTENT-18, TL-CONTENT-19,
TL-CONTENT-20, TL-CONTENT-23, TL-CONTENT-24, TL-CONTENT-25, TL-CONTENT-26, TL-CONTENT-27)."""

from collections.abc import Iterator

from othersight.games.they_live.content.loader import Content
from othersight.games.they_live.content.problems import Entry, Fixed, Problem, no_such
from othersight.games.they_live.state.config import SKILLS, TYPES

CARDS = "resistance.toml"
TILES = "enemies.toml"
FEWEST_CARDS = 60
FEWEST_TILES = 24
GREEN_COMBAT = 5
GREEN_HEALTH = 5
"""What one player can beat: no more than the best starting Combat and a Weapon can make up for."""
SORTS = ("inventory", "reward", "scenario")


def check_cards(content: Content, fixed: Fixed) -> Iterator[Problem]:
    """Everything that is drawn or met."""
    cards: list[Entry] = content["resistance"]["card"]
    for card in cards:
        yield from face(card)
        yield from border(card)
    yield from alike(cards)
    yield from allegiances(cards, fixed)
    yield from stash_size(cards, fixed)
    tiles: list[Entry] = content["enemies"]["tile"]
    for tile in tiles:
        yield from icons(tile)
    yield from fronts(tiles)
    yield from bosses(tiles, content["news"]["card"])
    yield from green_tiles(tiles)
    yield from tile_numbers(tiles)


def face(card: Entry) -> Iterator[Problem]:
    """TL-CONTENT-15, TL-CONTENT-16."""
    assault = card.get("assault", {})
    known = card.get("type") in TYPES and assault.get("skill") in SKILLS
    if not known or assault.get("number", 0) < 1 or "allegiance" in card:
        told = (
            "needs one type and one assault value of at least 1; allegiance is dealt, not written"
        )
        yield Problem(CARDS, card["id"], "TL-CONTENT-15", told)
    weapon = card.get("type") == "weapon"
    if weapon and not set(card.get("modifiers", {})) <= {"stealth"}:
        told = "a Weapon changes only Stealth, Combat and wanted"
        yield Problem(CARDS, card["id"], "TL-CONTENT-16", told)
    if not weapon and (card.get("slot") == "two-handed" or "combat" in card or "wanted" in card):
        told = "two-handed, combat and wanted are for Weapons alone"
        yield Problem(CARDS, card["id"], "TL-CONTENT-16", told)
    if weapon and card.get("single_use"):
        yield Problem(CARDS, card["id"], "TL-CONTENT-16", "a Weapon cannot be Single Use")


def border(card: Entry) -> Iterator[Problem]:
    """TL-CONTENT-20: red-bordered cards are of a sort, others of none; a reward's pair is made, not written."""
    red = card.get("border", "normal") == "red"
    if red != (card.get("sort") in SORTS) or (card.get("sort") == "reward" and "copies" in card):
        told = f"a red border goes with one sort of {', '.join(SORTS)}; a reward has no copies"
        yield Problem(CARDS, card["id"], "TL-CONTENT-20", told)


def alike(cards: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-20: each id once, so that the two versions of a reward are of one face."""
    ids = [card["id"] for card in cards]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield Problem(CARDS, id, "TL-CONTENT-20", "is written twice; use copies, or a sort")


def in_stash(cards: list[Entry]) -> list[Entry]:
    """Every normal-bordered card, copy by copy."""
    normal = [card for card in cards if card.get("border", "normal") != "red"]
    return [card for card in normal for _ in range(card.get("copies", 1))]


def allegiances(cards: list[Entry], fixed: Fixed) -> Iterator[Problem]:
    """TL-CONTENT-17, TL-CONTENT-18: icons are dealt at random, so enough cards of each type for both, and no face
    tells."""
    stash = in_stash(cards)
    for type in TYPES:
        have = len([card for card in stash if card["type"] == type])
        if have < 2 * fixed.sabotaged:
            told = f"the Stash has {have} of this type; both kinds need {2 * fixed.sabotaged}"
            yield Problem(CARDS, type, "TL-CONTENT-17", told)
    for card in cards:
        for name in sorted({"icon", "sabotaged", "allegiance"} & set(card)):
            told = f"take away {name}: allegiance is dealt at random when a game begins"
            yield Problem(CARDS, card["id"], "TL-CONTENT-18", told)


def stash_size(cards: list[Entry], fixed: Fixed) -> Iterator[Problem]:
    """TL-CONTENT-19."""
    stash = in_stash(cards)
    if len(stash) < FEWEST_CARDS:
        told = f"has {len(stash)} cards; at least {FEWEST_CARDS} are needed"
        yield Problem(CARDS, "stash", "TL-CONTENT-19", told)
    share = len(stash) // fixed.sabotaged / max(1, len(stash))
    if not 1 / 4 <= share <= 2 / 5:
        told = f"{share:.0%} of it is sabotaged; a quarter to two fifths must be"
        yield Problem(CARDS, "stash", "TL-CONTENT-19", told)
    for skill in SKILLS:
        have = len([card for card in stash if card["assault"]["skill"] == skill])
        if have < 2 * fixed.sabotaged:
            told = f"{have} cards have this assault value; both kinds need {2 * fixed.sabotaged}"
            yield Problem(CARDS, skill, "TL-CONTENT-19", told)


def icons(tile: Entry) -> Iterator[Problem]:
    """TL-CONTENT-23, TL-CONTENT-24."""
    shown = tile.get("icons", [])
    persuadable = "influence" in shown
    if persuadable and tile["kind"] == "invader":
        told = "an Invader cannot have the influence icon"
        yield Problem(TILES, tile["id"], "TL-CONTENT-23", told)
    if ("influence" in tile) != persuadable or ("assault" in tile) != persuadable:
        told = "influence and assault values go with the influence icon, and with it alone"
        yield Problem(TILES, tile["id"], "TL-CONTENT-23", told)
    triggers = {rule["trigger"] for rule in tile.get("rules", [])}
    for icon in ("turn-over", "raid-support"):
        if (icon in shown) != (icon in triggers):
            told = f"the icon {icon} and a rule with the trigger {icon} go together"
            yield Problem(TILES, tile["id"], "TL-CONTENT-24", told)


def fronts(tiles: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-23: kind, border and icons are read from the front, so tiles with one front share them."""
    seen: dict[str, tuple[str, str, tuple[str, ...]]] = {}
    for tile in tiles:
        front = str(tile.get("front", tile["id"]))
        shown = (tile["kind"], tile["border"], tuple(sorted(tile.get("icons", []))))
        if seen.setdefault(front, shown) != shown:
            told = f"shows the front {front} with another kind, border or icons"
            yield Problem(TILES, tile["id"], "TL-CONTENT-23", told)


def bosses(tiles: list[Entry], news: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-25: green tiles are for one player, red ones are brought in by a news card."""
    brought = {card.get("boss") for card in news}
    red = {tile["id"] for tile in tiles if tile["border"] == "red"}
    for tile in tiles:
        if tile["border"] == "red" and tile["id"] not in brought:
            told = "no news card brings this boss in; name it as boss in news.toml"
            yield Problem(TILES, tile["id"], "TL-CONTENT-25", told)
        if tile["border"] == "green" and (
            tile["combat"] > GREEN_COMBAT or tile["health"] > GREEN_HEALTH
        ):
            told = f"a green tile has Combat and health up to {GREEN_COMBAT}; make it red or weaker"
            yield Problem(TILES, tile["id"], "TL-CONTENT-25", told)
    for card in news:
        if card.get("boss") and card["boss"] not in red:
            told = no_such("red tile", str(card["boss"]), red)
            yield Problem("news.toml", card["id"], "TL-CONTENT-25", told)


def green_tiles(tiles: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-26: the two that the rulebook describes, both kinds, all icons."""
    green = [tile for tile in tiles if tile["border"] == "green"]
    if not any(is_human_cop(tile) for tile in green):
        told = "a green Human with the influence icon and a Combat assault value is needed"
        yield Problem(TILES, "human-cop", "TL-CONTENT-26", told)
    if not any(is_invader_civilian(tile) for tile in green):
        told = "a green Invader with Stealth 1 and health 4 is needed"
        yield Problem(TILES, "invader-civilian", "TL-CONTENT-26", told)
    shown = {icon for tile in green for icon in tile.get("icons", [])}
    if shown != {"turn-over", "influence", "raid-support"}:
        told = "each of turn-over, influence and raid-support must occur on a green tile"
        yield Problem(TILES, "icons", "TL-CONTENT-26", told)


def is_human_cop(tile: Entry) -> bool:
    """As the rulebook has it: can be persuaded, and helps with Combat."""
    wanted = tile["id"] == "human-cop" and tile["kind"] == "human"
    return bool(wanted and tile.get("assault", {}).get("skill") == "combat")


def is_invader_civilian(tile: Entry) -> bool:
    """As the rulebook has it: Stealth 1, health 4."""
    wanted = tile["id"] == "invader-civilian" and tile["kind"] == "invader"
    return bool(wanted and (tile["stealth"], tile["health"]) == (1, 4))


def tile_numbers(tiles: list[Entry]) -> Iterator[Problem]:
    """TL-CONTENT-27."""
    green = [t for t in tiles if t["border"] == "green" for _ in range(t.get("copies", 1))]
    friends = [tile for tile in green if "influence" in tile.get("icons", [])]
    if len(green) < FEWEST_TILES:
        told = f"there are {len(green)} green tiles; at least {FEWEST_TILES} are needed"
        yield Problem(TILES, "tile", "TL-CONTENT-27", told)
    if 3 * len(friends) < len(green):
        told = f"{len(friends)} of {len(green)} green tiles can be persuaded; a third must be"
        yield Problem(TILES, "tile", "TL-CONTENT-27", told)
    for skill in sorted(set(SKILLS) - {t.get("assault", {}).get("skill") for t in friends}):
        told = "no green tile that can be persuaded has this assault value"
        yield Problem(TILES, skill, "TL-CONTENT-27", told)
