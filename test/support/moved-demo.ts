import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { FEW_SUPPLIERS, seededFolder } from './seeded-folder.js';

const FROM_SOURCE = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];
const PASSPHRASE = { COVERTRAIL_BACKUP_PASSPHRASE: 'a passphrase of the move' };

/**
 * Moves a small demo world from files to the stores of these settings, which are new, as `docs/runbooks/move-to-servers.md` says; `backup` is a folder for the way.
 * A server that took each command that makes the world would take ten times as long.
 */
export async function moveDemoTo(settings: NodeJS.ProcessEnv, backup: string): Promise<void> {
  const files = seededFolder(FEW_SUPPLIERS);
  await run({ COVERTRAIL_FOLDER: files }, 'backup', backup);
  await run(settings, 'restore', backup, '--send-mail');
  rmSync(files, { recursive: true });
}

async function run(settings: NodeJS.ProcessEnv, script: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [...FROM_SOURCE, `scripts/${script}.ts`, ...args], {
    env: { ...process.env, ...PASSPHRASE, ...settings },
  });
}
