import { journalRef, provenanceRefspecs, verifyRepository, type Finding, type Verification } from '@ticket-circuit/attestation';
import { openRepository, type Repository } from '@ticket-circuit/git';
import { visible } from '@ticket-circuit/provenance';
import { counted, shellWord } from '@ticket-circuit/schemas';
import { CliError, usageError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { loadHost } from '../../host/host.ts';

/** Verifies one landing, or all. */
export async function verifyLandings({ dir, words, options }: VerbCall): Promise<Reply> {
  const [word] = words;
  if (word !== undefined && options['all'] === true)
    throw usageError('circuit verify', 'Nothing was verified.', 'A commit is verified, or with --all every one.');
  const repo = await openRepository(dir);
  const isFetched = options['fetch'] === true;
  if (isFetched) await fetchRecords(repo);
  const head = await repo.resolve('HEAD');
  const commit = options['all'] === true ? null : await repo.resolve(word ?? 'HEAD');
  if (head === null || (commit === null && options['all'] !== true)) throw noCommit(word ?? 'HEAD');
  const given = trustedKeys(options['key']);
  const trusted = given.length > 0 ? given : await signersAt(repo, head);
  const verification = await verifyRepository(repo, head, trusted);
  const { landings } = verification;
  const landing = landings.find((each) => each.commit === commit);
  const findings =
    commit === null ? verification.findings : verification.findings.filter((each) => concerns(each, commit, landing?.ticket));
  if (commit !== null && landing === undefined && findings.length === 0) throw notAttested(commit, isFetched ? null : word);
  if (commit === null && landings.length === 0 && findings.length === 0) throw nothingRecorded(isFetched);
  return {
    exit: findings.length === 0 ? exitCodes.done : exitCodes.refused,
    text: [...findings.map(findingText), summary(verification, findings.length, commit), ...(trusted.length > 0 ? [] : [noSigners])].join(
      '\n',
    ),
    document: {
      commit,
      trusted,
      holds: findings.length === 0,
      findings,
      checked: verification.checked,
      landings: landing === undefined ? landings : [landing],
    },
  };
}

function concerns(finding: Finding, commit: string, ticket: string | undefined): boolean {
  return (
    finding.in === commit ||
    finding.in.startsWith(`refs/attestations/${commit}/`) ||
    (ticket !== undefined && finding.in === journalRef(ticket))
  );
}

/** Journals come by fast-forward: what this clone wrote itself is never overwritten. */
async function fetchRecords(repo: Repository): Promise<void> {
  const remote = (await repo.config('clone.defaultRemoteName')) ?? 'origin';
  const fetched = await repo.fetch(remote, provenanceRefspecs);
  if (fetched.kind === 'fetched') return;
  throw new CliError({
    code: 'not-fetched',
    what: `Journals and statements were not fetched from ${remote}.`,
    why: fetched.why,
    next: `Run: git fetch ${[remote, ...provenanceRefspecs].map(shellWord).join(' ')}`,
  });
}

const noSigners =
  'No key is named as trusted: whoever can write every ref could have signed anew. Name yours: "signers" in circuit.json, or --key.';

/** Returns the keys that the project file names; none where there is no such file. */
async function signersAt(repo: Repository, commit: string): Promise<readonly string[]> {
  const { CONFIG_FILE, signersIn } = await loadHost();
  const bytes = await repo.readBlob(commit, CONFIG_FILE);
  return bytes === null ? [] : signersIn(Buffer.from(bytes).toString('utf8'), commit);
}

function trustedKeys(given: unknown): string[] {
  const keys = Array.isArray(given) ? given.map(String) : typeof given === 'string' ? [given] : [];
  const wrong = keys.find((key) => !/^[0-9a-f]{64}$/u.test(key));
  if (wrong === undefined) return keys;
  throw usageError(
    'circuit verify',
    `"${wrong}" names no key.`,
    'A key is named by the 64 hexadecimal digits of its SHA-256, as circuit verify --json prints them.',
  );
}

function findingText({ in: place, file, what }: Finding): string {
  return `${visible([place, file].filter((part) => part !== undefined).join(' '))}: ${visible(what)}`;
}

function summary({ checked, landings }: Verification, faults: number, commit: string | null): string {
  const read = [
    counted(checked.statements, 'statement'),
    counted(checked.events, 'event'),
    counted(checked.documents, 'report or recording', 'reports and recordings'),
    counted(checked.commits, 'landed commit'),
  ].join(', ');
  const keys = [...new Set(landings.map(({ keyid }) => keyid))].map((key) => key.slice(0, 16)).join(', ');
  const what = commit === null ? 'Everything' : `The landing of ${commit.slice(0, 10)}`;
  const verdict = faults === 0 ? `${what} is as it was recorded` : `${counted(faults, 'thing is', 'things are')} not as recorded`;
  return `${verdict}: ${read}; signed by ${keys === '' ? 'nobody' : keys}.`;
}

function noCommit(word: string): CliError {
  return new CliError({
    code: 'no-place',
    what: `There is no commit ${visible(word)}.`,
    why: 'A landed commit is verified.',
    next: 'Name one: git log main',
  });
}

/** `word` is how the commit was named; null when what the remote has is here already. */
function notAttested(commit: string, word: string | undefined | null): CliError {
  return new CliError({
    code: 'no-provenance',
    what: `Nothing was verified of ${commit.slice(0, 10)}.`,
    why: 'No statement is about it, and it names no ticket.',
    next:
      word === null
        ? `Look at what it is: git show ${commit.slice(0, 10)}`
        : `Get the records of the remote: circuit verify ${word === undefined ? '' : `${shellWord(word)} `}--fetch`,
  });
}

function nothingRecorded(isFetched: boolean): CliError {
  return new CliError({
    code: 'no-provenance',
    what: 'Nothing was verified.',
    why: 'This repository holds no statement about a landing, and no landed commit names a ticket.',
    next: isFetched ? 'Land a ticket first; what there is: circuit status' : 'Get the records of the remote: circuit verify --all --fetch',
  });
}
