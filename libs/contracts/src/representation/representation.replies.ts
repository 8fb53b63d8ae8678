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

/** What the agency of record reads and does now, and would no longer when the representation ends. */
export interface EndEffects {
  readonly openRequests: number;
  readonly shares: number;
  readonly policies: number;
}

/** Which agency represents the insured now, which ones ask to, and which did or asked before: newest first. */
export interface InsuredAgency {
  readonly current: InsuredAppointment | null;
  readonly waiting: readonly InsuredAppointment[];
  readonly earlier: readonly InsuredAppointment[];
  /** Whether the viewer may accept, refuse, invite and end. */
  readonly mayDecide: boolean;
  /** Null where no agency represents the insured. */
  readonly ending: EndEffects | null;
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
