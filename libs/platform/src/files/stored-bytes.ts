import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { whenThere } from '../disk/durable-files.js';

/** What stands in the folder of a process, each with what belongs to it: `events.db`, `events.db-wal` … */
const STORES = ['events', 'reads', 'vault', 'files', 'mailbox'] as const;
export type StoredPart = (typeof STORES)[number];

/** Bytes of each store in a folder, write-ahead logs included; null for one that is not there: a server may keep it. */
export async function storedBytes(folder: string): Promise<ReadonlyMap<StoredPart, number | null>> {
  const names = await readdir(folder);
  return new Map(
    await Promise.all(
      STORES.map(async (store) => {
        const own = names.filter((name) => name === store || name.startsWith(`${store}.db`));
        const sizes = await Promise.all(own.map((name) => sizeOf(join(folder, name))));
        return [store, own.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0)] as const;
      }),
    ),
  );
}

/** In bytes; 0 for what is gone by now: files come and go while they are counted. */
async function sizeOf(path: string): Promise<number> {
  const found = await whenThere(stat(path));
  if (found === null) return 0;
  if (!found.isDirectory()) return found.size;
  let bytes = 0;
  for (const name of (await whenThere(readdir(path))) ?? []) bytes += await sizeOf(join(path, name));
  return bytes;
}
