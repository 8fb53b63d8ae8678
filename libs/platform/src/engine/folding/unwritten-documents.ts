import type { Document } from '#read-store/document';
import type { Folded } from './batch-fold.js';
import { ChangedFields } from './changed-fields.js';

/** Documents that are folded and not stored yet, by id and by the values of the fields that were looked up. */
export class UnwrittenDocuments {
  private readonly documents = new Map<string, Folded>();
  private readonly fields = new ChangedFields();

  get size(): number {
    return this.documents.size;
  }

  get(id: string): Folded | undefined {
    return this.documents.get(id);
  }

  has(id: string): boolean {
    return this.documents.has(id);
  }

  put(id: string, folded: Folded): void {
    this.fields.replace(id, this.documents.get(id)?.document ?? null, folded.document);
    this.documents.set(id, folded);
  }

  entries(): Iterable<[string, Folded]> {
    return this.documents;
  }

  idsWhere(field: string, equals: string): ReadonlySet<string> {
    return this.fields.idsWhere(field, equals, () => this.all());
  }

  private *all(): Iterable<readonly [string, Document | null]> {
    for (const [id, { document }] of this.documents) yield [id, document];
  }
}
