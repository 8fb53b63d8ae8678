import { bareLimit, firstPartyLine, liabilityLimit, liabilityLine, valuedLimit } from './line-rows.js';

/** Automobile liability (reference: automobile liability). */
export const automobile = liabilityLine({
  id: 2,
  listsVehicles: true,
  category: 'automobileLiability',
  limits: {
    combinedSingleLimit: liabilityLimit(201, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    bodilyInjuryPerPerson: bareLimit(202, 'splitOfLiability', { lift: 'umbrellaEachOccurrence' }),
    bodilyInjuryPerAccident: bareLimit(203, 'splitOfLiability', { lift: 'umbrellaEachOccurrence' }),
    propertyDamage: liabilityLimit(204, 'splitOfLiability', { lift: 'umbrellaEachOccurrence' }),
  },
  splitLimits: {
    combined: 'combinedSingleLimit',
    split: ['bodilyInjuryPerPerson', 'bodilyInjuryPerAccident', 'propertyDamage'],
    standing: ['bodilyInjuryPerAccident', 'propertyDamage'],
  },
  endorsements: {
    additionalInsuredOngoing: { form: 'CA 20 48', scope: 'AI-auto' },
    waiverOfSubrogation: { form: 'CA 04 44', scope: 'waiver' },
    primaryNoncontributory: { form: 'CA 04 49', scope: 'primary-noncontributory' },
  },
  trigger: 'occurrence',
  coverageTypes: [
    'uninsuredMotorist',
    'personalInjuryProtection',
    'autoMedicalPayments',
    'accidentBenefits',
    'nonOwnedAutoForm',
    'motorCarrierFiling',
    'otherType',
    'otherTypeTwo',
  ],
  symbolForms: ['businessAuto', 'motorCarrier', 'truckers'],
  statedValues: ['federalFilingAmount'],
  deductibleKinds: ['perAccident', 'selfInsuredRetention', 'noDeductible', 'seeRemarks'],
});

/** Physical damage of vehicles (reference: physical damage). Symbols 1 and 9 are of liability only. */
export const physicalDamage = firstPartyLine({
  id: 20,
  listsVehicles: true,
  category: 'physicalDamageInsurance',
  limits: {
    comprehensive: valuedLimit(2001, 'vehicles'),
    specifiedCauses: valuedLimit(2002, 'vehicles'),
    collision: valuedLimit(2003, 'vehicles'),
    hiredVehicles: valuedLimit(2004, 'vehicles'),
    interchangedTrailers: valuedLimit(2005, 'vehicles'),
    towingAndLabor: bareLimit(2006, 'sublimit'),
  },
  endorsements: { lossPayee: { form: 'CA 99 44', scope: 'loss-payee' } },
  formsOf: 'automobile',
  coverageTypes: ['vehicleDamage', 'canadianVehicleDamage', 'otherType', 'otherTypeTwo'],
  symbolForms: ['businessAuto', 'motorCarrier', 'garageForm'],
  deductibleKinds: ['perVehicle', 'perAccident', 'deductibleIncluded', 'noDeductible', 'seeRemarks'],
  valuationTypes: ['actualCashValue', 'agreedAmount', 'statedAmount', 'replacementCost', 'baseValue'],
});
