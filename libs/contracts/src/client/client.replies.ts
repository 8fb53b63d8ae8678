import type { ClientStatus } from '@covertrail/domain/client/client.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** A client of an agency. `id` is the insured; rejected policies are not counted. */
export interface ClientRow {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly name: string;
  readonly policyCount: number;
  readonly unverifiedCount: number;
  readonly openRequests: number;
  readonly nextExpiry: CalendarDate | null;
  readonly status: ClientStatus;
  readonly since: Instant;
  /** The transfer that has not ended. */
  readonly transferId: Uuid | null;
}

/** The open work of an agency, as counts. */
export interface AgencyDashboard {
  readonly clients: number;
  readonly policies: number;
  readonly unverified: number;
  readonly expiring: number;
  readonly openRequests: number;
  /** Transfers that this agency must answer. */
  readonly transfersWaiting: number;
}

/** Statuses of clients [G01]; their spelling is given. */
export interface PendingApprovalCounts {
  readonly countPolicyVerfication: number;
  readonly countPolicyShare: number;
  readonly countPolicyRequest: number;
  readonly totalPendingApproval: number;
}

/** An insured found by name: an agency may request an appointment by one that is `free`, and a transfer of one that is `elsewhere`. */
export interface ClientCandidate {
  readonly insuredId: Uuid;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly standing: 'free' | 'mine' | 'elsewhere';
}
