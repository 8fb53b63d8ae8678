import type { ClientStatus } from './client.contract.js';
import type { CoverageLine } from '../insurance/coverage.js';
import { addDays, earlierOf, laterOf, type CalendarDate } from '../kernel/dates.js';
import { EXPIRING_WITHIN_DAYS } from '../status/expiry.js';

/** The latest state of one policy of a client. `canceledFrom` is its first day without cover, null when not canceled. */
export interface ClientPolicy {
  readonly line: CoverageLine;
  readonly verification: 'verified' | 'unverified' | 'rejected';
  readonly expiresOn: CalendarDate;
  readonly canceledFrom: CalendarDate | null;
}

/** What an agency sees of a client at a glance. */
export interface ClientSummary {
  readonly policyCount: number;
  readonly unverifiedCount: number;
  /** The day on which the first line of coverage ends without a policy that follows. */
  readonly nextExpiry: CalendarDate | null;
  readonly status: ClientStatus;
}

/**
 * The status of a client on a day. An unverified policy comes first because an agent must act on it, then what soon needs action.
 * A policy that ended does not count while another of its line is in force: a renewed client is not expired.
 */
export function clientSummary(policies: readonly ClientPolicy[], today: CalendarDate): ClientSummary {
  const counted = policies.filter(({ verification }) => verification !== 'rejected');
  const living = counted.filter((policy) => lastDayOf(policy) >= today);
  const unverifiedCount = living.filter(({ verification }) => verification === 'unverified').length;
  const ends = [...endsByLine(living).values()];
  const nextExpiry = ends.length === 0 ? null : ends.reduce(earlierOf);
  const status = statusOf(counted, living, unverifiedCount, nextExpiry, today);
  return { policyCount: counted.length, unverifiedCount, nextExpiry, status };
}

function statusOf(
  counted: readonly ClientPolicy[],
  living: readonly ClientPolicy[],
  unverified: number,
  nextExpiry: CalendarDate | null,
  today: CalendarDate,
): ClientStatus {
  if (counted.length === 0) return 'noPolicies';
  if (living.length === 0) return counted.every(wasCanceled) ? 'canceled' : 'expired';
  if (unverified > 0) return 'unverified';
  return nextExpiry !== null && nextExpiry <= addDays(today, EXPIRING_WITHIN_DAYS) ? 'expiring' : 'active';
}

/** A policy is reported as expiring on the day it expires (reference: insurance days), as canceled on its first day without cover. */
const lastDayOf = ({ expiresOn, canceledFrom }: ClientPolicy): CalendarDate =>
  canceledFrom === null ? expiresOn : earlierOf(expiresOn, addDays(canceledFrom, -1));

const wasCanceled = ({ expiresOn, canceledFrom }: ClientPolicy): boolean =>
  canceledFrom !== null && canceledFrom <= expiresOn;

function endsByLine(policies: readonly ClientPolicy[]): ReadonlyMap<CoverageLine, CalendarDate> {
  const ends = new Map<CoverageLine, CalendarDate>();
  for (const policy of policies) ends.set(policy.line, laterOf(ends.get(policy.line) ?? '', lastDayOf(policy)));
  return ends;
}
