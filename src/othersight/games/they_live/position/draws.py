"""Loaded draws by name: enemy tiles from the bag, and the billboard tiles that news puts up (TL-ENEMY-11)."""

from collections.abc import Iterable

from othersight.games.they_live.state.table import IN_BAG, LiveTable
from othersight.toolkit.position_values import one_of, twice


def loaded_draws(t: LiveTable, names: Iterable[object]) -> tuple[int, ...]:
    """What is drawn, in order. A tile in the bag goes by its face, a billboard tile by artwork and message."""
    boards = {" ".join(pair): number for number, pair in enumerate(t.config.billboard_tiles)}
    bag: dict[str, list[int]] = {}
    for tile in t.tiles:
        if tile.state == IN_BAG:
            bag.setdefault(tile.face, []).append(tile.index)
    left = {face: list(tiles) for face, tiles in bag.items()}
    draws: list[int] = []
    for name in names:
        word = one_of(name, "draws", (*bag, *boards))
        if word in boards:
            draws.append(boards[word])
        elif left[word]:
            draws.append(left[word].pop(0))
        else:
            raise twice("draws", word)
    return tuple(draws)


def names_of_draws(t: LiveTable, draws: Iterable[int]) -> list[str]:
    """The names that load these draws; a tile that is in the bag is meant before a billboard tile."""
    return [
        t.tiles[number].face
        if number < len(t.tiles) and t.tiles[number].state == IN_BAG
        else " ".join(t.config.billboard_tiles[number])
        for number in draws
    ]
