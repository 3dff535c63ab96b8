"""Every language has every message, with the same parameters."""

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from draftingtable.locale import ENGLISH, LANGUAGES, Words
from draftingtable.locale.words import load
from tests.locale.fluent_files import messages, resources, said

TRANSLATED = [language for language in LANGUAGES if language != ENGLISH]
SAME_EVERYWHERE = {
    *("welcome", "towers-title", "cities-title", "automa-name", "bot-name"),
    *("app-name", "game-towers", "game-cities", "seat-automa", "menu", "way-solo"),
    *("city-automa-hand", "city-level", "tw-count", "tw-times", "ending-counted"),
    *("hint-sentence-0", "hint-sentence-1", "hint-sentence-2", "offer-because"),
}
"""Names, and messages that consist only of their parameters."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_have_no_syntax_errors(language: str) -> None:
    for name, resource in resources(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{name}.ftl"


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_message_is_missing_or_left_over(language: str) -> None:
    assert set(messages(language)) == set(messages(ENGLISH))


@pytest.mark.parametrize("language", TRANSLATED)
def test_messages_are_in_the_same_file_and_take_the_same_parameters(language: str) -> None:
    for name, english in messages(ENGLISH).items():
        own = messages(language)[name]
        assert own.file == english.file, name
        assert uncounted(own.variables) == uncounted(english.variables), name


def uncounted(variables: frozenset[str]) -> set[str]:
    """The length of a list may matter to the grammar of one language and not of another."""
    return {name for name in variables if not counts_another(name, variables)}


def counts_another(name: str, variables: frozenset[str]) -> bool:
    return name.endswith("_count") and name.removesuffix("_count") in variables


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_was_left_in_english(language: str) -> None:
    english, own = said(ENGLISH), said(language)
    same = {name for name in english if english[name] == own[name]}
    assert same <= SAME_EVERYWHERE


def test_a_missing_message_falls_back_to_english_or_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bundles = {"hu": FluentBundle(["hu"]), ENGLISH: load(ENGLISH)}
    monkeypatch.setattr("draftingtable.locale.words.load", lambda language, _: bundles[language])
    assert Words("hu")("cards", count=2) == "2 cards"
    assert Words("hu")("no-such-message") == "no-such-message"
    assert not Words("hu").knows("no-such-message")
