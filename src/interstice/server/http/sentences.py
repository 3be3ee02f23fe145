"""One sentence that says why a request was refused."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import ValidationException


def sentence(status: int, why: str, headers: Any = None, **more: Any) -> Response[dict[str, Any]]:
    return Response({"why": why, **more}, status_code=status, media_type=MediaType.JSON, headers=headers)


def first_fault(error: ValidationException) -> str:
    for fault in error.extra if isinstance(error.extra, list) else ():
        return f"expected other input; {fault.get('key') or 'body'}: {fault.get('message', '')}"
    return "expected other input; the body is not what this address takes"
