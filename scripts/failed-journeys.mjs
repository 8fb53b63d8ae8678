import { existsSync, readFileSync } from 'node:fs';

/**
 * Prints the browser suites that failed in a test run, one path a line, from Jest's JSON report; nothing when any other suite
 * failed too. A browser shares its machine with whatever else runs there, so such a suite is given a second, quiet run.
 */
const [report] = process.argv.slice(2);
const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
const failed = results.filter(({ status }) => status === 'failed').map(({ name }) => name);
if (failed.every((name) => name.endsWith('.browser.spec.ts'))) console.log(failed.join('\n'));
