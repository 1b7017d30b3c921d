"""A new game of any kind, with the options of each game as typed arguments."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Literal, overload

from othersight.games import definition_of
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game

Figures = Mapping[str, int | str]


@overload
def new(
    name: Literal["the-others"],
    seed: int | str | None = None,
    *,
    story: str = ...,
    map: str = ...,
    sin: str = ...,
    acolyte: str = ...,
    hero_players: int = ...,
    campaign: str | Mapping[str, Any] = ...,
    team: str | Sequence[str] = ...,
    heroes: str | Sequence[str] = ...,
    edition: str = ...,
    figures: Figures = ...,
) -> Game: ...


@overload
def new(
    name: Literal["they-live"],
    seed: int | str | None = None,
    *,
    players: int = ...,
    difficulty: str = ...,
    town: str = ...,
    cards: str = ...,
    seen: Sequence[str] = ...,
    figures: Figures = ...,
) -> Game: ...


@overload
def new(name: str, seed: int | str | None = None, **options: Any) -> Game: ...


def new(name: str, seed: int | str | None = None, **options: Any) -> Game:
    """A new game at its first decision. Without a seed one is drawn; `game.start["seed"]` tells it.

    The same seed and options always give the same game.
    """
    if seed is None:
        seed = os.urandom(16).hex()
    if isinstance(seed, bool) or not isinstance(seed, (int, str)) or not is_text(str(seed)):
        raise UnknownName(
            f"seed is {seed!r}; give a whole number or a text",
            "error-seed",
            given=ascii(seed),
        )
    return definition_of(name).begin(options, str(seed))


def is_text(seed: str) -> bool:
    """Whether a seed can be turned into bytes; what a shell has handed on may hold half signs."""
    return not any(["\ud800" <= sign <= "\udfff" for sign in seed])
