import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGeneratedSources } from './build/generated-sources.mjs';
import { buildMongodbServer, startMongodbServer } from './mongodb-server.mjs';
import { temporaryFolder } from './test-folder.mjs';

/**
 * One of three runs, from a fresh clone: patches packages, makes the generated sources, builds server and page and seeds the demo world (suites that start a process
 * or a browser use both), starts a server that speaks MongoDB's protocol where the run asks for one and one can be built, then Jest.
 * Without a word it is the run before a commit; `--rest` is what that leaves, and `test/runner/runs.cjs` says which suite is where.
 * A run narrowed to projects or files goes straight to Jest; `--build`, `--no-build`, `--mongodb` and `--no-mongodb` decide otherwise.
 * npm runs no pre- or post-scripts here (`ignore-scripts`), so each step is called by name.
 */
const OWN = ['--build', '--no-build', '--mongodb', '--no-mongodb', '--rest'];
const args = process.argv.slice(2);
const forJest = args.filter((arg) => !OWN.includes(arg));
const NARROWING = /^([^-]|-t$|--(selectProjects|testNamePattern|testPathPatterns|runTestsByPath))/;
const narrowed = forJest.some((arg) => NARROWING.test(arg));
const testRun = args.includes('--rest') ? 'rest' : 'commit';
const ONLY_THIS_RUN = [
  '--filter=./test/runner/only-run.cjs',
  '--selectProjects',
  'domain',
  'platform',
  'projections',
  'backend',
  'product',
  'page',
  'page-alone',
];
/** Jest leaves one processor free, which on two is half of the machine; a worker of its own also gives its memory back. */
const WORKERS = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`;
const wants = (part, otherwise) =>
  !args.includes(`--no-${part}`) && (args.includes(`--${part}`) || (!narrowed && otherwise));

/** Room for 64 MB of new objects in each process: most of what a test makes is gone before that is full, which takes a twelfth off the time. */
const JEST = [
  '--max-semi-space-size=64',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
const SOURCE = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  '--disable-warning=ExperimentalWarning',
];
const PATCHES = ['npm', ['run', '--silent', 'prepare:modules']];
const PAGE = ['npm', ['run', '--silent', 'build:web']];
const SERVER = ['npm', ['run', '--silent', 'build:server']];
const SEED = [process.execPath, [...SOURCE, 'test/support/seed-ahead.ts']];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('node_modules')) {
  console.error('Nothing is installed: run `npm ci` first.');
  process.exit(1);
}
process.exitCode = await run();

async function run() {
  const page = wants('build', true) ? inTurn(PATCHES, PAGE) : 0;
  try {
    await makeGeneratedSources();
  } catch (error) {
    console.error(error.message);
    return (await page) || 1;
  }
  const server = wants('build', true) ? exitOf(SERVER) : 0;
  const failed = (await Promise.all([page, server, narrowed ? 0 : exitOf(SEED)])).find((code) => code !== 0);
  if (failed !== undefined) return failed;
  const temporary = temporaryFolder();
  try {
    return await runJest(temporary.env);
  } finally {
    temporary.remove();
  }
}

async function runJest(temporary) {
  const mongodb = wants('mongodb', testRun === 'rest') ? await mongodbUnderTest(temporary.TMPDIR ?? tmpdir()) : null;
  const ours = narrowed ? [] : [...ONLY_THIS_RUN, WORKERS];
  const env = { ...process.env, COVERTRAIL_TEST_RUN: testRun, ...temporary, ...mongodb?.env };
  const { status } = spawnSync(process.execPath, [...JEST, ...ours, ...forJest], { stdio: 'inherit', env });
  await mongodb?.end();
  return status ?? 1;
}

/** The exit code of a program that was started and has ended. */
async function exitOf([command, parameters]) {
  const [code] = await once(spawn(command, parameters, { stdio: 'inherit' }), 'close');
  return code ?? 1;
}

async function inTurn(first, second) {
  return (await exitOf(first)) || exitOf(second);
}

/** What the suites that need a server are given, and how to end it; null where they are to skip. */
async function mongodbUnderTest(temporary) {
  const program = buildMongodbServer();
  const given = process.env.COVERTRAIL_TEST_MONGODB_URL;
  if (program === null) return given === undefined ? null : { env: {}, end: async () => undefined };
  const folder = mkdtempSync(join(temporary, 'mongodb-server-'));
  const server = given === undefined ? await startMongodbServer(program, folder) : null;
  const env = { COVERTRAIL_TEST_MONGODB_SERVER: program, ...(server && { COVERTRAIL_TEST_MONGODB_URL: server.url }) };
  const end = async () => {
    await server?.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { env, end };
}
