# Every target installs what it needs by itself; python3 (3.11 or newer) is all you have to bring, and Node.js (20 or
# newer) for bundle, test, check and bench.
PYTHON ?= python3
VENV := .venv
WEB_TOOLS := tools/web/node_modules/.package-lock.json
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help play watch bundle test chaos check format bench screens playthroughs reports lock clean

help:  ## List what there is to do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(READY)  ## Start the game and open it in the browser
	@$(BIN)/interstice serve

watch: $(READY)  ## Watch a game that bots play, here in the terminal
	@$(BIN)/interstice play

bundle: $(READY) $(WEB_TOOLS)  ## Pack the browser client for slow lines; the server takes it as long as it fits
	$(BIN)/python tools/bundle.py

test: $(READY) $(WEB_TOOLS)  ## Run every test
	$(BIN)/pytest -n 3

chaos: $(READY)  ## Kill servers fifty times and look for losses; open ten thousand rooms and look for leaks
	INTERSTICE_KILLS=50 $(BIN)/pytest tests/server/test_crashes.py
	INTERSTICE_SOAK=10000 $(BIN)/pytest tests/server/test_soak.py

check: $(READY) $(WEB_TOOLS)  ## Look over style, types, imports and decks
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	tools/web/node_modules/.bin/tsc -p tools/web
	$(BIN)/lint-imports
	$(BIN)/interstice deck check

format: $(READY)  ## Put the code into its usual form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY) $(WEB_TOOLS)  ## Measure the speed against its peers
	$(BIN)/python bench/run.py

screens: $(READY)  ## Take pictures of every screen into build/screens (ONLY=start,lobby for some)
	$(BIN)/python tools/screens.py

playthroughs: $(READY)  ## Write the golden games anew
	PYTHONPATH=tests $(BIN)/python -m playthroughs.rewrite

reports: $(READY)  ## Write the pages anew that are made from data and code
	$(BIN)/interstice deck report --out docs
	$(BIN)/python tools/describe_protocol.py

lock: $(READY)  ## Choose the newest versions and lock them by hash
	$(BIN)/pip-compile -q --strip-extras --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --allow-unsafe -o requirements/run.txt pyproject.toml
	$(BIN)/pip-compile -q --strip-extras --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --allow-unsafe --extra dev -c requirements/run.txt -o requirements/dev.txt pyproject.toml

clean:  ## Remove what the other targets made
	rm -rf $(VENV) tools/web/node_modules src/interstice/web/bundle build dist .mypy_cache .ruff_cache .import_linter_cache

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Interstice needs Python 3.11 or newer; this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@echo "Setting up $(VENV) (once)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

$(WEB_TOOLS): tools/web/package-lock.json
	@command -v npm >/dev/null || { echo "This needs Node.js 20 or newer with npm; neither was found. To play it is not needed."; exit 1; }
	@npm ci --silent --ignore-scripts --prefix tools/web
	@touch $@
