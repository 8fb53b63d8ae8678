import { bareLimit, LIABILITY_TERMS, liabilityLimit, liabilityLine } from './line-rows.js';

const TRIGGERS = ['occurrenceCoverage', 'claimsMadeCoverage'] as const;
const OTHERS = ['otherType', 'otherTypeTwo'] as const;
const RETENTIONS = ['perClaim', 'retention', 'selfInsuredRetention', 'noDeductible', 'seeRemarks'] as const;

/** Professional liability, errors and omissions (reference: professional liability). Additional insured is not available. */
export const professionalLiability = liabilityLine({
  id: 7,
  category: null,
  limits: {
    professionalEachClaim: liabilityLimit(701, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    professionalAggregate: bareLimit(702, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
  },
  endorsements: { waiverOfSubrogation: { form: null, scope: 'waiver' } },
  coverageTypes: [...TRIGGERS, 'professionalKinds', ...OTHERS],
  statedValues: ['defenseInsideLimit', ...LIABILITY_TERMS],
  deductibleKinds: RETENTIONS,
});

/** Pollution liability of contractors and of sites (reference: pollution liability). */
export const pollutionLiability = liabilityLine({
  id: 8,
  category: null,
  limits: {
    eachPollutionCondition: liabilityLimit(801, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    pollutionAggregate: bareLimit(802, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
  },
  endorsements: {
    additionalInsuredOngoing: { form: null, scope: 'AI-ongoing' },
    additionalInsuredCompleted: { form: null, scope: 'AI-completed' },
    waiverOfSubrogation: { form: null, scope: 'waiver' },
    primaryNoncontributory: { form: null, scope: 'primary-noncontributory' },
  },
  coverageTypes: [...TRIGGERS, 'pollutionKinds', ...OTHERS],
  statedValues: LIABILITY_TERMS,
  deductibleKinds: RETENTIONS,
});

/** Cyber liability (reference: cyber liability). A headline limit may have far lower sublimits. */
export const cyberLiability = liabilityLine({
  id: 9,
  category: null,
  limits: {
    cyberEachClaim: liabilityLimit(901, 'eachEvent'),
    cyberAggregate: bareLimit(902, 'aggregateOfPeriod'),
    ransomwareSublimit: liabilityLimit(903, 'sublimit'),
    socialEngineeringSublimit: liabilityLimit(904, 'sublimit'),
    networkInterruptionSublimit: liabilityLimit(905, 'sublimit'),
    breachResponseSublimit: liabilityLimit(906, 'sublimit'),
  },
  endorsements: {},
  underlying: false,
  coverageTypes: [...TRIGGERS, 'cyberKinds', ...OTHERS],
  statedValues: ['defenseInsideLimit', 'waitingPeriod', ...LIABILITY_TERMS],
  deductibleKinds: [...RETENTIONS, 'waitingHours'],
});

/** Directors and officers, employment practices, fiduciary (reference: management liability). A package shares one aggregate. */
export const managementLiability = liabilityLine({
  id: 13,
  category: null,
  limits: {
    directorsEachClaim: liabilityLimit(1301, 'eachEvent'),
    employmentPracticesEachClaim: liabilityLimit(1302, 'eachEvent'),
    fiduciaryEachClaim: liabilityLimit(1303, 'eachEvent'),
    managementAggregate: bareLimit(1304, 'aggregateOfPeriod'),
  },
  endorsements: {},
  underlying: false,
  coverageTypes: [...TRIGGERS, 'managementParts', ...OTHERS],
  statedValues: ['defenseInsideLimit', ...LIABILITY_TERMS],
  deductibleKinds: RETENTIONS,
});
