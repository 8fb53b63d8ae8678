import { LRUCache } from 'lru-cache';
import { START } from '#event-store/event-store.port';
import type { Document, ReadStore, Write } from '#read-store/read-store.port';
import type { FoldSession, Folded } from './batch-fold.js';
import { ChangedFields } from './changed-fields.js';
import { answered, storedIdsWhere } from './stored-ids.js';

const NEVER: Folded = { document: null, position: START };

/**
 * The documents one batch works on: read once, folded in memory, written once. Between batches the latest stay in a
 * cache, which is right because only the holder of the lease writes them.
 */
export class DocumentSession implements FoldSession {
  private readonly cache: LRUCache<string, Folded>;
  private readonly batch = new Map<string, Folded>();
  private readonly changed = new Set<string>();
  private readonly unknown = new Set<string>();
  private readonly fields = new ChangedFields();

  constructor(private readonly reads: ReadStore, private readonly collection: string, cachedDocuments: number) {
    this.cache = new LRUCache({ max: cachedDocuments });
  }

  /** Makes sure that `at` knows these documents; one read for all that are not at hand. */
  async fetch(ids: Iterable<string>): Promise<void> {
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const known = this.batch.get(id) ?? this.cache.get(id);
      if (known) this.batch.set(id, known);
      else missing.push(id);
    }
    if (missing.length === 0) return;
    for (const id of missing) {
      this.batch.set(id, NEVER);
      this.unknown.add(id);
    }
    const found = await answered(this.reads.getWithPositions<Document>(this.collection, missing));
    for (const { id, document, position } of found) {
      this.batch.set(id, { document, position });
      this.unknown.delete(id);
    }
  }

  at(id: string): Folded {
    return this.batch.get(id) ?? NEVER;
  }

  put(id: string, folded: Folded): void {
    this.fields.replace(id, this.changed.has(id) ? this.at(id).document : null, folded.document);
    this.batch.set(id, folded);
    this.changed.add(id);
  }

  writes(): Write[] {
    return [...this.changed].map((id) => ({ collection: this.collection, id, ...this.at(id), fresh: this.unknown.has(id) }));
  }

  /** The batch is committed: what it knew is what is stored. */
  settle(): void {
    for (const [id, folded] of this.batch) this.cache.set(id, folded);
    this.clearBatch();
  }

  /** Forgets everything that may not be what is stored. */
  forget(): void {
    this.cache.clear();
    this.clearBatch();
  }

  async idsWhere(field: string, equals: string): Promise<readonly string[]> {
    const stored = await storedIdsWhere(this.reads, this.collection, field, equals);
    const unwritten = this.fields.idsWhere(field, equals, () => [...this.changed].map((id) => [id, this.at(id).document] as const));
    return [...stored.filter((id) => !this.changed.has(id)), ...unwritten].sort();
  }

  private clearBatch(): void {
    this.batch.clear();
    this.changed.clear();
    this.unknown.clear();
    this.fields.clear();
  }
}
