import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { commandOf, program, scratchFolder, writeFiles } from './scratch.ts';

interface Said {
  readonly isError: boolean;
  readonly text: string;
  readonly document: Record<string, unknown>;
}
type Call = (name: string, args: Record<string, unknown>) => Promise<Said>;

/** Starts the server on a folder, as an agent would, and returns how its tools are called. */
async function opened(folder: string): Promise<Call> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: commandOf('coupler', ['mcp', '--root', folder]) }));
  onTestFinished(async () => await client.close());
  return async (name, args) => {
    const result = await client.callTool({ name, arguments: args });
    const [content] = result.content as { text: string }[];
    return { isError: result.isError === true, text: content!.text, document: (result.structuredContent ?? {}) as Record<string, unknown> };
  };
}

/** Calls tools one after the other; none may be refused. */
async function all(call: Call, ...calls: readonly (readonly [string, Record<string, unknown>])[]): Promise<Said> {
  let said: Said | undefined;
  for (const [name, args] of calls) {
    said = await call(name, args);
    if (said.isError) throw new Error(`${name}: ${said.text}`);
  }
  return said!;
}

function rule({ isError, document }: Said): string {
  const [first] = (document['findings'] ?? []) as { gate: string; rule: string }[];
  return `${isError ? 'refused' : 'done'} ${first ? `${first.gate}/${first.rule}` : ''}`.trim();
}

describe('an agent writes a whole module', () => {
  test('in Python, declarations first, and saves it below the root', async () => {
    const folder = scratchFolder();
    const call = await opened(folder);
    const path = 'src/stack.py';
    const laid = await all(
      call,
      ['new_module', { path, head: '"""Stacks."""\n\nLIMIT = 3\n' }],
      ['add_class', { path, declaration: 'class Stack', docstring: 'A stack.' }],
      ['add_function', { path, declaration: 'def __init__(self)', class: 'Stack' }],
      ['add_function', { path, declaration: 'def push(self, item)', class: 'Stack', docstring: 'Pushes.' }],
      ['add_function', { path, declaration: 'def filled(items)', imports: ['import itertools'] }],
    );
    expect(laid.document).toEqual({ kind: 'done', path, symbol: 'filled', left: ['Stack.__init__', 'Stack.push', 'filled'] });
    await all(
      call,
      [
        'set_body',
        {
          path,
          symbol: 'filled',
          body: 'stack = Stack()\nfor item in itertools.islice(items, LIMIT):\n    stack.push(item)\nreturn stack',
        },
      ],
      ['set_body', { path, symbol: 'Stack.push', body: 'self.items.append(item)' }],
    );
    expect(await call('save', { path })).toMatchObject({
      isError: true,
      text: expect.stringContaining('These bodies are not set: Stack.__init__.'),
    });
    expect(existsSync(join(folder, 'src'))).toBe(false);
    await all(call, ['set_body', { path, symbol: 'Stack.__init__', body: 'self.items = []' }], ['save', { path }]);
    const text =
      '"""Stacks."""\n\nimport itertools\n\nLIMIT = 3\n\n\nclass Stack:\n    """A stack."""\n\n    def __init__(self):\n        self.items = []\n\n' +
      '    def push(self, item):\n        """Pushes."""\n        self.items.append(item)\n\n\n' +
      'def filled(items):\n    stack = Stack()\n    for item in itertools.islice(items, LIMIT):\n        stack.push(item)\n    return stack\n';
    expect((await call('render', { path })).text).toBe(text);
    expect((await call('render', { path, form: 'instrumented' })).text).toContain('@__circuit_trace__("Stack.push")');
    expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
  });

  test('in TypeScript, and again over what it saved itself', async () => {
    const folder = scratchFolder();
    const call = await opened(folder);
    const path = 'stack.ts';
    await all(
      call,
      ['new_module', { path, head: 'const LIMIT = 3;\n' }],
      ['add_class', { path, declaration: 'export class Stack', fields: ['readonly #items: number[] = [];'] }],
      ['add_function', { path, declaration: 'push(item: number): void', class: 'Stack' }],
      ['add_function', { path, declaration: 'export function filled(items: readonly number[]): Stack', docstring: 'Fills.' }],
      [
        'set_body',
        {
          path,
          symbol: 'filled',
          body: 'const stack = new Stack();\nfor (const item of items.slice(0, LIMIT)) stack.push(item);\nreturn stack;',
        },
      ],
      ['set_body', { path, symbol: 'Stack.push', body: 'this.#items.push(item);' }],
      ['save', { path }],
      ['set_body', { path, symbol: 'Stack.push', body: 'if (item > 0) this.#items.push(item);' }],
      ['save', { path }],
    );
    expect(readFileSync(join(folder, path), 'utf8')).toBe(
      'const LIMIT = 3;\n\nexport class Stack {\n  readonly #items: number[] = [];\n\n  push(item: number): void {\n    if (item > 0) this.#items.push(item);\n  }\n}\n\n' +
        '/** Fills. */\nexport function filled(items: readonly number[]): Stack {\n  const stack = new Stack();\n  for (const item of items.slice(0, LIMIT)) stack.push(item);\n  return stack;\n}\n',
    );
  });
});

describe('a refused body', () => {
  test.each([
    ['a.py', 'def f(x)', 'def g(x)', '    return 1\ndef evil():\n    pass', 'refused parse/syntax'],
    ['a.py', 'def f(x)', 'def g(x)', 'return nowhere(x)', 'refused undefined-names/undefined'],
    ['a.py', 'def f(x)', 'def g(x)', `return '${'x'.repeat(10 * 1024 * 1024)}'`, 'refused reply/too-long'],
    [
      'a.ts',
      'function f(x: number): number',
      'function g(): void',
      'return x;\n}\nfunction evil() {',
      'refused only-this-body/adds-element',
    ],
    ['a.ts', 'function f(x: number): number', 'function g(): void', 'return nowhere(x);', 'refused undefined-names/undefined'],
    ['a.ts', 'function f(x: number): number', 'function g(): void', 'Here:\n```ts\nreturn x;\n```', 'refused reply/prose'],
  ])('in %s of %s returns the finding and changes nothing', async (path, first, second, body, expected) => {
    const call = await opened(scratchFolder());
    await all(
      call,
      ['new_module', { path }],
      ['add_function', { path, declaration: first }],
      ['add_function', { path, declaration: second }],
    );
    const before = await call('render', { path });
    const said = await call('set_body', { path, symbol: 'f', body });
    expect(rule(said)).toBe(expected);
    expect(said.text).toContain('nothing has changed');
    expect(await call('render', { path })).toEqual(before);
  });

  test('names the line and the message of what does not parse', async () => {
    const call = await opened(scratchFolder());
    await all(call, ['new_module', { path: 'a.py' }], ['add_function', { path: 'a.py', declaration: 'def f(x)' }]);
    const { document } = await call('set_body', { path: 'a.py', symbol: 'f', body: 'y = x\nreturn y +' });
    expect(document).toMatchObject({
      kind: 'refused',
      path: 'a.py',
      findings: [{ gate: 'parse', rule: 'syntax', line: 2, message: expect.any(String) }],
    });
  });
});

const ticket = 'Goal\nKeep it.\n===ORIGINAL SOURCE===\ndef add(a, b):\n    """Adds."""\n    return a + b  # sum\n';

describe('a module that exists', () => {
  test('comes out of a ticket as the same program, or not at all', async () => {
    const folder = scratchFolder();
    const call = await opened(folder);
    const begun = await all(call, ['new_module', { path: 'add.py', ticket }]);
    expect(begun.document).toMatchObject({
      left: ['add'],
      declared: [{ symbol: 'add', declaration: 'def add(a, b):', docstring: '"""Adds."""' }],
    });
    expect(rule(await call('set_body', { path: 'add.py', symbol: 'add', body: 'return b + a' }))).toBe('refused critic/different');
    await all(call, ['set_body', { path: 'add.py', symbol: 'add', body: 'return (a + b)' }], ['save', { path: 'add.py' }]);
    expect(readFileSync(join(folder, 'add.py'), 'utf8')).toBe('def add(a, b):\n    """Adds."""\n    return (a + b)\n');
  });

  test('is loaded from its file or from a ticket file, and written over only as it was', async () => {
    const folder = scratchFolder();
    const source = ticket.slice(ticket.indexOf('def '));
    writeFiles(folder, { 'add.py': source, 'goal.txt': ticket });
    chmodSync(join(folder, 'add.py'), 0o755);
    const call = await opened(folder);
    const body = { path: 'add.py', symbol: 'add', body: 'return b + a' };
    await all(
      call,
      ['new_module', { path: 'add.py', load: 'goal.txt' }],
      ['new_module', { path: 'add.py', load: 'add.py' }],
      ['set_body', body],
    );
    writeFileSync(join(folder, 'add.py'), '# mine\n');
    expect(rule(await call('save', { path: 'add.py' }))).toBe('refused structure/changed-meanwhile');
    expect(readFileSync(join(folder, 'add.py'), 'utf8')).toBe('# mine\n');
    writeFileSync(join(folder, 'add.py'), source);
    await all(call, ['save', { path: 'add.py' }]);
    expect(readFileSync(join(folder, 'add.py'), 'utf8')).toBe(source.replace('a + b  # sum', 'b + a'));
    expect(statSync(join(folder, 'add.py')).mode & 0o777).toBe(0o755);
  });

  test('is not begun anew over a file, nor from two sources, nor from what is no module', async () => {
    const folder = scratchFolder();
    writeFiles(folder, { 'a.py': 'x = 1\n', 'words.txt': 'Words.\n', 'bad.py': 'x = (\n' });
    writeFileSync(join(folder, 'latin.py'), Buffer.from('x = "\xe9"\n', 'latin1'));
    const call = await opened(folder);
    expect(rule(await call('new_module', { path: 'a.py' }))).toBe('refused structure/file-exists');
    expect(rule(await call('new_module', { path: 'b.py', load: 'a.py', head: 'x = 1\n' }))).toBe('refused structure/bad-arguments');
    expect(rule(await call('new_module', { path: 'b.py', load: 'words.txt' }))).toBe('refused structure/no-module');
    expect(rule(await call('new_module', { path: 'b.py', load: 'nowhere.py' }))).toBe('refused structure/no-such-file');
    expect(rule(await call('new_module', { path: 'bad.py', load: 'bad.py' }))).toBe('refused structure/syntax');
    expect(rule(await call('new_module', { path: 'b.md' }))).toBe('refused structure/no-language');
    expect(rule(await call('new_module', { path: 'b.py', head: 'def f():\n    evil()\n' }))).toBe('refused structure/declares-body');
    expect(await call('new_module', { path: 'latin.py', load: 'latin.py' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('Line 1: The text is not UTF-8 here'),
    });
  });
});

describe('nothing is read or written outside of the root', () => {
  test.each(['../out.py', '/tmp/out.py', 'a/../../out.py', '.git/hooks/out.py', 'linked/out.py', 'link.py', 'twice.py', ''])(
    '%s',
    async (path) => {
      const folder = scratchFolder();
      const root = join(folder, 'root');
      mkdirSync(root);
      writeFiles(folder, { 'outside/out.py': 'secret = 1\n' });
      symlinkSync(join(folder, 'outside'), join(root, 'linked'));
      symlinkSync(join(folder, 'outside/out.py'), join(root, 'link.py'));
      symlinkSync('link.py', join(root, 'twice.py'));
      const call = await opened(root);
      for (const origin of [{}, { load: path }, { head: 'x = 1\n' }]) {
        const said = await call('new_module', { path, ...origin });
        expect(rule(said)).toBe('refused structure/bad-path');
        expect(JSON.stringify(said)).not.toContain('secret');
      }
      expect(rule(await call('new_module', { path: 'b.py', load: path }))).toBe('refused structure/bad-path');
      expect(readFileSync(join(folder, 'outside/out.py'), 'utf8')).toBe('secret = 1\n');
      expect(existsSync(join(folder, 'out.py'))).toBe(false);
    },
  );

  test('a folder that becomes a link before the save', async () => {
    const folder = scratchFolder();
    const root = join(folder, 'root');
    mkdirSync(root);
    mkdirSync(join(folder, 'outside'));
    const call = await opened(root);
    await all(call, ['new_module', { path: 'sub/a.py', head: 'x = 1\n' }]);
    symlinkSync(join(folder, 'outside'), join(root, 'sub'));
    expect(rule(await call('save', { path: 'sub/a.py' }))).toBe('refused structure/bad-path');
    expect(existsSync(join(folder, 'outside/a.py'))).toBe(false);
  });
});

describe('a wrong call', () => {
  test.each([
    ['set_body', { path: 'a.py', symbol: 'f' }, 'body'],
    ['set_body', { path: 'a.py', symbol: 'f', body: 7 }, 'body'],
    ['add_function', { path: 'a.py', declaration: 'def f()', boddy: 'return 1' }, 'boddy'],
    ['render', { path: 'a.py', form: 'pretty' }, 'form'],
    ['new_module', {}, 'path'],
  ])('of %s with %j is refused by name', async (name, args, named) => {
    const call = await opened(scratchFolder());
    expect(await call(name, args)).toMatchObject({ isError: true, text: expect.stringContaining(named) });
  });

  test('of a tool that is not there, or on a module that was not begun, is refused', async () => {
    const call = await opened(scratchFolder());
    expect(await call('run', {})).toMatchObject({ isError: true });
    for (const name of ['render', 'save']) expect(rule(await call(name, { path: 'a.py' }))).toBe('refused structure/no-module');
    await all(call, ['new_module', { path: 'a.py' }]);
    expect(await call('set_body', { path: 'a.py', symbol: 'f', body: 'return 1' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('f is not declared.'),
    });
  });
});

test('steps that are asked for at once are done in their order', async () => {
  const call = await opened(scratchFolder());
  const path = 'a.py';
  const said = await Promise.all([
    call('new_module', { path }),
    call('add_function', { path, declaration: 'def f(x)' }),
    call('add_function', { path, declaration: 'def g(x)' }),
    call('set_body', { path, symbol: 'f', body: 'return g(x)' }),
    call('set_body', { path, symbol: 'g', body: 'return x' }),
    call('save', { path }),
  ]);
  expect(said.map((one) => one.isError)).toEqual([false, false, false, false, false, false]);
});

test('the server ends with its client, without a root it does not start, and broken messages do not end it', async () => {
  const folder = scratchFolder();
  expect(await program('coupler', folder, ['mcp', '--root', '.'])).toEqual({ code: 0, out: '', err: '' });
  expect(await program('coupler', folder, ['mcp'])).toMatchObject({ code: 2, err: expect.stringContaining('No root was named.') });
  expect(await program('coupler', folder, ['mcp', '--root', 'nowhere'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('nowhere.'),
  });
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
  expect(await program('coupler', folder, ['mcp', '--root', '.'], `no JSON\n${ping}`)).toMatchObject({
    code: 0,
    out: '{"result":{},"jsonrpc":"2.0","id":1}\n',
    err: expect.stringContaining('A message was not understood'),
  });
});
