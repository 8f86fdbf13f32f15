"""What a Python failure was, as plain data: shared by the pytest plugin and the unittest runner."""

import traceback

LONGEST = 20000


def failure_of(phase, error, trace, assertions=(AssertionError,), timeout=False):
    """Returns the facts of one exception: its phase, class name, message, frames (innermost last) and whether it asserts."""
    facts = {
        "phase": phase,
        "type": type(error).__name__,
        "message": text_of(error)[:LONGEST],
        "details": details_of(error)[:LONGEST],
        "assertion": isinstance(error, assertions),
        "frames": frames_of(trace),
    }
    if timeout or isinstance(error, TimeoutError) and phase == "call" and "Timeout" in text_of(error):
        facts["timeout"] = True
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        facts["frames"].append({"file": error.filename, "line": error.lineno})
    return facts


def text_of(error):
    try:
        return str(error)
    except Exception:  # a broken __str__ of the project must not cost the report
        return "<no text>"


def frames_of(trace):
    return [{"file": frame.filename, "line": frame.lineno} for frame in traceback.extract_tb(trace) if frame.lineno][-50:]


def details_of(error):
    """The texts of the exceptions behind this one."""
    lines = []
    seen = {id(error)}
    following = error.__cause__ or error.__context__
    while following is not None and id(following) not in seen and len(lines) < 5:
        seen.add(id(following))
        lines.append("%s: %s" % (type(following).__name__, text_of(following)))
        following = following.__cause__ or following.__context__
    return "\n".join(lines)
