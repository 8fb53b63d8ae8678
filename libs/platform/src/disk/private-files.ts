import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FileNotGiven } from '../sqlite/file-trouble.js';

const OF_ITS_OWNER = 0o700;
const FILE_OF_ITS_OWNER = 0o600;
const { R_OK, W_OK, X_OK } = constants;

/** Throws FileNotGiven where this process could not write these files in this folder. Writes nothing. */
export function refuseUnusable(folder: string, files: readonly string[]): void {
  given(nearest(folder), W_OK | X_OK);
  for (const file of files) if (existsSync(file)) given(file, R_OK | W_OK);
}

/** Creates the folder where it is missing, readable only by its owner. Throws FileNotGiven. */
export function keepFolder(folder: string): void {
  allowed(folder, () => {
    mkdirSync(folder, { recursive: true, mode: OF_ITS_OWNER });
    narrow(folder, OF_ITS_OWNER);
  });
}

/** Creates the file where it is missing, readable only by its owner. SQLite gives the files that it puts beside it the same rights. */
export function keepFile(file: string): void {
  allowed(file, () => {
    closeSync(openSync(file, 'a', FILE_OF_ITS_OWNER));
    for (const beside of ['', '-wal', '-shm']) if (existsSync(file + beside)) narrow(file + beside, FILE_OF_ITS_OWNER);
  });
}

/** A process that does not own the file cannot change its rights, and did not set them. */
function narrow(path: string, mode: number): void {
  const { mode: found, uid } = statSync(path);
  if ((found & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(path, mode);
}

/** The folder, or its nearest parent that exists. */
function nearest(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) ? path : nearest(dirname(path));
}

const given = (path: string, mode: number): void => allowed(path, () => accessSync(path, mode));

function allowed(path: string, use: () => void): void {
  try {
    use();
  } catch (error) {
    throw FileNotGiven.of(path, error);
  }
}
