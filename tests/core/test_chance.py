"""Luck, and the algorithm that docs/chance.md specifies."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from interstice.core.chance import Casual, Seeded, commitment, mix

DOC = (Path(__file__).parents[2] / "docs" / "chance.md").read_text("utf-8").replace("    ", "")


def vectors() -> list[tuple[str, list[tuple[int, int]]]]:
    """The draws that the document shows: a seed, then `below(bound) = result` lines."""
    found = []
    for block in re.findall(r"seed ([0-9a-f]{64})\n((?:below\(\d+\) = \d+\n)+)", DOC):
        draws = re.findall(r"below\((\d+)\) = (\d+)", block[1])
        found.append((block[0], [(int(bound), int(result)) for bound, result in draws]))
    return found


def test_the_documents_test_vectors_hold() -> None:
    assert len(vectors()) >= 3
    for seed, draws in vectors():
        chance = Seeded(bytes.fromhex(seed))
        assert [(bound, chance.below(bound)) for bound, _ in draws] == draws


def test_a_plain_reading_of_the_document_gives_the_same_draws() -> None:
    seed = bytes(range(32))
    chance = Seeded(seed)
    words = [
        int.from_bytes(sha256(seed + block.to_bytes(8, "big")).digest()[at : at + 4], "big")
        for block in range(20)
        for at in range(0, 32, 4)
    ]
    for bound in (3, 110, 2**31 + 1, 7, 2**31 + 1, 2**31 + 1, 6, 1, 320) * 5:
        word = words.pop(0)
        while word >= 2**32 - 2**32 % bound:
            word = words.pop(0)
        assert chance.below(bound) == word % bound


def test_draws_are_kept_until_they_are_taken() -> None:
    chance = Seeded(bytes(32))
    first, second = chance.below(10), chance.below(6)
    assert chance.take() == ((10, first), (6, second))
    assert chance.take() == ()


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes; got 3"):
        Seeded(b"abc")


@pytest.mark.parametrize("chance", [Seeded(bytes(32)), Casual(1)])
def test_every_number_is_equally_likely(chance: Seeded | Casual) -> None:
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # chi², p = 0.001


def test_the_seed_depends_on_every_part() -> None:
    nonces = [b"a" * 16, b"b" * 16]
    seed = mix(b"s" * 32, nonces)
    assert len(seed) == 32
    assert seed not in (
        mix(b"t" * 32, nonces),
        mix(b"s" * 32, nonces[::-1]),
        mix(b"s" * 32, [b"a" * 15, b"ab" * 8]),
    )
    assert commitment(b"s" * 32) == sha256(b"s" * 32).hexdigest()
