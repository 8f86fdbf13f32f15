/**
 * The recorder that every instrumented Python module carries, for Python 3.8 and later. It sets `tracer`; `path` stands in its scope.
 *
 * Without CIRCUIT_TRACE a decorated function stays the very same object. With it, a wrapper of the same parameters, defaults and kind takes its
 * place, because frameworks ask for these. Its code carries a file name that `warnings` and `logging` leave out when they count callers, and the
 * recursion limit doubles, because each call takes two frames. Shapes are read without running any method of a value. A record is one whole
 * line, written at once to a file that is opened for it: processes and threads may share it, and no descriptor lies open for the program to meet.
 */
export const PYTHON_RECORDER = String.raw`
import os, sys
file = getattr(os, "environ", {}).get("CIRCUIT_TRACE")
tracer = lambda symbol: lambda fn: fn
MOST_CALLS = 200
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
        __circuit_raised__(__circuit_id__, __circuit_symbol__, __circuit_error__)
        raise
    __circuit_returned__(__circuit_id__, __circuit_symbol__, __circuit_result__)
"""
def begin():
    from functools import wraps
    from itertools import count, islice
    open_file, write_file, close_file, process = os.open, os.write, os.close, os.getpid
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
    name_of, ancestors_of = type.__dict__["__name__"].__get__, type.__dict__["__mro__"].__get__
    if "_circuit_trace" not in sys.__dict__:
        sys._circuit_trace = (count(1), {})
        sys.setrecursionlimit(sys.getrecursionlimit() * 2)
    ids, seen = sys._circuit_trace

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

    def record(event, id, symbol, rest):
        line = '{"event":"%s","id":"%d.%d","file":%s,"symbol":%s,%s}\n' % (event, process(), id, quoted(path), quoted(symbol), rest)
        descriptor = open_file(file, flags, 0o600)
        try:
            write_file(descriptor, line.encode("ascii"))
        finally:
            close_file(descriptor)

    def called(symbol, args):
        try:
            seen[path, symbol] = seen.get((path, symbol), 0) + 1
            if seen[path, symbol] > MOST_CALLS:
                return 0
            id = next(ids)
            record("call", id, symbol, '"args":{%s}' % ",".join(quoted(name) + ":" + quoted(shape_of(value)) for name, value in args))
            return id
        except Exception:
            return 0

    def ended(event, field, id, symbol, value):
        try:
            if id:
                record(event, id, symbol, '"%s":%s' % (field, quoted(shape_of(value))))
        except Exception:
            pass

    def wrapper_of(fn, symbol):
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
        text = "def __circuit_made__(%(head)s):\n    __tracebackhide__ = True\n    __circuit_id__ = __circuit_called__(__circuit_symbol__, (%(shown)s))"
        text += {0: PLAIN, 32: GENERATOR, 128: COROUTINE, 512: ASYNC_GENERATOR}[kind] + REST
        text = "async " + text if kind & (128 | 512) else text
        text += "" if kind & 512 else "    return __circuit_result__\n"
        parts = {"head": ", ".join(head), "call": ", ".join(call), "shown": "".join("('%s', %s)," % (name, name) for name in shown)}
        scope = {
            "__name__": fn.__module__,
            "__circuit_symbol__": symbol,
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

    def trace(symbol):
        def wrap(fn):
            try:
                return wrapper_of(fn, symbol)
            except Exception:
                return fn
        return wrap

    return trace

if file:
    try:
        tracer = begin()
    except Exception:
        pass
`;
