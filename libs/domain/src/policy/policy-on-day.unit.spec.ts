import { fold } from '../kernel/decider.js';
import type { ActingRole } from '../kernel/event.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { awaitsApproval, isInForce, policyAt, termsAt } from './policy-on-day.js';
import { policyStatus } from './policy-status.js';
import type { PolicyState } from './policy.state.js';
import { added, AGENCY, GL_TERMS, POLICY } from './testing/sample-policies.js';

type Step = PolicyEvent | readonly [PolicyEvent, ActingRole];

/** Folds steps, each recorded in the role given with it, an agent's otherwise. The first has event id 1. */
const policyOf = (...steps: Step[]): PolicyState =>
  fold<PolicyState, PolicyEvent>(
    policyDecider,
    steps.flatMap((step, index) => {
      const [event, role] = 'type' in step ? [step, 'agent' as const] : step;
      return recorded<PolicyEvent>([event], { role }, index + 1);
    }),
  );

const on = { policyId: POLICY };
const limits = (effectiveFrom: string, corrects?: string): PolicyEvent => ({
  type: 'PolicyLimitsChanged',
  data: {
    ...on,
    effectiveFrom,
    before: GL_TERMS.limits,
    after: { eachOccurrence: 500 },
    ...(corrects === undefined ? {} : { corrects }),
  },
});
const canceled = (effectiveFrom: string): PolicyEvent => ({
  type: 'PolicyCanceled',
  data: { ...on, effectiveFrom, reason: '' },
});
const reinstated = (effectiveFrom: string): PolicyEvent => ({
  type: 'PolicyReinstated',
  data: { ...on, effectiveFrom, reason: '' },
});
const approved: PolicyEvent = { type: 'PolicyApproved', data: { ...on, agencyId: AGENCY } };
const rejected: PolicyEvent = { type: 'PolicyRejected', data: { ...on, agencyId: AGENCY, reason: 'Unreadable' } };
const verification = (state: PolicyState, day: string) => policyAt(state, day)?.verification;

describe('policyAt', () => {
  it('knows nothing of a policy that was never added', () => {
    expect(policyAt(null, '2026-01-01')).toBeUndefined();
    expect(policyAt(policyOf(canceled('2026-02-01')), '2026-01-01')).toBeUndefined();
  });
  it('knows the terms of the policy on any day, before its period too, and cites the events that set them', () => {
    const before = policyAt(policyOf(added()), '2019-01-01');
    expect(before?.limits).toMatchObject({ value: GL_TERMS.limits, events: [eventId(1)] });
    expect(before?.period.value).toEqual(GL_TERMS.period);
  });
  it('shows a changed value from its day on', () => {
    const state = policyOf(added(), limits('2026-06-01'));
    expect(policyAt(state, '2026-05-31')?.limits).toMatchObject({ value: GL_TERMS.limits, events: [eventId(1)] });
    expect(policyAt(state, '2026-06-01')?.limits).toMatchObject({
      value: { eachOccurrence: 500 },
      events: [eventId(2)],
    });
  });
  it('shows a corrected value from the first day and cites both', () => {
    const state = policyOf(added(), limits('2026-01-01', eventId(1)));
    expect(policyAt(state, '2019-01-01')?.limits).toMatchObject({
      value: { eachOccurrence: 500 },
      events: [eventId(1), eventId(2)],
    });
  });
  it('ends a lapse where it was reinstated', () => {
    const state = policyOf(added(), canceled('2026-03-02'), reinstated('2026-04-09'));
    expect(['2026-03-01', '2026-03-02', '2026-04-08', '2026-04-09'].map((day) => isInForce(state, day))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(policyAt(state, '2026-03-10')?.standing).toEqual({
      value: { status: 'canceled', since: '2026-03-02' },
      events: [eventId(2)],
    });
  });
  it('lets a later cancellation from an earlier day outlast a reinstatement', () => {
    const state = policyOf(added(), canceled('2026-03-02'), reinstated('2026-04-09'), canceled('2026-02-01'));
    expect(policyAt(state, '2026-05-01')?.standing.value).toEqual({ status: 'canceled', since: '2026-02-01' });
  });
  it('covers the first day and not the last', () => {
    const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
    expect(days.map((day) => isInForce(policyOf(added()), day))).toEqual([false, true, true, false]);
  });
  it('returns to the edit form what was entered', () => {
    const state = policyOf(added());
    expect(state && termsAt(state, '2026-06-01')).toEqual(GL_TERMS);
  });
});

describe('verification', () => {
  it('is missing until an agent approves, no matter who added the policy', () => {
    expect(verification(policyOf(added()), '2026-06-01')).toEqual({ value: 'unverified', events: [eventId(1)] });
    expect(verification(policyOf(added(), approved), '2026-06-01')).toEqual({
      value: 'verified',
      events: [eventId(2)],
    });
  });
  it('survives an edit by an agent', () => {
    expect(verification(policyOf(added(), approved, limits('2026-06-01')), '2026-06-01')?.value).toBe('verified');
  });
  it('is lost from the day of an edit by another until it is approved', () => {
    const state = policyOf(added(), approved, [limits('2026-06-01'), 'insured']);
    expect(verification(state, '2026-05-31')?.value).toBe('verified');
    expect(verification(state, '2026-06-01')).toEqual({ value: 'unverified', events: [eventId(3)] });
    expect(awaitsApproval(state)).toBe(true);
    const again = policyOf(added(), approved, [limits('2026-06-01'), 'insured'], approved);
    expect(verification(again, '2026-06-01')).toEqual({ value: 'verified', events: [eventId(4)] });
    expect(awaitsApproval(again)).toBe(false);
  });
  it('is lost for all the days that a correction by another touches', () => {
    const state = policyOf(added(), approved, [limits('2026-01-01', eventId(1)), 'insured']);
    expect(verification(state, '2025-06-01')?.value).toBe('unverified');
  });
  it('is requested again by an edit of a rejected policy', () => {
    const state = policyOf(added(), rejected, limits('2026-06-01'));
    expect(verification(policyOf(added(), rejected), '2026-02-01')?.value).toBe('rejected');
    expect(verification(state, '2026-02-01')?.value).toBe('unverified');
  });
});

describe('policyStatus', () => {
  it.each<[string, string, Step[]]>([
    ['rejected', '2026-06-01', [rejected, canceled('2026-03-01')]],
    ['canceled', '2026-06-01', [approved, canceled('2026-06-01')]],
    ['pendingCancellation', '2026-05-31', [approved, canceled('2026-06-01')]],
    ['expired', '2027-01-02', [approved]],
    ['expiring', '2027-01-01', [approved]],
    ['expiring', '2026-12-02', [approved]],
    ['verified', '2026-12-01', [approved]],
    ['notYetInForce', '2025-12-31', [approved]],
    ['unverified', '2025-12-31', []],
    ['unverified', '2026-06-01', []],
  ])('is %s on %s', (status, today, steps) => {
    const state = policyOf(added(), ...steps);
    expect(state && policyStatus(state, today)).toBe(status);
  });
});
