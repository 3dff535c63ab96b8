"""Refusals as sentences in the reader's language, with the rule's number at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from draftingtable.locale.words import Words

if TYPE_CHECKING:
    from draftingtable.games.core.errors import Refusal


def describe(words: Words, refusal: Refusal) -> str:
    """Returns `A bid must be ... (T4.1b)`; for a record `Line 12: A bid must be ... (T4.1b)`."""
    sentence = with_rule(refusal.rule, sentence_of(words, refusal))
    line = getattr(refusal, "line", None)  # only a BadRecord has one
    if line is None:
        return sentence
    return words("at-line", line=line, problem=sentence)


def sentence_of(words: Words, refusal: Refusal) -> str:
    message_id = f"error-{refusal.code}"
    if words.knows(message_id):
        return words(message_id, **refusal.params)
    details = ", ".join(f"{name}={value}" for name, value in refusal.params.items())
    return f"{refusal.code} ({details})" if details else refusal.code


def with_rule(rule: str, sentence: str) -> str:
    return f"{sentence} ({rule})" if rule else sentence
