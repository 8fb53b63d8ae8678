import type { CoverageLine, EndorsementCode, Grade, LimitCode, Limits, Rating } from '../compliance/coverage.js';
import { moneyText } from '../kernel/money.js';

/** What people call the lines, limits and endorsements of ACORD 25. */
export const LINE_WORDS: Readonly<Record<CoverageLine, string>> = {
  generalLiability: 'General liability',
  automobile: 'Automobile',
  umbrella: 'Umbrella',
  workersCompensation: 'Workers’ compensation',
};

export const LIMIT_WORDS: Readonly<Record<LimitCode, string>> = {
  eachOccurrence: 'Each occurrence',
  damageToRentedPremises: 'Damage to rented premises',
  medicalExpense: 'Medical expense',
  personalAndAdvertisingInjury: 'Personal and advertising injury',
  generalAggregate: 'General aggregate',
  productsCompletedOperationsAggregate: 'Products and completed operations aggregate',
  combinedSingleLimit: 'Combined single limit',
  bodilyInjuryPerPerson: 'Bodily injury per person',
  bodilyInjuryPerAccident: 'Bodily injury per accident',
  propertyDamage: 'Property damage',
  umbrellaEachOccurrence: 'Umbrella each occurrence',
  umbrellaAggregate: 'Umbrella aggregate',
  eachAccident: 'Each accident',
  diseaseEachEmployee: 'Disease, each employee',
  diseasePolicyLimit: 'Disease, policy limit',
};

export const ENDORSEMENT_WORDS: Readonly<Record<EndorsementCode, string>> = {
  additionalInsuredOngoing: 'Additional insured, ongoing operations',
  additionalInsuredCompleted: 'Additional insured, completed operations',
  waiverOfSubrogation: 'Waiver of subrogation',
};

export const GRADE_WORDS: Readonly<Record<Grade, string>> = { claimed: 'claimed', seen: 'form seen' };

/** `A- VIII`; `NR` for a carrier without a size. */
export const ratingText = ({ strength, size }: Rating): string => (size === null ? strength : `${strength} ${size}`);

/** Limits as people read them, by their names: `General aggregate` `2,000,000`. */
export const limitTexts = (limits: Limits): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(limits).map(([code, cents]) => [LIMIT_WORDS[code as LimitCode], moneyText(cents)]));
