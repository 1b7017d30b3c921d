"""The content set of They Live: figures in TOML, read and checked here; behaviour and prose are elsewhere."""

from othersight.games.they_live.content.loader import Content, ContentError, load_content

__all__ = ["Content", "ContentError", "load_content"]
