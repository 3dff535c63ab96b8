"""Memory that compiled code writes and numpy reads in place: `vec[i64]`, of a fixed size.

Compiled modules use `librt.vecs`, whatever this module gives them at run time. Plain Python gets an
`array.array`, which shares its memory with numpy too and is faster there; `librt` need not be
installed. (The stand-in of the rules, `games.core.arrays`, is a list, which cannot do that.)
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    from array import array

    from mypy_extensions import i64

    vec = {i64: lambda items: array("q", items)}

__all__ = ["vec"]
