"""The game from docs/write-a-rule-set.md, installed outside the package. Run as a program, this checks that it obeys the laws."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "write-a-rule-set.md"


def install(folder: Path) -> Path:
    """Write the files shown on the page, install them, and return the folder."""
    files = re.findall(r"```(?:python|toml) (\S+)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for name, text in files:
        file = folder / "candles" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    installed = folder / "installed"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
    ]
    subprocess.run([*pip, "--target", str(installed), str(folder / "candles")], check=True)
    return installed


def keep_the_laws() -> None:
    import msgspec
    from laws.positions import check_position
    from tables import TABLES, luck_for, make_deck, make_players, parse, play_on

    from interstice.core import engine
    from interstice.core.chance import Seeded
    from interstice.core.notation import write
    from interstice.core.view import view
    from interstice.rules.find import decode_log, ruleset
    from interstice.server.playing.scribe import Scribe

    ends = set()
    for seed in range(30):
        chance = Seeded(seed.to_bytes(32, "big"))
        game = engine.new(ruleset("candles"), make_players(2 + seed % 7), make_deck(60), chance)
        scribe = Scribe(game)
        for _ in play_on(game, chance, TABLES["random"], luck_for(seed), 30):
            check_position(game)
            assert write(parse(write(game))) == write(game) == write(game.copy())
            assert scribe.view(game, 0) == msgspec.json.encode(view(game, 0))
        log = decode_log(msgspec.json.encode(engine.save(game)))
        assert write(engine.replay(game.rules, log, game.deck)) == write(game)
        assert view(game, None).candles == tuple(game.candles)
        ends.add(len(game.winners) > 1)
    assert ends == {True, False}


if __name__ == "__main__":
    keep_the_laws()
