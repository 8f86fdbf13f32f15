// Checks that every rule of AGENTS.md is held by something that exists. It writes nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import lint from '../oxlint.config.ts';
import { unheldRules } from './rules/unheld-rules.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as { tasks: Record<string, unknown> };
const isOn = (setting: unknown): boolean => ![setting, Array.isArray(setting) ? setting[0] : setting].includes('off');

const unheld = unheldRules(readFileSync(join(root, 'AGENTS.md'), 'utf8'), {
  hasFile: (path) => existsSync(join(root, path)),
  checks: Object.fromEntries(Object.entries(scripts).filter(([name]) => Object.hasOwn(tasks, `//#${name}`))),
  lintRules: new Set(
    Object.entries(lint.rules ?? {})
      .filter(([, setting]) => isOn(setting))
      .map(([name]) => name.replace(/^.*\//u, '')),
  ),
  lintsWithTypes: lint.options?.typeAware ?? false,
});
for (const sentence of unheld) console.error(sentence);
process.exitCode = unheld.length === 0 ? 0 : 1;
