import { recorded } from '@covertrail/domain/kernel/testing/given';
import { maskPolicyNumber } from '@covertrail/domain/policy/policy-number';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import { added, GL_TERMS, POLICY } from '@covertrail/domain/policy/testing/sample-policies';
import { sampleNames } from '../catalogue/testing/sample-names.js';
import { policySentences } from './policy.sentences.js';

const change = { policyId: POLICY, effectiveFrom: '2026-11-01' };
const [numbered] = recorded<Extract<PolicyEvent, { type: 'PolicyNumberChanged' }>>([
  { type: 'PolicyNumberChanged', data: { ...change, before: 'GL-88120', after: 'GL-91344' } },
]);
const [limited] = recorded<Extract<PolicyEvent, { type: 'PolicyLimitsChanged' }>>([
  {
    type: 'PolicyLimitsChanged',
    data: {
      ...change,
      before: GL_TERMS.limits,
      after: { eachOccurrence: 100_000_000, medicalExpense: 500_000 },
      corrects: 'e1',
      reason: 'Read from the wrong line',
    },
  },
]);
const [canceled] = recorded<Extract<PolicyEvent, { type: 'PolicyCanceled' }>>([
  { type: 'PolicyCanceled', data: { ...change, effectiveFrom: '2026-03-02', reason: 'Non-payment.' } },
]);

describe('a policy in words', () => {
  it('is stated with what changed and from when', () => {
    expect(canceled && policySentences.PolicyCanceled.sentence(canceled, sampleNames)).toBe(
      '*General liability GL-88120* was canceled on 03/02/2026: Non-payment.',
    );
    expect(limited && policySentences.PolicyLimitsChanged.sentence(limited, sampleNames)).toBe(
      'General aggregate on *General liability GL-88120* was corrected and removed (it was $2,000,000) and ' +
        'medical expense (any one person) was missing and is now $5,000, effective 11/01/2026: Read from the wrong line.',
    );
    expect(limited && policySentences.PolicyLimitsChanged.changes(limited, sampleNames)).toEqual([
      { label: 'General aggregate', before: '$2,000,000', after: 'not given' },
      { label: 'Medical expense (any one person)', before: 'not given', after: '$5,000' },
    ]);
  });

  it('names the currency of its region [C03]', () => {
    const names = { ...sampleNames, region: () => 'canada' as const };
    const [lowered] = recorded<Extract<PolicyEvent, { type: 'PolicyLimitsChanged' }>>([
      {
        type: 'PolicyLimitsChanged',
        data: { ...change, before: { generalAggregate: 200_000_000 }, after: { generalAggregate: 50_000_000 } },
      },
    ]);
    expect(lowered && policySentences.PolicyLimitsChanged.sentence(lowered, names)).toBe(
      'General aggregate on *General liability GL-88120* was lowered from CA$2,000,000 to CA$500,000, effective 11/01/2026.',
    );
    const [stated] = recorded<Extract<PolicyEvent, { type: 'StatedValuesChanged' }>>([
      { type: 'StatedValuesChanged', data: { ...change, before: {}, after: { retentionAmount: 75_000_000 } } },
    ]);
    expect(stated && policySentences.StatedValuesChanged.changes(stated, names)[0]?.after).toBe('CA$750,000');
    const [blanket] = recorded<Extract<PolicyEvent, { type: 'BlanketLimitsChanged' }>>([
      {
        type: 'BlanketLimitsChanged',
        data: { ...change, before: [], after: [{ number: '1', type: 'blanketOfAll', total: 100_000_000 }] },
      },
    ]);
    expect(blanket && policySentences.BlanketLimitsChanged.changes(blanket, names)[0]?.after).toContain('CA$1,000,000');
  });

  it('shows no number that its reader may not see', () => {
    const masked = (_id: string, number: string) => maskPolicyNumber(number);
    const names = { ...sampleNames, policy: () => 'a policy', policyNumber: masked };
    const [event] = recorded([added()]);
    const texts = [
      event && policySentences.PolicyAdded.sentence(event, names),
      event && policySentences.PolicyAdded.changes(event, names),
      numbered && policySentences.PolicyNumberChanged.sentence(numbered, names),
      numbered && policySentences.PolicyNumberChanged.changes(numbered, names),
    ];
    expect(JSON.stringify(texts)).not.toMatch(/GL-/);
    expect(texts[3]).toEqual([{ label: 'Policy number', before: '•••88120', after: '•••91344' }]);
  });
});
