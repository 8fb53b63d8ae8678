import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Null where the path leads nowhere. */
export async function whenThere<Result>(looking: Promise<Result>): Promise<Result | null> {
  try {
    return await looking;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A new file that only its owner may read, on the disk when this is done. */
export async function writeFlushed(path: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Has the disk know what a folder holds. Windows opens no folder, and writes its own journal of names. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Renames a file or folder; on the disk when this is done. Of several that move the same thing one alone is `done`, the others
 * find it `gone`. A folder that is not empty is never replaced: `taken`.
 */
export async function move(from: string, to: string): Promise<'done' | 'gone' | 'taken'> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'gone';
    if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') return 'taken';
    throw error;
  }
  // A folder that has moved on by now was flushed where it went.
  await whenThere(flushFolder(dirname(to)));
  await whenThere(flushFolder(dirname(from)));
  return 'done';
}
