import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const LOOK_MS = 25;

/** In plain JavaScript, so that it watches before anything else is loaded. */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.mostBytes) process.kill(process.pid, 'SIGKILL');
  }, workerData.lookMs);
`;

/**
 * Ends this process when it holds more memory than this, whatever it does: a thread of its own looks. The heap has a bound of its own,
 * but buffers have none. Resolves when it watches.
 */
export async function watchMemory(mostMb: number): Promise<void> {
  const watch = new Worker(WATCH, {
    eval: true,
    execArgv: [],
    workerData: { mostBytes: mostMb * 1_000_000, lookMs: LOOK_MS },
  });
  await once(watch, 'online');
  watch.unref();
}
