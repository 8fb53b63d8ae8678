import type { Cents } from '../../kernel/money.js';
import { keysOf } from '../../kernel/record-of.js';
import { BOTH_REGIONS, UNITED_STATES, type RegionCode } from './regions.js';

/**
 * `money`: cents. `percent`: whole, at most 100. `hours`, `days`, `months`: whole numbers. `monthsOrUnlimited`: whole months, or a period
 * that never ends. `indicator`: a box that is checked or not. `states`: two-letter codes. `choice`: one of a list.
 */
export type ValueKind =
  'money' | 'percent' | 'hours' | 'days' | 'months' | 'monthsOrUnlimited' | 'indicator' | 'text' | 'states' | 'choice';

/** A period that never ends, where others are months. */
export const UNLIMITED = 'unlimited';

interface StatedValueRow<Choice extends string = string> {
  /** Stable, never used again. */
  readonly id: number;
  readonly kind: ValueKind;
  /** Of a choice, the weakest first where the list has an order. */
  readonly choices: readonly Choice[];
  readonly regions: readonly RegionCode[];
}

const NO_CHOICES: readonly never[] = [];
const value = (id: number, kind: Exclude<ValueKind, 'choice'>, regions = BOTH_REGIONS) => ({
  id,
  kind,
  choices: NO_CHOICES,
  regions,
});
const choice = <Choice extends string>(id: number, ...choices: readonly Choice[]) => ({
  id,
  kind: 'choice' as const,
  choices,
  regions: BOTH_REGIONS,
});

const answered = (id: number) => choice(id, 'includedPeril', 'excludedPeril', 'notApplicablePeril');

/**
 * What certificates and declarations state of a line besides its limits (reference: kinds of values). The part of a margin
 * clause above 100 is stored: 125 % is 25. Ids are ours.
 */
const TABLE = {
  perStatute: value(1, 'indicator', UNITED_STATES),
  statesListed: value(2, 'states', UNITED_STATES),
  statesOther: value(3, 'states', UNITED_STATES),
  causesOfLoss: choice(4, 'basicCauses', 'broadCauses', 'specialCauses'),
  perilsOfMarine: choice(5, 'namedPerils', 'allRisk'),
  garagekeepersBasis: choice(6, 'legalLiabilityBasis', 'directExcessBasis', 'directPrimaryBasis'),
  crimeBasis: choice(7, 'lossSustainedBasis', 'discoveryBasis'),
  waitingPeriod: value(8, 'hours'),
  periodOfIndemnity: value(9, 'months'),
  marginClause: value(10, 'percent'),
  nameOfCoverage: value(11, 'text'),
  federalFilingAmount: value(12, 'money', UNITED_STATES),
  attachmentPoint: value(13, 'money'),
  followedPolicy: value(14, 'text'),
  retentionAmount: value(15, 'money'),
  defenseInsideLimit: value(16, 'indicator'),
  permissionToOccupy: value(17, 'indicator'),
  floodAnswer: answered(18),
  earthMovementAnswer: answered(19),
  windAnswer: answered(20),
  aggregateSharing: choice(21, 'sharedAggregates', 'ownAggregates'),
  extendedReporting: value(22, 'monthsOrUnlimited'),
} satisfies Readonly<Record<keyof StatedValues, StatedValueRow>>;

export type StatedValueCode = keyof typeof TABLE;
/** The entries of all lists of choices. */
export type StatedChoice = (typeof TABLE)[StatedValueCode]['choices'][number];
export type StatedValue = number | true | string | readonly string[];

type Peril = 'includedPeril' | 'excludedPeril' | 'notApplicablePeril';

/** By code; an absent one was not stated. Money in cents, percents whole, states as two-letter codes, a box only where it is checked. */
export interface StatedValues {
  readonly perStatute?: true;
  /** Items 3.A and 3.C of a workers' compensation policy. */
  readonly statesListed?: readonly string[];
  readonly statesOther?: readonly string[];
  readonly causesOfLoss?: 'basicCauses' | 'broadCauses' | 'specialCauses';
  readonly perilsOfMarine?: 'namedPerils' | 'allRisk';
  readonly garagekeepersBasis?: 'legalLiabilityBasis' | 'directExcessBasis' | 'directPrimaryBasis';
  readonly crimeBasis?: 'lossSustainedBasis' | 'discoveryBasis';
  /** Hours. */
  readonly waitingPeriod?: number;
  /** Months. */
  readonly periodOfIndemnity?: number;
  /** Percent above 100. */
  readonly marginClause?: number;
  readonly nameOfCoverage?: string;
  readonly federalFilingAmount?: Cents;
  readonly attachmentPoint?: Cents;
  readonly followedPolicy?: string;
  readonly retentionAmount?: Cents;
  readonly defenseInsideLimit?: true;
  readonly permissionToOccupy?: true;
  readonly floodAnswer?: Peril;
  readonly earthMovementAnswer?: Peril;
  readonly windAnswer?: Peril;
  /** Whether other insureds, locations or policies share the aggregate limits. */
  readonly aggregateSharing?: 'sharedAggregates' | 'ownAggregates';
  /** Months after its end in which a claims-made policy still accepts claims; 0: it has no such period. */
  readonly extendedReporting?: number | typeof UNLIMITED;
}

export const STATED_VALUE_TABLE: Readonly<Record<StatedValueCode, StatedValueRow<StatedChoice>>> = TABLE;
export const STATED_VALUE_CODES: readonly StatedValueCode[] = keysOf(TABLE);
