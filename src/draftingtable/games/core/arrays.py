"""Arrays of machine numbers: `vec[i64]` and `vec[float]` hold them unboxed in compiled modules.

Compiled modules use `librt.vecs` itself, whatever this module gives them at run time. Plain Python
gets lists with the same calls: they are faster there, and `librt` need not be installed.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec
else:
    from mypy_extensions import i64

    vec = {i64: list, float: list}  # `vec[i64](items)` is `list(items)`

    def append(items, item):
        items.append(item)
        return items

    def extend(items, more):
        items.extend(more)
        return items

    def remove(items, item):
        items.remove(item)
        return items

    def pop(items, place=-1):
        return items, items.pop(place)


__all__ = ["append", "extend", "pop", "remove", "vec"]
