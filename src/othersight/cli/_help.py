"""What `--help` says of a command: what it does, and examples that can be typed as they stand."""

from typing import TypedDict

from othersight.locales import keys, text

AS_IT_STANDS = "\b\n"
"""Before lines that the help must not fold."""


class Described(TypedDict):
    """What a command is registered with."""

    help: str
    epilog: str


def described(command: str, about: str) -> Described:
    """The help of a command: what it does, and its examples if it has any."""
    key = f"cli-examples-{command.replace(' ', '-')}"
    examples = text(key).splitlines() if key in keys() else []
    lines = [text("cli-examples"), *[f"  {one}" for one in examples]] if examples else []
    return Described(help=about, epilog=AS_IT_STANDS + "\n".join(lines))
