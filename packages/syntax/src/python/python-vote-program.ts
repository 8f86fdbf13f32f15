/**
 * A Python program that gives a second vote on two sources: a JSON list of both on standard input, one word of `PythonVote` on standard
 * output. For the door that may start processes: `python3 -I -c <program>`. It parses and never runs what it is given.
 */
export const PYTHON_VOTE_PROGRAM = `
import ast, json, sys, warnings
warnings.simplefilter("ignore")
try:
    first, second = [ast.dump(ast.parse(source)) for source in json.load(sys.stdin)]
except (SyntaxError, ValueError, RecursionError, MemoryError):
    print("abstain")
else:
    print("equal" if first == second else "different")
`;
