import { LRUCache } from 'lru-cache';
import { START } from '#event-store/event-store.port';
import type { Write } from '#read-store/commits.port';
import type { Document } from '#read-store/document';
import type { DocumentReads } from '#read-store/document-reads.port';
import type { FoldSession, Folded } from './batch-fold.js';
import type { InitialLoad } from './initial-load.js';
import { answered, storedIdsWhere } from './stored-ids.js';
import { UnwrittenDocuments } from './unwritten-documents.js';

const NEVER: Folded = { document: null, position: START };

/**
 * The documents of one batch: read once, folded in memory, written once. While they are written, the next batch is folded on top
 * of them. Between batches the latest stay in a cache; this is safe because only the holder of the lease writes them.
 */
export class DocumentSession implements FoldSession {
  /** Set while an empty collection is filled: a document that was not written in this load need not be read. */
  load: InitialLoad | null = null;
  private readonly cache: LRUCache<string, Folded>;
  private readonly read = new Map<string, Folded>();
  private readonly unknown = new Set<string>();
  private changed = new UnwrittenDocuments();
  private beingWritten = new UnwrittenDocuments();

  constructor(
    private readonly reads: DocumentReads,
    private readonly collection: string,
    cachedDocuments: number,
  ) {
    this.cache = new LRUCache({ max: cachedDocuments });
  }

  /** Loads these documents for `at`, with one read for all that are not cached. */
  async fetch(ids: Iterable<string>): Promise<void> {
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      if (this.changed.has(id) || this.read.has(id)) continue;
      const cached = this.beingWritten.get(id) ?? this.cache.get(id);
      this.read.set(id, cached ?? NEVER);
      if (cached) continue;
      this.unknown.add(id);
      if (this.load?.mayBeStored(id) ?? true) missing.push(id);
    }
    if (missing.length === 0) return;
    const found = await answered(this.reads.getWithPositions<Document>(this.collection, missing));
    for (const { id, document, position } of found) {
      this.read.set(id, { document, position });
      this.unknown.delete(id);
    }
  }

  at(id: string): Folded {
    return this.changed.get(id) ?? this.read.get(id) ?? NEVER;
  }

  put(id: string, folded: Folded): void {
    this.changed.put(id, folded);
  }

  /** Returns the changes, which must be written before later ones. They count as unwritten until `settle`. */
  take(): Write[] {
    const writes: Write[] = [];
    for (const [id, folded] of this.changed.entries()) {
      writes.push({ collection: this.collection, id, ...folded, fresh: this.unknown.has(id) });
      this.load?.noteWritten(id);
    }
    for (const [id, folded] of this.read) if (folded !== NEVER && !this.changed.has(id)) this.cache.set(id, folded);
    this.beingWritten = this.changed;
    this.clearBatch();
    return writes;
  }

  /** The returned changes are stored. */
  settle(): void {
    for (const [id, folded] of this.beingWritten.entries()) this.cache.set(id, folded);
    this.beingWritten = new UnwrittenDocuments();
  }

  /** Drops everything that may differ from the stored documents. */
  forget(): void {
    this.cache.clear();
    this.beingWritten = new UnwrittenDocuments();
    this.clearBatch();
  }

  async idsWhere(field: string, equals: string): Promise<readonly string[]> {
    const { changed, beingWritten } = this;
    await this.load?.lookUpBy(field);
    const stored = await storedIdsWhere(this.reads, this.collection, field, equals);
    const unchanged = [...stored.filter((id) => !beingWritten.has(id)), ...beingWritten.idsWhere(field, equals)];
    return [...unchanged.filter((id) => !changed.has(id)), ...changed.idsWhere(field, equals)].sort();
  }

  private clearBatch(): void {
    this.changed = new UnwrittenDocuments();
    this.read.clear();
    this.unknown.clear();
  }
}
