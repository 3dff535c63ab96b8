"""Shared by the refusal tests: situations at a table, and texts that are not understood."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest

from draftingtable.games.core.errors import BadNotation, Parameter

Given = TypeVar("Given")


@dataclass(frozen=True)
class Situation:
    """Moves that lead to it, the refused move, and the refusal."""

    refused: str
    code: str
    rule: str
    params: dict[str, Parameter]
    moves: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.code} {self.rule} {self.refused}".replace(" ", "-")

    @property
    def expected(self) -> tuple[str, str, dict[str, Parameter]]:
        return self.code, self.rule, self.params


def codes_in(*files: Path) -> set[object]:
    """Every code of an `IllegalMove` made in these files."""
    return {
        call.args[0].value
        for file in files
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "IllegalMove"
        and isinstance(call.args[0], ast.Constant)
    }


def not_understood(read: Callable[[Given], object], given: Given) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        read(given)
    return caught.value
