"""Dealers decide chance: by sampling, from a committed secret, or from a script."""

import hashlib
import secrets
from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from draftingtable.games.core.arrays import vec
from draftingtable.games.core.chance import Chance, Dealt
from draftingtable.games.core.errors import IllegalChance
from draftingtable.games.core.randomness import Randomness


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(metaclass=ABCMeta):
    """Decides what chance deals next."""

    @abstractmethod
    def draw(self, chance: Chance) -> list[int]:
        """Removes `chance.count` items from `chance.pool` and returns them in order."""

    def places(self, pool: vec[i64], count: i64) -> vec[i64]:
        """Returns where `draw` would take the items from, if this dealer knows; else nothing.

        Each place counts in the pool as the previous removal left it. This saves rules that hold
        their pools as arrays from making lists.
        """
        return vec[i64]()


def take(pool: list[int], places: list[int]) -> list[int]:
    """Removes items by place; each place counts in the pool as the previous removal left it."""
    return [pool.pop(place) for place in places]


class SamplingDealer(Dealer):
    """Deals at random from a seed, for simulations and for bots that imagine deals."""

    def __init__(self, *seed: object) -> None:
        self.seed = seed
        self.randomness = Randomness("deal", *seed)

    def draw(self, chance: Chance) -> list[int]:
        pool = chance.pool
        size = len(pool)
        drawn: list[int] = []
        for taken in range(chance.count):
            drawn.append(pool.pop(self.randomness.below(size - taken)))
        return drawn

    def places(self, pool: vec[i64], count: i64) -> vec[i64]:
        size: i64 = len(pool)
        drawn = vec[i64]([0] * count)
        for taken in range(count):
            drawn[taken] = self.randomness.index_below(size - taken)
        return drawn

    def __repr__(self) -> str:
        return f"SamplingDealer({', '.join([repr(part) for part in self.seed])})"


DERIVATION: Final = b"drafting-table deal 1\n"


def commitment(secret: bytes) -> str:
    """Returns the hash published before the first deal, to be checked against the secret later."""
    return hashlib.sha256(secret).hexdigest()


def fresh_secret() -> bytes:
    return secrets.token_bytes(32)


class SecretDealer(Dealer):
    """Deals as determined by a secret and the players' nonces alone.

    key = SHA-256(DERIVATION, then secret and each nonce, each preceded by its length as 4 bytes);
    block i = SHA-256(key, i as 8 bytes); a block gives four 8-byte words (all big-endian).
    An item is drawn by its place in the fixed order of the unseen items: the next word modulo
    their number. Words in the last incomplete stretch of the range are skipped, which makes
    every place equally likely.
    """

    def __init__(self, secret: bytes, nonces: tuple[bytes, ...] = ()) -> None:
        parts = [len(part).to_bytes(4, "big") + part for part in (secret, *nonces)]
        self.key = hashlib.sha256(DERIVATION + b"".join(parts)).digest()
        self.used_words = 0

    def word(self) -> int:
        block, place = divmod(self.used_words, 4)
        self.used_words += 1
        digest = hashlib.sha256(self.key + block.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[place * 8 : place * 8 + 8], "big")

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def draw(self, chance: Chance) -> list[int]:
        size = len(chance.pool)
        return take(chance.pool, [self.below(size - taken) for taken in range(chance.count)])

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (b"",), self.__getstate__()

    def __repr__(self) -> str:
        # Without the key: it may be printed or logged during the game.
        return f"<SecretDealer, words used: {self.used_words}>"


class ScriptDealer(Dealer):
    """Deals the given items in order, and refuses impossible ones."""

    def __init__(self, script: list[Dealt]) -> None:
        self.script = list(script)

    def draw(self, chance: Chance) -> list[int]:
        if not self.script:
            raise IllegalChance("script-ended", chance.rule, {"expected": chance.kind})
        dealt = self.script.pop(0)
        check_dealt(dealt, chance)
        for item in dealt.items:
            chance.pool.remove(item)
        return list(dealt.items)

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.script,)

    def __repr__(self) -> str:
        return f"<ScriptDealer, deals left: {len(self.script)}>"


def check_dealt(dealt: Dealt, chance: Chance) -> None:
    """Raises unless `dealt` is a possible answer to `chance`."""
    if dealt.kind != chance.kind:
        raise IllegalChance(
            "wrong-chance", chance.rule, {"expected": chance.kind, "found": dealt.kind}
        )
    if dealt.target != chance.target:
        raise IllegalChance(
            "wrong-chance-target",
            chance.rule,
            {"expected": chance.target + 1, "found": dealt.target + 1},
        )
    if len(dealt.items) != chance.count:
        raise IllegalChance(
            "wrong-chance-count",
            chance.rule,
            {"expected": chance.count, "found": len(dealt.items)},
        )
    check_available(dealt.items, chance)


def check_available(items: list[int], chance: Chance) -> None:
    rest = list(chance.pool)
    for place, item in enumerate(items):
        if item not in rest:
            raise IllegalChance("not-in-pile", chance.rule, {"item": item, "place": place + 1})
        rest.remove(item)
