import { insideCase, type InsideCase } from './inside-case.ts';

const withoutNetwork: Pick<InsideCase, 'appliesTo'> = { appliesTo: ({ network }) => network === 'none' };

/** What of the host must not be reached from inside: files, sockets, network, environment. */
export const outsideCases: readonly InsideCase[] = [
  insideCase({
    id: 'outside-write',
    holds: 'Nothing outside the memory folders can be written.',
    attempt({ opens, which, fs }) {
      const folders = ['', '/dev', '/etc', '/usr', '/usr/bin', '/opt', '/opt/node/bin', '/run', '/run/circuit', '/proc', '/bin', '/lib'];
      const present = folders.filter((folder) => folder === '' || fs.existsSync(folder));
      const files = ['/etc/passwd', '/etc/group', '/opt/node/bin/node', '/usr/bin/env', '/etc/ld.so.cache'];
      return which('wrote', [...present.map((folder) => `${folder}/canary-new`), ...files], (path) => opens(path, 'a'));
    },
  }),
  insideCase({
    id: 'home',
    holds: 'No home, no secret and no state of the host is shown.',
    attempt({ fs, facts, which }) {
      const places = ['/root', '/home', '/var', '/srv', '/mnt', '/media', '/boot', '/sys', '/etc/shadow', '/etc/ssh'];
      const inside = ['/', '/tmp', '/usr'];
      const home = inside.includes(facts.hostHome) ? [] : [facts.hostHome];
      return which('saw', [...places, ...home], (path) => fs.existsSync(path));
    },
  }),
  insideCase({
    id: 'host-root',
    holds: 'No way of naming the root leads to the root of the host.',
    attempt({ fs, facts, which }) {
      const roots = [
        '',
        '/proc/1/root',
        '/proc/self/root',
        '/proc/thread-self/root',
        '/proc/1/cwd',
        '/oldroot',
        '/newroot',
        '/ws/..',
        '/tmp/../..',
      ];
      return which(
        'saw',
        roots.flatMap((root) => facts.hidden.map((path) => root + path)),
        (path) => fs.existsSync(path),
      );
    },
  }),
  insideCase({
    ...withoutNetwork,
    id: 'network',
    holds: 'No address of the network can be reached, nor a port of the host.',
    async attempt({ facts, os, dgram, connects, which }) {
      if (await connects({ host: '127.0.0.1', port: facts.port })) return 'connected to the host';
      const interfaces = which('has the interface', Object.keys(os.networkInterfaces()), (name) => name !== 'lo');
      if (interfaces !== null) return interfaces;
      // A datagram socket that is connected asks for a route and sends nothing.
      const routed = (address: string): Promise<boolean> =>
        new Promise((resolve) => {
          const socket = dgram.createSocket(address.includes(':') ? 'udp6' : 'udp4');
          const end = (isRouted: boolean): void => {
            socket.close();
            resolve(isRouted);
          };
          socket.on('error', () => end(false));
          socket.connect(9, address, (error?: Error) => {
            if (error === undefined || error === null) end(true);
            else end(false);
          });
        });
      for (const address of ['192.0.2.1', '169.254.169.254', '2001:db8::1']) if (await routed(address)) return `has a way to ${address}`;
      return null;
    },
  }),
  insideCase({
    ...withoutNetwork,
    id: 'abstract-socket',
    holds: 'A socket of the host without a file cannot be reached.',
    attempt: async ({ facts, connects }) =>
      (await connects({ path: facts.abstractSocket })) ? 'connected to a program of the host' : null,
  }),
  insideCase({
    id: 'path-socket',
    holds: 'No socket of the host is shown.',
    async attempt({ facts, connects }) {
      const known = [
        '/var/run/docker.sock',
        '/run/docker.sock',
        '/run/dbus/system_bus_socket',
        '/run/systemd/private',
        '/run/containerd/containerd.sock',
      ];
      for (const path of [facts.pathSocket, ...known]) if (await connects({ path })) return `connected to ${path}`;
      return null;
    },
  }),
  insideCase({
    id: 'broker',
    holds: 'A role reaches its own broker and changes nothing there; nobody else has one.',
    async attempt({ facts, fs, can, connects, which }) {
      if (!facts.hasSocket) return fs.existsSync('/run/circuit') ? 'saw a broker' : null;
      if (!(await connects({ path: '/run/circuit/broker.sock' }))) return 'could not be tried: the own broker does not answer';
      const others = which('saw', fs.readdirSync('/run/circuit'), (name) => name !== 'broker.sock');
      if (others !== null) return others;
      return can(() => fs.unlinkSync('/run/circuit/broker.sock')) ? 'removed the socket' : null;
    },
  }),
  insideCase({
    id: 'first-environment',
    holds: 'No process shows the environment of the host, the first one included.',
    attempt({ ofEveryProcess, facts, which }) {
      const names = ofEveryProcess('environ').map((entry) => entry.split('=')[0] ?? '');
      return which('saw', names, (name) => name !== 'PWD' && !facts.env.includes(name));
    },
  }),
  insideCase({
    id: 'environment',
    holds: 'No variable is set but those that were given, so none of the host changes what tools load or do.',
    attempt: ({ facts, which }) => which('has', Object.keys(process.env), (name) => name !== 'PWD' && !facts.env.includes(name)),
  }),
  insideCase({
    id: 'arguments',
    holds: 'No command line names a path of the host, nor is one of another sandbox seen.',
    attempt: ({ ofEveryProcess, facts, which }) =>
      which('read', facts.hidden, (path) => ofEveryProcess('cmdline').some((word) => word.includes(path))),
  }),
  insideCase({
    id: 'descriptors',
    holds: 'No file that the host has open is inherited.',
    attempt({ fs, which }) {
      const links = fs.readdirSync('/proc/self/fd').map((fd) => {
        try {
          return fs.readlinkSync(`/proc/self/fd/${fd}`);
        } catch {
          return '/dev/null';
        }
      });
      return which('inherited', links, (target) => !/^(?:pipe|socket|anon_inode):|^\/dev\/null$|^\/proc\//.test(target));
    },
  }),
];
