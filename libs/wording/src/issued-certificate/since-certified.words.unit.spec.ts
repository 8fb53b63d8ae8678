import type { PolicySinceCertified } from '@covertrail/domain/issued-certificate/certificate-check.contract';
import { dollars } from '@covertrail/domain/kernel/money';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { GL_TERMS } from '@covertrail/domain/policy/testing/sample-policies';
import { sinceSentences } from './since-certified.words.js';

const TERMS: PolicyTerms = {
  ...GL_TERMS,
  endorsements: [
    { code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' },
    { code: 'waiverOfSubrogation', grade: 'claimed' },
  ],
  limitDetails: { generalAggregate: { displayed: dollars(1_500_000) } },
};
const policy = (terms: PolicyTerms) => ({ policyId: 'p-1', line: 'generalLiability' as const, terms });
const since = (after: Partial<PolicyTerms>, rest: Partial<PolicySinceCertified> = {}) =>
  sinceSentences({
    certified: policy(TERMS),
    present: policy({ ...TERMS, ...after }),
    isInForce: true,
    because: [],
    announced: [],
    ...rest,
  });
const changed = (after: Partial<PolicyTerms>) => since(after).since;

describe('what a reader of a certificate learns of its policy [E05]', () => {
  it('is nothing while all of it holds', () => {
    expect(since({})).toEqual({ since: [], ahead: [] });
  });

  it.each<[string, Partial<PolicyTerms>, readonly string[]]>([
    [
      'a lower limit, without its amount',
      { limits: { ...TERMS.limits, eachOccurrence: dollars(400_000) } },
      ['Each occurrence is lower now: printed is $1,000,000.'],
    ],
    [
      'a higher limit',
      { limits: { ...TERMS.limits, eachOccurrence: dollars(3_000_000) } },
      ['Each occurrence is higher now: printed is $1,000,000.'],
    ],
    [
      'a limit that is gone',
      { limits: { generalAggregate: dollars(2_000_000) } },
      ['Each occurrence is not stated any more: printed is $1,000,000.'],
    ],
    [
      'another insurer, without its name',
      { carrier: { carrierId: 'c-2', name: 'Other Mutual', naic: '1' } },
      ['The policy is with another insurer now.', 'The insurer has another NAIC number now.'],
    ],
    ['another number, without it', { policyNumber: 'GL-SECRET' }, ['The policy has another number now.']],
    [
      'other days, which are said',
      { period: { effectiveOn: '2026-01-01', expiresOn: '2026-10-01' } },
      ['Expiration date is 10/01/2026 now, not 01/01/2027.'],
    ],
    [
      'an endorsement that is gone, and one by another form',
      { endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 12 19' }] },
      [
        'Additional insured, ongoing operations is by another form now.',
        'Waiver of subrogation is not part of the policy any more.',
      ],
    ],
    ['another trigger', { trigger: 'claimsMade' }, ['Trigger is not as printed any more.']],
    ['another currency', { region: 'canada' }, ['Its amounts are in another currency now.']],
  ])('is %s', (_what, after, sentences) => {
    expect(changed(after)).toEqual(sentences);
  });

  it.each<[string, Partial<PolicyTerms>]>([
    ['an amount above what is displayed', { limits: { ...TERMS.limits, generalAggregate: dollars(1_700_000) } }],
    [
      'how well an endorsement is proved',
      { endorsements: TERMS.endorsements.map((each) => ({ ...each, grade: 'seen' })) },
    ],
    [
      'an endorsement that it does not print',
      { endorsements: [...TERMS.endorsements, { code: 'lossPayee', grade: 'seen' }] },
    ],
    ['a limit that it does not print', { limits: { ...TERMS.limits, medicalExpense: dollars(5_000) } }],
    ['notes, remarks and operations', { notes: 'x', remarks: ['y'], descriptionOfOperations: 'z' }],
    ['stated values without a box', { statedValues: { waitingPeriod: 72 } }],
  ])('says nothing of %s', (_what, after) => {
    expect(since(after)).toEqual({ since: [], ahead: [] });
  });

  it('says days of the end, and then nothing of the terms', () => {
    const ended = since(
      { policyNumber: 'GL-2' },
      { isInForce: false, because: [{ is: 'canceled', on: '2026-05-01' }] },
    );
    expect(ended.since).toEqual(['The policy was canceled from 05/01/2026 on.']);
    expect(since({}, { announced: [{ is: 'canceled', on: '2026-09-01' }] })).toEqual({
      since: [],
      ahead: ['The policy is to be canceled from 09/01/2026 on.'],
    });
  });
});
