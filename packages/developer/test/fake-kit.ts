import type { Kit, KitCall } from '@ticket-circuit/role-kit';
import {
  type CodeSheet,
  type CompleteReply,
  type DeveloperBrief,
  digestOf,
  parseCodeSheet,
  type PlanSheet,
  type Role,
  type TestReport,
  type TestReportResult,
  type ToolRequest,
} from '@ticket-circuit/schemas';

/** What the scripted model answers: a text, a call of hand_in_sheet, or a whole reply. */
export type Answer = string | { readonly sheet: unknown } | Partial<CompleteReply>;

export interface FakeKit {
  readonly kit: Kit;
  readonly files: Map<string, string>;
  readonly calls: KitCall[];
  readonly requests: ToolRequest[];
  readonly sheet: () => CodeSheet | null;
}

export interface FakeOptions {
  readonly brief: DeveloperBrief;
  readonly prompt: string;
  readonly role: Role;
  readonly files: Readonly<Record<string, string>>;
  readonly answers: readonly Answer[];
  /** Judges the tree as a test runner would. */
  readonly test: (files: ReadonlyMap<string, string>, asked: readonly string[]) => Promise<readonly TestReportResult[]>;
  readonly refuseSheets?: number;
}

/** Returns a kit over a tree in memory, with a scripted model; writes need the right digest, as the host demands it. */
export function fakeKit(options: FakeOptions): FakeKit {
  const files = new Map(Object.entries(options.files));
  const calls: KitCall[] = [];
  const requests: ToolRequest[] = [];
  let refusals = options.refuseSheets ?? 0;
  let accepted: CodeSheet | null = null;
  const kit: Kit = {
    brief: options.brief,
    role: options.role,
    prompt: options.prompt,
    root: '/ws',
    callsLeft: () => options.role.limits.calls - calls.length,
    complete: async (call) => {
      calls.push(call);
      const answer = options.answers[calls.length - 1];
      if (answer === undefined) throw new Error(`The script has no answer for call ${calls.length}: ${JSON.stringify(call.messages)}`);
      return replyOf(answer);
    },
    tool: async (request) => {
      requests.push(request);
      if (request.kind === 'write') {
        const present = files.get(request.path);
        const digest = present === undefined ? null : digestOf(present);
        if (digest !== request.digest) return { kind: 'stale', actual: digest };
        files.set(request.path, request.text);
        return { kind: 'written', digest: digestOf(request.text) };
      }
      if (request.kind === 'run-tests') return { kind: 'tested', report: reportOf(await options.test(files, request.files)) };
      return { kind: 'failed', why: `There is no ${request.kind} here.` };
    },
    handIn: async (_kind, body) => {
      const parsed = parseCodeSheet(body);
      if (parsed.kind === 'invalid') return { kind: 'refused', errors: parsed.errors };
      if (refusals > 0) {
        refusals -= 1;
        return { kind: 'refused', errors: [{ path: '/defects/0/test', rule: 'known', message: 'no such test' }] };
      }
      accepted = parsed.value;
      return { kind: 'accepted' };
    },
    isHandedIn: () => accepted !== null,
    readFile: async (path) => {
      const text = files.get(path);
      return text === undefined
        ? { kind: 'absent' }
        : { kind: 'file', text, digest: digestOf(text), firstLine: 1, lastLine: 1, totalLines: 1 };
    },
    listFiles: async () => ({ paths: [...files.keys()].toSorted(), whole: true }),
    search: async () => ({ kind: 'found', matches: [], notes: [] }),
    log: () => {},
  };
  return { kit, files, calls, requests, sheet: () => accepted };
}

function replyOf(answer: Answer): CompleteReply {
  const reply: CompleteReply = {
    text: '',
    toolCalls: [],
    stop: 'end',
    usage: { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 },
    model: 'scripted',
  };
  if (typeof answer === 'string') return { ...reply, text: answer };
  if ('sheet' in answer)
    return { ...reply, stop: 'tool-calls', toolCalls: [{ id: 'c1', name: 'hand_in_sheet', input: { sheet: answer.sheet } }] };
  return { ...reply, ...answer };
}

function reportOf(results: readonly TestReportResult[]): TestReport {
  const failed = results.some(({ outcome }) => outcome === 'failed');
  return {
    runner: 'vitest',
    command: ['vitest'],
    tree: 'a'.repeat(40),
    exit: { kind: 'exited', code: failed ? 1 : 0 },
    results: [...results],
    faults: [],
    durationMs: 1,
  };
}

/** Returns a brief for a plan, with one proof of criterion C1. */
export function briefFor(plan: PlanSheet, more: Partial<DeveloperBrief> = {}): DeveloperBrief {
  return {
    kind: 'code',
    ticket: 'T-1',
    session: 'T-1/code.r1.t1',
    round: 1,
    try: 1,
    tries: 3,
    goal: 'Make slugs of titles.',
    project: {
      packages: [],
      runner: 'vitest-json',
      testCommand: ['npm', 'test'],
      checks: [],
      references: [],
      files: [],
      filesLeftOut: 0,
      outline: [],
      rules: [],
      testPatterns: [],
    },
    feedback: [],
    plan,
    stubs: [],
    tests: [{ role: 'proof', criteria: ['C1'], file: 'test/slug.test.ts', name: 'slugs', red: { kind: 'assertion' } }],
    testFiles: [{ file: 'test/slug.test.ts', text: "it('slugs', () => {\n  expect(slugify('A B')).toBe('a-b'); // canary\n});\n" }],
    refill: [],
    baseRed: [],
    bounds: { triesPerBody: 2, testRuns: 3 },
    ...more,
  };
}
