import {
  counted,
  tokens,
  usd,
  type ProvenanceGraph,
  type ProvenanceGraphDecided,
  type ProvenanceGraphGuarantee,
  type ProvenanceGraphRun,
  type ProvenanceGraphTestProof,
} from '@ticket-circuit/schemas';
import { toneOf } from '../journey-of.ts';
import { standingOf } from '../standing-of.ts';
import { tokensOf, useOf } from '../use-of.ts';
import { branch, type Branch } from './tree-text.ts';
import { visible, visibleLines } from './visible.ts';

const marks = { good: '+', bad: '!', neutral: ' ' } as const;

/** Returns a graph as a tree for people, whole; what the ticket does not have yet is left out. */
export function graphTree(graph: ProvenanceGraph): Branch {
  const sections: (Branch | null)[] = [
    branch(['goal', ...visibleLines(graph.ticket.goal)]),
    mandate(graph),
    plan(graph),
    patch(graph),
    approval(graph),
    runs(graph),
    manifestations(graph),
    guarantees(graph),
    journey(graph),
    artifacts(graph),
    children(graph),
  ];
  return branch(
    graphHead(graph),
    sections.filter((each) => each !== null),
  );
}

/** Returns the two lines that say which ticket it is and where it stands. */
export function graphHead(graph: ProvenanceGraph): string[] {
  const { ticket, place, bounds, base } = graph;
  const use = useOf(graph.runs.flatMap(({ calls }) => calls));
  return [
    `${ticket.id}  ${visible(ticket.title)}`,
    [
      ticket.status,
      ...(place ? [`${place.step} round ${place.round}/${bounds.rounds} try ${place.try}/${bounds.tries}`] : []),
      ...(base === undefined ? [] : [`base ${base.slice(0, 10)}`]),
      usd(use.costUsd),
      ...(use.calls === 0 ? [] : [tokens(tokensOf(use))]),
      ...originText(graph),
    ].join(', '),
  ];
}

function originText({ ticket: { origin } }: ProvenanceGraph): string[] {
  if (origin.kind === 'owner') return [];
  return [origin.kind === 'imported' ? `imported from ${origin.from}: ${visible(origin.reference)}` : `${origin.kind} of ${origin.parent}`];
}

function section(title: string, below: readonly Branch[]): Branch | null {
  return below.length === 0 ? null : branch(title, below);
}

function mandate({ mandate: criteria }: ProvenanceGraph): Branch | null {
  return section(
    'mandate',
    criteria.map(({ id, kind, statement, clause }) => branch([`${id} (${kind})  ${visible(statement)}`, `clause: ${visible(clause)}`])),
  );
}

function plan({ plan: held }: ProvenanceGraph): Branch | null {
  if (held.kind === 'none') return null;
  const { session, amendedBy, nature, elements, supersedes, dependencies, recommended, challenge, command } = held;
  return branch(`plan (${nature}) by ${session}${amendedBy === undefined ? '' : `, amended by ${amendedBy}`}`, [
    ...(command === undefined ? [] : [branch(`command: ${visible(command.join(' '))}`)]),
    ...elements.map(({ id, action, symbol, file }) => branch(`${id}  ${action} ${visible(symbol)} in ${visible(file)}`)),
    ...supersedes.map(({ action, target }) =>
      branch(`supersedes: ${action} ${visible(target.kind === 'test' ? `${target.file} > ${target.name}` : target.file)}`),
    ),
    ...dependencies.map(({ name, version, reason }) => branch(`dependency ${visible(`${name}@${version}: ${reason}`)}`)),
    ...recommended.map((text) => branch(`assumed: ${visible(text)}`)),
    ...challenge.map((asked) =>
      branch([
        `challenge ${asked.question.id}: ${visible(asked.question.question)}`,
        asked.kind === 'asked' ? 'no answer' : `${asked.answer.answer}: ${visible(asked.answer.reason)}`,
      ]),
    ),
  ]);
}

function patch({ patch: commit }: ProvenanceGraph): Branch | null {
  if (commit.kind === 'none') return null;
  if (commit.kind === 'made') return branch(`patch: commit ${commit.commit} on ${commit.base.slice(0, 10)}, not landed`);
  const { tree, checked, proof, at } = commit;
  const same = tree === checked ? 'the tree that was checked' : `main had moved: ${checked.slice(0, 10)} was checked before`;
  return branch(`patch: landed commit ${commit.commit}`, [
    branch(`at ${time(at)}`),
    branch(`tree ${tree.slice(0, 10)}, ${same}`),
    ...(proof === undefined ? [] : [branch(`proved green: ${proof}`)]),
  ]);
}

function approval({ approval: given }: ProvenanceGraph): Branch | null {
  const { lines, decisions, closure } = given;
  const by = [...Map.groupBy(lines, ({ session }) => session)].map(([session, judged]) => {
    const against = judged.filter(({ line }) => line.conform === 'no').length;
    return branch(`${session}: ${counted(judged.length, 'line')}, ${against === 0 ? 'all conform' : `${against} against`}`);
  });
  const closed =
    closure.kind === 'none'
      ? []
      : [
          branch(
            `closure by ${closure.session}: ${closure.sheet.kind}${closure.sheet.kind === 'reopen' ? `, ${visible(closure.sheet.reason)}` : ''}`,
          ),
        ];
  return section('approval', [...by, ...decisions.map(decision), ...closed]);
}

function decision(decided: ProvenanceGraphDecided): Branch {
  const { id, to, cause, text, evidence } = decided.question;
  const head = `${id} (${cause}, for the ${to}, asked ${time(decided.askedAt)}): ${visible(text)}`;
  if (decided.kind === 'open') return branch([head, ...evidence.map((each) => `- ${visible(each)}`), 'open']);
  const { kind, ...words } = { option: '', instruction: '', reason: '', ...decided.decision };
  const said = [words.option, words.instruction, words.reason].filter((each) => each !== '').map(visible);
  return branch([head, `${[kind, ...said].join(': ')} (the ${decided.by}, ${time(decided.at)})`]);
}

function runs({ runs: all }: ProvenanceGraph): Branch | null {
  return section(
    'runs',
    all.map((run) => branch(runText(run))),
  );
}

function runText({ session, role, engine, model, calls, starts, end }: ProvenanceGraphRun): string {
  const use = useOf(calls);
  const outcome =
    end.kind === 'open'
      ? 'not ended'
      : end.kind === 'sheet'
        ? `${end.sheet} sheet`
        : `${end.outcome}${end.why === '' ? '' : `: ${visible(end.why)}`}`;
  return [
    session,
    role,
    visible([engine, model].filter(Boolean).join(' ')),
    counted(calls.length, 'call'),
    tokens(tokensOf(use)),
    usd(use.costUsd),
    ...(starts > 1 ? [`started ${starts} times`] : []),
    outcome,
  ].join('  ');
}

function manifestations({ manifestations: elements, approval: given }: ProvenanceGraph): Branch | null {
  return section(
    'manifestations',
    elements.map(({ id, change, symbol, file, proof }) => {
      const judged = given.lines.find(({ line }) => line.element === id);
      const machine = proof === undefined ? 'not judged' : `proved: ${visible(proof)}`;
      const verdict = judged === undefined ? machine : judged.line.conform === 'yes' ? 'yes' : `no: ${visible(judged.line.rule)}`;
      return branch(`${id}  ${change} ${visible(symbol)} in ${visible(file)}: ${verdict}`);
    }),
  );
}

function guarantees({ guarantees: all, convergence }: ProvenanceGraph): Branch | null {
  const failing = convergence.filter(({ holds }) => !holds);
  const conditions =
    convergence.length === 0
      ? []
      : failing.length === 0
        ? [branch(`all ${convergence.length} conditions of the landing hold`)]
        : [
            branch(
              `${failing.length} of ${convergence.length} conditions of the landing do not hold yet`,
              failing.map(({ conjunct, evidence }) => branch(`${conjunct}: ${visible(evidence.join(' '))}`)),
            ),
          ];
  return section('guarantees', [...all.map(guarantee), ...conditions]);
}

function guarantee(held: ProvenanceGraphGuarantee): Branch {
  const standing = standingOf(held);
  if (held.kind === 'accepted') return branch(`${held.criterion}: accepted without a test by the owner`);
  if (held.kind === 'reviewed') return branch(`${held.criterion}: by review of ${held.elements.join(', ') || 'no element yet'}`);
  if (held.kind === 'unheld') return branch(`${held.criterion}: nothing yet`);
  return branch(
    `${held.criterion}: ${standing}`,
    held.tests.map((test) => branch(testText(test))),
  );
}

/** Returns a test with the runs that showed it before the code and the one after. */
export function testText({ test, role, before, after }: ProvenanceGraphTestProof): string {
  const runsBefore = before.map(({ on, outcome, class: failure, errorType }) => {
    const reason = [failure, errorType].filter(Boolean).join(' ');
    return `${outcome}${reason === '' ? '' : ` (${visible(reason)})`} on ${on}`;
  });
  const now =
    after.kind === 'unrun'
      ? 'not run since'
      : after.kind === 'passed'
        ? 'passed with the code'
        : `failed with the code: ${visible(after.why)}`;
  return `${role}: ${visible(test)}: ${[...runsBefore, now].join(', ')}`;
}

function journey({ journey: all }: ProvenanceGraph): Branch | null {
  return section(
    'journey',
    all.map(({ at, kind, text, details, rule }) => {
      const lines = toneOf(kind) === 'bad' || kind === 'answer' ? details.map((line) => `- ${visible(line)}`) : [];
      const why = rule === undefined ? '' : ` (rule: ${visible(rule)})`;
      return branch([`${marks[toneOf(kind)]} ${time(at)}  ${visible(text)}${why}`, ...lines]);
    }),
  );
}

function artifacts({ artifacts: all }: ProvenanceGraph): Branch | null {
  return section(
    'artifacts',
    all.map((artifact) => {
      if (artifact.kind === 'report') return branch(`report ${artifact.digest}  ${visible(artifact.what)}`);
      if (artifact.kind === 'sheet') return branch(`sheet ${artifact.digest}  ${artifact.session}, event ${artifact.seq}`);
      return branch(`recording ${visible(artifact.file)}  ${counted(artifact.replies.length, 'reply', 'replies')}`);
    }),
  );
}

function children({ children: all }: ProvenanceGraph): Branch | null {
  return section(
    'children',
    all.map((child) => {
      if (child.kind === 'linked') return branch(`${child.ticket} (reopening): ${visible(child.reason)}`);
      const { discovery, triage } = child;
      const head = `${child.ticket} (discovery of ${child.session}): ${visible(discovery.title)}`;
      if (triage.kind === 'none') return branch([head, 'not triaged']);
      const { verdict, evidence } = triage.verdict;
      return branch([head, `${verdict}${triage.reopened === undefined ? '' : ', reopened for the owner'}: ${visible(evidence)}`]);
    }),
  );
}

function time(at: string): string {
  return at.slice(0, 19).replace('T', ' ');
}
