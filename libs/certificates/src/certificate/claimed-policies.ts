import type { LimitCode } from '@covertrail/domain/insurance/line-codes';
import {
  FURTHER_LIMITS,
  OTHER_ROWS,
  PRINTED_LINES,
  type CertificateLine,
  type FieldKey,
  type OtherRow,
  type PrintedLine,
} from '@covertrail/domain/insurance/certificate/field-keys';
import type { ClaimedPolicy } from '@covertrail/domain/insurance/certificate/claimed-policy';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { ReadFields } from './read-fields.js';

type LimitRow = readonly [FieldKey, LimitCode | null];

const LIMITS: Readonly<Record<PrintedLine, readonly LimitRow[]>> = {
  generalLiability: [
    ['generalLiability.eachOccurrence', 'eachOccurrence'],
    ['generalLiability.rentedPremises', 'damageToRentedPremises'],
    ['generalLiability.medicalExpense', 'medicalExpense'],
    ['generalLiability.personalInjury', 'personalAndAdvertisingInjury'],
    ['generalLiability.generalAggregate', 'generalAggregate'],
    ['generalLiability.productsAggregate', 'productsCompletedOperationsAggregate'],
    ['generalLiability.otherLimit', null],
  ],
  automobile: [
    ['automobile.combinedSingle', 'combinedSingleLimit'],
    ['automobile.injuryPerPerson', 'bodilyInjuryPerPerson'],
    ['automobile.injuryPerAccident', 'bodilyInjuryPerAccident'],
    ['automobile.propertyDamage', 'propertyDamage'],
    ['automobile.otherLimit', null],
  ],
  umbrella: [
    ['umbrella.eachOccurrence', 'umbrellaEachOccurrence'],
    ['umbrella.aggregate', 'umbrellaAggregate'],
    ['umbrella.otherLimit', null],
  ],
  workersCompensation: [
    ['workersCompensation.eachAccident', 'eachAccident'],
    ['workersCompensation.diseaseEmployee', 'diseaseEachEmployee'],
    ['workersCompensation.diseasePolicy', 'diseasePolicyLimit'],
  ],
};

/** Limits of the row that umbrella and excess share, where it is ticked as excess. */
const EXCESS: Readonly<Partial<Record<LimitCode, LimitCode>>> = {
  umbrellaEachOccurrence: 'excessEachOccurrence',
  umbrellaAggregate: 'excessAggregate',
};

const COMMON = ['letters', 'policyNumber', 'effective', 'expiration', 'additionalInsured', 'waiver'];

/** The policies of a certificate: each row that names a policy, a term or a limit. */
export function claimedPolicies(readings: readonly FieldReading[]): readonly ClaimedPolicy[] {
  const fields = new ReadFields(readings);
  const printed = PRINTED_LINES.map((row) => printedPolicy(fields, readings, row));
  const others = OTHER_ROWS.map((row) => otherPolicy(fields, row));
  return [...printed, ...others].filter(
    ({ policyNumber, effective, limits }) => policyNumber !== null || effective !== null || limits.length > 0,
  );
}

function printedPolicy(fields: ReadFields, readings: readonly FieldReading[], row: PrintedLine): ClaimedPolicy {
  const isExcess =
    row === 'umbrella' && fields.tick('umbrella.excess') === true && fields.tick('umbrella.umbrella') !== true;
  return {
    ...partsOf(fields, row),
    line: isExcess ? 'excessLiability' : row,
    type: null,
    limits: limitsOf(fields, LIMITS[row]).map(({ code, reading }) => ({
      code: isExcess && code ? (EXCESS[code] ?? code) : code,
      reading,
    })),
    ticks: readings.filter(
      ({ key, value }) =>
        value.kind === 'tick' && key.startsWith(`${row}.`) && !COMMON.includes(key.slice(row.length + 1)),
    ),
  };
}

const otherPolicy = (fields: ReadFields, row: OtherRow): ClaimedPolicy => ({
  ...partsOf(fields, row),
  line: null,
  type: fields.reading(`${row}.type`),
  limits: limitsOf(fields, [
    [`${row}.limit1`, null],
    [`${row}.limit2`, null],
    [`${row}.limit3`, null],
    ...FURTHER_LIMITS.map((limit): LimitRow => [`${row}.${limit}`, null]),
  ]),
  ticks: [],
});

const partsOf = (fields: ReadFields, row: CertificateLine) => ({
  row,
  insurers: fields.letters(`${row}.letters`).map((letter) => ({
    letter,
    name: fields.reading(`insurer${letter}.name`),
    naic: fields.reading(`insurer${letter}.naic`),
  })),
  policyNumber: fields.reading(`${row}.policyNumber`),
  effective: fields.reading(`${row}.effective`),
  expiration: fields.reading(`${row}.expiration`),
  additionalInsured: fields.reading(`${row}.additionalInsured`),
  waiver: fields.reading(`${row}.waiver`),
});

const limitsOf = (fields: ReadFields, rows: readonly LimitRow[]): ClaimedPolicy['limits'] =>
  rows.flatMap(([key, code]) => {
    const reading = fields.reading(key);
    return reading ? [{ code, reading }] : [];
  });
