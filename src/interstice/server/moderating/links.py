"""Moderators come in by a link from the host: it is signed, it expires, and it opens in one browser only."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256

import msgspec

from interstice.core.refused import Refused
from interstice.server.playing.restraints import KEY
from interstice.store.moderation import MODERATORS, Moderator
from interstice.store.rows import Insert, Update
from interstice.store.store import Store

MOST_NAME = 40


class NotModerator(Refused):
    """Only moderators see the inbox."""


async def _key(store: Store) -> bytes:
    return bytes.fromhex(await store.put_first(KEY, secrets.token_hex(32)))


async def make_link(store: Store, name: str, now: float, hours: float) -> str:
    """The part of a link that opens the inbox once, for this many hours."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= MOST_NAME or not name.isprintable():
        raise Refused(f"expected a moderator's name of 1 to {MOST_NAME} characters; got {name[:60]!r}")
    moderator = Moderator(secrets.token_hex(8), name, now, now + hours * 3600)
    await store.rows.write(Insert(MODERATORS, moderator))
    said = _encoded(msgspec.json.encode((moderator.id, name, moderator.until)))
    return f"{said}.{_encoded(_signed(await _key(store), said))}"


async def open_link(store: Store, link: str, now: float) -> tuple[Moderator, str]:
    """The moderator, and the secret of a session. A link that was forged, used or has expired is refused."""
    said, _, signature = link.partition(".")
    if not hmac.compare_digest(signature.encode(), _encoded(_signed(await _key(store), said)).encode()):
        raise NotModerator("this link is not from this server; ask the host for one", "inbox-forged")
    id, *_ = _decoded(said)
    moderator = await store.rows.get(MODERATORS, id)
    if moderator is None or moderator.until <= now:
        raise NotModerator("this link has expired; ask the host for a new one", "inbox-expired")
    secret = secrets.token_hex(32)
    opened = Update(MODERATORS, (id,), {"session": _hash(secret)}, {"session": ""})
    if not await store.rows.write(opened):
        raise NotModerator("this link has been used; ask the host for a new one", "inbox-used")
    return moderator, f"{id}.{secret}"


async def moderator_of(store: Store, session: str, now: float) -> Moderator:
    """Whose session this is."""
    id, _, secret = session.partition(".")
    found = await store.rows.get(MODERATORS, id) if secret else None
    if found is None or not hmac.compare_digest(found.session, _hash(secret)):
        raise NotModerator("expected a moderator; open the link that the host gave you", "inbox-closed")
    if found.until <= now:
        raise NotModerator(
            "your access as a moderator has ended; ask the host for a new link", "inbox-expired"
        )
    return found


async def end(store: Store, id: str, now: float) -> bool:
    """End a moderator's access. Returns whether it had not ended yet."""
    found = await store.rows.get(MODERATORS, id)
    if found is None or found.until <= now:
        return False
    return await store.rows.write(Update(MODERATORS, (id,), {"until": now}))


def _signed(key: bytes, said: str) -> bytes:
    return hmac.digest(key, f"interstice inbox {said}".encode(), "sha256")


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _decoded(said: str) -> tuple[str, str, float]:
    try:
        data = urlsafe_b64decode(said + "=" * (-len(said) % 4))
        return msgspec.json.decode(data, type=tuple[str, str, float])
    except (NotBase64, msgspec.DecodeError):
        raise NotModerator("expected a link from this server; got something else", "inbox-forged") from None
