import type { Position } from '@covertrail/domain/kernel/event';
import type { Actor } from '#auth/actor';
import type { AskedActivity } from '../activity-list/activity-sources.reader.js';

/** What the thread that writes exports is asked: one page. Plain values. */
export interface ActivityPageQuestion {
  readonly selection: AskedActivity;
  readonly role: Actor['role'];
  readonly limit: number;
  /** By view, the collection that it is read from. */
  readonly collections: Readonly<Record<string, string>>;
  /** Streams are read up to it. */
  readonly position: Position;
}

/** A page of the export, which ends with the event at `last`; null where there is none any more. */
export interface ActivityPageLines {
  readonly lines: readonly string[];
  readonly last: Position | null;
}
