"""Enemy tiles: spawning, turning over, stacks, moving, leaving the board (chapter TL-ENEMY)."""

from othersight.games.they_live.rules.effects import lasting
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import TileFace
from othersight.games.they_live.state.table import (
    DISCARDED,
    GONE,
    IN_BAG,
    ON_BOARD,
    RECRUITED,
    LiveTable,
    Tile,
)
from othersight.kernel.game import Game


def face_of(t: LiveTable, tile: int) -> TileFace:
    """The printed tile."""
    return t.config.tile_faces[t.tiles[tile].face]


def front_of(t: LiveTable, tile: int) -> str:
    """The front of a tile, which everybody sees. The log names tiles by it: numbers go round with the bag."""
    return t.config.tile_faces[t.tiles[tile].face].front


def health_of(t: LiveTable, tile: int) -> int:
    """TL-ENEMY-06: printed health minus damage tokens."""
    record = t.tiles[tile]
    return t.config.tile_faces[record.face].health - record.damage


def combat_of(t: LiveTable, tile: int) -> int:
    """A tile's Combat value with what the news adds."""
    return max(0, face_of(t, tile).combat + lasting(t, "enemy-combat"))


def stealth_of(t: LiveTable, tile: int) -> int:
    """A tile's Stealth value with what the news adds."""
    return max(0, face_of(t, tile).stealth + lasting(t, "enemy-stealth"))


def tiles_in_bag(t: LiveTable) -> list[int]:
    """TL-ENEMY-11: the green tiles that can be drawn."""
    return [tile.index for tile in t.tiles if tile.state == IN_BAG]


def draw_tile(g: Game, bag: list[int] | None = None) -> int:
    """TL-ENEMY-11: a random green tile from the bag, refilled from the discard; -1 if there is none. Whoever draws
    several looks into the bag once, and each tile is taken out of what was seen."""
    if bag is None:
        bag = tiles_in_bag(table_of(g))
    if not bag:
        bag += refill_bag(g)
    if not bag:
        return -1
    g.seals += 1
    tile = g.chance.pick(bag)
    bag.remove(tile)
    return tile


def refill_bag(g: Game) -> list[int]:
    """The discarded tiles, mixed: who has seen a back cannot tell it again by its number (TL-INFO-13, TL-ENEMY-11)."""
    t: LiveTable = g.table
    back = [tile.index for tile in t.tiles if tile.state == DISCARDED]
    faces = g.shuffle(tuple(sorted([t.tiles[index].face for index in back])))
    for at, index in enumerate(back):
        record = t.edit_tile(index)
        record.state = IN_BAG
        record.face = faces[at]
        record.turned = False
    return back


def put_on_board(g: Game, tile: int, space: int) -> None:
    """TL-ENEMY-07, TL-ENEMY-08: a new tile goes under the stack; age counts from spawning."""
    t: LiveTable = g.table
    t.spawned += 1
    record = t.edit_tile(tile)
    record.state = ON_BOARD
    record.age = t.spawned
    record.turned = False
    record.space = space
    put_on_stack(t, tile, space)
    g.tell("enemy", tile, space, front_of(t, tile))


def move_tile(g: Game, tile: int, space: int) -> None:
    """A tile goes to another space, into its place by age."""
    t: LiveTable = g.table
    record = t.edit_tile(tile)
    left = record.space
    record.space = space
    take_off_stack(t, tile, left)
    put_on_stack(t, tile, space)
    g.tell("enemy-moves", tile, left, space, front_of(t, tile))


def restack(t: LiveTable, space: int) -> None:
    """TL-ENEMY-07: the tile longest on the board on top."""
    here = [tile for tile in t.tiles if tile.state == ON_BOARD and tile.space == space]
    here.sort(key=age_of)
    t.edit_place(space).stack = tuple([tile.index for tile in here])


def put_on_stack(t: LiveTable, tile: int, space: int) -> None:
    """TL-ENEMY-07: into its place by age, above all that have been on the board for less time."""
    place = t.edit_place(space)
    stack = place.stack
    at = len(stack)
    while at and is_older(t.tiles[tile], t.tiles[stack[at - 1]]):
        at -= 1
    if at == len(stack):
        place.stack += (tile,)
    else:
        place.stack = (*stack[:at], tile, *stack[at:])


def take_off_stack(t: LiveTable, tile: int, space: int) -> None:
    """The others on the space stay in their order."""
    place = t.edit_place(space)
    place.stack = tuple([other for other in place.stack if other != tile])


def is_older(tile: Tile, other: Tile) -> bool:
    """Whether it was spawned earlier; tiles put on the board at once, as for a position, go by number."""
    return tile.age < other.age or (tile.age == other.age and tile.index < other.index)


def age_of(tile: Tile) -> int:
    """When the tile was spawned."""
    return tile.age


def turn_over(g: Game, tile: int) -> None:
    """TL-ENEMY-09: once turned it stays known to all."""
    t: LiveTable = g.table
    if not t.tiles[tile].turned:
        t.edit_tile(tile).turned = True
        g.reveal()
        g.tell("enemy-turned", tile, front_of(t, tile), t.tiles[tile].face)


def kill_tile(g: Game, tile: int) -> None:
    """TL-ENEMY-11: a green tile to the discard, a boss out of the game."""
    t: LiveTable = g.table
    boss = face_of(t, tile).boss
    leave_board(t, tile, GONE if boss else DISCARDED)
    g.tell("enemy-killed", tile, front_of(t, tile))


def recruit_tile(g: Game, tile: int) -> None:
    """TL-RESPONSE-22, TL-RESPONSE-23: a persuaded tile joins the Resources without its damage."""
    t: LiveTable = g.table
    leave_board(t, tile, RECRUITED)
    decks = t.edit_decks()
    decks.recruits = (*decks.recruits, tile)
    g.tell("enemy-persuaded", tile, front_of(t, tile))


def leave_board(t: LiveTable, tile: int, state: int) -> None:
    """A tile is taken off its space; where it last lay is remembered, for the text that its death sets off."""
    record = t.edit_tile(tile)
    space = record.space
    record.state = state
    record.damage = 0
    take_off_stack(t, tile, space)


def nearer(t: LiveTable, space: int, target: int) -> list[int]:
    """Neighbouring spaces on a shortest way by threads, lowest number first."""
    distance = t.config.distance
    if space == target:
        return []
    return [s for s in t.config.threads[space] if distance[s][target] < distance[space][target]]
