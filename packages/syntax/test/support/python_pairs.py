"""Makes pairs of Python functions and labels each by what this Python's own parser says of it.

One JSON request a line on standard input, one JSON answer a line on standard output:

    {"functions": PATH}                        -> {"functions": [source, ...]}
    {"source": TEXT, "seed": N, "count": N}    -> {"text": canonical text, "pairs": [{"kind", "text", "label"}, ...]}

A label is "equal" or "different" by `ast.dump` without attributes, or "refused" where the other text does not compile. The kinds in VARIANTS mean to
leave the program alone, those in MUTANTS mean to change it; the label is CPython's word, not theirs.
"""
import ast
import io
import json
import os
import random
import re
import sys
import tokenize
import warnings

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import canonical  # noqa: E402

warnings.simplefilter("ignore")
sys.setrecursionlimit(20000)

LAYOUT = {tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.COMMENT, tokenize.ENDMARKER, tokenize.ENCODING}
KEYWORDS = set(__import__("keyword").kwlist)


class Text:
    """A source with its tokens, its tree, and offsets for both."""

    def __init__(self, source):
        self.source = source
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.tree = ast.parse(source)
        self.tokens = [self.placed(token) for token in tokenize.generate_tokens(io.StringIO(source).readline)]
        self.mark_brackets_and_formats()
        self.nodes = list(ast.walk(self.tree))
        for node in self.nodes:
            for child in ast.iter_child_nodes(node):
                child.parent = node

    def placed(self, token):
        return Token(token.type, token.string, self.at(*token.start), self.at(*token.end))

    def at(self, line, column):
        return min(self.starts[min(line, len(self.starts)) - 1] + column, len(self.source))

    def mark_brackets_and_formats(self):
        depth = 0
        held = 0
        start = getattr(tokenize, "FSTRING_START", None)
        end = getattr(tokenize, "FSTRING_END", None)
        for token in self.tokens:
            if token.type == start:
                held += 1
            token.held = held > 0
            if token.type == end and start is not None:
                held -= 1
            if token.type == tokenize.OP and token.string in ")]}":
                depth -= 1
            token.depth = depth
            if token.type == tokenize.OP and token.string in "([{":
                depth += 1

    def span(self, node):
        """Offsets of a node; CPython counts columns in bytes of UTF-8."""
        return self.byte_at(node.lineno, node.col_offset), self.byte_at(node.end_lineno, node.end_col_offset)

    def byte_at(self, line, column):
        text = self.lines[line - 1]
        return self.starts[line - 1] + len(text.encode("utf-8")[:column].decode("utf-8", "ignore"))

    def code(self, node):
        start, end = self.span(node)
        return self.source[start:end]

    def gaps(self):
        """Pairs of neighbouring tokens of one logical line, outside of formatted strings."""
        for left, right in zip(self.tokens, self.tokens[1:]):
            if left.type not in LAYOUT and right.type not in LAYOUT and not (left.held and right.held):
                yield left, right

    def placed_nodes(self, *types):
        return [node for node in self.nodes if isinstance(node, types) and hasattr(node, "end_lineno") and not self.is_in_format(node)]

    def is_in_format(self, node):
        while node is not None:
            if isinstance(node, ast.JoinedStr):
                return True
            node = getattr(node, "parent", None)
        return False

    def statements(self):
        """Lists of statements of the same block."""
        for node in self.nodes:
            for field in ("body", "orelse", "finalbody"):
                block = getattr(node, field, None)
                if isinstance(block, list) and block and isinstance(block[0], ast.stmt) and not isinstance(node, ast.Module):
                    yield block

    def line_start(self, offset):
        return self.source.rfind("\n", 0, offset) + 1

    def is_alone(self, statement):
        """Whether a statement has its lines for itself."""
        start, end = self.span(statement)
        for decorator in getattr(statement, "decorator_list", []):
            start = min(start, self.span(decorator)[0] - 1)
        rest = self.source[end : (self.source + "\n").index("\n", end)]
        return self.source[self.line_start(start) : start].strip() == "" and re.match(r"\s*(#.*)?$", rest) is not None


class Token:
    __slots__ = ("type", "string", "start", "end", "depth", "held")

    def __init__(self, kind, string, start, end):
        self.type, self.string, self.start, self.end, self.depth, self.held = kind, string, start, end, 0, False


def edited(text, edits):
    """The source with (start, end, replacement) applied; of edits that overlap the first one counts."""
    out, at = [], 0
    for start, end, put in sorted(edits, key=lambda edit: (edit[0], edit[1])):
        if start < at:
            continue
        out.append(text.source[at:start])
        out.append(put)
        at = end
    out.append(text.source[at:])
    return "".join(out)


def some(rng, places, share=0.5):
    """About half of the places, one at least."""
    places = list(places)
    chosen = [place for place in places if rng.random() < share]
    return chosen or ([rng.choice(places)] if places else [])


# --- Variants: each takes a Text and returns another source, or None where it has nothing to do.


def comments_stripped(text, rng):
    return edited(text, [(token.start, token.end, "") for token in text.tokens if token.type == tokenize.COMMENT])


def spaces(text, rng):
    return edited(text, [(left.end, left.end, rng.choice(["  ", " ", "\t", " \f"])) for left, right in some(rng, text.gaps())])


def tight(text, rng):
    def joins(left, right):
        return not (left.string[-1:].isalnum() or left.string[-1:] in "_.'\"") or not (right.string[:1].isalnum() or right.string[:1] in "_.'\"")

    return edited(
        text,
        [
            (left.end, right.start, "")
            for left, right in text.gaps()
            if text.source[left.end : right.start].strip(" \t") == "" and joins(left, right) and left.string not in KEYWORDS and right.string not in KEYWORDS
        ],
    )


def blank_lines_and_comments(text, rng):
    ends = [token.end for token in text.tokens if token.type in (tokenize.NEWLINE, tokenize.NL) and token.string]
    return edited(text, [(end, end, rng.choice(["\n", "# left\n", "        # odd\n", "  \n", "\f\n"])) for end in some(rng, ends, 0.3)])


def requoted(text, rng):
    edits = []
    for token in some(rng, (token for token in text.tokens if token.type == tokenize.STRING)):
        other = respelled(token.string, rng)
        if other is not None:
            edits.append((token.start, token.end, other))
    return edited(text, edits)


def respelled(literal, rng):
    prefix, quote, inside = parts_of(literal)
    if "f" in prefix.lower() or "r" in prefix.lower() or "\\" in inside:
        return None
    other = rng.choice(["'", '"', "'''", '"""'])
    if "\n" in inside and len(other) == 1:
        other *= 3
    out = []
    for char in inside:
        if char in other or rng.random() < 0.1 and ord(char) < 256 and char != "\n":
            out.append("\\x%02x" % ord(char) if ord(char) < 256 else char)
        elif rng.random() < 0.05 and not "b" in prefix.lower() and char != "\n":
            out.append("\\U%08x" % ord(char))
        else:
            out.append(char)
    return prefix + other + "".join(out) + other


def parts_of(literal):
    prefix = re.match(r"[A-Za-z]*", literal).group()
    rest = literal[len(prefix) :]
    quote = rest[:3] if rest[:3] in ("'''", '"""') else rest[:1]
    return prefix, quote, rest[len(quote) : len(rest) - len(quote)]


def renumbered(text, rng):
    edits = []
    for token in some(rng, (token for token in text.tokens if token.type == tokenize.NUMBER)):
        if re.fullmatch(r"[1-9]\d*|0", token.string):
            value = int(token.string)
            edits.append((token.start, token.end, rng.choice(["0x%X", "0o%o", "0x%x"]) % value))
        elif re.fullmatch(r"\d+\.\d+", token.string):
            edits.append((token.start, token.end, rng.choice([token.string + "0", token.string + "e0", "0" + token.string, token.string + "E+00"])))
    return edited(text, edits)


def more_parentheses(text, rng):
    nodes = [node for node in text.placed_nodes(ast.expr) if may_stand_in_parentheses(node)]
    chosen = some(rng, nodes, 0.2)
    edits = []
    for node in chosen:
        start, end = text.span(node)
        edits += [(start, start, "("), (end, end, ")")]
    out, at = [], 0
    for start, end, put in sorted(edits, key=lambda edit: (edit[0], edit[2] != ")")):
        out += [text.source[at:start], put]
        at = end
    return "".join(out) + text.source[at:]


def may_stand_in_parentheses(node):
    if isinstance(node, (ast.Starred, ast.Slice, ast.GeneratorExp)) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return False
    parent = getattr(node, "parent", None)
    return not isinstance(parent, (ast.pattern if hasattr(ast, "pattern") else ast.Slice, ast.JoinedStr, ast.FormattedValue))


def line_breaks(text, rng):
    inside = [left.end for left, right in text.gaps() if (left.depth > 0 or left.string in "([{") and right.depth > 0 and not left.held]
    return edited(text, [(at, at, rng.choice(["\n", "  # broken\n   ", "\n\n"])) for at in some(rng, inside, 0.3)])


def backslashes(text, rng):
    outside = [left.end for left, right in text.gaps() if not left.held and not right.held]
    return edited(text, [(at, at, " \\\n" + " " * rng.randrange(6)) for at in some(rng, outside, 0.2)])


def concatenated(text, rng):
    edits = []
    for token in some(rng, (token for token in text.tokens if token.type == tokenize.STRING)):
        prefix, quote, inside = parts_of(token.string)
        if len(inside) < 2 or "\\" in inside or "f" in prefix.lower() or len(quote) == 3:
            continue
        cut = rng.randrange(1, len(inside))
        edits.append((token.start, token.end, prefix + quote + inside[:cut] + quote + " " + prefix + quote + inside[cut:] + quote))
    return edited(text, edits)


def trailing_commas(text, rng):
    edits = []
    for node in text.placed_nodes(ast.Call, ast.List, ast.Set, ast.Dict):
        start, end = text.span(node)
        inside = text.source[start : end - 1].rstrip()
        holds = getattr(node, "args", None) or getattr(node, "keywords", None) or getattr(node, "elts", None) or getattr(node, "keys", None)
        if holds and not inside.endswith(",") and text.source[end - 1] in ")]}" and not any(isinstance(arg, ast.GeneratorExp) for arg in getattr(node, "args", [])):
            edits.append((end - 1, end - 1, rng.choice([",", " , "])))
    return edited(text, some(rng, edits))


def tuple_parentheses(text, rng):
    edits = []
    for node in text.placed_nodes(ast.Tuple):
        start, end = text.span(node)
        if text.source[start] == "(" and text.source[end - 1] == ")" and node.elts and not text.source[start:end].startswith("(("):
            edits.append((start, start + 1, " "))
            edits.append((end - 1, end, " "))
        elif node.elts:
            edits += [(start, start, "("), (end, end, ")")]
    return edited(text, edits)


def else_if(text, rng):
    edits = [(token.start, token.end, "else:\n" + " " * 99 + "if") for token in text.tokens if token.string == "elif" and not token.held]
    if not edits:
        return None
    # The last `elif` of a chain without `else` moves into a block of its own.
    for node in text.placed_nodes(ast.If):
        if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If) and not node.orelse[0].orelse:
            inner = node.orelse[0]
            start, end = text.span(inner)
            column = start - text.line_start(start)
            if text.source[start : start + 4] != "elif":
                continue
            body = text.source[start + 2 : end]
            if '"""' in body or "'''" in body or "\\\n" in body:
                continue
            indent = text.source[text.line_start(start) : start]
            return edited(text, [(start, end, "else:\n" + indent + "  " + body.replace("\n", "\n  "))])
    return None


def semicolons(text, rng):
    simple = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Pass, ast.Raise, ast.Delete, ast.Assert, ast.Global, ast.Break, ast.Continue)
    edits = []
    for block in text.statements():
        for one, other in zip(block, block[1:]):
            if isinstance(one, simple) and isinstance(other, simple) and text.is_alone(one) and text.is_alone(other):
                between = text.source[text.span(one)[1] : text.span(other)[0]]
                if "#" not in between and not text.is_in_format(one):
                    edits.append((text.span(one)[1], text.span(other)[0], rng.choice(["; ", ";", " ;  "])))
    return edited(text, some(rng, edits))


def other_indent(text, rng):
    """Every block deeper by a factor, or in tabs; lines inside strings stay."""
    return reindented(text, rng.choice([lambda indent: indent * 2, lambda indent: "\t" * len(indent), lambda indent: indent + " " if indent else ""]))


def reindented(text, of):
    firsts = {}
    fresh = True
    for token in text.tokens:
        if token.type in (tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT):
            continue
        if token.type == tokenize.NEWLINE:
            fresh = True
        elif fresh and token.type != tokenize.ENDMARKER:
            start = text.line_start(token.start)
            firsts[start] = text.source[start : token.start]
            fresh = False
    return edited(text, [(start, start + len(indent), of(indent)) for start, indent in firsts.items()])


def carriage_returns(text, rng):
    return text.source.replace("\n", "\r\n")


def one_liners(text, rng):
    edits = []
    for node in text.placed_nodes(ast.If, ast.For, ast.While, ast.With, ast.FunctionDef):
        only = node.body[0]
        if len(node.body) != 1 or not isinstance(only, (ast.Return, ast.Pass, ast.Raise, ast.Expr, ast.Assign)) or not text.is_alone(only):
            continue
        start = text.span(only)[0]
        before = text.source[: start].rstrip()
        if before.endswith(":"):
            edits.append((len(before), start, " "))
    return edited(text, some(rng, edits))


def printed_anew(text, rng):
    return ast.unparse(text.tree) + "\n" if hasattr(ast, "unparse") else None


def compatibility_letters(text, rng):
    letters = {"fi": "\ufb01", "a": "\uff41", "s": "\u017f", "x": "\u2093"}
    tokens = [token for token in text.tokens if token.type == tokenize.NAME and token.string not in KEYWORDS and not token.held]
    edits = []
    for token in some(rng, tokens, 0.2):
        plain = next((plain for plain in letters if plain in token.string), None)
        if plain:
            edits.append((token.start, token.end, token.string.replace(plain, letters[plain], 1)))
    return edited(text, edits)


VARIANTS = {
    "compatibility letters": compatibility_letters,
    "comments stripped": comments_stripped,
    "spaces": spaces,
    "tight": tight,
    "blank lines and comments": blank_lines_and_comments,
    "quotes and escapes": requoted,
    "number spellings": renumbered,
    "more parentheses": more_parentheses,
    "line breaks": line_breaks,
    "backslashes": backslashes,
    "implicit concatenation": concatenated,
    "trailing commas": trailing_commas,
    "tuple parentheses": tuple_parentheses,
    "else if": else_if,
    "semicolons": semicolons,
    "other indent": other_indent,
    "carriage returns": carriage_returns,
    "one-liners": one_liners,
    "printed anew": printed_anew,
}

# --- Mutants: each changes one place.


def swap_token(kind, table):
    def mutate(text, rng):
        places = [token for token in text.tokens if token.type == kind and token.string in table and not token.held]
        if not places:
            return None
        token = rng.choice(places)
        return edited(text, [(token.start, token.end, rng.choice(table[token.string]))])

    return mutate


OPERATORS = {
    "+": ["-", "*", "@", "|"], "-": ["+", "/"], "*": ["+", "**"], "/": ["//", "%"], "//": ["/"], "%": ["/", "&"], "**": ["*"], "&": ["|", "and"], "|": ["&", "^"],
    "^": ["|"], "<<": [">>"], ">>": ["<<"], "<": ["<=", ">"], ">": [">=", "<"], "<=": ["<"], ">=": [">"], "==": ["!=", "<"], "!=": ["=="],
    "+=": ["-=", "="], "-=": ["+="], "*=": ["/="], "|=": ["&="], "=": ["+=", "=="], "->": [":"], ":=": ["="], "~": ["-", "+"],
}  # fmt: skip


def names(text, rng):
    return rename(text, rng, [node for node in text.placed_nodes(ast.Name)], lambda node: node.id)


def rename(text, rng, nodes, name_of):
    if not nodes:
        return None
    node = rng.choice(nodes)
    name = name_of(node)
    start, end = text.span(node)
    at = text.source.rfind(name, start, end)
    if at < 0:
        return None
    return edited(text, [(at, at + len(name), rng.choice([name + "_", name[:-1] or "x", name.swapcase(), "\ufb01" + name, name + "1"]))])


def attributes(text, rng):
    return rename(text, rng, text.placed_nodes(ast.Attribute), lambda node: node.attr)


def keyword_names(text, rng):
    nodes = [node for node in text.nodes if isinstance(node, ast.keyword) and node.arg and hasattr(node, "lineno") and not text.is_in_format(node)]
    if not nodes:
        return None
    start, _ = text.span(rng.choice(nodes)) if hasattr(nodes[0], "end_lineno") else (0, 0)
    return edited(text, [(start, start, "x")])


def constants(text, rng):
    nodes = [node for node in text.placed_nodes(ast.Constant) if not isinstance(node.value, (str, bytes))]
    if not nodes:
        return None
    node = rng.choice(nodes)
    value = node.value
    others = {
        bool: ["None", "0", "1", "True", "False"],
        int: [str(value + 1) if isinstance(value, int) else "1", "%r.0" % value, "True", "False", "-1", "%rj" % value, "%r_0" % value],
        float: ["1", "0.5", "1e309", "0.1"],
        complex: ["1", "2j"],
    }.get(type(value), ["...", "None", "0", "'...'"])
    return edited(text, [text.span(node) + (rng.choice(others),)])


def strings(text, rng):
    tokens = [token for token in text.tokens if token.type == tokenize.STRING]
    if not tokens:
        return None
    token = rng.choice(tokens)
    prefix, quote, inside = parts_of(token.string)
    put = rng.choice(
        [
            "b" + token.string, "u" + token.string, "r" + token.string, "f" + token.string, prefix + quote + inside + " " + quote,
            prefix + quote + inside[:-1] + quote, prefix + quote + inside + "\\ud83d\\ude00" + quote, prefix + quote + inside + "\U0001f600" + quote,
            prefix + quote + inside.swapcase() + quote, prefix + quote + inside.replace("\n", "\n ") + quote, prefix + quote + inside.replace("{", "{{") + quote,
            prefix + quote + inside.replace("}", "!r}") + quote, prefix + quote + inside.replace("}", "=}") + quote, "repr(" + token.string + ")", prefix + quote + inside + "\\N{DIGIT ONE}" + quote,
            prefix + quote + "\\\n" + inside + quote, prefix + quote + inside + "\\400" + quote,
        ]
    )  # fmt: skip
    return edited(text, [(token.start, token.end, put)])


def statement_change(change):
    def mutate(text, rng):
        blocks = [block for block in text.statements() if all(text.is_alone(one) for one in block)]
        return change(text, rng, blocks) if blocks else None

    return mutate


def whole_lines(text, statement):
    start, end = text.span(statement)
    for decorator in getattr(statement, "decorator_list", []):
        start = min(start, text.span(decorator)[0])
    return text.line_start(start), (text.source + "\n").index("\n", end) + 1


def dropped(text, rng, blocks):
    long = [block for block in blocks if len(block) > 1]
    return edited(text, [whole_lines(text, rng.choice(rng.choice(long))) + ("",)]) if long else None


def swapped(text, rng, blocks):
    long = [block for block in blocks if len(block) > 1]
    if not long:
        return None
    block = rng.choice(long)
    at = rng.randrange(len(block) - 1)
    one, other = whole_lines(text, block[at]), whole_lines(text, block[at + 1])
    return edited(text, [one + (text.source[slice(*other)],), other + (text.source[slice(*one)],)])


def moved_out(text, rng, blocks):
    """The last statement of an inner block moves to the block around it."""
    inner = [block for block in blocks if isinstance(block[0].parent, (ast.If, ast.For, ast.While, ast.With, ast.Try)) and len(block) > 1]
    if not inner:
        return None
    block = rng.choice(inner)
    start, end = whole_lines(text, block[-1])
    lines = text.source[start:end]
    outer = text.source[text.line_start(text.span(block[0].parent)[0]) : text.span(block[0].parent)[0]]
    here = text.source[start : text.span(block[-1])[0]]
    if outer.strip() or not here.startswith(outer):
        return None
    return edited(text, [(start, end, "\n".join(outer + line[len(here) :] if line.startswith(here) else line for line in lines.split("\n")))])


def swapped_arguments(text, rng):
    calls = [node for node in text.placed_nodes(ast.Call) if len(node.args) > 1]
    if not calls:
        return None
    call = rng.choice(calls)
    at = rng.randrange(len(call.args) - 1)
    one, other = call.args[at], call.args[at + 1]
    return edited(text, [text.span(one) + (text.code(other),), text.span(other) + (text.code(one),)])


def parameters(text, rng):
    args = [node for node in text.nodes if isinstance(node, ast.arg) and not text.is_in_format(node)]
    if not args:
        return None
    start, end = text.span(rng.choice(args))
    return edited(text, [rng.choice([(start, start, "_"), (end, end, "=None"), (start, start, "*, "), (end, end, ", /"), (start, start, "*"), (end, end, ": int"), (start, end, "")])])


def functions(text, rng):
    nodes = text.placed_nodes(ast.FunctionDef, ast.AsyncFunctionDef)
    if not nodes:
        return None
    node = rng.choice(nodes)
    start, _ = text.span(node)
    if text.source.startswith("async", start):
        return edited(text, [(start, start + 5, "")])
    return edited(text, [rng.choice([(start, start, "async "), (start, start, "@staticmethod\n" + text.source[text.line_start(start) : start])])])


def one_tuple(text, rng):
    nodes = [node for node in text.placed_nodes(ast.expr) if may_stand_in_parentheses(node)]
    if not nodes:
        return None
    start, end = text.span(rng.choice(nodes))
    return edited(text, [(start, end, "(" + text.source[start:end] + ",)")])


def unary(text, rng):
    nodes = [node for node in text.placed_nodes(ast.expr) if may_stand_in_parentheses(node)]
    if not nodes:
        return None
    start, end = text.span(rng.choice(nodes))
    return edited(text, [(start, end, rng.choice(["(-%s)", "(+%s)", "(~%s)", "(not %s)", "-%s", "not %s", "[%s]", "{%s}", "await %s", "*%s", "lambda: %s", "(yield %s)"]) % text.source[start:end])])


def associativity(text, rng):
    nodes = [node for node in text.placed_nodes(ast.BinOp, ast.BoolOp, ast.Compare)]
    if not nodes:
        return None
    node = rng.choice(nodes)
    parts = [node.left, node.right] if isinstance(node, ast.BinOp) else node.values if isinstance(node, ast.BoolOp) else [node.left, *node.comparators]
    at = rng.randrange(len(parts) - 1)
    one, other = text.span(parts[at]), text.span(parts[at + 1])
    inner_of = lambda part: [part.left, part.right] if isinstance(part, ast.BinOp) else [part]  # noqa: E731
    start, end = text.span(inner_of(parts[at])[-1])[0], text.span(inner_of(parts[at + 1])[0])[1]
    return edited(text, [(start, start, "("), (end, end, ")")])


def re_indented_strings(text, rng):
    tokens = [token for token in text.tokens if token.type == tokenize.STRING and "\n" in token.string]
    if not tokens:
        return None
    token = rng.choice(tokens)
    return edited(text, [(token.start, token.end, token.string.replace("\n", rng.choice(["\n ", "\n\t", " \n"]), 1))])


def layout(text, rng):
    """One odd change of white space: at times it leaves the program alone, at times it does not parse."""
    at = rng.randrange(len(text.source) + 1)
    return edited(text, [(at, at, rng.choice([" ", "\n", "\t", "\\\n", "\f", "#", ";", ",", "(", ")", "\r", ":", "\n    ", "\u00a0", "\ufeff"]))])


def deleted(text, rng):
    at = rng.randrange(len(text.source))
    return edited(text, [(at, at + 1, "")])


WORDS = {
    "and": ["or"], "or": ["and"], "is": ["==", "in", "is not"], "in": ["is", "not in"], "not": ["", "-", "not not"], "return": ["yield", "raise", "return not", "await", ""],
    "yield": ["return", "yield from", "await"], "if": ["while", "if not"], "while": ["if"], "True": ["False", "1"], "False": ["True", "0"], "None": ["False", "...", "''"],
    "break": ["continue", "pass"], "continue": ["break"], "pass": ["...", "None"], "global": ["nonlocal"], "for": ["async for"], "with": ["async with"], "elif": ["if", "else:\n if"],
    "except": ["except*", "finally"], "raise": ["return", "assert"], "del": ["return"], "lambda": ["lambda _,"], "from": ["import"], "as": [","], "else": ["finally"],
}  # fmt: skip

MUTANTS = {
    "operator": swap_token(tokenize.OP, OPERATORS),
    "keyword": swap_token(tokenize.NAME, WORDS),
    "names": names,
    "attributes": attributes,
    "keyword names": keyword_names,
    "constants": constants,
    "strings": strings,
    "dropped statement": statement_change(dropped),
    "swapped statements": statement_change(swapped),
    "statement moved out": statement_change(moved_out),
    "swapped arguments": swapped_arguments,
    "parameters": parameters,
    "function kind": functions,
    "one-tuple": one_tuple,
    "unary": unary,
    "associativity": associativity,
    "text re-indented in a string": re_indented_strings,
    "odd layout": layout,
    "odd deletion": deleted,
}


def functions_of(path):
    """The outermost functions of a file, each as a source of its own; those of an indented block stand below `if 1:`."""
    with tokenize.open(path) as file:
        source = file.read()
    if "\0" in source or "\f" in source:
        return []
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return []
    lines = source.split("\n")
    found = []

    def visit(node):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                first = min([child.lineno] + [decorator.lineno for decorator in child.decorator_list])
                text = "\n".join(lines[first - 1 : child.end_lineno]) + "\n"
                found.append("if 1:\n" + text if text[0] in " \t" else text)
            elif isinstance(child, (ast.ClassDef, ast.If, ast.Try, ast.With)):
                visit(child)

    visit(tree)
    return [text for text in found if dumped(text) is not None]


def dumped(source):
    try:
        tree = ast.parse(source)
        compile(tree, "source", "exec", dont_inherit=True)
        return ast.dump(tree)
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return None


def pairs_of(source, seed, count):
    rng = random.Random(seed)
    text = Text(source)
    mine = dumped(source)
    kinds = list(VARIANTS.items()) + list(MUTANTS.items())
    rng.shuffle(kinds)
    pairs = []
    for name, make in kinds * 3:
        if len(pairs) >= count:
            break
        other = make(text, rng)
        if other is None or other == source or any("\ud800" <= char <= "\udfff" for char in other):
            continue
        # A lone carriage return is refused by a law of this package: it ends a line for Python alone.
        # A file may start with the mark of UTF-8, a text that is handed over may not.
        theirs = None if re.search("\r(?!\n)", other) else dumped(other[1:] if other.startswith("\ufeff") else other)
        pairs.append({"kind": name, "text": other, "label": "refused" if theirs is None else "equal" if theirs == mine else "different"})
    return {"text": canonical.text(text.tree), "pairs": pairs}


def answer(request):
    if "functions" in request:
        try:
            return {"functions": functions_of(request["functions"])}
        except (OSError, SyntaxError, UnicodeDecodeError, LookupError):
            return {"functions": []}
    return pairs_of(request["source"], request["seed"], request["count"])


if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()
