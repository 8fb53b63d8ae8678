import type { Outcome } from '../compliance/finding.js';
import { isExcepted } from '../compliance/excepted.js';
import type { AnnouncedStatus } from '../status/announced-status.js';
import { statusOfOutcome } from '../status/status-of-outcome.js';
import type { Uuid } from '../kernel/event.js';
import type { ComplianceAssessed } from './assessment.contract.js';

/** How an assessment changed the status that people read; null for a first assessment and for one that reads the same. Only a change is notified. */
export function statusChangeOf({
  before,
  after,
}: Pick<ComplianceAssessed['data'], 'before' | 'after'>): { readonly before: Outcome; readonly after: Outcome } | null {
  return before === null || statusOfOutcome(before) === statusOfOutcome(after) ? null : { before, after };
}

/** What a person did that led to an assessment. Null where no person did anything, and for an assessment that was recorded before this was. */
export const actOf = (cause: ComplianceAssessed['data']['cause']): Uuid | null =>
  cause.kind === 'event' ? (cause.actId ?? null) : null;

/**
 * How an assessment changed the status that a requester reads, by exception or without; null where it reads as before. Nothing is known of
 * a supplier before it answers: until then the requester reads that it was requested.
 */
export function announcedChangeOf(
  data: Pick<ComplianceAssessed['data'], 'before' | 'beforeByException' | 'after' | 'findings' | 'cause'>,
): { readonly from: AnnouncedStatus; readonly to: AnnouncedStatus } | null {
  const { before, beforeByException, cause } = data;
  if (before === null) return null;
  const answers = cause.kind === 'event' && cause.eventType === 'CoverageProvided';
  const from = before === 'unknown' && answers ? 'requested' : statusBy(before, beforeByException);
  const to = announcedStatus(data);
  return from === to ? null : { from, to };
}

/** What a requester reads after an assessment. */
export const announcedStatus = ({
  after,
  findings,
}: Pick<ComplianceAssessed['data'], 'after' | 'findings'>): AnnouncedStatus =>
  statusBy(after, findings.some(isExcepted));

const statusBy = (outcome: Outcome, byException = false): Exclude<AnnouncedStatus, 'requested'> =>
  outcome === 'pass' && byException ? 'compliantByException' : statusOfOutcome(outcome);
