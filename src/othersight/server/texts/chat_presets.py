"""The preset phrases of the chat: understood in every language, and all that somebody needs who does not type."""

from typing import Final

from othersight.server.protocol.server_messages import PhraseTold
from othersight.server.texts.language import in_words

PHRASES: Final = (
    "hello",
    "good-game",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "your-turn",
    "yes",
    "no",
    "help-me",
    "go-there",
    "trust-me",
    "do-not-trust",
    "bye",
)


def phrases(language: str) -> list[PhraseTold]:
    """All of them in that language."""
    return [
        PhraseTold(phrase=name, text=in_words(f"server-phrase-{name}", language))
        for name in PHRASES
    ]
