"""Plain data that clones share until one of them changes it.

A record belongs to the table whose `owner` it carries. Whoever wants to change a record asks the table for
it (`table.edit_hero(i)`); the table hands out its own copy and so no other table ever sees the change.
"""

from typing import ClassVar

from othersight.kernel.compiling import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Owner:
    """Stands for one table, from one clone to the next; two of them are never the same."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Record:
    """Data by field names; `fields` is what is copied, saved and compared."""

    fields: ClassVar[tuple[str, ...]] = ()

    owner: object = None

    def copy(self) -> "Record":
        """A second record with the same values that nobody owns yet."""
        twin: Record = type(self)()
        for name in type(self).fields:
            setattr(twin, name, getattr(self, name))
        return twin


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Table(Record):
    """What lies on the table of one game. `unsettled` tells that something has changed since the last
    standing tests."""

    def __init__(self) -> None:
        self.owner = Owner()
        self.unsettled = False

    def copy_table(self) -> "Table":
        """A table that shares all records with this one; both copy a record before they change it."""
        raise NotImplementedError
