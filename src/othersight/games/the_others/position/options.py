"""Options written with names instead of numbers: `move gasworks`, `first rose`, `hit acolyte`.

A Monster is written by its kind, or by kind and Space (`acolyte@gasworks`); the first option that
fits is meant. The plain text form with numbers is always understood too.
"""

from othersight.games.the_others.config import HEROES, MONSTERS
from othersight.games.the_others.table import OthersTable
from othersight.kernel.question import Option, option_of, text_of

OF_HEROES = ("first", "hero", "give", "perilous-research")
OF_SPACES = ("move", "shoot", "place", "nest", "token", "to", "altar")
PLAIN = ("cover", "uncover", "remove", "icon", "split")


def option_named(t: OthersTable, options: list[Option], text: str) -> Option | None:
    """The option that a person has written, or None."""
    for option in options:
        if text_of(option) == text:
            return option
    written = text.split()
    for option in options:
        if fits(t, option, written):
            return option
    return None


def fits(t: OthersTable, option: Option, written: list[str]) -> bool:
    """Whether a written form stands for this option, word for word."""
    if len(option) != len(written) or not written:
        return False
    verb = str(option[1] if option[0] == "change" else option[0])
    return all([names(t, verb, option[at], written[at]) for at in range(len(written))])


def names(t: OthersTable, verb: str, value: str | int, word: str) -> bool:
    """Whether a word stands for a value of an option with that verb."""
    if not isinstance(value, int) or verb in PLAIN or word == str(value):
        return word == str(value)
    if verb in OF_HEROES:
        return word == HEROES[value] if 0 <= value < len(HEROES) else False
    if verb in OF_SPACES:
        return t.config.city.addresses.get(word, -1) == value
    return is_monster(t, value, word)


def is_monster(t: OthersTable, figure: int, word: str) -> bool:
    """Whether a word names this figure: its kind or card, and after an @ its Space."""
    kind, at, address = word.partition("@")
    monster = t.monsters[figure]
    if at and t.config.city.addresses.get(address, -2) != monster.space:
        return False
    return kind == (monster.card or MONSTERS[monster.kind])


def option_written(t: OthersTable, text: str) -> Option:
    """What a person has written as an option, whether or not it is open to anybody."""
    written = option_of(text)
    verb = str(written[1] if written[:1] == ("change",) else "".join(map(str, written[:1])))
    return tuple([value_of(t, verb, word) for word in written])


def value_of(t: OthersTable, verb: str, word: str | int) -> str | int:
    """One word of an option with a name turned into its number."""
    if not isinstance(word, str) or verb in PLAIN or word == verb:
        return word
    if verb in OF_HEROES:
        return HEROES.index(word) if word in HEROES else word
    if verb in OF_SPACES:
        return t.config.city.addresses.get(word, word)
    for monster in t.monsters:
        if is_monster(t, monster.index, word):
            return monster.index
    return word


def text_with_names(t: OthersTable, option: Option) -> str:
    """An option as a person would write it."""
    verb = str(option[1] if option[0] == "change" else option[0])
    words = [name_of(t, verb, value) for value in option]
    if verb == "give":  # who gets a contested Hero: the last number is a seat
        words[-1] = str(option[-1])
    return " ".join(words)


def name_of(t: OthersTable, verb: str, value: str | int) -> str:
    """One word of an option with its number turned into a name."""
    if not isinstance(value, int) or verb in PLAIN:
        return str(value)
    if verb in OF_HEROES:
        return HEROES[value]
    if verb in OF_SPACES:
        return t.config.city.name[value]
    monster = t.monsters[value]
    where = f"@{t.config.city.name[monster.space]}" if monster.space >= 0 else ""
    return (monster.card or MONSTERS[monster.kind]) + where
