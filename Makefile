# Everything runs in .venv, which `make setup` builds from Python alone; tests and checks add their tools to it.
# Bytecode is made of what commands load; all the rest Python makes when it loads it.

PYTHON ?= python3
MINUTES ?= 60
AT ?= tests
TORCH ?= torch
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
BYTECODE := $(BIN)/python -m compileall -q -x '/(babel|mypy|mypyc|numpy|pip|playwright|pyarrow|pygments/lexers|scipy|setuptools|tests)/' $(VENV)/lib
REMOVE_MODULES := find src -name '*.so' -delete

.DEFAULT_GOAL := help
.PHONY: help setup tools page docs goldens play terminal quick test learners mutate check compile interpreted dist smoke wheels bench fuzz clean

help:
	@echo "make play          open the table in the browser: The Others and They Live"
	@echo "make terminal      play The Others: 7 Sins in the terminal"
	@echo "make page          build the browser table into the package (Node from PyPI if the machine has none)"
	@echo "make quick         run the tests that take two minutes at most (AT=tests/games/they_live for some of them)"
	@echo "make test          run all tests that must pass before a change lands"
	@echo "make learners      install MaskablePPO, Tianshou and OpenSpiel, and run them against the environments (TORCH=torch==VERSION)"
	@echo "make mutate        plant faults in the rules and see that each rule's own tests notice"
	@echo "make check         lint, format, types, import contract and dead code"
	@echo "make docs          write the pages that are made from the code: architecture, reference, notation, environments, log, copies of the rules"
	@echo "make goldens       the same, and play anew the golden replays that no longer run; says which (for rules and cards changed on purpose)"
	@echo "make compile       build the engine as extension modules (needs a C compiler)"
	@echo "make interpreted   remove the extension modules again"
	@echo "make dist          build the source archive and the wheel with the page into dist/"
	@echo "make smoke         the same, then install the wheel into an empty environment; play, simulate and serve from it"
	@echo "make wheels        build compiled wheels into dist/ (cibuildwheel; without a container engine for this Python only)"
	@echo "make bench         measure the engine, with Catanatron beside it"
	@echo "make fuzz          play and check at random for MINUTES=60 minutes, or GAMES=20000 whole games of The Others less closely"
	@echo "make setup         build .venv for playing and stop (PYTHON=python3)"
	@echo "make tools         add what tests and checks need; every target that needs it does so by itself"
	@echo "make clean         remove everything that was built, .venv too"

setup: $(VENV)/.installed

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit("Othersight needs Python 3.11 or newer; $(PYTHON) is %d.%d. Name another: make setup PYTHON=python3.12" % v[:2])'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { \
		rm -rf $(VENV); \
		echo "$(PYTHON) cannot create a virtual environment: install its venv and pip modules (on Debian: python3-venv)" >&2; \
		exit 1; }
	$(PIP) -e '.[lab,server]'
	@$(BYTECODE) || true
	@$(BIN)/python -c 'from othersight.locales.loader import compile_all; compile_all()'
	@touch $@

tools: $(VENV)/.tools

$(VENV)/.tools: $(VENV)/.installed
	$(PIP) -e '.[dev]'
	@$(BYTECODE) || true
	@touch $@

page: setup
	@$(BIN)/python web/build.py

play: page
	$(BIN)/othersight serve --open

terminal: setup
	$(BIN)/othersight play the-others

quick: tools
	$(BIN)/python -m pytest -n 2 --dist worksteal -q -m "not slow" $(AT)

test: tools
	@$(BIN)/python -m tests.page.browser
	$(BIN)/python -m pytest -n 2 --dist worksteal -q

learners: tools
	$(PIP) $(TORCH)
	$(PIP) -e '.[dev,learners]'
	$(BIN)/python -m pytest -q tests/envs/test_learners.py

mutate: tools
	$(BIN)/python -m tests.mutation --jobs 2

check: tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tests.hygiene.imports
	$(BIN)/python -m tests.hygiene.dead_code
	@$(BIN)/python web/build.py check

docs: tools
	$(BIN)/python -m tests.rules_reference.stand_ins
	$(BIN)/python -m docs.make.lists
	$(BIN)/python -m docs.make.architecture
	$(BIN)/python -m docs.make.reference
	$(BIN)/python -m docs.make.notation
	$(BIN)/python -m othersight.envs.reference docs/envs.md
	$(BIN)/python -m tests.scenarios.log_lines

goldens: docs
	$(BIN)/python -m tests.goldens.write

$(VENV)/.compiling: $(VENV)/.installed
	$(PIP) -e '.[compile]'
	@touch $@

compile: $(VENV)/.compiling
	@command -v $${CC:-cc} >/dev/null 2>&1 || { \
		echo "make compile needs a C compiler and found no '$${CC:-cc}': install gcc or clang, or set CC; without one Othersight runs interpreted" >&2; \
		exit 1; }
	@$(REMOVE_MODULES)
	OTHERSIGHT_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@find src -name '*.so' -exec touch {} +

interpreted:
	rm -rf build
	$(REMOVE_MODULES)

dist: tools
	$(PIP) -e '.[dev,release]'
	rm -rf dist
	$(BIN)/python -m build --outdir dist
	$(BIN)/python release/contents.py

smoke: dist
	$(BIN)/python release/smoke.py dist/othersight-*-py3-none-any.whl

wheels: tools
	$(PIP) -e '.[dev,release]'
	$(BIN)/python release/wheels.py

bench: tools
	$(PIP) -e '.[dev,bench]'
	$(BIN)/othersight bench

fuzz: tools
	$(BIN)/python -m tests.fuzz $(if $(GAMES),--game the-others --games $(GAMES) --one-in 400,--minutes $(MINUTES))

clean: interpreted
	rm -rf $(VENV) dist web/node_modules src/othersight/server/page src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
