"""Checks everything a server sends against the models that describe it."""

from collections.abc import Mapping
from typing import get_args

from draftingtable.server.ws.server_messages import SERVER_MESSAGES

BY_TYPE = {get_args(kind.model_fields["type"].annotation)[0]: kind for kind in SERVER_MESSAGES}


def check_message(message: Mapping[str, object]) -> None:
    """Checks that every key is described and has the described form."""
    BY_TYPE[str(message["type"])].model_validate(message)
