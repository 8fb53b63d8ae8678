import type { FormRow } from './form-row.js';

/** Exclusions of general liability: single coverages, and entities that are new. */
export const GL_COVERAGES_FORMS: readonly FormRow[] = [
  {
    number: 'CG 21 35',
    editions: ['10 01'],
    line: 'generalLiability',
    scopes: ['exclusion:medical-payments'],
    title: 'Exclusion: coverage C, medical payments',
    confidence: 'confirmed',
    sources: ['M', 'P'],
    note: 'Medical expense must then read excluded; an amount contradicts the form',
  },
  {
    number: 'CG 21 36',
    editions: ['03 05'],
    line: 'generalLiability',
    scopes: ['exclusion:new-entities'],
    title: 'Exclusion: new entities',
    confidence: 'confirmed',
    sources: ['M', 'P'],
    note: 'Matters when insured names change',
  },
  {
    number: 'CG 21 38',
    editions: [],
    line: 'generalLiability',
    scopes: ['exclusion:personal-injury'],
    title: 'Exclusion: personal and advertising injury',
    confidence: 'confirmed',
    sources: ['M'],
    note: 'A limit that is shown for it contradicts the form',
  },
  {
    number: 'CG 21 45',
    editions: [],
    line: 'generalLiability',
    scopes: ['exclusion:rented-premises'],
    title: 'Exclusion: damage to rented premises',
    confidence: 'confirmed',
    sources: ['M'],
    note: 'A limit that is shown for it contradicts the form',
  },
];
