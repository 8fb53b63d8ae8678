import { dollars } from '../kernel/money.js';
import { keysOf } from '../kernel/record-of.js';
import type { EndorsementCode, Grade, LimitCode } from '../insurance/coverage.js';
import { liftOf } from '../insurance/line-facts.js';
import type { LineRequirements, Requirements } from './requirements.js';

export const STARTING_TEMPLATES = [
  'generalContractor',
  'tradeContractor',
  'vendorOfServices',
  'tenantOfPremises',
  'truckingCompany',
] as const;
/** A template that a requester may begin with and then changes as its contracts say. */
export type StartingTemplate = (typeof STARTING_TEMPLATES)[number];

type Amounts = Readonly<Partial<Record<LimitCode, number>>>;
/** Whole dollars by limit; umbrellas may add wherever one adds to the limit. */
const atLeast = (amounts: Amounts): LineRequirements['limits'] =>
  keysOf(amounts).map((limit) => ({ limit, atLeast: dollars(amounts[limit] ?? 0), tower: liftOf(limit) !== null }));
const forms = (grade: Grade, ...codes: EndorsementCode[]): LineRequirements['endorsements'] =>
  codes.map((code) => ({ code, grade }));

const MILLION = 1_000_000;
const OCCURRENCE = { kind: 'occurrence' } as const;
const RATED: Requirements['rating'] = { strength: 'A-', size: 'VII' };

/** Who pays a supplier asks for its tax form, and for a fresh one every three years. */
const TAX_FORM: LineRequirements['documents'] = [{ kind: 'additional', named: 'W-9', withinDays: 1_095 }];

/** The amounts that most contracts ask: 1M an occurrence, 2M aggregates (reference: typical requirements). */
const general = (grade: Grade, further: Partial<LineRequirements> = {}): LineRequirements => ({
  line: 'generalLiability',
  limits: atLeast({
    eachOccurrence: MILLION,
    generalAggregate: 2 * MILLION,
    productsCompletedOperationsAggregate: 2 * MILLION,
    personalAndAdvertisingInjury: MILLION,
  }),
  endorsements: forms(grade, 'additionalInsuredOngoing', 'waiverOfSubrogation', 'primaryNoncontributory'),
  trigger: OCCURRENCE,
  ...further,
});
const construction = (further: Partial<LineRequirements> = {}): LineRequirements =>
  general('seen', {
    endorsements: forms(
      'seen',
      'additionalInsuredOngoing',
      'additionalInsuredCompleted',
      'waiverOfSubrogation',
      'primaryNoncontributory',
    ),
    ...further,
  });
const auto = (...symbols: number[]): LineRequirements => ({
  line: 'automobile',
  limits: atLeast({ combinedSingleLimit: MILLION }),
  endorsements: forms('claimed', 'waiverOfSubrogation'),
  symbols: { mode: 'all', symbols },
});
const workers = (whole: number): LineRequirements => ({
  line: 'workersCompensation',
  limits: atLeast({ eachAccident: whole, diseaseEachEmployee: whole, diseasePolicyLimit: whole }),
  endorsements: forms('claimed', 'waiverOfSubrogation'),
  values: { perStatute: true },
  proprietors: 'review',
  stateFund: 'acceptStopGap',
});
/** Pollution liability stands beside an umbrella, not below it. */
const umbrella = (whole: number): LineRequirements => ({
  line: 'umbrella',
  underlying: ['generalLiability', 'automobile', 'workersCompensation'],
  limits: atLeast({ umbrellaEachOccurrence: whole, umbrellaAggregate: whole }),
  endorsements: [],
  trigger: OCCURRENCE,
});

const template = (...lines: LineRequirements[]): Requirements => ({ lines, umbrellaMode: 'separate', rating: RATED });

/** Typical requirements by kind of supplier (reference: typical requirements). Amounts are a beginning. */
export const STARTING_REQUIREMENTS: Readonly<Record<StartingTemplate, Requirements>> = {
  generalContractor: template(
    construction({
      aggregate: { basis: 'perProject', grade: 'seen' },
      exclusions: 'review',
      documents: [{ kind: 'policy' }],
    }),
    auto(1),
    workers(MILLION),
    umbrella(5 * MILLION),
    {
      line: 'pollutionLiability',
      limits: atLeast({ eachPollutionCondition: MILLION, pollutionAggregate: MILLION }),
      endorsements: [],
    },
  ),
  tradeContractor: template(
    construction({ exclusions: 'decline' }),
    auto(2, 8, 9),
    workers(500_000),
    umbrella(MILLION),
  ),
  vendorOfServices: template(general('claimed', { documents: TAX_FORM }), auto(8, 9), workers(500_000)),
  tenantOfPremises: template(
    general('claimed', {
      limits: atLeast({ eachOccurrence: MILLION, generalAggregate: 2 * MILLION, damageToRentedPremises: 100_000 }),
      aggregate: { basis: 'perLocation', grade: 'claimed' },
    }),
    workers(500_000),
    {
      line: 'commercialProperty',
      limits: atLeast({ businessPersonalProperty: 100_000 }),
      endorsements: forms('claimed', 'lossPayee'),
      values: { causesOfLoss: 'specialCauses' },
      limitTerms: [
        {
          limit: 'businessPersonalProperty',
          valuation: 'replacementCost',
          deductible: { atMost: dollars(25_000), unit: 'amount', retentionAccepted: false, approval: false },
        },
      ],
    },
  ),
  truckingCompany: template(
    general('claimed'),
    { ...auto(7, 8, 9), values: { federalFilingAmount: dollars(750_000) } },
    workers(500_000),
    { line: 'motorTruckCargo', limits: atLeast({ anyOneVehicle: 100_000 }), endorsements: [], exclusions: 'review' },
    umbrella(MILLION),
  ),
};
