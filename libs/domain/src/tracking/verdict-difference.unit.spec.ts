import type { DecidedException } from '../exception/exception.state.js';
import { fold } from '../kernel/decider.js';
import { dollars } from '../kernel/money.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import { policyDecider } from '../policy/policy.decider.js';
import type { PolicyState } from '../policy/policy.state.js';
import { added, AGENCY, CARRIER, POLICY } from '../policy/testing/sample-policies.js';
import { inputsOfPolicy } from './testing/tracked-policy.js';
import { verdictDifference } from './verdict-difference.rules.js';

const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
const on = { policyId: POLICY, reason: '' };
const canceled: PolicyEvent = { type: 'PolicyCanceled', data: { ...on, effectiveFrom: '2026-03-03' } };
const reinstated: PolicyEvent = { type: 'PolicyReinstated', data: { ...on, effectiveFrom: '2026-03-03' } };
const limits = (whole: number) => ({ eachOccurrence: dollars(whole), generalAggregate: dollars(2_000_000) });
/** The amount with which the policy was added was a mistake. */
const meant = (whole: number, was = 1_000_000): PolicyEvent => ({
  type: 'PolicyLimitsChanged',
  data: { ...on, effectiveFrom: '2026-01-01', before: limits(was), after: limits(whole), corrects: eventId(1) },
});

const policy = (...events: PolicyEvent[]) => fold<PolicyState, PolicyEvent>(policyDecider, recorded(events));
/** Short of the required million by this much at most. */
const exception = (gap: number): DecidedException => ({
  requesterId: 'r',
  scope: 'supplier',
  scopeId: 't',
  exceptionId: 'x-1',
  trackingId: 't',
  insuredId: 'c',
  projectId: 'p',
  kind: 'exception',
  decision: 'accepted',
  pin: {
    rule: 'generalLiability.limit.eachOccurrence',
    line: 'generalLiability',
    reason: 'LIMIT.SHORT',
    about: {},
    gap: [dollars(gap)],
    policy: { policyId: POLICY, carrierId: CARRIER },
  },
  evaluation: { outcome: 'fail', reason: 'LIMIT.SHORT', params: {} },
  duration: 'perpetual',
  lapsesOn: null,
  comment: '',
  effectiveFrom: '2026-02-01',
  event: 'granted',
  withdrawnOn: null,
  withdrawnBy: null,
});

const DAYS = { from: '2026-01-10', to: '2026-03-20' };
const added500 = added({ limits: limits(500_000) });
const EACH = { rule: 'generalLiability.limit.eachOccurrence', line: 'generalLiability' } as const;

describe('[H13] what a corrected fact changes', () => {
  it('begins with the day from which it is true, and ends before the day of recording', () => {
    const { spans, findings } = verdictDifference(
      inputsOfPolicy(policy(added(), approved)),
      inputsOfPolicy(policy(added(), approved, canceled)),
      DAYS,
    );
    const days = { from: '2026-03-03', to: '2026-03-20' };
    expect(spans).toEqual([{ ...days, before: 'pass', after: 'fail' }]);
    expect(findings).toContainEqual({
      ...days,
      rule: 'generalLiability.inForce',
      line: 'generalLiability',
      before: 'pass',
      after: 'fail',
    });
  });

  it('is that an earlier failure is not true, when a policy is reinstated without a lapse', () => {
    const [before, after] = [policy(added(), approved, canceled), policy(added(), approved, canceled, reinstated)];
    expect(verdictDifference(inputsOfPolicy(before), inputsOfPolicy(after), DAYS).spans).toEqual([
      { from: '2026-03-03', to: '2026-03-20', before: 'fail', after: 'pass' },
    ]);
  });

  it('is nothing where a requirement is met all the same', () => {
    const difference = verdictDifference(
      inputsOfPolicy(policy(added(), approved)),
      inputsOfPolicy(policy(added(), approved, meant(2_000_000))),
      DAYS,
    );
    expect(difference).toEqual({ spans: [], findings: [], exceptions: [] });
  });

  it('is another gap where a requirement is not met on both sides', () => {
    const { spans, findings } = verdictDifference(
      inputsOfPolicy(policy(added500, approved)),
      inputsOfPolicy(policy(added500, approved, meant(400_000))),
      DAYS,
    );
    expect(spans).toEqual([{ ...DAYS, before: 'fail', after: 'fail' }]);
    expect(findings).toEqual([{ ...EACH, ...DAYS, before: 'fail', after: 'fail' }]);
  });

  it.each([
    ['was not needed', meant(1_000_000), 500_000, added500, 'notNeeded', { before: 'pass', after: 'pass' }],
    [
      'did not cover the gap that there was',
      meant(400_000),
      500_000,
      added500,
      'notCovering',
      { before: 'pass', after: 'fail' },
    ],
    [
      'covers a gap that was not known',
      meant(500_000),
      500_000,
      added(),
      'covering',
      { before: 'pass', after: 'pass' },
    ],
  ] as const)('is that an exception %s, while it held', (_case, fact, gap, begun, effect, outcomes) => {
    const [before, after] = [policy(begun, approved), policy(begun, approved, fact)];
    const held = { from: '2026-02-01', to: '2026-03-20' };
    const { findings, exceptions } = verdictDifference(
      inputsOfPolicy(before, [exception(gap)]),
      inputsOfPolicy(after, [exception(gap)]),
      DAYS,
    );
    expect(exceptions).toEqual([{ ...EACH, ...held, exceptionId: 'x-1', scope: 'supplier', effect }]);
    expect(findings).toContainEqual({ ...EACH, ...held, ...outcomes });
  });
});
