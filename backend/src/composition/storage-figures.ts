import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageFigures } from '@covertrail/contracts/maintenance/maintenance.replies';
import type { Config } from './config.js';

/** Sizes of the embedded stores, what lies in their write-ahead logs included. What a server keeps it measures itself. */
export async function storageFigures({ folder, mongodbUrl }: Pick<Config, 'folder' | 'mongodbUrl'>): Promise<readonly StorageFigures[]> {
  const embedded = mongodbUrl === null;
  return [
    { part: 'log', bytes: await sizeOfStore(folder, 'events.db') },
    { part: 'readStore', bytes: embedded ? await sizeOfStore(folder, 'reads.db') : null },
    { part: 'vault', bytes: embedded ? await sizeOfStore(folder, 'vault.db') : null },
    { part: 'files', bytes: embedded ? await sizeOfFolder(join(folder, 'files')) : null },
  ];
}

/** Null where there is no such file: another store holds it. */
async function sizeOfStore(folder: string, name: string): Promise<number | null> {
  const main = await sizeOfFile(join(folder, name));
  return main === null ? null : main + ((await sizeOfFile(join(folder, `${name}-wal`))) ?? 0);
}

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  let bytes = 0;
  for (const entry of entries) if (entry.isFile()) bytes += (await sizeOfFile(join(entry.parentPath, entry.name))) ?? 0;
  return bytes;
}

const sizeOfFile = (file: string): Promise<number | null> => stat(file).then(({ size }) => size, ifMissing(null));

/** Files come and go while they are counted. */
const ifMissing = <Value>(value: Value) => (error: unknown): Value => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
  throw error;
};
