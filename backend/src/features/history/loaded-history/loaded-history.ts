import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import type { StartedTracking } from '@covertrail/domain/tracking/tracking.state';
import type { LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';

/** Everything that one tracking names, read once: what verdicts, histories and comparisons of it are made of. */
export interface LoadedHistory {
  readonly tracking: StartedTracking;
  readonly supplierName: string;
  readonly projectName: string;
  /** The requester's: insurance days begin and end there. */
  readonly timeZone: string;
  /** Returns the requester's calendar day of a moment. */
  readonly dayOf: (instant: Instant) => CalendarDate;
  /** The first day of the tracking. */
  readonly start: CalendarDate;
  /** Every event of the streams that the tracking names, in the order of the log. */
  readonly events: readonly Recorded[];
  /** Of the same streams, what cannot be read: it is unknown whom it concerns, so all readers see it, by its id alone. */
  readonly unreadable: readonly UnreadableEvent[];
  /** The inputs, as they were known at a position; as it is known now without one. Undefined before it was tracked. */
  inputsAt(position: Position | undefined): Promise<LoadedInputs | undefined>;
}

/** The stream of what was announced of a tracking. */
export const assessmentStream = (trackingId: Uuid): string => `assessment-${trackingId}`;
