import type { LanguageDriver } from '../language-driver.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { normalText } from './normal-text.ts';
import { parseTypescript } from './parse-typescript.ts';
import { readTree } from './read-tree.ts';
import { typescriptNullBody, typescriptStub } from './stub-body.ts';

export const typescriptDriver: LanguageDriver = {
  language: 'typescript',
  parse: async (source, path) => parseTypescript(source, path),
  normalForm: async (source, path) => {
    const result = readTree(source, path);
    if (result.kind === 'tree') return normalText(result.tree.program);
    throw unparsable(path, result.faults[0]);
  },
  stub: typescriptStub,
  nullBody: typescriptNullBody,
};

function unparsable(path: string, fault: { line: number; column: number; message: string } | undefined): SyntaxEditError {
  return new SyntaxEditError({
    code: 'unparsable',
    what: `${path} has no canonical text.`,
    why: fault ? `Line ${fault.line}, column ${fault.column}: ${fault.message}` : 'It does not parse.',
    next: 'Mend the file first.',
  });
}
