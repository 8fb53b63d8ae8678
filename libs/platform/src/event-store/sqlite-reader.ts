import type { EventMetadata, Instant } from '@covertrail/domain/kernel/event';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { StoredEvent } from './event-store.port.js';
import { positionOf } from './sqlite-position.js';

interface Row {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly meta: string;
  readonly recordedAt: Instant;
  readonly storedAt: Instant;
}

const EVENTS = `
  SELECT position, name AS stream, revision, id, type, data, meta, recorded_at AS recordedAt, stored_at AS storedAt
  FROM events JOIN streams ON number = stream`;

/** Reads the log on its own connection, by row numbers. Every call sees all that was committed before it. */
export class SqliteReader {
  private readonly stream;
  private readonly log;
  private readonly last;
  private readonly recorded;
  private readonly version;
  private seen: number;

  constructor(private readonly database: DatabaseSyncInstance) {
    this.stream = database.prepare(`
      ${EVENTS} WHERE name = ? AND revision >= ? AND position <= ? ORDER BY revision`);
    this.log = database.prepare(`${EVENTS} WHERE position > ? ORDER BY position LIMIT ?`);
    this.last = database.prepare('SELECT coalesce(max(position), 0) AS position FROM events');
    this.recorded = database.prepare('SELECT recorded_at AS at FROM events WHERE position = ?');
    this.version = database.prepare('PRAGMA data_version');
    this.seen = this.dataVersion();
  }

  readStream(stream: string, fromRevision: number, upTo: number): StoredEvent[] {
    return (this.stream.all(stream, fromRevision, upTo) as Row[]).map(eventOf);
  }

  page(after: number, limit: number): StoredEvent[] {
    return (this.log.all(after, limit) as Row[]).map(eventOf);
  }

  head(): number {
    return (this.last.get() as { position: number }).position;
  }

  /** The last row recorded at or before an instant: by halving, as rows have no gaps and `recordedAt` never falls. */
  lastRecordedBy(instant: Instant): number {
    let known = 0;
    let beyond = this.head() + 1;
    while (beyond - known > 1) {
      const middle = Math.floor((known + beyond) / 2);
      const { at } = this.recorded.get(middle) as { at: Instant };
      if (at <= instant) known = middle;
      else beyond = middle;
    }
    return known;
  }

  /** True when another connection, of this or any process, has committed since the last call. */
  changed(): boolean {
    const before = this.seen;
    this.seen = this.dataVersion();
    return this.seen !== before;
  }

  logId(): string {
    return (this.database.prepare('SELECT id FROM ledger').get() as { id: string }).id;
  }

  close(): void {
    this.database.close();
  }

  private dataVersion(): number {
    return (this.version.get() as { data_version: number }).data_version;
  }
}

function eventOf({ id, type, stream, revision, position, data, meta, recordedAt, storedAt }: Row): StoredEvent {
  const asHandedOver = JSON.parse(meta) as EventMetadata;
  return {
    id,
    type,
    stream,
    revision,
    position: positionOf(position),
    data: JSON.parse(data) as unknown,
    meta: { ...asHandedOver, recordedAt },
    storedAt,
  };
}
