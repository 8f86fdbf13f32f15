import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '@ticket-circuit/circuit';
import type { JournalEntry } from '@ticket-circuit/journal';
import { graphPage, junitOf, sarifOf, type PageFile } from '@ticket-circuit/provenance';
import { parseTestReport, type ProvenanceGraph } from '@ticket-circuit/schemas';

/** A file of an exported ticket. */
export interface ExportedFile extends PageFile {
  readonly content: string | Uint8Array;
}

/** Returns every file of an exported ticket, the page that leads to the others first. What is gone from a store is left out. */
export async function collectFiles(project: Project, graph: ProvenanceGraph, entries: readonly JournalEntry[]): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [
    { path: 'graph.json', what: 'the graph as a document', content: pretty(graph) },
    { path: 'journal.jsonl', what: 'every event', content: entries.map((entry) => `${JSON.stringify(entry)}\n`).join('') },
    { path: 'findings.sarif', what: 'review lines and findings of checks', content: pretty(sarifOf(entries)) },
    ...(await patchFile(project, graph)),
    ...sheetFiles(entries),
    ...(await reportFiles(project, graph)),
    ...(await recordingFiles(project, graph)),
  ];
  const page = graphPage(graph, (text) => createHash('sha256').update(text).digest('base64'), files);
  return [{ path: 'index.html', what: 'this page', content: page }, ...files];
}

async function patchFile({ repo }: Project, { patch }: ProvenanceGraph): Promise<ExportedFile[]> {
  if (patch.kind === 'none') return [];
  const [parent] = await repo.parentsOf(patch.commit).catch(() => []);
  if (parent === undefined) return [];
  return [{ path: 'patch.diff', what: `commit ${patch.commit}`, content: await repo.diffText(parent, patch.commit) }];
}

function sheetFiles(entries: readonly JournalEntry[]): ExportedFile[] {
  return entries.flatMap(({ event }) => {
    if (event.kind !== 'session-ended' || event.outcome.kind !== 'sheet') return [];
    const { sheet } = event.outcome;
    return [{ path: `sheets/${nameOf(event.session)}.json`, what: `${sheet.kind} sheet`, content: pretty(sheet) }];
  });
}

async function reportFiles({ store }: Project, { artifacts }: ProvenanceGraph): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  for (const artifact of artifacts) {
    const document = artifact.kind === 'report' ? await store.get(artifact.digest) : null;
    if (artifact.kind !== 'report' || document === null) continue;
    const name = `reports/${artifact.digest.slice('sha256:'.length)}`;
    files.push({ path: `${name}.json`, what: artifact.what, content: pretty(document) });
    const report = parseTestReport(document);
    if (report.kind === 'valid') files.push({ path: `${name}.junit.xml`, what: `${artifact.what}, JUnit`, content: junitOf(report.value) });
  }
  return files;
}

async function recordingFiles({ recordingsDir }: Project, { artifacts }: ProvenanceGraph): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  for (const artifact of artifacts) {
    if (artifact.kind !== 'recording') continue;
    const content = await readFile(join(recordingsDir, artifact.file)).catch(() => null);
    if (content !== null) files.push({ path: `recordings/${nameOf(artifact.session)}.json`, what: 'what the model answered', content });
  }
  return files;
}

function nameOf(session: string): string {
  return session.slice(session.indexOf('/') + 1);
}

function pretty(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
