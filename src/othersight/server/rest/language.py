"""The language in which a request is answered."""

from typing import Annotated

from fastapi import Depends, Header, Query

from othersight.server.texts.language import requested_language

MOST_ACCEPTED = 200
"""So many characters of the header are read."""


def language_of(
    language: Annotated[str, Query(max_length=10)] = "",
    accept_language: Annotated[str, Header()] = "",
) -> str:
    """The language that the request names, else the first that its header accepts."""
    return requested_language(language, accept_language[:MOST_ACCEPTED])


Language = Annotated[str, Depends(language_of)]
