"""Tells whether two modules compile to the same code but for one global name: for each line, a JSON list of both sources and both names."""

import dis, json, sys, types, warnings

warnings.simplefilter("ignore")
GLOBAL = {"LOAD_NAME", "STORE_NAME", "DELETE_NAME", "LOAD_GLOBAL", "STORE_GLOBAL", "DELETE_GLOBAL"}


def lines_of(code, old, new):
    """Every instruction of a module with the old global name, and whatever is called after it, replaced."""
    def named(value):
        if isinstance(value, str):
            return ".".join(new if part == old else part for part in value.split("."))
        return tuple(named(one) for one in value) if isinstance(value, tuple) else value

    found = []
    todo = [code]
    while todo:
        code = todo.pop()
        found.append(("code", named(code.co_name), code.co_varnames, code.co_cellvars, code.co_freevars))
        for each in dis.get_instructions(code):
            value = each.argval
            if isinstance(value, types.CodeType):
                todo.append(value)
                value = None
            elif each.opname in GLOBAL and value == old:
                value = new
            elif each.opname == "LOAD_CONST":
                value = named(value)
            found.append((each.opname, repr(value)))
    return found


for line in sys.stdin:
    before, after, old, new = json.loads(line)
    same = lines_of(compile(before, "m", "exec"), old, new) == lines_of(compile(after, "m", "exec"), old, new)
    print("same" if same else "differs", flush=True)
