import { INSURER_LETTERS } from '@covertrail/domain/insurance/certificate/field-keys';
import type { Entry, NamedField } from './field-name.js';
import { EVIDENCE_LINES, PROPERTY } from './property-field-names.js';

/** Names that fillable ACORD forms share, without their `_A`; a `Policy_` name stands before the parts of a policy. */
const PARTIES: readonly Entry[] = (
  [
    ['Producer', 'producer'],
    ['NamedInsured', 'insured'],
    ['CertificateHolder', 'holder'],
    // Of evidence of property (ACORD 27 and 28).
    ['AdditionalInterest', 'holder'],
  ] as const
).flatMap(([name, party]): Entry[] => [
  [`${name}_FullName`, `${party}.name`, 'text'],
  [`${name}_MailingAddress_LineOne`, `${party}.address`, 'text'],
  [`${name}_MailingAddress_LineTwo`, `${party}.address`, 'text'],
  [`${name}_MailingAddress_CityName`, `${party}.city`, 'text'],
  [`${name}_MailingAddress_StateOrProvinceCode`, `${party}.state`, 'text'],
  [`${name}_MailingAddress_PostalCode`, `${party}.zip`, 'text'],
]);

const HEADER: readonly Entry[] = [
  ['Form_CompletionDate', 'date', 'date'],
  ['CertificateOfInsurance_CertificateNumberIdentifier', 'certificateNumber', 'text'],
  ['CertificateOfInsurance_RevisionNumberIdentifier', 'revisionNumber', 'text'],
  ['Agency_FullName', 'producer.name', 'text'],
  ['Producer_ContactPerson_FullName', 'producer.contact', 'text'],
  ['Producer_ContactPerson_PhoneNumber', 'producer.phone', 'text'],
  ['Producer_FaxNumber', 'producer.fax', 'text'],
  ['Producer_ContactPerson_EmailAddress', 'producer.email', 'text'],
  ['CertificateOfLiabilityInsurance_ACORDForm_RemarkText', 'description', 'text'],
  ['Producer_AuthorizedRepresentative_Signature', 'representative', 'text'],
];

const POLICIES: readonly Entry[] = (
  [
    ['GeneralLiability', 'GeneralLiability', 'GeneralLiability', 'GeneralLiability', 'generalLiability'],
    ['Vehicle', 'AutomobileLiability', 'AutomobileLiability', 'AutomobileLiability', 'automobile'],
    ['ExcessUmbrella', 'ExcessLiability', 'ExcessLiability', 'ExcessLiability', 'umbrella'],
    [
      'WorkersCompensationEmployersLiability',
      'WorkersCompensationAndEmployersLiability',
      'WorkersCompensation',
      'WorkersCompensation',
      'workersCompensation',
    ],
  ] as const
).flatMap(([letter, policy, waiver, insured, line]): Entry[] => [
  [`${letter}_InsurerLetterCode`, `${line}.letters`, 'letters'],
  [`CertificateOfInsurance_${insured}_AdditionalInsuredCode`, `${line}.additionalInsured`, 'code'],
  [`Policy_${waiver}_SubrogationWaivedCode`, `${line}.waiver`, 'code'],
  [`Policy_${policy}_PolicyNumberIdentifier`, `${line}.policyNumber`, 'text'],
  [`Policy_${policy}_EffectiveDate`, `${line}.effective`, 'date'],
  [`Policy_${policy}_ExpirationDate`, `${line}.expiration`, 'date'],
]);

const GENERAL: readonly Entry[] = [
  ['GeneralLiability_CoverageIndicator', 'generalLiability.commercial', 'tick'],
  ['GeneralLiability_ClaimsMadeIndicator', 'generalLiability.claimsMade', 'tick'],
  ['GeneralLiability_OccurrenceIndicator', 'generalLiability.occurrence', 'tick'],
  ['GeneralLiability_OtherCoverageDescription', 'generalLiability.otherCoverage', 'text'],
  ['GeneralLiability_GeneralAggregate_LimitAppliesPerPolicyIndicator', 'generalLiability.perPolicy', 'tick'],
  ['GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator', 'generalLiability.perProject', 'tick'],
  ['GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator', 'generalLiability.perLocation', 'tick'],
  ['GeneralLiability_GeneralAggregate_LimitAppliesToOtherIndicator', 'generalLiability.perOther', 'tick'],
  ['GeneralLiability_GeneralAggregate_LimitAppliesToCode', 'generalLiability.perOtherText', 'text'],
  ['GeneralLiability_EachOccurrence_LimitAmount', 'generalLiability.eachOccurrence', 'amount'],
  ['GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount', 'generalLiability.rentedPremises', 'amount'],
  ['GeneralLiability_MedicalExpense_EachPersonLimitAmount', 'generalLiability.medicalExpense', 'amount'],
  ['GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount', 'generalLiability.personalInjury', 'amount'],
  ['GeneralLiability_GeneralAggregate_LimitAmount', 'generalLiability.generalAggregate', 'amount'],
  [
    'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount',
    'generalLiability.productsAggregate',
    'amount',
  ],
  ['GeneralLiability_OtherCoverageLimitDescription', 'generalLiability.otherLimit', 'label'],
  ['GeneralLiability_OtherCoverageLimitAmount', 'generalLiability.otherLimit', 'amount'],
];

const AUTO: readonly Entry[] = [
  ['Vehicle_AnyAutoIndicator', 'automobile.anyAuto', 'tick'],
  ['Vehicle_AllOwnedAutosIndicator', 'automobile.owned', 'tick'],
  ['Vehicle_ScheduledAutosIndicator', 'automobile.scheduled', 'tick'],
  ['Vehicle_HiredAutosIndicator', 'automobile.hired', 'tick'],
  ['Vehicle_NonOwnedAutosIndicator', 'automobile.nonOwned', 'tick'],
  ['Vehicle_OtherCoveredAutoDescription', 'automobile.otherCoverage', 'text'],
  ['Vehicle_CombinedSingleLimit_EachAccidentAmount', 'automobile.combinedSingle', 'amount'],
  ['Vehicle_BodilyInjury_PerPersonLimitAmount', 'automobile.injuryPerPerson', 'amount'],
  ['Vehicle_BodilyInjury_PerAccidentLimitAmount', 'automobile.injuryPerAccident', 'amount'],
  ['Vehicle_PropertyDamage_PerAccidentLimitAmount', 'automobile.propertyDamage', 'amount'],
  ['Vehicle_OtherCoverage_CoverageDescription', 'automobile.otherLimit', 'label'],
  ['Vehicle_OtherCoverage_LimitAmount', 'automobile.otherLimit', 'amount'],
];

const UMBRELLA: readonly Entry[] = [
  ['Policy_PolicyType_UmbrellaIndicator', 'umbrella.umbrella', 'tick'],
  ['Policy_PolicyType_ExcessIndicator', 'umbrella.excess', 'tick'],
  ['ExcessUmbrella_OccurrenceIndicator', 'umbrella.occurrence', 'tick'],
  ['ExcessUmbrella_ClaimsMadeIndicator', 'umbrella.claimsMade', 'tick'],
  ['ExcessUmbrella_DeductibleIndicator', 'umbrella.deductible', 'tick'],
  ['ExcessUmbrella_RetentionIndicator', 'umbrella.retention', 'tick'],
  ['ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount', 'umbrella.retentionAmount', 'amount'],
  ['ExcessUmbrella_Umbrella_EachOccurrenceAmount', 'umbrella.eachOccurrence', 'amount'],
  ['ExcessUmbrella_Umbrella_AggregateAmount', 'umbrella.aggregate', 'amount'],
  ['ExcessUmbrella_OtherCoverageDescription', 'umbrella.otherLimit', 'label'],
  ['ExcessUmbrella_OtherCoverageLimitAmount', 'umbrella.otherLimit', 'amount'],
];

const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability';
const WORKERS: readonly Entry[] = [
  ['WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator', 'workersCompensation.excluded', 'code'],
  [
    'WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator',
    'workersCompensation.perStatute',
    'tick',
  ],
  ['WorkersCompensationEmployersLiability_OtherCoverageIndicator', 'workersCompensation.otherStatute', 'tick'],
  [`${EMPLOYERS}_EachAccidentLimitAmount`, 'workersCompensation.eachAccident', 'amount'],
  [`${EMPLOYERS}_DiseaseEachEmployeeLimitAmount`, 'workersCompensation.diseaseEmployee', 'amount'],
  [`${EMPLOYERS}_DiseasePolicyLimitAmount`, 'workersCompensation.diseasePolicy', 'amount'],
];

const withSuffix = (entries: readonly Entry[], suffix: string): readonly Entry[] =>
  entries.map(([name, key, kind]) => [`${name}_${suffix}`, key, kind]);

/** The letters of the form fields of an ACORD 25 for its free rows, and for the limits of the first of them. */
const FREE_ROWS = [
  ['A', 'other1'],
  ['B', 'other2'],
  ['C', 'other3'],
] as const;
/** An ACORD 24 has its free rows below four that it prints. */
const FREE_ROWS_OF_PROPERTY = [
  ['A', 'other5'],
  ['B', 'other6'],
  ['C', 'other7'],
] as const;
const FREE_LIMITS = [
  ['A', 'limit1'],
  ['B', 'limit2'],
  ['C', 'limit3'],
] as const;

const letteredWith = (freeRows: typeof FREE_ROWS | typeof FREE_ROWS_OF_PROPERTY): readonly Entry[] => [
  // An ACORD 24 has its special conditions there, and where the property is in the first one.
  ['CertificateOfLiabilityInsurance_ACORDForm_RemarkText_B', 'description', 'text'],
  ...EVIDENCE_LINES,
  ...INSURER_LETTERS.flatMap((letter): Entry[] => [
    [`Insurer_FullName_${letter}`, `insurer${letter}.name`, 'text'],
    [`Insurer_NAICCode_${letter}`, `insurer${letter}.naic`, 'text'],
  ]),
  ...freeRows.flatMap(([letter, row]): Entry[] => [
    [`OtherPolicy_InsurerLetterCode_${letter}`, `${row}.letters`, 'letters'],
    [`OtherPolicy_OtherPolicyDescription_${letter}`, `${row}.type`, 'text'],
    [`OtherPolicy_PolicyNumberIdentifier_${letter}`, `${row}.policyNumber`, 'text'],
    [`OtherPolicy_PolicyEffectiveDate_${letter}`, `${row}.effective`, 'date'],
    [`OtherPolicy_PolicyExpirationDate_${letter}`, `${row}.expiration`, 'date'],
    [`OtherPolicy_SubrogationWaivedCode_${letter}`, `${row}.waiver`, 'code'],
    [`CertificateOfInsurance_OtherPolicy_AdditionalInsuredCode_${letter}`, `${row}.additionalInsured`, 'code'],
  ]),
  ...FREE_LIMITS.flatMap(([letter, limit]): Entry[] => [
    [`OtherPolicy_CoverageCode_${letter}`, `${freeRows[0][1]}.${limit}`, 'label'],
    [`OtherPolicy_CoverageDescription_${letter}`, `${freeRows[0][1]}.${limit}`, 'label'],
    [`OtherPolicy_CoverageLimitAmount_${letter}`, `${freeRows[0][1]}.${limit}`, 'amount'],
  ]),
];

const A = [...PARTIES, ...HEADER, ...PROPERTY, ...POLICIES, ...GENERAL, ...AUTO, ...UMBRELLA, ...WORKERS];
const SECOND = [...GENERAL, ...AUTO].filter(([name]) => /Other(Coverage|CoveredAuto)Description$/.test(name));

const tableWith = (freeRows: Parameters<typeof letteredWith>[0]): ReadonlyMap<string, NamedField> =>
  new Map(
    [...withSuffix(A, 'A'), ...withSuffix(SECOND, 'B'), ...letteredWith(freeRows)].map(([name, key, kind]) => [
      name,
      { key, kind },
    ]),
  );
const BY_NAME = tableWith(FREE_ROWS);
const BY_NAME_OF_PROPERTY = tableWith(FREE_ROWS_OF_PROPERTY);

const lastPart = (name: string): string =>
  name
    .split('.')
    .at(-1)
    ?.replace(/\[\d+\]$/, '') ?? '';

/** Whether form fields are those of a certificate of property insurance (ACORD 24). */
export const isOfProperty = (names: readonly string[]): boolean =>
  names.some((name) => lastPart(name) === 'Policy_Property_PolicyNumberIdentifier_A');

/** What a form field of this name holds: `F[0].P1[0].Insurer_FullName_A[0]` is the name of insurer A. Null for an unknown name. */
export const namedField = (name: string, ofProperty = false): NamedField | null =>
  (ofProperty ? BY_NAME_OF_PROPERTY : BY_NAME).get(lastPart(name)) ?? null;
