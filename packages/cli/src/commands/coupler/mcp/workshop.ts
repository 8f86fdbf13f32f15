import {
  addElement,
  type Addition,
  embeddedModule,
  fillBody,
  startFrom,
  startNew,
  stubsOf,
  type Worked,
  type Workpiece,
} from '@ticket-circuit/coupler';
import { readTreeFile, type TreeRead, writeTreeFile } from '@ticket-circuit/sandbox';
import { driverFor, equal, instrument } from '@ticket-circuit/syntax';
import { decoded, encoded } from '../source-files.ts';
import { type Answer, done, failure, refusal, refusedFor } from './answer.ts';

/** A module in work, and the file that saving replaces: its digest, or null when there must be none. */
interface Held {
  readonly piece: Workpiece;
  readonly digest: string | null;
}

/** Where a new module comes from; nothing at all for an empty one. */
export interface Origin {
  readonly head?: string | undefined;
  readonly load?: string | undefined;
  readonly ticket?: string | undefined;
  readonly blank?: boolean | undefined;
}

export interface Workshop {
  newModule(path: string, origin: Origin): Promise<Answer>;
  add(path: string, addition: Addition): Promise<Answer>;
  setBody(path: string, symbol: string, body: string): Promise<Answer>;
  render(path: string, form: 'mature' | 'instrumented'): Promise<Answer>;
  save(path: string): Promise<Answer>;
  /** Resolves when every step that was asked for until now is done. */
  idle(): Promise<void>;
}

/**
 * Opens a workshop over the files below a folder, whose real path `root` is. Steps are done one after the other, in the order in which they are asked
 * for, and each is done whole or not at all.
 */
export function openWorkshop(root: string, nonce: string): Workshop {
  const held = new Map<string, Held>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async (path: string, step: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(step).catch((error: unknown) => failure(path, error));
    last = turn;
    return await turn;
  };
  const withHeld = (path: string, step: (one: Held) => Promise<Answer>): Promise<Answer> =>
    inTurn(path, async () => {
      const one = held.get(path);
      return one ? await step(one) : refusedFor(path, 'no-module', `${path} was not begun: call new_module first.`);
    });
  const worked = (path: string, one: Held, outcome: Worked, says: (symbol: string) => string): Answer => {
    if (outcome.kind === 'refused') return refusal(path, outcome.findings);
    held.set(path, { ...one, piece: outcome.piece });
    const symbol = outcome.symbol ?? '';
    return done(path, outcome.piece, says(symbol), { symbol });
  };
  return {
    newModule: (path, origin) =>
      inTurn(path, async () => {
        const begun = await begin(root, path, origin, nonce);
        if ('isError' in begun) return begun;
        held.set(path, begun);
        return done(path, begun.piece, `${path} is begun.`, { declared: declaredIn(begun.piece) });
      }),
    add: (path, addition) =>
      withHeld(path, async (one) => worked(path, one, await addElement(one.piece, addition), (symbol) => `${symbol} is declared.`)),
    setBody: (path, symbol, body) =>
      withHeld(path, async (one) => worked(path, one, await fillBody(one.piece, symbol, body), () => `The body of ${symbol} is set.`)),
    render: (path, form) =>
      withHeld(path, async ({ piece }) => {
        const text = form === 'mature' ? piece.module.source : await instrument(piece.module);
        return { isError: false, text, document: { kind: 'done', path, form, left: stubsOf(piece) } };
      }),
    save: (path) =>
      withHeld(path, async (one) => {
        const digest = await saved(root, path, one);
        if (typeof digest !== 'string') return digest;
        held.set(path, { ...one, digest });
        return done(path, one.piece, `${path} is saved.`);
      }),
    idle: async () => void (await last),
  };
}

async function begin(root: string, path: string, origin: Origin, nonce: string): Promise<Held | Answer> {
  const target = await readTreeFile(root, path);
  if (target.kind === 'refused') return refusedFor(path, 'bad-path', target.why);
  if (driverFor(path) === null) return refusedFor(path, 'no-language', `${path} ends as no Python, TypeScript or JavaScript file does.`);
  const source = await sourceOf(root, path, origin, target);
  if (source !== null && typeof source !== 'string') return source;
  const outcome = source === null ? await startNew(path, origin.head ?? '', nonce) : await startFrom(path, source, isBlank(origin), nonce);
  if (outcome.kind === 'refused') return refusal(path, outcome.findings);
  if (target.kind === 'absent') return { piece: outcome.piece, digest: null };
  if (source !== null && decoded(target.bytes, path) === source) return { piece: outcome.piece, digest: target.digest };
  return refusedFor(
    path,
    'file-exists',
    `${path} exists, and is not what the module starts from. Give it as load, or choose another path.`,
  );
}

// What comes in a ticket did not pass the gates, so it has to.
function isBlank({ ticket, blank }: Origin): boolean {
  return ticket !== undefined || blank === true;
}

/** The source that a module starts from; null for a new one. */
async function sourceOf(root: string, path: string, { head, load, ticket }: Origin, target: TreeRead): Promise<string | null | Answer> {
  if ([head, load, ticket].filter((one) => one !== undefined).length > 1)
    return refusedFor(path, 'bad-arguments', 'Give one of head, load and ticket.');
  if (load === undefined && ticket === undefined) return null;
  const text = ticket ?? (await loaded(root, load ?? '', path, target));
  if (typeof text !== 'string') return text;
  if (load !== undefined && driverFor(load) !== null) return text;
  const embedded = await embeddedModule(text);
  return embedded?.source ?? refusedFor(path, 'no-module', 'No module stands in the text behind a line ===ORIGINAL SOURCE===.');
}

async function loaded(root: string, load: string, path: string, target: TreeRead): Promise<string | Answer> {
  const file = load === path ? target : await readTreeFile(root, load);
  if (file.kind === 'refused') return refusedFor(path, 'bad-path', file.why);
  return file.kind === 'file' ? decoded(file.bytes, load) : refusedFor(path, 'no-such-file', `There is no file ${load}.`);
}

/** The digest of the file as it was written, or why it was not. */
async function saved(root: string, path: string, { piece, digest }: Held): Promise<string | Answer> {
  const { module, original } = piece;
  const left = stubsOf(piece);
  if (left.length > 0) return refusedFor(path, 'stub-left', `These bodies are not set: ${left.join(', ')}.`);
  if (original !== null) {
    const verdict = await equal(original.source, module.source, path);
    if (verdict !== 'identical' && verdict !== 'ast-equal')
      return refusal(path, [{ gate: 'critic', rule: verdict, message: 'The module is not the same program as what it was loaded from.' }]);
  }
  const write = await writeTreeFile(root, path, encoded(module.source, path), { expectDigest: digest });
  if (write.kind === 'stale') {
    const why = digest === null ? 'There is a file now, and there was none.' : 'It changed, or went, since it was loaded.';
    return refusedFor(path, 'changed-meanwhile', `${path} was not written over. ${why}`);
  }
  return write.kind === 'refused' ? refusedFor(path, 'bad-path', write.why) : write.digest!;
}

function declaredIn({ module }: Workpiece): object[] {
  return module.elements
    .filter(({ kind }) => kind === 'class' || kind === 'function' || kind === 'method')
    .map(({ symbol, kind, declaration, docstring }) => ({ symbol, kind, declaration, docstring: docstring?.text ?? null }));
}
