import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '#event-store/event-store.port';
import type { Document, Write } from '#read-store/read-store.port';
import { foldBatch } from '#engine/folding/batch-fold';
import { concerns } from '#engine/log/log-entry';
import { RefoldSession } from '#engine/folding/refold-session';
import type { ProjectionContext } from '#engine/folding/projection-handler';
import type { ProjectionSubscription } from '#engine/subscription/projection-subscription';

/** The result of a repair. `needsRebuild`: an event was parked whose documents are unknown. */
export interface Repaired {
  readonly repaired: readonly string[];
  readonly failed: readonly string[];
  readonly needsRebuild: boolean;
}

const STRETCH = 1_000;
const NEVER_STOPPED = new AbortController().signal;

/**
 * Folds the quarantined documents of a view from the first event on, while the view continues. The last part runs between two of
 * its batches, so that no event is missed. A document that still cannot be folded stays quarantined.
 */
export async function repairProjection(subscription: ProjectionSubscription, context: ProjectionContext): Promise<Repaired> {
  const { poison } = subscription.handler;
  const parked = await poison.parked();
  if (parked.some(({ key }) => key === null)) return { repaired: [], failed: [], needsRebuild: true };
  const keys = new Set(poison.quarantined);
  if (keys.size === 0) return { repaired: [], failed: [], needsRebuild: false };
  const refold = new Refold(subscription, context, keys);
  await refold.upTo(subscription.follower.seen);
  return subscription.follower.exclusively(async (at, commit) => {
    await refold.upTo(at);
    await commit(refold.writes(at), at);
    await poison.release(refold.sound);
    subscription.handler.forget();
    return { repaired: [...refold.sound], failed: [...refold.failed], needsRebuild: false };
  });
}

class Refold {
  readonly failed = new Set<string>();
  private readonly session: RefoldSession;
  private readonly handles: ReadonlySet<string>;
  private position: Position = START;

  constructor(private readonly subscription: ProjectionSubscription, private readonly context: ProjectionContext, private readonly keys: ReadonlySet<string>) {
    this.session = new RefoldSession(context.reads, subscription.collection, keys);
    this.handles = new Set(subscription.projection.handles);
  }

  get sound(): ReadonlySet<string> {
    return new Set([...this.keys].filter((key) => !this.failed.has(key)));
  }

  async upTo(end: Position): Promise<void> {
    while (this.position < end) {
      const stretch = await this.context.log.read(this.position, STRETCH);
      const entries = stretch.filter(({ position }) => position <= end);
      const { handler, projection } = this.subscription;
      const opened = await handler.open(entries.filter((entry) => concerns(entry, this.handles)));
      await foldBatch(opened, {
        projection,
        session: this.session,
        related: await handler.related(opened, end, NEVER_STOPPED),
        quarantine: { isQuarantined: (key) => !this.keys.has(key) || this.failed.has(key), quarantine: (key) => void this.failed.add(key) },
        silent: true,
      });
      this.position = entries.at(-1)?.position ?? end;
    }
  }

  /** They contain everything up to `at`. */
  writes(at: Position): Write[] {
    return [...this.sound].map((id) => {
      const document: Document | null = this.session.at(id).document;
      return { collection: this.subscription.collection, id, document, position: at };
    });
  }
}
