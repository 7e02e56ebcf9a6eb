"""Component data: read from TOML, checked row by row, every mistake named with file, row and field."""

import hashlib
import json
import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

PROVENANCE = ("rulebook", "public", "inferred", "reconstructed")
REMARKS = ("provenance", "note")  # about a row, not part of what is played

Tables = dict[str, Any]  # of one file, as TOML has them; Any: whatever was written there
Data = dict[str, Tables]  # of a whole pack, by file


class Mistake(msgspec.Struct, frozen=True):
    """One thing wrong in a pack, where a person can find it."""

    file: str
    row: str  # the row's id, or its number
    field: str
    problem: str

    def __str__(self) -> str:
        place = f"{self.file}: row {self.row}" if self.row else self.file
        return f"{place}, field {self.field}: {self.problem}" if self.field else f"{place}: {self.problem}"


class PackError(ValueError):
    """A pack that cannot be played with; nothing of it was loaded."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        super().__init__("\n".join(str(mistake) for mistake in mistakes))
        self.mistakes = list(mistakes)


class Row:
    """One row of a table. A wrong field is reported, and a harmless value stands in until the report is raised."""

    def __init__(self, source: "Source", file: str, name: str, fields: dict[str, Any]) -> None:
        self._source = source
        self._file = file
        self._fields = fields
        self._read = set(REMARKS)
        self.name = name
        if fields.get("provenance") not in PROVENANCE:
            self.wrong("provenance", "must be one of " + ", ".join(PROVENANCE))
        else:
            source.provenance[fields["provenance"]] += 1

    def wrong(self, field: str, problem: str) -> None:
        self._source.mistakes.append(Mistake(self._file, self.name, field, problem))

    def has(self, field: str) -> bool:
        return field in self._fields

    def _get(self, field: str) -> Any:
        self._read.add(field)
        if field not in self._fields:
            self.wrong(field, "is missing")
        return self._fields.get(field)

    def integer(self, field: str, low: int, high: int) -> int:
        value = self._get(field)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        if field in self._fields:
            self.wrong(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return low

    def text(self, field: str) -> str:
        value = self._get(field)
        if isinstance(value, str):
            return value
        if field in self._fields:
            self.wrong(field, f"must be text, not {value!r}")
        return ""

    def one_of(self, field: str, allowed: Sequence[str]) -> int:
        """The place of the value among those allowed."""
        value = self._get(field)
        if value in allowed:
            return allowed.index(value)
        if field in self._fields:
            self.wrong(field, f"must be one of {', '.join(allowed)}, not {value!r}")
        return 0

    def flag(self, field: str) -> bool:
        """A yes or no; no when it is not there."""
        self._read.add(field)
        value = self._fields.get(field, False)
        if not isinstance(value, bool):
            self.wrong(field, f"must be true or false, not {value!r}")
        return bool(value)

    def integers(self, field: str, low: int, high: int) -> list[int]:
        value = self._get(field)
        if isinstance(value, list) and all(type(v) is int and low <= v <= high for v in value):
            return list(value)
        if field in self._fields:
            self.wrong(field, f"must be a list of whole numbers from {low} to {high}, not {value!r}")
        return []

    def texts(self, field: str, allowed: Sequence[str] | None = None) -> list[str]:
        value = self._get(field)
        if isinstance(value, list) and all(isinstance(v, str) and (allowed is None or v in allowed) for v in value):
            return list(value)
        if field in self._fields:
            among = f" among {', '.join(allowed)}" if allowed is not None else ""
            self.wrong(field, f"must be a list of texts{among}, not {value!r}")
        return []

    def finish(self) -> None:
        """Report fields that nothing reads: a misspelt field must not pass in silence."""
        for field in self._fields:
            if field not in self._read:
                self.wrong(field, "is not a field of this table")


class Source:
    """The data of a pack, in a directory or read before, with the mistakes found so far."""

    def __init__(self, place: Traversable | Data, id: str) -> None:
        self.id = id
        self.mistakes: list[Mistake] = []
        self.provenance = dict.fromkeys(PROVENANCE, 0)
        self._place = place
        self._files: Data = {}
        self._tables: set[tuple[str, str]] = set()
        self._rows: list[Row] = []

    def wrong(self, file: str, row: str, field: str, problem: str) -> None:
        """Report what is wrong with several rows together."""
        self.mistakes.append(Mistake(file, row, field, problem))

    @property
    def data(self) -> Data:
        """Everything that was read, to be kept and read again."""
        return self._files

    def _file(self, file: str) -> Tables:
        if file not in self._files:
            self._files[file] = {}
            try:
                self._files[file] = self._tables_of(file)
            except (OSError, KeyError):
                self.mistakes.append(Mistake(file, "", "", "the file is missing or cannot be read"))
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
                self.mistakes.append(Mistake(file, "", "", f"is not TOML: {error}"))
        return self._files[file]

    def _tables_of(self, file: str) -> Tables:
        if isinstance(self._place, dict):
            return self._place[file]
        return tomllib.loads(self._place.joinpath(file).read_text(encoding="utf-8"))

    def rows(self, file: str, table: str, ids: Sequence[str] | None = None) -> list[Row]:
        """The rows of a table. With `ids`: exactly one row for each, in that order, whatever the file's order."""
        self._tables.add((file, table))
        given = self._file(file).get(table, [])
        if not isinstance(given, list) or not all(isinstance(fields, dict) for fields in given):
            self.mistakes.append(Mistake(file, "", table, "must be a list of tables"))
            given = []
        rows = []
        for number, fields in enumerate(given, 1):
            row = Row(self, file, str(fields.get("id", number)), fields)
            row._read.add("id")
            rows.append(row)
        self._rows += rows
        return rows if ids is None else self._in_order(file, table, rows, ids)

    def constants(self, file: str, ranges: dict[str, tuple[int, int]]) -> dict[str, int]:
        """The whole-number constants of a file, each within its range. A range of one: fixed by the rules."""
        rows = self.rows(file, "constants", list(ranges))
        return {row.name: row.integer("value", *ranges[row.name]) for row in rows}

    def _in_order(self, file: str, table: str, rows: list[Row], ids: Sequence[str]) -> list[Row]:
        by_id: dict[str, Row] = {}
        for row in rows:
            if row.name in ids and row.name not in by_id:
                by_id[row.name] = row
                continue
            row.wrong("id", "stands twice" if row.name in by_id else f"must be one of {', '.join(ids)}")
            self._rows.remove(row)  # nobody reads it on: its fields are no further mistakes
        missing = [id for id in ids if id not in by_id]
        if not any(mistake.file == file and not mistake.row for mistake in self.mistakes):  # else all of it is missing
            for id in missing:
                self.mistakes.append(Mistake(file, id, "", f"the row is missing from {table}"))
        if missing:
            raise PackError(self.mistakes)  # without its rows a table cannot be read on
        return [by_id[id] for id in ids]

    def finish(self) -> str:
        """Raise all mistakes, or return the digest of everything that was read."""
        for row in self._rows:
            row.finish()
        for file, tables in self._files.items():
            for table in tables:
                if (file, table) not in self._tables:
                    self.wrong(file, "", "", f"has a table {table} that nothing reads")
        if self.mistakes:
            raise PackError(self.mistakes)
        return hashlib.sha256(written(self._files).encode()).hexdigest()[:16]


def written(data: Data) -> str:
    """The data as text, always the same for the same data. A date, which TOML knows and JSON does not, is text."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), default=str)


def values(data: Data) -> dict[tuple[str, ...], object]:
    """Every value that is played with, by file, table, row and field."""
    return {
        (file, table, str(row.get("id", number)), field): value
        for file, tables in data.items()
        for table, rows in tables.items()
        for number, row in enumerate(rows)
        for field, value in row.items()
        if field not in REMARKS
    }


def differences(data: Data, other: Data) -> int:
    """How many values the two do not share."""
    here, there = values(data), values(other)
    return sum(place not in here or place not in there or here[place] != there[place] for place in here | there)
