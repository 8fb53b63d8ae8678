import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { CASUALTY_WORDS } from './casualty-words.js';
import { FIRST_PARTY_WORDS } from './first-party-words.js';
import type { WordsOf } from './line-word.js';

/** The names of every row of the table of lines: those of the main rows of ACORD 25, then the other families. */
export const LINE_WORDS: WordsOf<CoverageLine> = {
  generalLiability: {
    name: 'General liability',
    short: 'GL',
    limits: {
      eachOccurrence: { name: 'Each occurrence', short: 'each occurrence' },
      damageToRentedPremises: {
        name: 'Damage to rented premises (each occurrence)',
        short: 'damage to rented premises',
      },
      medicalExpense: { name: 'Medical expense (any one person)', short: 'medical expense' },
      personalInjury: { name: 'Personal injury', short: 'personal injury' },
      personalAndAdvertisingInjury: {
        name: 'Personal and advertising injury',
        short: 'personal and advertising injury',
      },
      generalAggregate: { name: 'General aggregate', short: 'general aggregate' },
      productsCompletedOperationsAggregate: {
        name: 'Products and completed operations aggregate',
        short: 'products aggregate',
      },
    },
  },
  automobile: {
    name: 'Auto liability',
    short: 'Auto',
    limits: {
      combinedSingleLimit: { name: 'Combined single limit (each accident)', short: 'combined single limit' },
      bodilyInjuryPerPerson: { name: 'Bodily injury (per person)', short: 'bodily injury per person' },
      bodilyInjuryPerAccident: { name: 'Bodily injury (per accident)', short: 'bodily injury per accident' },
      propertyDamage: { name: 'Property damage (per accident)', short: 'property damage' },
    },
  },
  workersCompensation: {
    name: 'Workers’ compensation',
    short: 'Workers’ compensation',
    /** Employers' liability is the part of workers' compensation that has limits. */
    inSum: 'Employers’ liability',
    limits: {
      eachAccident: {
        name: 'Employers’ liability, each accident',
        short: 'each accident',
        inSentence: 'employers’ liability, each accident,',
      },
      diseaseEachEmployee: {
        name: 'Employers’ liability, disease, each employee',
        short: 'disease, each employee',
        inSentence: 'employers’ liability, disease, each employee,',
      },
      diseasePolicyLimit: {
        name: 'Employers’ liability, disease, policy limit',
        short: 'disease, policy limit',
        inSentence: 'employers’ liability, disease, policy limit,',
      },
    },
  },
  umbrella: {
    name: 'Umbrella liability',
    short: 'Umbrella',
    limits: {
      umbrellaEachOccurrence: {
        name: 'Each occurrence',
        short: 'each occurrence',
        inSentence: 'the umbrella each occurrence limit',
      },
      umbrellaAggregate: { name: 'Aggregate', short: 'aggregate', inSentence: 'the umbrella aggregate' },
    },
  },
  ...CASUALTY_WORDS,
  ...FIRST_PARTY_WORDS,
};
