import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { SupplierOnDay } from '@covertrail/domain/what-if/supplier-on-day.rules';
import type { LogReader } from '@covertrail/platform/event-store/log-reader.port';

/** After more new events than these, to read what is asked for takes less time than to look through them. */
const MOST_NEW_EVENTS = 20_000;

/** One supplier in memory. */
export interface Kept {
  readonly supplier: SupplierOnDay;
  /** From which it was folded. */
  readonly streams: readonly string[];
}

/** What suppliers are kept for: questions about changes on one stream, of one day, with or without their documents and the days of their projects. */
export interface KeptFor {
  readonly stream: string;
  readonly day: CalendarDate;
  readonly documents: boolean;
  readonly projectDays: boolean;
}

/** Suppliers as they were known at a position. */
export class KeptSet {
  readonly suppliers = new Map<Uuid, Kept>();

  constructor(
    readonly of: KeptFor,
    private upTo: Position,
  ) {}

  get position(): Position {
    return this.upTo;
  }

  /** Nothing but a requirement of documents, or of the whole project, looks at them, so suppliers with both serve every question. */
  serves({ stream, day, documents, projectDays }: KeptFor): boolean {
    return (
      this.of.stream === stream &&
      this.of.day === day &&
      (this.of.documents || !documents) &&
      (this.of.projectDays || !projectDays)
    );
  }

  /** Forgets whoever changed up to a later position. */
  async moveTo(position: Position, log: Pick<LogReader, 'readAll'>): Promise<void> {
    if (position === this.upTo) return;
    const { suppliers } = this;
    if (suppliers.size > 0) {
      const changed = await streamsBetween(this.upTo, position, log);
      for (const [trackingId, { streams }] of suppliers)
        if (!changed || streams.some((stream) => changed.has(stream))) suppliers.delete(trackingId);
    }
    this.upTo = position;
  }
}

/** The streams to which something was appended; undefined where it was too much to look through. */
async function streamsBetween(
  after: Position,
  upTo: Position,
  log: Pick<LogReader, 'readAll'>,
): Promise<ReadonlySet<string> | undefined> {
  const changed = new Set<string>();
  let seen = 0;
  for await (const event of log.readAll({ after, limit: MOST_NEW_EVENTS })) {
    if (event.position > upTo) break;
    changed.add(event.stream);
    seen += 1;
  }
  return seen === MOST_NEW_EVENTS ? undefined : changed;
}
