import type { Outcome } from '../compliance/finding.js';
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
