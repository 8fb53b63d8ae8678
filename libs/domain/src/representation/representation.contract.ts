import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';

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

/**
 * One stream per insured, `representation-<insuredId>`: which agencies and agents represent it. `domain` is the folded domain of the
 * agent's e-mail address, null where it is not known. `ofRecord`: no other agency represents the insured, and this one manages all
 * policies that nobody manages (ADR 70), as each of before did; otherwise it represents the insured beside the others.
 */
export type AgencyAppointed = DomainEvent<
  'AgencyAppointed',
  Side & { readonly proof: AppointmentProof; readonly domain: string | null; readonly ofRecord: boolean }
>;
/** An agency asks to represent the insured, which accepts or refuses. A further Request ID is added to the appointment that waits. */
export type AppointmentRequested = DomainEvent<
  'AppointmentRequested',
  OfAppointment & { readonly basis: AppointmentBasis }
>;
/** The insured does not want this agency. */
export type AppointmentRefused = DomainEvent<'AppointmentRefused', OfAppointment & { readonly reason: string }>;
/** The agency no longer asks. */
export type AppointmentWithdrawn = DomainEvent<'AppointmentWithdrawn', OfAppointment>;
/**
 * The whole transfer completes in this one event: before it the old agency represents the insured, after it the new one, which then
 * manages the policies that the old one managed. Other agencies of the insured stay. `domain` is the folded domain of the new agent's e-mail
 * address; absent where it is not known, as in transfers of before.
 */
export type ClientTransferred = DomainEvent<
  'ClientTransferred',
  {
    readonly insuredId: Uuid;
    readonly transferId: Uuid;
    readonly fromAgencyId: Uuid;
    readonly fromAgentId: Uuid;
    readonly toAgencyId: Uuid;
    readonly toAgentId: Uuid;
    readonly domain?: string;
  }
>;

/** The insured ended the representation by this agency, or the agency did. Other agencies of the insured stay. */
export type RepresentationEnded = DomainEvent<
  'RepresentationEnded',
  Side & { readonly endedBy: 'insured' | 'agency'; readonly reason: string }
>;

/** An address that an insured invited to be its agent; `invitedAgentId` stands for the address, whoever invites it. */
interface InvitedAgent {
  readonly insuredId: Uuid;
  readonly invitedAgentId: Uuid;
}

/** Nobody who may act for clients has this address: a mail goes there, by which its agent signs up [A08]. Invited again, it gets a new link. */
export type AgentInvited = DomainEvent<
  'AgentInvited',
  InvitedAgent & { readonly email: PersonalText; readonly invitedAt: Instant }
>;
/** The agent signed up, and may act for this agency. `AgencyAppointed` comes with it, where the agency did not represent the insured already. */
export type AgentInvitationAccepted = DomainEvent<
  'AgentInvitationAccepted',
  InvitedAgent & { readonly agencyId: Uuid; readonly agentId: Uuid }
>;
export type AgentInvitationWithdrawn = DomainEvent<'AgentInvitationWithdrawn', InvitedAgent>;

export const REPRESENTATION_PERSONAL: Readonly<Record<string, PersonalFields>> = {
  AgentInvited: { person: 'invitedAgentId', fields: ['email'] },
};

export type RepresentationEvent =
  | AgentInvited
  | AgentInvitationAccepted
  | AgentInvitationWithdrawn
  | AgencyAppointed
  | AppointmentRequested
  | AppointmentRefused
  | AppointmentWithdrawn
  | ClientTransferred
  | RepresentationEnded;

/** What appoints an agency that did not ask: nothing that an agency can know or guess. */
export type InsuredConsent = Extract<AppointmentProof, { readonly by: 'invitation' | 'unrecorded' }>;

/**
 * Commands of the insured and of an agency name the agency that asked: it has at most one open request. `domain` is the folded domain
 * of the agent's e-mail address; null where it is not known, and then no other agency may represent the insured.
 */
export type RepresentationCommand =
  | ({ readonly type: 'AppointAgency' } & Omit<AgencyAppointed['data'], 'proof' | 'ofRecord'> & {
        readonly proof: InsuredConsent;
      })
  /** `domain`: of the address, as of `AppointAgency`. */
  | ({ readonly type: 'InviteAgent'; readonly domain: string } & AgentInvited['data'])
  | ({
      readonly type: 'AcceptAgentInvitation';
      readonly domain: string;
      readonly at: Instant;
    } & AgentInvitationAccepted['data'])
  | ({ readonly type: 'WithdrawAgentInvitation' } & AgentInvitationWithdrawn['data'])
  | ({ readonly type: 'RequestAppointment' } & AppointmentRequested['data'])
  | { readonly type: 'AcceptAppointment'; readonly agencyId: Uuid; readonly domain: string | null }
  | { readonly type: 'RefuseAppointment'; readonly agencyId: Uuid; readonly reason: string }
  | { readonly type: 'WithdrawAppointment'; readonly agencyId: Uuid }
  | ({ readonly type: 'TransferClient' } & ClientTransferred['data'])
  | ({ readonly type: 'EndRepresentation' } & Omit<RepresentationEnded['data'], 'agentId'>);
