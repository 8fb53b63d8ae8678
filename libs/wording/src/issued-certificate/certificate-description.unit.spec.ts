import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import type { EndorsementCode } from '@covertrail/domain/insurance/line-codes';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { GL_TERMS } from '@covertrail/domain/policy/testing/sample-policies';
import { heldText } from './asserted-endorsements.words.js';
import { certificateDescription } from './certificate-description.words.js';

const HOLDER = plainHolder({ name: 'Harbor Point LLC', address: null });

const policy = (codes: readonly EndorsementCode[], described = ''): CertifiedPolicy => ({
  policyId: 'p-1',
  line: 'generalLiability',
  terms: {
    ...GL_TERMS,
    descriptionOfOperations: described,
    endorsements: codes.map((code) => ({ code, grade: 'seen' })),
  },
});

describe('the description of a certificate [E03]', () => {
  it.each<[string, EndorsementCode]>([
    ['The holder is an additional insured.', 'additionalInsuredOngoing'],
    ['Holder is included as additionally insured', 'additionalInsuredOngoing'],
    ['ADDITIONAL INSUREDS: Harbor Point LLC', 'additionalInsuredCompleted'],
    ['Additional insured including completed operations', 'additionalInsuredCompleted'],
    ['AI per written contract', 'additionalInsuredOngoing'],
    ['Waiver of subrogation applies', 'waiverOfSubrogation'],
    ['The insurer waives its rights against the holder', 'waiverOfSubrogation'],
    ['Coverage is primary and non-contributory', 'primaryNoncontributory'],
    ['This insurance is noncontributory', 'primaryNoncontributory'],
    ['Holder is a loss payee', 'lossPayee'],
    ['Lender’s Loss Payable: First Bank', 'lenderLossPayable'],
    ['First Bank as mortgagee', 'mortgageHolder'],
    ['30 days written notice to the holder', 'noticeOfCancellation'],
    ['Notice of cancellation: 30 days', 'noticeOfCancellation'],
    ['The general aggregate applies per project', 'aggregatePerProject'],
    ['General aggregate per location', 'aggregatePerLocation'],
  ])('keeps "%s" only where a policy has the endorsement', (sentence, code) => {
    expect(heldText(sentence, new Set())).toEqual({ text: '', leftOut: [sentence] });
    expect(heldText(sentence, new Set([code]))).toEqual({ text: sentence, leftOut: [] });
  });

  it('does not take completed operations from an endorsement for ongoing ones', () => {
    const sentence = 'Additional insured including completed operations.';
    expect(heldText(sentence, new Set(['additionalInsuredOngoing'])).leftOut).toEqual([sentence]);
  });

  it('keeps what asserts nothing, sentence by sentence', () => {
    const { text, leftOut } = heldText(
      'Electrical work at the depot. Waiver of subrogation applies. Lot 4.',
      new Set(),
    );
    expect(text).toBe('Electrical work at the depot. Lot 4.');
    expect(leftOut).toEqual(['Waiver of subrogation applies.']);
  });

  it('prints the notes of the holder where they are included, and not where they are not', () => {
    const noted = { ...HOLDER, notes: 'Loan 4471.' };
    expect(certificateDescription([policy([])], noted, '').text).toBe('Loan 4471.');
    expect(certificateDescription([policy([])], { ...noted, includeNotesAndAddressOnCoi: false }, '').text).toBe('');
  });

  it('says which policy has which endorsement, and asserts none that no policy has', () => {
    const certified = [policy(['waiverOfSubrogation'], 'Roofing. The holder is an additional insured.')];
    const { text, leftOut } = certificateDescription(certified, HOLDER, 'Lot 4.');
    expect(text).toBe('Lot 4.\nRoofing.\nWaiver of subrogation: General liability GL-88120.');
    expect(leftOut).toEqual(['The holder is an additional insured.']);
  });

  it('prints the notes of the holder where its entry says so, by the same rule', () => {
    const noted = { ...HOLDER, notes: 'Job 12. Holder is loss payee.' };
    expect(certificateDescription([policy([])], noted, '')).toEqual({
      text: 'Job 12.',
      leftOut: ['Holder is loss payee.'],
    });
    const without = { ...noted, includeNotesAndAddressOnCoi: false };
    expect(certificateDescription([policy([])], without, '')).toEqual({ text: '', leftOut: [] });
  });
});
