import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { once } from './timing.js';

const EVERY_MS = 50;
const PAGE = Buffer.alloc(4_096, 1);

/**
 * Writes and flushes a page now and then while something else is measured: no command can be answered before a flush, so
 * this is what the disk alone would have cost at that time. Resolves with the milliseconds of each.
 */
export async function flushWhile(folder: string, work: () => Promise<unknown>): Promise<number[]> {
  mkdirSync(folder, { recursive: true });
  const file = await open(join(folder, 'flush'), 'w');
  const times: number[] = [];
  let working = true;
  const done = work().finally(() => (working = false));
  while (working) {
    times.push(
      await once(async () => {
        await file.write(PAGE);
        await file.sync();
      }),
    );
    await sleep(EVERY_MS);
  }
  await file.close();
  await done;
  return times;
}
