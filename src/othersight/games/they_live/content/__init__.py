"""The content set of They Live: figures in TOML, read and checked here; behaviour and prose are elsewhere."""

from othersight.games.they_live.content.figures import config_with, figures_in
from othersight.games.they_live.content.loader import Content, ContentError, load_content
from othersight.games.they_live.setup.configure import config_for

__all__ = [
    "Content",
    "ContentError",
    "config_for",
    "config_with",
    "figures_in",
    "load_content",
]
