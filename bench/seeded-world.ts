import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A demo world on disk. */
export interface SeededWorld {
  readonly folder: string;
  /** From the start of the process until the world stood. */
  readonly seconds: number;
  /** Its last commands are of the day before. */
  readonly today: string;
  readonly suppliers: number;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const FROM_SOURCE = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];

/** Runs the product's own seed in a process of its own. */
export async function seedWorld(folder: string, suppliers: number): Promise<SeededWorld> {
  const today = new Date().toISOString().slice(0, 10);
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...FROM_SOURCE, 'scripts/seed.ts', '--suppliers', String(suppliers), '--today', today],
    {
      cwd: ROOT,
      env: { ...process.env, COVERTRAIL_FOLDER: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve));
  if (code !== 0) throw new Error(`The seed ended with ${code}`);
  return { folder, seconds: (performance.now() - started) / 1000, today, suppliers };
}

/** The same world in another folder, to be written to. */
export function copyWorld(world: SeededWorld, folder: string): string {
  cpSync(world.folder, folder, { recursive: true });
  return folder;
}
