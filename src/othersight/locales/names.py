"""Names in sentences, for languages in which the sentence depends on the name.

A text with the gap `{ $hero }` may also ask for `{ $hero_gender }`, `{ $hero_of }` or any other form of that name. The
name's own text gives the form as an attribute (`.gender = f`), or the language makes it by a text of its own such as

    form-of = { $initial ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }

so that a new language needs no code.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

FORM = "form-"
"""How the keys begin of texts that make forms of names."""
VOWELS = frozenset("aeiouœæ")


class Name(str):
    """What a phrase says, and by which text, so that its forms can be found; `forms` are those of a list of names."""

    __slots__ = ("arguments", "forms", "key")

    def __new__(
        cls,
        said: str,
        key: str = "",
        arguments: Mapping[str, Any] | None = None,
        forms: Mapping[str, str] | None = None,
    ) -> "Name":
        made = super().__new__(cls, said)
        made.key = key
        made.arguments = dict(arguments or {})
        made.forms = dict(forms or {})
        return made

    key: str
    arguments: dict[str, Any]
    forms: dict[str, str]

    def __eq__(self, other: object) -> bool:
        """Two names that sound alike may have other forms."""
        return (
            isinstance(other, Name)
            and str(self) == str(other)
            and (self.key, self.forms) == (other.key, other.forms)
        )

    def __hash__(self) -> int:
        return hash((str(self), self.key))


def initial_of(name: str) -> str:
    """Whether a name begins with a vowel: `vowel` or `other`."""
    first = unicodedata.normalize("NFD", name.lstrip("«“\"' ")[:1]).lower()[:1]
    return "vowel" if first in VOWELS else "other"


def gender_of_all(genders: Sequence[str]) -> str:
    """The gender of several names together: their own if all have the same, else the masculine."""
    return genders[0] if genders and len(set(genders)) == 1 else "m"
