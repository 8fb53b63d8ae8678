import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { Logger } from '#telemetry/logger';

/** What is reported of an event when it is parked. `by` is the view (its collection) or the reaction that continues without it. */
export interface ParkedNotice {
  readonly by: string;
  readonly position: Position;
  readonly eventId: Uuid;
  readonly type: string;
  /** The document that it belongs to; null where that is unknown, and for a reaction. */
  readonly key: string | null;
  readonly reason: string;
  /** No code of this version could read it: the cause is in the log, or the code is older than the log. */
  readonly unreadable: boolean;
}

/** Writes it to the log of the process. */
export const reportTo =
  (log: Pick<Logger, 'warn'>): ReportParked =>
  (parked) =>
    log.warn(parked, 'an event was put aside');

/** Receives every event that is parked, once or, after a failed commit, again. Must not throw. */
export type ReportParked = (parked: ParkedNotice) => void;
