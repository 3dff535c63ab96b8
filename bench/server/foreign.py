"""How much servers hear of each other."""

from __future__ import annotations

import httpx
from prometheus_client.parser import text_string_to_metric_families
from tests.plain_http import NO_TLS
from tests.server.processes import Server

FOREIGN = "draftingtable_foreign_news_total"


def foreign_news(server: Server) -> float:
    """Returns how many entries and messages of other servers this one has handled."""
    page = httpx.get(f"{server.url}/metrics", timeout=60, verify=NO_TLS).text
    return sum(
        sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
        if sample.name == FOREIGN
    )
