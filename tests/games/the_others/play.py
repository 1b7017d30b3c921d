"""The words of the rule tests: a position in, play as a person would, a position out.

    game = at(hero="rose", heroes={"rose": {"space": "e"}}, monsters=[monster("acolyte", "e")])
    play(game, "fight", "mean no", "corruption no", dice=faces("blank blank hit hit"))
    assert dead(game) == ["acolyte"]
    assert asked(game) == ("heroes-1", "main")

The board is nine plain tiles unless a test names a map or a board of its own:

    A B C      A District is written `e`; the Street Space `e/nw` is also `a/se`, `b/sw`, `d/ne`.
    D E F      All Heroes start in `a/nw`. Only what the test names lies on the board, the Sins
    G H I      Player holds no card, and the Sin's power is off unless a test says `power=True`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from othersight.bots import Observation, player
from othersight.games.the_others.position.dice import loaded_dice, names_of_dice
from othersight.games.the_others.position.interface import game_at
from othersight.games.the_others.position.options import option_named, text_with_names
from othersight.games.the_others.rules.figures import table_of as table_of
from othersight.games.the_others.state.config import HEROES, MONSTERS, TOKENS
from othersight.games.the_others.state.table import KILLED, ON_BOARD, Hero, Monster, Space
from othersight.kernel.game import Game
from othersight.toolkit.position_starts import END

BOARD: dict[str, Any] = {"layout": "A B C\nD E F\nG H I", "start": "a/nw"}
"""The standard board: nine tiles without icons and printed tokens, three by three."""

SMALL: dict[str, Any] = {"layout": "A B", "start": "a/nw"}
"""Two tiles side by side."""

RIVER: dict[str, Any] = {
    "layout": "A . B",
    "start": "a/nw",
    "metro": {"red": ["a/ne", "b/nw"]},
}
"""Two tiles with a river between them and a Metro line across."""

TOWN: dict[str, Any] = {
    "layout": "Z1 Z2 B\nZ3 Z4 Z5\nG H I",
    "start": "g/sw",
    "orbital": ["g/sw"],
    "tiles": {
        "house-of-mercy": {"code": "Z1", "name": "Z1", "icons": ["heal"], "source": "test"},
        "chapel": {"code": "Z2", "name": "Z2", "icons": ["repent"], "source": "test"},
        "precinct": {"code": "Z3", "name": "Z3", "icons": ["extra-turn"], "source": "test"},
        "shop": {"code": "Z4", "name": "Z4", "icons": ["inventory", "heal"], "source": "test"},
        "launcher": {"code": "Z5", "name": "Z5", "icons": ["orbital-strike"], "source": "test"},
    },
}
"""A board with Districts whose icons do something."""

OPTIONS = (
    "story",
    "map",
    "sin",
    "acolyte",
    "hero_players",
    "team",
    "edition",
    "figures",
    "revision",
    "board",
    "power",
)
"""Keywords of `at` that are options of the game; all others are parts of the position. `team` names
the Heroes who are in play, clockwise; without it those in `heroes` are, and others as needed."""

LEAST = ("end", "pass", "decline")
"""What somebody answers who wants to do nothing."""

BARE: dict[str, Any] = {"hand": [], "spaces": {}, "monsters": []}


def at(dice: Sequence[str] = (), seed: str = "0", **given: Any) -> Game:
    """A game that begins in this position, at its first decision."""
    options = {name: given.pop(name) for name in OPTIONS if name in given}
    if "team" in options:
        options["heroes"] = options.pop("team")
    if "map" not in options and "board" not in options:
        options["board"] = BOARD
    options.setdefault("power", False)
    position = {**(BARE if "map" not in options else {"hand": []}), "when": "main", **given}
    return game_at(options, position, dice, seed)


def play(game: Game, *lines: str, dice: Sequence[str] = ()) -> Game:
    """Answer as the lines say, each by whoever is asked (or `sins: ...`, `heroes-2: ...`).

    The dice named fall next, in this order: neither more nor fewer may be rolled, and none where none is named,
    unless the position itself has loaded some.
    """
    loads = bool(dice) or not game.chance.loaded
    if loads:
        game.chance.loaded = loaded_dice([*dice, END])
    if dice:
        game.start = {**game.start, "dice": [*game.start["dice"], *dice]}
    for line in lines:
        answer(game, line)
    if loads:
        left = names_of_dice(game.chance.loaded[:-1])
        assert not left, f"these dice did not fall: {' '.join(left)}"
        game.chance.loaded = ()
    return game


def idle(game: Game, until: str) -> Game:
    """Everybody does as little as he may until that kind of question is asked."""
    for _ in range(500):
        if asked(game)[1] == until or game.question is None:
            break
        least = [word for word in LEAST if is_open(game, word)]
        game.answer(least[0] if least else 0)
    assert asked(game)[1] == until, f"'{until}' was not asked; {asked(game)} is"
    return game


def answer(game: Game, line: str) -> None:
    """One line: an option as a person writes it, with or without the seat before it."""
    name, colon, said = line.partition(": ")
    seat = seats(game).index(name) if colon else -1
    question = game.question_of(seat)
    option = option_named(table_of(game), question.options, said if colon else line)
    assert option is not None, (
        f"'{line}' is not open to {asked(game)}; open are {open_options(game)}"
    )
    game.answer(option, question.seat)


def faces(text: str) -> list[str]:
    """Faces by name; `hit*3` is three of them. Sin dice (rolled first): hit burst corr blank.

    Hero dice: hit def cc skill faith. `hit` fits either die.
    """
    found: list[str] = []
    for word in text.split():
        face, _, times = word.partition("*")
        found += [face] * (int(times) if times else 1)
    return found


def asked(game: Game) -> tuple[str, str]:
    """Who is waited for, and for what; ("", outcome) when the game is over."""
    question = game.question
    if question is None:
        return ("", game.outcome)
    return (seats(game)[question.seat], question.kind)


def seats(game: Game) -> list[str]:
    """The seats by name: sins, heroes-1, ..."""
    return list(game.definition.seats(game))


def open_options(game: Game) -> list[str]:
    """What whoever is asked may answer, written with names."""
    question = game.question
    options = question.options if question else []
    return [text_with_names(table_of(game), option) for option in options]


def is_open(game: Game, text: str) -> bool:
    """Whether that answer is open to whoever is asked."""
    question = game.question
    return bool(question and option_named(table_of(game), question.options, text))


def why_not(game: Game, text: str) -> str:
    """The rule that keeps an option from whoever is asked, or "" if it is open."""
    addresses = table_of(game).config.city.addresses
    words = [str(addresses.get(word, word)) for word in text.split()]
    reason = game.why_not(game.questions[0].seat, " ".join(words))
    return reason.rule if reason else ""


def names_of_moves(game: Game) -> set[str]:
    """Where whoever is asked may step, each Space by its first address."""
    return {text.split()[1] for text in open_options(game) if text.startswith("move ")}


def hero(game: Game, name: str) -> Hero:
    """A Hero's record."""
    return table_of(game).heroes[HEROES.index(name)]


def space(game: Game, address: str) -> Space:
    """A Space's record."""
    return table_of(game).spaces[space_number(game, address)]


def space_number(game: Game, address: str) -> int:
    """The number of a Space."""
    return table_of(game).config.city.space(address)


def where(game: Game, name: str) -> str:
    """The address of the Space a Hero is in."""
    return table_of(game).config.city.name[hero(game, name).space]


def same_space(game: Game, name: str, address: str) -> bool:
    """Whether a Hero is in that Space, whichever of its addresses is used."""
    return hero(game, name).space == space_number(game, address)


def tokens_in(game: Game, address: str) -> dict[str, int]:
    """The face-up physical tokens of a Space, by kind."""
    held = space(game, address).tokens
    return {name: held[kind] for kind, name in enumerate(TOKENS) if held[kind]}


def supply(game: Game, kind: str) -> int:
    """How many tokens of a kind are left."""
    return table_of(game).supply[TOKENS.index(kind)]


def monster(kind: str, address: str | int = "", **more: Any) -> dict[str, Any]:
    """A Monster of a position: `monster("acolyte", "e")`, `monster("avatar", state="dead")`."""
    return {"kind": kind, **({"space": address} if address else {}), **more}


def dead_monster(kind: str, count: int = 1) -> dict[str, Any]:
    """So many Monsters of a kind in the dead pool."""
    return {"kind": kind, "state": "dead", "count": count}


def monsters_in(game: Game, address: str) -> list[str]:
    """The kinds of the Monsters in a Space, sorted."""
    t = table_of(game)
    return sorted([kind_of(t.monsters[m]) for m in space(game, address).monsters])


def heroes_in(game: Game, address: str) -> list[str]:
    """The Heroes in a Space, sorted."""
    return sorted([HEROES[h] for h in space(game, address).heroes])


def dead(game: Game) -> list[str]:
    """The kinds of the Monsters in the dead pool, sorted."""
    return sorted([kind_of(m) for m in table_of(game).monsters if m.state == KILLED])


def on_board(game: Game, kind: str) -> list[str]:
    """Where the Monsters of a kind (or of a Hell Club card) stand."""
    city = table_of(game).config.city
    found = [m for m in table_of(game).monsters if m.state == ON_BOARD and kind_of(m) == kind]
    return [city.name[m.space] for m in found]


def kind_of(monster: Monster) -> str:
    """A Monster's kind, or the card of a Hell Club member."""
    return monster.card or MONSTERS[monster.kind]


def logged(game: Game, key: str) -> list[tuple[Any, ...]]:
    """The values of every log line with that key, whoever may see it."""
    return [entry.values for entry in game.chronicle.entries() if entry.key == key]


def sins(game: Game) -> Any:
    """The Sins Player's record: hand, deck, discard, reactions, apocalypse, ..."""
    return table_of(game).sins


def story(game: Game) -> Any:
    """The Story's record: mission, progress, done, ..."""
    return table_of(game).story


def space_with(**things: Any) -> Mapping[str, Any]:
    """A Space of a position: `spaces={"e": space_with(fire=1, hidden=["innocent"])}`."""
    return things


def tile(code: str, icons: Sequence[str], *permanent: str) -> dict[str, Any]:
    """A tile of a board: `"tiles": {"chapel": tile("Z1", ["repent"], "fire", "nest/sw")}`."""
    printed = {"permanent": list(permanent)} if permanent else {}
    return {"code": code, "name": code, "icons": list(icons), **printed, "source": "test"}


def played(game: Game) -> Game:
    """A game played to its end by players who do anything."""
    players = [player("random", "the-others", seat, f"{seat}") for seat in range(len(game.seats))]
    while game.questions:
        seat = game.questions[0].seat
        game.answer(players[seat].choose(Observation(game, seat)), seat)
    return game
