import { fold } from '../kernel/decider.js';
import type { ActingRole, RecordedOf } from '../kernel/event.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import type { AspectChange } from '../insurance/terms/policy-terms.js';
import { pendingChange, pendingFrom } from './policy-pending.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { added, AGENCY, GL_TERMS, POLICY } from './testing/sample-policies.js';

type Step = PolicyEvent | readonly [PolicyEvent, ActingRole];

const stateOf = (...steps: Step[]): AddedPolicy =>
  fold<PolicyState, PolicyEvent>(
    policyDecider,
    steps.flatMap((step, index): RecordedOf<PolicyEvent>[] => {
      const [event, role] = 'type' in step ? [step, 'agent' as const] : step;
      return recorded<PolicyEvent>([event], { role }, index + 1);
    }),
  )!;

const on = { policyId: POLICY };
const limits = (effectiveFrom: string, before: number, eachOccurrence: number): AspectChange => ({
  type: 'PolicyLimitsChanged',
  data: { ...on, effectiveFrom, before: { eachOccurrence: before }, after: { eachOccurrence } },
});
const notes: AspectChange = {
  type: 'PolicyNotesChanged',
  data: { ...on, effectiveFrom: '2026-06-01', before: '', after: 'Ask Ines.' },
};
const approved: PolicyEvent = { type: 'PolicyApproved', data: { ...on, agencyId: AGENCY } };
const rejected: PolicyEvent = { type: 'PolicyRejected', data: { ...on, agencyId: AGENCY, reason: 'Wrong insured' } };
const raised = limits('2026-06-01', 100, 500);

describe('what of a policy awaits approval [G02]', () => {
  it('is nothing once an agent has approved it', () => {
    expect(pendingChange(null)).toBeNull();
    expect(pendingChange(stateOf(added(), approved))).toBeNull();
    expect(pendingFrom(stateOf(added(), approved))).toBeNull();
  });

  it('is all of a new policy, each aspect by the event that stated it last', () => {
    const pending = pendingChange(stateOf([added(), 'insured'], [limits('2026-01-01', 100, 500), 'insured']));
    expect(pending).toMatchObject({ kind: 'added', events: [{ id: eventId(1) }, { id: eventId(2) }] });
    const byAspect = new Map(pending!.aspects.map((aspect) => [aspect.aspect, aspect]));
    expect(byAspect.get('number')).toMatchObject({ event: eventId(1), effectiveFrom: '2026-01-01', before: null });
    expect(byAspect.get('limits')).toMatchObject({ event: eventId(2), after: { limits: { eachOccurrence: 500 } } });
  });

  it('is what differs from the approved policy on the first day of the edit, and no agent has to approve notes', () => {
    const state = stateOf(added(), approved, [raised, 'insured'], [notes, 'insured']);
    expect(pendingChange(state)).toMatchObject({
      kind: 'edited',
      events: [{ id: eventId(3) }],
      aspects: [
        {
          aspect: 'limits',
          event: eventId(3),
          effectiveFrom: '2026-06-01',
          before: { limits: GL_TERMS.limits },
          after: { limits: { eachOccurrence: 500 } },
        },
      ],
    });
    expect(pendingFrom(state)).toBe('2026-06-01');
  });

  it('of two edits of one aspect from the same day on is the difference of both together', () => {
    const state = stateOf(
      added(),
      approved,
      [raised, 'insured'],
      [limits('2026-06-01', 500, 700), 'insured'],
      [limits('2026-08-01', 700, 900), 'insured'],
    );
    const { events, aspects } = pendingChange(state)!;
    expect(events.map(({ id }) => id)).toEqual([eventId(3), eventId(4), eventId(5)]);
    expect(
      aspects.map(({ effectiveFrom, event, before, after }) => [effectiveFrom, event, before?.limits, after.limits]),
    ).toEqual([
      ['2026-06-01', eventId(4), GL_TERMS.limits, { eachOccurrence: 700 }],
      ['2026-08-01', eventId(5), GL_TERMS.limits, { eachOccurrence: 900 }],
    ]);
  });

  it('leaves out what a later edit took back', () => {
    const back: AspectChange = {
      type: 'PolicyLimitsChanged',
      data: { ...on, effectiveFrom: '2026-06-01', before: { eachOccurrence: 500 }, after: GL_TERMS.limits },
    };
    const { events, aspects } = pendingChange(stateOf(added(), approved, [raised, 'insured'], [back, 'insured']))!;
    expect(events).toHaveLength(2);
    expect(aspects).toEqual([]);
  });

  it('of a rejected policy that was edited is what differs from what was rejected', () => {
    const state = stateOf(added(), [limits('2026-01-01', 100, 300), 'insured'], rejected, [raised, 'insured']);
    expect(pendingChange(state)).toMatchObject({
      kind: 'resubmitted',
      events: [{ id: eventId(4) }],
      aspects: [
        { aspect: 'limits', before: { limits: { eachOccurrence: 300 } }, after: { limits: { eachOccurrence: 500 } } },
      ],
    });
  });
});
