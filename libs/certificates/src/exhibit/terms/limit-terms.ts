import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import { mentionsOf, type Mention } from './mention.js';

/** What contracts call a limit, whatever its line. */
export type LimitWord =
  | 'occurrence'
  | 'accident'
  | 'claim'
  | 'aggregate'
  | 'generalAggregate'
  | 'productsAggregate'
  | 'personalInjury'
  | 'rentedPremises'
  | 'medical'
  | 'combined'
  | 'injuryPerson'
  | 'injuryAccident'
  | 'damage'
  | 'injury'
  | 'injuryAndDamage'
  | 'disease'
  | 'diseaseEmployee'
  | 'diseasePolicy'
  | 'policyLimit'
  | 'employee'
  | 'person'
  | 'condition'
  | 'cause'
  | 'other';

const EACH = String.raw`(?:per|each|any\s+one|every|ea\.?)`;
const term = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'gi');

const WORDS: readonly (readonly [RegExp, LimitWord])[] = [
  [
    term(
      String.raw`${EACH}\s+(?:and\s+every\s+)?(?:occurrence|occ\b\.?)|occurrence\s+limit|per-occurrence|any\s+one\s+loss|each\s+(?:loss|event)`,
    ),
    'occurrence',
  ],
  [term(String.raw`${EACH}\s+accident|per-accident|accident\s+limit`), 'accident'],
  [term(String.raw`${EACH}\s+(?:claim|wrongful\s+act)|per-claim`), 'claim'],
  [term(String.raw`(?:annual\s+|policy\s+)?aggregate(?:\s+limit)?`), 'aggregate'],
  [
    term(String.raw`general\s+(?:policy\s+)?aggregate(?:\s+limit)?|gen(?:'l|eral)?\.?\s+agg(?:regate)?\b\.?`),
    'generalAggregate',
  ],
  [
    term(
      String.raw`products?\s*(?:(?:and|&|\/|-|,)\s*)?(?:completed|comp\.?)\s*(?:\/|-)?\s*(?:operations?|ops?\b\.?)(?:\s+(?:annual\s+)?agg(?:regate)?\b\.?)?(?:\s+limit)?|completed\s+operations\s+aggregate(?:\s+limit)?|products?\s+aggregate`,
    ),
    'productsAggregate',
  ],
  [
    term(
      String.raw`personal\s*(?:injury\s*)?(?:and|&|\/)?\s*adv(?:ertising|\.)?\s*(?:injury|inj\b\.?)?(?:\s+liability)?`,
    ),
    'personalInjury',
  ],
  [
    term(
      String.raw`damage\s+to\s+(?:rented\s+premises|premises\s+rented(?:\s+to\s+you)?)|fire\s+(?:damage\s+)?legal(?:\s+liability)?|(?:rented\s+premises|fire\s+damage)(?:\s+liability)?`,
    ),
    'rentedPremises',
  ],
  [term(String.raw`med(?:ical|\.)?\s*(?:expenses?|payments?|exp\b\.?)`), 'medical'],
  [term(String.raw`combined\s+single\s+limits?|CSL\b`), 'combined'],
  [term(String.raw`bodily\s+injury(?:\s+limit)?[,:]?\s*(?:-|\()?\s*${EACH}\s+person\)?`), 'injuryPerson'],
  [
    term(String.raw`bodily\s+injury(?:\s+limit)?[,:]?\s*(?:-|\()?\s*${EACH}\s+(?:accident|occurrence)\)?`),
    'injuryAccident',
  ],
  [term(String.raw`bodily\s+injury\s+by\s+accident`), 'accident'],
  [
    term(
      String.raw`(?:bodily\s+injury\s+(?:by|from)\s+)?disease[,:]?\s*(?:-|\()?\s*${EACH}?\s*employee\)?|employee\s+disease`,
    ),
    'diseaseEmployee',
  ],
  [
    term(
      String.raw`(?:bodily\s+injury\s+(?:by|from)\s+)?disease[,:]?\s*(?:-|\()?\s*policy\s+limit\)?|disease\s+aggregate`,
    ),
    'diseasePolicy',
  ],
  [term(String.raw`(?:bodily\s+injury\s+(?:by|from)\s+)?disease`), 'disease'],
  [term(String.raw`bodily\s+injury\s*(?:and|or|\/|&|and\s*\/\s*or)\s*property\s+damage`), 'injuryAndDamage'],
  [term(String.raw`property\s+damage(?:\s+liability)?`), 'damage'],
  [term(String.raw`bodily\s+injury(?!\s+by)`), 'injury'],
  [term(String.raw`${EACH}\s+person`), 'person'],
  [term(String.raw`${EACH}\s+employee`), 'employee'],
  [term(String.raw`policy\s+limit`), 'policyLimit'],
  [term(String.raw`${EACH}\s+(?:pollution\s+)?(?:condition|incident)|per\s+pollution\s+condition`), 'condition'],
  [term(String.raw`(?:each\s+)?common\s+cause`), 'cause'],
  [
    term(
      String.raw`sub-?limits?|deductibles?|(?:self-?insured\s+)?retentions?|SIR\b|uninsured\s+motorists?|underinsured|personal\s+injury\s+protection|PIP\b|contract\s+(?:price|sum|amount|value)|ransomware|social\s+engineering|per\s+day|premiums?|hired\s+physical`,
    ),
    'other',
  ],
];

export const limitWordsIn = (plain: string): readonly Mention<LimitWord>[] => mentionsOf(WORDS, plain);

/** Of each line the limit that a word means, as its certificate names it. A word that is absent means none of this line. */
export const LIMIT_OF_WORD: Readonly<Partial<Record<CoverageLine, Readonly<Partial<Record<LimitWord, LimitCode>>>>>> = {
  generalLiability: {
    occurrence: 'eachOccurrence',
    aggregate: 'generalAggregate',
    generalAggregate: 'generalAggregate',
    productsAggregate: 'productsCompletedOperationsAggregate',
    personalInjury: 'personalAndAdvertisingInjury',
    rentedPremises: 'damageToRentedPremises',
    medical: 'medicalExpense',
  },
  automobile: {
    combined: 'combinedSingleLimit',
    accident: 'combinedSingleLimit',
    occurrence: 'combinedSingleLimit',
    injuryPerson: 'bodilyInjuryPerPerson',
    injuryAccident: 'bodilyInjuryPerAccident',
    damage: 'propertyDamage',
  },
  workersCompensation: {
    accident: 'eachAccident',
    diseaseEmployee: 'diseaseEachEmployee',
    diseasePolicy: 'diseasePolicyLimit',
    employee: 'diseaseEachEmployee',
    policyLimit: 'diseasePolicyLimit',
  },
  umbrella: {
    occurrence: 'umbrellaEachOccurrence',
    aggregate: 'umbrellaAggregate',
    generalAggregate: 'umbrellaAggregate',
  },
  excessLiability: { occurrence: 'excessEachOccurrence', aggregate: 'excessAggregate' },
  professionalLiability: {
    claim: 'professionalEachClaim',
    occurrence: 'professionalEachClaim',
    aggregate: 'professionalAggregate',
  },
  pollutionLiability: {
    condition: 'eachPollutionCondition',
    occurrence: 'eachPollutionCondition',
    claim: 'eachPollutionCondition',
    aggregate: 'pollutionAggregate',
  },
  cyberLiability: { claim: 'cyberEachClaim', occurrence: 'cyberEachClaim', aggregate: 'cyberAggregate' },
  liquorLiability: { cause: 'eachCommonCause', occurrence: 'eachCommonCause', aggregate: 'liquorAggregate' },
};

/** Words that only one line uses, so that they say the line too. */
export const LINE_OF_WORD: Readonly<Partial<Record<LimitWord, CoverageLine>>> = {
  generalAggregate: 'generalLiability',
  productsAggregate: 'generalLiability',
  personalInjury: 'generalLiability',
  rentedPremises: 'generalLiability',
  combined: 'automobile',
  diseaseEmployee: 'workersCompensation',
  diseasePolicy: 'workersCompensation',
};
