import type { DomainEvent, Uuid } from '../kernel/event.js';

/**
 * The insured's consent to an appointment (ADR 53): it accepted an agency that asked, or invited the agency itself. Of earlier
 * appointments a Request ID, a tax id or an e-mail address was the proof; `unrecorded` marks those from before proofs were recorded.
 * The tax id and the e-mail themselves are not stored.
 */
export type AppointmentProof =
  | { readonly by: 'requestNumber'; readonly requestId: Uuid }
  | { readonly by: 'taxId' }
  | { readonly by: 'email'; readonly userId: Uuid }
  | { readonly by: 'acceptance'; readonly appointmentId: Uuid }
  | { readonly by: 'invitation' }
  | { readonly by: 'unrecorded' };

/** How an agency that asks found the insured. An open Request ID gives it a right to that request while the insured has not answered. */
export type AppointmentBasis =
  | { readonly by: 'name' }
  | { readonly by: 'taxId' }
  | { readonly by: 'email'; readonly userId: Uuid }
  | { readonly by: 'requestNumber'; readonly requestId: Uuid };

/** An agency and the agent there who represents the insured, or would. */
interface Side {
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
}
interface OfAppointment extends Side {
  readonly appointmentId: Uuid;
}

/** One stream per insured, `representation-<insuredId>`: which agency and agent represent it. At most one does at a time. */
export type AgencyAppointed = DomainEvent<'AgencyAppointed', Side & { readonly proof: AppointmentProof }>;
/** An agency asks to represent the insured, which accepts or refuses. A further Request ID is added to the appointment that waits. */
export type AppointmentRequested = DomainEvent<
  'AppointmentRequested',
  OfAppointment & { readonly basis: AppointmentBasis }
>;
/** The insured does not want this agency. */
export type AppointmentRefused = DomainEvent<'AppointmentRefused', OfAppointment & { readonly reason: string }>;
/** The agency no longer asks. */
export type AppointmentWithdrawn = DomainEvent<'AppointmentWithdrawn', OfAppointment>;
/** The whole transfer completes in this one event: before it the old agency represents the insured, after it the new one. */
export type ClientTransferred = DomainEvent<
  'ClientTransferred',
  {
    readonly insuredId: Uuid;
    readonly transferId: Uuid;
    readonly fromAgencyId: Uuid;
    readonly fromAgentId: Uuid;
    readonly toAgencyId: Uuid;
    readonly toAgentId: Uuid;
  }
>;

/** The insured ended the representation, or its agency did: from now on no agency represents it. */
export type RepresentationEnded = DomainEvent<
  'RepresentationEnded',
  Side & { readonly endedBy: 'insured' | 'agency'; readonly reason: string }
>;

export type RepresentationEvent =
  | AgencyAppointed
  | AppointmentRequested
  | AppointmentRefused
  | AppointmentWithdrawn
  | ClientTransferred
  | RepresentationEnded;

/** What appoints an agency that did not ask: nothing that an agency can know or guess. */
export type InsuredConsent = Extract<AppointmentProof, { readonly by: 'invitation' | 'unrecorded' }>;

/** Commands of the insured and of an agency name the agency that asked: it has at most one open request. */
export type RepresentationCommand =
  | ({ readonly type: 'AppointAgency' } & Omit<AgencyAppointed['data'], 'proof'> & { readonly proof: InsuredConsent })
  | ({ readonly type: 'RequestAppointment' } & AppointmentRequested['data'])
  | { readonly type: 'AcceptAppointment'; readonly agencyId: Uuid }
  | { readonly type: 'RefuseAppointment'; readonly agencyId: Uuid; readonly reason: string }
  | { readonly type: 'WithdrawAppointment'; readonly agencyId: Uuid }
  | ({ readonly type: 'TransferClient' } & ClientTransferred['data'])
  | ({ readonly type: 'EndRepresentation' } & Omit<RepresentationEnded['data'], 'agentId'>);
