"""The preset phrases of the chat, which every reader gets in their own language."""

from typing import Final

from othersight.server.protocol.server_messages import PresetPhrase
from othersight.server.texts.language import text_in

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


def chat_presets(language: str) -> list[PresetPhrase]:
    """All preset phrases in that language."""
    return [
        PresetPhrase(phrase=name, text=text_in(f"server-phrase-{name}", language))
        for name in PHRASES
    ]
