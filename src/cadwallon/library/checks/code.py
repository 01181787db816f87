"""Checks that words and code go together: no word without code, no code without a word."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from cadwallon.library.definitions import Library
from cadwallon.library.packs import Source
from cadwallon.library.words import used_words

CODE = "(code)"
"""Stands for the file where a mistake is not in any content file."""


def check_code(
    source: Source, library: Library, implemented: Mapping[str, Collection[str]], sets: Collection[str]
) -> None:
    """Words of the given sets that no code knows, and code for words that no content at all uses, list by list.

    Promotional pieces need no code, but a word that only they use is no dead code either.
    """
    used: dict[str, set[str]] = {}
    needed: dict[str, dict[str, str]] = {}
    for use in used_words(library, source.vocabulary):
        if use.word:
            used.setdefault(use.list, set()).add(use.word)
            if use.set in sets:
                needed.setdefault(use.list, {}).setdefault(use.word, use.id)
    for list_, coded in implemented.items():
        if list_ not in source.vocabulary:
            source.note(CODE, list_, "there is code for a list of words that the vocabulary does not have")
            continue
        here = needed.get(list_, {})
        for word in sorted(set(here) - set(coded)):
            id_ = here[word]
            source.note(source.files.get(id_, ""), id_, f"there is no code for '{word}' in '{list_}'")
        for word in sorted(set(coded) - used.get(list_, set())):
            source.note(CODE, word, f"there is code for this word in '{list_}', but no content uses it")
