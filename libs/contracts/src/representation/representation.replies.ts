import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { AppointmentProof } from '@covertrail/domain/representation/representation.contract';

/** `waiting` until the insured accepts or refuses; `lapsed` when another agency was appointed first. */
export type AppointmentState = 'waiting' | 'current' | 'former' | 'refused' | 'withdrawn' | 'lapsed';

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
  readonly askedAt: Instant | null;
  readonly since: Instant | null;
  readonly endedAt: Instant | null;
  readonly reason: string;
}

/** Which agency represents the insured now, which ones ask to, and which did or asked before: newest first. */
export interface InsuredAgency {
  readonly current: InsuredAppointment | null;
  readonly waiting: readonly InsuredAppointment[];
  readonly earlier: readonly InsuredAppointment[];
  /** Whether the viewer may accept and refuse. */
  readonly mayDecide: boolean;
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
