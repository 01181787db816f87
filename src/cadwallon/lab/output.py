"""Writing the rows of a simulation, in order, while it still runs."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, get_type_hints

from cadwallon.lab.games import Row

ROWS_PER_GROUP = 50_000
"""Rows of a Parquet file that are kept in memory until they are written together."""


class OutputError(ValueError):
    """A file that cannot be written, or not in this form."""


class Writer(Protocol):
    """Takes rows and puts them into a file."""

    def write(self, rows: Sequence[Row]) -> None:
        """Append rows."""
        ...

    def close(self) -> None:
        """Finish the file."""
        ...


def open_writer(path: Path) -> Writer:
    """A writer for the form that the name of the file asks for. Raises ``OutputError`` before anything is simulated."""
    kind = path.suffix.lower()
    if kind not in (".csv", ".parquet"):
        raise OutputError(f"{path}: the file must end in .csv or .parquet")
    try:
        return CsvWriter(path) if kind == ".csv" else ParquetWriter(path)
    except OSError as error:
        raise OutputError(f"{path} cannot be written: {error.strerror or error}") from error


class CsvWriter:
    """Comma-separated values with a heading, UTF-8, one newline per row on every system."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._csv = csv.writer(self._file, lineterminator="\n")
        self._csv.writerow(Row._fields)

    def write(self, rows: Sequence[Row]) -> None:
        self._csv.writerows([int(value) if isinstance(value, bool) else value for value in row] for row in rows)

    def close(self) -> None:
        self._file.close()


class ParquetWriter:
    """Apache Parquet with typed columns."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow as pa
            import pyarrow.parquet as pq
        except ModuleNotFoundError:
            raise OutputError(
                f"{path}: writing Parquet needs the package pyarrow; install cadwallon[data] or write a .csv file"
            ) from None
        types = {int: pa.int64(), str: pa.string(), bool: pa.bool_()}
        hints = get_type_hints(Row)
        self._schema = pa.schema([(name, types[hints[name]]) for name in Row._fields])
        self._table = pa.Table
        self._waiting: list[Row] = []
        self._file: Any = pq.ParquetWriter(path, self._schema)

    def write(self, rows: Sequence[Row]) -> None:
        self._waiting += rows
        if len(self._waiting) >= ROWS_PER_GROUP:
            self._flush()

    def _flush(self) -> None:
        columns = [list(column) for column in zip(*self._waiting, strict=True)]
        self._file.write_table(
            self._table.from_arrays([*map(_array, columns, self._schema.types)], schema=self._schema)
        )
        self._waiting = []

    def close(self) -> None:
        if self._waiting:
            self._flush()
        self._file.close()


def _array(column: list[Any], kind: Any) -> Any:
    import pyarrow as pa

    return pa.array(column, kind)


class NoWriter:
    """Keeps nothing: only the summary is wanted."""

    def write(self, rows: Sequence[Row]) -> None:
        pass

    def close(self) -> None:
        pass
