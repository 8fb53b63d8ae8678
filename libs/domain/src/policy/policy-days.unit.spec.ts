import { fold } from '../kernel/decider.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { daysOfTerms } from './policy-days.js';
import type { PolicyState } from './policy.state.js';
import { added, GL_TERMS, POLICY } from './testing/sample-policies.js';

const limits = (effectiveFrom: string): PolicyEvent => ({
  type: 'PolicyLimitsChanged',
  data: { policyId: POLICY, effectiveFrom, before: GL_TERMS.limits, after: { eachOccurrence: 5 } },
});
const policy = fold<PolicyState, PolicyEvent>(
  policyDecider,
  recorded<PolicyEvent>([added(), limits('2026-03-01'), limits('2026-06-01')]),
);
const daysOn = (day: string) => policy && daysOfTerms(policy, day);

describe('the days that a correction changes', () => {
  it('are all days of the policy for a value that never changed', () =>
    expect(daysOn('2026-04-01')?.carrier).toEqual({ from: '2026-01-01', to: '2027-01-01' }));
  it('are those on which the value is the same as on the day', () =>
    expect(['2026-02-01', '2026-04-01', '2026-07-01'].map((day) => daysOn(day)?.limits)).toEqual([
      { from: '2026-01-01', to: '2026-03-01' },
      { from: '2026-03-01', to: '2026-06-01' },
      { from: '2026-06-01', to: '2027-01-01' },
    ]));
});
