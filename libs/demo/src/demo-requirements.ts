import type { LimitCode } from '@covertrail/domain/insurance/coverage';
import type { LimitRequirement, LineRequirements, Requirements } from '@covertrail/domain/compliance/requirements';
import { dollars } from '@covertrail/domain/kernel/money';

const MILLION = 1_000_000;
const OCCURRENCE = { kind: 'occurrence' } as const;
const atLeast = (limit: LimitCode, amount: number, tower = false): LimitRequirement => ({
  limit,
  atLeast: dollars(amount),
  tower,
});

const general = (occurrence: number, grade: 'claimed' | 'seen', tower: boolean): LineRequirements => ({
  line: 'generalLiability',
  limits: [
    atLeast('eachOccurrence', occurrence, tower),
    atLeast('generalAggregate', 2 * MILLION, tower),
    atLeast('productsCompletedOperationsAggregate', 2 * MILLION, tower),
  ],
  endorsements: [
    { code: 'additionalInsuredOngoing', grade },
    { code: 'waiverOfSubrogation', grade: 'claimed' },
  ],
});
/** Hotels pay their suppliers, so each sends a W-9 that is at most three years old. */
const withTaxForm = (line: LineRequirements): LineRequirements => ({
  ...line,
  documents: [{ kind: 'additional', named: 'W-9', withinDays: 1_095 }],
});
const automobile: LineRequirements = {
  line: 'automobile',
  limits: [atLeast('combinedSingleLimit', MILLION, true)],
  endorsements: [],
  acceptCslOrSplit: true,
};
const workers: LineRequirements = {
  line: 'workersCompensation',
  limits: [atLeast('eachAccident', MILLION, true)],
  endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }],
};
const umbrella = (amount: number): LineRequirements => ({
  line: 'umbrella',
  limits: [atLeast('umbrellaEachOccurrence', amount, true)],
  endorsements: [],
  trigger: OCCURRENCE,
});
const onOccurrence = (line: LineRequirements): LineRequirements => ({ ...line, trigger: OCCURRENCE });
/** An agent must have looked at each policy in the last ten months. */
const RECENT = { least: 'verifiedByAgent', notOlderThan: { count: 10, unit: 'months' } } as const;
const RATED = { strength: 'A-', size: 'VII' } as const;

/** What the demo's requesters require; typical of the trade. */
export const DEMO_REQUIREMENTS = {
  tradesBefore: {
    lines: [general(MILLION, 'claimed', false), automobile, workers],
    umbrellaMode: 'separate',
    rating: RATED,
  },
  trades: { lines: [general(2 * MILLION, 'seen', true), automobile, workers], umbrellaMode: 'separate', rating: RATED },
  heavy: {
    lines: [onOccurrence(general(2 * MILLION, 'seen', true)), automobile, workers, umbrella(2 * MILLION)],
    umbrellaMode: 'combined',
    rating: RATED,
    proof: RECENT,
  },
  services: {
    lines: [withTaxForm(onOccurrence(general(MILLION, 'claimed', false))), workers],
    notRequired: ['umbrella'],
    umbrellaMode: 'separate',
    rating: null,
  },
} satisfies Readonly<Record<string, Requirements>>;
