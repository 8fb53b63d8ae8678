import { fold } from '../kernel/decider.js';
import { recorded } from '../kernel/testing/given.js';
import type { CalendarDate } from '../kernel/dates.js';
import { continuityOf } from './policy-continuity.js';
import type { ContinuityBreak } from './continuity.contract.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { added, AGENCY, POLICY, UMBRELLA } from './testing/sample-policies.js';

const NEXT = '90000000-0000-4000-8000-000000000009';
const TODAY = '2026-06-01';

const policyOf = (...events: PolicyEvent[]): AddedPolicy =>
  fold<PolicyState, PolicyEvent>(policyDecider, recorded(events))!;
const running = (
  policyId: string,
  effectiveOn: CalendarDate,
  expiresOn: CalendarDate,
  terms: Partial<PolicyTerms> = {},
) => added({ ...terms, period: { effectiveOn, expiresOn } }, { policyId });
const canceled = (effectiveFrom: CalendarDate): PolicyEvent => ({
  type: 'PolicyCanceled',
  data: { policyId: POLICY, effectiveFrom, reason: '' },
});
const reinstated = (effectiveFrom: CalendarDate): PolicyEvent => ({
  type: 'PolicyReinstated',
  data: { policyId: POLICY, effectiveFrom, reason: '' },
});
const breaks = (...policies: AddedPolicy[]): readonly ContinuityBreak[] => continuityOf(policies, TODAY)[0]!.breaks;

const old = policyOf(running(POLICY, '2025-01-01', '2026-01-01'));

describe('the continuity of a line [H11]', () => {
  it('holds where the next policy begins on the day on which the last one ends', () =>
    expect(breaks(old, policyOf(running(NEXT, '2026-01-01', '2027-01-01')))).toEqual([]));

  it('has a gap of one day where a renewal begins a day late', () =>
    expect(breaks(old, policyOf(running(NEXT, '2026-01-02', '2027-01-01')))).toEqual([
      { kind: 'gap', from: '2026-01-01', to: '2026-01-02', after: POLICY, before: NEXT },
    ]));

  it('has a gap without an end where nothing followed, and none while the policy runs', () => {
    expect(breaks(old)).toEqual([{ kind: 'gap', from: '2026-01-01', to: null, after: POLICY, before: null }]);
    expect(breaks(policyOf(added()))).toEqual([]);
  });

  it('lapsed between a cancellation and the reinstatement, unless another policy covered these days', () => {
    const lapsed = policyOf(added(), canceled('2026-03-02'), reinstated('2026-04-09'));
    expect(breaks(lapsed)).toEqual([{ kind: 'lapse', from: '2026-03-02', to: '2026-04-09', policyId: POLICY }]);
    expect(breaks(lapsed, policyOf(running(NEXT, '2026-03-01', '2026-05-01')))).toEqual([]);
  });

  it('counts no rejected policy', () => {
    const rejected = policyOf(running(NEXT, '2026-01-01', '2027-01-01'), {
      type: 'PolicyRejected',
      data: { policyId: NEXT, agencyId: AGENCY, reason: 'x' },
    });
    expect(breaks(old, rejected)).toMatchObject([{ kind: 'gap', to: null }]);
  });

  it('breaks where the retroactive date moves forward or is no longer given, not where it moves back', () => {
    const claimsMade = (id: string, from: CalendarDate, to: CalendarDate, retroactiveOn: CalendarDate | null) =>
      policyOf(running(id, from, to, { trigger: 'claimsMade', retroactiveOn }));
    const first = claimsMade(POLICY, '2025-01-01', '2026-01-01', '2020-01-01');
    const moved = { kind: 'retroactiveMoved', from: '2026-01-01', policyId: NEXT, previous: '2020-01-01' };
    expect(breaks(first, claimsMade(NEXT, '2026-01-01', '2027-01-01', '2025-01-01'))).toEqual([
      { ...moved, now: '2025-01-01' },
    ]);
    expect(breaks(first, claimsMade(NEXT, '2026-01-01', '2027-01-01', null))).toEqual([{ ...moved, now: null }]);
    expect(breaks(first, claimsMade(NEXT, '2026-01-01', '2027-01-01', '2019-01-01'))).toEqual([]);
  });

  it('says since when completed operations are covered, and where a renewal drops them', () => {
    const endorsements = [{ code: 'additionalInsuredCompleted', grade: 'claimed' }] as const;
    const with2037 = policyOf(running(POLICY, '2025-01-01', '2026-01-01', { endorsements }));
    const line = continuityOf([with2037, policyOf(running(NEXT, '2026-01-01', '2027-01-01'))], TODAY)[0]!;
    expect(line.completedOperations).toEqual([{ from: '2025-01-01', to: '2026-01-01' }]);
    expect(line.breaks).toEqual([{ kind: 'completedOperationsDropped', from: '2026-01-01', to: null }]);
  });

  it('is stated for each line by itself', () => {
    const umbrella = policyOf(added({}, { policyId: UMBRELLA, line: 'umbrella' }));
    expect(continuityOf([umbrella, old], TODAY).map(({ line }) => line)).toEqual(['generalLiability', 'umbrella']);
  });
});
