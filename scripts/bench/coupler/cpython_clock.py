"""One warm CPython: for each line, a JSON list of two sources, the nanoseconds it takes to parse both and compare their trees, and the verdict."""

import ast, json, sys, time, warnings

warnings.simplefilter("ignore")
for line in sys.stdin:
    first, second = json.loads(line)
    started = time.perf_counter_ns()
    equal = ast.dump(ast.parse(first)) == ast.dump(ast.parse(second))
    print(json.dumps([time.perf_counter_ns() - started, equal]), flush=True)
