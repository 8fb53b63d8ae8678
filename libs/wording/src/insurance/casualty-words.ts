import type { WordsOf } from './line-word.js';

/** Lines of liability that certificates show in rows of their own or as other. */
export const CASUALTY_WORDS: WordsOf<
  | 'excessLiability'
  | 'professionalLiability'
  | 'pollutionLiability'
  | 'cyberLiability'
  | 'liquorLiability'
  | 'garageLiability'
  | 'garagekeepers'
  | 'managementLiability'
  | 'otherCoverage'
> = {
  excessLiability: {
    name: 'Excess liability',
    short: 'Excess',
    limits: {
      excessEachOccurrence: { name: 'Each occurrence', short: 'each occurrence' },
      excessAggregate: { name: 'Aggregate', short: 'aggregate' },
    },
  },
  professionalLiability: {
    name: 'Professional liability (E&O)',
    short: 'E&O',
    limits: {
      professionalEachClaim: { name: 'Each claim', short: 'each claim' },
      professionalAggregate: { name: 'Aggregate', short: 'aggregate' },
    },
  },
  pollutionLiability: {
    name: 'Pollution liability',
    short: 'Pollution',
    limits: {
      eachPollutionCondition: { name: 'Each pollution condition', short: 'each pollution condition' },
      pollutionAggregate: { name: 'Aggregate', short: 'aggregate' },
    },
  },
  cyberLiability: {
    name: 'Cyber liability',
    short: 'Cyber',
    limits: {
      cyberEachClaim: { name: 'Each claim or event', short: 'each claim' },
      cyberAggregate: { name: 'Aggregate', short: 'aggregate' },
      ransomwareSublimit: { name: 'Ransomware', short: 'ransomware' },
      socialEngineeringSublimit: { name: 'Social engineering', short: 'social engineering' },
      networkInterruptionSublimit: {
        name: 'Business interruption by a network failure',
        short: 'network interruption',
      },
      breachResponseSublimit: { name: 'Breach response', short: 'breach response' },
    },
  },
  liquorLiability: {
    name: 'Liquor liability',
    short: 'Liquor',
    limits: {
      eachCommonCause: { name: 'Each common cause', short: 'each common cause' },
      liquorAggregate: { name: 'Aggregate', short: 'aggregate' },
    },
  },
  garageLiability: {
    name: 'Garage liability',
    short: 'Garage',
    limits: {
      garageAutoEachAccident: { name: 'Auto only, each accident', short: 'auto only, each accident' },
      garageOtherEachAccident: { name: 'Other than auto, each accident', short: 'other than auto, each accident' },
      garageOtherAggregate: { name: 'Other than auto, aggregate', short: 'other than auto, aggregate' },
    },
  },
  garagekeepers: {
    name: 'Garagekeepers',
    short: 'Garagekeepers',
    limits: {
      garagekeepersEachLocation: { name: 'Each location', short: 'each location' },
      garagekeepersComprehensive: { name: 'Comprehensive or specified causes', short: 'comprehensive' },
      garagekeepersCollision: { name: 'Collision', short: 'collision' },
    },
  },
  managementLiability: {
    name: 'Management liability (D&O, EPL)',
    short: 'D&O/EPL',
    limits: {
      directorsEachClaim: { name: 'Directors and officers, each claim', short: 'directors and officers, each claim' },
      employmentPracticesEachClaim: {
        name: 'Employment practices, each claim',
        short: 'employment practices, each claim',
      },
      fiduciaryEachClaim: { name: 'Fiduciary, each claim', short: 'fiduciary, each claim' },
      managementAggregate: { name: 'Aggregate of all parts', short: 'aggregate' },
    },
  },
  otherCoverage: {
    name: 'Other coverage',
    short: 'Other',
    limits: {
      otherEachOccurrence: { name: 'Each occurrence or claim', short: 'each occurrence' },
      otherAggregate: { name: 'Aggregate', short: 'aggregate' },
    },
  },
};
