import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildMongodbServer } from './mongodb-server.mjs';

/**
 * `npm run test:crash -- --cycles 500 --mongodb --seed <text>`: builds the server side, then kills its processes at random for
 * a night while callers send commands, and checks whether every promise was kept (`test/processes/crash-run.ts`). With
 * `--mongodb` read models and vault are on the server at COVERTRAIL_TEST_MONGODB_URL, or where that is not set on the server of
 * the tests, which is killed as well. That one looks through whole collections: more than some 60 cycles take hours there.
 */
const args = process.argv.slice(2);
const RUN = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  'test/processes/crash-main.ts',
  ...args,
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.exitCode = run();

function run() {
  const built = spawnSync('npm', ['run', '--silent', 'build:server'], { stdio: 'inherit' });
  if (built.status !== 0) return built.status ?? 1;
  const standIn = args.includes('--mongodb') && !process.env.COVERTRAIL_TEST_MONGODB_URL;
  const server = standIn ? buildMongodbServer() : undefined;
  if (server === null) return 1;
  const env = { ...process.env, ...(server && { COVERTRAIL_TEST_MONGODB_SERVER: server }) };
  return spawnSync(process.execPath, RUN, { stdio: 'inherit', env }).status ?? 1;
}
