import type { Position } from '@covertrail/domain/kernel/event';
import type { EventStore } from '#event-store/event-store.port';
import type { ProjectionEngine } from '#engine/projection-engine';
import type { ReactionEngine } from '#engine/reaction-engine';

/** What is to come to rest. Without `projections` (or `reactions`) only the other is waited for. */
export interface Settling {
  readonly events: EventStore;
  readonly projections?: ProjectionEngine;
  readonly reactions?: ReactionEngine;
}

/** Something was not at the head of the log in time. */
export class NotSettled extends Error {
  override readonly name = 'NotSettled';
}

/**
 * Waits until nothing is left to do: every reaction and every view has seen the last event, and what the reactions did
 * meanwhile as well. Resolves with that position; throws `NotSettled` after the time.
 */
export async function settle({ events, projections, reactions }: Settling, timeoutMs = 30_000): Promise<Position> {
  const deadline = performance.now() + timeoutMs;
  const left = () => Math.max(0, deadline - performance.now());
  for (;;) {
    const head = await events.head();
    const drained = (await reactions?.drained(head, left())) ?? true;
    const names = Object.keys((await projections?.positions()) ?? {});
    const applied = (await projections?.whenApplied(names, head, left())) ?? true;
    if (!drained || !applied) throw new NotSettled(`Not everything had come to ${head} in ${timeoutMs} ms`);
    if ((await events.head()) === head) return head;
  }
}
