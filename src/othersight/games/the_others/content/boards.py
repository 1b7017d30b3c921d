"""Boards, dice and supply from their files: heroes.toml, monsters.toml, dice.toml, tokens.toml
(TO-SETUP-03, TO-SETUP-05, TO-SETUP-11; TO-DICE-02, TO-DICE-03, TO-DICE-10; TO-TOKEN-01; TO-NPC-01).
"""

from collections.abc import Mapping

from othersight.games.the_others.content.entries import Entry, Source
from othersight.games.the_others.content.records import (
    AcolyteBoard,
    HeroBoard,
    MonsterStats,
    SinBoard,
    SinPower,
)

CLASSES = ("leader", "bruiser", "shooter", "fixer")
HERO_RESULTS = ("hit", "def", "cc", "skill", "faith")
SIN_RESULTS = ("hit", "burst", "corr", "blank")
EXPLORATION = ("fire", "corruption", "pentagram", "nest", "extra-turn", "innocent")
NPCS = ("commissioner", "proxy", "ravencorp")


def read_heroes(source: Source, table: Mapping[str, object]) -> dict[str, HeroBoard]:
    """Every dashboard, secondary ones too."""
    boards = {id: _hero(Entry(source, (id,), entry)) for id, entry in table.items()}
    for board in boards.values():
        other = boards.get(board.other_board)
        if board.other_board and (other is None or other.board_of != board.id):
            source.report((board.id, "other_board"), f"no board here has board_of = {board.id}")
    return boards


def _hero(entry: Entry) -> HeroBoard:
    board = HeroBoard(
        id=entry.path[-1],
        catalogue=entry.word("catalogue"),
        hero_class=entry.word("class", CLASSES),
        fight=entry.figure("fight", 0, 8),
        skill=entry.figure("skill", 0, 8),
        defense=entry.figure("defense", 0, 8),
        ranged=entry.flag("ranged"),
        ability=entry.word("ability"),
        windows=entry.windows(),
        figures=entry.figures("figures", 0, 8),
        other_board=entry.word("other_board") if entry.has("other_board") else "",
        board_of=entry.word("board_of") if entry.has("board_of") else "",
        is_boxed=entry.word("box", ("core", "house")) == "core",
    )
    entry.close()
    return board


def _stats(entry: Entry) -> MonsterStats:
    return MonsterStats(
        fight=entry.figure("fight", 0, 12),
        defense=entry.figure("defense", 1, 12),
        count=entry.figure("count", 1, 12),
    )


def _closed_stats(entry: Entry) -> MonsterStats:
    stats = _stats(entry)
    entry.close()
    return stats


def read_sins(monsters: Entry) -> dict[str, SinBoard]:
    """The Sins' boards."""
    sins = monsters.part("sins")
    entries = {id: sins.part(id) for id in sins.table}
    boards = {id: read_sin(id, entry) for id, entry in entries.items()}
    for entry in entries.values():
        entry.close_part()
    return boards


def read_sin(id: str, entry: Entry) -> SinBoard:
    """One Sin's board; a file of its own has its cards as well."""
    power = entry.part("power")
    board = SinBoard(
        id=id,
        power=SinPower(power.word("id"), power.windows(), power.figures("figures", 0, 8)),
        abomination=_closed_stats(entry.part("abomination")),
        controller=_closed_stats(entry.part("controller")),
        avatar=_closed_stats(entry.part("avatar")),
    )
    power.close()
    return board


def read_acolytes(monsters: Entry) -> dict[str, AcolyteBoard]:
    """The Acolytes' boards."""
    acolytes = monsters.part("acolytes")
    return {id: _acolyte(acolytes.part(id)) for id in acolytes.table}


def _acolyte(entry: Entry) -> AcolyteBoard:
    board = AcolyteBoard(
        id=entry.path[-1],
        catalogue=entry.catalogue(),
        box=entry.word("box", ("core", "expansion")),
        stats=_stats(entry),
        windows=entry.windows(),
    )
    entry.close()
    return board


def read_hell_club(monsters: Entry) -> dict[str, MonsterStats]:
    """Stats by the id of the Apocalypse card that brings the member in (TO-HELLCLUB-02)."""
    members = monsters.part("hell_club")
    return {id: _closed_stats(members.part(id)) for id in members.table}


def read_tainted(monsters: Entry) -> MonsterStats:
    """The Hero who has become a Monster (DP-7)."""
    return _closed_stats(monsters.part("tainted"))


def read_die(entry: Entry, results: tuple[str, ...]) -> tuple[str, ...]:
    """The six faces of a die, in the order of the file."""
    entry.part("faces")
    faces = entry.figures("faces", 0, 6, results)
    if sum(faces.values()) != 6:
        entry.report("faces", f"add up to {sum(faces.values())}; a die has 6 faces")
    for result in results:
        if not faces.get(result):
            entry.report("faces", f"{result} is on no face; every result must be on one at least")
    entry.close()
    return tuple(face for face, count in faces.items() for _ in range(count))


def read_supply(entry: Entry, kinds: tuple[str, ...]) -> dict[str, int]:
    """How many tokens of each kind there are."""
    return {kind: _supply(entry.part(kind)) for kind in kinds}


def _supply(entry: Entry) -> int:
    supply = entry.figure("supply", 0, 40)
    entry.close()
    return supply
