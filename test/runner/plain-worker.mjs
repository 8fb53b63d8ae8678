import circus from 'jest-circus/runner';
import { forgetSuite, jestObject, plainRuntime } from './plain-runtime.mjs';

/** Jest ends a process by force half a second after it was asked to end: before that it says what keeps it. */
const SETTLED_MS = 300;

/** Runs one suite in this process and answers in the form that Jest's reporters read. */
export const runSuite = (globalConfig, config, path) => runSuiteBy(plainRuntime, globalConfig, config, path);

/** The same, by what loads the modules of its suites. */
export async function runSuiteBy(modules, globalConfig, config, path) {
  forgetSuite();
  globalThis.jest = jestObject(config);
  const start = Date.now();
  const result = await circus.default(globalConfig, config, { global: globalThis }, modules, path);
  const end = Date.now();
  const runtime = end - start;
  const count = result.numPassingTests + result.numFailingTests + result.numPendingTests + result.numTodoTests;
  return {
    ...result,
    displayName: config.displayName,
    skipped: count === result.numPendingTests,
    perfStats: { ...result.perfStats, start, end, runtime, slow: runtime / 1000 > config.slowTestThreshold },
  };
}

/** What suites of this process share ends with it: they add to this list what ends it. Whatever else is open then is named. */
export async function teardown() {
  for (const end of globalThis.endsOfRun ?? []) await end();
  setTimeout(
    () => console.error(`Left open by a suite: ${process.getActiveResourcesInfo().join(', ')}`),
    SETTLED_MS,
  ).unref();
}
