import { createRequire } from 'node:module';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const require = createRequire(import.meta.url);
const circus = createRequire(require.resolve('jest-circus/runner'));
/** The module itself, whose members can be replaced. */
const asyncHooks = require('node:async_hooks');

const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

const mocker = new ModuleMocker(globalThis);
const mocks = ['fn', 'spyOn', 'mocked', 'replaceProperty', 'clearAllMocks', 'resetAllMocks', 'restoreAllMocks'];
const timers = [
  'useRealTimers',
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'runAllTimers',
  'runAllTimersAsync',
  'setSystemTime',
  'getRealSystemTime',
];

/** The part of Jest's `jest` that works with Node's own modules: it mocks no modules. */
export function jestObject(config) {
  const fake = new ModernFakeTimers({ config, global: globalThis });
  const jest = {
    setTimeout: (ms) => {
      globalThis[TEST_TIMEOUT] = ms;
      return jest;
    },
    useFakeTimers: (options) => {
      fake.useFakeTimers(options);
      return jest;
    },
  };
  for (const name of mocks) jest[name] = mocker[name].bind(mocker);
  for (const name of timers) jest[name] = fake[name].bind(fake);
  return jest;
}

/** Nothing of the suite before: neither its time-out nor its hooks. */
export function forgetSuite() {
  delete globalThis[TEST_TIMEOUT];
  delete globalThis[EVENT_HANDLERS];
  globalThis.jest?.useRealTimers();
  globalThis.jest?.restoreAllMocks();
}

/**
 * In which test this code runs, for jest-circus, which has an `AsyncLocalStorage` for it. Node asks every storage of a process whenever a promise is made, and
 * gives none up: with that of each suite before it, the hundredth suite took three times as long. Tests run one after another here, so a variable is enough.
 */
class TestContext {
  #current;

  getStore() {
    return this.#current;
  }

  async run(context, work) {
    const outer = this.#current;
    this.#current = context;
    try {
      return await work();
    } finally {
      this.#current = outer;
    }
  }
}

/** What jest-circus asks of Jest's virtual machine, answered by the process itself. */
export const plainRuntime = {
  /** New for each suite: the module keeps the tests that it was given. */
  requireInternalModule: (path) => {
    delete circus.cache[path];
    const { AsyncLocalStorage } = asyncHooks;
    asyncHooks.AsyncLocalStorage = TestContext;
    try {
      return circus(path);
    } finally {
      asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    }
  },
  requireModule: (path) => require(path),
  unstable_shouldLoadAsEsm: () => false,
  setGlobalsForRuntime: () => undefined,
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
};
