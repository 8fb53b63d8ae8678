import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';

/** The place of an event in its stream, when nothing else of it is known. `type` is the stored text, `reason` says what is wrong. */
export interface UnreadableEvent {
  readonly id: Uuid;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: Instant;
  readonly reason: string;
}

/** An event that is intact in the log, but that this code cannot use. */
export function unreadable({ id, type, stream, revision, position, meta }: Recorded, reason: string): UnreadableEvent {
  return { id, type, stream, revision, position, recordedAt: meta.recordedAt, reason };
}

/** When it was recorded, according to the log. */
export const recordedAtOf = (event: Recorded | UnreadableEvent): Instant =>
  isUnreadable(event) ? event.recordedAt : event.meta.recordedAt;

export const isUnreadable = (event: Recorded | UnreadableEvent): event is UnreadableEvent => 'reason' in event;
