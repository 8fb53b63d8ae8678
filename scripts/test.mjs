import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The whole run, from a fresh clone: patches packages, builds server and page (suites that start a process or a browser use
 * the build), then Jest. A run narrowed to projects or files goes straight to Jest; `--build` and `--no-build` decide otherwise.
 * npm runs no pre- or post-scripts here (`ignore-scripts`), so each step is called by name.
 */
const OWN = ['--build', '--no-build'];
const args = process.argv.slice(2);
const forJest = args.filter((arg) => !OWN.includes(arg));
const NARROWING = /^([^-]|-t$|--(selectProjects|testNamePattern|testPathPatterns|runTestsByPath))/;
const narrowed = forJest.some((arg) => NARROWING.test(arg));
const build = args.includes('--build') || (!narrowed && !args.includes('--no-build'));

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const PREPARE = [['npm', ['run', '--silent', 'prepare:modules']], ['npm', ['run', '--silent', 'build']]];
const STEPS = [
  ...(build ? PREPARE : []),
  [process.execPath, [...JEST, ...forJest]],
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('node_modules')) {
  console.error('Nothing is installed: run `npm ci` first.');
  process.exit(1);
}
for (const [command, parameters] of STEPS) {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
