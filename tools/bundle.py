"""Bundle the browser client, so that slow phones fetch fewer files. The server uses the bundle if it matches the sources."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from interstice.server.http.site import (
    BUNDLE,
    CHUNKS,
    FIRST,
    FIRST_WORDS,
    VENDOR,
    WEB,
    offered,
    styles,
    version,
)
from interstice.text import LANG, LANGUAGES

TOOLS = Path(__file__).parent / "web"


def bundle(out: Path) -> None:
    """Write the bundle into a folder, replacing what was there."""
    if not (TOOLS / "node_modules" / "esbuild").is_dir():
        subprocess.run(["npm", "ci", "--silent", "--ignore-scripts"], cwd=TOOLS, check=True)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    wanted = {
        "web": str(WEB),
        "out": str(out),
        "vendor": VENDOR,
        "first": FIRST.read_text(encoding="utf-8"),
        "presets": offered(),
        "chunks": {id: chunk.modules for id, chunk in CHUNKS.items()},
        "styles": styles(),
        "words": {
            language: {
                file: (LANG / language / f"{file}.ftl").read_text(encoding="utf-8") for file in FIRST_WORDS
            }
            for language in LANGUAGES
        },
    }
    made_from = version()
    done = subprocess.run(
        ["node", TOOLS / "bundle.mjs"],
        input=json.dumps(wanted),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    # Written last, so that no server uses half a bundle.
    (out / "made.json").write_text(json.dumps({"version": made_from, **json.loads(done.stdout)}) + "\n")


if __name__ == "__main__":
    if shutil.which("node") is None:
        sys.exit(
            "Making a bundle needs Node.js 20 or newer, which was not found. The game also runs without a bundle."
        )
    bundle(BUNDLE)
    print(f"{BUNDLE}: {sum(1 for _ in BUNDLE.iterdir()) - 1} files")
