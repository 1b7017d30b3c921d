"""Options written with names instead of numbers: `move gasworks`, `first rose`, `hit acolyte`.

A Monster is written by its kind, or by kind and Space (`acolyte@gasworks`); the first option that
fits is meant. The plain text form with numbers is always understood too.
"""

from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.state.config import HEROES, MONSTERS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.question import Option
from othersight.toolkit.option_syntax import Value, Writing

WRITING = Writing(VERBS)


def option_named(t: OthersTable, options: list[Option], text: str) -> Option | None:
    """The option that a person has written, or None."""
    return WRITING.named(options, text, lambda kind, value, word: names(t, kind, value, word))


def option_written(t: OthersTable, text: str) -> Option:
    """What a person has written as an option, whether or not it is open to anybody."""
    return WRITING.read(text, lambda kind, word: value_of(t, kind, word))


def text_with_names(t: OthersTable, option: Option) -> str:
    """An option as a person would write it."""
    return WRITING.write(option, lambda kind, value: name_of(t, kind, value))


def names(t: OthersTable, kind: str, value: Value, word: str) -> bool:
    """Whether a word names a value of a kind."""
    if kind == "monster" and isinstance(value, int):
        return is_monster(t, value, word)
    return value_of(t, kind, word) == value


def is_monster(t: OthersTable, figure: int, word: str) -> bool:
    """Whether a word names this figure: its kind or card, and after an @ its Space."""
    kind, at, address = word.partition("@")
    monster = t.monsters[figure]
    if at and t.config.city.addresses.get(address, -2) != monster.space:
        return False
    return kind == (monster.card or MONSTERS[monster.kind])


def value_of(t: OthersTable, kind: str, word: str) -> Value:
    """What a word stands for as an argument of a kind; itself, if it is no name."""
    if kind == "hero":
        return HEROES.index(word) if word in HEROES else word
    if kind == "space":
        return t.config.city.addresses.get(word, word)
    if kind == "monster":
        return next((m.index for m in t.monsters if is_monster(t, m.index, word)), word)
    return word


def name_of(t: OthersTable, kind: str, value: Value) -> str:
    """The name of a value of a kind; the value, if it has none."""
    if not isinstance(value, int):
        return value
    if kind == "hero":
        return HEROES[value]
    if kind == "space":
        return t.config.city.name[value]
    if kind != "monster":
        return str(value)
    monster = t.monsters[value]
    where = f"@{t.config.city.name[monster.space]}" if monster.space >= 0 else ""
    return (monster.card or MONSTERS[monster.kind]) + where
