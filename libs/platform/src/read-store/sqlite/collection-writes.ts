import type { Declaration } from '../declaration.js';
import type { Connection, Prepared } from './connection.js';
import { declarationOf } from './declarations.js';
import { tablesOf } from './names.js';
import { indexWords } from './word-rows.js';

/** A write on its way to the file: the document as JSON. `fresh`: nothing was stored under the id when it was looked for. */
export interface PreparedWrite {
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
  readonly position: string;
  readonly fresh: boolean;
}

/** The writes of one transaction to one collection: its declaration is read and its statements are found once. */
export class CollectionWrites {
  private readonly declaration: Declaration;
  private readonly searched: boolean;
  private readonly body: Prepared;
  private readonly insert: Prepared;
  private readonly upsert: Prepared;
  private readonly remove: Prepared;
  private readonly bury: Prepared;
  private readonly unbury: Prepared;
  /** False while the collection has no tombstone, which is so of most. */
  private buried: boolean;

  constructor(private readonly connection: Connection, private readonly collection: string) {
    const { documents, tombstones } = tablesOf(collection);
    this.declaration = declarationOf(connection, collection);
    this.searched = this.declaration.words.length > 0;
    this.buried = connection.first(`SELECT 1 FROM ${tombstones} LIMIT 1`) !== undefined;
    this.body = connection.prepare(`SELECT body FROM ${documents} WHERE id = ?`);
    const inserted = `INSERT INTO ${documents} (id, position, body) SELECT ?1, ?2, ?3
      WHERE NOT EXISTS (SELECT 1 FROM ${tombstones} WHERE id = ?1 AND position >= ?2)`;
    this.insert = connection.prepare(`${inserted} ON CONFLICT (id) DO NOTHING`);
    this.upsert = connection.prepare(`${inserted}
      ON CONFLICT (id) DO UPDATE SET position = excluded.position, body = excluded.body WHERE excluded.position > position`);
    this.remove = connection.prepare(`DELETE FROM ${documents} WHERE id = ? AND position < ?`);
    this.bury = connection.prepare(
      `INSERT INTO ${tombstones} SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM ${documents} WHERE id = ?1)
        ON CONFLICT (id) DO UPDATE SET position = excluded.position WHERE excluded.position > position`);
    this.unbury = connection.prepare(`DELETE FROM ${tombstones} WHERE id = ?`);
  }

  apply(write: PreparedWrite): void {
    const { id, body } = write;
    if (body !== null && write.fresh && this.add(write, body)) return this.index(id, null, body);
    const before = this.searched ? this.stored(id) : null;
    const written = body === null ? this.delete(write) : this.replace(write, body);
    if (written) this.index(id, before, body);
  }

  private index(id: string, before: string | null, after: string | null): void {
    if (this.searched) indexWords(this.connection, this.declaration, { collection: this.collection, id, before, after });
  }

  private stored(id: string): string | null {
    return this.body.first<{ readonly body: string }>(id)?.body ?? null;
  }

  /** False where something is stored under the id after all, or was deleted later. */
  private add({ id, position }: PreparedWrite, body: string): boolean {
    const added = this.insert.run(id, position, body) > 0;
    if (added && this.buried) this.unbury.run(id);
    return added;
  }

  private replace({ id, position }: PreparedWrite, body: string): boolean {
    const written = this.upsert.run(id, position, body) > 0;
    if (written && this.buried) this.unbury.run(id);
    return written;
  }

  /** A tombstone keeps an older write from bringing the document back, also where there never was one. */
  private delete({ id, position }: PreparedWrite): boolean {
    const deleted = this.remove.run(id, position) > 0;
    this.bury.run(id, position);
    this.buried = true;
    return deleted;
  }
}
