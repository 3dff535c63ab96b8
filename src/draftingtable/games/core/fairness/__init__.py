"""Fair deals: drawing from numbers that everyone fixed beforehand, and verifying it.

docs/fair-deals.md specifies the method, with test vectors for other implementations.
"""

from draftingtable.games.core.dealers import commitment, fresh_secret
from draftingtable.games.core.fairness.sources import (
    NONCE_SIZE,
    SECRET_SIZE,
    DealSource,
    FirstSource,
    Share,
    SharedSource,
    fresh_nonce,
    nonce_commitment,
)
from draftingtable.games.core.fairness.terms import BadTerms, Terms, read_terms
from draftingtable.games.core.fairness.verify import DEALT_BEFORE, FairReplay, Verified, verify

__all__ = [
    "DEALT_BEFORE",
    "NONCE_SIZE",
    "SECRET_SIZE",
    "BadTerms",
    "DealSource",
    "FairReplay",
    "FirstSource",
    "Share",
    "SharedSource",
    "Terms",
    "Verified",
    "commitment",
    "fresh_nonce",
    "fresh_secret",
    "nonce_commitment",
    "read_terms",
    "verify",
]
