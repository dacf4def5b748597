# Needs Python 3.11 or later and make; everything else is installed into .venv from requirements.lock.
#   make app     the tutor as web apps, http://127.0.0.1:8866 (SERVE=--no-browser: opens no browser)
#   make lab     the same notebooks in JupyterLab
#   make test    style, types and tests (installs Chromium and PostgreSQL with apt-get if there are none)
#   make test-long   the tests that are long by nature: whole courses in the browser, whole classes, kills
#   make test-pythons   the tests without a browser under each other Python from 3.11 to 3.13 that is at hand
#   make quick   style, types and tests of what differs from the last commit (BASE=REV: from another), in a minute
#   make docs    the documentation, docs/_build/html/index.html
#   make bench   the measured goals
#   make lock    choose newer versions of all libraries

PORT ?= 8866
# What `make app` is told further, such as SERVE=--no-browser.
SERVE ?=
PYTHON ?= $(shell for p in python3.11 python3 python python3.12 python3.13; do \
  "$$p" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && command -v "$$p" && break; done)
# More than there are cores: tests in a browser spend much of their time waiting.
WORKERS ?= 3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
DOCS := $(VENV)/.docs
READY := $(VENV)/.ready
PROXY := $(VENV)/proxy
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet

# What another environment left behind must not decide what this one holds.
unexport PYTHONDONTWRITEBYTECODE PYTHONHOME PYTHONPATH PIP_USER PIP_TARGET PIP_PREFIX PIP_ROOT
unexport JUPYTER_PATH JUPYTER_CONFIG_DIR

.PHONY: help app lab test test-long test-pythons quick style types tests tests-without-browser docs bench lock clean proxy chromium postgresql
.DEFAULT_GOAL := help

help:
	@sed -n '2,10s/^# *//p' Makefile

$(STAMP): requirements.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo 'Python 3.11 or later with its venv module is needed (Debian: python3-venv).' \
	  'Name another with: make PYTHON=/path/to/python3.11 ...' >&2; exit 1; }
	@echo 'Installing the libraries into $(VENV): a minute or two, once.'
	@"$(PYTHON)" -m venv $(VENV)
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

# The page template, style sheet and Plotly bundle are copied into the environment: copied again when they change.
$(READY): $(STAMP) $(wildcard tutor/views/*.css tutor/games/*/views/stage/*.css) $(shell find tutor/app/share -type f)
	@$(PIP) install --no-deps --no-build-isolation --no-index --editable .
	@touch $@

app: $(READY)
	@$(BIN)/tutor serve --port $(PORT) $(SERVE)

lab: $(READY)
	$(BIN)/jupyter lab --notebook-dir=notebooks --ip=127.0.0.1 --port=$(PORT) --ServerApp.port_retries=0 \
	  --LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate --LabApp.news_url=None --LabApp.default_url=/lab/tree/welcome.ipynb \
	  $$(test "$$(id -u)" != 0 || echo --allow-root)

# Tests use the system's browser and never download one. Where there is one without windows too, nearly all
# use that, and take a fifth less time.
chromium:
	@test -z "$$CHROMIUM" || exit 0; \
	for name in chromium chromium-browser google-chrome google-chrome-stable; do \
	  command -v $$name >/dev/null && exit 0; \
	done; \
	if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
	  export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && \
	  { apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell 2>/dev/null || \
	    apt-get install -y -qq --no-install-recommends chromium; }; \
	else \
	  echo 'The tests need Chromium: install it (Debian: sudo apt-get install chromium) or set CHROMIUM to its path.' >&2; \
	  exit 1; \
	fi

# Tests start a server of their own: none is set up or started by installing the package.
CLUSTERS := /etc/postgresql-common/createcluster.conf
postgresql:
	@command -v initdb >/dev/null && exit 0; \
	for initdb in /usr/lib/postgresql/*/bin/initdb; do test -x "$$initdb" && exit 0; done; \
	if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
	  export DEBIAN_FRONTEND=noninteractive; \
	  apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql-common && \
	  cp -p $(CLUSTERS) $(CLUSTERS).kept && trap 'mv $(CLUSTERS).kept $(CLUSTERS)' EXIT && \
	  echo 'create_main_cluster = false' >>$(CLUSTERS) && \
	  apt-get install -y -qq --no-install-recommends postgresql; \
	else \
	  echo 'The tests need PostgreSQL: install it (Debian: sudo apt-get install postgresql).' >&2; \
	  exit 1; \
	fi

# The tests of JupyterHub need its proxy, a program for Node.js; without it they are skipped.
proxy:
	@cmp -s tests/hub/package-lock.json $(PROXY)/.installed && exit 0; \
	if command -v node >/dev/null && command -v npm >/dev/null; then \
	  mkdir -p $(PROXY) && cp tests/hub/package.json tests/hub/package-lock.json $(PROXY)/ && \
	  (cd $(PROXY) && npm ci --ignore-scripts --no-audit --no-fund --silent) && \
	  cp tests/hub/package-lock.json $(PROXY)/.installed || \
	  echo 'The proxy of JupyterHub could not be installed; its tests are skipped.' >&2; \
	else \
	  echo 'The tests of JupyterHub are skipped: install Node.js 20 or later with npm (Debian: nodejs npm).' >&2; \
	fi

# Benchmarks whose assertions hold anywhere and soon; whole games at random are played by other tests.
SEARCHES = not test_engine and not test_playouts and not test_sweeps and not test_may
PYTEST = $(BIN)/pytest --numprocesses=$(WORKERS) --dist=loadfile --ignore=tests/benchmarks

# Types are looked at on one core while the tests use the others.
test: $(READY) proxy chromium postgresql
	@$(MAKE) --no-print-directory --jobs=2 style types tests

style: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

tests: $(READY) style
	$(PYTEST) -m 'not long'

test-long: $(READY) proxy chromium postgresql
	$(PYTEST) -m long
	$(BIN)/pytest tests/benchmarks -m "not browser" -k "$(SEARCHES)" --benchmark-disable --numprocesses=$(WORKERS)

# Each has an environment of its own. Those of pyenv need not be on the path. TESTS names what is run, if not all.
PYTHONS = 3.11 3.12 3.13
test-pythons: $(READY)
	@ours=$$($(BIN)/python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	for version in $(PYTHONS); do \
	  test "$$version" = "$$ours" && continue; \
	  for python in python$$version "$${PYENV_ROOT:-$$HOME/.pyenv}"/versions/$$version.*/bin/python none; do \
	    "$$python" -c 'import ensurepip, ssl, sqlite3, venv' 2>/dev/null && break; \
	  done; \
	  if test "$$python" = none; then echo "Python $$version is not at hand: its tests are left out."; continue; fi; \
	  $(MAKE) --no-print-directory VENV=.venv-$$version PYTHON="$$python" tests-without-browser || exit 1; \
	done

tests-without-browser: $(READY)
	$(PYTEST) $(TESTS) --ignore=tests/set_up --ignore=tests/docs -m 'not long and not browser and not programs'

quick: $(READY)
	@$(BIN)/python tests/quick.py $(BASE)

# What only the documentation needs is installed beside the rest, at versions that agree with it. Whatever Sphinx
# warns of is an error: a link that leads nowhere, a public name that says nothing of itself.
$(DOCS): docs/requirements.lock $(STAMP)
	@echo 'Installing what the documentation is built with into $(VENV).'
	@$(PIP) install --require-hashes -r docs/requirements.lock
	@touch $@

docs: $(DOCS) $(READY)
	$(BIN)/python -m sphinx --builder html --fail-on-warning --nitpicky --quiet docs docs/_build/html
	@echo 'docs/_build/html/index.html'

bench: $(READY) chromium
	$(BIN)/pytest tests/benchmarks --capture=no

lock: $(STAMP)
	$(PIP) install 'pip-tools>=7.4'
	$(BIN)/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
	  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
	  --extra=hub --extra=postgresql --extra=sweep --extra=test --all-build-deps --output-file=requirements.lock pyproject.toml
	$(BIN)/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
	  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
	  --output-file=docs/requirements.lock docs/requirements.in

clean:
	rm -rf $(VENV) $(addprefix .venv-,$(PYTHONS)) build dist docs/_build docs/generated .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
