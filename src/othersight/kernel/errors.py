"""What goes wrong by a person's or a file's fault, as a text key with arguments and a plain English form."""


class OthersightError(Exception):
    """A mistake that can be named: `key` and `args` for the reader's language, the message for a programmer."""

    def __init__(self, message: str, key: str = "", **arguments: str | int) -> None:
        super().__init__(message)
        self.key = key
        self.arguments: dict[str, str | int] = arguments


class UnknownName(OthersightError):
    """A name that no game, story, card or seat bears."""


class IllegalOption(OthersightError):
    """An answer that is not among the options, with the rule that forbids it."""

    def __init__(self, message: str, rule: str = "", key: str = "", **arguments: str | int) -> None:
        super().__init__(message, key, **arguments)
        self.rule = rule


class DamagedFile(OthersightError):
    """A save, replay or scenario that cannot be what it claims to be."""


class LoadedChance(OthersightError):
    """The loaded dice do not fit the roll that is made."""
