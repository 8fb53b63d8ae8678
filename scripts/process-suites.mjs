import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/**
 * Prints the suites of processes that a run of the whole needs, one path a line, and says on standard error which these are and why.
 * They are slow, and what they can find lies in few folders: all of them run where a file there differs from the commit of the last
 * green run, which the server of the runs names by `COVERTRAIL_CI_GREEN`, where it names one that this clone does not know, and with
 * `COVERTRAIL_CI_FULL=1`; else a smoke of each kind runs. Where no such commit is named, the others take turns beside the smoke, a third of
 * them on each day: a run of all of them took longer than a run of the whole may.
 */
const DECIDING =
  /^(libs\/platform|backend\/src\/composition|projections|test\/(processes|faults|runner|support)|scripts|patches|\.ci)\/|^package(-lock)?\.json$/;
const FOLDERS = ['test/processes', 'test/faults'];

/**
 * One of each kind, on embedded stores, and the main job on the server of the log. On that of MongoDB it takes three times as long, so it
 * takes its turn; that the server is reached is shown by the suites of the stores. The soak has no shorter form.
 */
const isSmoke = (path) =>
  /\/main-job\.eventstore\./.test(path) || !/\.(mongodb|eventstore)\.|\/(soak|rebuild-under-load)\./.test(path);
const TURNS = 3;
const DAY_MS = 86_400_000;

const suites = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)).filter((path) =>
  path.endsWith('.spec.ts'),
);

const { COVERTRAIL_CI_FULL: full, COVERTRAIL_CI_GREEN: green } = process.env;

/** Why all of them run; null where fewer are enough. */
function reasonForAll() {
  if (full === '1') return 'COVERTRAIL_CI_FULL is set';
  if (!green) return null;
  const changed = changedSince(green);
  if (changed === null) return `this clone does not know the commit ${green}`;
  const deciding = changed.find((path) => DECIDING.test(path));
  return deciding === undefined ? null : `${deciding} changed since ${green}`;
}

/** Those of the others whose turn is today. */
const inTurn = (others) => others.filter((_, at) => at % TURNS === Math.floor(Date.now() / DAY_MS) % TURNS);

function changedSince(commit) {
  try {
    const named = execFileSync('git', ['diff', '--name-only', '--end-of-options', commit, '--'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return named.toString().split('\n').filter(Boolean);
  } catch {
    return null;
  }
}

const reason = reasonForAll();
const smoke = suites.filter(isSmoke);
const others = suites.filter((path) => !isSmoke(path));
const chosen = reason === null ? [...smoke, ...(green ? [] : inTurn(others))] : suites;
const whyFewer = green
  ? 'nothing changed that decides how processes work together'
  : 'no COVERTRAIL_CI_GREEN names the commit of the last green run, so the slow ones take turns by day';
console.error(
  reason === null
    ? `A smoke: ${chosen.length} of ${suites.length} suites, as ${whyFewer}`
    : `All ${suites.length} suites: ${reason}`,
);
console.log(chosen.join('\n'));
