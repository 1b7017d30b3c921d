"""The content set of They Live: figures in TOML, read and checked here; behaviour and prose are elsewhere."""

from othersight.games.they_live.content.figures import figures_in, setting_with
from othersight.games.they_live.content.reading import Content, ContentError, load_content
from othersight.games.they_live.content.settings import setting_for

__all__ = [
    "Content",
    "ContentError",
    "figures_in",
    "load_content",
    "setting_for",
    "setting_with",
]
