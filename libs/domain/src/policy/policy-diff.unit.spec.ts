import { fold } from '../kernel/decider.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { diffTerms } from './policy-diff.js';
import type { PolicyState } from './policy.state.js';
import { added, GL_TERMS, POLICY, UMBRELLA_TERMS } from './testing/sample-policies.js';

function diff(terms: Partial<PolicyTerms>, enteredWrongly: boolean, ...past: PolicyEvent[]): PolicyEvent[] {
  const state = fold<PolicyState, PolicyEvent>(policyDecider, recorded<PolicyEvent>([added(), ...past]));
  return state
    ? diffTerms(state, { terms: { ...GL_TERMS, ...terms }, effectiveFrom: '2026-06-01', enteredWrongly })
    : [];
}
const number = { policyId: POLICY, before: 'GL-88120', after: 'GL-91344' };

describe('diffTerms', () => {
  it('names each aspect that changed, and no other', () => {
    const everything: PolicyTerms = {
      ...UMBRELLA_TERMS,
      period: { effectiveOn: '2026-02-01', expiresOn: '2027-02-01' },
      carrier: { ...GL_TERMS.carrier, name: 'Frontier Casualty' },
      trigger: 'claimsMade',
      descriptionOfOperations: 'Roofing.',
    };
    expect(diff(everything, false).map(({ type }) => type)).toEqual([
      'PolicyNumberChanged',
      'PolicyPeriodChanged',
      'PolicyCarrierChanged',
      'PolicyLimitsChanged',
      'PolicyTriggerChanged',
      'PolicyEndorsementsChanged',
      'UmbrellaScheduleChanged',
      'OperationsDescribed',
    ]);
    expect(diff({ policyNumber: 'GL-91344' }, false)).toEqual([
      { type: 'PolicyNumberChanged', data: { ...number, effectiveFrom: '2026-06-01' } },
    ]);
  });
  it('corrects the event that set the value, from the first day of the policy', () => {
    expect(diff({ policyNumber: 'GL-91344' }, true)).toEqual([
      { type: 'PolicyNumberChanged', data: { ...number, effectiveFrom: '2026-01-01', corrects: eventId(1) } },
    ]);
  });
  it('corrects a change from the day of that change', () => {
    const past: PolicyEvent = {
      type: 'PolicyNumberChanged',
      data: { ...number, after: 'GL-9', effectiveFrom: '2026-03-01' },
    };
    expect(diff({ policyNumber: 'GL-91344' }, true, past)).toEqual([
      {
        type: 'PolicyNumberChanged',
        data: { ...number, before: 'GL-9', effectiveFrom: '2026-03-01', corrects: eventId(2) },
      },
    ]);
  });
  it('compares with what the policy says on the day of the edit', () => {
    const later: PolicyEvent = { type: 'PolicyNumberChanged', data: { ...number, effectiveFrom: '2026-09-01' } };
    expect(diff({}, false, later)).toEqual([]);
  });
  it('does not mind the order of limits and endorsements', () => {
    const two: PolicyTerms['endorsements'] = [{ code: 'waiverOfSubrogation', grade: 'seen' }, ...GL_TERMS.endorsements];
    const past: PolicyEvent = {
      type: 'PolicyEndorsementsChanged',
      data: { policyId: POLICY, effectiveFrom: '2026-02-01', before: GL_TERMS.endorsements, after: two },
    };
    const { eachOccurrence, generalAggregate } = GL_TERMS.limits as {
      eachOccurrence: number;
      generalAggregate: number;
    };
    expect(
      diff({ endorsements: [...two].reverse(), limits: { generalAggregate, eachOccurrence } }, false, past),
    ).toEqual([]);
  });
});
