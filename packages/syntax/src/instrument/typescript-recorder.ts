/**
 * The recorder that every instrumented TypeScript or JavaScript module carries, without its head and its last brace. It is one function declaration, because
 * those exist before any module of a cycle of imports runs; `symbol`, `args` and `path` are what it is called with.
 *
 * Without CIRCUIT_TRACE it answers with an object that does nothing. A process writes so many lines at most, and then one that says so. Shapes are read through descriptors, so that no getter, proxy or method of a value runs. The
 * functions that write are taken at the first call, so that a test that replaces them later does not meet the records.
 */
export const TYPESCRIPT_RECORDER = String.raw`
const idle = { r: (value) => value, e() {}, z() {} };
const mostLines = 20000;
const make = () => {
  const host = typeof process === "object" && process;
  const file = host && host.env && host.env.CIRCUIT_TRACE;
  if (!file || !host.getBuiltinModule) return null;
  const { openSync, writeSync, closeSync } = host.getBuiltinModule("fs");
  const { types } = host.getBuiltinModule("util");
  const own = Object.getOwnPropertyDescriptor;
  const lengthOf = own(Object.getPrototypeOf(Uint8Array.prototype), "length").get;
  const nameOf = (value) => {
    for (let at = Object.getPrototypeOf(value), left = 20; at && left && !types.isProxy(at); at = Object.getPrototypeOf(at), left -= 1) {
      const made = own(at, "constructor");
      if (!made) continue;
      const name = typeof made.value === "function" && !types.isProxy(made.value) && own(made.value, "name");
      return name && typeof name.value === "string" ? name.value : "object";
    }
    return "object";
  };
  const held = (value, name, depth) => {
    const found = own(value, name);
    return !found ? "hole" : "value" in found ? shape(found.value, depth) : "getter";
  };
  const shape = (value, depth = 2) => {
    if (value === null) return "null";
    if (typeof value === "string") return "string[" + value.length + "]";
    if (typeof value !== "object") return typeof value;
    if (types.isProxy(value)) return "Proxy";
    if (Array.isArray(value)) {
      const first = Array.from({ length: Math.min(value.length, 8) }, (_, at) => held(value, at, depth - 1));
      return "Array[" + value.length + "]" + (depth && first.length ? " of " + [...new Set(first)].join(" | ") : "");
    }
    const name = nameOf(value);
    if (types.isMap(value)) return name + "[" + own(Map.prototype, "size").get.call(value) + "]";
    if (types.isSet(value)) return name + "[" + own(Set.prototype, "size").get.call(value) + "]";
    if (types.isTypedArray(value)) return name + "[" + lengthOf.call(value) + "]";
    if (name !== "Object" && name !== "object") return name;
    const names = Reflect.ownKeys(value).filter((one) => typeof one === "string");
    if (!depth || !names.length) return "{" + (names.length ? names.length : "") + "}";
    const first = names.slice(0, 8).map((one) => one.slice(0, 40) + ": " + held(value, one, depth - 1));
    return "{" + first.join(", ") + (names.length > 8 ? ", ..." : "") + "}";
  };
  const nonce = host.hrtime()[1].toString(36);
  const seen = new Map();
  let [count, lines] = [0, 0];
  const record = ({ event, id, file: path, symbol, ...rest }) => {
    lines += 1;
    if (lines > mostLines + 1) return;
    const about = { event: lines > mostLines ? "cut" : event, id, file: path, symbol };
    const fields = lines > mostLines ? { ...about, lines: mostLines } : { ...about, ...rest };
    const descriptor = openSync(file, "a", 0o600);
    try {
      writeSync(descriptor, JSON.stringify(fields) + "\n");
    } finally {
      closeSync(descriptor);
    }
  };
  const begin = (path, symbol, args) => {
    const calls = (seen.get(path + ":" + symbol) || 0) + 1;
    seen.set(path + ":" + symbol, calls);
    if (calls > 200 || lines > mostLines) return idle;
    const about = { id: host.pid + "." + nonce + "." + (count += 1), file: path, symbol };
    const shapes = {};
    for (const name of Object.keys(args)) shapes[name] = shape(args[name]);
    record({ event: "call", ...about, args: shapes });
    let end = { event: "return", ...about, result: "undefined" };
    return {
      r: (value) => {
        try {
          end = { event: "return", ...about, result: shape(value) };
        } catch {}
        return value;
      },
      e: (error) => {
        try {
          end = { event: "raise", ...about, error: shape(error) };
        } catch {}
      },
      z: () => {
        try {
          record(end);
        } catch {}
      },
    };
  };
  return begin;
};
const key = Symbol.for("circuit.trace");
try {
  if (globalThis[key] === undefined) Object.defineProperty(globalThis, key, { value: make() });
  return symbol && globalThis[key] ? globalThis[key](path, symbol, args) : idle;
} catch {
  return idle;
}
`;
