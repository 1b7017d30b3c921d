"""The games of a run as one table, for a spreadsheet or a data frame: CSV, or Parquet where PyArrow is installed."""

import csv
import json
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from othersight.arena.results import Row
from othersight.kernel.errors import OthersightError


def table_of(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """A flat record for each game: who played each side, each option, and each fact; lists and the like as JSON."""
    return [
        {
            "number": row.number,
            "setting": row.setting,
            "seed": row.seed,
            **{f"player_{side}": level for side, level in row.pairing.items()},
            **{f"option_{name}": flat(value) for name, value in row.options.items()},
            "outcome": row.outcome,
            "rounds": row.rounds,
            "decisions": row.decisions,
            **{f"fact_{name}": flat(value) for name, value in row.facts.items()},
        }
        for row in rows
    ]


def flat(value: Any) -> Any:
    """A value in one cell."""
    is_plain = value is None or isinstance(value, (bool, int, float, str))
    return value if is_plain else json.dumps(value, separators=(",", ":"))


def columns_of(table: Sequence[dict[str, Any]]) -> list[str]:
    """The columns, in the order in which they come up."""
    return list(dict.fromkeys([name for record in table for name in record]))


def csv_of(rows: Sequence[Row]) -> str:
    """The table as CSV."""
    table = table_of(rows)
    written = StringIO()
    writer = csv.DictWriter(written, columns_of(table), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return written.getvalue()


def write_parquet(rows: Sequence[Row], path: Path) -> None:
    """The table as a Parquet file."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise OthersightError("PyArrow is not installed", "arena-no-parquet") from None
    table = table_of(rows)
    columns = {name: [record.get(name) for record in table] for name in columns_of(table)}
    mixed = {
        name: values
        if len({type(one) for one in values if one is not None}) < 2
        else [str(one) for one in values]
        for name, values in columns.items()
    }
    parquet.write_table(pyarrow.table(mixed), path)
