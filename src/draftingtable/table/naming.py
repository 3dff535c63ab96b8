"""New ids and codes of tables."""

import secrets
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that do not sound or look alike."""


def new_id() -> str:
    """Returns an unguessable id: 128 bits in 22 characters."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
