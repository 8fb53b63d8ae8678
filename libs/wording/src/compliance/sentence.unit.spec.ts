import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { policy, type Said } from '@covertrail/domain/compliance/testing/sample-policies';
import { alone, asking, assessing, findingOf, tower } from '@covertrail/domain/compliance/testing/sample-requirements';
import { dollars } from '@covertrail/domain/kernel/money';
import { availableText, fixText, requiredText, requirementTitle, sentenceOf } from './sentence.js';

const texts = (finding: Finding) => [
  requirementTitle(finding),
  requiredText(finding),
  availableText(finding),
  sentenceOf(finding),
  fixText(finding),
];
const gl = (said: Said, requirements: Requirements, rule: string, day?: string) =>
  texts(
    findingOf(
      assessing(requirements, [policy('generalLiability', { number: 'GL-9', ...said })], day),
      `generalLiability.${rule}`,
    ),
  );
const occurrence = asking('generalLiability', { limits: [alone('eachOccurrence', 2_000_000)] });
const waiver = asking('generalLiability', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] });
const rated: Requirements = { ...asking('generalLiability'), rating: { strength: 'A-', size: 'VII' } };

describe('a finding in words', () => {
  it('of a limit that is short', () =>
    expect(gl({ limits: { eachOccurrence: 1_250_000 } }, occurrence, 'limit.eachOccurrence')).toEqual([
      'Each occurrence',
      '$2,000,000',
      '$1,250,000',
      'The each occurrence limit is short by $750,000: GL each occurrence $1,250,000 of $2,000,000 required.',
      'Raise the each occurrence limit of GL-9 by $750,000.',
    ]));
  it('of a limit that was not given', () =>
    expect(gl({}, occurrence, 'limit.eachOccurrence')).toEqual([
      'Each occurrence',
      '$2,000,000',
      'Not given',
      'The each occurrence limit of GL-9 was not given, so whether it is enough cannot be decided.',
      'Enter the each occurrence limit of GL-9.',
    ]));
  it('of a policy that ended today', () =>
    expect(gl({ to: '2026-06-01' }, occurrence, 'inForce')).toEqual([
      'Policy in force',
      'Verified and in force',
      'None in force',
      'GL-9 ended on 06/01/2026.',
      'Renew GL-9, or share the policy that follows it.',
    ]));
  it('of a policy that ended before', () =>
    expect(gl({ to: '2026-03-02' }, occurrence, 'limit.eachOccurrence')[3]).toBe('GL-9 ended on 03/02/2026.'));
  it('of a policy that ended, on the day it is read: only then today', () => {
    const finding = findingOf(
      assessing(occurrence, [policy('generalLiability', { number: 'GL-9', to: '2026-06-01' })]),
      'generalLiability.inForce',
    );
    expect(sentenceOf(finding, '2026-06-01')).toBe('GL-9 ended 12:01 am today.');
    expect(sentenceOf(finding, '2026-06-02')).toBe('GL-9 ended on 06/01/2026.');
  });
  it('of a policy that ended, with the one that follows it', () => {
    const next = policy('generalLiability', { id: 'next', number: 'GL-10', from: '2026-07-01', to: '2027-07-01' });
    const finding = findingOf(
      assessing(occurrence, [policy('generalLiability', { number: 'GL-9', to: '2026-03-02' }), next]),
      'generalLiability.inForce',
    );
    expect(texts(finding).slice(3)).toEqual([
      'GL-9 ended on 03/02/2026; GL-10 does not begin until 07/01/2026.',
      'Share the policy that is in force now, or wait until 07/01/2026.',
    ]);
  });
  it('of employers’ liability by its full name', () => {
    const requirements = asking('workersCompensation', { limits: [alone('diseasePolicyLimit', 1_000_000)] });
    const finding = findingOf(
      assessing(requirements, [
        policy('workersCompensation', { number: 'WC-1', limits: { diseasePolicyLimit: 500_000 } }),
      ]),
      'workersCompensation.limit.diseasePolicyLimit',
    );
    expect(texts(finding).slice(3)).toEqual([
      'Employers’ liability, disease, policy limit, is short by $500,000: Employers’ liability disease, policy limit $500,000 of $1,000,000 required.',
      'Raise employers’ liability, disease, policy limit, of WC-1 by $500,000.',
    ]);
  });
  it('of a policy that is canceled, and of one that will be', () => {
    expect(gl({ canceledSince: '2026-05-20' }, occurrence, 'inForce')[3]).toBe('GL-9 was canceled on 05/20/2026.');
    expect(gl({ canceledSince: '2026-07-01' }, occurrence, 'inForce')[3]).toBe(
      'GL-9 is verified and in force until it is canceled on 07/01/2026.',
    );
  });
  it('of a rating', () =>
    expect(gl({ rating: { strength: 'B++', size: 'X' } }, rated, 'rating')).toEqual([
      'AM Best rating',
      'A- VII or better',
      'B++ X',
      'Summit Mutual is rated B++ X; its strength is below A- VII.',
      'Move GL-9 to a carrier rated A- VII or better.',
    ]));
  it('of an endorsement that is only claimed', () => {
    const endorsements = [{ code: 'waiverOfSubrogation', grade: 'claimed' }] as const;
    expect(gl({ endorsements }, waiver, 'endorsement.waiverOfSubrogation')).toEqual([
      'Waiver of subrogation',
      'CG 24 04, form seen',
      'Claimed',
      'The certificate of GL-9 claims waiver of subrogation, but the form was not seen.',
      'Send the page of GL-9 that shows CG 24 04.',
    ]);
  });
  it('of an exclusion that a requester does not permit', () => {
    const requirements: Requirements = {
      ...asking('generalLiability'),
      lines: [{ ...asking('generalLiability').lines[0]!, exclusions: 'decline' }],
    };
    const endorsements = [{ code: 'additionalInsuredOngoing', grade: 'claimed', form: 'CG 21 49' }] as const;
    expect(gl({ endorsements }, requirements, 'exclusions')[3]).toMatch(
      /^Requestor does not permit exclusions: GL-9 states .*CG 21 49/,
    );
  });
  it('of a line that nobody shared', () => {
    const finding = findingOf(
      assessing(asking('workersCompensation'), [policy('automobile')]),
      'workersCompensation.inForce',
    );
    expect(texts(finding)).toEqual([
      'Policy in force',
      'Verified and in force',
      'None shared',
      'No workers’ compensation policy has been shared.',
      'Share a verified workers’ compensation policy that is in force.',
    ]);
  });
  it('of an umbrella in doubt', () => {
    const umbrella = policy('umbrella', {
      number: 'AB123',
      schedule: null,
      limits: { umbrellaEachOccurrence: 1_000_000 },
    });
    const requirements = asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] });
    const primary = policy('generalLiability', { limits: { eachOccurrence: 1_000_000 } });
    const finding = findingOf(assessing(requirements, [primary, umbrella]), 'generalLiability.limit.eachOccurrence');
    expect(finding.required).toBe(dollars(2_000_000));
    expect(sentenceOf(finding)).toBe(
      'The each occurrence limit is enough only with umbrella AB123, which was entered without its schedule of underlying insurance: ' +
        'GL each occurrence $1,000,000 + umbrella $1,000,000 (AB123) = $2,000,000 of $2,000,000 required.',
    );
    expect(fixText(finding)).toBe('Send the schedule of underlying insurance of umbrella AB123.');
  });
});
