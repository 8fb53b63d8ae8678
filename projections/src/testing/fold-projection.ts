import { canonicalJson } from '@covertrail/platform/json/canonical-json';
import type { Document } from '@covertrail/platform/read-store/document';
import type { OwnDocuments, Projection, RelatedDocuments } from '@covertrail/platform/engine/projection';
import type { DomainEvent, Recorded } from '@covertrail/domain/kernel/event';
import { recorded } from '@covertrail/domain/kernel/testing/given';

type Documents = Map<string, { readonly document: Document | null; readonly position: string }>;

/**
 * Folds a history as the engine does: by key, in order, and without events that a document already contains. A related view that
 * the projection reads is folded from the same history.
 */
export async function foldProjection(
  projection: Projection,
  events: readonly Recorded[],
  onto: Documents = new Map(),
  past = events,
): Promise<Documents> {
  const own: OwnDocuments = {
    idsWhere: (field, equals) =>
      Promise.resolve(
        [...onto]
          .filter(([, { document }]) => document?.[field] === equals)
          .map(([id]) => id)
          .sort(),
      ),
  };
  const related = await relatedTo(projection, past);
  for (const event of events.filter(({ type }) => projection.handles.includes(type))) {
    for (const key of await projection.keys(event, own, related)) {
      const folded = onto.get(key);
      if (folded && folded.position >= event.position) continue;
      const document = projection.evolve(folded?.document ?? null, event, key, related);
      onto.set(key, { document, position: event.position });
    }
  }
  return onto;
}

async function relatedTo({ related }: Projection, past: readonly Recorded[]): Promise<RelatedDocuments> {
  if (!related) return new Map();
  return new Map(Object.entries(living<Document>(await foldProjection(related.projection, past))));
}

/** The documents that were not deleted, by id, as plain JSON. */
export function living<Doc>(documents: Documents): Record<string, Doc> {
  const alive = [...documents].filter(([, { document }]) => document !== null);
  return JSON.parse(canonicalJson(Object.fromEntries(alive.map(([id, { document }]) => [id, document])))) as Record<
    string,
    Doc
  >;
}

/** Plain events in the form in which a log returns them. */
export const asLog = (events: readonly DomainEvent[], meta: Parameters<typeof recorded>[1] = {}): Recorded[] =>
  recorded(events, meta);

/**
 * The two promises of every projection: an event that is delivered twice changes nothing, and documents that are folded live,
 * through storage and in batches of any size, equal those of a rebuild.
 */
export function itIsAFold(projection: Projection, history: readonly Recorded[]): void {
  it('is the same when every event is delivered twice', async () => {
    const once = living(await foldProjection(projection, history));
    expect(Object.keys(once)).not.toHaveLength(0);
    const twice = await foldProjection(
      projection,
      history.flatMap((event) => [event, event]),
    );
    expect(living(await foldProjection(projection, history, twice))).toEqual(once);
  });

  it('is the same when rebuilt', async () => {
    const live: Documents = new Map();
    for (const event of history) {
      await foldProjection(projection, [event], live, history);
      for (const [id, { document, position }] of live)
        live.set(id, { document: JSON.parse(JSON.stringify(document)) as Document | null, position });
    }
    expect(canonicalJson(living(await foldProjection(projection, history)))).toBe(canonicalJson(living(live)));
  });
}
