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
  /** A transfer that has not ended. */
  readonly transferId: Uuid | null;
}

/** What an agency has on its hands (counts). */
export interface AgencyDashboard {
  readonly clients: number;
  readonly policies: number;
  readonly unverified: number;
  readonly expiring: number;
  readonly openRequests: number;
  /** Transfers that this agency has been asked for and has not answered. */
  readonly transfersWaiting: number;
}

/** Spec 3 section 3, spelled as there. */
export interface PendingApprovalCounts {
  readonly countPolicyVerfication: number;
  readonly countPolicyShare: number;
  readonly countPolicyRequest: number;
  readonly totalPendingApproval: number;
}

/** An insured found by name: `free` may be asked for an appointment, `elsewhere` may be asked for by a transfer. */
export interface ClientCandidate {
  readonly insuredId: Uuid;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly standing: 'free' | 'mine' | 'elsewhere';
}
