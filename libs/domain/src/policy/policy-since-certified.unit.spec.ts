import { recorded } from '../kernel/testing/given.js';
import { dollars } from '../kernel/money.js';
import type { PolicyEvent } from './policy.contract.js';
import { sinceCertified } from './policy-since-certified.js';
import { policyDecider } from './policy.decider.js';
import type { AddedPolicy } from './policy.state.js';
import { added, AGENCY, GL_TERMS, POLICY, UMBRELLA } from './testing/sample-policies.js';

const ISSUED = { revision: 1, issuedOn: '2026-03-01' };
const TODAY = '2026-06-01';
const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };

/** A policy that was added, approved and then certified; `later` is what happened since. */
const certifiedThen = (...later: readonly PolicyEvent[]): AddedPolicy => {
  const state = recorded([added(), approved, ...later], { role: 'insured' }).reduce(
    (before, event) => policyDecider.evolve(before, event),
    policyDecider.initialState,
  );
  if (!state) throw new Error('The policy was not added');
  return state;
};
const then = (later: readonly PolicyEvent[], today = TODAY) => sinceCertified(certifiedThen(...later), ISSUED, today)!;

const canceledFrom = (effectiveFrom: string): PolicyEvent => ({
  type: 'PolicyCanceled',
  data: { policyId: POLICY, effectiveFrom, reason: 'Not paid' },
});
const replacedFrom = (effectiveFrom: string): PolicyEvent => ({
  type: 'PolicyReplaced',
  data: { policyId: POLICY, replacedBy: UMBRELLA, upon: 'replacement', effectiveFrom },
});
const loweredFrom = (effectiveFrom: string): PolicyEvent => ({
  type: 'PolicyLimitsChanged',
  data: {
    policyId: POLICY,
    effectiveFrom,
    before: GL_TERMS.limits,
    after: { ...GL_TERMS.limits, eachOccurrence: dollars(500_000) },
  },
});

describe('a policy since a certificate stated it [E05]', () => {
  it('is as stated while nothing happened', () => {
    const { certified, present, ...rest } = then([]);
    expect(rest).toEqual({ isInForce: true, because: [], announced: [] });
    expect(present).toEqual(certified);
  });

  it.each<[string, readonly PolicyEvent[], string, object]>([
    ['has expired', [], '2027-01-01', { is: 'expired', on: '2027-01-01' }],
    ['is canceled', [canceledFrom('2026-05-01')], TODAY, { is: 'canceled', on: '2026-05-01' }],
    ['is replaced', [replacedFrom('2026-05-01')], TODAY, { is: 'replaced', on: '2026-05-01' }],
    [
      'is rejected',
      [{ type: 'PolicyRejected', data: { policyId: POLICY, agencyId: AGENCY, reason: 'No' } }],
      TODAY,
      { is: 'rejected' },
    ],
    ['is put aside', [{ type: 'PolicyArchived', data: { policyId: POLICY } }], TODAY, { is: 'archived' }],
  ])('%s', (_what, later, today, because) => {
    expect(then(later, today)).toMatchObject({ isInForce: false, because: [because], announced: [] });
  });

  it('is in force again where it was reinstated', () => {
    const reinstated: PolicyEvent = {
      type: 'PolicyReinstated',
      data: { policyId: POLICY, effectiveFrom: '2026-05-01', reason: 'Paid' },
    };
    expect(then([canceledFrom('2026-05-01'), reinstated])).toMatchObject({ isInForce: true, because: [] });
  });

  it('is in force until the day of a cancellation or replacement that is announced', () => {
    expect(then([canceledFrom('2026-06-02'), replacedFrom('2026-07-01')])).toMatchObject({
      isInForce: true,
      because: [],
      announced: [
        { is: 'canceled', on: '2026-06-02' },
        { is: 'replaced', on: '2026-07-01' },
      ],
    });
  });

  it('has other terms from the day of a change on, which no agent has approved', () => {
    const { certified, present, isInForce, because } = then([loweredFrom('2026-06-01')]);
    expect(certified.terms.limits.eachOccurrence).toBe(dollars(1_000_000));
    expect(present.terms.limits.eachOccurrence).toBe(dollars(500_000));
    expect({ isInForce, because }).toEqual({ isInForce: true, because: [{ is: 'notVerified' }] });
    expect(then([loweredFrom('2026-06-02')])).toMatchObject({ because: [], present: certified });
  });

  it('is what was known when it was certified, whatever was learned of that day since', () => {
    expect(then([loweredFrom('2026-01-01'), approved]).certified.terms.limits.eachOccurrence).toBe(dollars(1_000_000));
    expect(sinceCertified(certifiedThen(), { ...ISSUED, revision: -1 }, TODAY)).toBeNull();
  });
});
