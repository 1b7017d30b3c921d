"""Othersight: play, referee, simulate and study two board games with every rule enforced.

>>> import othersight
>>> game = othersight.new("the-others", seed=7, story="havens-last-stand", hero_players=2)
>>> game.question.seat, game.question.kind
(0, 'place')
>>> game.answer(0)
>>> twin = othersight.load(game.save())
>>> twin.question.texts == game.question.texts
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from othersight import game_services as services

if TYPE_CHECKING:
    from othersight.api import load, new
    from othersight.campaigns import Campaign, campaign, load_campaign
    from othersight.kernel.errors import DamagedFile, IllegalOption, OthersightError, UnknownName
    from othersight.kernel.game import Game
    from othersight.kernel.question import Question, Reason, option_of, text_of

__all__ = [
    "Campaign",
    "DamagedFile",
    "Game",
    "IllegalOption",
    "OthersightError",
    "Question",
    "Reason",
    "UnknownName",
    "campaign",
    "load",
    "load_campaign",
    "new",
    "option_of",
    "text_of",
]

MODULES = {
    "Campaign": "campaigns",
    "campaign": "campaigns",
    "load_campaign": "campaigns",
    "load": "api",
    "new": "api",
    "DamagedFile": "kernel.errors",
    "IllegalOption": "kernel.errors",
    "OthersightError": "kernel.errors",
    "UnknownName": "kernel.errors",
    "Game": "kernel.game",
    "Question": "kernel.question",
    "Reason": "kernel.question",
    "option_of": "kernel.question",
    "text_of": "kernel.question",
}
"""Where each public name comes from: a module is loaded when somebody first asks for a name of it."""

services.attach()


def __getattr__(name: str) -> Any:
    if name not in MODULES:
        raise AttributeError(f"module 'othersight' has no attribute {name!r}")
    value = getattr(import_module(f"othersight.{MODULES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
