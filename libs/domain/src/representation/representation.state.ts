import type { Instant, Position, Uuid } from '../kernel/event.js';

/** Where a tenure ended: the agency may not read events from there on. */
export interface TenureEnd {
  /** Of the event that ended it. */
  readonly position: Position;
  readonly at: Instant;
  /** The transfer that gave the client to another agency; null where the insured or the agency ended it, or another appointment did. */
  readonly transfer: { readonly transferId: Uuid; readonly toAgencyId: Uuid } | null;
}

/** An agency's tenure: it represents the insured from `since` (known time) until it is ended. */
export interface Tenure {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  /** The folded domain of the agent's e-mail address; null where it is not known. */
  readonly domain: string | null;
  readonly since: Instant;
  /** The transfer that brought the client, null for an appointment. */
  readonly transferId: Uuid | null;
  /**
   * Since when it is the agency of record: it was appointed where no other represented the insured, or took the place of one of record.
   * Null where it is one of the others.
   */
  readonly ofRecordSince: Position | null;
  /** The event that recorded it, and its position in the log. */
  readonly event: Uuid;
  readonly position: Position;
  /** Null while it lasts. */
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

/** An address that the insured invited, and whose agent has not signed up yet. */
export interface OpenAgentInvitation {
  readonly invitedAgentId: Uuid;
  /** The person of the insured who invited it last; null where none did. */
  readonly invitedBy: Uuid | null;
  /** When mails were requested, within the hour before the last of them. */
  readonly requested: readonly Instant[];
}

/** Every tenure, oldest first. Empty before an agency was appointed. */
export interface RepresentationState {
  readonly tenures: readonly Tenure[];
  readonly waiting: readonly WaitingAppointment[];
  /** Agencies that the insured refused: they need an open Request ID to ask again. */
  readonly refused: readonly Uuid[];
  readonly invited: readonly OpenAgentInvitation[];
  /** When mails were requested to each invited agent, as `requested`; also of those who are invited no more. */
  readonly mailed: Readonly<Partial<Record<Uuid, readonly Instant[]>>>;
}

/** Which agencies represent the insured now, oldest first. */
export const currentTenures = ({ tenures }: Pick<RepresentationState, 'tenures'>): readonly Tenure[] =>
  tenures.filter(({ ended }) => ended === null);

/** The tenure of an agency that represents the insured now. */
export const tenureOf = (state: Pick<RepresentationState, 'tenures'>, agencyId: Uuid): Tenure | undefined =>
  currentTenures(state).find((tenure) => tenure.agencyId === agencyId);

/** The agency of record now. None after its end, also where other agencies stay. */
export const tenureOfRecord = (state: Pick<RepresentationState, 'tenures'>): Tenure | undefined =>
  currentTenures(state).find(({ ofRecordSince }) => ofRecordSince !== null);

/** Whether this transfer gave the client to another agency. */
export const hasMoved = ({ tenures }: RepresentationState, transferId: Uuid): boolean =>
  tenures.some(({ ended }) => ended?.transfer?.transferId === transferId);

/** Whom to address where one agency is enough: the one of record, else the one that represents the insured for the longest time. */
export const leadingTenure = (state: RepresentationState): Tenure | undefined =>
  tenureOfRecord(state) ?? currentTenures(state)[0];

/** Whether an agency that waits for the insured's answer was given the ID of this request. */
export const mayAnswerMeanwhile = ({ waiting }: RepresentationState, agencyId: Uuid, requestId: Uuid): boolean =>
  waiting.some(
    (waitingAppointment) =>
      waitingAppointment.agencyId === agencyId && waitingAppointment.requestIds.includes(requestId),
  );

/** Null for an agency that never represented the insured, or represents it now. */
export const endOfLastTenure = ({ tenures }: RepresentationState, agencyId: Uuid): TenureEnd | null =>
  tenures.findLast((tenure) => tenure.agencyId === agencyId)?.ended ?? null;
