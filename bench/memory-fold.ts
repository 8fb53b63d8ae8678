import type { Recorded } from '@covertrail/domain/kernel/event';
import type { OwnDocuments, Projection, RelatedDocuments } from '@covertrail/platform/engine/projection';
import type { Document } from '@covertrail/platform/read-store/document';

/** The peer of a rebuild: the same fold into a map, which is lost when the process ends. */
export class MemoryFold {
  private readonly documents = new Map<string, Document>();
  private readonly indexes = new Map<string, Map<unknown, Set<string>>>();
  private readonly handles: ReadonlySet<string>;
  private readonly own: OwnDocuments = {
    idsWhere: (field, equals) => Promise.resolve([...(this.index(field).get(equals) ?? [])].sort()),
  };

  /** `related` is what it may look into, folded before. */
  constructor(
    private readonly projection: Projection,
    private readonly related: RelatedDocuments = new Map(),
  ) {
    this.handles = new Set(projection.handles);
  }

  /** Those that are there at present, by id. */
  get all(): Iterable<Document> {
    return this.documents.values();
  }

  /** The same by id, for a projection that is related to this one and folded after it, or beside it. */
  get byId(): RelatedDocuments {
    return this.documents;
  }

  async take(event: Recorded): Promise<void> {
    if (!this.handles.has(event.type)) return;
    const keys = this.projection.keys(event, this.own, this.related);
    for (const key of Array.isArray(keys) ? (keys as string[]) : await keys) this.evolve(key, event);
  }

  private evolve(key: string, event: Recorded): void {
    const before = this.documents.get(key) ?? null;
    const after = this.projection.evolve(before, event, key);
    if (after) this.documents.set(key, after);
    else this.documents.delete(key);
    for (const [field, index] of this.indexes) {
      if (before) index.get(before[field])?.delete(key);
      if (after) enter(index, after[field], key);
    }
  }

  private index(field: string): Map<unknown, Set<string>> {
    const indexed = this.indexes.get(field);
    if (indexed) return indexed;
    const index = new Map<unknown, Set<string>>();
    for (const [id, document] of this.documents) enter(index, document[field], id);
    this.indexes.set(field, index);
    return index;
  }
}

function enter(index: Map<unknown, Set<string>>, value: unknown, id: string): void {
  const ids = index.get(value) ?? new Set<string>();
  index.set(value, ids);
  ids.add(id);
}
