"""Check the machine before the Makefile does anything else: `python3 tools/machine.py play`, `test` or `bench`.

Whatever is missing is installed with Debian's package manager if possible; otherwise one sentence says what to install, and
nothing is changed. Any Python 3 can read this file, so that even an old one can say that it is too old.
"""

import os
import shutil
import subprocess
import sys
from glob import glob

OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 20
POSTGRES = "/usr/lib/postgresql/*/bin/postgres"
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
PLAYING, TESTING, MEASURING = "play", "test", "bench"


def main(task):
    missing = faults_of_python()
    if task != PLAYING:
        missing += faults_of_node()
    if missing:
        sys.exit("make %s needs %s." % (task, "; and ".join(missing)))
    if task != PLAYING:
        install(task, [(name, package) for name, package, is_there in wanted(task) if not is_there])


def faults_of_python():
    if sys.version_info < OLDEST_PYTHON:
        return ["Python %d.%d or newer; this is %s" % (OLDEST_PYTHON + (sys.version.split()[0],))]
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return ["Python's venv module (on Debian and Ubuntu: sudo apt-get install python3-venv)"]
    return []


def faults_of_node():
    if not (shutil.which("node") and shutil.which("npm")):
        return ["Node.js %d or newer with npm; playing does not need it" % OLDEST_NODE]
    version = subprocess.check_output(["node", "--version"]).decode().strip()
    if int(version.lstrip("v").split(".")[0]) < OLDEST_NODE:
        return ["Node.js %d or newer; this is %s" % (OLDEST_NODE, version)]
    return []


def wanted(task):
    """The name, the Debian package and the presence of each program that a task needs."""
    database = os.environ.get("INTERSTICE_TEST_POSTGRES") or glob(POSTGRES)
    browser = os.environ.get("INTERSTICE_TEST_BROWSER") or any(map(shutil.which, BROWSERS))
    yield "PostgreSQL", "postgresql", bool(database)
    yield "Chromium", "chromium-headless-shell", bool(browser)
    for program in ("bash", "curl", "jq"):
        yield program, program, bool(shutil.which(program))
    if task == MEASURING:
        yield "a C compiler", "gcc", bool(shutil.which("cc"))


def install(task, missing):
    if not missing:
        return
    names = " and ".join(name for name, _ in missing)
    packages = [package for _, package in missing]
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        command = "on Debian and Ubuntu: sudo apt-get install %s" % " ".join(packages)
        sys.exit("make %s needs %s (%s)." % (task, names, command))
    print("Installing %s (once)" % names)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for step in (["update"], ["install", "-y", "--no-install-recommends"] + packages):
        done = subprocess.run(
            ["apt-get", "-q"] + step,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
        )
        if done.returncode:
            sys.exit(
                "make %s needs %s; apt-get could not install it:\n%s" % (task, names, done.stdout.decode())
            )


if __name__ == "__main__":
    main(sys.argv[1])
