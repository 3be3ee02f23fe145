"""Every address of the OpenAPI description, so that one which is added later is read too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple


class Address(NamedTuple):
    method: str
    described: str
    path: str
    is_stream: bool


def addresses(description: Mapping[str, Any], given: Mapping[str, str]) -> Iterator[Address]:
    """With everything filled in: what is not given, such as a step, is the first of its kind."""
    for described, methods in description["paths"].items():
        path = re.sub(r"{(\w+)}", lambda name: given.get(name[1], "1"), described)
        for method, about in methods.items():
            yield Address(method.upper(), described, path, "ndjson" in str(about["responses"]))
