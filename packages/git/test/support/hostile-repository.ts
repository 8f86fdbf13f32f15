import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git, Scratch } from '../scratch.ts';

/** Every hook that git knows; a folder of them is planted wherever git could look for one. */
const hooks = [
  ...[
    'applypatch-msg',
    'commit-msg',
    'fsmonitor-watchman',
    'p4-pre-submit',
    'post-applypatch',
    'post-checkout',
    'post-commit',
    'post-index-change',
  ],
  ...[
    'post-merge',
    'post-receive',
    'post-rewrite',
    'post-update',
    'pre-applypatch',
    'pre-auto-gc',
    'pre-commit',
    'pre-merge-commit',
    'pre-push',
  ],
  ...[
    'pre-rebase',
    'pre-receive',
    'prepare-commit-msg',
    'proc-receive',
    'push-to-checkout',
    'reference-transaction',
    'sendemail-validate',
    'update',
  ],
];

/** A repository full of programs that somebody would like git to run on the host; each leaves its name in `marks` when it does. */
export class HostileRepository implements Disposable {
  readonly #scratch = new Scratch();
  readonly root = this.#scratch.root;
  readonly marks = join(this.root, 'marks');
  readonly origin = join(this.root, 'origin.git');
  readonly folder: string;

  constructor() {
    writeFileSync(this.marks, '');
    git(this.root, 'init', '--bare', '-q', '-b', 'main', this.origin);
    this.folder = this.#scratch.repository('project', {});
    this.#plantFiles(this.folder);
    for (const name of ['.husky', 'bare/hooks']) this.plantHooks(join(this.folder, name));
    this.#scratch.commit(this.folder, {}, 'first\n\nTicket: T-1');
    for (const [key, value] of [
      ['name', 'Ada'],
      ['email', 'ada@example.org'],
    ] as const)
      git(this.folder, 'config', `user.${key}`, value);
    git(this.folder, 'remote', 'add', 'origin', this.origin);
    git(this.folder, 'push', '-q', 'origin', 'main');
    for (const branch of ['two', 'three']) {
      git(this.folder, 'checkout', '-q', '-b', branch, 'main');
      const text = `one\n${branch}\nthree\n`;
      this.#scratch.commit(this.folder, { [`new-${branch}`]: 'x\n', shared: text, 'c.equals': text }, `${branch}\n\nTicket: T-2`);
    }
    git(this.folder, 'checkout', '-q', 'main');
  }

  /** What a program that git runs would do: leave its name, and pass on what it was given. */
  program(name: string): string {
    return `echo ${name} >> '${this.marks}'; cat`;
  }

  /** Returns the programs that were run since the last time it was asked, each once. */
  takeMarks(): string[] {
    const names = readFileSync(this.marks, 'utf8').split('\n').filter(Boolean);
    writeFileSync(this.marks, '');
    return [...new Set(names)].toSorted();
  }

  /** The same as a file, for the settings that git hands to no shell. */
  file(name: string): string {
    const path = join(this.root, name);
    writeFileSync(path, `#!/bin/sh\n${this.program(name)}\n`, { mode: 0o755 });
    return path;
  }

  plantHooks(folder: string): void {
    mkdirSync(folder, { recursive: true });
    for (const name of hooks) writeFileSync(join(folder, name), `#!/bin/sh\n${this.program(`hook ${name}`)}\n`, { mode: 0o755 });
  }

  /** What a commit can bring along: attributes, settings beside the tree's top, a bare repository, hooks. */
  #plantFiles(folder: string): void {
    const files: Record<string, string> = {
      '.gitattributes': [
        '* filter=evil diff=evil merge=evil',
        '*.process filter=process',
        '*.equals filter=a=b merge=a=b',
        '*.crlf text eol=crlf',
        '*.utf16 working-tree-encoding=UTF-16LE',
        '',
      ].join('\n'),
      '.gitmodules': `[submodule "sub"]\n\tpath = sub\n\turl = ext::sh -c "${this.program('submodule-url')}"\n\tupdate = "!${this.program('submodule-update')}"\n`,
      '.gitconfig': this.configuration(),
      '.lfsconfig': '[lfs]\n\turl = http://127.0.0.1:1/\n',
      '.mailmap': 'A <a@example.org> <ada@example.org>\n',
      'bare/HEAD': 'ref: refs/heads/main\n',
      'bare/config': this.configuration(),
      'bare/objects/info/none': '',
      'bare/refs/heads/none': '',
      'a.txt': 'a\n',
      'b.process': 'b\n',
      'c.equals': 'one\ntwo\nthree\n',
      'd.crlf': 'd\r\n',
      shared: 'one\ntwo\nthree\n',
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }

  /** What a role could do to a work tree if it could write there: another pointer, repositories below, hooks. */
  plantInWorktree(path: string): void {
    rmSync(join(path, '.git'), { force: true });
    writeFileSync(join(path, '.git'), `gitdir: ${join(path, 'bare')}\n`);
    const nested = join(path, 'nested');
    git(this.root, 'init', '-q', '--template=', nested);
    git(nested, 'commit', '-q', '--allow-empty', '-m', 'nested');
    writeFileSync(join(nested, '.git/config'), this.configuration());
    writeFileSync(join(nested, 'x.txt'), 'x\n');
    this.plantHooks(join(nested, '.git/hooks'));
  }

  /** Plants all of it where no role can reach: in the repository's own configuration, and in a file of the tree that it includes. */
  plantInCommonFolder(): void {
    const config = join(this.folder, '.git/config');
    const plain = readFileSync(config, 'utf8');
    const include = '[include]\n\tpath = ../.gitconfig\n[includeIf "gitdir:**"]\n\tpath = ../.gitconfig\n';
    writeFileSync(config, `${plain}${this.configuration()}${include}`);
    this.plantHooks(join(this.folder, '.git/hooks'));
    writeFileSync(join(this.folder, '.git/info/attributes'), '*.txt filter=evil diff=evil merge=evil\n');
  }

  /** Every setting by which git can be made to run a program. */
  configuration(): string {
    const settings: readonly [section: string, key: string, program?: string][] = [
      ['core', 'fsmonitor'],
      ['core', 'sshCommand'],
      ['core', 'askPass'],
      ['core', 'pager'],
      ['core', 'editor'],
      ['core', 'gitProxy'],
      ['core', 'alternateRefsCommand'],
      ['sequence', 'editor'],
      ['credential', 'helper', `!${this.program('credential.helper')}`],
      ['gpg', 'program', this.file('gpg')],
      ['gpg "ssh"', 'program', this.file('gpg-ssh')],
      ['gpg "ssh"', 'defaultKeyCommand', this.file('gpg-key')],
      ['gpg "x509"', 'program', this.file('gpg-x509')],
      ['diff', 'external'],
      ['diff "evil"', 'command'],
      ['diff "evil"', 'textconv'],
      ['filter "evil"', 'clean'],
      ['filter "evil"', 'smudge'],
      ['filter "process"', 'process'],
      ['filter "a=b"', 'clean'],
      ['filter "a=b"', 'smudge'],
      ['merge "evil"', 'driver'],
      ['merge "a=b"', 'driver'],
      ['mergetool "evil"', 'cmd'],
      ['difftool "evil"', 'cmd'],
      ['interactive', 'diffFilter'],
      ['trailer "Ticket"', 'cmd'],
      ['trailer "Run"', 'command'],
      ['submodule "sub"', 'update', `!${this.program('submodule.update')}`],
      ['uploadpack', 'packObjectsHook'],
      ['receive', 'procReceiveRefs', 'refs'],
      ['remote "origin"', 'uploadpack', `echo uploadpack >> '${this.marks}'; git-upload-pack`],
      ['remote "origin"', 'receivepack', `echo receivepack >> '${this.marks}'; git-receive-pack`],
      ['tar "evil"', 'command'],
      ['browser "evil"', 'cmd'],
      ['man "evil"', 'cmd'],
      ['guitool "evil"', 'cmd'],
      ...['pager', 'alias'].flatMap((section) =>
        ['log', 'diff-tree', 'cat-file', 'config', 'worktree', 'status', 'version'].map((verb): [string, string, string] => [
          section,
          verb,
          `${section === 'alias' ? '!' : ''}${this.program(`${section}.${verb}`)}`,
        ]),
      ),
    ];
    const switches = [
      ['log', 'showSignature = true'],
      ['commit', 'gpgSign = true'],
      ['merge', 'default = evil'],
      ['core', `hooksPath = ${join(this.root, 'project/.husky')}`],
      ['init', `templateDir = ${join(this.root, 'project/bare')}`],
      ['submodule', 'recurse = true'],
      ['fetch', 'recurseSubmodules = true'],
      ['push', 'recurseSubmodules = on-demand'],
      ['protocol "ext"', 'allow = always'],
      ['gc', 'auto = 1'],
      ['maintenance', 'auto = true'],
    ];
    return [
      ...settings.map(([section, key, program]) => [section, `${key} = ${quoted(program ?? this.program(`${section}.${key}`))}`]),
      ...switches,
    ]
      .map(([section, line]) => `[${section}]\n\t${line}\n`)
      .join('');
  }

  [Symbol.dispose](): void {
    this.#scratch[Symbol.dispose]();
  }
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;
}
