# Everything a person or a machine does with this checkout. `make play` and `make test` are all one needs.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv/bin
ARGS ?=
ONLY ?=
MATCHES ?= 100

.PHONY: help setup play test nightly compiled format bench bench-server constraints wheel clean

help:
	@echo 'make play      prepare everything and open the house in the browser; make play ARGS="--port 8123 --no-open"'
	@echo 'make test      prepare everything and run every check; make test ONLY="types python" for some of them'
	@echo 'make nightly   the long checks: many matches of every game, random packs, hostile play; make nightly MATCHES=500'
	@echo 'make setup     only prepare: virtual environment, browser client, development tools'
	@echo 'make compiled  compile the rules into build/compiled, where there is a C compiler'
	@echo 'make bench     measure the rules, interpreted and compiled'
	@echo 'make bench-server  measure what the server carries; ARGS="ray_master shared" for some of it'
	@echo 'make format    put Python and client sources into shape'
	@echo 'make wheel     build the archives for publication into dist'
	@echo 'make clean     remove everything that was built or prepared'

setup: python
	@$(PYTHON) -m tools.prepare

play: python
	@$(PYTHON) -m tools.prepare --for play
	@$(VENV)/python -m tools.play $(ARGS)

test: python
	@$(PYTHON) -m tools.prepare --for test
	@$(VENV)/python -m tools.check $(ONLY)

nightly: python
	@$(PYTHON) -m tools.prepare --for test
	@VIRTUOSI_MATCHES=$(MATCHES) $(VENV)/python -m tools.check nightly attacked extras

compiled: python
	@$(PYTHON) -m tools.prepare --for more
	@$(VENV)/python -m tools.compile

bench: python
	@$(PYTHON) -m tools.prepare --for more
	@$(VENV)/python -m tools.compile
	@$(VENV)/virtuosi bench $(ARGS)

bench-server: python
	@$(PYTHON) -m tools.prepare --for more
	@$(VENV)/python -m tools.compile
	@$(VENV)/python -m benchmarks.server $(ARGS)

format: python
	@$(PYTHON) -m tools.prepare --for more
	@$(VENV)/ruff check --fix --quiet . ; $(VENV)/ruff format .
	@cd web && PATH="$(CURDIR)/$(VENV):$$PATH" npm run --silent format

# After a change of dependencies: what a fresh environment gets today becomes what everybody gets.
constraints: python
	@$(PYTHON) -m tools.prepare --for more
	@$(VENV)/python -m tools.constraints

wheel: python
	@$(PYTHON) -m tools.prepare --for more
	@$(VENV)/python -m build --no-isolation --outdir dist .
	@echo 'The archives are in dist; VIRTUOSI_COMPILE=1 make wheel puts compiled rules into the wheel.'

clean:
	@rm -rf build dist .venv web/node_modules virtuosi/server/client .mypy_cache .pytest_cache .ruff_cache \
		.hypothesis .import_linter_cache
	@find virtuosi tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	@echo 'Clean: `make setup` prepares everything anew.'

.PHONY: python
python:
	@test -n "$(PYTHON)" || { echo 'Virtuosi needs Python 3.11 or newer: install it, or name one: make PYTHON=/path/to/python3.12'; exit 1; }
