"""What a device is called: its browser and its system, and nothing else that the browser says about itself."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request

BROWSERS = {
    "Edg": "Edge",
    "EdgA": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
"""The first that the browser names counts: Edge also calls itself Chrome, and Android Linux."""


def label_of(request: Request[Any, Any, Any]) -> str:
    says = request.headers.get("user-agent", "")
    return ", ".join(filter(None, (_first(BROWSERS, says), _first(SYSTEMS, says))))


def _first(names: dict[str, str], says: str) -> str:
    return next((called for name, called in names.items() if re.search(rf"\b{name}\b", says)), "")
