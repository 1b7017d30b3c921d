"""The extras of the package (`pip install 'othersight[server]'`), and a line for the command that lacks one."""

from importlib.util import find_spec

from othersight.cli._output import refuse
from othersight.locales import text

EXTRAS = {
    "server": (
        "alembic",
        "argon2",
        "cryptography",
        "fastapi",
        "pydantic",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    "lab": ("scipy",),
}
"""The modules that a command of the extra cannot do without; pyproject.toml names their packages."""


def need(command: str, extra: str) -> None:
    """Refuses in one line if a module of the extra is not installed."""
    for module in EXTRAS[extra]:
        if find_spec(module) is None:
            refuse(text("cli-extra", command=command, missing=module, extra=f"othersight[{extra}]"))
