import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { LRUCache } from 'lru-cache';

/** Revision of a stream that has no event. */
export const ABSENT = -1;
const REMEMBERED_STREAMS = 20_000;

/** The end of a stream; `number` is undefined for a stream without events. */
export interface StreamHead {
  number: number | undefined;
  revision: number;
}

/** What the writer must know of the log, cached for as long as no other connection commits. Valid only under the write lock. */
export class LogState {
  position = 0;
  recordedAt = '';
  private readonly heads = new LRUCache<string, StreamHead>({ max: REMEMBERED_STREAMS });
  private readonly dataVersion;
  private readonly last;
  private readonly head;
  private readonly newStream;
  private version = -1;

  constructor(database: DatabaseSyncInstance) {
    this.dataVersion = database.prepare('PRAGMA data_version');
    this.last = database.prepare(
      'SELECT position, recorded_at AS recordedAt FROM events ORDER BY position DESC LIMIT 1',
    );
    this.head = database.prepare(`
      SELECT number, coalesce((SELECT max(revision) FROM events WHERE stream = number), ${ABSENT}) AS revision
      FROM streams WHERE name = ?`);
    this.newStream = database.prepare('INSERT INTO streams (name) VALUES (?)');
  }

  /** Begins a transaction: drops the cache if another connection has committed. */
  refresh(): void {
    const { data_version: version } = this.dataVersion.get() as { data_version: number };
    if (version === this.version) return;
    this.version = version;
    this.heads.clear();
    const last = this.last.get() as { position: number; recordedAt: string } | undefined;
    this.position = last?.position ?? 0;
    this.recordedAt = last?.recordedAt ?? '';
  }

  /** After a rollback the cache is wrong. */
  forget(): void {
    this.version = -1;
  }

  headOf(stream: string): StreamHead {
    const cached = this.heads.get(stream);
    if (cached) return cached;
    const found = this.head.get(stream) as StreamHead | undefined;
    const head = found ? { ...found } : { number: undefined, revision: ABSENT };
    this.heads.set(stream, head);
    return head;
  }

  create(stream: string): number {
    return Number(this.newStream.run(stream).lastInsertRowid);
  }
}
