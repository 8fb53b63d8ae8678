import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metrics } from './metrics.js';

/** What stands in the folder of a process, each with what belongs to it: `events.db`, `events.db-wal` … */
const STORES = ['events', 'reads', 'vault', 'files', 'mailbox'] as const;
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
    const names = await readdir(folder);
    const measured = await Promise.all(STORES.map(async (store) => {
      const own = names.filter((name) => name === store || name.startsWith(`${store}.db`));
      const sizes = await Promise.all(own.map((name) => sizeOf(join(folder, name))));
      return [{ store }, sizes.reduce((sum, size) => sum + size, 0)] as const;
    }));
    metrics.setAll('storageBytes', measured.filter(([, bytes]) => bytes > 0));
  });
}

/** In bytes; 0 for what is gone by now. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.size;
  const names = await readdir(path);
  let bytes = 0;
  for (const name of names) bytes += await sizeOf(join(path, name));
  return bytes;
}
