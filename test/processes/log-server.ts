import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { KeptChild, type Program } from './kept-child.js';

const HOST = '127.0.0.1';
const SOURCE = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  '--disable-warning=ExperimentalWarning',
];
const END_WITH_US = ['--import', './scripts/cluster/end-with-parent.mjs'];

/** A server that holds the log of one cluster: it may be killed, and comes again at the same address with the same log. */
export interface LogServer {
  readonly url: string;
  readonly process: KeptChild;
  remove(): Promise<void>;
}

/** EventStoreDB where it is installed, else the stand-in; it takes appends by then. */
export async function startLogServer(): Promise<LogServer> {
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-log-server-'));
  const port = await freePort();
  const child = new KeptChild(installed() ? await eventstored(folder, port) : standIn(folder, port));
  child.start();
  await child.untilReady();
  const remove = async (): Promise<void> => {
    await child.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `esdb://${HOST}:${port}?tls=false`, process: child, remove };
}

const standIn = (folder: string, port: number): Program => ({
  name: 'log server',
  command: process.execPath,
  args: [...SOURCE, ...END_WITH_US, 'test/eventstore-server/main.ts', '--port', String(port), '--folder', folder],
  env: {},
  opened: /^(esdb:\/\/\S+)/,
  ready: () => Promise.resolve(true),
});

/** It is ready when it leads its cluster of one: before that it refuses appends. */
async function eventstored(folder: string, port: number): Promise<Program> {
  const options = [
    '--insecure',
    '--disable-log-file',
    `--db=${join(folder, 'db')}`,
    `--index=${join(folder, 'index')}`,
    `--log=${join(folder, 'log')}`,
    `--node-ip=${HOST}`,
    `--node-port=${port}`,
    `--replication-ip=${HOST}`,
    `--replication-port=${await freePort()}`,
  ];
  const leads = async (): Promise<boolean> => {
    const reply = await fetch(`http://${HOST}:${port}/gossip?format=json`);
    const { members } = (await reply.json()) as { readonly members: readonly { readonly state: string }[] };
    return members.some(({ state }) => state === 'Leader');
  };
  return { name: 'log server', command: 'eventstored', args: options, env: {}, opened: /^()/, ready: leads };
}

const installed = (): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, 'eventstored'), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
