import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildMongodbServer, startMongodbServer } from './mongodb-server.mjs';

/**
 * The whole run, from a fresh clone: patches packages, builds server and page (suites that start a process or a browser use
 * the build), starts a server that speaks MongoDB's protocol where one can be built, then Jest. A run narrowed to projects
 * or files goes straight to Jest; `--build`, `--no-build`, `--mongodb` and `--no-mongodb` decide otherwise.
 * npm runs no pre- or post-scripts here (`ignore-scripts`), so each step is called by name.
 */
const OWN = ['--build', '--no-build', '--mongodb', '--no-mongodb'];
const args = process.argv.slice(2);
const forJest = args.filter((arg) => !OWN.includes(arg));
const NARROWING = /^([^-]|-t$|--(selectProjects|testNamePattern|testPathPatterns|runTestsByPath))/;
const narrowed = forJest.some((arg) => NARROWING.test(arg));
/** What takes minutes of several processes, kills and outages has a command of its own: `npm run test:processes`. */
const EVERY_PROJECT_BUT_PROCESSES = ['--selectProjects', 'domain', 'platform', 'projections', 'backend', 'product', 'page'];
/** Jest leaves one processor free, which on two is half of the machine; a worker of its own also gives its memory back. */
const WORKERS = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`;
const wants = (part) => !args.includes(`--no-${part}`) && (!narrowed || args.includes(`--${part}`));

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const PREPARE = [['npm', ['run', '--silent', 'prepare:modules']], ['npm', ['run', '--silent', 'build']]];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('node_modules')) {
  console.error('Nothing is installed: run `npm ci` first.');
  process.exit(1);
}
process.exitCode = await run();

async function run() {
  for (const [command, parameters] of wants('build') ? PREPARE : []) {
    const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  const mongodb = wants('mongodb') ? await mongodbUnderTest() : null;
  const { status } = spawnSync(process.execPath, [...JEST, ...(narrowed ? [] : [...EVERY_PROJECT_BUT_PROCESSES, WORKERS]), ...forJest], { stdio: 'inherit', env: { ...process.env, ...mongodb?.env } });
  await mongodb?.end();
  return status ?? 1;
}

/** What the suites that need a server are told, and how to end it; null where they are to skip. */
async function mongodbUnderTest() {
  const program = buildMongodbServer();
  const given = process.env.COVERTRAIL_TEST_MONGODB_URL;
  if (program === null) return given === undefined ? null : { env: {}, end: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'mongodb-server-'));
  const server = given === undefined ? await startMongodbServer(program, folder) : null;
  const env = { COVERTRAIL_TEST_MONGODB_SERVER: program, ...(server && { COVERTRAIL_TEST_MONGODB_URL: server.url }) };
  const end = async () => {
    await server?.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { env, end };
}
