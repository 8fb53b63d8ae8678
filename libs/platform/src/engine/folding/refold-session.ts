import { START } from '#event-store/event-store.port';
import type { DocumentReads } from '#read-store/document-reads.port';
import type { FoldSession, Folded } from './batch-fold.js';
import { storedIdsWhere } from './stored-ids.js';
import { fieldAt } from './field-path.js';

const NEVER: Folded = { document: null, position: START };

/** Some documents of a view, folded again from the first event beside the stored ones. Look-ups see them as they were at that event. */
export class RefoldSession implements FoldSession {
  private readonly documents = new Map<string, Folded>();

  constructor(
    private readonly reads: DocumentReads,
    private readonly collection: string,
    private readonly keys: ReadonlySet<string>,
  ) {}

  async fetch(): Promise<void> {
    return Promise.resolve();
  }

  at(id: string): Folded {
    return this.documents.get(id) ?? NEVER;
  }

  put(id: string, folded: Folded): void {
    this.documents.set(id, folded);
  }

  async idsWhere(field: string, equals: string): Promise<readonly string[]> {
    const stored = await storedIdsWhere(this.reads, this.collection, field, equals);
    const refolded = [...this.documents].filter(([, { document }]) => document && fieldAt(document, field) === equals);
    return [...stored.filter((id) => !this.keys.has(id)), ...refolded.map(([id]) => id)].sort();
  }
}
