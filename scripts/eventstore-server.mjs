import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const HOST = '127.0.0.1';
const STAND_IN = fileURLToPath(new URL('../test/eventstore-server/main.ts', import.meta.url));
const SOURCE = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  '--disable-warning=ExperimentalWarning',
];
const LOOK_AGAIN_MS = 100;

/** True where the name that EventStoreDB's packages install can be run: then suites use it, and the stand-in elsewhere. */
export const hasEventstored = () =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, 'eventstored')));

/**
 * Starts a server that speaks EventStoreDB's protocol on loopback, with its log in `folder`, and resolves once it takes appends.
 * `port` 0 takes a free one. It ends with this process. `standIn` takes the stand-in also where EventStoreDB is installed. With
 * certificates (EventStoreDB only) it asks for TLS and for the user that EventStoreDB has from the start.
 * @returns {Promise<{ url: string, kind: 'eventstored' | 'stand-in', kill(signal?: NodeJS.Signals): Promise<void> }>}
 */
export async function startEventstoreServer(folder, port = 0, { standIn = !hasEventstored(), certificates } = {}) {
  mkdirSync(folder, { recursive: true });
  const at = port === 0 ? await freePort() : port;
  const child = standIn ? startStandIn(folder, at) : startEventstored(folder, at, await freePort(), certificates);
  const ended = once(child, 'exit');
  const kill = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const failed = ended.then(([code]) => Promise.reject(new Error(`The event store's server ended with ${code}`)));
  await Promise.race([
    standIn ? once(createInterface({ input: child.stdout }), 'line') : leading(at, child, certificates),
    failed,
  ]);
  failed.catch(() => undefined);
  return {
    url: certificates ? `esdb://localhost:${at}` : `esdb://${HOST}:${at}?tls=false`,
    kind: standIn ? 'stand-in' : 'eventstored',
    kill,
  };
}

/** Ctrl+C does not reach it: whoever uses it may still be closing. */
const startStandIn = (folder, port) =>
  spawn(process.execPath, [...SOURCE, STAND_IN, '--port', port, '--folder', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });

const insecure = ['--insecure'];
const secure = ({ certificateFile, keyFile, authorityFile }) => [
  `--certificate-file=${certificateFile}`,
  `--certificate-private-key-file=${keyFile}`,
  `--trusted-root-certificates-path=${dirname(authorityFile)}`,
];

function startEventstored(folder, port, replicationPort, certificates) {
  const options = [
    ...(certificates ? secure(certificates) : insecure),
    '--disable-log-file',
    '--log-level=Error',
    `--db=${join(folder, 'db')}`,
    `--index=${join(folder, 'index')}`,
    `--log=${join(folder, 'log')}`,
    `--node-ip=${HOST}`,
    `--node-port=${port}`,
    `--replication-ip=${HOST}`,
    `--replication-port=${replicationPort}`,
  ];
  const child = spawn('eventstored', options, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  endWithUs(child);
  return child;
}

/** EventStoreDB does not end with its standard input: a shell that does ends it, also where this process is killed. */
function endWithUs(child) {
  const watcher = spawn('sh', ['-c', `cat; kill ${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.once('exit', () => watcher.kill('SIGKILL'));
}

/** Resolves when the server leads its cluster of one: before that it refuses appends. */
async function leading(port, child, certificates) {
  while (child.exitCode === null && !(await isLeader(port, certificates))) await after(LOOK_AGAIN_MS);
}

async function isLeader(port, certificates) {
  try {
    const path = '/gossip?format=json';
    const reply = await once(
      certificates
        ? https.get(`https://localhost:${port}${path}`, { ca: readFileSync(certificates.authorityFile) })
        : http.get(`http://${HOST}:${port}${path}`),
      'response',
    );
    return (await json(reply[0])).members.some(({ state }) => state === 'Leader');
  } catch {
    // It does not listen yet.
    return false;
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function freePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
