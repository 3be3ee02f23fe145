# Every target installs what it needs. You bring Python 3.11 or newer and, for everything but play and watch, Node.js 20 or
# newer. `ONLY=…` runs a part of test, bench, minds and screens.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
WEB_TOOLS := tools/web/node_modules/.package-lock.json
WEB_TESTS := tests/web/node_modules/.package-lock.json
TIMED := tools/timed.sh
PIP := $(BIN)/python -m pip -q --disable-pip-version-check install
NPM := tools/npm_ci.sh

# A name is a folder of tests; anything with a slash is a path.
comma := ,
ONLY_PATHS := $(foreach part,$(subst $(comma), ,$(ONLY)),$(if $(findstring /,$(part)),$(part),tests/$(part)))
NODE_TEST := node --import ./tests/js/client.mjs --test --test-reporter ./tools/web/quiet.mjs tests/js/*.test.mjs

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play watch bundle test steady chaos check format bench minds screens playthroughs reports lock clean \
  python machine measuring

help:  ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(PLAYABLE)  ## Start the game and open it in the browser (PORT=8800 for another port)
	@$(BIN)/interstice serve $(if $(PORT),--port $(PORT))

watch: $(PLAYABLE)  ## Watch bots play a game in the terminal
	@$(BIN)/interstice play

bundle: $(PLAYABLE) $(WEB_TOOLS)  ## Bundle the browser client for slow connections; the server uses it if it matches the sources
	$(BIN)/python tools/bundle.py

test: machine $(READY) $(WEB_TOOLS) $(WEB_TESTS)  ## Run every test (ONLY=rules for tests/rules, ONLY=tests/web/test_table.py for a file)
ifeq ($(ONLY),)
	@$(TIMED) "node --test" $(NODE_TEST)
endif
	@$(TIMED) "pytest" $(BIN)/pytest -n 3 --dist worksteal --durations 10 $(ONLY_PATHS)

steady: machine $(READY) $(WEB_TOOLS) $(WEB_TESTS)  ## Run the tests repeatedly beside busy programs, and list those whose results vary
	@RUNS="$(RUNS)" $(BIN)/python tools/steady.py

chaos: export INTERSTICE_TEST_SECONDS = 7200
chaos: export INTERSTICE_MEASURE = 1
chaos: machine $(READY)  ## Run the slow tests: kills, faults, races, floods, crowds and endurance
	INTERSTICE_KILLS=1000 $(BIN)/pytest -s tests/server/test_crashes.py -k sqlite
	INTERSTICE_KILLS=50 $(BIN)/pytest -s tests/server/test_crashes.py -k postgresql
	INTERSTICE_FAULTS=100 INTERSTICE_FAULTS_SEED=$$$$ $(BIN)/pytest -s tests/server/test_faults.py
	INTERSTICE_TROUBLES=30 INTERSTICE_TROUBLES_SEED=$$$$ $(BIN)/pytest -s tests/server/test_troubled_files.py
	INTERSTICE_RACES=200 $(BIN)/pytest tests/server/test_races.py
	@# In memory: a disk's own sync takes longer now and then than what a flood may cost.
	$(BIN)/pytest -s $(if $(wildcard /dev/shm),--basetemp=/dev/shm/interstice-floods) tests/server/test_floods.py
	$(BIN)/pytest -s tests/server/test_many.py
	INTERSTICE_REACTIONS=300000 $(BIN)/pytest -s tests/server/test_crowds.py -k reactions
	$(BIN)/pytest tests/contracts/test_locks_and_disks.py
	INTERSTICE_ERASED_GAMES=100 $(BIN)/pytest tests/server/test_erasing.py
	INTERSTICE_PICTURES=20000 $(BIN)/pytest tests/server/test_cropping.py
	INTERSTICE_SOAK=10000 $(BIN)/pytest tests/server/test_soak.py

check: machine $(READY) $(WEB_TOOLS)  ## Check style, types, imports, decks and translations
	@$(TIMED) "ruff" sh -c '$(BIN)/ruff format --check . && $(BIN)/ruff check .'
	@$(TIMED) "mypy" $(BIN)/mypy
	@$(TIMED) "tsc" tools/web/node_modules/.bin/tsc -p tools/web
	@$(TIMED) "imports" $(BIN)/lint-imports
	@$(TIMED) "decks" $(BIN)/interstice deck check
	@$(TIMED) "translations" $(BIN)/python tools/translated.py

format: $(READY)  ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: measuring $(READY) $(WEB_TOOLS)  ## Measure speed against the peers (ONLY=engine,web for some parts)
	$(BIN)/python bench/run.py $(subst $(comma), ,$(ONLY))

minds: python $(READY)  ## Measure how well bots play, in about half an hour (ONLY=fixed,levels for some parts)
	PYTHONPATH=bench $(BIN)/python bench/minds.py $(subst $(comma), ,$(ONLY))

screens: machine $(READY)  ## Take pictures of every screen into build/screens (ONLY=start,foyer for some)
	$(BIN)/python tools/screens.py

playthroughs: $(READY)  ## Rewrite the golden games, after an intended change
	PYTHONPATH=tests $(BIN)/python -m playthroughs.rewrite

reports: $(READY)  ## Update the pages that are generated from data and code
	$(BIN)/interstice deck report --out docs
	$(BIN)/python tools/describe_protocol.py
	$(BIN)/python tools/describe_library.py
	$(BIN)/python tools/draw_map.py

LOCK := $(BIN)/pip-compile -q --strip-extras --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --allow-unsafe
# Listed one by one: pip-compile does not understand an extra that consists of others.
ALL := --extra server --extra postgres --extra print
lock: $(READY)  ## Lock the dependencies in pyproject.toml by version and hash
	$(LOCK) $(ALL) -o requirements/run.txt pyproject.toml
	$(LOCK) --only-build-deps --build-deps-for editable -c requirements/run.txt -o requirements/build.txt pyproject.toml
	$(LOCK) $(ALL) --extra dev -c requirements/run.txt -o requirements/dev.txt pyproject.toml
	@# pip-compile drops the environment marker of a package that an extra brings.
	sed -i.old 's/^\(uvloop==[^ ]*\) \\/\1 ; sys_platform != "win32" \\/' requirements/run.txt requirements/dev.txt && rm requirements/*.old

clean:  ## Delete everything the other targets made
	rm -rf $(VENV) tools/web/node_modules src/interstice/web/bundle build dist .mypy_cache .ruff_cache .import_linter_cache

# Check the machine before anything else.

python:
	@command -v $(PYTHON) >/dev/null || { echo "Interstice needs Python 3.11 or newer; $(PYTHON) was not found."; exit 1; }
	@$(PYTHON) tools/machine.py play

machine: python
	@$(PYTHON) tools/machine.py test

measuring: python
	@$(PYTHON) tools/machine.py bench

# Only what playing needs. --no-compile: Python compiles what it imports, and no more.
$(PLAYABLE): requirements/run.txt requirements/build.txt pyproject.toml | python
	@echo "Installing what playing needs into $(VENV) (once, about 20 seconds)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --no-compile --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(PIP) --no-build-isolation --no-deps -e .
	@touch $@

$(READY): requirements/dev.txt $(PLAYABLE)
	@echo "Installing what developing needs into $(VENV) (once, about half a minute)"
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

%/node_modules/.package-lock.json: %/package-lock.json | machine
	@echo "Installing $*/package-lock.json (once)"
	@$(NPM) $*
	@touch $@
