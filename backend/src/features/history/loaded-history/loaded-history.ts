import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import type { StartedTracking } from '@covertrail/domain/tracking/tracking.state';
import type { LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';

/** Everything that one tracking names, read once: verdicts, histories and comparisons are made from it. */
export interface LoadedHistory {
  readonly tracking: StartedTracking;
  readonly supplierName: string;
  readonly projectName: string;
  /** The requester's time zone: insurance days begin and end there. */
  readonly timeZone: string;
  /** Returns the requester's calendar day of a moment. */
  readonly dayOf: (instant: Instant) => CalendarDate;
  /** The first day of the tracking. */
  readonly start: CalendarDate;
  /** Policies of which the reader knows only that they are there. */
  readonly others: OtherAgencyPolicies;
  /** Every event of the streams that the tracking names, in the order of the log. */
  readonly events: readonly Recorded[];
  /** What cannot be read in the same streams: it is unknown whom it concerns, so all readers see it, but only its id. */
  readonly unreadable: readonly UnreadableEvent[];
  /** The inputs as they were known at a position, or as they are known now without one. Undefined before the tracking began. */
  inputsAt(position: Position | undefined): Promise<LoadedInputs | undefined>;
}

/** The stream of the announced outcomes of a tracking. */
export const assessmentStream = (trackingId: Uuid): string => `assessment-${trackingId}`;

/** The stream of the corrections of its past verdicts. */
export const correctionsStream = (trackingId: Uuid): string => `corrections-${trackingId}`;
