"""Where in a TOML text each key and each element of a list stands, so that faults name their line."""

import re

BARE = re.compile(r"[A-Za-z0-9_-]+")
DEEPEST = 12
QUOTES = ('"""', "'''", '"', "'")


class Source:
    """One file of a scenario, with the lines of its keys."""

    def __init__(self, file: str, lines: "KeyLines") -> None:
        self.file = file
        self.lines = lines


class Sources:
    """The files of a scenario, the one that includes the others first."""

    def __init__(self, files: list[Source]) -> None:
        self.files = files
        self.reading = ""
        """The included file that is being read now."""

    def add(self, source: Source) -> None:
        """One file more."""
        self.files.append(source)

    def at(self, path: str, prefix: str = "") -> tuple[str, int]:
        """File and line of a path: the file that writes most of it down, the first of those that write as much.

        `prefix` is the case that the path may stand in.
        """
        best = ("", 1, -1)
        for source in self.files:
            if self.reading not in ("", source.file):
                continue
            for before in (prefix, "") if prefix else ("",):
                known, line = source.lines.nearest(before + path)
                written = len(known) - len(before)
                if written > best[2]:
                    best = (source.file, line, written)
        return best[0], best[1]

    def line(self, path: str) -> int:
        """The line of a path."""
        return self.at(path)[1]


class KeyLines:
    """Lines by path: `position.heroes.rose`, `case[1].script.play[0]`. Wrong TOML gives no error here."""

    def __init__(self, text: str) -> None:
        self.line_of: dict[str, int] = {}
        self._text = text
        self._at = 0
        self._line = 1
        self._table = ""
        self._counts: dict[str, int] = {}
        while self._at < len(text):
            self._statement()

    def line(self, path: str) -> int:
        """The line of a path, or of the nearest table around it; 1 when nothing is known of it."""
        return self.nearest(path)[1]

    def nearest(self, path: str) -> tuple[str, int]:
        """As much of a path as the file writes down, and its line."""
        while path and path not in self.line_of:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return path, self.line_of.get(path, 1)

    # -- scanning

    def _statement(self) -> None:
        """One line of the file: blank, comment, header, or key and value."""
        self._spaces(" \t\r\n")
        sign = self._text[self._at : self._at + 1]
        if sign == "[":
            self._header()
        elif sign and sign != "#":
            line, keys = self._line, self._keys()
            path = self._table
            for key in keys[:DEEPEST]:
                path = f"{path}.{key}" if path else key
                self.line_of.setdefault(path, line)
            if self._text[self._at : self._at + 1] == "=":
                self._at += 1
                self._value(path)
        self._rest_of_line()

    def _header(self) -> None:
        double = self._text.startswith("[[", self._at)
        self._at += 2 if double else 1
        keys = self._keys()[:DEEPEST]
        path = self._within(keys[:-1])
        path = ".".join([path, keys[-1]] if path else keys[-1:])
        if double:
            number = self._counts.get(path, 0)
            self._counts[path] = number + 1
            self.line_of.setdefault(path, self._line)
            path = f"{path}[{number}]"
        else:
            path = self._last(path)
        self._table = path
        while path:
            self.line_of.setdefault(path, self._line)
            path = path.rpartition(".")[0]

    def _within(self, keys: list[str]) -> str:
        """The table that dotted keys lead to; of a list of tables its last one."""
        path = ""
        for key in keys:
            path = self._last(f"{path}.{key}" if path else key)
        return path

    def _last(self, path: str) -> str:
        return f"{path}[{self._counts[path] - 1}]" if path in self._counts else path

    def _keys(self) -> list[str]:
        """Dotted keys, quoted or bare."""
        keys: list[str] = []
        while True:
            self._spaces(" \t")
            sign = self._text[self._at : self._at + 1]
            if sign in ('"', "'") and sign:
                keys.append(self._string()[1:-1])
            else:
                found = BARE.match(self._text, self._at)
                keys.append(found[0] if found else "")
                self._at = found.end() if found else self._at
            self._spaces(" \t")
            if self._text[self._at : self._at + 1] != ".":
                return keys
            self._at += 1

    def _value(self, path: str) -> None:
        """A value with its lists and inline tables; elements of the outermost list are noted."""
        depth, number, due = 0, 0, False
        while self._at < len(self._text):
            sign = self._text[self._at]
            if sign == "\n" and not depth:
                return
            if due and sign not in " \t\r\n],#":
                self.line_of.setdefault(f"{path}[{number}]", self._line)
                number, due = number + 1, False
            if sign in "\"'":
                self._string()
                continue
            if sign == "#":
                self._spaces_until_line_end()
                continue
            depth += (sign in "[{") - (sign in "]}")
            due = due or (depth == 1 and sign in "[,")
            self._step()

    def _string(self) -> str:
        """A string from its opening to its closing quotes."""
        start = self._at
        quotes = next(q for q in QUOTES if self._text.startswith(q, start))
        self._at += len(quotes)
        while self._at < len(self._text) and not self._text.startswith(quotes, self._at):
            if self._text[self._at] == "\n" and len(quotes) == 1:
                return self._text[start : self._at]
            if self._text[self._at] == "\\" and quotes[0] == '"':
                self._step()
            self._step()
        self._at = min(len(self._text), self._at + len(quotes))
        return self._text[start : self._at]

    def _step(self) -> None:
        if self._text[self._at : self._at + 1] == "\n":
            self._line += 1
        self._at += 1

    def _spaces(self, signs: str) -> None:
        while self._at < len(self._text) and self._text[self._at] in signs:
            self._step()

    def _spaces_until_line_end(self) -> None:
        while self._at < len(self._text) and self._text[self._at] != "\n":
            self._at += 1

    def _rest_of_line(self) -> None:
        self._spaces_until_line_end()
        self._step()
