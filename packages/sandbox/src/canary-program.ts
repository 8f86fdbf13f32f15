/**
 * The program that a canary runs inside: each case tries one thing that must fail, and says on stdout which did not. It is
 * a text, because it runs where no file of ours is shown. Its one argument names a JSON file: `{hidden, port, abstract,
 * treePath}`, which the command line, visible inside, must not hold.
 */
export const canaryProgram = String.raw`
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import { spawn } from 'node:child_process';
const host = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const broken = [];
const opens = (path, flags) => { try { fs.closeSync(fs.openSync(path, flags)); return true; } catch { return false; } };
const exists = (path) => fs.existsSync(path);
const runs = (program, args) => new Promise((resolve) => {
  const child = spawn(program, args, { stdio: 'ignore' });
  child.on('error', (error) => resolve(program + ' could not be tried: ' + error.message));
  child.on('close', (code) => resolve(code === 0 ? program + ' ' + args.join(' ') + ' succeeded' : null));
});
const which = (verb, paths, test) => { const hit = paths.filter(test); return hit.length ? verb + ' ' + hit.join(', ') : null; };
const connects = (options) => new Promise((resolve) => {
  const socket = net.connect(options);
  const end = (value) => { socket.destroy(); resolve(value); };
  socket.setTimeout(100, () => end(false));
  socket.on('connect', () => end(true));
  socket.on('error', () => end(false));
});
const cases = {
  'tree-write': () => which('wrote', ['/ws/file.txt', '/ws/new', '/ws/.git'], (path) => opens(path, 'a')),
  'outside-write': () => which('wrote', ['/new', '/etc/passwd', '/etc/new', '/usr/new', '/dev/new', '/opt/node/bin/node', '/opt/new'], (path) => opens(path, 'a')),
  'host-paths': () => which('saw', ['', '/proc/1/root', '/proc/self/root', '/oldroot', '/newroot'].map((root) => root + host.hidden).concat('/root', '/home', '/var', '/etc/shadow'), exists),
  'git-pointer': () => (fs.readFileSync('/ws/.git').length > 0 ? 'read the pointer to the repository' : null),
  'network': async () => (await connects({ host: '127.0.0.1', port: host.port })) ? 'connected to the host' : (await connects({ path: host.abstract })) ? 'connected to an abstract socket of the host' : which('has interface', Object.keys(os.networkInterfaces()), (name) => name !== 'lo'),
  'environment': () => which('saw', fs.readFileSync('/proc/1/environ', 'utf8').split('\0').filter(Boolean).map((entry) => entry.split('=')[0]), (name) => name !== 'PATH' && name !== 'PWD'),
  'arguments': () => which('read', [host.hidden, host.treePath], (path) => fs.readFileSync('/proc/1/cmdline', 'utf8').split('\0').some((word) => word.startsWith(path))),
  'capabilities': () => which('has', fs.readFileSync('/proc/self/status', 'utf8').split('\n'), (line) => /^Cap(Inh|Prm|Eff|Bnd|Amb):\s*0*[1-9a-f]/.test(line) || /^NoNewPrivs:\s*0/.test(line)),
  'remount': () => runs('/usr/bin/mount', ['-o', 'remount,rw,bind', '/ws']),
  'sysctl': () => which('opened', ['/proc/sys/kernel/core_pattern', '/proc/sys/kernel/hostname', '/proc/sysrq-trigger'], (path) => opens(path, 'r+')),
  'host-processes': () => fs.readFileSync('/proc/1/comm', 'utf8').trim() !== 'bwrap' || fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).length > 8 ? 'sees processes that are not its own' : null,
  'user-namespace': () => runs('/usr/bin/unshare', ['-U', 'true']),
  'terminal': () => (opens('/dev/tty', 'r+') || fs.readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')[4] !== '0' ? 'has a controlling terminal' : null),
  'descriptors': () => which('inherited', fs.readdirSync('/proc/self/fd').map((fd) => { try { return fs.readlinkSync('/proc/self/fd/' + fd); } catch { return '/dev/null'; } }), (target) => !/^(pipe|socket|anon_inode):|^\/dev\/null$|^\/proc\//.test(target)),
};
await Promise.all(Object.entries(cases).map(async ([id, attempt]) => {
  let detail;
  try { detail = await attempt(); } catch (error) { detail = 'could not be tried: ' + error.message; }
  if (detail !== null) broken.push({ id, detail });
}));
console.log(JSON.stringify({ tried: Object.keys(cases).length, broken }));
`;

/** How many cases the program has; fewer tried means that it did not run as written. */
export const canaryCases = 14;
