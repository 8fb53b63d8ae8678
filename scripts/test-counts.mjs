import { existsSync, readFileSync } from 'node:fs';

/**
 * Prints `passed failed` of a test run, from Jest's JSON report and the exit code of the run. A suite that could not start
 * counts as failed, and so does a run that ended badly without a failed test, or that tested nothing.
 */
const args = process.argv.slice(2);
const again = args[0] === '--again';
const [report, ...rest] = again ? args.slice(1) : args;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

function countsOf(file, exitCode) {
  if (!existsSync(file)) return [0, 1];
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read(file);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const endedBadly = exitCode !== '0' || numPassedTests === 0;
  return [numPassedTests, failed === 0 && endedBadly ? 1 : failed];
}

/** With `--again first second exitCode`: the suites of the second run count as they went there, all others as in the first. */
function countsWithSecond(first, second, exitCode) {
  const [passed, failed] = countsOf(second, exitCode);
  const repeated = new Set(existsSync(second) ? read(second).testResults.map(({ name }) => name) : []);
  const others = read(first)
    .testResults.filter(({ name }) => !repeated.has(name))
    .flatMap(({ assertionResults }) => assertionResults);
  return [passed + others.filter(({ status }) => status === 'passed').length, failed];
}

console.log((again ? countsWithSecond(report, ...rest) : countsOf(report, ...rest)).join(' '));
