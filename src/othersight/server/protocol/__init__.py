"""What travels between a page and the server, as models; the JSON schema in `schema` is made from them."""

from typing import Final

PROTOCOL: Final = 1
"""Changes whenever a page written for an older server could misunderstand a newer one."""
