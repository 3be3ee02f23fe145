"""What the documents show works."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from types import ModuleType

from laws.positions import check_position
from tables import TABLES, luck_for, make_deck, make_players, play_on

from interstice.cli.main import parser_for
from interstice.core import engine
from interstice.core.chance import Seeded

ROOT = Path(__file__).parents[1]


def python_of(document: str) -> str:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / document).read_text("utf-8"), re.DOTALL)
    return str(code)


def test_the_rule_set_of_the_guide_can_be_played() -> None:
    module = ModuleType("sudden_death")
    sys.modules[module.__name__] = module
    exec(compile(python_of("docs/write-a-rule-set.md"), "write-a-rule-set.md", "exec"), vars(module))
    ends = set()
    for seed in range(40):
        chance = Seeded(seed.to_bytes(32, "big"))
        game = engine.new(module.RULES, make_players(2 + seed % 7), make_deck(60), chance)
        table = ("random", "experts", "mixed")[seed % 3]
        for _ in play_on(game, chance, TABLES[table], luck_for(seed), 30):
            check_position(game)
        assert game.over
        ends.add(len(game.winners) > 1)
    assert ends == {True, False}


def test_the_library_example_of_the_readme_runs(capsys: object) -> None:
    exec(compile(python_of("README.md"), "README.md", "exec"), {})


def commands_of(document: Path) -> list[list[str]]:
    """The words after `interstice` wherever a document shows a command, without comments."""
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
