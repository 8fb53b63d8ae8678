import { isOfProperty, namedField } from './field-names.js';

const keyOf = (name: string, ofProperty = false) => namedField(name, ofProperty)?.key ?? null;

describe('the names of the form fields of fillable forms [E02]', () => {
  it.each([
    ['F[0].P1[0].Insurer_FullName_A[0]', 'insurerA.name'],
    ['Property_InsurerLetterCode_A', 'other1.letters'],
    ['CommercialInlandMarineLineOfBusiness_InsurerLetterCode_A', 'other2.letters'],
    ['CrimeLineOfBusiness_InsurerLetterCode_A', 'other3.letters'],
    ['BoilerAndMachineryLineOfBusiness_InsurerLetterCode_A', 'other4.letters'],
    ['Policy_BoilerAndMachineryEquipmentBreakdown_PolicyNumberIdentifier_A', 'other4.policyNumber'],
    ['Policy_PolicyType_SpecialIndicator_A', 'property.special'],
    ['CertificateOfLiabilityInsurance_ACORDForm_RemarkText_B', 'description'],
  ])('of an ACORD 24: %s is %s', (name, key) => expect(keyOf(name)).toBe(key));

  it.each([
    ['AdditionalInterest_FullName_A', 'holder.name'],
    ['AdditionalInterest_MailingAddress_LineOne_A', 'holder.address'],
    ['AdditionalInterest_AccountNumberIdentifier_A', 'property.loanNumber'],
    ['AdditionalInterest_Interest_MortgageeIndicator_A', 'property.mortgagee'],
    ['AdditionalInterest_Interest_LendersLossPayableIndicator_A', 'property.lenderLossPayable'],
    ['Policy_PolicyNumberIdentifier_A', 'other1.policyNumber'],
    ['EvidenceOfProperty_CoverageDescription_A', 'other1.limit1'],
    ['EvidenceOfProperty_LimitAmount_J', 'other1.limit10'],
    ['EvidenceOfProperty_DeductibleAmount_B', 'other1.deductibleOf.limit2'],
  ])('of evidence of property: %s is %s', (name, key) => expect(keyOf(name)).toBe(key));

  it('of the free rows depend on the form: an ACORD 24 prints four rows above them', () => {
    expect(isOfProperty(['Insurer_FullName_A', 'F[0].P1[0].Policy_Property_PolicyNumberIdentifier_A[0]'])).toBe(true);
    expect(isOfProperty(['Policy_GeneralLiability_PolicyNumberIdentifier_A'])).toBe(false);
    expect(keyOf('OtherPolicy_PolicyNumberIdentifier_A')).toBe('other1.policyNumber');
    expect(keyOf('OtherPolicy_PolicyNumberIdentifier_A', true)).toBe('other5.policyNumber');
    expect(keyOf('OtherPolicy_CoverageLimitAmount_B', true)).toBe('other5.limit2');
  });

  it('are no guess: a name that only looks like one is unknown', () =>
    expect(keyOf('EvidenceOfProperty_LimitAmount_K')).toBeNull());
});
