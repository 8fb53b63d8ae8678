import { bareLimit, LIABILITY_TERMS, liabilityLimit, liabilityLine, standIn } from './line-rows.js';

/** Commercial general liability (reference: commercial general liability). */
export const generalLiability = liabilityLine({
  id: 1,
  category: 'commercialGeneralLiability',
  limits: {
    eachOccurrence: liabilityLimit(101, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    damageToRentedPremises: liabilityLimit(102, 'sublimit'),
    medicalExpense: bareLimit(103, 'sublimit'),
    personalInjury: liabilityLimit(107, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    personalAndAdvertisingInjury: liabilityLimit(104, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    generalAggregate: bareLimit(105, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
    productsCompletedOperationsAggregate: bareLimit(106, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
  },
  limitChoices: [['personalInjury', 'personalAndAdvertisingInjury']],
  endorsements: {
    additionalInsuredOngoing: { form: 'CG 20 10', scope: 'AI-ongoing' },
    additionalInsuredCompleted: { form: 'CG 20 37', scope: 'AI-completed' },
    waiverOfSubrogation: { form: 'CG 24 04', scope: 'waiver' },
    primaryNoncontributory: { form: 'CG 20 01', scope: 'primary-noncontributory' },
    aggregatePerProject: { form: 'CG 25 03', scope: 'aggregate-project' },
    aggregatePerLocation: { form: 'CG 25 04', scope: 'aggregate-location' },
  },
  /** An endorsement covers hired and non-owned autos, within the limit for each occurrence: bodily injury and property damage together. */
  standsFor: {
    automobile: standIn(
      {
        combinedSingleLimit: 'eachOccurrence',
        bodilyInjuryPerPerson: 'eachOccurrence',
        bodilyInjuryPerAccident: 'eachOccurrence',
        propertyDamage: 'eachOccurrence',
      },
      {
        autos: {
          type: 'hiredNonOwnedAuto',
          symbols: [
            ['hiredAutos', 8],
            ['nonOwnedAutos', 9],
          ],
        },
      },
    ),
  },
  coverageTypes: [
    'occurrenceCoverage',
    'claimsMadeCoverage',
    'contractualLiability',
    'explosionCollapseUnderground',
    'employeeBenefits',
    'hiredNonOwnedAuto',
    'stopGap',
    'tenantsLegalLiability',
    'crossLiability',
    'contingentEmployersLiability',
    'otherType',
    'otherTypeTwo',
  ],
  statedValues: LIABILITY_TERMS,
  aggregateBases: ['perPolicy', 'perProject', 'perLocation', 'perOther'],
});
