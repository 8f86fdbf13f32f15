"""Reads NUL-separated sources from standard input and writes one canonical text a line, or `!` and the kind of error where it does not compile.

The text is the one that the package's own writer makes of Ruff's tree; here it is made of the tree of this Python.
"""
import ast
import struct
import sys
import warnings

LEFT_OUT = {"type_comment", "type_ignores", "kind"}


def spelled(char):
    point = ord(char)
    return char if 32 <= point < 127 and point not in (34, 92) else "\\u{%x}" % point


def quoted(text):
    return '"' + "".join(map(spelled, text)) + '"'


def double(value):
    return struct.pack(">d", value).hex()


def constant(node):
    value = node.value
    if value is None or value is True or value is False or value is Ellipsis:
        return "Constant(%s)" % ("Ellipsis" if value is Ellipsis else value)
    if isinstance(value, str):
        return "Constant(str:%s%s)" % (quoted(value), " u" if node.kind else "")
    if isinstance(value, bytes):
        return "Constant(bytes:%s)" % value.hex()
    if isinstance(value, int):
        return "Constant(int:%d)" % value
    if isinstance(value, float):
        return "Constant(float:%s)" % double(value)
    return "Constant(complex:%s:%s)" % (double(value.real), double(value.imag))


def text(node):
    if node is None:
        return "-"
    if isinstance(node, list):
        return "[%s]" % " ".join(map(text, node))
    if isinstance(node, ast.Constant):
        return constant(node)
    if isinstance(node, str):
        return "'%s'" % node
    if isinstance(node, int):
        return "int:%d" % node
    if isinstance(node, (ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.expr_context)):
        return type(node).__name__
    if isinstance(node, ast.MatchSingleton):
        return "MatchSingleton(%s)" % node.value
    if isinstance(node, ast.JoinedStr):
        # Python 3.12 leaves empty texts in format specifications.
        return "JoinedStr([%s])" % " ".join(text(value) for value in node.values if not (isinstance(value, ast.Constant) and value.value == ""))
    fields = [
        text(getattr(node, field))
        for field in node._fields
        if field not in LEFT_OUT and not (field == "type_params" and not node.type_params) and not (field == "default_value" and node.default_value is None)
    ]
    return "%s(%s)" % (type(node).__name__, " ".join(fields))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.setrecursionlimit(20000)
    sources = sys.stdin.buffer.read().decode("utf-8", "surrogatepass").split("\0")
    for source in sources:
        try:
            tree = ast.parse(source)
            compile(tree, "source", "exec", dont_inherit=True)
            sys.stdout.write(text(tree) + "\n")
        except Exception as error:
            sys.stdout.write("!" + type(error).__name__ + "\n")
