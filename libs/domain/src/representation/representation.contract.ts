import type { DomainEvent, Uuid } from '../kernel/event.js';

/**
 * The proof of an appointment: an open Request ID that the agent was given, the tax id or the e-mail of the insured (spec 3
 * section 5), or the insured's own acceptance of an agency that asked. `unrecorded` marks appointments from before proofs were
 * recorded. The tax id and the e-mail themselves are not stored.
 */
export type AppointmentProof =
  | { readonly by: 'requestNumber'; readonly requestId: Uuid }
  | { readonly by: 'taxId' }
  | { readonly by: 'email'; readonly userId: Uuid }
  | { readonly by: 'acceptance'; readonly appointmentId: Uuid }
  | { readonly by: 'unrecorded' };

/** An agency and the agent there who represents the insured, or would. */
interface Side {
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
}
interface OfAppointment extends Side {
  readonly appointmentId: Uuid;
}

/** One stream per insured, `representation-<insuredId>`: which agency and agent represent it. Exactly one does at a time. */
export type AgencyAppointed = DomainEvent<'AgencyAppointed', Side & { readonly proof: AppointmentProof }>;
/** An agency that knows only the insured's name asks to represent it; nothing changes until the insured accepts. */
export type AppointmentRequested = DomainEvent<'AppointmentRequested', OfAppointment>;
/** The insured does not want this agency. */
export type AppointmentRefused = DomainEvent<'AppointmentRefused', OfAppointment & { readonly reason: string }>;
/** The agency no longer asks. */
export type AppointmentWithdrawn = DomainEvent<'AppointmentWithdrawn', OfAppointment>;
/** The whole transfer completes in this one event: before it the old agency represents the insured, after it the new one. */
export type ClientTransferred = DomainEvent<'ClientTransferred', {
  readonly insuredId: Uuid;
  readonly transferId: Uuid;
  readonly fromAgencyId: Uuid;
  readonly fromAgentId: Uuid;
  readonly toAgencyId: Uuid;
  readonly toAgentId: Uuid;
}>;

export type RepresentationEvent = AgencyAppointed | AppointmentRequested | AppointmentRefused | AppointmentWithdrawn | ClientTransferred;

/** Commands of the insured and of an agency name the agency that asked: it has at most one open request. */
export type RepresentationCommand =
  | ({ readonly type: 'AppointAgency' } & AgencyAppointed['data'])
  | ({ readonly type: 'RequestAppointment' } & AppointmentRequested['data'])
  | { readonly type: 'AcceptAppointment'; readonly agencyId: Uuid }
  | { readonly type: 'RefuseAppointment'; readonly agencyId: Uuid; readonly reason: string }
  | { readonly type: 'WithdrawAppointment'; readonly agencyId: Uuid }
  | ({ readonly type: 'TransferClient' } & ClientTransferred['data']);
