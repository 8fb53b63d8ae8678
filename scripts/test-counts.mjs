import { existsSync, readFileSync } from 'node:fs';

/**
 * Prints `passed failed` of a test run, from Jest's JSON report and the exit code of the run. A suite that could not start
 * counts as failed, and so does a run that ended badly without a failed test, or that tested nothing.
 */
const [report, exitCode] = process.argv.slice(2);

function counts() {
  if (!existsSync(report)) return [0, 1];
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const endedBadly = exitCode !== '0' || numPassedTests === 0;
  return [numPassedTests, failed === 0 && endedBadly ? 1 : failed];
}

console.log(counts().join(' '));
