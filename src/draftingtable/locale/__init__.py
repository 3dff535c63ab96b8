"""Words for people, in five languages (Project Fluent; the browser reads the same files).

    from draftingtable.locale import Words, pick_language

    words = Words(pick_language(None))
    words("cards", count=3)

Importing this costs next to nothing: Fluent is loaded with the first word that is asked for.
"""

from draftingtable.locale.language import ENGLISH, LANGUAGES, pick_language
from draftingtable.locale.words import Words

__all__ = ["ENGLISH", "LANGUAGES", "Words", "pick_language"]
