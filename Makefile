# Everything sets itself up: a virtual environment in .venv with the pinned packages of pyproject.toml.
PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python

.DEFAULT_GOAL := help
.PHONY: help play flash image test lint format screens wiring bench clean

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

.venv/play: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	test -x $(PY) || $(PYTHON) -m venv .venv
	$(PY) -m pip install -q --upgrade "pip>=25.1"
	$(PY) -m pip install -q --group play
	@touch $@

.venv/test: .venv/play pyproject.toml
	$(PY) -m pip install -q --group test
	@touch $@

.venv/flash: .venv/play
	$(PY) -m pip install -q --group flash
	@touch $@

play: .venv/play ## play in a window, or in the terminal where there is no display
	$(PY) -m simulator

flash: .venv/flash ## put the console on the board that is plugged in (ARGS=--dry-run: only tell)
	$(PY) -m tools.flash $(ARGS)

image: .venv/flash ## one UF2 of MicroPython and the console: make image UF2=RPI_PICO-....uf2
	$(PY) -m tools.image $(UF2) $(ARGS)

test: .venv/test ## all tests
	$(PY) -m pytest -n 2

lint: .venv/test ## ruff, the generated files, the types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(PY) -m tools.fonts --check
	$(PY) -m tools.icons --check
	$(PY) -m tools.texts --check
	$(PY) -m tools.package --check
	$(PY) -m tools.wiring --check
	$(PY) -m mypy
	$(PY) -m tools.stubs

format: .venv/test ## ruff format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

screens: .venv/test ## every screen on a sheet in build/, compared with what is recorded
	$(PY) -m tools.screens

wiring: .venv/play ## the wiring diagrams and tables, from the pin files
	$(PY) -m tools.wiring

bench: .venv/test ## measure every budget of the design
	$(PY) -m tools.bench

clean: ## remove what was set up and built (saves stay)
	rm -rf .venv build .pytest_cache .mypy_cache .ruff_cache .hypothesis
