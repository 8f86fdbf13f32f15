import { openEngine } from '../src/open-engine.ts';

const [engine = '', model = '', baseUrl = '', maxOutputTokens = ''] = process.argv.slice(2);
const opened = await openEngine(
  { engine, model, baseUrl },
  { ANTHROPIC_API_KEY: 'k'.repeat(20), OPENAI_API_KEY: 'k'.repeat(20) },
  { baseDir: '/' },
);
if (opened.kind === 'refused') throw new Error(opened.why);
const reply = await opened.engine.complete(
  {
    callId: 'T-1/plan.r1.t1#1',
    purpose: 'sheet',
    tier: 'default',
    system: 'You plan.',
    messages: [{ role: 'user', text: 'go' }],
    tools: [{ name: 'hand_in_sheet', description: 'Hands in.', inputSchema: { type: 'object', properties: {} } }],
    maxOutputTokens: Number(maxOutputTokens),
  },
  { role: 'explorer', session: 'T-1/plan.r1.t1' },
);
process.exitCode = reply.kind === 'reply' ? 0 : 1;
