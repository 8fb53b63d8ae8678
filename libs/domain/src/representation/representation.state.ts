import type { Instant, Position, Uuid } from '../kernel/event.js';

/** An agency's tenure: it represents the insured from `since` (known time) until the next tenure begins. */
export interface Tenure {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  readonly since: Instant;
  /** The transfer that brought the client, null for the first appointment. */
  readonly transferId: Uuid | null;
  /** The event that recorded it, and its position in the log. */
  readonly event: Uuid;
  readonly position: Position;
}

/** An agency that asked to be appointed and has no answer yet. */
export interface WaitingAppointment {
  readonly insuredId: Uuid;
  readonly appointmentId: Uuid;
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
}

/** Every tenure, oldest first; the last one is the present. Empty before an agency was appointed. */
export interface RepresentationState {
  readonly tenures: readonly Tenure[];
  readonly waiting: readonly WaitingAppointment[];
  /** Agencies that the insured refused: they need a proof from now on. */
  readonly refused: readonly Uuid[];
}

/** Who represents the insured now. */
export const currentTenure = (state: RepresentationState): Tenure | undefined => state.tenures.at(-1);

/** Who represented the insured at a moment, as far as was known then. */
export const tenureAt = (state: RepresentationState, at: Instant): Tenure | undefined =>
  state.tenures.findLast((tenure) => tenure.since <= at);

/** Where an agency's last tenure ended: the agency may not read events from there on. */
export interface TenureEnd {
  /** Of the event that began the next tenure. */
  readonly position: Position;
  readonly at: Instant;
}

/** Null for an agency that never represented the insured, or represents it now. */
export function endOfLastTenure({ tenures }: RepresentationState, agencyId: Uuid): TenureEnd | null {
  const last = tenures.findLastIndex((tenure) => tenure.agencyId === agencyId);
  const next = last < 0 ? undefined : tenures[last + 1];
  return next ? { position: next.position, at: next.since } : null;
}
