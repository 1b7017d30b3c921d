"""The messages between a page and the server as models; `schema` generates the JSON schema from them."""

from typing import Final

PROTOCOL: Final = 1
"""Grows when a page written for an older server could misunderstand a newer one."""
