"""A pytest plugin: one JSON line for each test, with its file, its phase and the class of its failure."""

import json
import os

import pytest

from circuit_failure import failure_of


def pytest_configure(config):
    path = os.environ.get("CIRCUIT_REPORT")
    # A worker of a parallel run hands its reports to the first process, which writes them.
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(CircuitReporter(path, config), "circuit-report")


class CircuitReporter:
    def __init__(self, path, config):
        self.out = open(path, "w", encoding="utf-8")
        self.root = str(config.rootpath) if hasattr(config, "rootpath") else str(config.rootdir)
        self.tests = 0
        self.pending = {}
        self.write({"kind": "start", "format": "circuit-report/1", "runner": "pytest"})

    def write(self, value):
        self.out.write(json.dumps(value) + "\n")
        self.out.flush()

    def write_test(self, nodeid, outcome, failure=None):
        self.tests += 1
        path, _, rest = nodeid.partition("::")
        entry = {"kind": "test", "file": os.path.join(self.root, path), "titles": split_titles(rest), "outcome": outcome}
        if failure is not None:
            entry["failure"] = failure
        self.write(entry)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item, call):
        result = yield
        report = result.get_result()
        if report.failed and call.excinfo is not None:
            report.circuit_failure = describe(report.when, call.excinfo)
        elif report.failed:
            report.circuit_failure = {"phase": report.when, "message": str(report.longrepr), "assertion": "XPASS(strict)" in str(report.longrepr)}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_make_collect_report(self, collector):
        result = yield
        report = result.get_result()
        if report.failed:
            self.write_test(report.nodeid or ".", "failed", {"phase": "collect", "message": str(report.longrepr)[-4000:], **raised_of(report)})
        elif report.skipped:
            self.write_test(report.nodeid or ".", "skipped")

    def pytest_runtest_logreport(self, report):
        failure = getattr(report, "circuit_failure", None)
        if report.failed and failure is None:
            failure = {"phase": report.when, "message": str(report.longrepr)[-4000:]}
        outcome = "failed" if report.failed else "skipped" if report.skipped else "passed"
        before = self.pending.get(report.nodeid, ("passed", None))
        # The first phase that did not pass decides; a passed test whose tear-down fails is a failed one.
        self.pending[report.nodeid] = before if before[0] != "passed" else (outcome, failure)
        if report.when == "teardown":
            self.write_test(report.nodeid, *self.pending.pop(report.nodeid))

    def pytest_sessionfinish(self, session):
        for nodeid, (outcome, failure) in self.pending.items():
            self.write_test(nodeid, outcome, failure)
        self.write({"kind": "end", "tests": self.tests})
        self.out.close()


def describe(when, excinfo):
    phase = {"setup": "setup", "call": "call", "teardown": "teardown"}[when]
    failed = getattr(pytest.fail, "Exception", AssertionError)
    timeout = isinstance(excinfo.value, failed) and str(excinfo.value).startswith("Timeout")
    return failure_of(phase, excinfo.value, excinfo.tb, (AssertionError, failed), timeout)


def raised_of(report):
    """The class that stopped the collection, read from the crash line where pytest keeps it."""
    crash = getattr(report.longrepr, "reprcrash", None)
    if crash is None:
        return {}
    return {"frames": [{"file": str(crash.path), "line": crash.lineno}], "type": crash.message.split(":", 1)[0].split(".")[-1]}


def split_titles(rest):
    """A parameter list may hold the separator itself, so only what stands before the first bracket is split."""
    if not rest:
        return []
    name, bracket, parameters = rest.partition("[")
    parts = name.split("::")
    return parts[:-1] + [parts[-1] + bracket + parameters]
