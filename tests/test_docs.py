"""What the documents show really works."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import describe_library
import draw_map
import outside
import pytest
from patience import PATIENCE

from interstice.bots.levels import LEVELS
from interstice.cli.main import parser_for

ROOT = Path(__file__).parents[1]


def python_of(document: str) -> str:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / document).read_text("utf-8"), re.DOTALL)
    return str(code)


@pytest.fixture(scope="module")
def guides_game(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the guide's game is installed: exactly the files that the page shows."""
    installed = outside.install(tmp_path_factory.mktemp("candles"))
    return {**os.environ, "PYTHONPATH": str(installed)}


def interstice(environment: dict[str, str], *arguments: object) -> str:
    command = [sys.executable, "-m", "interstice.cli.main", *map(str, arguments)]
    ended = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_the_guides_game_is_played_on_the_command_line(guides_game: dict[str, str], tmp_path: Path) -> None:
    log = tmp_path / "game.json"
    said = interstice(guides_game, "play", "candles", "--seats", 3, "--bots", "random", "--log", log)
    assert "goes out." in said
    assert re.search(r"wins? the game\.", said)
    assert "CandleWentOut" in log.read_text("utf-8")
    interstice(guides_game, "verify", log)
    leaflet = interstice(guides_game, "rules", "candles")
    assert "sit in the dark" in leaflet
    assert "how many candles each player has" in leaflet


def test_the_guides_game_is_simulated(guides_game: dict[str, str]) -> None:
    """Bots that do not know the game answer what they are asked."""
    for bots in ("random", "guesser", "oracle,random"):
        told = json.loads(
            interstice(
                guides_game, "simulate", "candles", "--games", 30, "--bots", bots, "--workers", 1, "--json"
            )
        )
        assert told["games"] == 30
        assert told["unfinished"] == 0


def test_the_guides_game_obeys_the_laws(guides_game: dict[str, str]) -> None:
    """Its positions, copies and views all follow from the declarations of its zones."""
    environment = {**guides_game, "PYTHONPATH": os.pathsep.join([guides_game["PYTHONPATH"], *sys.path])}
    ended = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "outside.py")],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr


def test_the_library_example_of_the_readme_runs(capsys: object) -> None:
    exec(compile(python_of("README.md"), "README.md", "exec"), {})


def commands_of(document: Path) -> list[list[str]]:
    """The arguments of every `interstice` command in a document, without comments."""
    text = re.sub(r"\$\(.*?\)", "filled-in", document.read_text("utf-8"))
    lines = re.findall(r"^ {4}(.*\binterstice .*)$", text, re.MULTILINE)
    parts = [part.split("interstice ", 1) for line in lines for part in line.partition("#")[0].split("&&")]
    return [shlex.split(words) for before, *rest in parts for words in rest if before.strip() == ""]


def test_the_command_line_understands_every_command_of_the_documents() -> None:
    documents = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    commands = [words for document in documents for words in commands_of(document)]
    assert len(commands) > 10
    for words in commands:
        assert parser_for(words).parse_args(words).run


def test_the_ladder_of_the_laboratory_has_every_level_and_is_made_by_the_command_above_it() -> None:
    page = (ROOT / "docs/laboratory.md").read_text("utf-8")
    levels = [f"level-{level}" for level in range(1, len(LEVELS) + 1)]
    (command,) = re.findall(r"interstice (tournament .*--picture ladder\.svg.*)", page)
    assert parser_for(shlex.split(command)).parse_args(shlex.split(command)).bots == ",".join(levels)
    assert re.findall(r"^ +\d+  (level-\d+) ", page, re.MULTILINE) == levels[::-1]


def test_every_link_between_documents_leads_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    dead = [
        f"{document.relative_to(ROOT)}: {link}"
        for document in documents
        for link in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", document.read_text("utf-8"))
        if "://" not in link and not (document.parent / link).exists()
    ]
    assert dead == []


def test_the_project_speaks_of_itself_alone() -> None:
    """No path of the machine it was written on, and no registry's address."""
    suffixes = {".py", ".md", ".toml", ".txt", ".json", ".js", ".c", ".mjs", ".ftl", ".css", ".html", ""}
    skipped = {".venv", ".git", "node_modules", ".next", "bundle", "build", "dist", ".hypothesis"}
    words = re.compile(r"(?<![\w./])/(?:work|tmp|root|home)/[a-z]|pypi\.org|npmjs|registry\.|deb\.debian")
    found = []
    for path in ROOT.rglob("*"):
        inside = path.relative_to(ROOT).parts
        if path.suffix not in suffixes or not path.is_file() or skipped.intersection(inside):
            continue
        if any(part.endswith("_cache") for part in inside) or path == Path(__file__):
            continue
        found += [f"{path}: {hit}" for hit in words.findall(path.read_text("utf-8", errors="ignore"))]
    assert found == []


def test_the_map_shows_all_parts_and_is_drawn_from_the_imports() -> None:
    assert draw_map.unlisted() == set()
    drawn = draw_map.drawn(draw_map.reduced(draw_map.imports()))
    assert drawn == draw_map.MAP.read_text("utf-8"), "run python tools/draw_map.py"


def test_the_reference_of_the_library_is_made_from_its_docstrings() -> None:
    assert describe_library.page() == describe_library.PAGE.read_text("utf-8"), "run make reports"
