import type { Instant, Position } from '@covertrail/domain/kernel/event';
import { START } from '../event-store.port.js';
import type { StoredRecord } from './stored-record.js';

/** A segment of the log: so many events, of which the last stands at `upTo`. The same whoever computes it. */
export interface Segment {
  readonly upTo: Position;
  /** When the latest of all events up to there was recorded. */
  readonly latest: Instant;
  /** Events of the segment that say an earlier moment than one before them, and the moment that counts. */
  readonly raised: readonly (readonly [Position, Instant])[];
}

/** A segment that was just completed, and where its events stand. */
export interface CompletedSegment extends Segment {
  readonly number: number;
  readonly positions: readonly Position[];
}

const SEGMENT_EVENTS = 1_000;

/**
 * When the events of the log were recorded, from its first event on. Several processes append at once, each by its own clock, and the
 * server puts what comes in a row: an event that says an earlier moment than one before it counts as recorded with that one. So
 * `recordedAt` never falls, and every reader comes to the same.
 */
export class LogMoments {
  private readonly segments: Segment[] = [];
  private readonly raised = new Map<Position, Instant>();
  private open: { raised: [Position, Instant][]; positions: Position[] } = { raised: [], positions: [] };
  private end: Position = START;
  private latestMoment: Instant = '';

  /** The last event that was taken. */
  get upTo(): Position {
    return this.end;
  }

  /** When the latest event up to there was recorded; empty before the first. */
  get latest(): Instant {
    return this.latestMoment;
  }

  /** How many segments are complete. */
  get count(): number {
    return this.segments.length;
  }

  /** Where the events behind the last complete segment stand. */
  get positionsSince(): readonly Position[] {
    return this.open.positions;
  }

  /** Takes over a segment that was kept, behind those before it. */
  restore(segment: Segment): void {
    this.segments.push(segment);
    for (const [position, moment] of segment.raised) this.raised.set(position, moment);
    this.end = segment.upTo;
    this.latestMoment = segment.latest;
  }

  /** Takes the next events of the log; what it has already is passed over. Answers the segments that they completed. */
  take(records: readonly StoredRecord[]): CompletedSegment[] {
    return records.filter(({ position }) => position > this.end).flatMap((record) => this.takeOne(record) ?? []);
  }

  /** When an event counts as recorded that was taken. */
  of({ position, recordedAt }: StoredRecord): Instant {
    return this.raised.get(position) ?? recordedAt;
  }

  /** The end of the last segment without an event that was recorded after an instant; START where already the first has one. */
  segmentBefore(instant: Instant): Position {
    let [within, beyond] = [-1, this.segments.length];
    while (beyond - within > 1) {
      const middle = (within + beyond) >> 1;
      if (this.segments[middle]!.latest <= instant) within = middle;
      else beyond = middle;
    }
    return this.segments[within]?.upTo ?? START;
  }

  private takeOne({ position, recordedAt }: StoredRecord): CompletedSegment | null {
    this.end = position;
    this.open.positions.push(position);
    if (recordedAt >= this.latestMoment) this.latestMoment = recordedAt;
    else {
      this.raised.set(position, this.latestMoment);
      this.open.raised.push([position, this.latestMoment]);
    }
    return this.open.positions.length < SEGMENT_EVENTS ? null : this.complete();
  }

  private complete(): CompletedSegment {
    const segment = { ...this.open, number: this.segments.length, upTo: this.end, latest: this.latestMoment };
    this.segments.push({ upTo: segment.upTo, latest: segment.latest, raised: segment.raised });
    this.open = { raised: [], positions: [] };
    return segment;
  }
}
