import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFlushed, whenThere } from '../disk/durable-files.js';
import type { CheckpointTarget } from './checkpoint-target.port.js';
import type { Checkpoint } from './checkpoint.js';
import { verifierKeyOf, type VerifierKey } from './ledger-key.js';
import { openedCheckpoint } from './signed-checkpoint.js';

const KEY_FILE = 'verifier-key.txt';
const NOTE_FILE = /^\d{4}-\d{2}-\d{2}\.txt$/;

/** One file for each day, and the key beside them. */
export const checkpointFolder = (folder: string): CheckpointTarget => ({
  name: 'folder',
  publish: async ({ day, note, key }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await replaceFlushed(join(folder, KEY_FILE), `${key}\n`);
    await replaceFlushed(join(folder, `${day}.txt`), note);
  },
});

/** What a folder of checkpoints says. */
export interface KeptCheckpoints {
  readonly key: VerifierKey;
  /** Those that the key signed. */
  readonly checkpoints: readonly Checkpoint[];
  /** Files that it did not sign, by name. */
  readonly refused: readonly string[];
}

/** Null where the folder does not exist or has no key. `keyLine`: a key from elsewhere, which counts instead of the one in the folder. */
export async function keptCheckpoints(folder: string, keyLine: string | null): Promise<KeptCheckpoints | null> {
  const line = keyLine ?? (await whenThere(readFile(join(folder, KEY_FILE), 'utf8')));
  const key = line === null ? null : verifierKeyOf(line);
  const names = ((await whenThere(readdir(folder))) ?? []).filter((name) => NOTE_FILE.test(name)).sort();
  if (key === null) return null;
  const read = await Promise.all(
    names.map(async (name) => ({
      name,
      checkpoint: openedCheckpoint(await readFile(join(folder, name), 'utf8'), key),
    })),
  );
  return {
    key,
    checkpoints: read.flatMap(({ checkpoint }) => checkpoint ?? []),
    refused: read.flatMap(({ name, checkpoint }) => (checkpoint === null ? [name] : [])),
  };
}
