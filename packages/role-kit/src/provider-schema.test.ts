import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { providerSchema, type JsonSchema } from './provider-schema.ts';
import { sheetSchema, sheetTool } from './sheet-tool.ts';

const folder = join(import.meta.dirname, '../../../schemas');
const schemas = Object.fromEntries(
  readdirSync(folder).map((name): [string, JsonSchema] => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonSchema]),
);
const KINDS = ['plan', 'challenge', 'answers', 'tests', 'code', 'review', 'triage', 'decision', 'closure', 'skeleton'] as const;

function everyKey(value: unknown, visit: (key: string, item: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    visit(key, item);
    everyKey(item, visit);
  }
}

test('references of other files become local ones, and recursion ends', () => {
  const tree = {
    'a.schema.json': {
      $schema: 'x',
      $id: 'a.schema.json',
      title: 'A',
      type: 'object',
      properties: { child: { $ref: 'b.schema.json#/$defs/node' }, title: { type: 'string' } },
    },
    'b.schema.json': {
      $defs: {
        node: {
          type: 'object',
          title: 'Node',
          properties: { next: { $ref: '#/$defs/node' }, pattern: { pattern: '^(?!x)' }, plain: { pattern: '^x$' } },
        },
      },
    },
  };
  expect(providerSchema('a.schema.json', tree)).toStrictEqual({
    type: 'object',
    properties: { sheet: { type: 'object', properties: { child: { $ref: '#/$defs/b.node' }, title: { type: 'string' } } } },
    required: ['sheet'],
    additionalProperties: false,
    $defs: { 'b.node': { type: 'object', properties: { next: { $ref: '#/$defs/b.node' }, pattern: {}, plain: { pattern: '^x$' } } } },
  });
});

test('a reference into nothing is an error', () => {
  expect(() => providerSchema('a.schema.json', { 'a.schema.json': { $ref: 'c.schema.json' } })).toThrow('c.schema.json');
});

test.each(KINDS)('the schema of the %s sheet is a plain object at the top and refers to nothing but itself', (kind) => {
  const schema = sheetSchema(kind);
  expect(Object.keys(schema).filter((key) => key !== '$defs')).toStrictEqual(['type', 'properties', 'required', 'additionalProperties']);
  const names = Object.keys(schema['$defs'] ?? {});
  everyKey(schema, (key, item) => {
    if (key === '$ref') expect(names).toContain(String(item).replace('#/$defs/', ''));
    if (key === 'pattern' && typeof item === 'string') expect(item).not.toContain('(?');
    expect(key).not.toBe('discriminator');
  });
});

test('the committed schemas are what schemas/ says', () => {
  expect(sheetSchema('plan')).toStrictEqual(providerSchema('plan-sheet.schema.json', schemas));
  expect(sheetSchema('decision')).toStrictEqual(providerSchema('decision.schema.json', schemas));
});

test('the tool of a sheet names its kind and takes one argument', () => {
  expect(sheetTool('review')).toMatchObject({
    name: 'hand_in_sheet',
    description: expect.stringContaining('review'),
    inputSchema: { required: ['sheet'] },
  });
});
