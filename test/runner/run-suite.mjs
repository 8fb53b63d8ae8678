import circus from 'jest-circus/runner';
import { forgetSuite, jestObject, plainRuntime } from './plain-runtime.mjs';

/** Runs one suite in this process, whose `require` reads our sources, and answers in the form that Jest's reporters read. */
export async function runSuiteHere(globalConfig, config, path) {
  forgetSuite();
  globalThis.jest = jestObject(config);
  const start = Date.now();
  const result = await circus.default(globalConfig, config, { global: globalThis }, plainRuntime, path);
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
