import type { StorageFigures } from '@covertrail/contracts/maintenance/maintenance.replies';
import { storedBytes } from '@covertrail/platform/files/stored-bytes';
import type { Config } from './config.js';

/** Bytes of the embedded stores. Null for what a server keeps, which measures it itself. */
export async function storageFigures({
  folder,
  mongodbUrl,
}: Pick<Config, 'folder' | 'mongodbUrl'>): Promise<readonly StorageFigures[]> {
  const stored = await storedBytes(folder);
  const embedded = mongodbUrl === null;
  return [
    { part: 'log', bytes: stored.get('events') ?? null },
    { part: 'readStore', bytes: embedded ? (stored.get('reads') ?? null) : null },
    { part: 'vault', bytes: embedded ? (stored.get('vault') ?? null) : null },
    { part: 'files', bytes: embedded ? (stored.get('files') ?? 0) : null },
  ];
}
