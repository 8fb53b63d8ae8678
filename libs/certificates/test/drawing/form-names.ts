import { INSURER_LETTERS, type FieldKey, type Party } from '@covertrail/domain/insurance/certificate/field-keys';

/** The names that the fields of a fillable form have, written down from the form; the reader has a table of its own. */
const NAMES: Partial<Record<FieldKey, string>> = {
  date: 'Form_CompletionDate_A',
  certificateNumber: 'CertificateOfInsurance_CertificateNumberIdentifier_A',
  revisionNumber: 'CertificateOfInsurance_RevisionNumberIdentifier_A',
  description: 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A',
  representative: 'Producer_AuthorizedRepresentative_Signature_A',
  'producer.contact': 'Producer_ContactPerson_FullName_A',
  'producer.phone': 'Producer_ContactPerson_PhoneNumber_A',
  'producer.fax': 'Producer_FaxNumber_A',
  'producer.email': 'Producer_ContactPerson_EmailAddress_A',
  'generalLiability.letters': 'GeneralLiability_InsurerLetterCode_A',
  'generalLiability.commercial': 'GeneralLiability_CoverageIndicator_A',
  'generalLiability.claimsMade': 'GeneralLiability_ClaimsMadeIndicator_A',
  'generalLiability.occurrence': 'GeneralLiability_OccurrenceIndicator_A',
  'generalLiability.otherCoverage': 'GeneralLiability_OtherCoverageDescription_A',
  'generalLiability.perPolicy': 'GeneralLiability_GeneralAggregate_LimitAppliesPerPolicyIndicator_A',
  'generalLiability.perProject': 'GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator_A',
  'generalLiability.perLocation': 'GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator_A',
  'generalLiability.perOther': 'GeneralLiability_GeneralAggregate_LimitAppliesToOtherIndicator_A',
  'generalLiability.perOtherText': 'GeneralLiability_GeneralAggregate_LimitAppliesToCode_A',
  'generalLiability.additionalInsured': 'CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A',
  'generalLiability.waiver': 'Policy_GeneralLiability_SubrogationWaivedCode_A',
  'generalLiability.policyNumber': 'Policy_GeneralLiability_PolicyNumberIdentifier_A',
  'generalLiability.effective': 'Policy_GeneralLiability_EffectiveDate_A',
  'generalLiability.expiration': 'Policy_GeneralLiability_ExpirationDate_A',
  'generalLiability.eachOccurrence': 'GeneralLiability_EachOccurrence_LimitAmount_A',
  'generalLiability.rentedPremises': 'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A',
  'generalLiability.medicalExpense': 'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A',
  'generalLiability.personalInjury': 'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A',
  'generalLiability.generalAggregate': 'GeneralLiability_GeneralAggregate_LimitAmount_A',
  'generalLiability.productsAggregate': 'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A',
  'generalLiability.otherLimit': 'GeneralLiability_OtherCoverageLimitAmount_A',
  'automobile.letters': 'Vehicle_InsurerLetterCode_A',
  'automobile.anyAuto': 'Vehicle_AnyAutoIndicator_A',
  'automobile.owned': 'Vehicle_AllOwnedAutosIndicator_A',
  'automobile.scheduled': 'Vehicle_ScheduledAutosIndicator_A',
  'automobile.hired': 'Vehicle_HiredAutosIndicator_A',
  'automobile.nonOwned': 'Vehicle_NonOwnedAutosIndicator_A',
  'automobile.additionalInsured': 'CertificateOfInsurance_AutomobileLiability_AdditionalInsuredCode_A',
  'automobile.waiver': 'Policy_AutomobileLiability_SubrogationWaivedCode_A',
  'automobile.policyNumber': 'Policy_AutomobileLiability_PolicyNumberIdentifier_A',
  'automobile.effective': 'Policy_AutomobileLiability_EffectiveDate_A',
  'automobile.expiration': 'Policy_AutomobileLiability_ExpirationDate_A',
  'automobile.combinedSingle': 'Vehicle_CombinedSingleLimit_EachAccidentAmount_A',
  'automobile.injuryPerPerson': 'Vehicle_BodilyInjury_PerPersonLimitAmount_A',
  'automobile.injuryPerAccident': 'Vehicle_BodilyInjury_PerAccidentLimitAmount_A',
  'automobile.propertyDamage': 'Vehicle_PropertyDamage_PerAccidentLimitAmount_A',
  'automobile.otherLimit': 'Vehicle_OtherCoverage_LimitAmount_A',
  'umbrella.letters': 'ExcessUmbrella_InsurerLetterCode_A',
  'umbrella.umbrella': 'Policy_PolicyType_UmbrellaIndicator_A',
  'umbrella.excess': 'Policy_PolicyType_ExcessIndicator_A',
  'umbrella.occurrence': 'ExcessUmbrella_OccurrenceIndicator_A',
  'umbrella.claimsMade': 'ExcessUmbrella_ClaimsMadeIndicator_A',
  'umbrella.deductible': 'ExcessUmbrella_DeductibleIndicator_A',
  'umbrella.retention': 'ExcessUmbrella_RetentionIndicator_A',
  'umbrella.retentionAmount': 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A',
  'umbrella.additionalInsured': 'CertificateOfInsurance_ExcessLiability_AdditionalInsuredCode_A',
  'umbrella.waiver': 'Policy_ExcessLiability_SubrogationWaivedCode_A',
  'umbrella.policyNumber': 'Policy_ExcessLiability_PolicyNumberIdentifier_A',
  'umbrella.effective': 'Policy_ExcessLiability_EffectiveDate_A',
  'umbrella.expiration': 'Policy_ExcessLiability_ExpirationDate_A',
  'umbrella.eachOccurrence': 'ExcessUmbrella_Umbrella_EachOccurrenceAmount_A',
  'umbrella.aggregate': 'ExcessUmbrella_Umbrella_AggregateAmount_A',
  'workersCompensation.letters': 'WorkersCompensationEmployersLiability_InsurerLetterCode_A',
  'workersCompensation.excluded': 'WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator_A',
  'workersCompensation.perStatute':
    'WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A',
  'workersCompensation.otherStatute': 'WorkersCompensationEmployersLiability_OtherCoverageIndicator_A',
  'workersCompensation.waiver': 'Policy_WorkersCompensation_SubrogationWaivedCode_A',
  'workersCompensation.policyNumber': 'Policy_WorkersCompensationAndEmployersLiability_PolicyNumberIdentifier_A',
  'workersCompensation.effective': 'Policy_WorkersCompensationAndEmployersLiability_EffectiveDate_A',
  'workersCompensation.expiration': 'Policy_WorkersCompensationAndEmployersLiability_ExpirationDate_A',
  'workersCompensation.eachAccident':
    'WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A',
  'workersCompensation.diseaseEmployee':
    'WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A',
  'workersCompensation.diseasePolicy':
    'WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A',
  'other1.limit1': 'OtherPolicy_CoverageLimitAmount_A',
  'other1.limit2': 'OtherPolicy_CoverageLimitAmount_B',
};

for (const letter of INSURER_LETTERS) {
  NAMES[`insurer${letter}.name`] = `Insurer_FullName_${letter}`;
  NAMES[`insurer${letter}.naic`] = `Insurer_NAICCode_${letter}`;
}
for (const [row, letter] of [
  ['other1', 'A'],
  ['other2', 'B'],
] as const) {
  NAMES[`${row}.letters`] = `OtherPolicy_InsurerLetterCode_${letter}`;
  NAMES[`${row}.type`] = `OtherPolicy_OtherPolicyDescription_${letter}`;
  NAMES[`${row}.policyNumber`] = `OtherPolicy_PolicyNumberIdentifier_${letter}`;
  NAMES[`${row}.effective`] = `OtherPolicy_PolicyEffectiveDate_${letter}`;
  NAMES[`${row}.expiration`] = `OtherPolicy_PolicyExpirationDate_${letter}`;
  NAMES[`${row}.waiver`] = `OtherPolicy_SubrogationWaivedCode_${letter}`;
  NAMES[`${row}.additionalInsured`] = `CertificateOfInsurance_OtherPolicy_AdditionalInsuredCode_${letter}`;
}

export const formName = (key: FieldKey): string | undefined => NAMES[key];

/** What a free limit is called, beside its amount. */
export const LABEL_NAMES: Partial<Record<FieldKey, string>> = {
  'generalLiability.otherLimit': 'GeneralLiability_OtherCoverageLimitDescription_A',
  'automobile.otherLimit': 'Vehicle_OtherCoverage_CoverageDescription_A',
  'other1.limit1': 'OtherPolicy_CoverageCode_A',
  'other1.limit2': 'OtherPolicy_CoverageCode_B',
};

const PARTY_PREFIX: Readonly<Record<Party, string>> = {
  producer: 'Producer',
  insured: 'NamedInsured',
  holder: 'CertificateHolder',
};

/** The names of the fields of a party: its name, two lines of its address, city, state, zip. */
export const partyNames = (party: Party) => ({
  name: `${PARTY_PREFIX[party]}_FullName_A`,
  address: [`${PARTY_PREFIX[party]}_MailingAddress_LineOne_A`, `${PARTY_PREFIX[party]}_MailingAddress_LineTwo_A`],
  city: `${PARTY_PREFIX[party]}_MailingAddress_CityName_A`,
  state: `${PARTY_PREFIX[party]}_MailingAddress_StateOrProvinceCode_A`,
  zip: `${PARTY_PREFIX[party]}_MailingAddress_PostalCode_A`,
});
