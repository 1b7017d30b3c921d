"""What can be asked of the rules under way: an encounter, a confrontation, a Final Assault card and its test."""

from typing import Any

from othersight.games.they_live.position.export import card_text
from othersight.games.they_live.position.values import seat_names
from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.assault import PlayCard
from othersight.games.they_live.rules.attempt import AssaultTest
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.pvp import Confrontation
from othersight.games.they_live.rules.response import Encounter
from othersight.games.they_live.state.config import FACES, SKILLS
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure

FRAMES: dict[str, type[Procedure]] = {
    "action_turn": ActionTurn,
    "encounter": Encounter,
    "confrontation": Confrontation,
    "assault_card": PlayCard,
    "test": AssaultTest,
}
FACTS: dict[str, tuple[str, ...]] = {
    "action_turn": ("seat", "taken", "refused"),
    "encounter": ("seat", "tile", "members", "armed", "penalty", "wanting"),
    "confrontation": (
        "attacker",
        "defender",
        "token",
        "inspected",
        "attacker_penalty",
        "defender_penalty",
        "attacker_armed",
        "defender_armed",
        "attacker_roll",
        "defender_roll",
        "loser",
    ),
    "assault_card": ("card", "level", "failures", "fought"),
    "test": ("skill", "printed", "group", "required", "against", "spent", "armed"),
}
OF_PEOPLE = ("members", "wanting", "attacker", "defender", "loser")
OF_SEATS = ("seat", "refused", "fought", "group")


def frame_fact(game: Game, group: str, key: str) -> Any:
    """One value of the innermost rule of that kind under way, or that there is none."""
    frame = next((f for f in reversed(game.stack) if isinstance(f, FRAMES[group])), None)
    if frame is None:
        return f"no {group} is under way"
    t = table_of(game)
    if isinstance(frame, AssaultTest) and key == "required":
        against = sum([t.config.face(card).assault_value for card in frame.against])
        return len(frame.group) + frame.printed + against
    value = getattr(frame, key)
    if isinstance(value, tuple):
        return [told(t, group, key, item) for item in value]
    return told(t, group, key, value)


def told(t: LiveTable, group: str, key: str, value: Any) -> Any:
    """A value with a name for its number."""
    seats = seat_names(t.config.players)
    if key in OF_SEATS or (key == "armed" and group == "test"):
        return seats[value]
    if key in OF_PEOPLE or key == "armed":
        return seats[t.people[value].seat] if value >= 0 else ""
    if key in ("attacker_roll", "defender_roll"):
        return FACES[value]
    if key == "tile":
        return t.tiles[value].face
    if key == "skill":
        return SKILLS[value]
    return card_text(t, value) if key in ("against", "spent") else value
