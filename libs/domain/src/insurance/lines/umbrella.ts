import { bareLimit, LIABILITY_TERMS, liabilityLine, standIn } from './line-rows.js';

const ENDORSEMENTS = {
  additionalInsuredOngoing: { form: null, scope: 'AI-ongoing' },
  additionalInsuredCompleted: { form: null, scope: 'AI-completed' },
  waiverOfSubrogation: { form: null, scope: 'waiver' },
} as const;

/** Umbrella liability (reference: umbrella liability). */
export const umbrella = liabilityLine({
  id: 4,
  category: null,
  limits: {
    umbrellaEachOccurrence: bareLimit(401, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    umbrellaAggregate: bareLimit(402, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
  },
  endorsements: ENDORSEMENTS,
  /** With another umbrella on its schedule it is an excess policy. */
  umbrella: true,
  /** ACORD 25 has one row for both, with a box for each. */
  standsFor: {
    excessLiability: standIn(
      { excessEachOccurrence: 'umbrellaEachOccurrence', excessAggregate: 'umbrellaAggregate' },
      { once: true },
    ),
  },
  coverageTypes: [
    'occurrenceCoverage',
    'claimsMadeCoverage',
    'excessCoverage',
    'followForm',
    'otherType',
    'otherTypeTwo',
  ],
  statedValues: ['retentionAmount', ...LIABILITY_TERMS],
  deductibleKinds: ['retention', 'selfInsuredRetention', 'noDeductible', 'seeRemarks'],
});

/** Excess liability: it adds limit only, above the policies on its schedule (reference: excess liability). */
export const excessLiability = liabilityLine({
  id: 6,
  category: null,
  limits: {
    excessEachOccurrence: bareLimit(601, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    excessAggregate: bareLimit(602, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
  },
  endorsements: ENDORSEMENTS,
  formsOf: 'umbrella',
  umbrella: true,
  standsFor: {
    umbrella: standIn(
      { umbrellaEachOccurrence: 'excessEachOccurrence', umbrellaAggregate: 'excessAggregate' },
      { once: true },
    ),
  },
  coverageTypes: [
    'occurrenceCoverage',
    'claimsMadeCoverage',
    'excessCoverage',
    'followForm',
    'otherType',
    'otherTypeTwo',
  ],
  statedValues: ['attachmentPoint', 'followedPolicy', ...LIABILITY_TERMS],
  deductibleKinds: ['retention', 'noDeductible', 'seeRemarks'],
});
