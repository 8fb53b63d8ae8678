import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How a file ends that is not whole yet. */
export const HALF = '.half';

/** Writes a file whole or not at all, for a program that reads it meanwhile; another program may write the same file. */
export function putWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${randomUUID()}${HALF}`;
  writeFileSync(half, content);
  renameSync(half, path);
}
