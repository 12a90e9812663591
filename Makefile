# Everything a person needs: `make run`, `make test`. Each sets up what it needs by itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test lint golden bench arena clean

run: $(VENV)/run
	$(BIN)/ridotto watch

test: $(VENV)/dev lint
	$(BIN)/pytest -n 2

lint: $(VENV)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# Rewrites the golden playthroughs; read the diff before committing it.
golden: $(VENV)/dev
	$(BIN)/python -m tests.golden_files

bench: $(VENV)/bench
	$(BIN)/ridotto bench

# Plays the games behind the tables of docs/bots.md, and rewrites them. Takes about 20 minutes.
arena: $(VENV)/dev
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.arena_tables

$(VENV)/run: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --editable .
	touch $@

$(VENV)/dev: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

$(VENV)/bench: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --editable '.[bench]'
	touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
