import { driverFor, type Module } from '../src/index.ts';

/** Returns the module of a source that has to parse. */
export async function parseModule(source: string, path = 'a.ts'): Promise<Module> {
  const result = await driverFor(path)!.parse(source, path);
  if (result.kind === 'syntax-error') throw new Error(`${path}: ${JSON.stringify(result.faults)}`);
  return result.module;
}
