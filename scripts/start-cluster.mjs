import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startCluster } from './cluster/cluster.mjs';
import { prepare } from './build/prepare.mjs';
import { refuseTakenPort } from './cluster/spreader.mjs';
import { startEventstoreServer } from './eventstore-server.mjs';
import { buildMongodbServer, startMongodbServer } from './mongodb-server.mjs';

/**
 * `npm run start:cluster -- --backends 2 --workers 2 --eventstore --mongodb --suppliers 300`: the processes of docker-compose.yml on this
 * machine, started with the same environment. `--mongodb` uses COVERTRAIL_MONGODB_URL, or starts the server of the tests where
 * it is not set; `--eventstore` uses COVERTRAIL_EVENTSTORE_URL, or starts EventStoreDB where it is installed and its stand-in elsewhere.
 * `--suppliers` is how many an empty log is filled with. PORT (default 3000) on HOST (default loopback) is the one port of all backends.
 * Ctrl+C ends everything.
 */
const SEED = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  'scripts/seed.ts',
  '--if-empty',
];

const LOOPBACK = '127.0.0.1';

/** The server of the tests looks through a whole collection for each write: the time to fill it grows with the square of this. */
const SUPPLIERS_OF_STAND_IN = 6;

const print = (line) => process.stdout.write(`${line}\n`);
const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
/** Ended in this order. */
const running = [];
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
// A reader that is gone (`| head`) ends the cluster, too, rather than leave its processes behind.
process.stdout.on('error', () => void stop(1));
await start().catch((error) => stop(1, error.message));

async function start() {
  const options = optionsFrom(process.argv.slice(2));
  await refuseTakenPort(options.port, options.host);
  await prepare();
  const standIn = options.mongodb && !process.env.COVERTRAIL_MONGODB_URL && !process.env.COVERTRAIL_MONGODB_URL_FILE;
  const ownLog =
    options.eventstore && !process.env.COVERTRAIL_EVENTSTORE_URL && !process.env.COVERTRAIL_EVENTSTORE_URL_FILE;
  const servers = { ...(standIn ? await standInServer() : {}), ...(ownLog ? await logServer() : {}) };
  const env = { ...process.env, ...reach(options.host), ...servers };
  if (env.COVERTRAIL_DEMO === '1') await seed(env, options.suppliers ?? (standIn ? SUPPLIERS_OF_STAND_IN : null));
  if (stopping) return;
  const cluster = await startCluster({ ...options, env, print });
  running.unshift(cluster);
  await cluster.ready();
  const { backends, workers } = options;
  if (!stopping)
    print(`Covertrail is open at http://localhost:${cluster.port} (backends: ${backends}, workers: ${workers})`);
}

async function stop(code, sentence) {
  if (stopping) return;
  stopping = true;
  if (sentence) process.stderr.write(`${sentence}\n`);
  for (const { stop: end } of [...running]) await end();
  process.exit(code);
}

function optionsFrom(args) {
  const { values } = parseArgs({
    args,
    options: {
      backends: { type: 'string', default: '2' },
      workers: { type: 'string', default: '2' },
      eventstore: { type: 'boolean', default: false },
      mongodb: { type: 'boolean', default: false },
      suppliers: { type: 'string' },
    },
  });
  const port = process.env.PORT || '3000';
  return {
    backends: number('--backends', values.backends, 1, 16),
    workers: number('--workers', values.workers, 1, 16),
    port: number('PORT', port, 0, 65_535),
    host: process.env.HOST || LOOPBACK,
    eventstore: values.eventstore,
    mongodb: values.mongodb,
    suppliers: values.suppliers === undefined ? null : number('--suppliers', values.suppliers, 1, 100_000),
  };
}

function number(name, text, least, most) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return refuse(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}

/** Backends and workers listen on loopback, behind the one port. What that reaches decides whether the demo is there. */
function reach(host) {
  const open = host !== LOOPBACK && host !== 'localhost';
  return {
    HOST: LOOPBACK,
    COVERTRAIL_PUBLIC: open ? '1' : '0',
    COVERTRAIL_DEMO: process.env.COVERTRAIL_DEMO || (open ? '0' : '1'),
  };
}

/** What makes the processes use the server of the tests. */
async function standInServer() {
  const program = buildMongodbServer(print);
  if (program === null) refuse('Set COVERTRAIL_MONGODB_URL to a server, or install Go 1.24 or later.');
  const server = await startMongodbServer(program, resolve(process.env.COVERTRAIL_FOLDER ?? 'var', 'mongodb'));
  running.push({ stop: () => server.kill() });
  print(`mongodb | ${server.url}`);
  return { COVERTRAIL_MONGODB_URL: server.url };
}

/** What makes the processes use a log server of their own, which keeps its log in the folder. */
async function logServer() {
  const server = await startEventstoreServer(resolve(process.env.COVERTRAIL_FOLDER ?? 'var', 'eventstore'));
  running.push({ stop: () => server.kill() });
  print(`${server.kind} | ${server.url}`);
  return { COVERTRAIL_EVENTSTORE_URL: server.url };
}

/** One process fills an empty log, before there are several; null suppliers are as many as `npm run seed` makes. */
async function seed(env, suppliers) {
  const size = suppliers === null ? [] : ['--suppliers', String(suppliers)];
  const child = spawn(process.execPath, [...SEED, ...size], {
    env: { ...env, COVERTRAIL_PROJECTIONS: 'here' },
    stdio: 'inherit',
  });
  const ended = new Promise((done) => child.once('close', done));
  const seeding = { stop: () => (child.kill(), ended) };
  running.unshift(seeding);
  const code = await ended;
  running.splice(running.indexOf(seeding), 1);
  if (code !== 0 && !stopping) throw new Error('The demo world could not be built');
}
