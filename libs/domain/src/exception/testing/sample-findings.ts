import type { Assessment, Finding } from '../../compliance/finding.js';
import type { Params } from '../../compliance/finding-params.js';
import { dollars } from '../../kernel/money.js';
import type { ExceptableFinding, ExceptionCommand, PinnedPolicies, PinnedPolicy } from '../exception.contract.js';

export const TODAY = '2026-06-01';
export const POLICY: PinnedPolicy = { policyId: 'gl', carrierId: 'summit' };
/** What a finding about this policy alone rests on. */
export const ALONE: PinnedPolicies = { policy: POLICY, restsOn: [] };
export const OF_SUPPLIER = {
  requesterId: 'r',
  scope: 'supplier',
  scopeId: 't',
  trackingId: 't',
  insuredId: 'i',
  projectId: 'p',
} as const;

/** A limit of $1,000,000 that the policy has in part. */
export const short = (available: number, change: Partial<Finding> = {}): Finding => ({
  rule: 'generalLiability.limit.eachOccurrence',
  line: 'generalLiability',
  policyId: 'gl',
  outcome: 'fail',
  reason: 'LIMIT.SHORT',
  params: { limit: 'eachOccurrence', short: dollars(1_000_000 - available), policyNumber: 'GL-1' },
  required: dollars(1_000_000),
  available: dollars(available),
  events: ['asked', 'added'],
  fix: { code: 'FIX.RAISE_LIMIT', params: {}, by: 'agent' },
  ...change,
});

export const met: Finding = {
  ...short(1_000_000),
  outcome: 'pass',
  reason: 'LIMIT.MET',
  params: { limit: 'eachOccurrence' },
};

/** A form that the index does not know: the requester reads it. */
export const unknownForm = (form = 'XY 12 34'): Finding => {
  const params: Params = {
    endorsement: 'additionalInsuredOngoing',
    grade: 'seen',
    policyNumber: 'GL-1',
    form,
    doubt: 'FORM.UNKNOWN',
    title: '',
    only: '',
  };
  return {
    rule: 'generalLiability.endorsement.additionalInsuredOngoing',
    line: 'generalLiability',
    policyId: 'gl',
    outcome: 'review',
    reason: 'ENDORSEMENT.FORM_IN_DOUBT',
    params,
    events: ['asked', 'added'],
    fix: { code: 'FIX.READ_FORM', params, by: 'requester' },
  };
};

export const rated = (
  strength: NonNullable<Params['strength']>,
  size: NonNullable<Params['size']>,
  reason: Finding['reason'] = 'RATING.STRENGTH_BELOW',
): Finding => ({
  rule: 'generalLiability.rating',
  line: 'generalLiability',
  policyId: 'gl',
  outcome: 'fail',
  reason,
  events: [],
  params: {
    carrier: 'Summit Mutual',
    policyNumber: 'GL-1',
    requiredStrength: 'A-',
    requiredSize: 'VII',
    strength,
    size,
  },
});

export const assessed = (...findings: Finding[]): Assessment => ({
  outcome: 'fail',
  findings,
  holdsUntil: '2027-01-01',
  nextExpiry: null,
});

const sentenceOf = ({ rule, reason }: Finding): string => `${rule}: ${reason}`;

/** What a handler reads before it decides. */
export const factsOf = (...findings: Finding[]): ReadonlyMap<string, ExceptableFinding> =>
  new Map(
    findings.map((finding) => [
      finding.rule,
      {
        finding,
        sentence: sentenceOf(finding),
        policy: finding.policyId === undefined ? null : POLICY,
        restsOn: [],
        policyEndsOn: '2027-01-01',
      },
    ]),
  );

/** Accepts these findings, perpetually. */
export const accept = (
  findings: readonly Finding[],
  change: Partial<Extract<ExceptionCommand, { type: 'DecideExceptions' }>> = {},
): ExceptionCommand => ({
  type: 'DecideExceptions',
  ...OF_SUPPLIER,
  decision: 'accepted',
  duration: 'perpetual',
  customDate: null,
  comment: 'Small work.',
  today: TODAY,
  items: findings.map((finding, index) => ({
    exceptionId: `x${index + 1}`,
    rule: finding.rule,
    sentence: sentenceOf(finding),
  })),
  ...change,
});
