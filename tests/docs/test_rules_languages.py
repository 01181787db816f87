"""The rules in French, Spanish and Russian say the same as the English ones, number by number."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES = ("fr", "es", "ru")
RULINGS = {"en": "**Ruling.**", "fr": "**Décision.**", "es": "**Decisión.**", "ru": "**Решение.**"}
REASONS = {"en": "*Why:*", "fr": "*Pourquoi\u00a0:*", "es": "*Por qué:*", "ru": "*Почему:*"}
EXPANSION = {
    "en": "(The King of Ashes)",
    "fr": "(Le Roi des Cendres)",
    "es": "(El Rey de las Cenizas)",
    "ru": "(Король пепла)",
}

# (language, rule): what is told in figures there and not in English, or the other way round. None so far.
OTHER_FIGURES: set[tuple[str, str]] = set()


@dataclass(frozen=True)
class Rule:
    number: str
    title: str
    text: str

    @property
    def figures(self) -> Counter[str]:
        return Counter(re.findall(r"[A-Z]-\d+|\d+", f"{self.title}\n{self.text}"))

    @property
    def links(self) -> list[str]:
        return links_of(self.text)


def links_of(text: str) -> list[str]:
    return re.findall(r"\]\(([^)]+)\)", text)


def index_of(language: str) -> str:
    return (folder_of(language) / "README.md").read_text(encoding="utf-8")


def folder_of(language: str) -> Path:
    return RULES if language == "en" else RULES / language


def files_of(index: str) -> list[str]:
    """The chapters in the order of the index, read as client/scripts/rules.ts reads it."""
    return re.findall(r"^\| \[[A-Z]\]\(([\w-]+\.md)\)", index, re.MULTILINE)


CHAPTERS = files_of(index_of("en"))
CASES = [(language, file) for language in LANGUAGES for file in CHAPTERS]


def rules_of(language: str, file: str) -> list[Rule]:
    """The words before the first number, under the letter of the chapter, then all rules, as the pages read them."""
    text = (folder_of(language) / file).read_text(encoding="utf-8")
    head, *parts = re.split(r"^#{2,3} (?=\[?[A-Z]-\d)", text, flags=re.MULTILINE)
    chapter = file[0].upper()
    title = re.search(rf"^# {chapter}: (.+)$", head, re.MULTILINE)
    assert title, f"{language}/{file}: no title of the form '# {chapter}: ...'"
    rules = [Rule(chapter, title[1], re.sub(r"^# .+$", "", head, count=1, flags=re.MULTILINE).strip())]
    for part in parts:
        found = re.match(r"([A-Z]-\d+) (.+)\n([\s\S]*)$", part)
        assert found, f"{language}/{file}: {part[:40]!r} is not a number, a title and a text"
        rules.append(Rule(found[1], found[2].strip(), found[3].strip()))
    return rules


def pairs_of(language: str, file: str) -> list[tuple[Rule, Rule]]:
    return list(zip(rules_of("en", file), rules_of(language, file), strict=True))


def shape_of(rule: Rule, language: str) -> dict[str, object]:
    lines = rule.text.splitlines()
    return {
        "headings": [line.split(" ")[0] for line in lines if line.startswith("#")],
        "tables": [line.count("|") for line in lines if re.match(r"(> )?\|", line)],
        "lists": sum(bool(re.match(r"(> )?\d\. ", line)) for line in lines),
        "rulings": rule.text.count(RULINGS[language]),
        "reasons": rule.text.count(REASONS[language]),
        "expansion": rule.text.count(EXPANSION[language]),
        "paragraphs": len(re.split(r"\n>?\n", rule.text)),
    }


def test_there_are_chapters() -> None:
    assert len(CHAPTERS) == 20
    assert sum(len(rules_of("en", file)) for file in CHAPTERS) > 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_names_the_same_chapters(language: str) -> None:
    assert files_of(index_of(language)) == CHAPTERS
    assert {path.name for path in folder_of(language).glob("*.md")} - {"rulings.md"} == {"README.md", *CHAPTERS}


@pytest.mark.parametrize(("language", "file"), CASES)
def test_every_number_is_there_once_and_in_order(language: str, file: str) -> None:
    numbers = [rule.number for rule in rules_of(language, file)]
    assert numbers == [rule.number for rule in rules_of("en", file)]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize(("language", "file"), CASES)
def test_no_text_is_empty_or_left_in_english(language: str, file: str) -> None:
    for english, rule in pairs_of(language, file):
        assert rule.title
        assert bool(rule.text) == bool(english.text), rule.number
        assert not rule.text or rule.text != english.text, rule.number
        assert not any(mark["en"] in rule.text for mark in (RULINGS, REASONS, EXPANSION)), rule.number


@pytest.mark.parametrize(("language", "file"), CASES)
def test_the_shape_is_the_same(language: str, file: str) -> None:
    for english, rule in pairs_of(language, file):
        assert shape_of(rule, language) == shape_of(english, "en"), f"{language} {rule.number}"


@pytest.mark.parametrize(("language", "file"), CASES)
def test_the_figures_are_the_same(language: str, file: str) -> None:
    for english, rule in pairs_of(language, file):
        differs = rule.figures != english.figures
        listed = (language, rule.number) in OTHER_FIGURES
        assert differs == listed, f"{language} {rule.number}: {rule.figures} instead of {english.figures}"


@pytest.mark.parametrize(("language", "file"), CASES)
def test_the_chapters_link_to_the_same_places(language: str, file: str) -> None:
    for english, rule in pairs_of(language, file):
        expected = [f"../{link}" if link.startswith("rulings.md") else link for link in english.links]
        assert rule.links == expected, rule.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_resolve(language: str) -> None:
    for page in sorted(folder_of(language).glob("*.md")):
        for link in links_of(page.read_text(encoding="utf-8")):
            target, _, anchor = link.partition("#")
            other = page if not target else page.parent / target
            assert other.is_file(), f"{language}/{page.name}: {link}"
            assert not anchor or anchor in anchors_of(other), f"{language}/{page.name}: {link}"


def anchors_of(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
