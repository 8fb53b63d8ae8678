import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly count: number;
}

/** Throws without a sample: a measure that measured nothing has failed. */
export function spreadOf(samples: readonly number[]): Spread {
  return { p50: share(samples, 0.5), p99: share(samples, 0.99), max: share(samples, 1), count: samples.length };
}

/** The sample that this share of all lies below. Throws without a sample. */
export function share(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const sample = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (sample === undefined) throw new Error('Nothing was measured');
  return sample;
}

export const median = (samples: readonly number[]): number => share(samples, 0.5);

/**
 * Starts calls at a fixed rate whether or not earlier ones have come back, and gives for each the milliseconds since it was
 * due: a caller that had to wait for its turn counts its wait.
 */
export async function paced(
  perSecond: number,
  seconds: number,
  call: (index: number) => Promise<void>,
): Promise<number[]> {
  const started = performance.now();
  const calls: Promise<number>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    calls.push(timed(due, call(index)));
  }
  return Promise.all(calls);
}

async function timed(due: number, call: Promise<void>): Promise<number> {
  await call;
  return performance.now() - due;
}

/** Milliseconds that one call takes. */
export async function once(call: () => unknown): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}
