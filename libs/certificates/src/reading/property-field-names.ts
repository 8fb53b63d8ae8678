import { EVIDENCE_LIMITS } from '@covertrail/domain/insurance/certificate/field-keys';
import type { Entry } from './field-name.js';

/** The rows that an ACORD 24 prints, and the one policy of evidence of property. */
const ROWS: readonly Entry[] = (
  [
    ['Policy_Property', 'other1'],
    ['Policy_InlandMarine', 'other2'],
    ['Policy_Crime', 'other3'],
    ['Policy_BoilerAndMachinery', 'other4'],
    ['Policy_BoilerAndMachineryEquipmentBreakdown', 'other4'],
    ['Policy', 'other1'],
  ] as const
).flatMap(([name, row]): Entry[] => [
  [`${name}_PolicyNumberIdentifier`, `${row}.policyNumber`, 'text'],
  [`${name}_EffectiveDate`, `${row}.effective`, 'date'],
  [`${name}_ExpirationDate`, `${row}.expiration`, 'date'],
]);

/** The insurers of the rows of an ACORD 24, ticked causes of loss, and whom evidence of property is for. */
const BESIDE_ROWS: readonly Entry[] = [
  ['Property_InsurerLetterCode', 'other1.letters', 'letters'],
  ['CommercialInlandMarineLineOfBusiness_InsurerLetterCode', 'other2.letters', 'letters'],
  ['CrimeLineOfBusiness_InsurerLetterCode', 'other3.letters', 'letters'],
  ['BoilerAndMachineryLineOfBusiness_InsurerLetterCode', 'other4.letters', 'letters'],
  ['Policy_PolicyType_BasicIndicator', 'property.basic', 'tick'],
  ['Policy_PolicyType_BroadIndicator', 'property.broad', 'tick'],
  ['Policy_PolicyType_SpecialIndicator', 'property.special', 'tick'],
  ['Policy_PolicyType_WindIndicator', 'property.windCause', 'tick'],
  ['AdditionalInterest_AccountNumberIdentifier', 'property.loanNumber', 'text'],
  ['AdditionalInterest_Interest_MortgageeIndicator', 'property.mortgagee', 'tick'],
  ['AdditionalInterest_Interest_LossPayeeIndicator', 'property.lossPayee', 'tick'],
  ['AdditionalInterest_Interest_LendersLossPayableIndicator', 'property.lenderLossPayable', 'tick'],
  ['AdditionalInterest_Interest_AdditionalInsuredIndicator', 'property.additionalInsured', 'tick'],
];

/** Names of certificates and evidence of property, without their `_A`. */
export const PROPERTY: readonly Entry[] = [...ROWS, ...BESIDE_ROWS];

const LETTERED_LIMITS = EVIDENCE_LIMITS.slice(0, 10).map((limit, at) => ['ABCDEFGHIJ'.charAt(at), limit] as const);

/** The lines of amounts of an ACORD 27, by the letters of their form fields. */
export const EVIDENCE_LINES: readonly Entry[] = LETTERED_LIMITS.flatMap(([letter, limit]): Entry[] => [
  [`EvidenceOfProperty_CoverageDescription_${letter}`, `other1.${limit}`, 'label'],
  [`EvidenceOfProperty_LimitAmount_${letter}`, `other1.${limit}`, 'amount'],
  [`EvidenceOfProperty_DeductibleAmount_${letter}`, `other1.deductibleOf.${limit}`, 'text'],
]);
