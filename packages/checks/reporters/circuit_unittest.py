"""Runs unittest with the arguments it is given and writes one JSON line for each test."""

import inspect
import json
import os
import sys
import unittest

from circuit_failure import failure_of


class CircuitResult(unittest.TextTestResult):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.out = open(os.environ["CIRCUIT_REPORT"], "w", encoding="utf-8")
        self.count = 0
        self.outcome = None
        self.inside = False
        self.write({"kind": "start", "format": "circuit-report/1", "runner": "unittest"})

    def write(self, value):
        self.out.write(json.dumps(value) + "\n")
        self.out.flush()

    def note(self, test, outcome, failure=None):
        # The first thing that went wrong decides: a later subtest or clean-up does not make it better.
        if not self.inside:
            return self.write_test(test, outcome, failure)
        if self.outcome is None or self.outcome[0] == "passed":
            self.outcome = (outcome, failure)

    def write_test(self, test, outcome, failure=None):
        self.count += 1
        file, titles = place_of(test, failure)
        entry = {"kind": "test", "file": file, "titles": titles, "outcome": outcome}
        if failure is not None:
            entry["failure"] = failure
        self.write(entry)

    def startTest(self, test):
        super().startTest(test)
        self.inside, self.outcome = True, None

    def stopTest(self, test):
        super().stopTest(test)
        outcome, failure = self.outcome or ("skipped", None)
        self.write_test(test, outcome, failure)
        self.inside = False

    def addSuccess(self, test):
        super().addSuccess(test)
        self.note(test, "passed")

    def addError(self, test, err):
        super().addError(test, err)
        self.note(test, "failed", describe(test, err))

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.note(test, "failed", describe(test, err))

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            self.note(test, "failed", describe(subtest, err))

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.note(test, "skipped")

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self.note(test, "skipped")

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.note(test, "failed", {"phase": "call", "message": "The test passed but is marked as an expected failure.", "assertion": True})

    def stopTestRun(self):
        super().stopTestRun()
        self.write({"kind": "end", "tests": self.count})
        self.out.close()


def describe(test, err):
    _, error, trace = err
    case = getattr(test, "test_case", test)
    assertions = getattr(case, "failureException", None) or AssertionError
    return failure_of(phase_of(case, error, trace), error, trace, (assertions,))


def phase_of(case, error, trace):
    kind = type(case).__name__
    if kind == "_FailedTest":
        return "collect"
    if kind == "_ErrorHolder":
        return "setup"
    if getattr(case, "_testMethodName", None) is None:
        return "call"
    # unittest does not say in which part a test failed; the outermost frame below it does.
    name = first_own_frame(trace)
    return "setup" if name in ("setUp", "asyncSetUp") else "teardown" if name in ("tearDown", "asyncTearDown") else "call"


def first_own_frame(trace):
    while trace is not None:
        if "__unittest" not in trace.tb_frame.f_globals and not trace.tb_frame.f_globals.get("__name__", "").startswith("asyncio"):
            return trace.tb_frame.f_code.co_name
        trace = trace.tb_next
    return ""


def place_of(test, failure):
    kind = type(test).__name__
    if kind == "_FailedTest":
        return file_of_module(test._testMethodName, failure), []
    if kind == "_ErrorHolder":
        # Its text is like `setUpClass (package.module.Case)`.
        part, _, name = str(test).partition(" (")
        module, titles = split_name(name.rstrip(")"))
        return file_of_module(module, failure), titles + [part]
    module = sys.modules.get(type(test).__module__)
    file = getattr(module, "__file__", None) or inspect.getfile(type(test))
    return os.path.abspath(file), type(test).__qualname__.split(".") + [getattr(test, "_testMethodName", kind)]


def split_name(name):
    """Where the module ends in a dotted name: the longest part that was imported."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        if ".".join(parts[:end]) in sys.modules:
            return ".".join(parts[:end]), parts[end:]
    return name, []


def file_of_module(name, failure):
    loaded = sys.modules.get(name)
    if loaded is not None and getattr(loaded, "__file__", None):
        return os.path.abspath(loaded.__file__)
    path = name.replace(".", os.sep) + ".py"
    # Discovery names a module from its own top folder, which is on the import path.
    for folder in [os.getcwd()] + sys.path:
        candidate = os.path.join(folder or os.getcwd(), path)
        if os.path.isfile(candidate):
            return os.path.abspath(candidate)
    return os.path.abspath(path)


class CircuitRunner(unittest.TextTestRunner):
    resultclass = CircuitResult


if __name__ == "__main__":
    # The name that unittest itself takes for its usage text.
    unittest.main(module=None, testRunner=CircuitRunner, argv=["python3 -m unittest"] + sys.argv[1:])
