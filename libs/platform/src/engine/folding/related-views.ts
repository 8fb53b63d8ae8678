import type { Position, Recorded } from '@covertrail/domain/kernel/event';
import type { ProjectionProgress } from '#engine/progress/projection-progress';
import { collectionOf, type Projection, type Related, type RelatedDocuments } from '#engine/projection';
import type { Document } from '#read-store/document';
import type { DocumentReads } from '#read-store/document-reads.port';
import { answered, LookupFailed } from './stored-ids.js';

const LOOK_AGAIN_MS = 250;
const NONE: RelatedDocuments = new Map();

/** What projections read from their related views, whichever process folds those. */
export class RelatedViews {
  constructor(
    private readonly reads: Pick<DocumentReads, 'getMany'>,
    private readonly progress: Pick<ProjectionProgress, 'pin' | 'whenApplied'>,
  ) {}

  /**
   * The related documents of events up to a position; waits until the related view has reached it. Throws `LookupFailed` when it
   * is stopped before that, and while the active collection of that view has another version.
   */
  async of(
    { related }: Projection,
    events: readonly Recorded[],
    upTo: Position,
    stopping: AbortSignal,
  ): Promise<RelatedDocuments> {
    if (!related) return NONE;
    const collection = await this.applied(related.projection, upTo, stopping);
    const found = new Map<string, Document>();
    const lookedUp = new Set<string>();
    for (;;) {
      const ids = [...new Set(events.flatMap((event) => idsOf(related, event, found)))].filter(
        (id) => !lookedUp.has(id),
      );
      if (ids.length === 0) return found;
      for (const id of ids) lookedUp.add(id);
      for (const document of await answered(this.reads.getMany<Document>(collection, ids)))
        found.set(document.id, document);
    }
  }

  private async applied(projection: Projection, upTo: Position, stopping: AbortSignal): Promise<string> {
    for (;;) {
      const { collection, position } = await this.progress.pin(projection.name);
      if (!isOurs(collection, projection))
        throw new LookupFailed(`${collection} is not of version ${projection.version}`);
      if (position >= upTo) return collection;
      if (stopping.aborted) throw new LookupFailed(`${collection} had not come to ${upTo}`);
      await this.progress.whenApplied([projection.name], upTo, LOOK_AGAIN_MS);
    }
  }
}

const isOurs = (collection: string, projection: Projection): boolean =>
  collection === collectionOf(projection) || collection.startsWith(`${collectionOf(projection)}.`);

/** `keys` meets an unreadable event again and handles it there. */
function idsOf(related: Related, event: Recorded, found: RelatedDocuments): readonly string[] {
  try {
    return related.ids(event, found);
  } catch {
    return [];
  }
}
