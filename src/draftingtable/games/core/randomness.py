"""A small, fast random generator with the same results in compiled and plain Python.

It is xoshiro128++ (Blackman and Vigna), which needs only 32-bit words. Every intermediate value
stays far below 63 bits, so mypyc's machine integers and Python's unbounded ones agree. Not for
secrets: those come from `dealers.SecretDealer`.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


class Randomness:
    """An independent stream of random numbers, named by any number of words."""

    def __init__(self, *name: object) -> None:
        text = "\x1f".join([str(part) for part in name])
        digest = hashlib.sha256(text.encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big") | 1  # the state must not be all zero
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.d: i64 = int.from_bytes(digest[12:16], "big")

    def word(self) -> i64:
        """Returns 32 random bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        total: i64 = (a + d) & WORD
        result: i64 = (((total << 7) | (total >> 25)) + a) & WORD
        shifted: i64 = (b << 9) & WORD
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, n: int) -> int:
        """Returns an integer from 0 to n - 1 (n below 2 billion; bias under n / 2^32)."""
        bound: i64 = n
        return (self.word() * bound) >> 32

    def index_below(self, n: i64) -> i64:
        """Returns the same as `below`, for rules that calculate with machine integers."""
        return (self.word() * n) >> 32

    def copy(self) -> "Randomness":
        twin = Randomness()
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin
