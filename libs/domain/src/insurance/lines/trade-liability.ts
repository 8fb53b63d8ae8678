import { bareLimit, LIABILITY_TERMS, liabilityLimit, liabilityLine, standIn } from './line-rows.js';

const TRIGGERS = ['occurrenceCoverage', 'claimsMadeCoverage'] as const;
const OTHERS = ['otherType', 'otherTypeTwo'] as const;

/** Liquor liability (reference: liquor liability). */
export const liquorLiability = liabilityLine({
  id: 10,
  category: null,
  limits: {
    eachCommonCause: liabilityLimit(1001, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    liquorAggregate: bareLimit(1002, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
  },
  endorsements: {
    additionalInsuredOngoing: { form: null, scope: 'AI-ongoing' },
    waiverOfSubrogation: { form: null, scope: 'waiver' },
  },
  coverageTypes: [...TRIGGERS, 'hostLiquor', 'assaultAndBattery', ...OTHERS],
  statedValues: LIABILITY_TERMS,
});

/** Garage liability (reference: garage liability). */
export const garageLiability = liabilityLine({
  id: 11,
  category: null,
  limits: {
    garageAutoEachAccident: liabilityLimit(1101, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    garageOtherEachAccident: liabilityLimit(1102, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    garageOtherAggregate: bareLimit(1103, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
  },
  endorsements: {
    additionalInsuredOngoing: { form: null, scope: 'AI-ongoing' },
    waiverOfSubrogation: { form: null, scope: 'waiver' },
  },
  formsOf: 'automobile',
  trigger: 'occurrence',
  /** The garage form insures covered autos and the other operations of a dealer, each with a limit of its own (CA 00 05). */
  standsFor: {
    generalLiability: standIn({ eachOccurrence: 'garageOtherEachAccident', generalAggregate: 'garageOtherAggregate' }),
    automobile: standIn({
      combinedSingleLimit: 'garageAutoEachAccident',
      bodilyInjuryPerPerson: 'garageAutoEachAccident',
      bodilyInjuryPerAccident: 'garageAutoEachAccident',
      propertyDamage: 'garageAutoEachAccident',
    }),
  },
  coverageTypes: ['personalInjuryProtection', 'uninsuredMotorist', 'autoMedicalPayments', ...OTHERS],
  symbolForms: ['garageForm'],
  statedValues: ['aggregateSharing'],
});

/** Garagekeepers: customers' autos in the insured's care (reference: garagekeepers). */
export const garagekeepers = liabilityLine({
  id: 12,
  category: null,
  limits: {
    garagekeepersEachLocation: liabilityLimit(1201, 'eachEvent'),
    garagekeepersComprehensive: liabilityLimit(1202, 'vehicles'),
    garagekeepersCollision: liabilityLimit(1203, 'vehicles'),
  },
  endorsements: {},
  trigger: 'occurrence',
  underlying: false,
  coverageTypes: ['garagekeepersPerils', ...OTHERS],
  symbolForms: ['garageForm'],
  statedValues: ['garagekeepersBasis'],
  deductibleKinds: ['perVehicle', 'perOccurrence', 'noDeductible', 'seeRemarks'],
});

/** A line that the table does not name; it says its name (reference: other coverage). */
export const otherCoverage = liabilityLine({
  id: 22,
  category: null,
  limits: {
    otherEachOccurrence: liabilityLimit(2201, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    otherAggregate: bareLimit(2202, 'aggregateOfPeriod', { lift: 'umbrellaAggregate' }),
  },
  endorsements: {
    additionalInsuredOngoing: { form: null, scope: 'AI-ongoing' },
    waiverOfSubrogation: { form: null, scope: 'waiver' },
    lossPayee: { form: null, scope: 'loss-payee' },
  },
  coverageTypes: [...TRIGGERS, ...OTHERS],
  statedValues: ['nameOfCoverage', ...LIABILITY_TERMS],
  acordForms: [25, 24],
});
