import type { Document } from '#read-store/document';
import { fieldAt } from './field-path.js';

/**
 * Which of a batch's unwritten documents have a given value in a field. A field is indexed from the first look-up on, so that a
 * look-up does not search every document of the batch.
 */
export class ChangedFields {
  private readonly idsByValue = new Map<string, Map<unknown, Set<string>>>();

  /** `documents` are all unwritten ones; they are read only at the first look-up by a field. */
  idsWhere(
    field: string,
    equals: string,
    documents: () => Iterable<readonly [string, Document | null]>,
  ): ReadonlySet<string> {
    return this.valuesOf(field, documents).get(equals) ?? new Set();
  }

  replace(id: string, before: Document | null, after: Document | null): void {
    for (const [field, values] of this.idsByValue) {
      if (before) values.get(fieldAt(before, field))?.delete(id);
      enter(values, field, id, after);
    }
  }

  clear(): void {
    this.idsByValue.clear();
  }

  private valuesOf(
    field: string,
    documents: () => Iterable<readonly [string, Document | null]>,
  ): Map<unknown, Set<string>> {
    const indexed = this.idsByValue.get(field);
    if (indexed) return indexed;
    const values = new Map<unknown, Set<string>>();
    for (const [id, document] of documents()) enter(values, field, id, document);
    this.idsByValue.set(field, values);
    return values;
  }
}

function enter(values: Map<unknown, Set<string>>, field: string, id: string, document: Document | null): void {
  if (!document) return;
  const value = fieldAt(document, field);
  const ids = values.get(value) ?? new Set<string>();
  values.set(value, ids);
  ids.add(id);
}
