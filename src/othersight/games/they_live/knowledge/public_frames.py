"""What everybody sees of the procedures on the stack: Action turn, card in use, Final Assault card, fights.

Nothing here depends on who looks (TL-HIDDEN-08); what only some may see is shown by the views.
"""

from typing import Any

from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.assault import PlayCard
from othersight.games.they_live.rules.fail_section import FailSection
from othersight.games.they_live.rules.invader_fight import InvaderFight
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.use_card import UseCard
from othersight.kernel.game import Game


def public_frame(g: Game, frame: object) -> dict[str, Any] | None:
    """A rule under way as anybody may describe it, or None if it is none of these."""
    if isinstance(frame, ActionTurn):
        return {
            "what": "action-turn",
            "seat": frame.seat,
            "taken": list(frame.taken),
            "refused": list(frame.refused),
        }
    if isinstance(frame, UseCard):
        return {
            "what": "use-card",
            "seat": frame.seat,
            "face": table_of(g).config.card_face[frame.card],
        }
    return assault_frame(frame)


def assault_frame(frame: object) -> dict[str, Any] | None:
    """What is public of the Final Assault: the card in play, its failures, and who fights whom."""
    if isinstance(frame, PlayCard):
        return {
            "what": "assault-card",
            "card": frame.card,
            "level": frame.level,
            "failures": frame.failures,
        }
    if isinstance(frame, FailSection):
        return {
            "what": "fail-section",
            "card": frame.card,
            "damage": frame.damage,
            "passes": frame.passes,
            "fighters": list(frame.fighters),
        }
    if isinstance(frame, InvaderFight):
        return {"what": "invader-fight", "foe": frame.foe, "fighters": list(frame.fighters)}
    return None
