import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompleteRequest } from '@ticket-circuit/schemas';
import { afterEach, expect, test } from 'vitest';
import type { EngineContext } from './engine.ts';
import { readScript } from './read-script.ts';
import { scriptedEngine } from './scripted-engine.ts';

const context: EngineContext = { role: 'explorer', session: 'T-1/plan.r1.t1' };
const handIn = { name: 'hand_in_sheet', description: 'Hands in.', inputSchema: { type: 'object' } };
const request: CompleteRequest = {
  callId: 'T-1/plan.r1.t1#1',
  purpose: 'sheet',
  tier: 'default',
  system: '',
  messages: [{ role: 'user', text: 'go' }],
  tools: [handIn],
  maxOutputTokens: 100,
};
const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function scriptFile(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'script-'));
  folders.push(folder);
  const path = join(folder, 'script.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('a scripted text is a reply that ends by itself and costs no token', async () => {
  const ended = await scriptedEngine(() => 'return 1').complete(request, context);
  expect(ended).toStrictEqual({
    kind: 'reply',
    reply: {
      text: 'return 1',
      toolCalls: [],
      stop: 'end',
      usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
      model: 'scripted',
    },
  });
});

test('a scripted sheet is handed in by the tool where there is one, else it is JSON text', async () => {
  const engine = scriptedEngine(() => ({ body: { questions: [] } }));
  expect(await engine.complete(request, context)).toMatchObject({
    reply: { stop: 'tool-calls', text: '', toolCalls: [{ id: 'call_1', name: 'hand_in_sheet', input: { sheet: { questions: [] } } }] },
  });
  const bare = await engine.complete({ ...request, tools: [] }, context);
  expect(bare).toMatchObject({ reply: { stop: 'end', toolCalls: [] } });
  expect(JSON.parse(bare.kind === 'reply' ? bare.reply.text : '')).toStrictEqual({ questions: [] });
});

test('a script may end a call otherwise than by a reply', async () => {
  expect(await scriptedEngine(() => ({ kind: 'down', why: 'cut' })).complete(request, context)).toStrictEqual({ kind: 'down', why: 'cut' });
});

test('a script file answers by session without ticket and ordinal, whatever the ticket', async () => {
  const script = await readScript(
    await scriptFile({ 'plan.r1.t1#1': { tool_calls: [{ name: 'read', input: { path: 'a' } }] }, 'plan.r1.t1#2': 'second' }),
  );
  const engine = scriptedEngine(script);
  expect(await engine.complete({ ...request, callId: 'T-7/plan.r1.t1#1' }, context)).toMatchObject({
    reply: { toolCalls: [{ name: 'read', input: { path: 'a' } }] },
  });
  expect(await engine.complete({ ...request, callId: 'T-1/plan.r1.t1#2' }, context)).toMatchObject({ reply: { text: 'second' } });
});

test('a call that the script file does not name ends as no-recording with its key', async () => {
  const engine = scriptedEngine(await readScript(await scriptFile({})));
  const ended = await engine.complete(request, context);
  expect(ended).toMatchObject({ kind: 'no-recording' });
  expect(JSON.stringify(ended)).toContain('plan.r1.t1#1');
});

test.each([
  ['{', 'not JSON'],
  [[], 'not a JSON object'],
  [{ plan: 'x' }, '<session>#<ordinal>'],
  [{ 'plan.r1.t1#0': 'x' }, '<session>#<ordinal>'],
  [{ 'plan.r1.t1#1': { txt: 'x' } }, 'txt'],
  [{ 'plan.r1.t1#1': {} }, 'says nothing'],
  [{ 'plan.r1.t1#1': { tool_calls: [{ input: {} }] } }, 'no name'],
  [{ 'plan.r1.t1#1': { text: 'x', stop: 'soon' } }, 'soon'],
])('refuses the script %j and says why', async (content, why) => {
  const path = await scriptFile(content);
  await expect(readScript(path)).rejects.toThrow(why);
});
