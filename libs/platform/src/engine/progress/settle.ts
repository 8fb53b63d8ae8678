import type { Position } from '@covertrail/domain/kernel/event';
import type { EventStore } from '#event-store/event-store.port';
import type { ReactionEngine } from '#engine/reaction-engine';
import type { ProjectionProgress } from './projection-progress.js';

/**
 * What must be idle: the views, whichever process folds them, and the reactions of this process. Where one is absent, only the
 * other is waited for.
 */
export interface Settling {
  readonly events: Pick<EventStore, 'head'>;
  readonly views?: Pick<ProjectionProgress, 'names' | 'whenApplied'>;
  readonly reactions?: Pick<ReactionEngine, 'drained'>;
}

/** Some view or reaction did not reach the end of the log in time. */
export class NotSettled extends Error {
  override readonly name = 'NotSettled';
}

/**
 * Waits until no work is left: every reaction and every view has processed the last event, and the events that reactions caused
 * in the meantime. Resolves with that position; throws `NotSettled` after the time.
 */
export async function settle({ events, views, reactions }: Settling, timeoutMs: number): Promise<Position> {
  const deadline = performance.now() + timeoutMs;
  const left = () => Math.max(0, deadline - performance.now());
  for (;;) {
    const head = await events.head();
    const drained = (await reactions?.drained(head, left())) ?? true;
    const applied = (await views?.whenApplied(views.names, head, left())) ?? true;
    if (!drained || !applied) throw new NotSettled(`Views and reactions did not reach ${head} in ${timeoutMs} ms`);
    if ((await events.head()) === head) return head;
  }
}
