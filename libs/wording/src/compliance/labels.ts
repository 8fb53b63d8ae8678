import type { CoverageLine, EndorsementCode, LimitCode } from '@covertrail/domain/compliance/coverage';

/** Names of lines as people say them. */
export const LINE_NAMES: Readonly<Record<CoverageLine, string>> = {
  generalLiability: 'General liability',
  automobile: 'Auto liability',
  umbrella: 'Umbrella liability',
  workersCompensation: 'Workers’ compensation',
};

/** Short names, for sums and narrow columns. Employers' liability is the part of workers' compensation that has limits. */
export const LINE_SHORT_NAMES: Readonly<Record<CoverageLine, string>> = {
  generalLiability: 'GL',
  automobile: 'Auto',
  umbrella: 'Umbrella',
  workersCompensation: 'EL',
};

/** Limits by the words of ACORD 25 (2016/03). */
export const LIMIT_NAMES: Readonly<Record<LimitCode, string>> = {
  eachOccurrence: 'Each occurrence',
  damageToRentedPremises: 'Damage to rented premises (each occurrence)',
  medicalExpense: 'Medical expense (any one person)',
  personalAndAdvertisingInjury: 'Personal and advertising injury',
  generalAggregate: 'General aggregate',
  productsCompletedOperationsAggregate: 'Products and completed operations aggregate',
  combinedSingleLimit: 'Combined single limit (each accident)',
  bodilyInjuryPerPerson: 'Bodily injury (per person)',
  bodilyInjuryPerAccident: 'Bodily injury (per accident)',
  propertyDamage: 'Property damage (per accident)',
  umbrellaEachOccurrence: 'Each occurrence',
  umbrellaAggregate: 'Aggregate',
  eachAccident: 'Employers’ liability, each accident',
  diseaseEachEmployee: 'Employers’ liability, disease, each employee',
  diseasePolicyLimit: 'Employers’ liability, disease, policy limit',
};

/** Limits inside a sentence or a sum. */
export const LIMIT_SHORT_NAMES: Readonly<Record<LimitCode, string>> = {
  eachOccurrence: 'each occurrence',
  damageToRentedPremises: 'damage to rented premises',
  medicalExpense: 'medical expense',
  personalAndAdvertisingInjury: 'personal and advertising injury',
  generalAggregate: 'general aggregate',
  productsCompletedOperationsAggregate: 'products aggregate',
  combinedSingleLimit: 'combined single limit',
  bodilyInjuryPerPerson: 'bodily injury per person',
  bodilyInjuryPerAccident: 'bodily injury per accident',
  propertyDamage: 'property damage',
  umbrellaEachOccurrence: 'each occurrence',
  umbrellaAggregate: 'aggregate',
  eachAccident: 'each accident',
  diseaseEachEmployee: 'disease, each employee',
  diseasePolicyLimit: 'disease, policy limit',
};

export const ENDORSEMENT_NAMES: Readonly<Record<EndorsementCode, string>> = {
  additionalInsuredOngoing: 'Additional insured, ongoing operations',
  additionalInsuredCompleted: 'Additional insured, completed operations',
  waiverOfSubrogation: 'Waiver of subrogation',
};

/** Endorsements inside a sentence. */
export const ENDORSEMENT_WORDS: Readonly<Record<EndorsementCode, string>> = {
  additionalInsuredOngoing: 'additional insured for ongoing operations',
  additionalInsuredCompleted: 'additional insured for completed operations',
  waiverOfSubrogation: 'waiver of subrogation',
};
