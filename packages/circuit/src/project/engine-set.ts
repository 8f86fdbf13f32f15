import { openEngine, type Engine, type OpenEngineOptions } from '@ticket-circuit/engines';
import type { Circuit, CircuitEngine, CommonRoleName, CompleteRequest } from '@ticket-circuit/schemas';
import { chooseEngine } from '../broker/choose-engine.ts';
import { CircuitHostError } from '../circuit-host-error.ts';

/** What a run says about engines beside circuit.json. */
export interface EngineOptions {
  readonly engine?: string;
  readonly model?: string;
  readonly baseUrl?: string;
  readonly budgetUsd?: number;
  /** Folder of recordings, or file of a script, for the engines that answer from one. */
  readonly script?: string;
  /** How often a call that a provider did not answer is made again; absent: as the engines do. */
  readonly retryBounds?: OpenEngineOptions['bounds'];
}

export type OpenedEngine =
  | { readonly kind: 'open'; readonly engine: Engine; readonly definition: CircuitEngine }
  | { readonly kind: 'refused'; readonly why: string; readonly next: string };

/** The engines of one run, opened when a role first needs them. */
export interface EngineSet {
  readonly budgetUsd: number | undefined;
  /** Returns what will answer a role, for people and for the journal. */
  forRole(role: CommonRoleName): Promise<{ name: string; model: string }>;
  open(role: CommonRoleName, tier: CompleteRequest['tier'], pinnedOf: (session: string) => string): Promise<OpenedEngine>;
  /** Whether a role's replies come from a model and are worth recording. */
  isLive(role: CommonRoleName): boolean;
}

const ANSWERED_FROM_FILES = new Set(['recorded', 'scripted']);

/** Returns the engines of a run: those of circuit.json, or the one that the command line names for every role. */
export function engineSet(config: Circuit, options: EngineOptions, baseDir: string): EngineSet {
  const engines = override(config.engines, options);
  const choose = (role: CommonRoleName, tier: CompleteRequest['tier']) => chooseEngine(engines, role, tier);
  const opened = new Map<string, Promise<OpenedEngine>>();
  return {
    budgetUsd: options.budgetUsd,
    forRole: async (role) => {
      const chosen = choose(role, 'default');
      if (chosen.kind === 'missing')
        throw new CircuitHostError({ code: 'no-engine', what: `No engine answers the ${role}.`, why: chosen.why, next: chosen.next });
      return { name: chosen.definition.engine, model: chosen.definition.model ?? '' };
    },
    open: async (role, tier, pinnedOf) => {
      const chosen = choose(role, tier);
      if (chosen.kind === 'missing') return { kind: 'refused', why: chosen.why, next: chosen.next };
      // A recording is pinned per session, so its engine is opened for each.
      const key = ANSWERED_FROM_FILES.has(chosen.definition.engine) ? null : chosen.name;
      const known = key === null ? undefined : opened.get(key);
      const opening =
        known ?? openOne(chosen.definition, { baseDir, pinnedOf, ...(options.retryBounds ? { bounds: options.retryBounds } : {}) });
      if (key !== null) opened.set(key, opening);
      return await opening;
    },
    isLive: (role) => {
      const chosen = choose(role, 'default');
      return chosen.kind === 'entry' && !ANSWERED_FROM_FILES.has(chosen.definition.engine);
    },
  };
}

function override(engines: Circuit['engines'], options: EngineOptions): Circuit['engines'] {
  const given = {
    ...(options.model === undefined ? {} : { model: options.model }),
    ...(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }),
    ...(options.script === undefined ? {} : { script: options.script }),
  };
  if (options.engine !== undefined) return { default: { engine: options.engine, ...given } };
  if (Object.keys(given).length === 0 || engines === undefined) return engines;
  return Object.fromEntries(Object.entries(engines).map(([name, definition]) => [name, { ...definition, ...given }]));
}

async function openOne(definition: CircuitEngine, options: OpenEngineOptions): Promise<OpenedEngine> {
  const result = await openEngine(definition, process.env, options);
  return result.kind === 'open' ? { kind: 'open', engine: result.engine, definition } : result;
}
