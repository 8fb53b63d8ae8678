import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pause } from '#timing/back-off';
import { BackupRefused, MANIFEST } from './backup-format.js';
import { existsSync } from 'node:fs';

export interface Schedule {
  /** Each backup is a folder in it, named by its moment. */
  readonly folder: string;
  readonly everyMs: number;
  /** The newest so many stay. */
  readonly keep: number;
  readonly signal: AbortSignal;
}

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** `30m`, `24h`, `7d` in milliseconds. Throws BackupRefused for any other text. */
export function periodFrom(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const period = Number(count) * (UNIT_MS[unit] ?? NaN);
  if (!(period > 0)) throw new BackupRefused(`--every takes a time like 30m, 24h or 7d, not "${text}"`);
  return period;
}

/** Backs up at once and then every so often until the signal aborts. Old ones go only after a new one is there. */
export async function inTurns(
  { folder, everyMs, keep, signal }: Schedule,
  backUp: (folder: string) => Promise<void>,
): Promise<void> {
  if (!Number.isInteger(keep) || keep < 1) throw new BackupRefused('--keep takes a whole number above zero');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  while (!signal.aborted) {
    const into = join(folder, new Date().toISOString().replace(/:|\.\d{3}/g, ''));
    await backUp(into);
    if (existsSync(join(into, MANIFEST))) await forgetOld(folder, keep);
    await pause(everyMs, signal);
  }
}

async function forgetOld(folder: string, keep: number): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of backups.slice(0, Math.max(0, backups.length - keep)))
    await rm(join(folder, name), { recursive: true });
}
