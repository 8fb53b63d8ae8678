import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type {
  AppointmentBasis,
  AppointmentProof,
  RepresentationEnded,
} from '@covertrail/domain/representation/representation.contract';

/** `waiting` until the insured accepts or refuses; `lapsed` when another agency was appointed first; `former` after a transfer, `ended` without one. */
export type AppointmentState = 'waiting' | 'current' | 'former' | 'ended' | 'refused' | 'withdrawn' | 'lapsed';

/** An agency's tenure with an insured, or its request for one, as the insured reads it. */
export interface InsuredAppointment {
  readonly id: Uuid;
  readonly agencyId: Uuid;
  readonly agencyName: string;
  readonly agencyCity: string;
  readonly agencyState: string;
  readonly agentName: string;
  /** The agent's address, so that the insured can write to them. */
  readonly agentEmail: string;
  readonly state: AppointmentState;
  /** Null while the request waits, and when the tenure never began. */
  readonly proof: AppointmentProof['by'] | 'transfer' | null;
  /** How the agency found the insured, if it asked. */
  readonly basis: AppointmentBasis['by'] | null;
  readonly askedAt: Instant | null;
  readonly since: Instant | null;
  readonly endedAt: Instant | null;
  readonly endedBy: RepresentationEnded['data']['endedBy'] | null;
  readonly reason: string;
  /** Who accepted or invited it; empty where nobody of the insured did. */
  readonly decidedBy: string;
  /** The requests that it may answer while it waits. */
  readonly requests: readonly AskedRequest[];
}

/** A request whose ID an agency gave. */
export interface AskedRequest {
  readonly id: Uuid;
  readonly number: string;
  readonly requesterName: string;
}

/** An agency that represents the insured now. */
export interface CurrentAgency extends InsuredAppointment {
  /** Whom to address where one agency is enough, and what takes over a policy of nobody (ADR 70). */
  readonly ofRecord: boolean;
  /** Of the agent's e-mail address; null where it was not recorded. */
  readonly domain: string | null;
  /** How many policies of the insured it manages, without archived ones. */
  readonly policies: number;
}

/** What became of an invitation: the agency represents the insured, or its agent was sent a mail to sign up. */
export interface InvitedAgency {
  readonly insuredId: Uuid;
  readonly represents: boolean;
}

/** An agent without an account, whom the insured invited to sign up [A08]. */
export interface InvitedAgent {
  readonly invitedAgentId: Uuid;
  readonly email: string;
  /** When the last mail was requested. */
  readonly invitedAt: Instant;
  /** Until when the invitation and its link are good. */
  readonly goodUntil: Instant;
  /** It is good no longer: another mail renews it. */
  readonly isOver: boolean;
}

/** What the agencies of the insured read and do now, and the last of them would no longer when it is ended. */
export interface EndEffects {
  readonly openRequests: number;
  readonly shares: number;
}

/** Which agencies represent the insured now, oldest first; which ones ask to, and which did or asked before: newest first. */
export interface InsuredAgency {
  readonly current: readonly CurrentAgency[];
  readonly waiting: readonly InsuredAppointment[];
  readonly earlier: readonly InsuredAppointment[];
  readonly invited: readonly InvitedAgent[];
  /** How many policies no agency manages. */
  readonly unmanaged: number;
  /** Whether the viewer may accept, refuse, invite and end. */
  readonly mayDecide: boolean;
  readonly ending: EndEffects;
}

/** An insured to which an agency sent a request, as the agency reads it. */
export interface RequestedAppointment {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly agentName: string;
  readonly state: AppointmentState;
  readonly askedAt: Instant;
  readonly endedAt: Instant | null;
  readonly reason: string;
}
