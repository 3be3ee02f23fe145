"""Who somebody is: a secret token that their browser keeps, and a public id that says nothing about it."""

from __future__ import annotations

import re
from hashlib import sha256

from interstice.core.refused import Refused

_TOKEN = re.compile(r"[0-9a-zA-Z_-]{22,128}")


def person_of(token: str) -> str:
    """The public id. The token itself is never stored, logged or sent."""
    if not _TOKEN.fullmatch(token):
        raise Refused("expected a token of 22 to 128 letters and digits; got something else")
    return sha256(f"interstice person {token}".encode()).hexdigest()[:20]
