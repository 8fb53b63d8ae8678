/** What was found in a page of documents: `last` is the key of the next page, null behind the end; `damaged` are ids. */
export interface CheckedDocuments {
  readonly last: number | null;
  readonly damaged: readonly string[];
}

/** Finds documents that a disk has damaged. */
export interface DocumentChecks {
  /**
   * Holds the next documents of a collection against what was written; begins at 0. A store whose server does so itself, and answers
   * with nothing that is damaged, finds none.
   */
  checkDocuments(collection: string, after: number, limit: number): Promise<CheckedDocuments>;
}
