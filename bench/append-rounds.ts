import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { newId } from '@covertrail/platform/ids/ids';
import { sampleEvent } from './sample-event.js';
import { median } from './timing.js';

const ROUNDS = 7;
const ROUND_MS = 600;

/** How many append at once, each after the answer to its append before. */
export const CALLERS = [1, 8, 32];

/** The part of the peer's rate that ours is to reach. */
export const LEAST_SHARE = 0.9;

export const APPEND_WORKLOAD = `one event an append, ${ROUNDS} rounds of ${ROUND_MS} ms each after one that is not counted, in turns with the peer, medians`;

export const callersText = (callers: number): string => `${callers} ${callers === 1 ? 'caller' : 'callers'}`;

/** Appends to a stream of its own until the time is over (`performance.now()`), and resolves with how many. */
export type AppendCaller = (until: number) => Promise<number>;

export const toStore =
  (store: EventStore): AppendCaller =>
  async (until) => {
    const stream = `policy-${newId()}`;
    let count = 0;
    for (; performance.now() < until; count += 1)
      await store.append(stream, [sampleEvent()], count === 0 ? 'no-stream' : count - 1);
    return count;
  };

/** Appends a second of so many callers at once, over one round. */
export async function appendRate(callers: number, call: AppendCaller): Promise<number> {
  const started = performance.now();
  const counts = await Promise.all(Array.from({ length: callers }, () => call(started + ROUND_MS)));
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - started);
}

/**
 * Medians of both sides, which take turns; in every other round the peer begins. A first round of each is not counted: a server that has
 * just started is slower in it, whoever calls.
 */
export async function appendRates(
  callers: number,
  ours: AppendCaller,
  theirs: AppendCaller,
): Promise<{ readonly ours: number; readonly theirs: number }> {
  const sides = [
    { call: ours, rates: [] as number[] },
    { call: theirs, rates: [] as number[] },
  ] as const;
  for (const { call } of sides) await appendRate(callers, call);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { call, rates } of round % 2 === 0 ? sides : [...sides].reverse())
      rates.push(await appendRate(callers, call));
  }
  return { ours: median(sides[0].rates), theirs: median(sides[1].rates) };
}
