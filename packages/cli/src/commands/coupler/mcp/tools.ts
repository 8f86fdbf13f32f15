import { z } from 'zod';
import type { Answer } from './answer.ts';
import type { Workshop } from './workshop.ts';

const path = z.string().describe('the module, by its path below the root, such as src/stack.py');
const after = z.string().optional().describe('symbol of the element to stand behind; otherwise at the end');
const docstring = z.string().optional().describe('documentation, without its delimiters');
const imports = z.array(z.string()).optional().describe('import statements that it needs, each whole');

export const newModuleInput = z.strictObject({
  path,
  head: z
    .string()
    .optional()
    .describe('what a new module starts with: documentation, imports, constants, types; no functions and no classes'),
  load: z
    .string()
    .optional()
    .describe('path of a file to start from: a module, or a text that holds one behind a line ===ORIGINAL SOURCE==='),
  ticket: z.string().optional().describe('a text that holds a module behind a line ===ORIGINAL SOURCE===; its bodies come blank'),
  blank: z.boolean().optional().describe('with load: blank every body; each has to be set again, as the same program'),
});

export const addClassInput = z.strictObject({
  path,
  declaration: z.string().describe('the class without its members, such as "class Stack(list)" or "export class Stack extends Base"'),
  docstring,
  fields: z.array(z.string()).optional().describe('declarations of fields, each whole'),
  class: z.string().optional().describe('symbol of the class that holds it'),
  after,
  imports,
});

export const addFunctionInput = z.strictObject({
  path,
  declaration: z
    .string()
    .describe('the function or method without its body, decorators included, such as "def push(self, item: int) -> int"'),
  docstring,
  class: z.string().optional().describe('symbol of the class that holds it, for a method'),
  after,
  imports,
});

export const setBodyInput = z.strictObject({
  path,
  symbol: z.string().describe('a declared function, such as load or Stack.push'),
  body: z.string().describe('the statements of the body as plain text, and nothing else'),
});

export const renderInput = z.strictObject({
  path,
  form: z
    .enum(['mature', 'instrumented'])
    .optional()
    .describe('instrumented: with its calls recorded to the file that CIRCUIT_TRACE names'),
});

export const saveInput = z.strictObject({ path });

/** What each tool does, in the order in which a module is written. */
export const descriptions = {
  new_module: 'Begin a module in memory: empty, or from a file or a ticket that exists.',
  add_class: 'Declare a class. Declare everything before you set bodies: a body may use only what is declared.',
  add_function: 'Declare a function or method; its body is a stub until set_body.',
  set_body:
    'Set one body. The gates judge it: that it is plain text, parses, changes nothing else, uses declared names only, and, of a blanked module, is the same program. A refusal changes nothing.',
  render: 'Print the module as it is now.',
  save: 'Write the module to its file; refused while a body is a stub, and when the file changed since it was loaded.',
} as const;

/** Declares a class or function by what its tool was given. */
export async function add(
  workshop: Workshop,
  kind: 'class' | 'function',
  given: z.infer<typeof addFunctionInput> & { readonly fields?: string[] | undefined },
): Promise<Answer> {
  const { docstring: doc, class: parent, after: behind, imports: needed, fields } = given;
  return await workshop.add(given.path, {
    kind,
    declaration: given.declaration,
    ...(doc === undefined ? {} : { docstring: doc }),
    ...(parent === undefined ? {} : { parent }),
    ...(behind === undefined ? {} : { after: behind }),
    ...(needed === undefined ? {} : { imports: needed }),
    ...(fields === undefined ? {} : { fields }),
  });
}
