import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/**
 * Prints the suites of processes that a run of the whole needs, one path a line, and says on standard error which these are and why.
 * They are slow, and what they can find lies in few folders: all of them run where a file there differs from the commit of the last
 * green run, which the server of the runs names by `COVERTRAIL_CI_GREEN`; else a smoke of each kind runs. All of them run as well
 * where no such commit is named or known, and with `COVERTRAIL_CI_FULL=1`.
 */
const DECIDING =
  /^(libs\/platform|backend\/src\/composition|projections|test\/(processes|faults|runner|support)|scripts|patches|\.ci)\/|^package(-lock)?\.json$/;
const FOLDERS = ['test/processes', 'test/faults'];

/** One of each kind, on embedded stores; the main job shows that the servers are reached. The soak has no shorter form. */
const isSmoke = (path) =>
  /\/main-job\./.test(path) || !/\.(mongodb|eventstore)\.|\/(soak|rebuild-under-load)\./.test(path);

const suites = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)).filter((path) =>
  path.endsWith('.spec.ts'),
);

/** Why all of them run; null where a smoke is enough. */
function reasonForAll({ COVERTRAIL_CI_FULL: full, COVERTRAIL_CI_GREEN: green }) {
  if (full === '1') return 'COVERTRAIL_CI_FULL is set';
  if (!green) return 'no COVERTRAIL_CI_GREEN names the commit of the last green run';
  const changed = changedSince(green);
  if (changed === null) return `this clone does not know the commit ${green}`;
  const deciding = changed.find((path) => DECIDING.test(path));
  return deciding === undefined ? null : `${deciding} changed since ${green}`;
}

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

const reason = reasonForAll(process.env);
const chosen = reason === null ? suites.filter(isSmoke) : suites;
console.error(
  reason === null
    ? `A smoke: ${chosen.length} of ${suites.length} suites, as nothing changed that decides how processes work together`
    : `All ${suites.length} suites: ${reason}`,
);
console.log(chosen.join('\n'));
