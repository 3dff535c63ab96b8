"""Drafting Table: 5 Towers and Between Two Cities, to play, to study and to extend."""

from draftingtable.compilation import prefer_plain_if_asked
from draftingtable.version import VERSION

__version__ = VERSION

prefer_plain_if_asked()
