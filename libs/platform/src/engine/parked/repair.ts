import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '#event-store/event-store.port';
import type { Write } from '#read-store/commits.port';
import type { Document } from '#read-store/document';
import { foldBatch, type Unfolded } from '#engine/folding/batch-fold';
import { concerns } from '#log/log-entry';
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
 * its batches, so that no event is missed. A document that still cannot be folded stays quarantined. What the
 * view may go on without is left out where it cannot be folded.
 */
export async function repairProjection(
  subscription: ProjectionSubscription,
  context: ProjectionContext,
): Promise<Repaired> {
  const { poison } = subscription.handler;
  await poison.skipped.load();
  const parked = await poison.parked();
  if (parked.some(({ key, eventId }) => key === null && !poison.skipped.has(eventId)))
    return { repaired: [], failed: [], needsRebuild: true };
  return repairDocuments(subscription, context);
}

/** The same where it is not known which documents some other parked event touches: those stay as they are. */
export async function repairDocuments(
  subscription: ProjectionSubscription,
  context: ProjectionContext,
): Promise<Repaired> {
  const { poison } = subscription.handler;
  await poison.skipped.load();
  const keys = new Set(poison.quarantined);
  if (keys.size === 0) {
    await poison.dropSkipped();
    return { repaired: [], failed: [], needsRebuild: false };
  }
  const refold = new Refold(subscription, context, keys);
  await refold.upTo(subscription.follower.seen);
  return subscription.follower.exclusively(async (at, commit) => {
    await refold.upTo(at);
    await commit(refold.writes(at), at);
    await poison.release(refold.sound);
    await subscription.handler.keepAside(await newly(refold.unfolded, subscription));
    await poison.dropSkipped();
    subscription.handler.forget();
    return { repaired: [...refold.sound], failed: [...refold.failed], needsRebuild: false };
  });
}

/** Those that were not listed for their document: since when the others are parked stays as it is. */
async function newly(
  unfolded: readonly Unfolded[],
  { handler: { poison } }: ProjectionSubscription,
): Promise<readonly Unfolded[]> {
  const listed = new Set(
    (await poison.parked()).filter(({ behind }) => !behind).map(({ eventId, key }) => `${eventId} ${key}`),
  );
  return unfolded.filter(({ entry, key }) => !listed.has(`${entry.id} ${key}`));
}

class Refold {
  readonly failed = new Set<string>();
  /** The first event of each failed document that could not be folded. */
  readonly unfolded: Unfolded[] = [];
  private readonly session: RefoldSession;
  private readonly handles: ReadonlySet<string>;
  private position: Position = START;

  constructor(
    private readonly subscription: ProjectionSubscription,
    private readonly context: ProjectionContext,
    private readonly keys: ReadonlySet<string>,
  ) {
    this.session = new RefoldSession(context.reads, subscription.collection, keys);
    this.handles = new Set(subscription.projection.handles);
  }

  get sound(): ReadonlySet<string> {
    return new Set([...this.keys].filter((key) => !this.failed.has(key)));
  }

  async upTo(end: Position): Promise<void> {
    await this.foldUpTo(end).finally(() => this.context.log.leave(this));
  }

  private async foldUpTo(end: Position): Promise<void> {
    while (this.position < end) {
      const stretch = await this.context.log.read(this.position, STRETCH, this);
      const entries = stretch.filter(({ position }) => position <= end);
      const { handler, projection } = this.subscription;
      const opened = await handler.open(entries.filter((entry) => concerns(entry, this.handles)));
      const { unfolded } = await foldBatch(opened, {
        projection,
        session: this.session,
        related: await handler.related(opened, end, NEVER_STOPPED),
        quarantine: {
          isQuarantined: (key) => !this.keys.has(key) || this.failed.has(key),
          quarantine: (key) => void this.failed.add(key),
        },
        skipped: handler.poison.skipped,
        silent: true,
      });
      this.unfolded.push(...unfolded.filter(({ error, key }) => error !== null && key !== null));
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
