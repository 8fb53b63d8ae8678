import type { LogEvent, StoredEvent } from '../event-store.port.js';
import { Refusal } from '../../errors/refusal.js';

/** An event with its place in its stream, as another store takes it over. What belongs to one store alone is left out. */
export type RecordedEvent = Pick<StoredEvent, 'id' | 'type' | 'stream' | 'revision' | 'data' | 'meta' | 'clockAt'>;

/**
 * A log that is being filled with the events of another one. Until `finish` no program takes it for its log. Nobody else has it open
 * meanwhile: a file says so at once (TargetInUse), a server cannot, so what another program has written is found at the latest by
 * `finish` (CopyRefused).
 */
export interface LogTarget {
  /** What it holds already, from the first event on. */
  events(): AsyncIterable<LogEvent>;
  /** The next events, in the order of the other log; on the disk when this is done. */
  take(events: readonly RecordedEvent[]): Promise<void>;
  /** From now on it is a log of its own, and a copy of the other. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** There is a log already, and it is no copy of this one. */
export class TargetTaken extends Refusal {
  override readonly name = 'TargetTaken';
  constructor(place: string, logId: string) {
    super(`There is a log in ${place} already (${logId}), which is no copy of this one: name an empty place`);
  }
}

/** Another program has the log open. */
export class TargetInUse extends Refusal {
  override readonly name = 'TargetInUse';
  constructor(place: string) {
    super(`Another program has ${place} open: stop it first`);
  }
}
