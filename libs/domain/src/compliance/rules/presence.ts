import type { CalendarDate } from '../../kernel/dates.js';
import type { CoverageLine, ProvidedPolicy } from '../../insurance/coverage.js';
import { fixOf, type Fix, type Evaluation, type EvaluationOf, type Outcome } from '../finding.js';
import type { FixCode, FixOfReason, ParamsOf, PresenceReason } from '../reasons.js';

const OUTCOMES: Readonly<Record<PresenceReason, Outcome>> = {
  'POLICY.IN_FORCE': 'pass',
  'POLICY.UNVERIFIED': 'review',
  'POLICY.REJECTED': 'fail',
  'POLICY.NOT_BEGUN': 'fail',
  'POLICY.ENDED': 'fail',
  'POLICY.ENDED_TODAY': 'fail',
  'POLICY.CANCELED': 'fail',
  'LINE.ABSENT': 'fail',
  'LINE.NOTHING_SHARED': 'unknown',
  'LINE.STOP_GAP_BESIDE': 'review',
};

const FIXES: {
  readonly [Reason in PresenceReason]: { readonly code: FixOfReason<Reason>; readonly by: Fix['by'] } | null;
} = {
  'POLICY.IN_FORCE': null,
  'POLICY.UNVERIFIED': { code: 'FIX.VERIFY', by: 'agent' },
  'POLICY.REJECTED': { code: 'FIX.REPLACE_REJECTED', by: 'agent' },
  'POLICY.NOT_BEGUN': { code: 'FIX.WAIT_OR_SHARE_CURRENT', by: 'insured' },
  'POLICY.ENDED': { code: 'FIX.RENEW', by: 'agent' },
  'POLICY.ENDED_TODAY': { code: 'FIX.RENEW', by: 'agent' },
  'POLICY.CANCELED': { code: 'FIX.REINSTATE', by: 'agent' },
  'LINE.ABSENT': { code: 'FIX.SHARE_POLICY', by: 'insured' },
  'LINE.NOTHING_SHARED': { code: 'FIX.SHARE_POLICY', by: 'insured' },
  'LINE.STOP_GAP_BESIDE': { code: 'FIX.DECIDE_STATE_FUND', by: 'requester' },
};

/** First day without cover because of a cancellation, null when there is none before the policy ends anyway. */
export function canceledOn({ standing, period }: ProvidedPolicy): CalendarDate | null {
  if (standing.value.status === 'inForce') return null;
  const since = standing.value.since ?? period.value.effectiveOn;
  return since < period.value.expiresOn ? since : null;
}

/** First day without cover: the day it is canceled or the day it expires. */
export const coverEndsOn = (policy: ProvidedPolicy): CalendarDate =>
  canceledOn(policy) ?? policy.period.value.expiresOn;

/** Of one policy; the others are of a line without any. */
type PolicyReason = Exclude<PresenceReason, `LINE.${string}`>;

/** The state of a policy on a day. It covers `[effectiveOn, expiresOn)`, so on its expiration day it has ended (12:01 am). */
export function presenceOf(policy: ProvidedPolicy, day: CalendarDate): PolicyReason {
  const { effectiveOn, expiresOn } = policy.period.value;
  const canceled = canceledOn(policy);
  if (canceled !== null && canceled <= day) return 'POLICY.CANCELED';
  if (day >= expiresOn) return day === expiresOn ? 'POLICY.ENDED_TODAY' : 'POLICY.ENDED';
  if (day < effectiveOn) return 'POLICY.NOT_BEGUN';
  if (policy.verification.value === 'rejected') return 'POLICY.REJECTED';
  return policy.verification.value === 'verified' ? 'POLICY.IN_FORCE' : 'POLICY.UNVERIFIED';
}

/** In force and not rejected: its limits and endorsements are worth evaluating. */
export function answers(policy: ProvidedPolicy, day: CalendarDate): boolean {
  const presence = presenceOf(policy, day);
  return presence === 'POLICY.IN_FORCE' || presence === 'POLICY.UNVERIFIED';
}

/** It had begun and has ended: expired or canceled. */
export const isLapse = (presence: PresenceReason): boolean =>
  presence === 'POLICY.ENDED' || presence === 'POLICY.ENDED_TODAY' || presence === 'POLICY.CANCELED';

/** `candidates`: the other policies of the line, of which one may follow a policy that has ended. */
export function evaluatePresence(
  policy: ProvidedPolicy,
  day: CalendarDate,
  candidates: readonly ProvidedPolicy[] = [],
): Evaluation {
  const { effectiveOn, expiresOn } = policy.period.value;
  const canceled = canceledOn(policy);
  const reason = presenceOf(policy, day);
  const {
    policyNumber,
    verification: { changedSince },
  } = policy;
  const isChanged = reason === 'POLICY.UNVERIFIED' && changedSince !== undefined;
  const current = { policyNumber, effectiveOn, expiresOn, ...(isChanged ? { changedSince } : {}) };
  const next = isLapse(reason) ? nextOf(candidates, day) : null;
  const term = canceled === null ? current : { ...current, canceledOn: canceled };
  if (next === null) return ofPolicy(reason, term, policy);
  const nextFrom = next.period.value.effectiveOn;
  const evaluation = ofPolicy(reason, { ...term, nextPolicy: next.policyNumber, nextFrom }, policy);
  return { ...evaluation, fix: fixOf('FIX.WAIT_OR_SHARE_CURRENT', { effectiveOn: nextFrom }, 'insured') };
}

const ofPolicy = (
  reason: PolicyReason,
  params: ParamsOf<Exclude<PolicyReason, 'POLICY.CANCELED'>>,
  policy: ProvidedPolicy,
): Evaluation =>
  reason === 'POLICY.CANCELED'
    ? evaluationFor(reason, { ...params, canceledOn: coverEndsOn(policy) })
    : evaluationFor(reason, params);

/** The policy that begins next, among those that no agent rejected. */
function nextOf(candidates: readonly ProvidedPolicy[], day: CalendarDate): ProvidedPolicy | null {
  let next: ProvidedPolicy | null = null;
  for (const policy of candidates) {
    if (presenceOf(policy, day) !== 'POLICY.NOT_BEGUN' || policy.verification.value === 'rejected') continue;
    if (next === null || policy.period.value.effectiveOn < next.period.value.effectiveOn) next = policy;
  }
  return next;
}

/**
 * No shared policy is of this line. `shares` is the number of shares that were searched. `stopGap`: a policy of another line that is in
 * force and provides stop gap, so that a state fund may insure the workers (reference: state funds): its certificate decides.
 */
export function evaluateAbsence(line: CoverageLine, shares: number, stopGap?: ProvidedPolicy): Evaluation {
  if (stopGap !== undefined)
    return evaluationFor('LINE.STOP_GAP_BESIDE', { line, shares, policyNumber: stopGap.policyNumber });
  return evaluationFor(shares === 0 ? 'LINE.NOTHING_SHARED' : 'LINE.ABSENT', { line, shares });
}

function evaluationFor<Reason extends PresenceReason>(reason: Reason, params: ParamsOf<Reason>): EvaluationOf<Reason> {
  const fix: { readonly code: FixCode; readonly by: Fix['by'] } | null = FIXES[reason];
  const outcome = OUTCOMES[reason];
  return fix === null
    ? { outcome, reason, params }
    : { outcome, reason, params, fix: { code: fix.code, params, by: fix.by } };
}
