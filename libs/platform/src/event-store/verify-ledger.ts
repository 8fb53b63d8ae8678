import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { START, type EventStore, type LogEvent } from './event-store.port.js';

/** The places where the log is not as it was appended. */
interface LedgerFault {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly id: Uuid;
  readonly type: string;
  readonly reason: string;
}

export interface LedgerReport {
  readonly events: number;
  /** Stored before there were checksums: it is not known whether they are as they were appended. */
  readonly unchecked: number;
  /** Positions that hold no event any more, and the first of them. */
  readonly missing: { readonly count: number; readonly first: Position | null };
  /** The number of events that are not as they were appended, or not in their place. */
  readonly altered: number;
  /** The first of them, in the order of the log. */
  readonly faults: readonly LedgerFault[];
}

/** What nobody can see from the log alone; a signed position outside of it would show each. */
export const NOT_SEEN: readonly string[] = [
  'What this cannot see, as it has nothing but the log itself:',
  '  events that were cut off behind the last one;',
  '  the last event of a stream that was deleted where its position looks like one that was never used (EventStoreDB);',
  '  two events of one instant, of different streams, that changed places;',
  '  an event that was rewritten together with its checksum;',
  '  a mark from which on checksums are expected (ledger.checksums_after) that was raised, so that earlier ones count as older than it.',
  'Compare the end of the log and the number of events with what you noted elsewhere, or with a copy.',
];

const MOST_NAMED = 20;

/**
 * Checks every event of the log against its checksum, and its place against the events before it: revisions of a stream follow
 * one another, and `recordedAt` never decreases. Events that were removed from the end cannot be noticed from the log alone.
 */
export async function verifyLedger(events: Pick<EventStore, 'readAll' | 'missing'>): Promise<LedgerReport> {
  const faults: LedgerFault[] = [];
  const order = new OrderOfEvents();
  let [count, unchecked, altered] = [0, 0, 0];
  for await (const event of events.readAll({ after: START })) {
    count += 1;
    if (event.damage === null && event.checksum === null) unchecked += 1;
    const reason = event.damage ?? order.faultOf(event);
    order.pass(event);
    if (reason === null) continue;
    altered += 1;
    const { position, stream, revision, id, type } = event;
    if (faults.length < MOST_NAMED) faults.push({ position, stream, revision, id, type, reason });
  }
  return { events: count, unchecked, missing: await events.missing(), altered, faults };
}

class OrderOfEvents {
  private readonly revisions = new Map<string, number>();
  private recordedAt = '';

  faultOf({ stream, revision, meta: { recordedAt } }: LogEvent): string | null {
    const expected = (this.revisions.get(stream) ?? -1) + 1;
    if (revision !== expected) return `it follows revision ${expected - 1} of its stream`;
    return recordedAt < this.recordedAt ? 'it was recorded before the one in front of it' : null;
  }

  /** The place of a damaged event is what is stored now. */
  pass({ stream, revision, damage, meta: { recordedAt } }: LogEvent): void {
    this.revisions.set(stream, revision);
    if (damage === null && recordedAt > this.recordedAt) this.recordedAt = recordedAt;
  }
}
