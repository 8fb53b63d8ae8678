import { KeptChild, type Program } from './kept-child.js';
import type { InfrastructureUnderTest } from './infrastructure-under-test.js';

const ANSWER_MS = 5_000;
/** A suite that is interrupted leaves no process running. */
const END_WITH_US = ['--import', './scripts/cluster/end-with-parent.mjs'];

const answers = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })).ok;

/** A backend that leaves the folding to workers. */
export const backendProgram = (name: string, { env }: InfrastructureUnderTest): Program => ({
  name,
  command: process.execPath,
  args: [...END_WITH_US, 'backend/dist/src/main.js'],
  env: { ...env, PORT: '0', COVERTRAIL_PROJECTIONS: 'elsewhere' },
  opened: /"url":"[^"]*:(\d+)\/?"/,
  ready: (port) => answers(`http://localhost:${port}/covertrail-api/health/ready`),
});

export const workerProgram = (name: string, { env }: InfrastructureUnderTest): Program => ({
  name,
  command: process.execPath,
  args: [...END_WITH_US, 'projections/dist/src/main.js'],
  env: { ...env, COVERTRAIL_HEALTH_PORT: '0' },
  opened: /"healthPort":(\d+)/,
  ready: (port) => answers(`http://localhost:${port}/health/ready`),
});

/** Backends and workers on one infrastructure. `end` may be called at any time and leaves no process running. */
export class Cluster {
  readonly backends: readonly KeptChild[];
  readonly workers: readonly KeptChild[];

  constructor(
    readonly infrastructure: InfrastructureUnderTest,
    size: { readonly backends: number; readonly workers: number },
  ) {
    this.backends = names('backend', size.backends).map((name) => new KeptChild(backendProgram(name, infrastructure)));
    this.workers = names('worker', size.workers).map((name) => new KeptChild(workerProgram(name, infrastructure)));
  }

  get all(): readonly KeptChild[] {
    return [...this.workers, ...this.backends];
  }

  /** Starts everything and waits until it is ready. */
  async start(): Promise<void> {
    for (const child of this.all) child.start();
    await this.ready();
  }

  async ready(): Promise<void> {
    await Promise.all(this.all.map((child) => child.untilReady()));
  }

  /** Where a backend answers; null while it does not. */
  urlOf(number: number): string | null {
    const port = this.backends[number]?.address;
    return port ? `http://localhost:${port}` : null;
  }

  /** Asks everybody to end, as a deployment does. */
  async stop(): Promise<void> {
    await Promise.all(this.all.map((child) => child.end('SIGTERM')));
  }

  /** Kills whatever still runs; a stopped process dies of it too. */
  async end(): Promise<void> {
    await Promise.all(this.all.map((child) => child.end('SIGKILL')));
  }
}

const names = (what: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${what}-${n + 1}`);
