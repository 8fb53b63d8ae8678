import { createRequire } from 'node:module';
import { runSuiteHere } from './run-suite.mjs';

const require = createRequire(import.meta.url);
require('./page-modules.cjs');
const { emptyPage } = require('./page-window.cjs');
require('../../frontend/test/polyfills.cjs');
require('./react-stacks.cjs');
require('./query-errors.cjs');

/** As for suites of the server, in an empty page. What sets a suite up is read again for each, because its hooks belong to one suite. */
export function runSuite(globalConfig, config, path) {
  emptyPage();
  for (const setup of config.setupFilesAfterEnv) delete require.cache[setup];
  return runSuiteHere(globalConfig, config, path);
}

/** A page has timers for as long as it is open, and so have the pages of these suites. */
export const teardown = () => setImmediate(() => process.exit());
