import { given } from '../kernel/testing/given.js';
import type { Finding } from '../compliance/finding.js';
import type { FixPlanSent } from './fix-plan.contract.js';
import { fixPlanDecider } from './fix-plan.decider.js';
import { fixSteps } from '@covertrail/wording/fix-plan/fix-steps';
import { isForSupplier } from '../compliance/for-supplier.js';

const finding = (other: Partial<Finding> = {}): Finding => ({
  rule: 'generalLiability.coverage',
  line: 'generalLiability',
  outcome: 'fail',
  reason: 'LINE.ABSENT',
  params: {},
  fix: { code: 'FIX.SHARE_POLICY', params: {}, by: 'insured' },
  events: [],
  ...other,
});
const plan = (sentOn: string, findings: readonly Finding[] = [finding()]): FixPlanSent['data'] => ({
  trackingId: 't',
  requesterId: 'r',
  insuredId: 'i',
  projectId: 'p',
  agencyId: null,
  agentId: null,
  sentOn,
  findings,
  steps: [],
});

describe('a plan to comply', () => {
  it('is sent once a day', () => {
    const sent = { type: 'FixPlanSent', data: plan('2026-11-21') } as const;
    given(fixPlanDecider)
      .when({ type: 'SendFixPlan', ...plan('2026-11-21') })
      .then(sent);
    given(fixPlanDecider, sent)
      .when({ type: 'SendFixPlan', ...plan('2026-11-21') })
      .refused('FIX_PLAN.SENT_TODAY');
    given(fixPlanDecider, sent)
      .when({ type: 'SendFixPlan', ...plan('2026-11-22') })
      .then({ type: 'FixPlanSent', data: plan('2026-11-22') });
  });

  it('needs at least one step', () => {
    given(fixPlanDecider)
      .when({ type: 'SendFixPlan', ...plan('2026-11-21', []) })
      .refused('FIX_PLAN.NOTHING_TO_DO');
  });

  it('names each step once, and none that waits for the requester', () => {
    expect(fixSteps([finding(), finding({ rule: 'other' })])).toEqual([
      'Share a verified general liability policy that is in force.',
    ]);
    expect(isForSupplier(finding({ fix: { code: 'FIX.JUDGE_CARRIER', params: {}, by: 'requester' } }))).toBe(false);
    expect(isForSupplier(finding({ outcome: 'pass' }))).toBe(false);
  });
});
