import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { AppointmentProof } from '@covertrail/domain/representation/representation.contract';

/** `waiting` until the insured accepts or refuses; `lapsed` when it got another agency first. */
export type AppointmentState = 'waiting' | 'current' | 'former' | 'refused' | 'withdrawn' | 'lapsed';

/** An agency's tenure with an insured, or its asking for one, as the insured reads it. */
export interface InsuredAppointment {
  readonly id: Uuid;
  readonly agencyId: Uuid;
  readonly agencyName: string;
  readonly agencyCity: string;
  readonly agencyState: string;
  readonly agentName: string;
  /** Of the agent, so that the insured can write to them. */
  readonly agentEmail: string;
  readonly state: AppointmentState;
  /** Null while it waits, and where it never began. */
  readonly proof: AppointmentProof['by'] | 'transfer' | null;
  readonly askedAt: Instant | null;
  readonly since: Instant | null;
  readonly endedAt: Instant | null;
  readonly reason: string;
}

/** Who represents the insured now, who asks to, and who did or asked before: newest first. */
export interface InsuredAgency {
  readonly current: InsuredAppointment | null;
  readonly waiting: readonly InsuredAppointment[];
  readonly earlier: readonly InsuredAppointment[];
  /** The viewer may accept and refuse. */
  readonly mayDecide: boolean;
}

/** An insured that an agency asked by name, as the agency reads it. */
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
