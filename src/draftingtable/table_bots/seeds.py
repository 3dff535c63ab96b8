"""Seeds for bots, their pace and hints.

They follow from the table's secret, which nobody sees before the end. The commitment is public, so
anything derived from it could be predicted.
"""

import hmac
from hashlib import sha256
from typing import Final

from draftingtable.table import Table

LABEL: Final = "draftingtable/bots"
"""Keeps these seeds apart from deals, which use the same secret."""


def private_seed(table: Table, *purpose: str | int) -> str:
    """Returns a seed that is the same on every server and unknown to everybody else."""
    text = "/".join((LABEL, *map(str, purpose)))
    return hmac.new(table.deal_secret(), text.encode(), sha256).hexdigest()
