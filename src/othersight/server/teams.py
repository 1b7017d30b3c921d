"""Which seats stand on one side, by their names: heroes-1 and heroes-2 do, and `sins` stands alone.

Where everybody has the same kind of seat nobody's side is known, and there is no team to talk to.
"""


def team_of(names: tuple[str, ...], seat: int) -> str:
    """The name of a seat's side, or nothing if it has none to talk to."""
    if not 0 <= seat < len(names):
        return ""
    mine = stem(names[seat])
    size = sum([stem(name) == mine for name in names])
    return mine if 1 < size < len(names) else ""


def stem(name: str) -> str:
    """`heroes` for `heroes-2`."""
    head, _, last = name.rpartition("-")
    return head if head and last.isdigit() else name
