"""Checks of the folder itself: files that nobody reads, and the glossary."""

from __future__ import annotations

from cadwallon.library.mistakes import like
from cadwallon.library.packs import LISTS, OTHER_FILES, Pack, Source, list_of_tables, name_of, read_toml

LANGUAGES = ("en", "fr", "es", "ru")


def check_files(source: Source) -> None:
    """Note files with names that nobody looks for, and terms of the glossary without wording."""
    known = (*LISTS, *OTHER_FILES)
    for pack in source.packs:
        for path in sorted(pack.folder.glob("*.toml")):
            if path.stem not in known:
                source.note(name_of(path, pack.folder), "", f"no file of this name is read{like(path.stem, known)}")
        _glossary(source, pack)


def _glossary(source: Source, pack: Pack) -> None:
    path = pack.folder / "glossary.toml"
    if not path.exists():
        return
    file, seen = name_of(path, pack.folder), set()
    for term in list_of_tables(source, file, "term", read_toml(source, path, pack.folder).get("term", [])):
        id_ = str(term.get("id", ""))
        if not id_ or id_ in seen:
            source.note(file, id_, "duplicate id" if id_ else "a term has no id")
        seen.add(id_)
        for language in LANGUAGES:
            named_alike = language == "ru" and term.get("kind") == "character"
            if language not in term and f"proposed_{language}" not in term and not named_alike:
                source.note(file, id_, f"no wording in the language '{language}'")
