import type { Instant } from '@covertrail/domain/kernel/event';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { LogEvent } from './event-store.port.js';
import { UNGUARDED, type NativeCallGuard } from '../worker/native-calls.js';
import { eventOf, ROWS, ROWS_OF_STREAMS, withNames, type Row, type RowValues } from './sqlite-row.js';

/** Positions without a row, below the last. */
const MISSING = `
  SELECT coalesce(max(position), 0) - count(*) AS count,
    (SELECT before.position + 1 FROM (SELECT 0 AS position UNION ALL SELECT position FROM events) AS before
      LEFT JOIN events AS next ON next.position = before.position + 1
      WHERE next.position IS NULL ORDER BY before.position LIMIT 1) AS first
  FROM events`;

/** Reads the log on its own connection, by row numbers. Every call sees all that was committed before it. */
export class SqliteReader {
  private readonly stream;
  private readonly streams;
  private readonly log;
  private readonly last;
  private readonly recorded;
  private readonly version;
  private readonly checksumsAfter: number;
  private seen: number;

  /** `calls` guards what a thread reads that is ended from outside: streams and pages. */
  constructor(
    private readonly database: DatabaseSyncInstance,
    private readonly calls: NativeCallGuard = UNGUARDED,
  ) {
    this.stream = database.prepare(`${ROWS} WHERE name = ? AND revision >= ? AND position <= ? ORDER BY revision`);
    this.streams = database.prepare(ROWS_OF_STREAMS);
    // An object for each of thousands of rows takes half as long again.
    this.streams.setReturnArrays(true);
    this.log = database.prepare(`${ROWS} WHERE position > ? ORDER BY position LIMIT ?`);
    this.last = database.prepare('SELECT coalesce(max(position), 0) AS position FROM events');
    this.recorded = database.prepare(
      'SELECT recorded_at AS at FROM events WHERE position <= ? ORDER BY position DESC LIMIT 1',
    );
    this.version = database.prepare('PRAGMA data_version');
    this.checksumsAfter = (
      database.prepare('SELECT checksums_after AS last FROM ledger').get() as { last: number }
    ).last;
    this.seen = this.dataVersion();
  }

  readStream(stream: string, fromRevision: number, upTo: number): LogEvent[] {
    return this.eventsOf(this.calls.during(() => this.stream.all(stream, fromRevision, upTo) as Row[]));
  }

  /** By name; a stream without events is not among them. */
  readStreams(streams: readonly string[], upTo: number): ReadonlyMap<string, LogEvent[]> {
    const found = new Map<string, LogEvent[]>();
    const rows = this.calls.during(() => this.streams.all(JSON.stringify(streams), upTo) as unknown as RowValues[]);
    for (const values of rows) {
      const event = eventOf(withNames(values), this.checksumsAfter);
      const events = found.get(event.stream);
      if (events) events.push(event);
      else found.set(event.stream, [event]);
    }
    for (const events of found.values()) events.sort((event, other) => event.revision - other.revision);
    return found;
  }

  page(after: number, limit: number): LogEvent[] {
    return this.eventsOf(this.calls.during(() => this.log.all(after, limit) as Row[]));
  }

  head(): number {
    return (this.last.get() as { position: number }).position;
  }

  /** How many rows the log has lost, and the position of the first. */
  missing(): { readonly count: number; readonly first: number | null } {
    const { count, first } = this.database.prepare(MISSING).get() as { count: number; first: number };
    return { count, first: count === 0 ? null : first };
  }

  /** The last row recorded at or before an instant, by bisection: `recordedAt` never decreases. Where a row was lost, the one before it counts. */
  lastRecordedBy(instant: Instant): number {
    let within = 0;
    let beyond = this.head() + 1;
    while (beyond - within > 1) {
      const middle = Math.floor((within + beyond) / 2);
      const row = this.recorded.get(middle) as { at: Instant } | undefined;
      if (row === undefined || row.at <= instant) within = middle;
      else beyond = middle;
    }
    return within;
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

  private eventsOf(rows: readonly Row[]): LogEvent[] {
    return rows.map((row) => eventOf(row, this.checksumsAfter));
  }

  private dataVersion(): number {
    return (this.version.get() as { data_version: number }).data_version;
  }
}
