# Two commands are enough on a machine with Python 3.11 (or newer), pip and make:
#   make play     make test

PY    ?= $(shell command -v python3.11 || command -v python3)
VENV  := .venv
BIN   := $(VENV)/bin
UV    := $(BIN)/uv
UVVER := 0.13.7
PIP   := $(BIN)/python -m pip --disable-pip-version-check
SOAK  ?= 50

export UV_PYTHON_DOWNLOADS := never

# What the pages are built from: when any of it changes, they are built anew. Texts and content are packed with them.
PAGES := $(shell find client docs/rules src/cadwallon/drawing src/cadwallon/content -type f \
	-not -path '*/node_modules/*' -not -path '*/generated/*' -not -name '*.pyc') \
	src/cadwallon/server/messages.py src/cadwallon/server/catalog.py src/cadwallon/server/typescript.py \
	src/cadwallon/server/parcels.py src/cadwallon/server/shelves.py src/cadwallon/server/texts.py

.DEFAULT_GOAL := help
.PHONY: help play terminal setup lint test browser chromium pictures coverage soak ladder bench lock clean

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: setup ## play in the browser; ARGS="..." is handed on to `cadwallon serve`
	@$(BIN)/cadwallon serve --open $(ARGS)

terminal: setup ## play in the terminal; ARGS="..." is handed on to `cadwallon play`
	@$(BIN)/cadwallon play $(ARGS)

setup: $(VENV)/.app ## make the environment (.venv) and install the game into it

lint: setup ## style and types, of the server and of the pages
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/python hatch_build.py check

# Playwright and pytest-asyncio cannot share a process, so the browser's tests have one of their own.
test: lint chromium ## style, types and all tests; ARGS="..." is handed on to pytest
	$(BIN)/python hatch_build.py test
	$(BIN)/python -m pytest -q -n auto -p no:playwright --ignore=tests/browser $(ARGS)
	$(BIN)/python -m pytest -q -n 2 -p no:asyncio tests/browser $(ARGS)

browser: setup chromium ## only the tests in a real browser
	$(BIN)/python -m pytest -q -n 2 -p no:asyncio tests/browser $(ARGS)

chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null; } \
		|| { echo "The tests in a browser need Chromium: install it and try again."; exit 1; }

pictures: setup chromium ## pictures of the main pages for the README, in docs/pictures
	$(BIN)/python -m tests.browser.pictures docs/pictures

coverage: setup ## all tests but those in a browser, with the lines they never reach
	$(BIN)/python -m pytest -q -n auto -p no:playwright --ignore=tests/browser --cov --cov-report=term-missing $(ARGS)

soak: setup ## property tests, SOAK (50) times as long as in `make test`
	CADWALLON_SOAK=$(SOAK) $(BIN)/python -m pytest -q -n auto -p no:playwright tests/properties $(ARGS)

ladder: setup ## strength of bots; ARGS="--bots a,b ..." is handed on to `cadwallon ladder`
	@$(BIN)/cadwallon ladder $(ARGS)

bench: setup ## speed and memory next to Catanatron; ARGS="--json FILE" keeps the figures
	$(BIN)/python -m bench $(ARGS)

lock: $(VENV)/.uv ## choose newest versions again and write the lock files
	$(UV) pip compile -q --upgrade --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--all-extras --group dev -o requirements.lock pyproject.toml
	$(UV) pip compile -q --upgrade --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--group bench -o bench/requirements.lock
	@! grep -n '://' requirements.lock bench/requirements.lock

clean: ## remove environments, caches and built files
	rm -rf $(VENV) .venv-bench client/node_modules client/src/generated src/cadwallon/static build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PY)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	@$(PY) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PY) -m venv $(VENV)

# uv is quick (set-up in 10 s, with pip 40), but everything works without it.
$(VENV)/.uv: Makefile | $(BIN)/python
	@$(PIP) install -q uv==$(UVVER) 2>$(VENV)/uv.log || echo "uv $(UVVER) cannot be had here: pip does its work"
	@touch $@

$(VENV)/.deps: requirements.lock $(VENV)/.uv
	@if [ -x $(UV) ]; then $(UV) pip sync -q --python $(BIN)/python --require-hashes requirements.lock; \
	else $(PIP) install -q --no-deps --require-hashes -r requirements.lock; fi
	@touch $@

$(VENV)/.app: $(VENV)/.deps pyproject.toml hatch_build.py $(PAGES)
	@if [ -x $(UV) ]; then $(UV) pip install -q --python $(BIN)/python --no-deps -e .; \
	else $(PIP) install -q --no-deps -e .; fi
	@touch $@
