/** A package.json, as far as it says anything about how the project is worked on. */
export interface Manifest {
  readonly name?: string;
  readonly scripts: Readonly<Record<string, string>>;
  /** Every kind of dependency together, each with the versions that it admits. */
  readonly dependencies: ReadonlyMap<string, string>;
}

/** One package of a workspace; its folder is `.` for the root. */
export interface WorkspacePackage {
  readonly name: string;
  readonly dir: string;
  readonly dependencies: ReadonlySet<string>;
}

/** What is seen of a project, before anything is proposed. */
export interface ProjectFacts {
  /** Name of the repository's folder. */
  readonly name: string;
  /** Every path of the head commit. */
  readonly files: readonly string[];
  readonly manifest: Manifest | null;
  /** pyproject.toml, parsed. */
  readonly pyproject: Readonly<Record<string, unknown>> | null;
  /** Whether another file than pyproject.toml asks for pytest: one that sets tests up, or tests that only pytest would find. */
  readonly asksForPytest: boolean;
  readonly packages: readonly WorkspacePackage[];
  readonly branch: string | null;
  readonly branches: readonly string[];
  readonly hasOrigin: boolean;
}

/** Returns a value below nested tables, such as tool.pytest.ini_options; undefined where one is absent. */
export function tableAt(table: Readonly<Record<string, unknown>> | null, ...keys: readonly string[]): unknown {
  let value: unknown = table;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Returns the texts of a list; empty for anything else. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
