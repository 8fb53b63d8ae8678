import type { LimitCode } from '../coverage.js';

export type Lift = 'umbrellaEachOccurrence' | 'umbrellaAggregate';

const LIFTS: Readonly<Record<LimitCode, Lift | null>> = {
  eachOccurrence: 'umbrellaEachOccurrence',
  personalAndAdvertisingInjury: 'umbrellaEachOccurrence',
  generalAggregate: 'umbrellaAggregate',
  productsCompletedOperationsAggregate: 'umbrellaAggregate',
  damageToRentedPremises: null,
  medicalExpense: null,
  combinedSingleLimit: 'umbrellaEachOccurrence',
  bodilyInjuryPerPerson: 'umbrellaEachOccurrence',
  bodilyInjuryPerAccident: 'umbrellaEachOccurrence',
  propertyDamage: 'umbrellaEachOccurrence',
  eachAccident: 'umbrellaEachOccurrence',
  diseaseEachEmployee: 'umbrellaEachOccurrence',
  diseasePolicyLimit: 'umbrellaAggregate',
  umbrellaEachOccurrence: 'umbrellaEachOccurrence',
  umbrellaAggregate: 'umbrellaAggregate',
};

/**
 * Which limit of an umbrella adds to a limit of a primary policy. Medical expense and rented premises are never lifted;
 * an umbrella is lifted by nothing but another umbrella.
 */
export const liftOf = (limit: LimitCode): Lift | null => LIFTS[limit];
