import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import jestConfig from '../../jest.config.mjs';
import { committedFiles } from './committed-files.mjs';
import { report } from './report.mjs';

/** Every suite is in exactly one project of Jest, and so in exactly one run; the run of processes is the project of that name. */
const { runOf } = createRequire(import.meta.url)('../../test/runner/runs.cjs');

/** With fewer suites than this the check looks in the wrong place. */
const FLOOR = 200;
/** Characters in which the word for its run stands, if a suite has one. */
const HEAD = 200;
const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];

const suitesOf = (project) =>
  JSON.parse(
    execFileSync(process.execPath, [...JEST, '--listTests', '--json', `--selectProjects=${project}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ).map((path) => relative(process.cwd(), path));

const found = new Map();
for (const { displayName } of jestConfig.projects) {
  for (const path of suitesOf(displayName)) found.set(path, [...(found.get(path) ?? []), displayName]);
}
const suites = committedFiles().filter((path) => /\.spec\.tsx?$/.test(path));
const violations = [
  ...suites.filter((path) => !found.has(path)).map((path) => `${path}: no project of Jest runs it`),
  ...[...found]
    .filter(([, projects]) => projects.length > 1)
    .map(([path, projects]) => `${path}: more than one project runs it: ${projects.join(', ')}`),
  ...[...found]
    .filter(([path, projects]) => (runOf(path) === 'processes') !== projects.includes('processes'))
    .map(
      ([path]) =>
        `${path}: test/runner/runs.cjs and jest.config.mjs differ on whether it is a suite of several processes`,
    ),
];
// A misspelled word would put the suite into another run, and nobody would see it.
violations.push(
  ...suites
    .filter((path) => /@run\b/.test(readFileSync(path, 'utf8').slice(0, HEAD)) && runOf(path) === 'commit')
    .map((path) => `${path}: its first line is not of the form /** @run rest: why */`),
);
const inRun = (run) => suites.filter((path) => runOf(path) === run).length;
const tooFew = suites.length < FLOOR ? [`saw ${suites.length} suites, expected at least ${FLOOR}`] : [];
report(
  `${inRun('commit')} suites before a commit, ${inRun('rest')} in the rest, ${inRun('processes')} of several processes`,
  [...tooFew, ...violations],
);
