"""What people add to the deal (docs/fair-deals.md), as it comes in."""

from draftingtable.games.core.errors import BadInput, Refusal
from draftingtable.games.core.fairness import NONCE_SIZE


def check_count(found: int, seats: int) -> None:
    """One for each of somebody's seats, or none at all.

    With fewer, somebody who meant to add their own chance would not notice that they have not.
    """
    if found not in (0, seats):
        raise BadInput("nonce-count", "", {"found": found, "seats": seats})


def checked_nonce(nonce: bytes) -> str:
    if len(nonce) != NONCE_SIZE:
        raise Refusal("nonce-form", "", {"bytes": NONCE_SIZE})
    return nonce.hex()
