import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Caller } from '@covertrail/backend/testing/people';
import type { TestProduct } from '@covertrail/backend/testing/test-product';

/** How others were answered while some work was under way, in milliseconds. */
export interface Watched {
  /** Medians. */
  readonly health: number;
  readonly list: number;
  /** For how long the event loop was held at most. */
  readonly held: number;
}

/** Enough that a median says something, also of work that is over at once. */
const LEAST_PROBES = 5;

/** Asks for health and for the list of another company again and again until the work is over. */
export async function watched(product: TestProduct, other: Caller, work: () => Promise<unknown>): Promise<Watched> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [health, list]: [number[], number[]] = [[], []];
  delay.enable();
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  while (!isOver || health.length < LEAST_PROBES) {
    health.push(await timed(`${product.url}/covertrail-api/health/live`));
    list.push(await timed(`${product.url}/covertrail-api/requestor/templates`, other.token));
  }
  delay.disable();
  await done;
  return { health: median(health), list: median(list), held: delay.max / 1e6 };
}

/** The least of each figure: what the work itself causes comes every time, what the machine causes does not. */
export const leastOf = (all: readonly Watched[]): Watched => ({
  health: Math.min(...all.map(({ health }) => health)),
  list: Math.min(...all.map(({ list }) => list)),
  held: Math.min(...all.map(({ held }) => held)),
});

async function timed(url: string, token?: string): Promise<number> {
  const from = performance.now();
  const reply = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - from;
}

const median = (all: readonly number[]): number => all.toSorted((figure, other) => figure - other)[all.length >> 1]!;
