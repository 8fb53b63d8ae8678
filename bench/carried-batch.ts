import { setTimeout as sleep } from 'node:timers/promises';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ApiCaller } from './api-caller.js';
import { once } from './timing.js';

const PATIENCE_MS = 120_000;
const LOOKS_EVERY_MS = 50;

/** Of a batch, in the list of all of them. */
interface Progress {
  readonly id: string;
  readonly stage: string;
  readonly done: number;
}

export interface CarriedBatch {
  /** From the call that began it until its end could be read, in milliseconds. */
  readonly ms: number;
  /** Of each call that was asked meanwhile, in milliseconds. */
  readonly calls: readonly number[];
  /** How often the list said that it was further. */
  readonly steps: number;
}

interface Watched {
  /** Whoever began it, and reads the list of batches. */
  readonly by: ApiCaller;
  readonly begin: () => Promise<string>;
  readonly list: string;
  /** What people look at meanwhile, in turns. */
  readonly pages: readonly string[];
  /** After this it is given up. */
  readonly patienceMs?: number;
}

/** Begins a batch, and opens pages until it has ended. */
export async function carriedBatch({
  by,
  begin,
  list,
  pages,
  patienceMs = PATIENCE_MS,
}: Watched): Promise<CarriedBatch> {
  const calls: number[] = [];
  const seen = new Set<number>();
  const started = performance.now();
  const batchId = await begin();
  for (let turn = 0; performance.now() - started < patienceMs; turn += 1) {
    const { rows } = (await by.call<PageOf<Progress>>('GET', list)).body;
    const batch = rows.find(({ id }) => id === batchId);
    if (batch?.stage === 'completed') return { ms: performance.now() - started, calls, steps: seen.size };
    if (batch && batch.done > 0) seen.add(batch.done);
    calls.push(await once(() => by.call('GET', pages[turn % pages.length] ?? list)));
    await sleep(LOOKS_EVERY_MS);
  }
  throw new Error(`The batch did not end in ${patienceMs} ms`);
}
