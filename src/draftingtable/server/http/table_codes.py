"""Tables by the short codes that people share."""

import re
from typing import Final

from draftingtable.games.core.errors import Refusal
from draftingtable.server.http import errors
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.store import Store

CODE: Final = re.compile(r"[A-Za-z0-9]{6}")


def no_such_code(code: str) -> Refusal:
    return Refusal("no-such-code", "", {"found": code})


class Codes:
    """Looks up codes, and limits guessing, because they are short."""

    def __init__(self, store: Store, guessing: Rate) -> None:
        self.store = store
        self.guessing = guessing

    async def find(self, name: str, address: str) -> str:
        """Returns a table's id, given its code or the id itself."""
        return await self.look_up(name, address) if CODE.fullmatch(name) else name

    async def look_up(self, code: str, address: str) -> str:
        """Returns the id of the table with this code, in upper or lower case."""
        if not CODE.fullmatch(code):
            raise no_such_code(code)
        if not self.guessing.allows(address):
            raise errors.too_fast()
        found = await self.store.find_code(code.upper())
        if found is None:
            raise no_such_code(code)
        self.guessing.give_back(address)  # whoever knows a code may use it as often as an id
        return found
