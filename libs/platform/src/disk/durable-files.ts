import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Null where the path does not exist. */
export async function whenThere<Result>(looking: Promise<Result>): Promise<Result | null> {
  try {
    return await looking;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A new file that only its owner may read, flushed to the disk on return. */
export async function writeFlushed(path: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the names in a folder to the disk. Windows cannot open a folder, and journals names itself. */
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
 * Renames a file or folder; flushed to the disk on return. Of several processes that move the same thing one gets `done`, the
 * others `gone`. A folder that is not empty is never replaced: `taken`.
 */
export async function move(from: string, to: string): Promise<'done' | 'gone' | 'taken'> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'gone';
    if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') return 'taken';
    throw error;
  }
  // A folder that was moved again was flushed by the process that moved it.
  await whenThere(flushFolder(dirname(to)));
  await whenThere(flushFolder(dirname(from)));
  return 'done';
}

/** Puts a file in the place of the one of before, which is there until then; flushed to the disk on return. */
export async function replaceFlushed(path: string, content: string): Promise<void> {
  await rm(`${path}.new`, { force: true });
  await writeFlushed(`${path}.new`, content);
  await move(`${path}.new`, path);
}
