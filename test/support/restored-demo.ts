import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FEW_SUPPLIERS, seededFolder } from './seeded-folder.js';
import { until } from './until.js';

const FROM_SOURCE = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];
const PASSPHRASE = { COVERTRAIL_BACKUP_PASSPHRASE: 'a passphrase of the tests' };
/** Views that are built by one process from the first event on are at the end of the log by then, also on a busy machine. */
const BUILT_MS = 300_000;
const ASK_AGAIN_MS = 500;

const script = (name: string, env: NodeJS.ProcessEnv, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [...FROM_SOURCE, `scripts/${name}.ts`, ...args], {
    env: { ...process.env, ...PASSPHRASE, ...env },
  });

/** Puts the small demo world into the stores that these settings name: a backup of its files is restored there [K06]. */
export async function restoreDemo(env: NodeJS.ProcessEnv): Promise<void> {
  const made = seededFolder(FEW_SUPPLIERS);
  const backup = join(mkdtempSync(join(tmpdir(), 'covertrail-backup-')), 'demo');
  try {
    await script('backup', { COVERTRAIL_FOLDER: made }, backup);
    await script('restore', env, backup, '--send-mail');
  } finally {
    for (const folder of [made, join(backup, '..')]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves once the product at this address is ready: its views show what was in the log when it started. */
export async function untilReady(url: string): Promise<void> {
  const ready = `${url}/covertrail-api/health/ready`;
  await until('the product is ready', async () => (await fetch(ready)).ok, BUILT_MS, ASK_AGAIN_MS);
}
