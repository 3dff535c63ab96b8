"""The generated tables in docs/adapters.md match the code."""

from pathlib import Path

import pytest

from draftingtable.adapters import document

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"


def test_the_generated_part_is_up_to_date() -> None:
    """To update: python -m draftingtable.adapters.document docs/adapters.md"""
    text = PAGE.read_text(encoding="utf-8")
    assert document.BEGIN in text
    assert text == document.renewed(text)


def test_the_generated_part_is_replaced_in_place(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{document.BEGIN}\nold\n{document.END}\nafter\n", encoding="utf-8")
    document.main([str(page)])
    assert page.read_text(encoding="utf-8") == f"before\n{document.section()}\nafter\n"


@pytest.mark.parametrize("version", ["towers-1", "cities-1", "cities-solo-1"])
def test_every_observation_is_described(version: str) -> None:
    assert f"observation `{version}`" in document.section()
