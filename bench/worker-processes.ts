import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { kept } from './running-program.js';
import { FROM_SOURCE } from './seeded-world.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Starts so many projection workers on one infrastructure; resolves when all say that they fold, with the way to end them. */
export async function startWorkers(count: number, env: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }> {
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(env)));
  return { stop: async () => void (await Promise.all(workers.map(({ stop }) => stop()))) };
}

async function startWorker(env: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, [...FROM_SOURCE, 'projections/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = kept(child);
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('Covertrail folds') && resolve());
    void gone.then(() => reject(new Error('A worker ended before it folded')));
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
