"""Printed things that a position may change beside figures: the board's threads, and the characters' specials."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from othersight.games.they_live.content import Content
from othersight.games.they_live.content.earlier import earlier_figures
from othersight.games.they_live.content.figures import content_with
from othersight.games.they_live.content.selection import TOWNS
from othersight.games.they_live.setup.configure import config_for
from othersight.games.they_live.state.config import Config
from othersight.toolkit.position_values import (
    Fields,
    does_not_fit,
    list_in,
    one_of,
    whole,
    wrong_type,
)

OWN_OPTIONS = ("board", "abilities")
"""Options that only a position has."""

BOARD_KEYS = ("threads", "billboards", "cable_54", "unnamed")
SPACES = 24
BILLBOARDS = 3


@lru_cache(maxsize=64)
def config_on(
    players: int,
    difficulty: str,
    figures: str,
    cards: str,
    town: str,
    seen: tuple[str, ...],
    revision: int,
    own: str,
) -> Config:
    """The Config with these figures and own options (as JSON), made once however many games share it."""
    changed = {**earlier_figures(revision), **json.loads(figures)}
    content = content_on(content_with(changed), town, json.loads(own))
    return config_for(players, difficulty, content, cards, town, seen, revision)


def content_on(content: Content, town: str, options: Mapping[str, Any]) -> Content:
    """The content with the town's board as the options have it, and without specials if they say so."""
    found = dict(content)
    board = TOWNS[town]
    if "board" in options:
        found[board] = {"space": board_from(content[board]["space"], options["board"])}
    if not abilities_in_force(options):
        characters = content["characters"]["character"]
        found["characters"] = {"character": [{**each, "specials": []} for each in characters]}
    return found


def abilities_in_force(options: Mapping[str, Any]) -> bool:
    """Whether the characters' specials count."""
    wanted = options.get("abilities", True)
    if not isinstance(wanted, bool):
        raise wrong_type("abilities", wanted, "true or false")
    return wanted


def board_from(printed: list[dict[str, Any]], data: object) -> list[dict[str, Any]]:
    """The printed board with whatever the data replace; areas, numbers and names of spaces stay."""
    fields = Fields(data, "board", BOARD_KEYS)
    ids = {str(space["id"]): int(space["number"]) for space in printed}
    kinds = kinds_from(printed, fields, ids)
    threads = threads_from(printed, fields, ids)
    return [
        {**space, "kind": kinds[space["number"]], "threads": threads[space["number"]]}
        for space in printed
    ]


def kinds_from(
    printed: list[dict[str, Any]], fields: Fields, ids: dict[str, int]
) -> dict[int, str]:
    """Billboards, Cable 54 and unnamed spaces; the others are named if the printed ones are."""
    kinds = {int(space["number"]): str(space["kind"]) for space in printed}
    named = [number for number, kind in kinds.items() if kind == "named"]
    billboards = places(fields, "billboards", ids)
    cable = place(fields.data["cable_54"], "board.cable_54", ids) if fields.has("cable_54") else 0
    if fields.has("billboards") and len(set(billboards)) != BILLBOARDS:
        raise does_not_fit("board.billboards", "name three spaces", "position-billboards")
    for number, kind in kinds.items():
        moved = (kind == "billboard" and billboards) or (kind == "cable54" and cable)
        kinds[number] = "unnamed" if moved else kind
    for number in [n for n in places(fields, "unnamed", ids) if n in named]:
        kinds[number] = "unnamed"
    for number in billboards:
        kinds[number] = "billboard"
    if cable:
        if kinds[cable] == "billboard":
            raise does_not_fit("board.cable_54", "a billboard stands there", "position-cable-54")
        kinds[cable] = "cable54"
    if "cable54" not in kinds.values():
        raise does_not_fit("board.cable_54", "Cable 54 needs a space", "position-cable-54")
    return kinds


def threads_from(
    printed: list[dict[str, Any]], fields: Fields, ids: dict[str, int]
) -> dict[int, list[int]]:
    """The threads, each at one of its ends; all spaces must hang together."""
    if not fields.has("threads"):
        return {int(space["number"]): list(space["threads"]) for space in printed}
    threads: dict[int, list[int]] = {number: [] for number in range(1, SPACES + 1)}
    for at, pair in enumerate(list_in(fields.data["threads"], "board.threads")):
        path = f"board.threads[{at}]"
        ends = [place(end, path, ids) for end in list_in(pair, path)]
        if len(ends) != 2 or ends[0] == ends[1]:
            raise wrong_type(path, pair, "a pair of different spaces")
        threads[min(ends)].append(max(ends))
    check_reach(threads)
    return threads


def check_reach(threads: dict[int, list[int]]) -> None:
    """Every space can be reached from every other."""
    joined = {number: set(ends) for number, ends in threads.items()}
    for number, ends in threads.items():
        for end in ends:
            joined[end].add(number)
    reached, edge = {1}, {1}
    while edge:
        edge = {far for near in edge for far in joined[near]} - reached
        reached |= edge
    missing = [str(number) for number in joined if number not in reached]
    if missing:
        raise does_not_fit(
            "board.threads", f"no way leads to {', '.join(missing)}", "position-threads"
        )


def places(fields: Fields, key: str, ids: dict[str, int]) -> list[int]:
    """A list of spaces."""
    items = list_in(fields.data.get(key, ()), fields.at(key))
    return [place(item, fields.at(key), ids) for item in items]


def place(value: object, path: str, ids: dict[str, int]) -> int:
    """A space by its number or name."""
    if isinstance(value, str):
        return ids[one_of(value, path, ids)]
    return whole(value, path, 1, SPACES)
