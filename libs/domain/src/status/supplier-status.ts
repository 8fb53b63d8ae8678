import type { CalendarDate } from '../kernel/dates.js';
import type { Outcome } from '../compliance/finding.js';
import { expiryStatus } from './expiry.js';
import type { Status } from './status.js';

/** The facts from which a row of tracked suppliers derives its status. */
export interface TrackedSupplier {
  /** False where its requester set it aside [F03]: nothing is checked then. */
  readonly active?: boolean;
  /** Null until the first assessment. */
  readonly outcome: Outcome | null;
  /** Something that it depends on changed and has not been assessed yet. */
  readonly checking: boolean;
  readonly asked: 'requested' | 'responded' | 'declined' | 'none';
  /** At least one policy has been shared for the project. */
  readonly answered: boolean;
  /** The first day without cover; null when no policy in force meets a required line. */
  readonly nextExpiry: CalendarDate | null;
  /** A required line had a policy that ended (`hasLapsed`). */
  readonly lapsed?: boolean;
  /** Requirements that are met by exception only. */
  readonly excepted?: number;
}

/**
 * The one status of a tracked supplier. While it is being checked, no old result is shown. A supplier that has shared nothing yet
 * shows the state of its request. `unknown` is shown as a review, because someone must ask for what is missing. No other status
 * is possible here.
 */
export function supplierStatus(
  { active = true, outcome, checking, asked, answered, nextExpiry, lapsed = false, excepted = 0 }: TrackedSupplier,
  today: CalendarDate,
): Extract<
  Status,
  | 'processing'
  | 'requested'
  | 'declined'
  | 'noPolicies'
  | 'expired'
  | 'expiring'
  | 'compliant'
  | 'compliantByException'
  | 'nonCompliant'
  | 'review'
  | 'inactive'
> {
  if (!active) return 'inactive';
  if (checking) return 'processing';
  if (outcome === 'pass' && excepted > 0) return 'compliantByException';
  if (outcome === 'pass')
    return nextExpiry !== null && expiryStatus(nextExpiry, today) === 'expiring' ? 'expiring' : 'compliant';
  if (!answered) return STATUS_OF_REQUEST[asked];
  if (outcome === null) return 'processing';
  if (outcome === 'fail' && lapsed) return 'expired';
  return outcome === 'fail' ? 'nonCompliant' : 'review';
}

/** `responded`: the answer is recorded, its share is not yet. */
const STATUS_OF_REQUEST = {
  requested: 'requested',
  declined: 'declined',
  responded: 'processing',
  none: 'noPolicies',
} as const;
