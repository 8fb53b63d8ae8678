import { createRequire } from 'node:module';
import { runSuiteHere } from './run-suite.mjs';

createRequire(import.meta.url)('./server-modules.cjs');

/** Jest ends a process by force half a second after it was asked to end: before that it says what keeps it. */
const SETTLED_MS = 300;

export const runSuite = runSuiteHere;

/** What suites of this process share ends with it: they add to this list what ends it. Whatever else is open then is named. */
export async function teardown() {
  for (const end of globalThis.endsOfRun ?? []) await end();
  setTimeout(
    () => console.error(`Left open by a suite: ${process.getActiveResourcesInfo().join(', ')}`),
    SETTLED_MS,
  ).unref();
}
