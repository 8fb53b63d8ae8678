import { Worker } from 'jest-worker';
import { eventstoreUnderTest } from './eventstore-under-test.mjs';

const WORKER = new URL('./plain-worker.mjs', import.meta.url);
/** As `npm run dev` starts the backend, for the threads and programs that suites start: packages resolve to their sources, TypeScript is compiled as it is read. */
const NODE_OPTIONS = [
  '-C',
  'covertrail-source',
  '--import',
  './scripts/build/typescript-sources.mjs',
  '--enable-source-maps',
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
];

const inBrowser = ({ path }) => Number(path.endsWith('.browser.spec.ts'));

/**
 * A Jest runner for suites of the server: they run in plain Node processes, and the suites of one process share its modules. Jest's own
 * runner gives each suite a virtual machine into which it loads Nest and the product again, which takes longer than most suites do.
 * In return a suite leaves nothing behind: it closes what it opens, and restores what it replaces.
 */
export default class PlainRunner {
  #globalConfig;
  worker = WORKER;

  constructor(globalConfig) {
    this.#globalConfig = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    // The longest first, so that no process is left alone with them.
    const waiting = [...tests].sort((a, b) => inBrowser(b) - inBrowser(a));
    const eventstore = await eventstoreUnderTest(tests);
    const numWorkers = Math.min(this.#globalConfig.maxWorkers, waiting.length);
    const worker = new Worker(this.worker, {
      numWorkers,
      exposedMethods: ['runSuite'],
      maxRetries: 0,
      forkOptions: { execArgv: NODE_OPTIONS, stdio: 'inherit' },
    });
    const runOne = async (test) => {
      await onStart(test);
      try {
        await onResult(test, await worker.runSuite(this.#globalConfig, test.context.config, test.path));
      } catch (error) {
        await onFailure(test, { message: error.message, stack: error.stack ?? String(error), type: error.type });
      }
    };
    const runNext = async () => {
      for (let test = waiting.shift(); test !== undefined && !watcher.isInterrupted(); test = waiting.shift())
        await runOne(test);
    };
    await Promise.all(Array.from({ length: numWorkers }, runNext));
    await worker.end();
    await eventstore.end();
  }
}
