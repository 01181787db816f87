"""Texts made of words and lines, read in order. What does not fit is refused with the number of its line."""

from __future__ import annotations

from dataclasses import dataclass

from cadwallon.library import Library


class RecordError(ValueError):
    """A record that cannot be written or replayed; ``line`` is where it goes wrong, 0 if that is no single line."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line


@dataclass(frozen=True, slots=True)
class Line:
    """A line that says something, without comment."""

    number: int
    text: str


class Reader:
    """The lines of a text in order. ``title`` is what it begins with, its last word says what it is."""

    def __init__(self, text: str, title: str) -> None:
        self._title = title
        self._what = title.split()[-1]
        self._lines: list[Line] = []
        number = 0
        for number, raw in enumerate(text.split("\n"), 1):
            told = " ".join(raw.partition("#")[0].split())
            if told:
                self._lines.append(Line(number, told))
        self._at = 0
        if not self._lines or not self._lines[0].text.startswith(title):
            first = self._lines[0].number if self._lines else max(number, 1)
            raise RecordError(f"this is no {self._what}: it does not begin with {title!r}", first)

    def head(self, version: int, last: str) -> None:
        """The line with the title, which must name this version. The text must end with a line named ``last``."""
        line = self.next()
        found = line.text.removeprefix(self._title).strip()
        if found != str(version):
            raise RecordError(
                f"this {self._what} has format {found or '?'}; only format {version} can be read", line.number
            )
        end = self._lines[-1]
        if end.text.split()[0] != last:
            raise RecordError(f"the {self._what} stops here without its {last!r} line: the rest is missing", end.number)

    def content(self, library: Library) -> None:
        """The line with the content, which must be what is loaded."""
        number, words = self.words("content", 2)
        if words[-1] != library.fingerprint:
            raise RecordError(
                f"the {self._what} was made with other content ({' '.join(words)}) than is loaded here "
                f"({' '.join(library.packs)} {library.fingerprint})",
                number,
            )

    @property
    def texts(self) -> list[str]:
        """What all lines say."""
        return [line.text for line in self._lines]

    def peek(self) -> Line:
        """The line that comes next."""
        if self._at == len(self._lines):
            raise RecordError(f"the {self._what} stops here: the rest is missing", self._lines[-1].number)
        return self._lines[self._at]

    def next(self) -> Line:
        """The next line, which has then been read."""
        line = self.peek()
        self._at += 1
        return line

    def announces(self, name: str) -> bool:
        """Does the next line begin with this name?"""
        return self.peek().text.split()[0] == name

    def words(self, name: str, least: int = 1, most: int | None = None) -> tuple[int, list[str]]:
        """The words after the name that the next line must begin with, and the line's number."""
        line = self.next()
        words = line.text.split()
        if words[0] != name:
            raise RecordError(f"a line beginning with {name!r} is expected here, not {line.text!r}", line.number)
        if len(words) - 1 < least or (most is not None and len(words) - 1 > most):
            raise RecordError(f"{line.text!r} does not say what a {name!r} line says", line.number)
        return line.number, words[1:]

    def word(self, name: str) -> bool:
        """Is there a line here that says only this? Then it has been read."""
        if not self.announces(name):
            return False
        self.words(name, 0, 0)
        return True

    def whole_number(self, name: str) -> int:
        """The number of a line with this name."""
        number, words = self.words(name, 1, 1)
        digits = words[0].removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 1000):
            raise RecordError(f"a {name} is a whole number, not {words[0]!r}", number)
        return int(words[0])

    def block(self, last: str) -> list[Line]:
        """The lines from here to one with this name, which is the last of them."""
        lines = [self.next()]
        while lines[-1].text.split()[0] != last:
            lines.append(self.next())
        return lines

    def expect(self, wanted: str, why: str) -> None:
        """The next line must say exactly this."""
        line = self.next()
        if line.text != wanted:
            raise RecordError(f"the {self._what} says {line.text!r}, but {why} {wanted!r}", line.number)

    def finish(self) -> None:
        """Nothing may follow the end."""
        if self._at < len(self._lines):
            line = self._lines[self._at]
            raise RecordError(f"{line.text!r} stands after the end of the {self._what}", line.number)
