import type { Circuit, CircuitEngine, CommonRoleName } from '@ticket-circuit/schemas';

type Engines = NonNullable<Circuit['engines']>;

export type ChosenEngine =
  | { readonly kind: 'entry'; readonly name: string; readonly definition: CircuitEngine }
  | { readonly kind: 'missing'; readonly why: string; readonly next: string };

/**
 * Returns the engine entry of `circuit.json` that serves a role: its own, else `default`. Tier `strong` is the entry that this one escalates
 * to, and the same one where it escalates to none.
 */
export function chooseEngine(engines: Engines | undefined, role: CommonRoleName, tier: 'default' | 'strong'): ChosenEngine {
  const first = entry(engines, role) ?? entry(engines, 'default');
  if (first === null)
    return missing(
      `circuit.json names no engine for the ${role} and none as default`,
      'Name one for this run: --engine NAME --model MODEL; or for all runs: engines.default in circuit.json.',
    );
  const target = first.definition.escalateTo;
  if (tier === 'default' || target === undefined) return { kind: 'entry', ...first };
  const strong = entry(engines, target);
  if (strong === null)
    return missing(
      `engines.${first.name} escalates to ${target}, and there is no engines.${target}`,
      `Write engines.${target} into circuit.json.`,
    );
  return { kind: 'entry', ...strong };
}

function entry(engines: Engines | undefined, name: string): { name: string; definition: CircuitEngine } | null {
  const definition = engines !== undefined && Object.hasOwn(engines, name) ? engines[name] : undefined;
  return definition === undefined ? null : { name, definition };
}

function missing(why: string, next: string): ChosenEngine {
  return { kind: 'missing', why: `No engine answers: ${why}.`, next };
}
