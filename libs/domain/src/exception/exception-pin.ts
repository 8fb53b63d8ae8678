import { SIZES, STRENGTHS } from '../insurance/coverage.js';
import type { ExceptionScope, Finding } from '../compliance/finding.js';

import { gradeOf, isSourceKind } from '../insurance/source-table.js';
import type { ReasonCode } from '../compliance/reasons.js';
import { addDays, daysBetween } from '../kernel/dates.js';
import { equal } from '../kernel/equal.js';
import type { FindingPin, PinnedPolicies } from './exception.contract.js';
import type { ParamName, Params } from '../compliance/finding-params.js';
import { keysOf, picked } from '../kernel/record-of.js';

/** Reasons that differ in degree: a finding that changes between them is the same one with another gap. */
const FAMILIES: Readonly<Partial<Record<ReasonCode, ReasonCode>>> = {
  'POLICY.ENDED_TODAY': 'POLICY.ENDED',
  'RATING.SIZE_BELOW': 'RATING.STRENGTH_BELOW',
  'RATING.BOTH_BELOW': 'RATING.STRENGTH_BELOW',
  'PROOF.TOO_OLD': 'PROOF.TOO_LOW',
  'PROOF.TOO_LOW_AND_OLD': 'PROOF.TOO_LOW',
};

const reasonFamily = (reason: ReasonCode): ReasonCode => FAMILIES[reason] ?? reason;

/** Parameters that may change while the finding stays the same: counts, and what else might fill the gap. */
const INCIDENTAL: ReadonlySet<ParamName> = new Set([
  'shares',
  'short',
  'reserved',
  'reservedFor',
  'nextPolicy',
  'nextFrom',
  'proofSource',
]);

/** Parameters that name a policy of one supplier: a decision for several suppliers is not about them. Insurers are not of one. */
const OF_ONE_SUPPLIER: ReadonlySet<ParamName> = new Set([
  'policyNumber',
  'effectiveOn',
  'expiresOn',
  'canceledOn',
  'umbrella',
  'layerIs',
  'layerDay',
  'document',
  'uploadedOn',
  'proofOf',
  'proofSince',
]);

/** True for what a person may except: facts that are missing are asked for, never excepted. */
export const isExceptable = ({ outcome }: Pick<Finding, 'outcome'>): boolean =>
  outcome === 'fail' || outcome === 'review';

/** The policies count for a decision about one supplier. */
export function pinOf(finding: Finding, scope: ExceptionScope, { policy, restsOn }: PinnedPolicies): FindingPin {
  const pin = {
    rule: finding.rule,
    line: finding.line,
    reason: reasonFamily(finding.reason),
    about: aboutOf(finding, scope),
    gap: gapOf(finding),
  };
  if (scope !== 'supplier') return pin;
  return policy === null ? { ...pin, restsOn } : { ...pin, policy, restsOn };
}

/** Whether what was decided about one finding holds for a finding of another day. */
export function covers(
  pin: FindingPin,
  scope: ExceptionScope,
  finding: Finding,
  policiesOf: (finding: Finding) => PinnedPolicies,
): boolean {
  if (pin.rule !== finding.rule || !isExceptable(finding) || pin.reason !== reasonFamily(finding.reason)) return false;
  const gap = gapOf(finding);
  if ((gap.length === 0) !== (pin.gap.length === 0) || gap.some((measure, index) => measure > (pin.gap[index] ?? 0)))
    return false;
  if (!equal(aboutOf(finding, scope), pin.about)) return false;
  if (scope !== 'supplier') return true;
  const { policy, restsOn } = policiesOf(finding);
  return equal(pin.policy ?? null, policy) && (pin.restsOn === undefined || equal(pin.restsOn, restsOn));
}

/** Each measure is 0 where that part is met; a greater one is worse. */
function gapOf({ outcome, reason, met, required, available, params }: Finding): readonly number[] {
  if (met !== undefined) return [gradesBelow(params), reason === 'PROOF.TOO_LOW' ? 0 : 1];
  if (required !== undefined) {
    const missing = required - (available ?? 0);
    return [outcome === 'fail' ? Math.abs(missing) : Math.max(0, missing)];
  }
  if (reason === 'WHOLE_PROJECT.NOT_INCLUDED') return daysNotIncluded(params);
  return isRated(params) ? ratingGap(params) : [];
}

/** In strength and in size; a rating that is under review is worse than the same one without. */
const ratingGap = (params: Params): readonly number[] => [
  stepsBelow(STRENGTHS, params.requiredStrength, params.strength),
  stepsBelow(SIZES.toReversed(), params.requiredSize, params.size),
  ...(params.underReview === undefined ? [] : [1]),
];

/** Days from which the term of the policy keeps away: of the first day of the project, and of the day after the last one. */
function daysNotIncluded({
  firstDay,
  lastDay,
  effectiveOn,
  expiresOn,
  canceledOn = expiresOn,
}: Params): readonly number[] {
  return [
    [firstDay, effectiveOn],
    [canceledOn, lastDay && addDays(lastDay, 1)],
  ].map(([from, to]) => (from === undefined || to === undefined ? 0 : Math.max(0, daysBetween(from, to))));
}

/** How many grades a proof lacks. */
function gradesBelow({ proofLeast, proofSource }: Params): number {
  return isSourceKind(proofLeast) && isSourceKind(proofSource)
    ? Math.max(0, gradeOf(proofLeast) - gradeOf(proofSource))
    : 0;
}

/** A rating that was given in both parts and has a place in the order. */
const isRated = ({ strength, size }: Params): boolean =>
  STRENGTHS.some((grade) => grade === strength) && SIZES.some((category) => category === size);

/** How many places `found` is after `required` in an order that begins with the best. */
function stepsBelow(bestFirst: readonly unknown[], required: unknown, found: unknown): number {
  return Math.max(0, bestFirst.indexOf(found) - bestFirst.indexOf(required));
}

/** What is measured is not repeated here; the rule itself names the limit or the rating that is required. */
function aboutOf({ outcome, met, required, params }: Finding, scope: ExceptionScope): Params {
  if (
    (required !== undefined && outcome === 'fail' && !('expiresOn' in params)) ||
    (isRated(params) && met === undefined)
  )
    return {};
  return picked(
    params,
    keysOf(params).filter((name) => !INCIDENTAL.has(name) && (scope === 'supplier' || !OF_ONE_SUPPLIER.has(name))),
  );
}
