"""The words of They Live's rule tests: a position in, play as people would, a position out.

    game = at("action", seat=0, people={0: {"space": 14, "scrap": 3}})
    play(game, "stay", "craft glasses")
    assert person(game, 0).glasses == 1

Nobody stands where a test does not put him: without a space everybody is on space 8, nobody holds a card or a token,
no enemy is on the board, seat 0 leads, and all skills are 3.
"""

from collections.abc import Callable, Sequence
from typing import Any

from othersight.games.they_live.content import load_content
from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.position.dice import loaded_dice, names_of_dice
from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.assault import FinalAssault, PlayCard
from othersight.games.they_live.rules.conditions import Case
from othersight.games.they_live.rules.enemy import restack
from othersight.games.they_live.rules.location import LocationTurn
from othersight.games.they_live.rules.news import Propaganda
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.round import Round
from othersight.games.they_live.setup.configure import config_for
from othersight.games.they_live.setup.start import complete, deal, table_for
from othersight.games.they_live.state.config import Config
from othersight.games.they_live.state.table import NONE, ON_BOARD, RECRUITED, LiveTable, Person
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import text_of
from othersight.toolkit.position_starts import END
from tests.games.offered import check_offered

EMPTY = 8
"""An unnamed space without anything."""


People = dict[int, dict[str, Any]]
"""What `at` takes of each person, by seat."""


def at(
    when: str,
    seat: int = 0,
    players: int = 4,
    difficulty: str = "normal",
    people: People | None = None,
    tiles: Sequence[tuple[str, int]] = (),
    places: dict[int, dict[str, Any]] | None = None,
    decks: dict[str, Any] | None = None,
    dice: Sequence[str] = (),
    icons: dict[str, bool] | None = None,
    seed: str = "0",
    figures: Callable[[Config], None] | None = None,
    spares_as_dealt: bool = False,
    cards: str = "first",
    town: str = "city",
    **given: Any,
) -> Game:
    """A game that stands at that moment: action, response, confrontations, location, news, assault, or a
    Final Assault card by its id. `figures` changes printed figures before anything is put in place."""
    setting = {"players": players, "difficulty": difficulty, "cards": cards, "town": town}
    options = complete(setting)
    table = table_for({"options": options})
    chance = Chance(seed)
    deal(table, chance)
    if figures is not None:
        table.config = config_for(players, difficulty, load_content(), cards, town)
        figures(table.config)
    bare(table, spares_as_dealt)
    for name, value in given.items():
        assert hasattr(table, name), name
        setattr(table, name, value)
    for index, changes in (people or {}).items():
        change_person(table, index, changes)
    for face, space in tiles:
        spawn(table, face, space)
    for number, changes in (places or {}).items():
        change_place(table, number, changes)
    record = table.edit_decks()
    for name, value in (decks or {}).items():
        assert hasattr(record, name), name
        setattr(record, name, numbered(table, name, value))
    if icons is not None:
        table.icons = tuple(
            [
                int(icons.get(face, bool(table.icons[i])))
                for i, face in enumerate(table.config.card_face)
            ]
        )
    game = Game(THEY_LIVE, table, chance, {"options": options, "seed": seed})
    game.stack = stack_for(game, when, seat)
    table.unsettled = False
    load(game, dice)
    game.run()
    check_all_fell(game, dice)
    return game


def plain(config: Config) -> None:
    """Figures without house specials: no character has an ability."""
    for character in config.characters.values():
        character.specials = ()


def bare(table: LiveTable, spares_as_dealt: bool = False) -> None:
    """Nobody has anything; everybody is Human, on an empty space, with all skills at 3."""
    table.round = 1
    for person in list(table.people):
        if person.seat == NONE and spares_as_dealt:
            continue
        record = table.edit_person(person.index)
        decks = table.edit_decks()
        for card in record.bag:
            if table.config.face(card).red:
                decks.reserve = (*decks.reserve, card)
            else:
                decks.discard = (*decks.discard, card)
        record.bag = ()
        record.space = EMPTY
        record.skills = (3, 3, 3, 3, 3, 3)
        record.health = 6
        record.scrap = record.glasses = record.wanted = 0
        record.invader = False
        if record.seat != NONE:
            table.edit_knowledge(record.seat).identities = (record.index,)


def card(table: LiveTable, face: str) -> int:
    """A card of that face that nobody holds, taken out of wherever it lay."""
    held = {c for p in table.people for c in (*p.bag, p.weapon, p.off_hand, p.ally)}
    held |= {c for place in table.places for c in place.dropped + place.deposit}
    held |= set(table.decks.useful) | set(table.decks.sabotaged)
    found = next(
        i for i, name in enumerate(table.config.card_face) if name == face and i not in held
    )
    decks = table.edit_decks()
    decks.piles = tuple([tuple([c for c in pile if c != found]) for pile in decks.piles])
    decks.discard = tuple([c for c in decks.discard if c != found])
    decks.reserve = tuple([c for c in decks.reserve if c != found])
    return found


def numbered(table: LiveTable, pile: str, things: Any) -> Any:
    """Resources by their numbers: cards and persuaded tiles may be written by face."""
    if pile in ("useful", "sabotaged"):
        return tuple([card(table, one) if isinstance(one, str) else one for one in things])
    if pile == "recruits":
        return tuple([recruit(table, one) if isinstance(one, str) else one for one in things])
    return things


def recruit(table: LiveTable, face: str) -> int:
    """A tile of that face among the Resources."""
    tile = next(t for t in table.tiles if t.face == face and t.state not in (ON_BOARD, RECRUITED))
    table.edit_tile(tile.index).state = RECRUITED
    return tile.index


def change_person(table: LiveTable, index: int, changes: dict[str, Any]) -> None:
    """Fields of a Person by name; cards by their face."""
    record = table.edit_person(index)
    for name, value in changes.items():
        if name in ("weapon", "off_hand", "ally"):
            setattr(record, name, card(table, value))
        elif name == "bag":
            for face in value:
                record.bag = (*record.bag, card(table, face))
        else:
            assert hasattr(record, name), name
            setattr(record, name, value)


def change_place(table: LiveTable, number: int, changes: dict[str, Any]) -> None:
    """Fields of a Place by name; cards by their face; a billboard by artwork and message."""
    record = table.edit_place(number)
    for name, value in changes.items():
        if name in ("deposit", "dropped"):
            setattr(record, name, tuple([card(table, face) for face in value]))
        elif name == "billboard":
            record.billboard = table.config.billboard_tiles.index(value)
        else:
            assert hasattr(record, name), name
            setattr(record, name, value)


def spawn(table: LiveTable, face: str, space: int) -> int:
    """A tile of that face on a space."""
    tile = next(t for t in table.tiles if t.face == face and t.state != ON_BOARD)
    record = table.edit_tile(tile.index)
    table.spawned += 1
    record.state, record.space, record.age = ON_BOARD, space, table.spawned
    restack(table, space)
    return tile.index


def stack_for(game: Game, when: str, seat: int) -> list[Procedure]:
    """The procedures under way at a moment."""
    around = Round()
    others = [(seat + step) % len(table_of(game).playing) for step in range(1, 7)]
    around.seats = tuple(dict.fromkeys([s for s in others if s != seat]))
    top: list[Procedure] = []
    if when == "action":
        around.at, top = around.steps.index("action"), [ActionTurn(seat)]
    elif when == "response":
        around.seats = ()
        around.at = around.steps.index("enemies")
    elif when == "confrontations":
        around.seats = (seat, *around.seats)
        around.at = around.steps.index("confrontations")
    elif when == "location":
        around.at, top = around.steps.index("location"), [LocationTurn(seat)]
    elif when == "news":
        around.seats = ()
        around.at, top = around.steps.index("injuries"), [Propaganda()]
    elif when == "end-of-round":
        around.seats = ()
        around.at = around.steps.index("injuries")
    elif when == "assault":
        return [FinalAssault()]
    else:
        table_of(game).assault = True
        level = table_of(game).config.assault[when].level
        assault = FinalAssault()
        assault.level, assault.at = level, assault.steps.index("after_card")
        return [assault, PlayCard(when, level)]
    return [around, *top]


def load(game: Game, dice: Sequence[str]) -> None:
    """These faces fall next, and no others; if none are named, dice fall as they like."""
    if dice:
        game.chance.loaded = loaded_dice([*dice, END])


def check_all_fell(game: Game, dice: Sequence[str]) -> None:
    """Every die that was named has been rolled."""
    if dice:
        left = names_of_dice(game.chance.loaded)[:-1]
        assert not left, f"these dice did not fall: {' '.join(left)}"
        game.chance.loaded = ()


def play(game: Game, *lines: str, dice: Sequence[str] = ()) -> Game:
    """Answer as the lines say: an option's text, or `SEAT: text` where several are asked. Cards may be written
    by their face, tiles by theirs.

    The dice named fall next, in this order: neither more nor fewer may be rolled.
    """
    load(game, dice)
    for line in lines:
        number, colon, said = line.partition(": ")
        seat = int(number) if colon else -1
        question = game.question_of(seat)
        options = [o for o in question.options if said_by(game, o, said if colon else line)]
        assert options, (
            f"'{line}' is not open; open are {[written(game, o) for o in question.options]}"
        )
        check_offered(Case(game, question.kind, game.stack[-1], question.seat), question)
        game.answer(options[0], question.seat)
    check_all_fell(game, dice)
    return game


def said_by(game: Game, option: tuple[str | int, ...], line: str) -> bool:
    """Whether a line stands for an option."""
    return line in (text_of(option), written(game, option))


CARD_VERBS = (
    "equip",
    "unequip",
    "deposit",
    "discard",
    "scrap",
    "take",
    "deploy",
    "leave",
    "sabotage",
    "spend",
    "keep",
)


def written(game: Game, option: tuple[str | int, ...]) -> str:
    """An option with cards and tiles by their names."""
    t = table_of(game)
    words = [str(word) for word in option]
    thing = option[-1]
    if isinstance(thing, int) and thing >= 0:
        is_card = option[0] in CARD_VERBS or (len(option) == 3 and option[1] == "card")
        if is_card or (option[0] == "use"):
            words[-1] = t.config.card_face[thing]
        elif option[0] == "tile":
            words[-1] = t.tiles[thing].face
    elif isinstance(thing, int) and option[0] in ("spend", "keep"):
        words[-1] = t.tiles[-thing - 1].face
    return " ".join(words)


def kick(text: str) -> list[str]:
    """Faces by name: `a` and `b` are KICK ASS of either colour, `.` is CHEW BUBBLEGUM."""
    return [{"a": "kick-a", "b": "kick-b", ".": "gum"}[letter] for letter in text.replace(" ", "")]


def person(game: Game, seat: int) -> Person:
    """The character a seat plays."""
    t = table_of(game)
    return t.people[t.playing[seat]]


def asked(game: Game) -> list[tuple[int, str]]:
    """Who is waited for, and for what; empty when the game is over."""
    return [(q.seat, q.kind) for q in game.questions]


def open_options(game: Game, seat: int = -1) -> list[str]:
    """What may be answered, cards and tiles by name."""
    return [written(game, option) for option in game.question_of(seat).options]


def logged(game: Game, key: str) -> list[tuple[Any, ...]]:
    """The lines of the log with that key, whoever may see them."""
    return [entry.values for entry in game.chronicle.entries() if entry.key == key]


def faces(game: Game, cards: Sequence[int]) -> list[str]:
    """Cards by their faces, sorted."""
    t = table_of(game)
    return sorted([t.config.card_face[c] for c in cards])
