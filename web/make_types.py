"""Makes the page's TypeScript types from the protocol's schema; a line at the top says of which."""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

from othersight.server.protocol.schema import schema_text

WEB = Path(__file__).resolve().parent
TYPES = WEB / "src" / "protocol" / "types.ts"
HEAD = "// Made from the schema of the protocol by web/make_types.py; not written by hand. Schema "


def stamp() -> str:
    """The first line of the types of the schema as it is now."""
    return HEAD + hashlib.sha256(schema_text().encode()).hexdigest()[:16]


def main() -> None:
    tool = WEB / "node_modules" / ".bin" / "json2ts"
    if not tool.exists():
        raise SystemExit("json-schema-to-typescript is not installed: run make page first")
    with tempfile.TemporaryDirectory() as folder:
        schema = Path(folder) / "schema.json"
        schema.write_text(schema_text(), encoding="utf-8")
        words = ["--unreachableDefinitions", "--additionalProperties=false", "--bannerComment="]
        made = subprocess.run(
            [str(tool), *words, "-i", str(schema)], capture_output=True, text=True, check=True
        )
    TYPES.write_text(f"{stamp()}\n{made.stdout}", encoding="utf-8")
    sys.stdout.write(f"{TYPES.relative_to(WEB.parent)}\n")


if __name__ == "__main__":
    main()
