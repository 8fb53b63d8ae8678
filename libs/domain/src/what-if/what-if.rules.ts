import type { Assessment, Finding, Outcome } from '../compliance/finding.js';
import { findingPairs } from '../compliance/finding-pairs.js';
import type { CalendarDate } from '../kernel/dates.js';
import { equal } from '../kernel/equal.js';
import { providesSame } from '../tracking/tracking-provided.js';
import type { StartedTracking } from '../tracking/tracking.state.js';
import { assessFacts, uncitedFacts, type AssessmentInputs } from '../tracking/tracking.rules.js';
import type { FindingChange, SupplierEffect, WhatIfChange, WhatIfEffect } from './what-if.contract.js';
import type { SupplierOnDay } from './supplier-on-day.rules.js';
import { cureOf } from './what-if-cures.js';
import { tryFormEntry } from './what-if-form.js';
import { tryCancellation } from './what-if-policy.js';
import { tryTemplate } from './what-if-template.js';
import type { TriedChange } from './what-if-tried.js';

/** Every kind of change that can be tried: a new kind is a member of `WhatIfChange`, a file, and a case here. */
export function tried(change: WhatIfChange): TriedChange {
  switch (change.kind) {
    case 'template':
      return tryTemplate(change);
    case 'policyCanceled':
      return tryCancellation(change);
    case 'formEntry':
      return tryFormEntry(change);
  }
}

/** One supplier on one day, as things are and as they would be. */
interface Compared {
  readonly before: Assessment;
  readonly after: Assessment;
}

/** Undefined for a supplier that the change does not concern, or of which nothing is required on the day. */
function compared(change: TriedChange, inputs: AssessmentInputs, day: CalendarDate): Compared | undefined {
  const changed = change.applyTo(inputs, day);
  if (!changed) return undefined;
  const facts = uncitedFacts(inputs, day);
  const before = assessFacts(inputs, facts, day);
  const after = before && assessFacts(changed, providesSame(inputs, changed) ? facts : uncitedFacts(changed, day), day);
  return after && { before, after };
}

/** What a change would do to a supplier; undefined for one that it does not concern, or that is not assessed. */
export function effectOn(change: TriedChange, inputs: AssessmentInputs, day: CalendarDate): SupplierEffect | undefined {
  const both = inputs.tracking.standing === 'active' ? compared(change, inputs, day) : undefined;
  return both && effectOf(both, inputs.tracking);
}

/** The same for a supplier of which only the requirements would change. */
export function effectOfRequiring(
  requires: NonNullable<TriedChange['requires']>,
  supplier: SupplierOnDay,
  day: CalendarDate,
): SupplierEffect | undefined {
  const { required, provided } = supplier;
  const changed = required.tracking.standing === 'active' ? requires(required, day) : undefined;
  const before = changed && assessFacts(required, provided, day);
  const after = before && assessFacts(changed, provided, day);
  return after && effectOf({ before, after }, required.tracking);
}

function effectOf(
  { before, after }: Compared,
  { trackingId, requesterId, insuredId, projectId }: StartedTracking,
): SupplierEffect {
  return {
    trackingId,
    requesterId,
    insuredId,
    projectId,
    before: before.outcome,
    after: after.outcome,
    effect: effectBetween(before, after),
    cure: after.outcome === 'pass' ? null : cureOf(after.findings),
  };
}

/** What is not met, before or after, and would differ, in the order of the requirements; none for a supplier that the change does not concern. */
export function findingsChanged(
  change: TriedChange,
  inputs: AssessmentInputs,
  day: CalendarDate,
): readonly FindingChange[] {
  const both = compared(change, inputs, day);
  return both ? differencesBetween(both.before.findings, both.after.findings) : [];
}

const BECOMES: Readonly<Record<Outcome, WhatIfEffect>> = {
  fail: 'fails',
  pass: 'passes',
  review: 'review',
  unknown: 'unknown',
};

function effectBetween(before: Assessment, after: Assessment): WhatIfEffect {
  if (before.outcome !== after.outcome) return BECOMES[after.outcome];
  return differencesBetween(before.findings, after.findings).length > 0 ? 'otherFindings' : 'none';
}

export const differencesBetween = (before: readonly Finding[], after: readonly Finding[]): readonly FindingChange[] =>
  findingPairs(before, after).filter((pair) => !sameFinding(pair.before, pair.after));

/** Whoever meets a requirement before and after sees no difference, however much it requires. */
export const isMet = (finding: Finding | null): boolean =>
  finding === null || (finding.outcome === 'pass' && !finding.exception);

/** Equal in everything that is shown; the version of the template and the causes are not part of it. */
function sameFinding(finding: Finding | null, other: Finding | null): boolean {
  if (isMet(finding) && isMet(other)) return true;
  if (finding === null || other === null) return false;
  return (
    finding.outcome === other.outcome &&
    finding.reason === other.reason &&
    finding.required === other.required &&
    finding.available === other.available &&
    finding.policyId === other.policyId &&
    finding.exception?.exceptionId === other.exception?.exceptionId &&
    equal(finding.params, other.params)
  );
}
