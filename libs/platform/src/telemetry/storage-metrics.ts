import { statfs } from 'node:fs/promises';
import type { Metrics } from './metrics.js';
import { storedBytes } from '../files/stored-bytes.js';

/** A folder of many files is measured at most this often. */
const MEASURED_MS = 60_000;

/** From now on the page of metrics shows how much is stored in a folder, and how full its disk is. What is on servers is not in it. */
export function collectStorage(metrics: Metrics, folder: string): void {
  let measuredAt = -Infinity;
  metrics.collect('storage', async () => {
    const { bavail, bsize, blocks } = await statfs(folder);
    metrics.set('diskFree', {}, bavail * bsize);
    metrics.set('diskSize', {}, blocks * bsize);
    if (performance.now() - measuredAt < MEASURED_MS) return;
    measuredAt = performance.now();
    const measured = [...(await storedBytes(folder))].flatMap(([store, bytes]) =>
      bytes ? [[{ store }, bytes] as const] : [],
    );
    metrics.setAll('storageBytes', measured);
  });
}
