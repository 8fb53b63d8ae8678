import { fileURLToPath } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** As in development; the module is found from the working directory. */
const FROM_SOURCE = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];

/**
 * Starts the worker thread `<stem>.ts` or `<stem>.js` beside the module with this `import.meta.url`: a built module starts a
 * built worker, a source module one that runs from source, also under Jest.
 */
export function spawnWorker(
  stem: string,
  beside: string,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  const extension = beside.endsWith('.ts') ? '.ts' : '.js';
  const file = fileURLToPath(new URL(`./${stem}${extension}`, beside));
  return new Worker(
    file,
    extension === '.ts' ? { workerData, resourceLimits, execArgv: FROM_SOURCE } : { workerData, resourceLimits },
  );
}
