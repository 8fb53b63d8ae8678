import { bareLimit, liabilityLine } from './line-rows.js';

/** Workers' compensation and employers' liability (reference: workers' compensation and employers' liability). */
export const workersCompensation = liabilityLine({
  id: 3,
  category: 'workersCompensationAndEmployersLiability',
  limits: {
    eachAccident: bareLimit(301, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    diseaseEachEmployee: bareLimit(302, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    diseasePolicyLimit: bareLimit(303, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
  },
  /** The line is statutory: its employers' liability amounts may be unknown. */
  limitNeeded: false,
  endorsements: { waiverOfSubrogation: { form: 'WC 00 03 13', scope: 'waiver' } },
  formNeedsEdition: false,
  trigger: 'occurrence',
  coverageTypes: [
    'federalExtensions',
    'alternateEmployer',
    'stopGap',
    'contingentEmployersLiability',
    'boardClearance',
    'otherType',
    'otherTypeTwo',
  ],
  statedValues: ['perStatute', 'statesListed', 'statesOther'],
  deductibleKinds: ['perClaim', 'perAccident', 'noDeductible', 'seeRemarks'],
});
