import { jsonEvent, NO_STREAM } from '@eventstore/db-client';
import type { Position } from '@covertrail/domain/kernel/event';
import { deriveId } from '#ids/ids';
import { answeredInTime } from '../../timing/answered-in-time.js';
import { isWrongRevision } from './server-errors.js';
import type { LogClient } from './log-client.js';
import { positionOf } from './log-position.js';
import type { LogReader } from './log-reader.js';
import type { CompletedSegment, Segment } from './log-moments.js';
import { OWN_STREAMS } from './read-requests.js';

const STREAM = `${OWN_STREAMS}segments`;
const TYPE = 'LogSegmentCompleted';
const WRITTEN_WITHIN_MS = 5_000;

/** A kept segment. `places` are the positions of its events: the first, and what each of the others adds to the one before it. */
interface KeptSegment extends Segment {
  readonly places: readonly number[];
}

/**
 * A stream of our own beside the log, with an event for each segment: who opens the log reads it in place of the log. Each process writes
 * the segments that it sees completed; they are the same in all of them, so the server keeps the first and passes over the others. Were
 * it lost, it would be made again from the log.
 */
export class SegmentIndex {
  private writing: Promise<void> = Promise.resolve();
  private broken = false;

  constructor(
    private readonly client: LogClient,
    private readonly reader: LogReader,
  ) {}

  async segments(): Promise<KeptSegment[]> {
    const records = await this.reader.ofStream(STREAM, 0);
    return records.map(({ data }) => JSON.parse(data) as KeptSegment);
  }

  /** Writes in the background. What cannot be written now is left to whoever opens the log next. */
  keep(segments: readonly CompletedSegment[]): void {
    for (const segment of segments) this.writing = this.writing.then(() => this.write(segment));
  }

  /** Resolves when what was handed over is written, or given up. */
  async written(): Promise<void> {
    await this.writing;
  }

  private async write({ number, positions, ...segment }: CompletedSegment): Promise<void> {
    if (this.broken) return;
    const data = { ...segment, places: differencesOf(positions) };
    const event = jsonEvent({ id: deriveId(STREAM, number, segment.upTo), type: TYPE, data });
    try {
      const expectedRevision = number === 0 ? NO_STREAM : BigInt(number - 1);
      await answeredInTime(this.client.appendToStream(STREAM, event, { expectedRevision }), WRITTEN_WITHIN_MS);
    } catch (error) {
      // Another process was first, which wrote the same; after any other failure the next would leave a gap.
      this.broken = !isWrongRevision(error);
    }
  }
}

/** The positions that a kept segment says. */
export function positionsOf({ places }: KeptSegment): Position[] {
  let at = 0n;
  return places.map((place) => positionOf((at += BigInt(place))));
}

function differencesOf(positions: readonly Position[]): number[] {
  return positions.map((position, index) => Number(BigInt(position) - BigInt(positions[index - 1] ?? 0)));
}
