"""Texts in five languages (Project Fluent; the browser reads the same files).

    from draftingtable.locale import Words, pick_language

    words = Words(pick_language(None))
    words("cards", count=3)

Importing this is cheap: Fluent is loaded with the first message.
"""

from draftingtable.locale.language import ENGLISH, LANGUAGES, pick_language
from draftingtable.locale.words import Words

__all__ = ["ENGLISH", "LANGUAGES", "Words", "pick_language"]
