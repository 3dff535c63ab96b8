"""docs/site.md has the policies that the program uses."""

from draftingtable.server.client_files import PAGE_POLICY, WORKER_POLICY
from tests.docs.markdown import ROOT

TEXT = (ROOT / "docs" / "site.md").read_text(encoding="utf-8")


def test_the_policies_are_those_of_the_program() -> None:
    lines = [line.strip() for line in TEXT.splitlines()]
    assert PAGE_POLICY in lines
    assert WORKER_POLICY in lines


def test_only_the_workers_policy_allows_webassembly() -> None:
    assert "wasm" not in PAGE_POLICY
    assert "'unsafe-eval'" not in PAGE_POLICY + WORKER_POLICY
    assert "'wasm-unsafe-eval'" in WORKER_POLICY
