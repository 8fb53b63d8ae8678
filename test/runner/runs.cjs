const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Every suite belongs to one run: `npm test` has what a developer needs before each commit, `npm run test:rest` has what takes long for
 * what it finds, and `npm run test:processes` has clusters that are killed. A new suite is in the first, unless its file begins with
 * `@run rest` and why, or stands in a folder or has a suffix that is named here.
 */
const PROCESSES = /^test\/(processes|faults)\//;

/** Before each commit: the main job of requester, agent and insured. */
const MAIN_JOB = /^test\/journeys\/main-job\.browser\.spec\.ts$/;

const REST = [
  // Stores that other programs read, kill, or compare with an oracle.
  /[.-]durability\.spec\.ts$/,
  /\.oracle\.property\.spec\.ts$/,
  /mongodb[./-].*spec\.ts$/,
  // Looks of every page, and journeys through what one role has more of.
  /\.browser\.spec\.ts$/,
  // Stores of the platform, each against its contract, with files on disk.
  /^libs\/platform\/src\/(event-store|read-store|stores|backup|files|vault|mail)\//,
  // Servers of the event log, held against each other and to the contract of the log.
  /^test\/eventstore-server\//,
  // Every call: its replies, whom it is open to, with every wrong type and all bad input; and every list read while others write.
  /^test\/api\/(?!openapi)[a-z-]+\.spec\.ts$/,
  // Every long call over a big company, while another company asks.
  /^test\/long-calls\//,
  // Files that are read in processes of their own, and threads that are ended amid their work.
  /^backend\/src\/(file-readers|pdf-files)\/.*\.(api|unit)\.spec\.ts$/,
  // Programs that are started and stopped, one for each sheet that is read among them.
  /^test\/start\//,
  // Read models and mail that are lost, or restored from a backup.
  /^test\/restored\//,
];

const ROOT = join(__dirname, '../..');
const SAYS_REST = /^\/\*\* @run rest: .+\*\/$/;
const saysRest = (path) => SAYS_REST.test(readFileSync(join(ROOT, path), 'utf8').split('\n', 1)[0]);

/** Which run a suite belongs to, by its path in the repository. */
function runOf(path) {
  if (PROCESSES.test(path)) return 'processes';
  return !MAIN_JOB.test(path) && (REST.some((pattern) => pattern.test(path)) || saysRest(path)) ? 'rest' : 'commit';
}

module.exports = { runOf };
