import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { until } from './until.js';

/** Every view is built by then. */
const BUILT_MS = 240_000;
/** To be asked costs the stores as well. */
const LOOK_AGAIN_MS = 2_000;

/** The built product in a process of its own, on a free port. */
export interface ProductProcess {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts `backend/dist` on a folder and resolves when it says that it is open. */
export async function startProduct(folder: string, more: NodeJS.ProcessEnv = {}): Promise<ProductProcess> {
  const env = { ...process.env, COVERTRAIL_FOLDER: folder, PORT: '0', ...more };
  const child = spawn(process.execPath, ['backend/dist/src/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await openedAt(child);
  return {
    url: url.replace('[::1]', 'localhost').replace('[::]', 'localhost'),
    process: child,
    stop: () => stopped(child),
  };
}

/** Resolves once the product's views show what was in the log when it started. */
export async function untilReady({ url }: Pick<ProductProcess, 'url'>): Promise<void> {
  const isReady = async (): Promise<boolean> => (await fetch(`${url}/covertrail-api/health/ready`)).ok;
  await until('the views are built', isReady, BUILT_MS, LOOK_AGAIN_MS);
}

/** Starts `projections/dist` and resolves when it says that it folds. */
export async function startWorker(env: NodeJS.ProcessEnv): Promise<Pick<ProductProcess, 'stop'>> {
  const child = spawn(process.execPath, ['projections/dist/src/main.js'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code} before it folded`)));
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('Covertrail folds') && resolve());
  });
  return { stop: () => stopped(child) };
}

function openedAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was open`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const url = /"url":"([^"]+)"/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
