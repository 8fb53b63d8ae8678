import type { Instant, Position, Uuid } from '../kernel/event.js';

/** An agency's tenure: it represents the insured from `since` (known time) until it is ended or the next tenure begins. */
export interface Tenure {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  readonly since: Instant;
  /** The transfer that brought the client, null for the first appointment. */
  readonly transferId: Uuid | null;
  /** The event that recorded it, and its position in the log. */
  readonly event: Uuid;
  readonly position: Position;
  /** When the insured or the agency ended it; null while it lasts, and where a transfer ended it. */
  readonly ended: TenureEnd | null;
}

/** An agency that asked to be appointed and has no answer yet. */
export interface WaitingAppointment {
  readonly insuredId: Uuid;
  readonly appointmentId: Uuid;
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  /** The open requests whose IDs the agency gave: it may answer them while it waits. */
  readonly requestIds: readonly Uuid[];
}

/** Every tenure, oldest first; the last one is the present, unless it was ended. Empty before an agency was appointed. */
export interface RepresentationState {
  readonly tenures: readonly Tenure[];
  readonly waiting: readonly WaitingAppointment[];
  /** Agencies that the insured refused: they need an open Request ID to ask again. */
  readonly refused: readonly Uuid[];
}

/** Who represents the insured now. */
export function currentTenure({ tenures }: RepresentationState): Tenure | undefined {
  const last = tenures.at(-1);
  return last?.ended === null ? last : undefined;
}

/** Who represented the insured at a moment, as far as was known then. */
export function tenureAt({ tenures }: RepresentationState, at: Instant): Tenure | undefined {
  const begun = tenures.findLast((tenure) => tenure.since <= at);
  return begun?.ended && begun.ended.at <= at ? undefined : begun;
}

/** Whether an agency that waits for the insured's answer was given the ID of this request. */
export const mayAnswerMeanwhile = ({ waiting }: RepresentationState, agencyId: Uuid, requestId: Uuid): boolean =>
  waiting.some((one) => one.agencyId === agencyId && one.requestIds.includes(requestId));

/** Where an agency's last tenure ended: the agency may not read events from there on. */
export interface TenureEnd {
  /** Of the event that ended it, or began the next tenure. */
  readonly position: Position;
  readonly at: Instant;
}

/** Null for an agency that never represented the insured, or represents it now. */
export function endOfLastTenure({ tenures }: RepresentationState, agencyId: Uuid): TenureEnd | null {
  const last = tenures.findLastIndex((tenure) => tenure.agencyId === agencyId);
  const tenure = tenures[last];
  if (!tenure) return null;
  const next = tenures[last + 1];
  return tenure.ended ?? (next ? { position: next.position, at: next.since } : null);
}
