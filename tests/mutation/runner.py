"""Runs the tests of rules in forked processes, one for each planted fault."""

import contextlib
import gc
import importlib
import json
import os
import selectors
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn
from unittest.mock import patch

import pytest
from _pytest.runner import runtestprotocol

from othersight.games import GAMES
from othersight.rules_reference.places import PACKAGE, step_files
from tests.mutation.asserting import Watch
from tests.mutation.fault import Fault, NotApplicable
from tests.mutation.planting import live_functions, module_name, plant

PROCESSOR_SECONDS = 1
"""A faulty game may never end. A test gets so much time, and ten times what it takes without a fault."""
UNKNOWN_SECONDS, QUICK_SECONDS = 2.0, 0.1
"""What a test is taken to need where it has not been tried without a fault; a quick one needs less."""
WALL_SECONDS = 1200.0
FIRST = ("/rules/", "/cards/", "/games/", "/scenarios/")
"""Where the quick tests are; they are tried first."""
QUICK = 2
"""So many of these places have tests of single rules, which take a tenth of a second; whole games are elsewhere."""


@dataclass(slots=True)
class Outcome:
    """What the tests of each rule said to a fault: the test that noticed it, or nothing."""

    fault: Fault
    noticed: dict[str, str] = field(default_factory=dict)
    error: str = ""

    @property
    def is_noticed(self) -> bool:
        return any(self.noticed.values())


@dataclass(slots=True)
class RuleTests:
    """The tests of every rule, and which of them pass and assert without a fault."""

    of_rule: dict[str, list[Any]]
    proved: dict[str, list[str]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)


class Collection:
    """A pytest plugin that hands the collected tests to a function instead of running them."""

    def __init__(self, work: Callable[[list[Any]], None]) -> None:
        self.work = work

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("tests cannot be collected")
        self.work(session.items)
        return True


def with_tests(
    files: Sequence[str], first: Mapping[str, Sequence[str]], work: Callable[[RuleTests], None]
) -> int:
    """Collect the tests that carry rules and work with them; the exit status is pytest's.

    `first` has the tests of a rule that are to be tried before its others.
    """
    for definition in GAMES.values():
        definition.begin({}, "0")  # the content is read once, before processes are forked
    for file in step_files():
        importlib.import_module(module_name(file.relative_to(PACKAGE).as_posix()))

    def sort_and_work(items: list[Any]) -> None:
        work(RuleTests(by_rule(items, first)))

    arguments = ["-q", "-q", "-s", "--tb=short", "--assert=plain", "-p", "no:cacheprovider"]
    return int(pytest.main([*arguments, *files], plugins=[Collection(sort_and_work)]))


def by_rule(items: Iterable[Any], first: Mapping[str, Sequence[str]]) -> dict[str, list[Any]]:
    """The tests of each rule: those that are to be tried first, then quick ones."""
    found: dict[str, list[Any]] = {}
    for item in sorted(items, key=quickness):
        for mark in item.iter_markers("rule"):
            for id in mark.args:
                if item not in found.setdefault(id, []):
                    found[id].append(item)
    for id, of_rule in found.items():
        names = first.get(id, ())
        of_rule.sort(key=lambda item: item.nodeid.partition("[")[0] not in names)
    return found


def quickness(item: Any) -> int:
    path = item.path.as_posix()
    return next((n for n, part in enumerate(FIRST) if part in path), len(FIRST))


def try_without_fault(tests: RuleTests, rules: Iterable[str]) -> None:
    """Every test of the rules must pass as the rules stand; note which assert something."""
    items = list(dict.fromkeys(item for id in rules for item in tests.of_rule.get(id, [])))
    (told,) = in_children([lambda: tried(items)], 1)
    passed, silent = told["passed"], told["silent"]
    tests.silent, tests.failed, tests.seconds = silent, told["failed"], told["seconds"]
    for id in rules:
        names = [item.nodeid for item in tests.of_rule.get(id, [])]
        tests.proved[id] = [name for name in names if name in passed]
        kept = [i for i in tests.of_rule.get(id, []) if i.nodeid in passed or i.nodeid in silent]
        tests.of_rule[id] = kept


def tried(items: list[Any]) -> dict[str, Any]:
    told: dict[str, Any] = {"passed": [], "silent": [], "failed": [], "seconds": {}}
    watch = Watch()
    for item in items:
        start = time.process_time()
        with watch:
            outcome = passes(item)
        told["seconds"][item.nodeid] = time.process_time() - start
        kind = "failed" if not outcome else "passed" if watch.has_asserted else "silent"
        told[kind].append(item.nodeid)
    return told


def passes(item: Any) -> bool:
    """Run one test as pytest does; a skipped one does not pass."""
    reports = runtestprotocol(item, log=False, nextitem=None)
    return all(report.passed for report in reports)


class Endless(BaseException):
    """A test takes far longer than usual; nothing in a game or a test catches it."""


def passes_in_time(item: Any, usual: float) -> bool:
    """The same, and a test that takes far longer than usual does not pass."""

    def stop(number: int, frame: object) -> NoReturn:
        raise Endless

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, PROCESSOR_SECONDS + 10 * usual, PROCESSOR_SECONDS)
    try:
        return passes(item)
    except Endless:
        return False
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def try_faults(tests: RuleTests, faults: Sequence[Fault], jobs: int) -> Iterator[Outcome]:
    """Plant every fault in a process of its own and run the tests of its rules."""
    live = live_functions()
    gc.collect()
    gc.freeze()
    works = [lambda fault=fault: try_fault(tests, fault, live) for fault in faults]
    for fault, told in zip(faults, in_children(works, jobs), strict=True):
        if "signal" in told:
            yield Outcome(fault, error=f"the process ended with signal {told['signal']}")
        else:
            yield Outcome(fault, told["noticed"], told["error"])


def plainly_failed(item: pytest.Function, failure: object) -> str:
    """That a test has noticed a fault is enough; to word it takes longer than most tests."""
    return item.name


def try_fault(tests: RuleTests, fault: Fault, live: Any) -> dict[str, Any]:
    try:
        plant(fault, live)
    except NotApplicable as reason:
        return {"noticed": {}, "error": str(reason)}
    with patch.object(pytest.Function, "repr_failure", plainly_failed):
        return {"noticed": noticed_by(tests, fault), "error": ""}


def noticed_by(tests: RuleTests, fault: Fault) -> dict[str, str]:
    """The first test of each rule that fails."""
    noticed: dict[str, str] = {}
    known: dict[str, bool] = {}
    for id in fault.rules:
        noticed[id] = ""
        for item in tests.of_rule.get(id, []):
            if item.nodeid not in known:
                usual = QUICK_SECONDS if quickness(item) < QUICK else UNKNOWN_SECONDS
                seconds = tests.seconds.get(item.nodeid, usual)
                known[item.nodeid] = passes_in_time(item, seconds)
            if not known[item.nodeid]:
                noticed[id] = item.nodeid
                break
    return noticed


def in_children(
    works: Sequence[Callable[[], dict[str, Any]]], jobs: int
) -> Iterator[dict[str, Any]]:
    """What each work returns, in order, each done in a forked process; `signal` where one was ended."""
    waiting = list(enumerate(works))[::-1]
    told: dict[int, dict[str, Any]] = {}
    running: dict[int, tuple[int, int, list[bytes]]] = {}
    ready = selectors.DefaultSelector()
    for number in range(len(works)):
        while number not in told:
            while waiting and len(running) < jobs:
                place, work = waiting.pop()
                reading, pid = forked(work)
                running[reading] = (place, pid, [])
                ready.register(reading, selectors.EVENT_READ)
            for key, _ in ready.select():
                place, pid, parts = running[key.fd]
                part = os.read(key.fd, 1 << 16)
                parts.append(part)
                if not part:
                    ready.unregister(key.fd)
                    os.close(key.fd)
                    del running[key.fd]
                    told[place] = ended(pid, b"".join(parts))
        yield told.pop(number)


def forked(work: Callable[[], dict[str, Any]]) -> tuple[int, int]:
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        os.close(writing)
        return reading, pid
    status = 1
    with contextlib.suppress(BaseException):
        os.close(reading)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        signal.setitimer(signal.ITIMER_REAL, WALL_SECONDS)
        answer = json.dumps(work()).encode()
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(answer)
        status = 0
    os._exit(status)


def ended(pid: int, answer: bytes) -> dict[str, Any]:
    _, status = os.waitpid(pid, 0)
    if os.WIFSIGNALED(status):
        return {"signal": os.WTERMSIG(status)}
    if not answer:
        return {"noticed": {}, "error": "the process that ran its tests failed"}
    told: dict[str, Any] = json.loads(answer)
    return told
