/**
 * The recorder that every instrumented Python module carries, for Python 3.8 and later. It sets `tracer`; `path` and `wraps` stand in its scope.
 *
 * A decorated function stays the very same object without CIRCUIT_TRACE, and from Python 3.12 on with it: there the interpreter itself tells of the calls
 * of its code. Before, a wrapper of the same parameters, defaults and kind takes its place, because frameworks ask for these. Its code carries a
 * file name that `warnings` and `logging` leave out when they count callers, and the recursion limit doubles, because each call takes two frames. A module that
 * looks at frames itself (`wraps` is False) is not wrapped.
 *
 * A process writes so many lines at most, and then one that says so. Shapes are read without running any method of a value. A record is one whole line, written at once to a file that is opened for it:
 * processes and threads may share it, and no descriptor lies open for the program to meet.
 */
export const PYTHON_RECORDER = String.raw`
import os, sys
file = getattr(os, "environ", {}).get("CIRCUIT_TRACE")
tracer = lambda symbol: lambda fn: fn
MOST_CALLS, MOST_LINES = 200, 20000
PLAIN = """
    try:
        __circuit_result__ = __circuit_fn__(%(call)s)
"""
GENERATOR = """
    try:
        __circuit_result__ = yield from __circuit_fn__(%(call)s)
"""
COROUTINE = """
    try:
        __circuit_result__ = await __circuit_fn__(%(call)s)
"""
ASYNC_GENERATOR = """
    try:
        __circuit_result__, __circuit_inner__ = None, __circuit_fn__(%(call)s)
        try:
            __circuit_step__ = __circuit_inner__.__anext__()
            while True:
                __circuit_item__ = await __circuit_step__
                try:
                    __circuit_sent__ = yield __circuit_item__
                except GeneratorExit:
                    await __circuit_inner__.aclose()
                    raise
                except BaseException as __circuit_error__:
                    __circuit_step__ = __circuit_inner__.athrow(__circuit_error__)
                else:
                    __circuit_step__ = __circuit_inner__.asend(__circuit_sent__)
        except StopAsyncIteration:
            pass
"""
REST = """
    except BaseException as __circuit_error__:
        __circuit_raised__(__circuit_id__, __circuit_place__, __circuit_error__)
        raise
    __circuit_returned__(__circuit_id__, __circuit_place__, __circuit_result__)
"""
def begin():
    from functools import wraps
    from itertools import count, islice
    open_file, write_file, close_file, process = os.open, os.write, os.close, os.getpid
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
    name_of, ancestors_of = type.__dict__["__name__"].__get__, type.__dict__["__mro__"].__get__
    ids, lines, seen, full = count(1), count(1), {}, []

    def quoted(text):
        return '"' + "".join(c if " " <= c <= "~" and c not in '"\\' else "\\u%04x" % min(ord(c), 0xFFFD) for c in text[:200]) + '"'

    def kinds_of(values, depth):
        found = []
        for value in values:
            one = shape_of(value, depth)
            if one not in found:
                found.append(one)
        return " of " + " | ".join(found) if found else ""

    def shape_of(value, depth=2):
        kind = type(value)
        name = name_of(kind)
        if value is None:
            return "None"
        if kind in (str, bytes, bytearray):
            return "%s[%d]" % (name, len(value))
        if kind in (list, tuple, set, frozenset):
            return "%s[%d]%s" % (name, len(value), kinds_of(islice(value, 8), depth - 1) if depth else "")
        if kind is dict:
            first = list(islice(value.items(), 8))
            if not depth or not first or any(type(key) is not str for key, _ in first):
                return "dict[%d]" % len(value)
            rest = ", ..." if len(value) > 8 else ""
            return "{%s%s}" % (", ".join("%s: %s" % (key[:40], shape_of(one, depth - 1)) for key, one in first), rest)
        return "type " + name_of(value) if type in ancestors_of(kind) else name

    def record(event, id, place, rest):
        number = next(lines)
        if number > MOST_LINES:
            full.append(number)
            event, rest = "cut", '"lines":%d' % MOST_LINES
        if number > MOST_LINES + 1:
            return
        line = '{"event":"%s","id":"%d.%d","file":%s,"symbol":%s,%s}\n' % (event, process(), id, quoted(place[0]), quoted(place[1]), rest)
        descriptor = open_file(file, flags, 0o600)
        try:
            write_file(descriptor, line.encode("ascii"))
        finally:
            close_file(descriptor)

    def called(place, args):
        try:
            seen[place] = seen.get(place, 0) + 1
            if full or seen[place] > MOST_CALLS:
                return 0
            id = next(ids)
            record("call", id, place, '"args":{%s}' % ",".join(quoted(name) + ":" + quoted(shape_of(value)) for name, value in args))
            return id
        except Exception:
            return 0

    def ended(event, field, id, place, value):
        try:
            if id:
                record(event, id, place, '"%s":%s' % (field, quoted(shape_of(value))))
        except Exception:
            pass

    def watch():
        monitoring, events, frame_of = sys.monitoring, sys.monitoring.events, sys._getframe
        tool = next(one for one in (4, 3) if monitoring.get_tool(one) is None)
        monitoring.use_tool_id(tool, "circuit")
        places, calls, open_calls = {}, {}, {}

        def started(code, offset):
            try:
                frame = frame_of(1)
                held = frame.f_locals
                end = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4) + bool(code.co_flags & 8)
                id_of = called(places[code], [(name, held[name]) for name in code.co_varnames[:end]])
                if not id_of:
                    return monitoring.DISABLE
                calls[id(frame)] = id_of
                open_calls[code] = open_calls.get(code, 0) + 1
            except Exception:
                pass

        def left(event, field):
            def leave(code, offset, value):
                try:
                    if code not in places:
                        return None
                    id_of = calls.pop(id(frame_of(1)), 0)
                    if id_of:
                        open_calls[code] -= 1
                        ended(event, field, id_of, places[code], value)
                    elif event == "return" and not open_calls.get(code):
                        return monitoring.DISABLE
                except Exception:
                    pass
            return leave

        monitoring.register_callback(tool, events.PY_START, started)
        monitoring.register_callback(tool, events.PY_RETURN, left("return", "result"))
        monitoring.register_callback(tool, events.PY_UNWIND, left("raise", "error"))
        # There is no event for one code alone when an error leaves it.
        monitoring.set_events(tool, events.PY_UNWIND)

        def trace(fn, place, wraps):
            places[fn.__code__] = place
            monitoring.set_local_events(tool, fn.__code__, events.PY_START | events.PY_RETURN)
            return fn
        return trace

    def wrapper_of(fn, place):
        code = fn.__code__
        positional, named = code.co_argcount, code.co_kwonlyargcount
        rest = iter(code.co_varnames[positional + named:])
        head = list(code.co_varnames[:positional])
        keys = list(code.co_varnames[positional:positional + named])
        shown, call = head + keys, head[:]
        if code.co_posonlyargcount:
            head.insert(code.co_posonlyargcount, "/")
        if code.co_flags & 4:
            shown.append(next(rest))
            head.append("*" + shown[-1])
            call.append("*" + shown[-1])
        elif keys:
            head.append("*")
        head += keys
        call += ["%s=%s" % (key, key) for key in keys]
        if code.co_flags & 8:
            shown.append(next(rest))
            head.append("**" + shown[-1])
            call.append("**" + shown[-1])
        kind = code.co_flags & (32 | 128 | 512)
        text = "def __circuit_made__(%(head)s):\n    __tracebackhide__ = True\n    __circuit_id__ = __circuit_called__(__circuit_place__, (%(shown)s))"
        text += {0: PLAIN, 32: GENERATOR, 128: COROUTINE, 512: ASYNC_GENERATOR}[kind] + REST
        text = "async " + text if kind & (128 | 512) else text
        text += "" if kind & 512 else "    return __circuit_result__\n"
        parts = {"head": ", ".join(head), "call": ", ".join(call), "shown": "".join("('%s', %s)," % (name, name) for name in shown)}
        scope = {
            "__name__": fn.__module__,
            "__circuit_place__": place,
            "__circuit_fn__": fn,
            "__circuit_called__": called,
            "__circuit_returned__": lambda *end: ended("return", "result", *end),
            "__circuit_raised__": lambda *end: ended("raise", "error", *end),
        }
        exec(compile(text % parts, "<circuit importlib _bootstrap>", "exec"), scope)
        made = wraps(fn)(scope["__circuit_made__"])
        made.__code__ = made.__code__.replace(co_name=code.co_name)
        made.__defaults__, made.__kwdefaults__ = fn.__defaults__, fn.__kwdefaults__
        return made

    if hasattr(sys, "monitoring"):
        return watch()
    sys.setrecursionlimit(sys.getrecursionlimit() * 2)
    return lambda fn, place, wraps: wrapper_of(fn, place) if wraps else fn

def traced(fn, place):
    try:
        return sys._circuit_trace(fn, place, wraps)
    except Exception:
        return fn

if file:
    try:
        if "_circuit_trace" not in sys.__dict__:
            sys._circuit_trace = begin()
        tracer = lambda symbol: lambda fn: traced(fn, (path, symbol))
    except Exception:
        pass
`;
