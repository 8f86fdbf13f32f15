import type { LanguageDriver } from '../language-driver.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { canonicalText } from './canonical-text.ts';
import { parsePython } from './parse-python.ts';
import { pythonNullBody, pythonStub } from './python-stub.ts';
import { readPythonTree } from './read-python-tree.ts';

export const pythonDriver: LanguageDriver = {
  language: 'python',
  parse: parsePython,
  normalForm: async (source, path) => {
    const result = await readPythonTree(source);
    if (result.kind === 'tree') return canonicalText(result.root, source);
    const fault = result.faults[0];
    throw new SyntaxEditError({
      code: 'unparsable',
      what: `${path} has no canonical text.`,
      why: fault ? `Line ${fault.line}, column ${fault.column}: ${fault.message}` : 'It does not parse.',
      next: 'Mend the file first.',
    });
  },
  stub: pythonStub,
  nullBody: pythonNullBody,
};
