"""The Final Assault as the Humans play it: splits, Resources, fights (chapter TL-ASSAULT)."""

from typing import Final

from othersight.games.they_live.bots.dice import at_least, fight
from othersight.games.they_live.bots.position import PersonView, Position
from othersight.games.they_live.state.config import SKILLS, AssaultCard

SAFE: Final = 0.88
"""A chance to pass at which nothing more is spent."""
HOPELESS: Final = 0.2
"""A chance below which even everything would be wasted."""


class Test:
    """The test under way, with what has been spent on it and played against it."""

    def __init__(self, pos: Position) -> None:
        frame = pos.frame("assault-test")
        assert frame is not None
        self.skill = SKILLS.index(frame["skill"])
        self.group = [pos.players[seat] for seat in frame["group"]]
        faces = pos.figures.config.faces
        against = sum([faces[id].assault_value for id in frame["against"]])
        self.required = len(self.group) + frame["printed"] + against
        self.spent = sum([faces[id].assault_value for id in frame["spent"]])
        self.spent += sum([tile_value(pos, id) for id in pos.memory.recruits_spent(pos.view)])
        self.dice = sum([pos.assault_dice(person, self.skill) for person in self.group])

    def chance(self, pos: Position, more: int = 0, harder: int = 0) -> float:
        """The chance to pass with so many more points spent or played against it (TL-ASSAULT-11)."""
        needed = max(1, self.required + harder - self.spent - more)
        return at_least(self.dice, needed, pos.die)


def tile_value(pos: Position, id: str) -> int:
    """The Final Assault value of a persuaded tile."""
    return pos.figures.config.tile_faces[id].assault_value


def card_in_play(pos: Position) -> AssaultCard | None:
    """The Final Assault card on the table."""
    frame = pos.frame("assault-card")
    return pos.figures.config.assault[frame["card"]] if frame else None


def level(pos: Position) -> int:
    """Which of the three cards is in play."""
    frame = pos.frame("assault-card")
    return int(frame["level"]) if frame else 1


def attempts_left(pos: Position) -> int:
    """Attempts at this card, this one included."""
    card = card_in_play(pos)
    frame = pos.frame("assault-card")
    return card.limit - frame["failures"] if card and frame else 1


def helping(pos: Position, skill: int) -> dict[str, int]:
    """The Resources that help a test of this skill: the number in the option, and the points."""
    decks = pos.view["decks"]
    points: dict[str, int] = {}
    for card in decks["useful"]:
        face = pos.figures.face(card["face"])
        if face.assault_skill == skill:
            points[str(card["card"])] = face.assault_value
    return points


def recruits_value(pos: Position, skill: int) -> int:
    """Points of the persuaded tiles for a skill."""
    total = 0
    for id in pos.view["decks"]["recruits"]:
        face = pos.figures.config.tile_faces[id]
        if face.assault_skill == skill:
            total += face.assault_value
    return total


def resource(pos: Position, options: list[str]) -> str:
    """TL-TIME-50: spend while it is needed and can still help; keep what later levels will need more."""
    test = Test(pos)
    spend = next(option for option in options if option.startswith("spend"))
    keep = next(option for option in options if option.startswith("keep"))
    if test.chance(pos) >= SAFE:
        return keep
    everything = sum(helping(pos, test.skill).values()) + recruits_value(pos, test.skill)
    later = pos.figures.demand_after(level(pos))[test.skill]
    if test.chance(pos, everything) < HOPELESS and attempts_left(pos) > 1:
        return keep
    enough = SAFE if later < 0.3 or attempts_left(pos) <= 2 else 0.7
    return keep if test.chance(pos) >= enough else spend


def split(pos: Position, options: list[str]) -> str:
    """TL-TIME-47: the halves that are likeliest to pass both tests; everybody reckons alike."""
    card = card_in_play(pos)
    if card is None or len(card.tests) < 2:
        return options[0]
    group = [s for s in pos.alive() if not pos.players[s]["revealed"]]

    def both(option: str) -> float:
        first = [int(word) for word in option.split()[1:]]
        second = [seat for seat in group if seat not in first]
        return half_chance(pos, first, card.tests[0]) * half_chance(pos, second, card.tests[1])

    return max(options, key=both)


def half_chance(pos: Position, seats: list[int], test: tuple[int, int]) -> float:
    """The chance of a half with all its Resources."""
    skill, printed = test
    dice = sum([pos.assault_dice(pos.players[seat], skill) for seat in seats])
    points = sum(helping(pos, skill).values()) + recruits_value(pos, skill)
    return at_least(dice, max(1, len(seats) + printed - points), pos.die) + 1e-4 * dice


def assault_fight(pos: Position, options: list[str]) -> str:
    """TL-TIME-53: join while the enemy does not kill; the more fight the sooner it is over."""
    card = card_in_play(pos)
    frame = pos.frame("fail-section")
    if card is None or frame is None:
        return "join"
    health = max(1, card.fight[2] - frame["damage"])
    fighters = [person for person in members(pos) if pos.life(person) > 1]
    dice = tuple([pos.combat_dice(person, True) for person in fighters or members(pos)])
    odds = fight((), dice, (0, card.fight[1], health), pos.die)
    doomed = pos.life(pos.me) <= 2 and odds.death(pos.life(pos.me)) > 0.1
    return "stay-out" if doomed else "join"


def members(pos: Position) -> list[PersonView]:
    """The test group."""
    people = [pos.players[seat] for seat in pos.alive()]
    return [person for person in people if not person["revealed"]]


def invader_fight(pos: Position, options: list[str]) -> str:
    """TL-TIME-54: everybody who can bear the Invader's blows."""
    frame = pos.frame("invader-fight")
    if frame is None:
        return "join"
    foe = pos.players[frame["foe"]]
    blows = pos.combat_dice(foe, True)
    return "join" if pos.life(pos.me) > (blows + 1) // 2 + 1 else "stay-out"


def foe(pos: Position, options: list[str]) -> str:
    """TL-ASSAULT-29: the weakest first."""
    return min(options, key=lambda option: pos.life(pos.players[int(option.split()[1])]))
