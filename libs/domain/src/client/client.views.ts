import type { CalendarDate } from '../kernel/dates.js';
import type { Instant, Uuid } from '../kernel/event.js';

/** A client of an agency. `status` follows spec 3 section 3 (Canceled 1 … Archived 7); Active has no number there. */
export interface ClientRow {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly name: string;
  readonly policyCount: number;
  readonly unverifiedCount: number;
  readonly openRequests: number;
  readonly nextExpiry: CalendarDate | null;
  readonly status: 'active' | 'canceled' | 'expired' | 'unverified' | 'expiring' | 'noPolicies';
  readonly since: Instant;
  /** A transfer that has not ended. */
  readonly transferId: Uuid | null;
}
