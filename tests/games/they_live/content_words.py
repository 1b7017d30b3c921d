"""What a printed text must say, worked out from the figures of its card: the exact words of effects."""

from collections.abc import Iterator
from typing import Any

Entry = dict[str, Any]

SKILLS = ("stealth", "combat", "influence", "engineering", "tech", "intelligence")
TYPES = ("weapon", "item", "ally")
ACTION_NAMES = {
    "freeway": "use the freeway",
    "distract": "DISTRACT",
    "craft": "CRAFT",
    "trade": "TRADE",
    "inspect": "INSPECT",
    "move": "MOVE",
    "lay-low": "LAY LOW",
}
WHO = {
    "all": "All players",
    "leader": "The leader",
    "most-wanted": "The most wanted",
    "least-wanted": "The least wanted",
    "area:downtown": "Players in Downtown",
    "area:downtown-redevelopment": "Players in Downtown Redevelopment",
    "area:resettlement": "Players in Resettlement",
    "area:tax-exempt": "Players in Tax Exempt",
}
TILE_WHO = {
    "area": "all players in its area",
    "space": "all players on its space",
    "leader": "the leader",
    "all": "all players",
    "victim": "every fighter",
}
USED_FOR = {"self": "", "anyone-here": "for yourself or another player on your space, "}
HOOKS = {
    "craft-discount": "a glasses token costs {n} scrap less to CRAFT",
    "freeway-free": "the freeway costs no wanted tokens",
    "enemies-stay": "enemies do not move in the Response Phase",
    **{skill: f"everybody has {{n}} {{more}} {skill.capitalize()} die" for skill in SKILLS},
    "no-freeway": "nobody can use the freeway",
    "no-lay-low": "nobody can LAY LOW",
    "no-trade": "nobody can TRADE",
    "no-craft": "nobody can CRAFT",
    "no-inspect": "nobody can INSPECT",
    "no-distract": "nobody can DISTRACT",
    "no-move": "nobody can MOVE",
    "no-gather": "nobody can Gather",
    "enemy-stealth": "the Stealth of every enemy is {n} {higher}",
    "enemy-combat": "the Combat of every enemy is {n} {higher}",
}
TRIGGERS = {
    "turn-over": "When it is placed",
    "raid-support": "In every raid",
    "killed": "When it is killed",
    "wounds": "When it wounds in a fight",
}


DEEDS = {
    *SKILLS,
    *TYPES,
    "wanted",
    "scrap",
    "cards",
    "heal",
    "damage",
    "cure",
    "injury",
    "glasses",
    "enemy",
}


def in_fixed_words(entry: Entry) -> bool:
    """Whether all its outcomes are printed ones; one that a card brought with it is said as its author likes."""
    return all([verb in DEEDS for verb in verbs_of(entry)])


def verbs_of(entry: Any, key: str = "") -> Iterator[str]:
    """The verbs of all outcomes in an entry: figures below `outcome`, `pass` or `fail`."""
    if isinstance(entry, list):
        entry = dict(enumerate(entry))
    if not isinstance(entry, dict):
        return
    for name, value in entry.items():
        if key in ("outcome", "pass", "fail") and type(value) is int:
            yield name
        yield from verbs_of(value, name)


def plural(n: int, one: str, many: str) -> str:
    """1 token, 2 tokens."""
    return f"{n} {one if n == 1 else many}"


def sentence(words: str) -> str:
    """With a capital and a full stop."""
    return f"{words[0].upper()}{words[1:]}."


def deed(verb: str, n: int) -> str:
    """One verb of an outcome, as an order."""
    if verb in SKILLS:
        return f"raise {verb.capitalize()} by {n}"
    if verb in TYPES:
        many = {"ally": "Allies"}.get(verb, verb.capitalize() + "s")
        return f"draw {plural(n, verb.capitalize(), many)} from the Stash"
    if verb == "wanted":
        return f"{'take' if n > 0 else 'remove'} {plural(abs(n), 'wanted token', 'wanted tokens')}"
    if verb == "scrap":
        return f"{'gain' if n > 0 else 'lose'} {abs(n)} scrap"
    return {
        "cards": f"draw {plural(n, 'card', 'cards')} from the Stash",
        "heal": f"remove {n} damage",
        "damage": f"take {n} damage",
        "cure": "heal 1 injury",
        "injury": f"draw {plural(n, 'Injury card', 'Injury cards')}",
        "glasses": f"gain {plural(n, 'glasses token', 'glasses tokens')}",
        "enemy": f"{plural(n, 'enemy comes', 'enemies come')} onto your space",
    }[verb]


def deeds(outcome: dict[str, int]) -> str:
    """An outcome, in the order written."""
    return " and ".join([deed(verb, n) for verb, n in outcome.items()]) or "nothing"


def dice(modifiers: dict[str, int]) -> str:
    """Dice more and fewer, by skill."""
    parts = [
        f"{abs(n)} {'more' if n > 0 else 'fewer'} {skill.capitalize()} {'die' if abs(n) == 1 else 'dice'}"
        for skill, n in modifiers.items()
    ]
    return ", ".join(parts)


def card_words(card: Entry) -> str:
    """A Resistance card."""
    said: list[str] = []
    if card.get("slot") == "two-handed":
        said.append("Two-Handed.")
    if card.get("single_use"):
        said.append("Single Use.")
    if card["type"] == "weapon":
        said.append(weapon_words(card))
    if "modifiers" in card:
        said.append(f"While equipped: {dice(card['modifiers'])}.")
    if "effect" in card:
        effect = card["effect"]
        words = USED_FOR[effect["who"]] + deeds(effect["outcome"])
        said.append(f"Action: {words}." if card.get("action") else sentence(words))
    assault = card["assault"]
    said.append(f"Final Assault: {assault['skill'].capitalize()} {assault['number']}.")
    return " ".join(said)


def weapon_words(card: Entry) -> str:
    """What a declared use gives and costs."""
    given = plural(card.get("combat", 0), "more Combat die", "more Combat dice")
    cost = card.get("wanted", 0)
    price = plural(cost, "wanted token", "wanted tokens") if cost else "no wanted token"
    return f"Each use: {given}, {price}."


def injury_words(injury: Entry) -> str:
    """An Injury card: effect and removal."""
    parts = [dice(injury["modifiers"])] if "modifiers" in injury else []
    forbids = [ACTION_NAMES[action] for action in injury.get("forbids", [])]
    if forbids:
        parts.append(f"you cannot {' or '.join(forbids)}")
    return f"{sentence(', and '.join(parts))} {removal_words(injury)}"


def removal_words(injury: Entry) -> str:
    """How an injury ends."""
    if injury["severity"] == "minor":
        return "Minor: it ends with the next round."
    if injury["removal"] == "test":
        test = injury["test"]
        return f"Severe: an action and a passed {test_words(test)} heal it."
    return {
        "lay-low": "Severe: LAY LOW heals it.",
        "scrap": f"Severe: an action and {injury.get('scrap')} scrap heal it.",
        "never": "Severe and permanent: only a card that heals an injury helps.",
    }[injury["removal"]]


def test_words(test: Entry) -> str:
    """A test with its number, if that is not one."""
    number = test.get("number", 1)
    more = f" of {number}" if number > 1 else ""
    return f"{test['skill'].capitalize()} test{more}"


test_words.__test__ = False  # type: ignore[attr-defined]


def tile_words(tile: Entry) -> str:
    """The box on a tile's back."""
    lines: list[str] = []
    for rule in tile.get("rules", []):
        when = TRIGGERS[rule["trigger"]]
        if rule.get("special") == "hunt":
            lines.append(f"{when}: it moves {rule['n']} spaces towards the most wanted player.")
        elif rule.get("special") == "another-enemy":
            lines.append(f"{when}: {rule['n']} more enemies come onto its space.")
        else:
            lines.append(f"{when}, {TILE_WHO[rule['who']]}: {deeds(rule['outcome'])}.")
    return " ".join(lines) or "No special rule."


def news_words(card: Entry, boss_name: str = "") -> str:
    """The effect of a news story."""
    said: list[str] = []
    if card.get("boss"):
        said.append(f"{boss_name} comes into play on space {card['boss_space']}.")
    effect = card.get("effect", {})
    if effect:
        who = WHO[effect["who"]]
        if "test" in effect:
            said.append(
                f"{who}: {test_words(effect['test'])}."
                f" Pass: {deeds(effect['pass'])}. Fail: {deeds(effect['fail'])}."
            )
        else:
            said.append(f"{who}: {deeds(effect['outcome'])}.")
    for hook in card.get("lasting", []):
        n = hook.get("n", 1)
        more, higher = ("more", "higher") if n > 0 else ("fewer", "lower")
        words = HOOKS[hook["hook"]].format(n=abs(n), more=more, higher=higher)
        said.append(f"While this card is in view, {words}.")
    if card.get("stays"):
        said.append("It stays in view for the rest of the game.")
    return " ".join(said)


def fail_words(card: Entry) -> str:
    """What the fail section of a Final Assault card does, after its narrative."""
    fail = card["fail"]
    said: list[str] = []
    if fail.get("outcome"):
        said.append(f"Everybody in the group: {deeds(fail['outcome'])}.")
    if fight := fail.get("fight"):
        said.append(
            f"Fight: Stealth {fight['stealth']}, Combat {fight['combat']}, health {fight['health']}."
        )
    if fail.get("lose"):
        said.append("The game is lost.")
    if card.get("limit", 5) != 5:
        said.append(f"{card['limit']} failures lose the game.")
    return " ".join(said)
