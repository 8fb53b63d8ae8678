/** The free rows of an ACORD 25, and the rows of forms that print no lines, from the top: an ACORD 24 has room for ten policies. */
export const OTHER_ROWS = [
  'other1',
  'other2',
  'other3',
  'other4',
  'other5',
  'other6',
  'other7',
  'other8',
  'other9',
  'other10',
] as const;
export type OtherRow = (typeof OTHER_ROWS)[number];
/** The lines that an ACORD 25 has rows for. */
export const PRINTED_LINES = ['generalLiability', 'automobile', 'umbrella', 'workersCompensation'] as const;
export type PrintedLine = (typeof PRINTED_LINES)[number];
export type CertificateLine = PrintedLine | OtherRow;
/** From the top. */
export const CERTIFICATE_LINES: readonly CertificateLine[] = [...PRINTED_LINES, ...OTHER_ROWS];

export const INSURER_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type InsurerLetter = (typeof INSURER_LETTERS)[number];

export type Party = 'producer' | 'insured' | 'holder';
type PartyPart = 'name' | 'address' | 'city' | 'state' | 'zip';
export type ContactPart = 'contact' | 'phone' | 'fax' | 'email';
type PolicyPart = 'letters' | 'additionalInsured' | 'waiver' | 'policyNumber' | 'effective' | 'expiration';

type GeneralPart =
  | 'commercial'
  | 'claimsMade'
  | 'occurrence'
  | 'perPolicy'
  | 'perProject'
  | 'perLocation'
  | 'perOther'
  | 'perOtherText'
  | 'otherCoverage'
  | 'eachOccurrence'
  | 'rentedPremises'
  | 'medicalExpense'
  | 'personalInjury'
  | 'generalAggregate'
  | 'productsAggregate'
  | 'otherLimit';
type AutoPart =
  | 'anyAuto'
  | 'owned'
  | 'scheduled'
  | 'hired'
  | 'nonOwned'
  | 'otherCoverage'
  | 'combinedSingle'
  | 'injuryPerPerson'
  | 'injuryPerAccident'
  | 'propertyDamage'
  | 'otherLimit';
type UmbrellaPart =
  | 'umbrella'
  | 'excess'
  | 'occurrence'
  | 'claimsMade'
  | 'deductible'
  | 'retention'
  | 'retentionAmount'
  | 'otherCoverage'
  | 'eachOccurrence'
  | 'aggregate'
  | 'otherLimit';
type WorkersPart = 'excluded' | 'perStatute' | 'otherStatute' | 'eachAccident' | 'diseaseEmployee' | 'diseasePolicy';
type OtherPart = 'type' | 'limit1' | 'limit2' | 'limit3';
/** Limits for which evidence and certificates of property have room, beyond those of a free row. */
export const FURTHER_LIMITS = [
  'limit4',
  'limit5',
  'limit6',
  'limit7',
  'limit8',
  'limit9',
  'limit10',
  'limit11',
  'limit12',
] as const;
export const EVIDENCE_LIMITS = ['limit1', 'limit2', 'limit3', ...FURTHER_LIMITS] as const;
type EvidenceLimit = (typeof EVIDENCE_LIMITS)[number];
/** What ACORD 24, 27 and 28 say of a property policy besides: causes of loss and interests are ticks, answers are YES, NO or N/A. */
type PropertyPart =
  | CauseOfLoss
  | 'buildingDeductible'
  | 'contentsDeductible'
  | 'mortgagee'
  | 'lossPayee'
  | 'lenderLossPayable'
  | 'additionalInsured'
  | 'contractOfSale'
  | 'loanNumber';
/** The boxes of an ACORD 24; evidence of property has the first three, and answers for the others. */
export type CauseOfLoss = 'basic' | 'broad' | 'special' | 'earthquakeCause' | 'windCause' | 'floodCause';
export const PROPERTY_ANSWERS = [
  'businessIncome',
  'rentalValue',
  'blanketCoverage',
  'terrorismCoverage',
  'replacementCost',
  'agreedValue',
  'coinsurance',
  'ordinanceOrLaw',
  'earthMovement',
  'flood',
  'windHail',
  'namedStorm',
  'waiver',
] as const;
export type PropertyAnswer = (typeof PROPERTY_ANSWERS)[number];

/** What a certificate says, by its place in the form. */
export type FieldKey =
  | 'date'
  | 'certificateNumber'
  | 'revisionNumber'
  | 'description'
  | 'representative'
  | `producer.${ContactPart}`
  | `${Party}.${PartyPart}`
  | `insurer${InsurerLetter}.${'name' | 'naic'}`
  | `${CertificateLine}.${PolicyPart}`
  | `generalLiability.${GeneralPart}`
  | `automobile.${AutoPart}`
  | `umbrella.${UmbrellaPart}`
  | `workersCompensation.${WorkersPart}`
  | `${OtherRow}.${OtherPart}`
  | `${OtherRow}.${(typeof FURTHER_LIMITS)[number]}`
  | `property.${PropertyPart | PropertyAnswer}`
  | `${OtherRow}.deductibleOf.${EvidenceLimit}`
  | `property.about.${PropertyAnswer}`
  | 'remarks';
