import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';

/** An event in its place in a stream, of which nothing else is known. `type` is what is stored, `reason` says what is wrong. */
export interface UnreadableEvent {
  readonly id: Uuid;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: Instant;
  readonly reason: string;
}

/** An event that this code can read as far as the log goes, and cannot make use of. */
export function unreadable({ id, type, stream, revision, position, meta }: Recorded, reason: string): UnreadableEvent {
  return { id, type, stream, revision, position, recordedAt: meta.recordedAt, reason };
}

/** When it was recorded, as far as the log goes. */
export const recordedAtOf = (event: Recorded | UnreadableEvent): Instant => (isUnreadable(event) ? event.recordedAt : event.meta.recordedAt);

export const isUnreadable = (event: Recorded | UnreadableEvent): event is UnreadableEvent => 'reason' in event;
