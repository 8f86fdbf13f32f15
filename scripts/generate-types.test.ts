import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseWith, type Parsed, type Validator } from '../packages/schemas/src/parse-with.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'generate-types.ts');
const samples = join(import.meta.dirname, 'schema-types/fixtures');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generate-types-'));
  await generate(samples, folder);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function generate(schemas: string, out: string, ...more: string[]): Promise<{ stdout: string; stderr: string }> {
  return await run(process.execPath, [script, '--schemas', schemas, '--out', out, ...more]);
}

/** Parses with the generated code, loaded from a folder that reaches no node_modules. */
async function parse(document: string, text: string): Promise<Parsed<unknown>> {
  const validators = (await import(join(folder, 'gen/validators.js'))) as Record<string, Validator>;
  const validator = validators[`validate${document}`];
  if (!validator) throw new Error(`no validator for ${document}`);
  return parseWith(validator, JSON.parse(text));
}

describe('the types', () => {
  test('a shared definition is one type, whatever is described beside its references', async () => {
    const types = await readFile(join(folder, 'gen/types.d.ts'), 'utf8');
    expect(types.match(/export (?:type|interface) \w+/gu)?.toSorted()).toStrictEqual([
      'export interface Documents',
      'export interface Done',
      'export interface Note',
      'export interface Stop',
      'export type SampleSheet',
      'export type TicketId',
    ]);
    expect(types).toContain('ticket: TicketId;');
    expect(types).toContain('follows?: TicketId;');
    expect(types).toContain('notes: Note[];');
  });

  test('a union names its members and carries no index signature', async () => {
    const types = await readFile(join(folder, 'gen/types.d.ts'), 'utf8');
    expect(types).toContain('export type SampleSheet = Done | Stop;');
    expect(types).not.toContain('[k: string]');
    expect(types).not.toContain('This interface was referenced by');
  });
});

describe('the validators', () => {
  const done = { kind: 'done', ticket: 'T-1', notes: [{ text: 'fine' }] };

  test('accepts a member of the same file and a member of another file', async () => {
    expect(await parse('SampleSheet', JSON.stringify(done))).toStrictEqual({ kind: 'valid', value: done });
    expect((await parse('SampleSheet', '{"kind":"stop","note":{"text":"x"}}')).kind).toBe('valid');
  });

  test('names only the faults of the member that the tag selects, across a reference to another file', async () => {
    expect(await parse('SampleSheet', '{"kind":"stop","note":{"text":""}}')).toStrictEqual({
      kind: 'invalid',
      errors: [{ path: '/note/text', rule: 'minLength', message: 'must NOT have fewer than 1 characters', value: '' }],
    });
  });

  test('says which tag is not admitted', async () => {
    expect(await parse('SampleSheet', '{"kind":"toString"}')).toStrictEqual({
      kind: 'invalid',
      errors: [
        { path: '', rule: 'discriminator', message: 'must have an admitted kind, which "toString" is not', value: { kind: 'toString' } },
      ],
    });
  });

  test.each(['"done"', 'null', '[]', '7', '{}'])('refuses %s where a union of objects is due', async (text) => {
    expect((await parse('SampleSheet', text)).kind).toBe('invalid');
  });

  test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf'])(
    'refuses a property named %s in closed objects, small or large',
    async (name) => {
      for (const [document, fields, at] of [
        ['Stop', `"kind":"stop","note":{"text":"x"},"${name}":{}`, ''],
        ['Stop', `"kind":"stop","note":{"text":"x","${name}":"y"}`, '/note'],
        ['SampleSheet', `"kind":"done","ticket":"T-1","notes":[{"text":"x"}],"${name}":1`, ''],
      ] as const) {
        const parsed = await parse(document, `{${fields}}`);
        expect(parsed).toMatchObject({ kind: 'invalid', errors: [{ path: `${at}/${name}`, rule: 'additionalProperties' }] });
      }
    },
  );

  test('does not take an inherited property for a present one', async () => {
    const parsed = await parse('Stop', '{"kind":"stop","__proto__":{"note":{"text":"x"}}}');
    expect(parsed.kind === 'invalid' && parsed.errors.map((fault) => fault.rule)).toStrictEqual(['required', 'additionalProperties']);
  });

  test('counts code points, compares items as JSON and knows date-time', async () => {
    const withNotes = (notes: unknown[], more: object = {}): string => JSON.stringify({ ...done, notes, ...more });
    expect((await parse('SampleSheet', withNotes([{ text: '🙂'.repeat(20) }]))).kind).toBe('valid');
    expect((await parse('SampleSheet', withNotes([{ text: '🙂'.repeat(21) }]))).kind).toBe('invalid');
    expect((await parse('SampleSheet', withNotes([{ text: 'a' }, { text: 'a' }]))).kind).toBe('invalid');
    expect((await parse('SampleSheet', withNotes([{ text: 'a' }], { at: '2026-01-31T10:00:00.5Z' }))).kind).toBe('valid');
    expect((await parse('SampleSheet', withNotes([{ text: 'a' }], { at: 'yesterday' }))).kind).toBe('invalid');
  });

  test('names the values that an enumeration and a constant admit', async () => {
    const parsed = await parse('SampleSheet', JSON.stringify({ ...done, size: 'huge' }));
    expect(parsed).toMatchObject({ errors: [{ path: '/size', message: 'must be one of "small", "large"', value: 'huge' }] });
    expect(await parse('Stop', '{"kind":"go","note":{"text":"x"}}')).toMatchObject({
      errors: [{ path: '/kind', message: 'must be "stop"' }],
    });
  });
});

describe('--check', () => {
  test('passes on what was just written and fails once a schema or a generated file differs', async () => {
    const schemas = join(folder, 'schemas');
    const out = join(folder, 'out');
    await cp(samples, schemas, { recursive: true });
    await generate(schemas, out);
    expect(await generate(schemas, out, '--check')).toStrictEqual({ stdout: '', stderr: '' });
    const stop = await readFile(join(schemas, 'stop.schema.json'), 'utf8');
    await writeFile(join(schemas, 'stop.schema.json'), stop.replace('"stop"', '"halt"'));
    await expect(generate(schemas, out, '--check')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('gen/types.d.ts') });
  });
});

describe('a schema that cannot be generated faithfully', () => {
  test.each([
    ['a tuple', { type: 'array', prefixItems: [{ type: 'string' }] }, 'prefixItems'],
    ['a rule beside a reference', { $ref: 'common.schema.json#/$defs/note', minProperties: 1 }, 'beside a $ref'],
    ['a reference to nothing', { $ref: 'common.schema.json#/$defs/nothing' }, 'neither a document nor one of $defs'],
    ['an unknown keyword', { type: 'object', requried: ['a'] }, 'requried'],
  ])('stops the generator: %s', async (_title, schema, message) => {
    const schemas = await mkdtemp(join(folder, 'bad-'));
    await cp(samples, schemas, { recursive: true });
    await writeFile(join(schemas, 'bad.schema.json'), JSON.stringify({ $id: 'bad.schema.json', ...schema }));
    await expect(generate(schemas, join(folder, 'out'))).rejects.toMatchObject({ stderr: expect.stringContaining(message) });
  });

  test('stops the generator when a union does not name its type', async () => {
    const schemas = await mkdtemp(join(folder, 'bad-'));
    await cp(samples, schemas, { recursive: true });
    const sheet = await readFile(join(samples, 'sample-sheet.schema.json'), 'utf8');
    await writeFile(
      join(schemas, 'sample-sheet.schema.json'),
      sheet.replace('"type": "object",\n  "required": ["kind"],', '"required": ["kind"],'),
    );
    await expect(generate(schemas, join(folder, 'out'))).rejects.toMatchObject({
      stderr: expect.stringContaining('missing type "object"'),
    });
  });
});
