"""`python -m draftingtable.server.http.openapi` prints the OpenAPI description."""

import json

from draftingtable.server.app import build_api


def openapi() -> str:
    return json.dumps(build_api().openapi(), indent=2, ensure_ascii=False)


if __name__ == "__main__":
    print(openapi())
