"""Says of modules with a filled hole whether CPython compiles them and whether anything outside of the hole changed.

One JSON request on standard input: {"source": TEXT, "path": [CLASS, FUNCTION], "candidates": [TEXT, ...]}.
One JSON list on standard output: "good", "refused" or "changed" for each candidate.
"""
import ast
import json
import sys
import warnings

warnings.simplefilter("ignore")


def outside(source, path):
    """The tree without the body of one function; its docstring is outside."""
    tree = ast.parse(source)
    compile(tree, "source", "exec", dont_inherit=True)
    compile(source, "source", "exec", dont_inherit=True)
    node = tree
    for name in path:
        found = [one for one in node.body if getattr(one, "name", None) == name]
        if len(found) != 1:
            return "%d of %s" % (len(found), name)
        node = found[0]
    documented = ast.get_docstring(node, clean=False) is not None
    node.body = node.body[: 1 if documented else 0]
    return ast.dump(tree)


def verdict(wanted, candidate, path):
    try:
        return "good" if outside(candidate, path) == wanted else "changed"
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return "refused"


request = json.load(sys.stdin)
wanted = outside(request["source"], request["path"])
json.dump([verdict(wanted, candidate, request["path"]) for candidate in request["candidates"]], sys.stdout)
