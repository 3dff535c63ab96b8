"""Screenshots as arrays of pixels, and how much of a box has changed."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import CDPSession

Pixels = Any
"""Rows of RGB pixels: a numpy array."""
NONE, SUB, UP = 0, 1, 2
BYTES = 3


def take(session: CDPSession) -> Pixels:
    """Returns the pixels of the window."""
    return decode(capture(session))


def capture(session: CDPSession) -> bytes:
    """Returns a screenshot of the window as a PNG."""
    wish = {"format": "png", "optimizeForSpeed": True}
    return base64.b64decode(session.send("Page.captureScreenshot", wish)["data"])


def keep(session: CDPSession, path: Path, quality: int = 82) -> None:
    """Saves a screenshot of the window as WebP for people to look at."""
    wish = {"format": "webp", "quality": quality}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", wish)["data"]))


def decode(png: bytes) -> Pixels:
    """Decodes a fast Chromium PNG: 8-bit RGB with filters that are quick to undo."""
    chunks = list(read_chunks(png))
    wide, high, *form = struct.unpack(">IIBBBBB", chunks[0][1])
    if form != [8, 2, 0, 0, 0]:
        raise ValueError(f"not a plain RGB picture: {form}")
    packed = b"".join(data for kind, data in chunks if kind == b"IDAT")
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(high, 1 + wide * BYTES)
    return unfiltered(rows[:, 0], rows[:, 1:].reshape(high, wide, BYTES))


def read_chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], 8
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        found.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + length]))
        at += 12 + length
    return found


def unfiltered(filters: Pixels, rows: Pixels) -> Pixels:
    """Undoes the filters: each row is stored as the difference to its left or to the row above."""
    pixels = np.zeros_like(rows)
    if np.all(filters == UP):
        above = pixels[0]
        for row, pixel in zip(rows, pixels, strict=True):  # a tenth of np.add.accumulate's time
            above = np.add(row, above, out=pixel)
        return pixels
    for at, kind in enumerate(filters):
        row = np.add.accumulate(rows[at], axis=0, dtype=np.uint8) if kind == SUB else rows[at]
        if kind not in (NONE, SUB, UP):
            raise ValueError(f"filter {kind} is not one that Chromium uses in haste")
        pixels[at] = row + pixels[at - 1] if kind == UP and at else row
    return pixels


SEEN = 10
"""Colours that differ by less than this look the same."""


def changed(one: Pixels, other: Pixels) -> Pixels:
    """Returns which pixels of two pictures differ visibly."""
    seen = np.maximum(one, other) - np.minimum(one, other) >= SEEN
    return seen[:, :, 0] | seen[:, :, 1] | seen[:, :, 2]  # a tenth of np.any's time over an axis


def share(marked: Pixels, box: dict[str, float]) -> float:
    """Returns the share of a box that is marked."""
    left, top = round(box["left"]), round(box["top"])
    right, bottom = max(round(box["right"]), left + 1), max(round(box["bottom"]), top + 1)
    return float(np.mean(marked[top:bottom, left:right]))
